// What a board is given and what it gives back. A board knows no rule: it draws the view, makes
// every piece touchable that a legal move touches, and tells which piece was touched.

import type { Phrase, Words } from "../words";

/** A legal move as the server sends it. `move` is what is sent back. */
export interface LegalMove {
  move: string;
  kind: string;
  args: Record<string, string>;
  /** The pieces a person points at to make it, in a natural order; the same piece may come twice. */
  touches: string[];
  phrase: Phrase;
}

/** What every view has, see kernel/view.py. */
export interface View {
  game: string;
  players: number;
  viewer: number | null;
  pending: number[];
  outcome: Outcome | null;
}

export interface Outcome {
  reason: string;
  ranking: number[][];
  scores: number[];
}

/** How far a choice has come. Piece ids are those of `touches`, as "pile:1" or "island:bazaar". */
export interface Choosing {
  /** Pieces that lead on to a legal move from here. */
  readonly glow: ReadonlySet<string>;
  /** Pieces touched so far, each with how many times. */
  readonly touched: ReadonlyMap<string, number>;
  /** The move that would be made now, were it confirmed; boards may draw it as a ghost. */
  readonly ready: LegalMove | null;
  touch(piece: string): void;
  /** Pieces that would begin another choice instead: touchable too, without a glow. */
  readonly open?: ReadonlySet<string>;
  /** Take back one touch, for boards that show which of several equal pieces was touched. */
  untouch?(piece: string): void;
}

/** The properties of every board component. */
export interface BoardProps<V extends View> {
  view: V;
  choosing: Choosing;
  words: Words;
  /** The name of the player in a seat. */
  nameOf: (seat: number) => string;
  /** What has just happened, for motion: the phrases of the last change, oldest first. */
  news: Phrase[];
  /** Whether things may move (reduced-motion and the player's own setting are heeded). */
  motion: boolean;
}
