// The steps of a turn, and which one is under way. Moving and acting come in either order; sharing
// and the bid only where they happen.

import type { Words } from "../../i18n/words";
import type { Phases } from "../game";
import { countOf, type RyuView } from "./table";

type Step = "gem" | "either" | "other" | "move" | "action" | "share" | "bid" | "tokens";

const SHARING = new Set(["draft", "split", "choose"]);
const BIDDING = new Set(["bid", "spoils"]);

export function phases(view: RyuView, words: Words): Phases | null {
  if (view.turn === null || view.phase === "opening") return null;
  const [steps, now] = stepsOf(view);
  return { steps: steps.map((step) => words.say(`phase-${step}`)), at: steps.indexOf(now) };
}

function stepsOf({ phase, moved, acted, seats, turn }: RyuView): [Step[], Step] {
  const before: Step[] = moved ? ["move"] : [];
  const after: Step[] = moved ? [] : ["move"];
  if (BIDDING.has(phase))
    return [[...before, "action", "bid", "tokens"], phase === "bid" ? "bid" : "tokens"];
  if (SHARING.has(phase)) return [[...before, "action", "share", ...after], "share"];
  if (phase !== "turn" || moved) return [[...before, "action", ...after], "action"];
  if (acted) return [["action", "move"], "move"];
  const cubes = seats[turn ?? -1]?.cubes;
  if (cubes && countOf(cubes) === 0) return [["gem", "either", "other"], "gem"];
  return [["either", "other"], "either"];
}
