// Where a game gives its players colours, the marks around the board wear them too: the blue
// wizard on the board is blue beside it.

import { pageOf } from "../games";
import type { View } from "../net/types";

/** Each in the light theme and the dark, to stand out from the card behind it. */
const PAINTS: Record<string, string> = {
  red: "light-dark(#b3261e, #ff8a80)",
  blue: "light-dark(#1f5fa8, #82b8ff)",
  green: "light-dark(#2f7040, #7fd6a5)",
  yellow: "light-dark(#8a6a00, #e6c455)",
  black: "light-dark(#3b3833, #b5aea3)",
  pink: "light-dark(#b03a78, #ff9fcb)",
  white: "light-dark(#7d7a73, #f4efe4)",
  gold: "light-dark(#8a6a00, #e6c455)",
};

/** The seats' colours as custom properties; none where the page's own serve. */
export function seatPaint(view: View | null): string {
  if (!view) return "";
  return pageOf(view.game)
    .seatColours(view)
    .map((colour, seat) => (PAINTS[colour] ? `--seat-${seat}: ${PAINTS[colour]}` : ""))
    .filter(Boolean)
    .join("; ");
}
