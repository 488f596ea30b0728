import { expect, test } from "vitest";

import type { Words } from "../../i18n/words";
import { pageOf } from "../index";
import type { MekongView } from "./delta";

const words = {
  say: (name: string, facts?: { place: number }) => `${name}${facts?.place ?? ""}`,
} as unknown as Words;

test.each([
  [{ programming: true, place: 0 }, "phase-plan"],
  [{ programming: false, place: 1 }, "phase-card1"],
  [{ programming: false, place: 5 }, "phase-card5"],
])("%o is %s", (view, step) => {
  const phases = pageOf("mekong").phases(view as MekongView, words);
  expect(phases?.steps).toHaveLength(6);
  expect(phases?.steps[phases.at]).toBe(step);
});
