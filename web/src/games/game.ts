// What the page may know of a game, and what a board is given. A board knows no rules: it draws
// the view, makes every piece touchable that a legal move touches, and says which was touched.

import type { Component } from "svelte";

import type { NameOf, Words } from "../i18n/words";
import type { LegalMove, Phrase, View } from "../net/types";

/** How far a choice has come. Piece ids are those of `touches`, as "pile:1" or "island:bazaar". */
export interface Choosing {
  /** Pieces that lead on to a legal move from here. */
  readonly glow: ReadonlySet<string>;
  /** Pieces touched so far, each with how many times. */
  readonly touched: ReadonlyMap<string, number>;
  /** Pieces that would begin another choice instead: touchable too, without a glow. */
  readonly open: ReadonlySet<string>;
  /** The move that would be made now, were it confirmed; boards may draw it as a ghost. */
  readonly ready: LegalMove | null;
  /** All legal moves, for boards that offer them as buttons. */
  readonly legal: readonly LegalMove[];
  touch(piece: string): void;
  /** Undo one touch, for boards that show which of several equal pieces was touched. */
  untouch(piece: string): void;
  /**
   * Make the move that touches just these pieces, without asking again; false if there is none.
   * For moves that are taken back as easily as they are made, and buttons that say what they do.
   */
  make(pieces: readonly string[]): boolean;
  /** Choose a move as a whole; chosen again, it is confirmed. */
  pick(move: LegalMove): void;
}

/** The properties of every board component. */
export interface BoardProps<V extends View> {
  view: V;
  choosing: Choosing;
  words: Words;
  /** The name of the player in a seat. */
  nameOf: NameOf;
  /** What has just happened, for motion: the phrases of the last change, oldest first. */
  events: Phrase[];
  /** Whether things may move: the player's setting and the system's reduced motion both apply. */
  motion: boolean;
}

/** A line of the final scores. */
export interface ScoreLine {
  label: string;
  /** One for each seat. */
  values: readonly (number | string)[];
  /** How each value comes about, where that needs saying. */
  sums?: readonly string[];
  /** A part of the sum, the sum itself, or what breaks a tie. */
  weight: "part" | "sum" | "tie";
}

export interface Phases {
  steps: readonly string[];
  /** The index of the one that is under way. */
  at: number;
}

/** The properties of a player aid. */
export interface AidProps<V extends View> {
  view: V;
  words: Words;
}

/** All that the page knows of a game beyond what the server tells it. */
export interface GamePage<V extends View = View> {
  /** Where it stands in the lobby, lowest first: the easiest to learn comes first. */
  order: number;
  /** About how long a game takes, in minutes; none where nobody knows. */
  minutes: string;
  /** How many usually play; none for the fewest that can. */
  usualPlayers: number | null;
  /** The picture in the lobby. */
  Art: Component;
  /** The board, fetched when a table of the game is opened. */
  loadBoard(): Promise<Component<BoardProps<V>>>;
  /** By kind of move, the clause at which the rules open when that move is asked for. */
  clauses: Readonly<Record<string, string>>;
  /** By kind of piece ("pile" of "pile:1"), the clause that says what it is for. */
  tips: Readonly<Record<string, string>>;
  /** The steps of a turn or a round, and which one it is; null where there is none. */
  phases(view: V, words: Words): Phases | null;
  /** The player aid, on one screen: turn order, costs, icons, scoring. */
  loadAid: (() => Promise<Component<AidProps<V>>>) | null;
  /** The colours the game gives its players, by seat; empty where the page's own serve. */
  seatColours(view: V): readonly string[];
  scoreLines(view: V, words: Words): ScoreLine[];
}

/** A game's own page; what it leaves out is as for any game. */
export function defineGame<V extends View>(page: Partial<GamePage<V>>): Partial<GamePage> {
  // A board takes the view of its own game: that the server sends that view is its promise.
  return page as unknown as Partial<GamePage>;
}
