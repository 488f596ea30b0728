// What is printed on the cardboard: the price and the gain of each island, the cost of each piece
// of the dragon. Pictures only; what may be done is the server's word.

import type { Colour, Island, PieceName, TokenKind } from "./table";

/** A sign of the print; "material" is a cube that may be blue, orange or purple. */
export type Sign = Colour | TokenKind | "material" | "bag" | "to" | "or" | "turn" | "look" | Count;
interface Count {
  count: "2" | "4" | "5";
}

const OFFERS: Record<string, Sign[][]> = {
  smugglers: [
    ["yellow", "to", "bag", "smuggler", "smuggler"],
    ["material", "to", "merchant", "or", "smuggler"],
  ],
  merchants: [
    ["yellow", "yellow", "to", "governor"],
    ["merchant", "smuggler", "to", "yellow"],
  ],
  bazaar: [
    ["merchant", "merchant", "merchant", "to", "governor"],
    ["smuggler", "smuggler", "smuggler", "to", "bag", "bag"],
  ],
  governor: [
    ["merchant", "to", "turn"],
    ["smuggler", "to", "look"],
  ],
};

/** The rows of signs on an island's upper face; the sepia face bears none. */
export function offers({ name, kind, face }: Island): Sign[][] {
  if (face === "sepia") return [];
  if (face === null) return OFFERS[name] ?? [];
  const cubes: Sign[] =
    kind === "player" ? [{ count: "4" }, "or", { count: "5" }, "bag"] : [{ count: "2" }, "bag"];
  return [["yellow", "to", "merchant", ...cubes]];
}

const SAME: Sign[] = ["material", "material", "material"];
const EACH: Sign[] = ["blue", "orange", "purple"];

export const COSTS: Record<PieceName, Sign[][]> = {
  A: [SAME],
  B: [EACH],
  C: [SAME],
  D: [EACH],
  E: [EACH, ["yellow", "yellow"]],
};
