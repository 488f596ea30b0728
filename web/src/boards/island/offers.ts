// Which pieces may be touched now.

import type { Choosing } from "../contract";

/** A choice may also tell which pieces would begin another one instead. */
export type Offering = Choosing & { readonly open?: ReadonlySet<string> };

export const opens = (choosing: Offering, piece: string): boolean =>
  choosing.open?.has(piece) ?? false;

/** Whether touching a piece does something: it leads on, takes back, or begins another choice. */
export const offers = (choosing: Offering, piece: string): boolean =>
  choosing.glow.has(piece) || choosing.touched.has(piece) || opens(choosing, piece);

/** All such pieces. */
export const offered = (choosing: Offering): string[] => [
  ...new Set([...choosing.glow, ...choosing.touched.keys(), ...(choosing.open ?? [])]),
];
