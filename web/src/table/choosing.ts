// From legal moves and touched pieces to what may be touched next and which move is meant.
// Pure functions, the same for every game: no rule is known here.

import type { LegalMove } from "../net/types";

export type Pieces = readonly string[];

export interface Narrowed {
  /** Moves that touch everything touched so far. */
  candidates: readonly LegalMove[];
  /** Candidates that touch nothing else. */
  exact: readonly LegalMove[];
  /** The move that is meant, as far as can be told: confirming makes it. */
  ready: LegalMove | null;
  /** Pieces that lead on to a candidate. */
  glow: ReadonlySet<string>;
  /** Pieces that would begin another choice instead. */
  open: ReadonlySet<string>;
}

/** How far the touched pieces narrow the legal moves. A piece touched twice counts as two. */
export function narrow(legal: readonly LegalMove[], touched: Pieces): Narrowed {
  const candidates = candidatesFor(legal, touched);
  const exact = candidates.filter((move) => move.touches.length === touched.length);
  const glow = new Set<string>();
  for (const move of candidates) for (const piece of rest(move, touched)) glow.add(piece);
  const open = new Set<string>();
  if (touched.length > 0)
    for (const move of legal)
      for (const piece of move.touches)
        if (!glow.has(piece) && !touched.includes(piece)) open.add(piece);
  return { candidates, exact, ready: meant(candidates, exact, touched), glow, open };
}

/** One candidate, or one that is all touched while others would need more. */
function meant(
  candidates: readonly LegalMove[],
  exact: readonly LegalMove[],
  touched: Pieces,
): LegalMove | null {
  if (touched.length === 0) return null;
  if (exact.length === 1) return exact[0] ?? null;
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

/**
 * The touched pieces after one more touch: the piece is added where a move goes on with it, taken
 * back where it was touched already, and else begins another choice that keeps what goes with it.
 */
export function touch(legal: readonly LegalMove[], touched: Pieces, piece: string): Pieces {
  const more = [...touched, piece];
  if (candidatesFor(legal, more).length > 0) return more;
  if (touched.includes(piece)) return untouch(touched, piece);
  let kept: Pieces = [piece];
  if (candidatesFor(legal, kept).length === 0) return touched;
  for (const earlier of [...touched].reverse())
    if (candidatesFor(legal, [earlier, ...kept]).length > 0) kept = [earlier, ...kept];
  return kept;
}

/** The touched pieces without the last touch of one. */
export function untouch(touched: Pieces, piece: string): Pieces {
  const last = touched.lastIndexOf(piece);
  return last < 0 ? touched : touched.filter((_, index) => index !== last);
}

/** Each touched piece with how many times it was. */
export function counted(pieces: Pieces): Map<string, number> {
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

function candidatesFor(legal: readonly LegalMove[], touched: Pieces): readonly LegalMove[] {
  if (touched.length === 0) return legal;
  const wanted = counted(touched);
  return legal.filter((move) => {
    if (move.touches.length < touched.length) return false;
    const has = counted(move.touches);
    for (const [piece, times] of wanted) if ((has.get(piece) ?? 0) < times) return false;
    return true;
  });
}

/** What a move still needs touched. */
function rest(move: LegalMove, touched: Pieces): Pieces {
  const done = counted(touched);
  return move.touches.filter((piece) => {
    const left = done.get(piece) ?? 0;
    if (left > 0) done.set(piece, left - 1);
    return left === 0;
  });
}
