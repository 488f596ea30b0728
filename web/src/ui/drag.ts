// Dragging with a mouse or a pen: a piece follows the pointer to whatever takes it. Fingers scroll
// and tap instead.

import type { Action } from "svelte/action";

/** How far the pointer goes before a press becomes a drag. */
const BEGINS = 6;

interface Dragging {
  /** Whether the piece may be dragged now. */
  able: boolean;
  /** It was dropped on an element with this `data-drop`. */
  ondrop: (target: string) => void;
}

const targetAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]") ?? null;

/** Let an element be dragged onto elements that have a `data-drop`. */
export const drag: Action<HTMLElement, Dragging> = (node, given) => {
  let current = given;
  let from: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (current.able && event.pointerType !== "touch" && event.button === 0)
      from = { x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    const [right, down] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost) {
      if (Math.hypot(right, down) < BEGINS) return;
      ghost = shadowOf(node);
      node.classList.add("dragged");
    }
    ghost.style.transform = `translate(${right}px, ${down}px)`;
    over?.classList.remove("drop-here");
    over = targetAt(event.clientX, event.clientY);
    over?.classList.add("drop-here");
  }

  function end(event: PointerEvent): void {
    const target =
      ghost && event.type === "pointerup" ? targetAt(event.clientX, event.clientY) : null;
    // The click that follows is part of the drag.
    if (ghost) window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
    ghost?.remove();
    over?.classList.remove("drop-here");
    node.classList.remove("dragged");
    from = ghost = over = null;
    if (target?.dataset["drop"]) current.ondrop(target.dataset["drop"]);
  }

  node.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", end);
  window.addEventListener("pointercancel", end);
  return {
    update: (next) => (current = next),
    destroy() {
      ghost?.remove();
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    },
  };
};

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** A copy that lies over the page and lets the pointer through. */
function shadowOf(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  for (const one of copy.querySelectorAll("[data-piece]")) one.removeAttribute("data-piece");
  copy.style.cssText = `position: fixed; left: ${box.left}px; top: ${box.top}px; width: ${box.width}px; height: ${box.height}px; margin: 0; pointer-events: none; opacity: 0.85; z-index: 50`;
  node.parentElement?.append(copy);
  return copy;
}
