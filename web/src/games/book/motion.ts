// Dice and cards go from where they were to where they are.

import { quintOut } from "svelte/easing";
import { crossfade, scale } from "svelte/transition";

const SWIFT = 320;

/** One pair for a board: what leaves under a key and comes under the same key travels. */
export function travelling(moves: () => boolean) {
  return crossfade({
    duration: () => (moves() ? SWIFT : 0),
    easing: quintOut,
    fallback: (node) => scale(node, { duration: moves() ? SWIFT / 2 : 0, start: 0.6 }),
  });
}

export type Travel = ReturnType<typeof travelling>[0];
