// Movements that tell what happened. Each is short, and nothing at all where motion is off.

import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";

import type { Spot } from "./delta";

const BRIEF = 320;

/** A card is turned over; all cards of a place begin at once, so they turn together. */
export function turnOver(_node: Element, { motion }: { motion: boolean }): TransitionConfig {
  return {
    duration: motion ? BRIEF : 0,
    css: (t) => `transform: perspective(300px) rotateY(${(1 - t) * 90}deg)`,
  };
}

/** A piece of the drawing comes from somewhere else, or goes there. */
export function carried(
  _node: Element,
  { from, to, motion }: { from: Spot; to: Spot; motion: boolean },
): TransitionConfig {
  return {
    duration: motion ? BRIEF : 0,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${(from.x - to.x) * u}px, ${(from.y - to.y) * u}px); opacity: ${0.25 + 0.75 * t}`,
  };
}

/** From hand to place and back. */
export const [send, receive] = crossfade({ duration: BRIEF, easing: cubicOut });
