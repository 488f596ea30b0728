// A table as one sits at it: what the server told, what was done and not yet answered.

import type { LegalMove, View } from "../boards/contract";
import { settings } from "../settings.svelte";
import type { Line, Refused, Said, State, TableInfo, Told } from "../wire";
import * as api from "../api";
import type { Phrase } from "../words";
import { Chooser } from "./chooser.svelte";
import { browser, TableLine, type LineStatus, type World } from "./socket";

/** Done is durable, but the state that shows it comes after: the choice waits for that. */
type Sending = "play" | "undo" | "consent" | "return" | "say";

export class Session {
  info = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  said = $state.raw<readonly Said[]>([]);
  status = $state<LineStatus>("connecting");
  /** What happened while one was away. */
  missed = $state.raw<readonly Phrase[]>([]);
  refusal = $state.raw<Refused | null>(null);
  /** What the last change told, for the board's motion. */
  news = $state.raw<Phrase[]>([]);
  /** When the state came, in milliseconds of `performance.now()`. */
  heardAt = $state(0);
  moreBefore = $state<number | null>(null);

  readonly chooser = new Chooser(
    (move) => this.#play(move),
    () => settings.quick,
  );
  readonly #line: TableLine;
  readonly #sending = new Map<string, Sending>();
  #away = true;

  constructor(
    readonly id: string,
    world: World = browser(id),
  ) {
    this.#line = new TableLine(
      world,
      {
        message: (message) => this.#hear(message),
        status: (status) => {
          this.status = status;
          if (status === "lost") this.#away = true;
        },
      },
      lastSeen(id),
    );
  }

  open(): void {
    this.#line.connect();
  }
  close(): void {
    this.#line.close();
  }
  /** Come again, as the one who has just sat down: a seat is known by who opened the line. */
  reopen(): void {
    this.#line.close();
    this.#line.connect();
  }
  hurry(): void {
    this.#line.hurry();
  }

  get view(): View | null {
    return (this.state?.view as View | undefined) ?? null;
  }
  /** The viewer's own seat, as the view tells. */
  get seat(): number | null {
    return this.view?.viewer ?? null;
  }
  /** Whether the visitor has a seat; those who watch do not talk. */
  get seated(): boolean {
    return this.info?.seats.some((seat) => seat.yours) ?? false;
  }
  /** Whether the viewer has something to decide. */
  get asked(): boolean {
    return (this.state?.legal.length ?? 0) > 0 && this.info?.status === "playing";
  }

  undo(): void {
    this.#send("undo", (id) => ({ do: "undo", id, version: this.#version }));
  }
  consent(yes: boolean): void {
    this.#send("consent", (id) => ({ do: "consent", id, yes }));
  }
  comeBack(): void {
    this.#send("return", (id) => ({ do: "return", id }));
  }
  say(text: string): void {
    this.#send("say", (id) => ({ do: "say", id, text }));
  }

  /** Older lines of the story, put before those known. */
  async earlier(): Promise<void> {
    if (this.moreBefore === null) return;
    const before = this.moreBefore;
    this.moreBefore = null;
    let older;
    try {
      older = await api.story(this.id, before);
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      this.moreBefore = before;
      return;
    }
    const { since, lines } = older;
    this.lines = [...lines, ...this.lines];
    this.moreBefore = lines.length > 0 && since > 0 && since < before ? since : null;
  }

  get #version(): number {
    return this.state?.version ?? 0;
  }

  #play(move: LegalMove): void {
    this.refusal = null;
    this.#send("play", (id) => ({
      do: "play",
      id,
      version: this.#version,
      move: move.move,
    }));
  }

  #send(what: Sending, deed: (id: string) => Parameters<TableLine["send"]>[0]): void {
    const id = freshId();
    this.#sending.set(id, what);
    this.#line.send(deed(id));
  }

  #hear(message: Told): void {
    switch (message.is) {
      case "table":
        this.info = message.table;
        break;
      case "state":
        this.#show(message);
        break;
      case "said":
        if (!this.said.some((known) => known.number === message.number))
          this.said = [...this.said, message].sort((a, b) => a.number - b.number);
        break;
      case "done":
        this.#sending.delete(message.id);
        break;
      case "refused":
        if (message.id !== null && this.#sending.get(message.id) === "play")
          this.chooser.answered();
        if (message.id !== null) this.#sending.delete(message.id);
        this.refusal = message;
        break;
    }
  }

  #show(state: State): void {
    const first = this.state === null;
    const told = state.story.map((phrase) => ({ version: state.version, phrase }));
    if (this.#away && state.story.length > 0 && state.since > 0) this.missed = state.story;
    this.#away = false;
    this.news = first ? [] : state.story;
    this.heardAt = performance.now();
    this.state = state;
    this.lines = first ? told : [...this.lines, ...told];
    this.chooser.offer(state.legal, state.version);
    keepSeen(this.id, state.version);
    // A game that starts while one waits tells how it opened only when asked.
    if (first && (state.earlier || state.since > 0 || told.length === 0)) {
      this.moreBefore = state.since;
      void this.earlier();
    }
  }
}

/** Random, and ours even where the page came over plain HTTP and has no crypto.randomUUID. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const SEEN = "wyrmhall.seen";
const REMEMBERED = 40;

/** The versions of tables last seen in this browser: coming back tells what happened since. */
function seen(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SEEN) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

function lastSeen(id: string): number | null {
  const version = seen()[id];
  return Number.isInteger(version) ? (version ?? null) : null;
}

function keepSeen(id: string, version: number): void {
  const { [id]: _, ...others } = seen();
  const latest = Object.entries({ ...others, [id]: version }).slice(-REMEMBERED);
  try {
    localStorage.setItem(SEEN, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Without storage coming back simply tells nothing.
  }
}
