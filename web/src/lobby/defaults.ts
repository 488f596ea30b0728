// What a table is like when nobody says otherwise.

import { pageOf } from "../games";
import type { Choice, GameInfo, NewTable } from "../net/types";
import type { Plan } from "./plan";

const LEVEL = "drake";

export function usualPlayers(game: GameInfo): number {
  return Math.min(game.most, Math.max(game.fewest, pageOf(game.id).usualPlayers ?? game.fewest));
}

export function usualLevel(game: GameInfo): string {
  return game.levels.includes(LEVEL) ? LEVEL : (game.levels[0] ?? LEVEL);
}

export function usualOptions(game: GameInfo, players: number): Record<string, Choice> {
  return Object.fromEntries(
    (game.options[String(players)] ?? []).map((option) => [option.name, option.default]),
  );
}

/** A table that starts at once: the visitor, and bots on all other seats. */
export function againstBots(
  game: GameInfo,
  name: string,
  { players, level }: Plan,
): Pick<NewTable, "game" | "players" | "name" | "bots" | "open" | "start"> {
  const bots: Record<string, string> = {};
  for (let seat = 1; seat < players; seat += 1) bots[String(seat)] = level;
  return { game: game.id, players, name, bots, open: false, start: true };
}
