// Fingers, mouse and wheel on the map, told as pans and zooms. A drag swallows the click it ends in.

import type { Point } from "./hexes";

interface Moves {
  pan: (dx: number, dy: number) => void;
  zoom: (by: number, at: Point) => void;
}

const DRAG = 6; // pixels before a touch is a drag
const WHEEL = 0.0016;

export function gestures(moves: Moves) {
  return (node: Element): (() => void) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let dragged = false;

    const at = (event: MouseEvent): Point => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const apart = (): number => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1;
    };
    const middle = (): Point => {
      const all = [...fingers.values()];
      return {
        x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
        y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
      };
    };

    function down(event: PointerEvent): void {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      fingers.set(event.pointerId, at(event));
      if (fingers.size === 1) {
        start = at(event);
        dragged = false;
      }
    }
    function move(event: PointerEvent): void {
      if (!fingers.has(event.pointerId) || !start) return;
      const here = at(event);
      if (!dragged) {
        if (fingers.size < 2 && Math.hypot(here.x - start.x, here.y - start.y) < DRAG) return;
        dragged = true;
        // Not before: a captured pointer would click the map instead of the piece under it.
        node.setPointerCapture(event.pointerId);
      }
      const before = { span: apart(), middle: middle() };
      fingers.set(event.pointerId, here);
      const now = middle();
      moves.pan(now.x - before.middle.x, now.y - before.middle.y);
      if (fingers.size > 1) moves.zoom(apart() / before.span, now);
    }
    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
    }
    function click(event: Event): void {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    }
    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      moves.zoom(Math.exp(-event.deltaY * lines * WHEEL), at(event));
    }

    const stop = new AbortController();
    const { signal } = stop;
    const on = <E extends Event>(name: string, listener: (event: E) => void, more = {}): void =>
      node.addEventListener(name, listener as EventListener, { signal, ...more });
    on("pointerdown", down);
    on("pointermove", move);
    on("pointerup", up);
    on("pointercancel", up);
    on("click", click, { capture: true });
    on("wheel", wheel, { passive: false });
    return () => stop.abort();
  };
}
