import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { kindsWithClause } from "./clauses";
import { clauses, parse, spans } from "./markdown";

describe("Markdown", () => {
  test("headings, paragraphs, lists, tables and drawings", () => {
    const page =
      "# Title\n\nOne\ntwo\n\n- a\n- b\n  more\n\n1. x\n\n| A | B |\n|---|---|\n| 1 | `2` |\n\n```\n*raw*\n```\n";
    expect(parse(page).map((block) => block.is)).toEqual([
      "heading",
      "paragraph",
      "list",
      "list",
      "table",
      "drawing",
    ]);
    const [, , list, , table] = parse(page);
    expect(list).toMatchObject({ ordered: false, items: [{}, [{ text: "b more" }]] });
    expect(table).toMatchObject({ head: [{}, {}], rows: [[[{ text: "1" }], [{ is: "code" }]]] });
  });

  test("bold, italics, code, links and clauses", () => {
    expect(spans("**B8** a **b** *(c)* `d` [e](f.md)")).toEqual([
      { is: "clause", id: "B8" },
      { is: "text", text: " a " },
      { is: "strong", spans: [{ is: "text", text: "b" }] },
      { is: "text", text: " " },
      { is: "em", spans: [{ is: "text", text: "(c)" }] },
      { is: "text", text: " " },
      { is: "code", text: "d" },
      { is: "text", text: " " },
      { is: "link", text: "e", to: "f.md" },
    ]);
  });

  test("raw HTML stays text", () => {
    expect(spans("<b onclick=x>hi</b>")).toEqual([{ is: "text", text: "<b onclick=x>hi</b>" }]);
  });
});

describe.each(["book", "ryu", "mekong", "island"])("the rules of %s", (game) => {
  test.each(["en", "fr"])("lay down every clause a move opens them at, in %s", (language) => {
    const page = readFileSync(`../docs/rules/${game}.${language}.md`, "utf8");
    const found = new Set(clauses(parse(page)));
    for (const [kind, clause] of Object.entries(kindsWithClause(game)))
      expect(found, `${kind} of ${game}`).toContain(clause);
  });
});
