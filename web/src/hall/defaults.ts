// What a table is like when nobody says otherwise.

import type { Choice, GameInfo, NewTable } from "../wire";

/** The order of the hall: the easiest to learn first. */
const ORDER = ["book", "ryu", "mekong", "island"];
const PLAYERS: Record<string, number> = { book: 3, ryu: 3, mekong: 3, island: 2 };
const LEVEL = "drake";
/** About how long a game takes, in minutes. */
export const MINUTES: Record<string, string> = {
  book: "30",
  ryu: "45",
  mekong: "15–45",
  island: "60",
};

export function inOrder(games: readonly GameInfo[]): GameInfo[] {
  const place = (game: GameInfo): number => {
    const known = ORDER.indexOf(game.id);
    return known < 0 ? ORDER.length : known;
  };
  return [...games].sort((a, b) => place(a) - place(b));
}

export function usualPlayers(game: GameInfo): number {
  return Math.min(game.most, Math.max(game.fewest, PLAYERS[game.id] ?? game.fewest));
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
): Pick<NewTable, "game" | "players" | "name" | "bots" | "open" | "start"> {
  const players = usualPlayers(game);
  const bots: Record<string, string> = {};
  for (let seat = 1; seat < players; seat += 1) bots[String(seat)] = usualLevel(game);
  return { game: game.id, players, name, bots, open: false, start: true };
}
