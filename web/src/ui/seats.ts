// Who sits in a seat, as a name.

import { say } from "../i18n/speech.svelte";
import type { SeatInfo } from "../net/types";

export function isFree(seat: SeatInfo): boolean {
  return seat.name === null && seat.bot === null;
}

/** A person's name; bots go by names of their own; a free seat by its number. */
export function seatName({ seat, name, bot }: SeatInfo): string {
  if (name !== null) return name;
  return bot !== null ? say("bot-name", { seat }) : say("seat-number", { seat: seat + 1 });
}
