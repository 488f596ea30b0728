// Clocks by the names people use.

import { say } from "../i18n/speech.svelte";
import type { Clock } from "../net/types";

export function clockName({ kind, seconds }: Clock): string {
  if (kind === "none") return say("clock-none");
  const [count, unit] =
    seconds >= 3600 ? [seconds / 3600, "hours"] : [Math.round(seconds / 60), "minutes"];
  return say(`clock-${kind}`, { count, unit });
}
