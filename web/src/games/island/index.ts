// Dragon Island on the page.

import type { Words } from "../../i18n/words";
import { defineGame, type Phases, type ScoreLine } from "../game";
import Art from "./Art.svelte";
import type { IslandView } from "./words";

export default defineGame<IslandView>({
  order: 4,
  minutes: "60",
  usualPlayers: 2,
  Art,
  loadBoard: async () => (await import("./Island.svelte")).default,
  loadAid: async () => (await import("./Aid.svelte")).default,
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
    pet: "I23",
    token: "I16",
    cube: "I17",
    coin: "I4",
    fame: "I24",
    bag: "I6",
    drake: "I11",
    held: "I7",
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
  phases,
  scoreLines,
});

/** The steps in which one decides; dragons appear and tiles are drawn by themselves. */
const STEPS = ["tile", "herd", "go", "deal", "act", "map"];
/** By phase, the step of the turn it belongs to; paying has two, and the opening is no turn. */
const STEP_OF: Readonly<Record<string, string>> = {
  tile: "tile",
  place: "tile",
  paint: "tile",
  herd: "herd",
  herd_to: "herd",
  herd_more: "herd",
  go: "go",
  deal: "deal",
  act: "act",
  keep: "act",
  map: "map",
};

function phases({ phase, paying }: IslandView, words: Words): Phases | null {
  const step = paying ? (paying.purpose === "capture" ? "deal" : "act") : STEP_OF[phase];
  if (step === undefined) return null;
  return { steps: STEPS.map((name) => words.say(`phase-${name}`)), at: STEPS.indexOf(step) };
}

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
