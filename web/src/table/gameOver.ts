// That a game is over, and why.

import { say } from "../i18n/speech.svelte";
import type { Words } from "../i18n/words";
import type { Outcome } from "../net/types";

export function gameOver({ reason }: Outcome, words: Words): string {
  const message = `reason-${reason}`;
  return say("game-over", {
    reason: words.has(message) ? words.say(message) : words.readable(reason),
  });
}
