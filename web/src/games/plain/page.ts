// What the page does for a game it knows nothing of.

import type { GamePage } from "../game";
import Art from "./Art.svelte";

export const plainPage: GamePage = {
  order: Infinity,
  minutes: "",
  usualPlayers: null,
  Art,
  loadBoard: async () => (await import("./PlainBoard.svelte")).default,
  clauses: {},
  tips: {},
  phases: () => null,
  loadAid: null,
  seatColours: () => [],
  scoreLines: (view, words) => [
    { label: words.say("score-total"), values: view.outcome?.scores ?? [], weight: "sum" },
  ],
};
