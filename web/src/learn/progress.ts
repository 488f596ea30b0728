// How far each lesson was followed in this browser, and which games were played here before.

const KEPT = "wyrmhall.lessons";

interface Progress {
  step: number;
  done: boolean;
}

function all(): Record<string, Progress> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

function keep(game: string, progress: Progress): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...all(), [game]: progress }));
  } catch {
    // Without storage every lesson begins at its beginning.
  }
}

/** The step at which a lesson goes on. */
export function reached(game: string): number {
  const step = all()[game]?.step;
  return Number.isInteger(step) ? (step ?? 0) : 0;
}

/** Whether the game is known here: its lesson was finished, or it was played. */
export function isKnown(game: string): boolean {
  return all()[game]?.done === true;
}

/** A step was reached; after the last one the lesson begins again. */
export function comeTo(game: string, step: number, count: number): void {
  const last = step + 1 >= count;
  keep(game, { step: last ? 0 : step, done: last || isKnown(game) });
}

/** Somebody plays it, so they need not be taught first. */
export function nowKnown(game: string): void {
  keep(game, { step: reached(game), done: true });
}
