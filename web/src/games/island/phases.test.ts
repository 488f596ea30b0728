import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { Words } from "../../i18n/words";
import type { View } from "../../net/types";
import { pageOf } from "../index";

const words = { say: (name: string) => name } as unknown as Words;

function step(phase: string, purpose?: string): string | null {
  const paying = purpose === undefined ? null : { due: 1, purpose };
  const phases = pageOf("island").phases({ phase, paying } as unknown as View, words);
  return phases && (phases.steps[phases.at] ?? "out of range");
}

/** The phases in which somebody is asked, in the order of the turn. */
const source = readFileSync("../src/wyrmhall/games/island/phases.py", "utf8");
const asked = [...source.matchAll(/^ {4}"(\w+)",/gm)]
  .map((found) => found[1] ?? "")
  .filter((_, index, all) => index < all.indexOf("placed"));

test("every phase of a turn belongs to a step, and the steps follow one another", () => {
  const steps = asked.filter((phase) => phase !== "pay").map((phase) => step(phase));
  expect(steps).toEqual([
    null, // the opening
    ...Array<string>(3).fill("phase-tile"),
    ...Array<string>(3).fill("phase-herd"),
    "phase-go",
    "phase-deal",
    ...Array<string>(2).fill("phase-act"),
    "phase-map",
  ]);
  expect(step("over")).toBeNull();
});

test("paying belongs to what is paid for", () => {
  expect(step("pay", "capture")).toBe("phase-deal");
  expect(["pen", "spire", "lair"].map((what) => step("pay", what))).toEqual(
    Array<string>(3).fill("phase-act"),
  );
});
