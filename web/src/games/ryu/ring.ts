// Where things lie on the circle of nine islands, in the units of its drawing.

interface Point {
  x: number;
  y: number;
}

export interface Ring {
  width: number;
  height: number;
  /** How large an island of 100 units is drawn. */
  scale: number;
  places: Point[];
  /** The water inside the islands. */
  inner: { x: number; y: number; width: number; height: number };
}

const SAMPLES = 720;

interface Shape {
  width: number;
  height: number;
  rx: number;
  ry: number;
  /** 2 is an ellipse; more is squarer, and leaves more room inside. */
  squareness: number;
  scale: number;
}

function ring({ width, height, rx, ry, squareness, scale }: Shape, count: number): Ring {
  const power = 2 / squareness;
  const outline: Point[] = [];
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const angle = (sample / SAMPLES) * 2 * Math.PI - Math.PI / 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    outline.push({
      x: width / 2 + rx * Math.sign(c) * Math.abs(c) ** power,
      y: height / 2 + ry * Math.sign(s) * Math.abs(s) ** power,
    });
  }
  const along = [0];
  for (const [index, point] of outline.entries()) {
    const before = outline[index - 1];
    if (before)
      along.push((along.at(-1) ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
  }
  const whole = along.at(-1) ?? 0;
  const places = Array.from({ length: count }, (_, place) => {
    const index = along.findIndex((length) => length >= (whole * place) / count);
    return outline[index] ?? { x: width / 2, y: 0 };
  });
  const left = width / 2 - rx + 52 * scale;
  // The islands beside the topmost reach farther in than the lowest two.
  const [top, bottom] = [height / 2 - ry + 70 * scale, height / 2 - ry + 42 * scale];
  const inner = { x: left, y: top, width: width - 2 * left, height: height - top - bottom };
  return { width, height, scale, places, inner };
}

/** For a phone held upright: a tall ring, so that islands stay large enough to read and touch. */
export const tall = ring(
  { width: 390, height: 496, rx: 147, ry: 198, squareness: 3.2, scale: 0.95 },
  9,
);
export const round = ring(
  { width: 720, height: 690, rx: 278, ry: 264, squareness: 2.15, scale: 1.5 },
  9,
);
