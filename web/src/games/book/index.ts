// The Book of Dragons on the page.

import type { Words } from "../../i18n/words";
import type { Schemas } from "../../net/types";
import { defineGame, type ScoreLine } from "../game";
import Art from "./Art.svelte";

export default defineGame<Schemas["BookView"]>({
  order: 1,
  minutes: "30",
  usualPlayers: 3,
  Art,
  loadBoard: async () => (await import("./Book.svelte")).default,
  loadAid: async () => (await import("./Aid.svelte")).default,
  tips: { pile: "B6", die: "B8", world: "B11", end: "B10" },
  clauses: {
    take: "B9",
    place: "B6",
    protect: "B11",
    turn: "B12",
    remove: "B13",
    raise_all: "B14",
    raise: "B15",
    end: "B10",
  },
  scoreLines,
});

function scoreLines(view: Schemas["BookView"], words: Words): ScoreLine[] {
  const cards = view.seats.flatMap((seat) => seat.book.map((taken) => taken.card));
  const points = new Map(cards.map((card) => [card.world, card.points]));
  const worlds = [...points].sort(([, a], [, b]) => a - b);
  const parts = worlds.map(([world, each]): ScoreLine => {
    const counts = view.seats.map(
      (seat) => seat.book.filter((taken) => taken.card.world === world).length,
    );
    return {
      label: words.say("score-world", { world, points: each }),
      values: counts.map((count) => (count ? count * each : "–")),
      sums: counts.map((count) => (count ? `${count} × ${each} =` : "")),
      weight: "part",
    };
  });
  return [
    ...parts,
    {
      label: words.say("score-objective"),
      values: view.seats.map((seat) => seat.bonus),
      weight: "part",
    },
    {
      label: words.say("score-total"),
      values: view.seats.map((seat) => seat.score),
      weight: "sum",
    },
    {
      label: words.say("score-dice"),
      values: view.seats.map((seat) => seat.dice.reduce((sum, die) => sum + die.pips, 0)),
      weight: "tie",
    },
  ];
}
