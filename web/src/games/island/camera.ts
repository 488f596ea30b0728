// What part of the sea a person looks at. Pure: the map keeps one and replaces it.

import type { Box, Point } from "./hexes";

export interface Camera {
  /** The point of the sea in the middle of the window. */
  x: number;
  y: number;
  /** Pixels for a unit of the sea. */
  scale: number;
}

export interface Window {
  wide: number;
  high: number;
  /** Pixels at the upper and lower edge that something lies over. */
  above: number;
  covered: number;
}

const CLOSEST = 2.5;
const FARTHEST = 0.09;
const FIT_CLOSEST = 1.35;

const within = (low: number, value: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** All of a box, as large as it goes. */
export function fit(box: Box, { wide, high, above, covered }: Window): Camera {
  const room = Math.max(80, high - above - covered);
  const scale = within(
    FARTHEST,
    Math.min(wide / (box.right - box.left), room / (box.bottom - box.top)),
    FIT_CLOSEST,
  );
  return {
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2 + (covered - above) / 2 / scale,
    scale,
  };
}

/** Nearer or farther, the point under the finger staying there. */
export function zoom(camera: Camera, by: number, at: Point, { wide, high }: Window): Camera {
  const scale = within(FARTHEST, camera.scale * by, CLOSEST);
  const dx = at.x - wide / 2;
  const dy = at.y - high / 2;
  return {
    x: camera.x + dx / camera.scale - dx / scale,
    y: camera.y + dy / camera.scale - dy / scale,
    scale,
  };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Where a point of the sea is in the window. */
export function project({ x, y, scale }: Camera, point: Point, { wide, high }: Window): Point {
  return { x: wide / 2 + (point.x - x) * scale, y: high / 2 + (point.y - y) * scale };
}

export function inside(camera: Camera, point: Point, window: Window, margin: number): boolean {
  const { x, y } = project(camera, point, window);
  const low = window.high - window.covered - margin;
  return x >= margin && x <= window.wide - margin && y >= margin && y <= low;
}

/** No farther than has to be, so that a point is well inside the window. */
export function follow(camera: Camera, point: Point, window: Window, margin: number): Camera {
  const { x, y } = project(camera, point, window);
  const low = Math.max(margin, window.high - window.covered - margin);
  const right = Math.max(margin, window.wide - margin);
  return pan(camera, within(margin, x, right) - x, within(margin, y, low) - y);
}
