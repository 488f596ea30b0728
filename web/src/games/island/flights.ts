// Cubes, coins, maps and dragons that change hands fly there: it tells who got what from where.

import type { Phrase } from "../../net/types";
import type { IslandView } from "./words";

interface Flight {
  icon: string;
  colour: string;
  count: number;
  from: string;
  to: string;
}

const MOST = 4; // of a kind at once
const FLIGHT = 330; // milliseconds
const LATER = 45;
const SVG = "http://www.w3.org/2000/svg";

const spot = (name: string): string => `[data-spot="${name}"]`;
const cellOf = (cell: unknown): string => `[data-piece="cell:${String(cell)}"]`;

/** Who gets what, by what is told; null where nothing changes hands. */
export function flightOf({ name, facts }: Phrase, view: IslandView): Flight | null {
  const who = Number(facts["who"]);
  const seat = spot(`seat-${who}`);
  const here = cellOf(view.seats[who]?.cell);
  const colour = String(facts["colour"] ?? "none");
  const count = Number(facts["count"] ?? 1);
  const goods = { icon: colour === "gold" ? "coin" : "cube", colour, count };
  const supply = spot(`supply-${colour}`);
  switch (name) {
    case "event-gained":
      return { ...goods, from: supply, to: seat };
    case "event-paid":
    case "event-storm_took":
      return { ...goods, from: seat, to: supply };
    case "event-pet_hungers":
      return { icon: "coin", colour: "gold", count: 1, from: seat, to: spot("supply-gold") };
    case "event-drew_tile":
      return { icon: "tile", colour: "none", count: 1, from: spot("bag"), to: seat };
    case "event-drew_maps":
      return { icon: "map", colour, count, from: spot("deck"), to: seat };
    case "event-returned_maps":
      return { icon: "map", colour, count, from: seat, to: spot("deck") };
    case "event-played_map":
      return { icon: "map", colour: "none", count: 1, from: seat, to: cellOf(facts["cell"]) };
    case "event-tamed":
    case "event-captured":
      return { icon: "dragon", colour, count, from: here, to: seat };
    case "event-herded":
      return {
        icon: "dragon",
        colour,
        count: 1,
        from: cellOf(facts["origin"]),
        to: cellOf(facts["cell"]),
      };
    default:
      return null;
  }
}

/** Let them fly over the board; elements remove themselves. */
export function fly(board: HTMLElement, flights: readonly Flight[]): void {
  const whole = board.getBoundingClientRect();
  const middle = (selector: string): { x: number; y: number } | null => {
    const box = board.querySelector(selector)?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2 - whole.x, y: box.y + box.height / 2 - whole.y } : null;
  };
  let later = 0;
  for (const { icon, colour, count, from, to } of flights) {
    const start = middle(from);
    const end = middle(to);
    if (!start || !end) continue;
    for (let one = 0; one < Math.min(count, MOST); one++, later += LATER) {
      const piece = document.createElementNS(SVG, "svg");
      piece.setAttribute("class", `flying isl-${colour}`);
      piece.setAttribute("aria-hidden", "true");
      piece.setAttribute("width", "30");
      piece.setAttribute("height", "30");
      piece.style.cssText = "position:absolute;left:-15px;top:-15px;pointer-events:none;z-index:9";
      const use = document.createElementNS(SVG, "use");
      use.setAttribute("href", `#isl-${icon}`);
      use.setAttribute("width", "30");
      use.setAttribute("height", "30");
      piece.append(use);
      board.append(piece);
      const at = (point: { x: number; y: number }, size: number): string =>
        `translate(${point.x}px,${point.y}px) scale(${size})`;
      const flight = piece.animate(
        [
          { transform: at(start, 0.7), opacity: 0.4 },
          { transform: at(end, 1), opacity: 1 },
        ],
        // Together no longer than a person waits for: later ones start while the first still fly.
        { duration: FLIGHT, delay: Math.min(later, 300), easing: "ease-in-out", fill: "both" },
      );
      flight.onfinish = () => piece.remove();
      flight.oncancel = () => piece.remove();
    }
  }
}
