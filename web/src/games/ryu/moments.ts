// Moments of the table that the view no longer holds once they are past: what was just told.

import type { Phrase } from "../../net/types";
import { NO_CUBES, type Cubes } from "./table";

export interface Bid {
  who: number;
  cubes: Cubes;
}

function number(phrase: Phrase, fact: string): number {
  const value = phrase.facts[fact];
  return typeof value === "number" ? value : 0;
}

/** The cubes a phrase tells of, by colour. */
export function cubesOf(phrase: Phrase): Cubes {
  const [blue, orange, purple, yellow] = ["blue", "orange", "purple", "yellow"].map((colour) =>
    number(phrase, colour),
  );
  return {
    white: 0,
    blue: blue ?? 0,
    orange: orange ?? 0,
    purple: purple ?? 0,
    yellow: yellow ?? 0,
  };
}

/** The hands that have just been opened. */
export function bidsIn(events: readonly Phrase[]): Bid[] {
  const bids = new Map<number, Cubes>();
  for (const phrase of events) {
    const who = number(phrase, "who");
    const before = bids.get(who) ?? NO_CUBES;
    if (phrase.name === "event-bid") bids.set(who, { ...cubesOf(phrase), white: before.white });
    if (phrase.name === "event-bid_tear") bids.set(who, { ...before, white: 1 });
    if (phrase.name === "event-bid_nothing") bids.set(who, before);
  }
  return [...bids].map(([who, cubes]) => ({ who, cubes }));
}

/** How the bid has just ended. */
export function verdictIn(events: readonly Phrase[]): Phrase | undefined {
  return events.find(({ name }) => name === "event-bid_won" || name === "event-bid_tied");
}

/** Whose screens have just been lifted, and what lay behind. */
export function liftedIn(events: readonly Phrase[]): ReadonlyMap<number, Cubes> {
  const lifted = new Map<number, Cubes>();
  for (const phrase of events) {
    if (phrase.name === "event-showed") lifted.set(number(phrase, "who"), cubesOf(phrase));
    if (phrase.name === "event-showed_nothing") lifted.set(number(phrase, "who"), NO_CUBES);
  }
  return lifted;
}
