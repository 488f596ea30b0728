import { describe, expect, test } from "vitest";

import type { LegalMove } from "../net/types";
import { byKind } from "../ui/moves";
import { counted, narrow, touch, untouch } from "./choosing";

function move(text: string, ...touches: string[]): LegalMove {
  const kind = text.split(" ")[0] ?? "";
  return { move: text, kind, args: {}, touches, phrase: { name: `move-${kind}`, facts: {} } };
}

/** A table of The Book: dice 3, 3 and 5 free, pile 1 asks for 5, pile 2 for 3. */
const LEGAL = [
  move("take 2", "pile:2"),
  move("place 5 on 1", "pile:1", "die:5"),
  move("place 3+3 on 1", "pile:1", "die:3", "die:3"),
  move("place 3+5 on 1", "pile:1", "die:3", "die:5"),
  move("place 3 on 2", "pile:2", "die:3"),
  move("raise 3", "world:desert", "die:3"),
  move("end", "end"),
];

function after(...pieces: string[]): readonly string[] {
  return pieces.reduce<readonly string[]>((held, piece) => touch(LEGAL, held, piece), []);
}

describe("narrowing", () => {
  test("at first every piece of a legal move glows and nothing is ready", () => {
    const first = narrow(LEGAL, []);
    expect([...first.glow].sort()).toEqual(
      ["die:3", "die:5", "end", "pile:1", "pile:2", "world:desert"].sort(),
    );
    expect(first.ready).toBeNull();
    expect(first.open.size).toBe(0);
  });

  test("touches in any order mean the same", () => {
    for (const order of [
      ["die:3", "die:5", "pile:1"],
      ["pile:1", "die:5", "die:3"],
      ["die:5", "pile:1", "die:3"],
    ])
      expect(narrow(LEGAL, after(...order)).ready?.move).toBe("place 3+5 on 1");
  });

  test("the same piece twice is two pieces", () => {
    const touched = after("die:3", "die:3");
    expect(counted(touched).get("die:3")).toBe(2);
    expect(narrow(LEGAL, touched).ready?.move).toBe("place 3+3 on 1");
    expect([...narrow(LEGAL, touched).glow]).toEqual(["pile:1"]);
  });

  test("a whole choice is ready though another would need more, and what it needs glows", () => {
    const found = narrow(LEGAL, after("die:5", "pile:1"));
    expect(found.ready?.move).toBe("place 5 on 1");
    expect([...found.glow]).toEqual(["die:3"]);
  });

  test("the only candidate left is ready before all is touched", () => {
    expect(narrow(LEGAL, after("world:desert")).ready?.move).toBe("raise 3");
  });

  test("two moves with the same touches are left to choose between", () => {
    const twins = [move("step a", "plank:1"), move("jump a", "plank:1")];
    const found = narrow(twins, ["plank:1"]);
    expect(found.ready).toBeNull();
    expect(found.exact).toHaveLength(2);
  });

  test("a move that touches nothing glows nowhere and is never ready by touching", () => {
    const found = narrow([move("wait")], []);
    expect(found.glow.size).toBe(0);
    expect(found.ready).toBeNull();
  });
});

describe("touching", () => {
  test("again takes back where the piece cannot be touched once more", () => {
    expect(after("pile:1", "pile:1")).toEqual([]);
    expect(after("die:3", "die:3", "die:3")).toEqual(["die:3"]);
  });

  test("a piece of another choice keeps what goes with it", () => {
    expect(after("die:5", "pile:1", "die:3", "pile:2")).toEqual(["die:3", "pile:2"]);
    expect(after("die:5", "end")).toEqual(["end"]);
  });

  test("a piece of no legal move changes nothing", () => {
    expect(after("die:5", "pile:4")).toEqual(["die:5"]);
  });

  test("what would begin another choice is known", () => {
    const found = narrow(LEGAL, after("die:5", "pile:1"));
    expect([...found.open].sort()).toEqual(["end", "pile:2", "world:desert"]);
  });

  test("untouching takes the last touch of a piece", () => {
    expect(untouch(["die:3", "pile:1", "die:3"], "die:3")).toEqual(["die:3", "pile:1"]);
    expect(untouch(["die:3"], "die:4")).toEqual(["die:3"]);
  });
});

test("every touch of every move can be made one by one and ends ready or among the exact", () => {
  for (const wanted of LEGAL) {
    let touched: readonly string[] = [];
    for (const piece of wanted.touches) {
      expect(narrow(LEGAL, touched).glow).toContain(piece);
      touched = touch(LEGAL, touched, piece);
    }
    expect(narrow(LEGAL, touched).ready?.move).toBe(wanted.move);
  }
});

test("moves are grouped by kind", () => {
  expect([...byKind(LEGAL).keys()]).toEqual(["take", "place", "raise", "end"]);
  expect(byKind(LEGAL).get("place")).toHaveLength(4);
});
