import { beforeEach, expect, test, vi } from "vitest";

const settings = vi.hoisted(() => ({ notify: true }));
vi.mock("../app/settings.svelte", () => ({ settings }));

let shown: string[];
const document = { title: "", hidden: true };

class FakeNotification {
  static permission = "granted";
  constructor(title: string) {
    shown.push(title);
  }
  close(): void {
    shown.push("closed");
  }
}

const { showTurn } = await import("./attention");

beforeEach(() => {
  vi.stubGlobal("document", document);
  vi.stubGlobal("window", { Notification: FakeNotification });
  vi.stubGlobal("Notification", FakeNotification);
  document.hidden = true;
  settings.notify = true;
  shown = [];
  showTurn(false, "RYU", "Your turn");
  shown = [];
});

test("the title says whose turn it is", () => {
  showTurn(true, "RYU", "Your turn");
  expect(document.title).toBe("● Your turn – RYU");
  showTurn(false, "RYU", "Your turn");
  expect(document.title).toBe("RYU – Wyrmhall");
});

test("a turn notifies once, however many states it has, and the next turn again", () => {
  for (let states = 0; states < 3; states += 1) showTurn(true, "RYU", "Your turn");
  expect(shown).toEqual(["Your turn"]);
  showTurn(false, "RYU", "Your turn");
  showTurn(true, "RYU", "Your turn");
  expect(shown).toEqual(["Your turn", "closed", "Your turn"]);
});

test("nobody who is looking, or does not want it, is notified", () => {
  document.hidden = false;
  showTurn(true, "RYU", "Your turn");
  document.hidden = true;
  settings.notify = false;
  showTurn(true, "RYU", "Your turn");
  expect(shown).toEqual([]);
});
