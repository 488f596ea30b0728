// What Play starts: how many players, and the bots' level, as last chosen in this browser.

import type { GameInfo } from "../net/types";
import { usualLevel, usualPlayers } from "./defaults";

const KEPT = "wyrmhall.play";

export interface Plan {
  players: number;
  level: string;
}

function all(): Record<string, Partial<Plan> | undefined> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Plan>) : {};
  } catch {
    return {};
  }
}

/** As chosen last, where the game still allows it. */
export function planFor(game: GameInfo): Plan {
  const { players = 0, level = "" } = all()[game.id] ?? {};
  return {
    players: players >= game.fewest && players <= game.most ? players : usualPlayers(game),
    level: game.levels.includes(level) ? level : usualLevel(game),
  };
}

export function keepPlan(game: GameInfo, plan: Plan): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...all(), [game.id]: plan }));
  } catch {
    // Without storage the usual is offered each time.
  }
}
