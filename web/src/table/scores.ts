// The sum of each player's points, line by line, read off the last view of a game.

import type { View } from "../boards/contract";
import type { components } from "../schema";
import { say } from "../speech.svelte";
import type { Words } from "../words";

type Schemas = components["schemas"];

export interface ScoreLine {
  label: string;
  /** One for each seat. */
  values: readonly (number | string)[];
  /** How each value comes about, where that needs telling. */
  sums?: readonly string[];
  /** How much the line weighs: a part of the sum, the sum, or what breaks a tie. */
  weight: "part" | "sum" | "tie";
}

export function scoreLines(view: View, words: Words): ScoreLine[] {
  switch (view.game) {
    case "book":
      return book(view as Schemas["BookView"], words);
    case "island":
      return island(view as Schemas["IslandView"]);
    case "ryu":
      return [line("sum", "score-pieces", view.outcome?.scores ?? [])];
    case "mekong":
      return [
        line("sum", "score-arrived", view.outcome?.scores.map((s) => say(s ? "yes" : "no")) ?? []),
      ];
    default:
      return [line("sum", "score-total", view.outcome?.scores ?? [])];
  }
}

function line(weight: ScoreLine["weight"], name: string, values: ScoreLine["values"]): ScoreLine {
  return { label: say(name), values, weight };
}

function book(view: Schemas["BookView"], words: Words): ScoreLine[] {
  const worlds = new Set(
    view.seats.flatMap((seat) => seat.book.map((taken) => taken.card)).map((card) => card.world),
  );
  const points = new Map(
    view.seats.flatMap((seat) => seat.book).map(({ card }) => [card.world, card.points]),
  );
  const parts = [...worlds]
    .sort((a, b) => (points.get(a) ?? 0) - (points.get(b) ?? 0))
    .map((world): ScoreLine => {
      const each = points.get(world) ?? 0;
      const counts = view.seats.map(
        (seat) => seat.book.filter((taken) => taken.card.world === world).length,
      );
      return {
        label: say("score-world", { world: words.say("world", { world }), points: each }),
        values: counts.map((count) => (count ? count * each : "–")),
        sums: counts.map((count) => (count ? `${count} × ${each} =` : "")),
        weight: "part",
      };
    });
  const dice = view.seats.map((seat) => seat.dice.reduce((sum, die) => sum + die.pips, 0));
  return [
    ...parts,
    line(
      "part",
      "score-objective",
      view.seats.map((seat) => seat.bonus),
    ),
    line(
      "sum",
      "score-total",
      view.seats.map((seat) => seat.score),
    ),
    line("tie", "score-dice", dice),
  ];
}

function island(view: Schemas["IslandView"]): ScoreLine[] {
  const scores = view.outcome?.scores ?? [];
  const gold = view.seats.map((seat) => seat.pets.reduce((sum, pet) => sum + pet.gold, 0));
  return [
    line(
      "part",
      "score-fame",
      scores.map((score, seat) => score - (gold[seat] ?? 0)),
    ),
    line("part", "score-pets", gold),
    line("sum", "score-total", scores),
    line(
      "tie",
      "score-captured",
      view.seats.map((seat) => seat.captured.length),
    ),
    line(
      "tie",
      "score-gold",
      view.seats.map((seat) => seat.gold ?? "–"),
    ),
  ];
}
