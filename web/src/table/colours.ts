// Where a game gives its players colours, the signs around the board wear them too: who is the
// blue wizard on the board is blue beside it.

import type { View } from "../boards/contract";
import type { components } from "../schema";

type Schemas = components["schemas"];

/** Each by day and by night, told apart from the card behind it. */
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

/** The seats' colours as custom properties; none where the seats' own serve. */
export function seatPaint(view: View | null): string {
  return coloursOf(view)
    .map((colour, seat) => (PAINTS[colour] ? `--seat-${seat}: ${PAINTS[colour]}` : ""))
    .filter(Boolean)
    .join("; ");
}

function coloursOf(view: View | null): string[] {
  if (view?.game === "mekong")
    return (view as Schemas["MekongView"]).seats.map((seat) => seat.colour);
  if (view?.game === "island")
    return (view as Schemas["IslandView"]).seats.map((seat) => seat.wizard);
  return [];
}
