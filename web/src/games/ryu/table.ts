// The nouns of RYU's table, typed by the server's schema.

import type { components } from "../../net/schema";
import type { Words } from "../../i18n/words";

export type RyuView = components["schemas"]["RyuView"];
export type Cubes = components["schemas"]["Cubes"];
export type Island = RyuView["circle"][number];
export type Colour = keyof Cubes;
export type TokenKind = keyof components["schemas"]["Tokens"];

export const COLOURS: readonly Colour[] = ["white", "blue", "orange", "purple", "yellow"];
export const TOKENS: readonly TokenKind[] = ["merchant", "smuggler", "governor"];
export const PIECES = ["A", "B", "C", "D", "E"] as const;
export type PieceName = (typeof PIECES)[number];

export const NO_CUBES: Cubes = { white: 0, blue: 0, orange: 0, purple: 0, yellow: 0 };

/** The colours there are any cubes of, with how many. */
export function piles(cubes: Cubes): [Colour, number][] {
  return COLOURS.filter((colour) => cubes[colour] > 0).map((colour) => [colour, cubes[colour]]);
}

export function countOf(cubes: Cubes): number {
  return COLOURS.reduce((sum, colour) => sum + cubes[colour], 0);
}

export function minus(cubes: Cubes, taken: Cubes): Cubes {
  const left = { ...cubes };
  for (const colour of COLOURS) left[colour] -= taken[colour];
  return left;
}

/** Things one after the other, as the language does it. */
export function list(words: Words, parts: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "unit" }).format(parts);
}

/** Cubes by colour, in words. */
export function tell(words: Words, cubes: Cubes): string {
  const parts = piles(cubes).map(([colour, count]) => words.say("board-cube", { colour, count }));
  return parts.length > 0 ? list(words, parts) : words.say("board-none");
}
