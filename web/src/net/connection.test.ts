import { beforeEach, describe, expect, test } from "vitest";

import { Connection, type ConnectionStatus } from "./connection";
import { change, FakeEnvironment, state } from "./fake";
import type { ServerMessage } from "./types";

describe("the connection to a table", () => {
  let browser: FakeEnvironment;
  let heard: ServerMessage[];
  let statuses: ConnectionStatus[];
  let connection: Connection;

  beforeEach(() => {
    browser = new FakeEnvironment();
    heard = [];
    statuses = [];
    connection = new Connection(
      browser,
      { message: (m) => heard.push(m), status: (s) => statuses.push(s) },
      7,
    );
    connection.connect();
    browser.socket.listener.open();
  });

  test("says hello with the last version it has", () => {
    expect(browser.socket.sent).toEqual([{ do: "hello", version: 7 }]);
  });

  test("takes the answer to hello whatever it follows on", () => {
    browser.hear(state(12, 3));
    expect(heard).toHaveLength(1);
    expect(connection.version).toBe(12);
    expect(statuses).toEqual(["connecting", "open"]);
  });

  test("a gap is not shown: it says hello again", () => {
    browser.hear(state(8, 7));
    browser.hear(state(10, 9));
    expect(heard).toHaveLength(1);
    expect(browser.socket.sent.at(-1)).toEqual({ do: "hello", version: 8 });
    browser.hear(state(10, 8));
    expect(connection.version).toBe(10);
  });

  test("a change is put upon the state it follows, and answers what made it", () => {
    browser.hear({ ...state(8, 7), view: { turn: 0, seats: [1, 2] } });
    connection.send({ do: "play", id: "a", version: 8, move: "end" });
    browser.hear(change(9, 8, { turn: 1 }, "a"));
    expect(connection.waiting).toBe(0);
    expect(heard.map((m) => m.is)).toEqual(["state", "done", "state"]);
    expect(heard.at(-1)).toEqual({
      ...state(9, 8),
      undo: "free",
      view: { turn: 1, seats: [1, 2] },
    });
  });

  test("a change that follows on something else is not shown: it says hello once", () => {
    browser.hear(state(8, 7));
    browser.hear(change(10, 9, { turn: 1 }));
    browser.hear(change(11, 10, { turn: 0 }));
    expect(heard).toHaveLength(1);
    expect(browser.socket.sent.filter((m) => m.do === "hello")).toHaveLength(2);
    browser.hear(state(11, 8));
    browser.hear(change(12, 11, {}));
    expect(connection.version).toBe(12);
  });

  test("comes back with what was not answered, under the same id", () => {
    browser.hear(state(8, 7));
    connection.send({ do: "play", id: "a", version: 8, move: "end" });
    connection.send({ do: "say", id: "b", text: "hello" });
    browser.hear({ is: "done", id: "b", version: 8 });
    browser.socket.listener.close();
    expect(statuses.at(-1)).toBe("lost");
    browser.pass(1000);
    browser.socket.listener.open();
    expect(browser.sockets).toHaveLength(2);
    expect(browser.socket.sent.map((m) => [m.do, m.id])).toEqual([
      ["hello", undefined],
      ["play", "a"],
    ]);
    browser.hear({
      is: "refused",
      id: "a",
      why: "stale",
      phrase: { name: "x", facts: {} },
      version: 9,
    });
    expect(connection.waiting).toBe(0);
    expect(statuses.at(-1)).toBe("open");
  });

  test("waits longer from try to try, up to a limit", () => {
    for (const wait of [400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]) {
      browser.socket.listener.close();
      const before = browser.sockets.length;
      browser.pass(wait - 1);
      expect(browser.sockets).toHaveLength(before);
      browser.pass(1);
      expect(browser.sockets).toHaveLength(before + 1);
    }
  });

  test("waits a little less or more each time, by chance", () => {
    const waits = [0, 1].map((chance) => {
      browser.chance = chance;
      browser.socket.listener.close();
      const [timer] = [...browser.timers.values()];
      connection.hurry();
      return (timer?.at ?? 0) - browser.now;
    });
    expect(waits).toEqual([400 * 0.75, 800 * 1.25]);
  });

  test("a silent connection is given up after a ping without answer", () => {
    browser.hear(state(8, 7));
    browser.pass(20_000);
    expect(browser.socket.sent.at(-1)?.do).toBe("ping");
    browser.hear({ is: "pong", id: "ping" });
    browser.pass(20_000);
    browser.pass(8_000);
    expect(statuses.at(-1)).toBe("lost");
  });

  test("hurrying tries at once", () => {
    browser.socket.listener.close();
    connection.hurry();
    expect(browser.sockets).toHaveLength(2);
  });

  test("closed is closed", () => {
    connection.close();
    browser.pass(60_000);
    expect(browser.sockets).toHaveLength(1);
    expect(statuses.at(-1)).toBe("closed");
  });
});
