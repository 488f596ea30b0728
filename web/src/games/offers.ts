// Which pieces may be touched now.

import type { Choosing } from "./game";

/** Whether touching a piece does something: it leads on, is let go, or begins another choice. */
export const offers = (choosing: Choosing, piece: string): boolean =>
  choosing.glow.has(piece) || choosing.touched.has(piece) || choosing.open.has(piece);

/** All such pieces. */
export const offered = (choosing: Choosing): string[] => [
  ...new Set([...choosing.glow, ...choosing.touched.keys(), ...choosing.open]),
];
