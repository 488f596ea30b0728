// The move being chosen at this table: what boards are given as `choosing`, and the move it sends.

import type { Choosing } from "../games/game";
import type { LegalMove } from "../net/types";
import { counted, narrow, touch, untouch, type Pieces } from "./choosing";

const NOTHING: ReadonlySet<string> = new Set();

export class Chooser implements Choosing {
  #legal = $state.raw<readonly LegalMove[]>([]);
  #order = $state.raw<Pieces>([]);
  /** A move picked from the list, which needs no touches. */
  #picked = $state.raw<LegalMove | null>(null);
  #sent = $state.raw<LegalMove | null>(null);
  #version = 0;
  #narrowed = $derived(narrow(this.#legal, this.#order));

  /** `quick`: whether a move of a single touch is made without confirming. */
  constructor(
    private readonly send: (move: LegalMove) => void,
    private readonly quick: () => boolean,
  ) {}

  readonly touched = $derived(counted(this.#order));
  readonly ready = $derived(this.#picked ?? this.#narrowed.ready);

  get glow(): ReadonlySet<string> {
    return this.#sent ? NOTHING : this.#narrowed.glow;
  }
  get open(): ReadonlySet<string> {
    return this.#sent ? NOTHING : this.#narrowed.open;
  }
  get legal(): readonly LegalMove[] {
    return this.#legal;
  }
  get candidates(): readonly LegalMove[] {
    return this.#narrowed.candidates;
  }
  get exact(): readonly LegalMove[] {
    return this.#narrowed.exact;
  }
  /** The pieces touched so far, in order. */
  get order(): Pieces {
    return this.#order;
  }
  /** The move that is on its way to the server. */
  get sent(): LegalMove | null {
    return this.#sent;
  }
  get begun(): boolean {
    return this.#order.length > 0 || this.#picked !== null;
  }

  /** New legal moves; a choice half made stays if they are the same as before. */
  offer(legal: readonly LegalMove[], version: number): void {
    const same =
      legal.length === this.#legal.length &&
      legal.every((move, index) => move.move === this.#legal[index]?.move);
    const done = this.#sent !== null && version !== this.#version;
    this.#legal = legal;
    this.#version = version;
    if (!same || done) this.answered();
  }

  touch(piece: string): void {
    if (this.#sent) return;
    this.#picked = null;
    const again = piece === this.#order.at(-1) && !this.glow.has(piece);
    if (again && this.ready) return this.confirm();
    this.#order = touch(this.#legal, this.#order, piece);
    const { ready, candidates } = this.#narrowed;
    if (ready?.touches.length === 1 && candidates.length === 1 && this.quick()) this.confirm();
  }

  untouch(piece: string): void {
    if (this.#sent) return;
    this.#picked = null;
    this.#order = untouch(this.#order, piece);
  }

  make(pieces: Pieces): boolean {
    if (this.#sent) return false;
    const [move, another] = narrow(this.#legal, pieces).exact;
    if (!move || another) return false;
    this.#picked = move;
    this.confirm();
    return true;
  }

  /** Take a move from the list; picked again, it is confirmed. */
  pick(move: LegalMove): void {
    if (this.#sent) return;
    if (this.#picked === move) return this.confirm();
    this.#picked = move;
    this.#order = move.touches;
  }

  clear(): void {
    this.#order = [];
    this.#picked = null;
  }

  confirm(): void {
    const move = this.ready;
    if (!move || this.#sent) return;
    this.#sent = move;
    this.send(move);
  }

  /** The server has answered: nothing is being sent any more. */
  answered(): void {
    this.#sent = null;
    this.clear();
  }
}
