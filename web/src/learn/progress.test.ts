import { beforeEach, expect, test, vi } from "vitest";

import { comeTo, isKnown, nowKnown, reached } from "./progress";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a lesson goes on where it was left, each for itself", () => {
  comeTo("book", 3, 10);
  comeTo("ryu", 5, 10);
  expect([reached("book"), reached("ryu"), reached("island")]).toEqual([3, 5, 0]);
  expect(isKnown("book")).toBe(false);
});

test("after its last step the game is known, and the lesson begins again", () => {
  comeTo("book", 9, 10);
  expect([reached("book"), isKnown("book")]).toEqual([0, true]);
  comeTo("book", 2, 10);
  expect(isKnown("book")).toBe(true);
});

test("who plays a game knows it", () => {
  comeTo("book", 4, 10);
  nowKnown("book");
  expect([reached("book"), isKnown("book")]).toEqual([4, true]);
});

test("a broken storage is a first visit", () => {
  kept.set("wyrmhall.lessons", "[");
  expect([reached("book"), isKnown("book")]).toEqual([0, false]);
  kept.set("wyrmhall.lessons", '{"book": {"step": "x"}}');
  expect(reached("book")).toBe(0);
});
