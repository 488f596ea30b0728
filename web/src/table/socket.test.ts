import { beforeEach, describe, expect, test } from "vitest";

import type { Change, FromServer, State, Told } from "../wire";
import { TableLine, type Ear, type LineStatus, type Wire, type World } from "./socket";

/** A world with one clock and wires that record what was sent. */
class Stage implements World {
  wires: { ear: Ear; sent: { do: string; id?: string; version?: number | null }[] }[] = [];
  timers = new Map<number, { todo: () => void; at: number }>();
  now = 0;
  #next = 1;

  open(): Wire {
    const wires = this.wires;
    const sent: { do: string }[] = [];
    let own: Ear | null = null;
    return {
      send: (text) => void sent.push(JSON.parse(text) as { do: string }),
      close: () => own?.close(),
      listen: (ear) => {
        own = ear;
        wires.push({ ear, sent });
      },
    };
  }
  later(todo: () => void, milliseconds: number): number {
    this.timers.set(this.#next, { todo, at: this.now + milliseconds });
    return this.#next++;
  }
  cancel(timer: number): void {
    this.timers.delete(timer);
  }
  random(): number {
    return 0.5;
  }
  pass(milliseconds: number): void {
    this.now += milliseconds;
    for (const [timer, { todo, at }] of [...this.timers])
      if (at <= this.now && this.timers.delete(timer)) todo();
  }
  get wire() {
    const last = this.wires.at(-1);
    if (!last) throw new Error("no wire was opened");
    return last;
  }
  hear(message: FromServer): void {
    this.wire.ear.message(JSON.stringify(message));
  }
}

function state(version: number, since: number): State {
  return {
    is: "state",
    version,
    since,
    view: {},
    legal: [],
    undo: "no",
    story: [],
    deadlines: {},
    wish: null,
    earlier: false,
  };
}

function change(version: number, since: number, changed: object, done?: string): Change {
  return {
    is: "change",
    version,
    since,
    changed,
    legal: [],
    undo: "free",
    story: [],
    deadlines: {},
    ...(done === undefined ? {} : { done }),
  };
}

describe("the line to a table", () => {
  let stage: Stage;
  let heard: Told[];
  let statuses: LineStatus[];
  let line: TableLine;

  beforeEach(() => {
    stage = new Stage();
    heard = [];
    statuses = [];
    line = new TableLine(
      stage,
      { message: (m) => heard.push(m), status: (s) => statuses.push(s) },
      7,
    );
    line.connect();
    stage.wire.ear.open();
  });

  test("says hello with the last version it has", () => {
    expect(stage.wire.sent).toEqual([{ do: "hello", version: 7 }]);
  });

  test("takes the answer to hello whatever it follows on", () => {
    stage.hear(state(12, 3));
    expect(heard).toHaveLength(1);
    expect(line.version).toBe(12);
    expect(statuses).toEqual(["connecting", "open"]);
  });

  test("a gap is not shown: it says hello again", () => {
    stage.hear(state(8, 7));
    stage.hear(state(10, 9));
    expect(heard).toHaveLength(1);
    expect(stage.wire.sent.at(-1)).toEqual({ do: "hello", version: 8 });
    stage.hear(state(10, 8));
    expect(line.version).toBe(10);
  });

  test("a change is put upon the state it follows, and answers what made it", () => {
    stage.hear({ ...state(8, 7), view: { turn: 0, seats: [1, 2] } });
    line.send({ do: "play", id: "a", version: 8, move: "end" });
    stage.hear(change(9, 8, { turn: 1 }, "a"));
    expect(line.waiting).toBe(0);
    expect(heard.map((m) => m.is)).toEqual(["state", "done", "state"]);
    expect(heard.at(-1)).toEqual({
      ...state(9, 8),
      undo: "free",
      view: { turn: 1, seats: [1, 2] },
    });
  });

  test("a change that follows on something else is not shown: it says hello once", () => {
    stage.hear(state(8, 7));
    stage.hear(change(10, 9, { turn: 1 }));
    stage.hear(change(11, 10, { turn: 0 }));
    expect(heard).toHaveLength(1);
    expect(stage.wire.sent.filter((m) => m.do === "hello")).toHaveLength(2);
    stage.hear(state(11, 8));
    stage.hear(change(12, 11, {}));
    expect(line.version).toBe(12);
  });

  test("comes back with what was not answered, under the same id", () => {
    stage.hear(state(8, 7));
    line.send({ do: "play", id: "a", version: 8, move: "end" });
    line.send({ do: "say", id: "b", text: "hello" });
    stage.hear({ is: "done", id: "b", version: 8 });
    stage.wire.ear.close();
    expect(statuses.at(-1)).toBe("lost");
    stage.pass(1000);
    stage.wire.ear.open();
    expect(stage.wires).toHaveLength(2);
    expect(stage.wire.sent.map((m) => [m.do, m.id])).toEqual([
      ["hello", undefined],
      ["play", "a"],
    ]);
    stage.hear({
      is: "refused",
      id: "a",
      why: "stale",
      phrase: { name: "x", facts: {} },
      version: 9,
    });
    expect(line.waiting).toBe(0);
    expect(statuses.at(-1)).toBe("open");
  });

  test("waits longer from try to try, up to a limit", () => {
    for (const wait of [400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]) {
      stage.wire.ear.close();
      const before = stage.wires.length;
      stage.pass(wait - 1);
      expect(stage.wires).toHaveLength(before);
      stage.pass(1);
      expect(stage.wires).toHaveLength(before + 1);
    }
  });

  test("a silent line is given up after a ping without answer", () => {
    stage.hear(state(8, 7));
    stage.pass(20_000);
    expect(stage.wire.sent.at(-1)?.do).toBe("ping");
    stage.hear({ is: "pong", id: "ping" });
    stage.pass(20_000);
    stage.pass(8_000);
    expect(statuses.at(-1)).toBe("lost");
  });

  test("hurrying tries at once", () => {
    stage.wire.ear.close();
    line.hurry();
    expect(stage.wires).toHaveLength(2);
  });

  test("closed is closed", () => {
    line.close();
    stage.pass(60_000);
    expect(stage.wires).toHaveLength(1);
    expect(statuses.at(-1)).toBe("closed");
  });
});
