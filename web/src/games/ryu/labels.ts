// Names of pieces that more than one component tells.

import type { Words } from "../../i18n/words";
import { PIECES } from "./table";

/** How far a dragon is, and what its next piece costs. */
export function dragonLabel(words: Words, built: number, who: string): string {
  const parts = [words.say("board-dragon-of", { who, count: built })];
  const piece = PIECES[built];
  if (piece !== undefined) parts.push(words.say("board-next-piece", { piece }));
  return parts.join(" · ");
}
