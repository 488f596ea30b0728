import { beforeEach, describe, expect, test } from "vitest";

import type { LegalMove } from "../net/types";
import { Chooser } from "./chooser.svelte";

function move(text: string, ...touches: string[]): LegalMove {
  const kind = text.split(" ")[0] ?? "";
  return { move: text, kind, args: {}, touches, phrase: { name: `move-${kind}`, facts: {} } };
}

const TAKE = move("take 2", "pile:2");
const PLACE = move("place 3 on 1", "pile:1", "die:3");
const OTHER = move("place 5 on 1", "pile:1", "die:5");
const END = move("end", "end");
const LEGAL = [TAKE, PLACE, OTHER, END];

let sent: string[];
let quick: boolean;
let chooser: Chooser;

beforeEach(() => {
  sent = [];
  quick = false;
  chooser = new Chooser(
    ({ move }) => sent.push(move),
    () => quick,
  );
  chooser.offer(LEGAL, 1);
});

describe("choosing by touch", () => {
  test("a choice is begun, narrowed, ready and confirmed", () => {
    chooser.touch("pile:1");
    expect([...chooser.glow].sort()).toEqual(["die:3", "die:5"]);
    expect(chooser.begun).toBe(true);
    expect(chooser.ready).toBeNull();
    chooser.touch("die:3");
    expect(chooser.ready).toBe(PLACE);
    expect(sent).toEqual([]);
    chooser.confirm();
    expect(sent).toEqual(["place 3 on 1"]);
    expect(chooser.sent).toBe(PLACE);
  });

  test("what would begin another choice stays touchable", () => {
    chooser.touch("pile:1");
    expect([...chooser.open].sort()).toEqual(["end", "pile:2"]);
    chooser.touch("end");
    expect(chooser.ready).toBe(END);
  });

  test("the last piece touched again confirms", () => {
    chooser.touch("end");
    chooser.touch("end");
    expect(sent).toEqual(["end"]);
  });

  test("a board makes a move by its pieces, and only by all of them", () => {
    expect(chooser.make(["pile:1"])).toBe(false);
    expect(chooser.make(["pile:1", "die:4"])).toBe(false);
    expect(sent).toEqual([]);
    chooser.touch("pile:2");
    expect(chooser.make(["die:5", "pile:1"])).toBe(true);
    expect(sent).toEqual(["place 5 on 1"]);
    expect(chooser.make(["end"])).toBe(false); // the first is still on its way
    expect(sent).toEqual(["place 5 on 1"]);
  });

  test("nothing ready, nothing sent", () => {
    chooser.touch("pile:1");
    chooser.confirm();
    expect(sent).toEqual([]);
  });

  test("clearing begins anew", () => {
    chooser.touch("pile:1");
    chooser.clear();
    expect(chooser.begun).toBe(false);
    expect(chooser.touched.size).toBe(0);
  });
});

describe("while a move is being sent", () => {
  beforeEach(() => {
    chooser.touch("end");
    chooser.confirm();
  });

  test("confirming again sends nothing", () => {
    chooser.confirm();
    chooser.confirm();
    expect(sent).toEqual(["end"]);
  });

  test("nothing can be touched, let go or picked", () => {
    chooser.touch("pile:2");
    chooser.untouch("end");
    chooser.pick(TAKE);
    expect([...chooser.touched]).toEqual([["end", 1]]);
    expect(chooser.ready).toBe(END);
    expect(sent).toEqual(["end"]);
  });

  test("nothing glows", () => {
    expect(chooser.glow.size).toBe(0);
    expect(chooser.open.size).toBe(0);
  });

  test("the same moves at the same version leave it under way", () => {
    chooser.offer([...LEGAL], 1);
    expect(chooser.sent).toBe(END);
  });

  test("a later version ends it, though the moves are the same", () => {
    chooser.offer([...LEGAL], 2);
    expect(chooser.sent).toBeNull();
    expect(chooser.begun).toBe(false);
  });

  test("an answer ends it", () => {
    chooser.answered();
    expect(chooser.sent).toBeNull();
    chooser.touch("pile:2");
    expect(chooser.ready).toBe(TAKE);
  });
});

describe("picking from the list", () => {
  test("the first time chooses, the second confirms", () => {
    chooser.pick(PLACE);
    expect(chooser.ready).toBe(PLACE);
    expect([...chooser.touched.keys()]).toEqual(["pile:1", "die:3"]);
    expect(sent).toEqual([]);
    chooser.pick(PLACE);
    expect(sent).toEqual(["place 3 on 1"]);
  });

  test("another one changes the choice, and a touch leaves the list", () => {
    chooser.pick(PLACE);
    chooser.pick(OTHER);
    expect(chooser.ready).toBe(OTHER);
    chooser.touch("end");
    expect(chooser.ready).toBe(END);
    expect(sent).toEqual([]);
  });
});

describe("quick moves", () => {
  beforeEach(() => (quick = true));

  test("a move of one touch needs no confirming", () => {
    chooser.touch("end");
    expect(sent).toEqual(["end"]);
  });

  test("a move of two touches does", () => {
    chooser.touch("pile:1");
    chooser.touch("die:5");
    expect(sent).toEqual([]);
    expect(chooser.ready).toBe(OTHER);
  });
});

test("new moves end a choice half made, the same ones do not", () => {
  chooser.touch("pile:1");
  chooser.offer([...LEGAL], 2);
  expect(chooser.begun).toBe(true);
  chooser.offer([TAKE, END], 3);
  expect(chooser.begun).toBe(false);
});
