// The delta on the page: whose village lies at the bottom, and where everything is drawn.

import type { components } from "../../net/schema";

type Schemas = components["schemas"];
export type MekongView = Schemas["MekongView"];
export type Seat = Schemas["wyrmhall.games.mekong.view.Seat"];
export type Plank = Schemas["Plank"];

/** A place on the drawing, in the view's own units (lengths stay true), y downward. */
export interface Spot {
  x: number;
  y: number;
}

const NOWHERE = { x: 0, y: 0, hidden: 0 };

/** Half of the drawing's width, half of the delta's height, and the strip for one's own planks. */
export const HALF_WIDTH = 1150;
export const HALF_HEIGHT = 1300;
export const STRIP = 215;

/** The corners lie outside the hexagon of villages: room for the common reserve. */
export const PILE: Spot = { x: -900, y: -1120 };

/** How far a village and a stone, drawn over a plank's ends, hide it. */
const [UNDER_VILLAGE, UNDER_STONE] = [88, 54];
/** On a plank of which less is seen a pawn steps aside, to leave room for the plank's figure. */
const SHORT = 290;
const SHORT_AND_STEEP = 460; // a pawn stands upright, along the plank
const STEP_ASIDE = 40;

/** A plank on the drawing: its middle, its slope, and what of it is seen. */
export interface Lie extends Spot {
  slope: number;
  length: number;
  /** How far along the plank the middle of what is seen lies from the plank's own. */
  shift: number;
  /** The length that is seen. */
  seen: number;
  steep: boolean;
  short: boolean;
}

/** The drawing turned, never mirrored, until the nearest village lies at the bottom. */
export class Delta {
  readonly #cos: number;
  readonly #sin: number;
  readonly #supports = new Map<string, Spot>();

  constructor(view: MekongView) {
    const home = view.seats[view.viewer ?? 0]?.colour;
    const nearest = view.villages.find((village) => village.colour === home) ?? { x: 0, y: -1 };
    const far = Math.hypot(nearest.x, nearest.y);
    this.#cos = -nearest.y / far;
    this.#sin = -nearest.x / far;
    for (const village of view.villages) this.#supports.set(village.colour, this.at(village));
    for (const stone of view.stones) this.#supports.set(String(stone.number), this.at(stone));
  }

  /** Where a point of the view is drawn. */
  at({ x, y }: Spot): Spot {
    return {
      x: Math.round(x * this.#cos - y * this.#sin),
      y: Math.round(-(x * this.#sin + y * this.#cos)),
    };
  }

  /** Where a support lies: a village by its colour, a stone by its number. */
  support(name: string): Spot {
    return this.#supports.get(name) ?? NOWHERE;
  }

  /** How a plank lies, turned so that it reads from left to right, or downward where it is steep. */
  lie(pair: string): Lie {
    const ends = pair.split("-").map((name) => ({
      ...this.support(name),
      hidden: /\d/.test(name) ? UNDER_STONE : UNDER_VILLAGE,
    }));
    const [one = NOWHERE, other = NOWHERE] = ends;
    const steep = Math.abs(one.y - other.y) > Math.abs(one.x - other.x);
    const [left, right] = (steep ? one.y <= other.y : one.x <= other.x)
      ? [one, other]
      : [other, one];
    const length = Math.hypot(right.x - left.x, right.y - left.y);
    const seen = length - left.hidden - right.hidden;
    return {
      x: (left.x + right.x) / 2,
      y: (left.y + right.y) / 2,
      slope: (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI,
      length,
      shift: (left.hidden - right.hidden) / 2,
      seen,
      steep,
      short: seen < (steep ? SHORT_AND_STEEP : SHORT),
    };
  }

  /** Where a pawn stands: amid a plank, or before its own place in a village. */
  standing(stands: string, seat: number, inVillage: number[]): Spot {
    if (stands.includes("-")) {
      const { x, y, slope, shift, seen, short } = this.lie(stands);
      const along = shift - (short && seen > 3 * STEP_ASIDE ? STEP_ASIDE : 0);
      const turn = (slope * Math.PI) / 180;
      return { x: x + along * Math.cos(turn), y: y + along * Math.sin(turn) + 14 };
    }
    const { x, y } = this.support(stands);
    const beside = inVillage.indexOf(seat) - (inVillage.length - 1) / 2;
    return { x: x + beside * 74, y: y + 124 };
  }
}
