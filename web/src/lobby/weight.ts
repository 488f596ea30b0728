// How much there is to a game, as its own words say: 1 is easy, 3 is rich.

import type { Words } from "../i18n/words";

export const WEIGHTS = [1, 2, 3] as const;

/** Its weight; null where the game does not say. */
export function weightOf(words: Words): number | null {
  const weight = words.has("game-weight") ? Number(words.say("game-weight")) : NaN;
  return WEIGHTS.find((known) => known === weight) ?? null;
}

/** Where to begin: the lightest game, the first of several; null where no game says. */
export function easiest<T>(games: readonly T[], weigh: (game: T) => number | null): T | null {
  let found: T | null = null;
  let least = Infinity;
  for (const game of games) {
    const weight = weigh(game) ?? Infinity;
    if (weight < least) [found, least] = [game, weight];
  }
  return found;
}
