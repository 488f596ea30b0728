import { expect, test } from "vitest";

import { Words } from "../i18n/words";
import { easiest, weightOf } from "./weight";

test("a game's weight is what its words say, if they do", () => {
  expect(weightOf(new Words("en", ["game-weight = 2"]))).toBe(2);
  expect(weightOf(new Words("en", ["game-weight = heavy"]))).toBeNull();
  expect(weightOf(new Words("en", [""]))).toBeNull();
});

test("the lightest game is the one to start with, the first of several", () => {
  expect(easiest([3, 1, 2, 1], (weight) => weight)).toBe(1);
  expect(easiest(["b", "a1", "a2"], (name) => (name.startsWith("a") ? 1 : null))).toBe("a1");
  expect(easiest(["b"], () => null)).toBeNull();
});
