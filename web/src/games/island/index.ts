// Dragon Island on the page.

import type { Words } from "../../i18n/words";
import { defineGame, type ScoreLine } from "../game";
import Art from "./Art.svelte";
import type { IslandView } from "./words";

export default defineGame<IslandView>({
  order: 4,
  minutes: "60",
  usualPlayers: 2,
  Art,
  loadBoard: async () => (await import("./Island.svelte")).default,
  tips: {
    tile: "I8",
    face: "I2",
    cell: "I13",
    map: "I22",
    colour: "I17",
    direction: "I19",
    energy: "I17",
    dragon: "I12",
    tame: "I15",
    capture: "I16",
    bank: "I21",
    deck: "I20",
    building: "I18",
    pass: "I18",
  },
  clauses: {
    keep: "I20",
    tile: "I8",
    place: "I8",
    paint: "I8",
    herd_from: "I12",
    herd_nothing: "I12",
    herd_to: "I12",
    herd: "I12",
    herd_done: "I12",
    go: "I13",
    tame: "I15",
    capture: "I16",
    pay: "I17",
    act_nothing: "I18",
    pen: "I18",
    spire: "I18",
    lair: "I18",
    pull: "I19",
    draw_maps: "I20",
    take_gold: "I21",
    play_map: "I22",
    no_map: "I22",
  },
  seatColours: (view) => view.seats.map((seat) => seat.wizard),
  scoreLines,
});

function scoreLines(view: IslandView, words: Words): ScoreLine[] {
  const scores = view.outcome?.scores ?? [];
  const onPets = view.seats.map((seat) => seat.pets.reduce((sum, pet) => sum + pet.gold, 0));
  const lines: [ScoreLine["weight"], string, ScoreLine["values"]][] = [
    ["part", "score-fame", scores.map((score, seat) => score - (onPets[seat] ?? 0))],
    ["part", "score-pets", onPets],
    ["sum", "score-total", scores],
    ["tie", "score-captured", view.seats.map((seat) => seat.captured.length)],
    ["tie", "score-gold", view.seats.map((seat) => seat.gold ?? "–")],
  ];
  return lines.map(([weight, name, values]) => ({ weight, label: words.say(name), values }));
}
