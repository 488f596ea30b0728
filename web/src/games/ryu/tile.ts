// How an island's card is laid out, in the island's own units (within ±50).

import type { Words } from "../../i18n/words";
import { offers, type Sign } from "./printed";
import type { Island } from "./table";

export const LINE = 14;
export const ROW = 16.5;
const BOTTOM = 48;
const LONG_NAME = 14;

export interface Tile {
  /** The name, broken at its last space where it is long. */
  lines: string[];
  rows: Sign[][];
  /** The upper edge of the card. */
  top: number;
  height: number;
}

export function tile(island: Island, words: Words): Tile {
  const name = words.say("island", { island: island.name });
  const space = name.lastIndexOf(" ");
  const long = name.length > LONG_NAME && space > 0;
  const lines = long ? [name.slice(0, space), name.slice(space + 1)] : [name];
  const rows = offers(island);
  const height = lines.length * LINE + rows.length * ROW + 6;
  return { lines, rows, top: BOTTOM - height, height };
}

/** Where figures stand: on the upper edge of the card, but not below the land's middle. */
export function ground(island: Island, words: Words): number {
  return Math.min(tile(island, words).top - 2, 14);
}
