// Les Dragons du Mékong on the page.

import type { Words } from "../../i18n/words";
import type { Schemas } from "../../net/types";
import { defineGame, type Phases } from "../game";
import Art from "./Art.svelte";

export default defineGame<Schemas["MekongView"]>({
  order: 3,
  minutes: "15–45",
  usualPlayers: 3,
  Art,
  loadBoard: async () => (await import("./Mekong.svelte")).default,
  loadAid: async () => (await import("./Aid.svelte")).default,
  phases,
  tips: {
    card: "M4",
    turned: "M7",
    secret: "M7",
    pawn: "M18",
    stones: "M4",
    place: "M7",
    ready: "M6",
    hand: "M6",
    island: "M10",
    point: "M24",
    reserve: "M12",
    village: "M1",
    stone: "M14",
    plank: "M18",
  },
  clauses: {
    program: "M6",
    ready: "M6",
    put: "M6",
    take_back: "M6",
    stone_on: "M10",
    stone_at: "M24",
    take: "M12",
    bridge: "M13",
    remove_stone: "M17",
    remove_plank: "M17",
    step_village: "M19",
    step_plank: "M19",
    jump_village: "M21",
    jump_plank: "M21",
  },
  seatColours: (view) => view.seats.map((seat) => seat.colour),
  scoreLines: (view, words) => [
    {
      label: words.say("score-arrived"),
      values: (view.outcome?.scores ?? []).map((score) => words.say(score ? "yes" : "no")),
      weight: "sum",
    },
  ],
});

/** Planning, then the five cards; the view counts them from 1. */
function phases(view: Schemas["MekongView"], words: Words): Phases {
  const cards = [1, 2, 3, 4, 5].map((place) => words.say("phase-card", { place }));
  return { steps: [words.say("phase-plan"), ...cards], at: view.place };
}
