import { describe, expect, test } from "vitest";

import { spots, wordsIn } from "./search";

function found(text: string, query: string): string[] | null {
  return spots(text, wordsIn(query))?.map(([start, end]) => text.slice(start, end)) ?? null;
}

describe("looking for words in the rules", () => {
  test("all words have to be there, in any order and as beginnings of others", () => {
    expect(found("Placing dice on a card", "card plac")).toEqual(["Plac", "card"]);
    expect(found("Placing dice on a card", "card token")).toBeNull();
    expect(found("An open tile", "pen")).toBeNull();
  });

  test("every place is found, in the text's order", () => {
    expect(found("A die, two dice, a die", "die a")).toEqual(["A", "die", "a", "die"]);
  });

  test("capitals, accents and apostrophes do not matter", () => {
    expect(found("Les dés d’Ana", "DES d'ana")).toEqual(["dés", "d’Ana"]);
    expect(found("Ce qui est caché", "cache")).toEqual(["caché"]);
    expect(found("Plaines", "pláines")).toEqual(["Plaines"]);
  });

  test("what stands after a letter of two is still found where it is", () => {
    expect(found("ex æquo, œuvre, 🐉 dé", "de")).toEqual(["dé"]);
  });

  test("a clause is meant as a whole", () => {
    expect(found("B12 and B1 (B11)", "b1")).toEqual(["B1"]);
    expect(found("B12", "b1")).toBeNull();
    expect(found("12 cubes", "1")).toEqual(["1"]);
  });

  test("signs are taken as they are", () => {
    expect(found("place 4+5 (on 2)", "4+5 (on")).toEqual(["4+5", "(on"]);
    expect(found("place 4 and 5", ".")).toBeNull();
  });

  test("looking for nothing finds everything, without a place", () => {
    expect(wordsIn("  ")).toEqual([]);
    expect(spots("anything", [])).toEqual([]);
  });
});
