import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { pageOf } from "./index";

const GAMES = readdirSync("src/games").filter((name) =>
  existsSync(join("src/games", name, "index.ts")),
);

function words(game: string, language: string): FluentBundle {
  const bundle = new FluentBundle(language);
  const source = readFileSync(`../src/wyrmhall/games/${game}/words/${language}.ftl`, "utf8");
  expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  return bundle;
}

function rules(game: string, language: string): string {
  return readFileSync(`../src/wyrmhall/games/${game}/rules.${language}.md`, "utf8");
}

/** Kinds of moves a game has words for. */
function kinds(game: string): string[] {
  const source = readFileSync(`../src/wyrmhall/games/${game}/words/en.ftl`, "utf8");
  return [...source.matchAll(/^move-(\w+) =/gm)].map((found) => found[1] ?? "");
}

test("every folder with an index is a game, and there are some", () => {
  expect(GAMES.length).toBeGreaterThan(0);
  const orders = GAMES.map((game) => pageOf(game).order);
  expect(new Set(orders).size, "two games in the same place").toBe(GAMES.length);
});

describe.each(GAMES)("%s", (game) => {
  const { clauses } = pageOf(game);

  test.each(["en", "fr"])("says what each move asks for, in %s", (language) => {
    const known = words(game, language);
    for (const kind of Object.keys(clauses))
      expect(known.hasMessage(`ask-${kind}`), kind).toBe(true);
  });

  test("every kind of move opens the rules at a clause", () => {
    // A move that is made by itself is never asked for.
    const asked = kinds(game).filter((kind) => words(game, "en").hasMessage(`ask-${kind}`));
    expect(asked.sort()).toEqual(Object.keys(clauses).sort());
    expect(kinds(game).length - asked.length).toBeLessThanOrEqual(1);
  });

  test.each(["en", "fr"])("its rules lay down those clauses, in %s", (language) => {
    const page = rules(game, language);
    for (const [kind, clause] of Object.entries(clauses))
      expect(page, kind).toContain(`**${clause}**`);
  });
});

describe("a game without a folder", () => {
  const page = pageOf("no-such-game");

  test("comes last in the lobby, with the fewest players and no time", () => {
    expect(page.order).toBe(Infinity);
    expect(page.usualPlayers).toBeNull();
    expect(page.minutes).toBe("");
  });

  test("has a picture, a board and a line of scores", async () => {
    expect(page.Art).toBeTypeOf("function");
    expect(await page.loadBoard()).toBeTypeOf("function");
    const view = {
      game: "no-such-game",
      players: 2,
      viewer: 0,
      pending: [],
      outcome: { reason: "x", ranking: [[1], [0]], scores: [3, 5] },
    };
    const say = (name: string): string => name;
    const lines = page.scoreLines(view, { say } as never);
    expect(lines).toEqual([{ label: "score-total", values: [3, 5], weight: "sum" }]);
  });
});
