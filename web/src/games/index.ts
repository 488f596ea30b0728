// Every game the page has a folder for, found by itself. One without a folder gets the plain page.

import type { GameInfo } from "../net/types";
import type { GamePage } from "./game";
import { plainPage } from "./plain/page";

const found = import.meta.glob<Partial<GamePage>>("./*/index.ts", {
  eager: true,
  import: "default",
});

/** What the page knows of a game. */
export function pageOf(game: string): GamePage {
  return { ...plainPage, ...found[`./${game}/index.ts`] };
}

/** Games as the lobby shows them. */
export function inOrder(games: readonly GameInfo[]): GameInfo[] {
  return [...games].sort((a, b) => pageOf(a.id).order - pageOf(b.id).order);
}
