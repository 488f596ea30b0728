import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { kindsWithClause } from "./rules/clauses";
import { Words } from "./words";

const GAMES = ["book", "ryu", "mekong", "island"];

function read(language: string, game?: string): string {
  return game
    ? readFileSync(`../src/wyrmhall/games/${game}/words/${language}.ftl`, "utf8")
    : readFileSync(`src/words/${language}.ftl`, "utf8");
}

/** Each message with the facts it uses. */
function facts(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, value } of new FluentResource(source).body)
    found.set(
      id,
      [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((m) => m[1] ?? ""),
    );
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(path) && !/\.(test|d)\.ts$/.test(path) ? [path] : [];
  });
}

test("the page says the same in English and French", () => {
  const [english, french] = [facts(read("en")), facts(read("fr"))];
  expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [name, used] of english)
    expect(new Set(french.get(name)), name).toEqual(new Set(used));
});

test("whatever the page says by name is there", () => {
  const known = facts(read("en"));
  const pages = sources("src").filter((path) => !path.startsWith(join("src", "boards")));
  for (const path of pages)
    for (const [, name = ""] of readFileSync(path, "utf8").matchAll(
      /(?<![.\w])say\(\s*"([\w-]+)"/g,
    ))
      expect(known.has(name), `${name} in ${path}`).toBe(true);
});

test.each(GAMES)("every kind of move of %s can be asked for", (game) => {
  const known = facts(read("en"));
  const kinds = [...facts(read("en", game)).keys()].flatMap((name) =>
    name.startsWith("move-") ? [name.slice("move-".length)] : [],
  );
  for (const kind of Object.keys(kindsWithClause(game)))
    expect(known.has(`ask-${game}-${kind}`), kind).toBe(true);
  const extra = kinds.filter((kind) => !(kind in kindsWithClause(game)));
  expect(extra).toEqual(game === "book" ? ["rest"] : []);
});

describe("words", () => {
  const words = new Words("en", ["hello = Hello { $who }\nplain = Plain", "plain = Other"]);

  test("seats are said by name", () => {
    expect(words.phrase({ name: "hello", facts: { who: 1 } }, (seat) => `seat ${seat}`)).toBe(
      "Hello seat 1",
    );
  });

  test("the first to say something has the word", () => {
    expect(words.say("plain")).toBe("Plain");
  });

  test("a missing message and a missing fact are faults", () => {
    expect(() => words.say("nothing")).toThrow("no message nothing");
    expect(() => words.say("hello")).toThrow("message hello");
  });
});

test.each(GAMES)("what %s says is understood in both languages", (game) => {
  for (const language of ["en", "fr"]) {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(read(language, game)))).toEqual([]);
  }
});
