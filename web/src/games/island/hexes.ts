// Where a cell lies on the map: hexagons with a corner on top, as in games/island/hexes.py.

/** From the middle of a hexagon to a corner. */
export const SIZE = 50;
const WIDTH = Math.sqrt(3) * SIZE;
const GAP = 1.2;
const ROUND = 0.14;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The steps to the six touching cells, by the name a move gives them. */
export const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  e: [1, 0],
  ne: [1, -1],
  nw: [0, -1],
  w: [-1, 0],
  sw: [-1, 1],
  se: [0, 1],
};

export function centre(q: number, r: number): Point {
  return { x: WIDTH * (q + r / 2), y: 1.5 * SIZE * r };
}

/** The middle of the cell written "q,r". */
export function centreOf(cell: string): Point {
  const [q = 0, r = 0] = cell.split(",").map(Number);
  return centre(q, r);
}

function corner(number: number, size: number): Point {
  const angle = (Math.PI / 180) * (60 * number - 90);
  return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
}

/** A hexagon with rounded corners around 0,0. */
export function outline(size: number): string {
  const steps: string[] = [];
  for (let number = 0; number < 6; number++) {
    const [before, at, after] = [number - 1, number, number + 1].map((n) => corner(n, size));
    if (!before || !at || !after) continue;
    const near = (other: Point): string =>
      `${(at.x + (other.x - at.x) * ROUND).toFixed(2)} ${(at.y + (other.y - at.y) * ROUND).toFixed(2)}`;
    steps.push(`${number ? "L" : "M"}${near(before)}`);
    steps.push(`Q${at.x.toFixed(2)} ${at.y.toFixed(2)} ${near(after)}`);
  }
  return `${steps.join("")}Z`;
}

export const TILE = outline(SIZE - GAP);
export const RING = outline(SIZE - 3.5);

/** The smallest box around cells, and as many more cells all around as `more` says. */
export function boxAround(cells: readonly Point[], more: number): Box {
  const [aside, above] = [WIDTH * more, 1.5 * SIZE * more];
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  return {
    left: Math.min(...xs) - WIDTH / 2 - aside,
    right: Math.max(...xs) + WIDTH / 2 + aside,
    top: Math.min(...ys) - SIZE - above,
    bottom: Math.max(...ys) + SIZE + above,
  };
}

/** A bent arrow from one cell to another. */
export function herdWay(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  const bend = {
    x: (from.x + to.x) / 2 + uy * long * 0.16,
    y: (from.y + to.y) / 2 - ux * long * 0.16,
  };
  const tip = { x: to.x - ux * 24, y: to.y - uy * 24 };
  const turn = Math.atan2(tip.y - bend.y, tip.x - bend.x);
  const barb = (by: number): string =>
    `${tip.x - 20 * Math.cos(turn + by)} ${tip.y - 20 * Math.sin(turn + by)}`;
  return `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}M${barb(0.5)}L${tip.x} ${tip.y}L${barb(-0.5)}`;
}
