import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { Words } from "./words";

function read(language: string): string {
  return readFileSync(`src/i18n/${language}.ftl`, "utf8");
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

test("every message the page names exists", () => {
  const known = facts(read("en"));
  const pages = sources("src").filter((path) => !path.startsWith(join("src", "games")));
  for (const path of pages)
    for (const [, name = ""] of readFileSync(path, "utf8").matchAll(
      /(?<![.\w])say\(\s*"([\w-]+)"/g,
    ))
      expect(known.has(name), `${name} in ${path}`).toBe(true);
});

describe("words", () => {
  const words = new Words("en", ["hello = Hello { $who }\nplain = Plain", "plain = Other"]);

  test("seats are said by name", () => {
    expect(words.phrase({ name: "hello", facts: { who: 1 } }, (seat) => `seat ${seat}`)).toBe(
      "Hello seat 1",
    );
  });

  test("a phrase nobody has words for is shown by its text", () => {
    expect(words.phrase({ name: "new", facts: {} }, String, "in English")).toBe("in English");
  });

  test("labels begin with a capital, and names can be read", () => {
    const small = new Words("fr", ["option-etat = état"]);
    expect(small.label("option-etat")).toBe("État");
    expect(small.readable("last_round")).toBe("Last round");
  });

  test("the first to define a message wins", () => {
    expect(words.say("plain")).toBe("Plain");
  });

  test("a missing message and a missing fact throw", () => {
    expect(() => words.say("nothing")).toThrow("no message nothing");
    expect(() => words.say("hello")).toThrow("message hello");
  });
});
