import { describe, expect, test } from "vitest";

import { Words } from "../../i18n/words";
import { columnsOf, fieldLabel, fieldsOf, valueText } from "./fields";

const words = new Words("en", [
  "view-lair = in the lair\nvalue-colour = { $value ->\n    [r] red\n   *[other] blue\n  }",
  "yes = Yes\nno = No",
]);
const nameOf = (seat: number): string => ["Ada", "Bo"][seat] ?? "?";
const text = (name: string, value: unknown): string => valueText(words, nameOf, name, value);

const VIEW = {
  game: "hoard",
  players: 2,
  viewer: 0,
  pending: [0],
  outcome: null,
  lair: 4,
  last_round: false,
  hand: [1, 5],
  stack: [],
  seats: [{ points: 3 }, { points: 1, showed: 2 }],
  piles: [{ number: 1 }],
};

describe("the fields of a view", () => {
  const fields = fieldsOf(VIEW);

  test("what every view has is left to the table around the board", () => {
    expect(fields.facts.map(([name]) => name)).toEqual(["lair", "last_round"]);
  });

  test("lists, tables and seats are told apart", () => {
    expect(fields.lists.map(([name]) => name)).toEqual(["hand", "stack"]);
    expect(fields.tables).toEqual([["piles", [{ number: 1 }]]]);
    expect(fields.seats).toHaveLength(2);
  });

  test("seats that are not one for each player are an ordinary table", () => {
    expect(fieldsOf({ ...VIEW, players: 3 }).seats).toEqual([]);
  });

  test("a column that only some rows have is there", () => {
    expect(columnsOf(fields.seats)).toEqual(["points", "showed"]);
  });
});

describe("words for fields", () => {
  test("the game's own, else the name made readable", () => {
    expect(fieldLabel(words, "lair")).toBe("In the lair");
    expect(fieldLabel(words, "last_round")).toBe("Last round");
  });

  test("values", () => {
    expect(text("lair", 4)).toBe("4");
    expect(text("colour", "r")).toBe("red");
    expect(text("last_round", true)).toBe("Yes");
    expect(text("block", null)).toBe("–");
    expect(text("turn", 1)).toBe("Bo");
    expect(text("hand", [1, 5])).toBe("1 · 5");
    expect(text("card", { lair: 2, holder: 0 })).toBe("In the lair 2, Holder Ada");
    expect(text("dice", [{ pips: 1 }, { pips: 2 }])).toBe("Pips 1; Pips 2");
    expect(text("card", {})).toBe("–");
  });
});
