import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { LANGUAGES, Words } from "../../i18n/words";
import { phases } from "./phases";
import { NO_CUBES, type RyuView } from "./table";

const [en, fr] = LANGUAGES.map(
  (language) =>
    new Words(language, [readFileSync(`../src/wyrmhall/games/ryu/words/${language}.ftl`, "utf8")]),
) as [Words, Words];

/** What the bar looks at: whose cubes are seen, and how far the turn is. */
function seen(phase: string, done: string, cubes: "some" | "none" | "hidden" = "some"): RyuView {
  const held = cubes === "hidden" ? null : { ...NO_CUBES, yellow: cubes === "some" ? 2 : 0 };
  return {
    phase,
    turn: phase === "over" ? null : 0,
    moved: done.includes("moved"),
    acted: done.includes("acted"),
    seats: [{ cubes: held }],
  } as unknown as RyuView;
}

/** The steps, the one under way in brackets. */
function bar(view: RyuView, words = en): string {
  const found = phases(view, words);
  if (!found) return "";
  return found.steps.map((step, index) => (index === found.at ? `[${step}]` : step)).join(" ");
}

describe("the steps of a turn", () => {
  test.each([
    ["turn", "", "some", "[Move or act] Then the other"],
    ["turn", "", "hidden", "[Move or act] Then the other"],
    ["turn", "", "none", "[Free yellow] Move or act Then the other"],
    ["turn", "moved", "some", "Move [Action]"],
    ["turn", "moved", "none", "Move [Action]"],
    ["turn", "acted", "some", "Action [Move]"],
    ["turn", "acted", "none", "Action [Move]"],
    ["trade", "", "none", "[Action] Move"],
    ["exchange", "moved", "some", "Move [Action]"],
    ["discard", "", "hidden", "[Action] Move"],
    ["claim", "moved", "some", "Move [Action]"],
    ["draft", "", "some", "Action [Share] Move"],
    ["split", "moved", "hidden", "Move Action [Share]"],
    ["choose", "", "none", "Action [Share] Move"],
    ["bid", "acted", "hidden", "Action [Bid] Tokens"],
    ["bid", "moved acted", "some", "Move Action [Bid] Tokens"],
    ["spoils", "acted", "none", "Action Bid [Tokens]"],
    ["opening", "", "hidden", ""],
    ["over", "", "some", ""],
  ] as const)("%s, %s, %s cubes: %s", (phase, done, cubes, steps) => {
    expect(bar(seen(phase, done, cubes))).toBe(steps);
  });

  test("are said in French too", () => {
    expect(bar(seen("bid", "moved acted"), fr)).toBe("Déplacement Action [Enchère] Jetons");
  });
});
