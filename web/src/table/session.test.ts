import { beforeEach, describe, expect, test, vi } from "vitest";

import { change, FakeEnvironment, state } from "../net/fake";
import type { LegalMove, Phrase, State } from "../net/types";

vi.mock("../app/settings.svelte", () => ({ settings: { quick: false } }));
const story = vi.hoisted(() => vi.fn());
vi.mock("../net/api", () => ({ story, Refused: class extends Error {} }));

const { Session } = await import("./session.svelte");

const END: LegalMove = {
  move: "end",
  kind: "end",
  args: {},
  touches: ["end"],
  phrase: { name: "move-end", facts: {} },
};
const phrase = (name: string): Phrase => ({ name, facts: {} });
const refused = (id: string | null) =>
  ({ is: "refused", id, why: "illegal", phrase: phrase("error-illegal"), version: 1 }) as const;

/** A state with a move to make and something that happened. */
function turn(version: number, since: number, ...told: string[]): State {
  return { ...state(version, since), legal: [END], story: told.map(phrase) };
}

let kept: Map<string, string>;
let browser: FakeEnvironment;
let session: InstanceType<typeof Session>;

function open(): void {
  browser = new FakeEnvironment();
  session = new Session("abc", browser);
  session.open();
  browser.socket.listener.open();
}

function reconnect(): void {
  browser.socket.listener.close();
  browser.pass(60_000);
  browser.socket.listener.open();
}

const sent = (what: string) => browser.socket.sent.filter((message) => message.do === what);

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  story.mockReset().mockResolvedValue({ since: 0, until: 0, lines: [] });
  open();
});

describe("a move", () => {
  beforeEach(() => {
    browser.hear(turn(1, 0));
    session.chooser.touch("end");
    session.chooser.confirm();
  });

  test("is sent once, with the version it was chosen at", () => {
    session.chooser.confirm();
    expect(sent("play")).toMatchObject([{ do: "play", version: 1, move: "end" }]);
  });

  test("is under way until the state that shows it", () => {
    const id = sent("play")[0]?.id ?? "";
    browser.hear({ is: "done", id, version: 2 });
    expect(session.chooser.sent).toEqual(END);
    browser.hear({ ...turn(2, 1), legal: [] });
    expect(session.chooser.sent).toBeNull();
  });

  test("that is refused is not under way any more, and one is told why", () => {
    browser.hear(refused(sent("play")[0]?.id ?? ""));
    expect(session.chooser.sent).toBeNull();
    expect(session.refusal?.why).toBe("illegal");
    session.chooser.touch("end");
    session.chooser.confirm();
    expect(sent("play")).toHaveLength(2);
    expect(session.refusal, "an old refusal beside a new move").toBeNull();
  });

  test("is still under way when something else is refused", () => {
    session.say("hello");
    browser.hear(refused(sent("say")[0]?.id ?? ""));
    browser.hear(refused(null));
    expect(session.chooser.sent).toEqual(END);
  });

  test("is sent again under the same id when the connection is back", () => {
    const id = sent("play")[0]?.id;
    reconnect();
    expect(sent("play")).toMatchObject([{ id }]);
  });
});

describe("what happened while one was away", () => {
  test("is told to whoever comes back to the table", () => {
    kept.set("wyrmhall.seen", JSON.stringify({ abc: 4 }));
    open();
    expect(sent("hello")).toEqual([{ do: "hello", version: 4 }]);
    browser.hear(turn(7, 4, "event-a", "event-b"));
    expect(session.missed.map(({ name }) => name)).toEqual(["event-a", "event-b"]);
  });

  test("is told after the connection was lost", () => {
    browser.hear(turn(1, 0));
    reconnect();
    browser.hear(turn(3, 1, "event-a"));
    expect(session.missed.map(({ name }) => name)).toEqual(["event-a"]);
  });

  test("is not told to whoever was there, nor on the first visit", () => {
    browser.hear(turn(1, 0, "event-opened"));
    browser.hear(turn(2, 1, "event-a"));
    expect(session.missed).toEqual([]);
  });
});

describe("the version last seen", () => {
  test("is kept, and is where the next visit begins", () => {
    browser.hear(turn(5, 0));
    browser.hear(change(6, 5, {}));
    open();
    expect(sent("hello")).toEqual([{ do: "hello", version: 6 }]);
  });

  test("of the forty tables seen last, this one among them", () => {
    const many = Array.from({ length: 60 }, (_, n) => [`t${n}`, n]);
    kept.set("wyrmhall.seen", JSON.stringify({ abc: 1, ...Object.fromEntries(many) }));
    open();
    browser.hear(turn(5, 0));
    const seen = JSON.parse(kept.get("wyrmhall.seen") ?? "{}") as Record<string, number>;
    expect(Object.keys(seen)).toHaveLength(40);
    expect(seen["abc"]).toBe(5);
    expect(seen["t59"]).toBe(59);
  });

  test("is no number where the storage is broken", () => {
    kept.set("wyrmhall.seen", "{broken");
    open();
    expect(sent("hello")).toEqual([{ do: "hello", version: null }]);
  });
});

describe("the log", () => {
  test("grows by what each state brings; only changes are events for the board", () => {
    browser.hear(turn(1, 0, "event-opened"));
    expect(session.events).toEqual([]);
    browser.hear(turn(2, 1, "event-a"));
    expect(session.events.map(({ name }) => name)).toEqual(["event-a"]);
    expect(session.lines.map(({ version }) => version)).toEqual([1, 2]);
  });

  test("older lines are put before it, until there are none", async () => {
    story.mockResolvedValueOnce({
      since: 2,
      until: 4,
      lines: [{ version: 3, phrase: phrase("event-old") }],
    });
    browser.hear({ ...turn(5, 4, "event-new"), earlier: true });
    await vi.waitFor(() => expect(session.lines).toHaveLength(2));
    expect(session.lines.map(({ phrase }) => phrase.name)).toEqual(["event-old", "event-new"]);
    expect(session.moreBefore).toBe(2);
    await session.earlier();
    expect(session.moreBefore).toBeNull();
  });
});

test("chat messages come in order, each once", () => {
  const message = (number: number) =>
    ({ is: "said", number, who: "Bo", seat: 1, text: "hi", at: 0 }) as const;
  for (const number of [2, 1, 2]) browser.hear(message(number));
  expect(session.chat.map(({ number }) => number)).toEqual([1, 2]);
});

describe("a question", () => {
  const id = (what: string) => sent(what).at(-1)?.id ?? "";
  const suggest = (version: number) => ({
    is: "hint" as const,
    id: id("hint"),
    version,
    best: { move: "end", chance: 0.6 },
    second: null,
  });

  beforeEach(() => browser.hear(turn(1, 0)));

  test("about a piece is sent with those touched before, and only its own answer counts", () => {
    session.chooser.touch("end");
    session.askWhy("pile:1");
    expect(sent("why").at(-1)).toMatchObject({ pieces: ["end", "pile:1"] });
    browser.hear({ is: "because", id: "another", clause: null, phrase: null });
    expect(session.because).toBeNull();
    browser.hear({ is: "because", id: id("why"), clause: "B6", phrase: phrase("why-x") });
    expect(session.because?.clause).toBe("B6");
  });

  test("for a hint is asked once, and its move is shown to be confirmed", () => {
    session.askHint();
    session.askHint();
    expect(sent("hint")).toHaveLength(1);
    browser.hear(suggest(1));
    expect(session.chooser.ready).toEqual(END);
    expect(sent("play")).toHaveLength(0);
    browser.hear(turn(2, 1));
    expect(session.hint).toBeNull();
  });

  test("whose answer comes too late, or not at all, leaves things as they are", () => {
    session.askHint();
    const late = suggest(1);
    browser.hear(turn(2, 1));
    browser.hear(late);
    expect([session.hint, session.chooser.ready]).toEqual([null, null]);
    session.askHint();
    browser.hear(refused(id("hint")));
    expect(session.hint).toBeNull();
  });
});
