// Legal moves as a list of choices.

import type { Words } from "../i18n/words";
import type { LegalMove } from "../net/types";

/** Moves in groups by kind, in the order the kinds come first. */
export function byKind(moves: readonly LegalMove[]): Map<string, LegalMove[]> {
  const groups = new Map<string, LegalMove[]>();
  for (const move of moves) {
    const group = groups.get(move.kind);
    if (group) group.push(move);
    else groups.set(move.kind, [move]);
  }
  return groups;
}

/** What a kind of move asks of a player, as "end your turn"; null where the game does not say. */
export function askText(words: Words, kind: string): string | null {
  const message = `ask-${kind}`;
  return words.has(message) ? words.say(message) : null;
}

/** The heading of the moves of a kind. */
export function kindLabel(words: Words, kind: string): string {
  const message = `ask-${kind}`;
  return words.has(message) ? words.label(message) : words.readable(kind);
}
