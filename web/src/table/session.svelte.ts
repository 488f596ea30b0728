// A table as its visitor has it: what the server sent, and what was sent to it.

import { settings } from "../app/settings.svelte";
import * as api from "../net/api";
import { browser, Connection, type ConnectionStatus, type Environment } from "../net/connection";
import type {
  Because,
  ChatMessage,
  Hint,
  LegalMove,
  Phrase,
  Refused,
  ServerMessage,
  State,
  StoryLine,
  TableInfo,
  TableRequest,
  View,
} from "../net/types";
import { Chooser } from "./chooser.svelte";

export class Session {
  info = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  lines = $state.raw<readonly StoryLine[]>([]);
  chat = $state.raw<readonly ChatMessage[]>([]);
  status = $state<ConnectionStatus>("connecting");
  /** What happened while the visitor was away. */
  missed = $state.raw<readonly Phrase[]>([]);
  refusal = $state.raw<Refused | null>(null);
  /** The answer to the last `askWhy`: why a piece leads to no move. */
  because = $state.raw<Because | null>(null);
  /** What a bot would do; "asked" while it thinks. */
  hint = $state.raw<Hint | "asked" | null>(null);
  /** What the last change brought, for the board's motion. */
  events = $state.raw<Phrase[]>([]);
  /** When the state came, in milliseconds of `performance.now()`. */
  heardAt = $state(0);
  moreBefore = $state<number | null>(null);

  readonly chooser = new Chooser(
    (move) => this.#play(move),
    () => settings.quick,
  );
  readonly #connection: Connection;
  /** The id of the move under way. Once done it is saved, but shown only by the state after it. */
  #playing: string | null = null;
  #away = true;
  #asking: string | null = null;
  #hinting: string | null = null;

  constructor(
    readonly id: string,
    environment: Environment = browser(id),
  ) {
    this.#connection = new Connection(
      environment,
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
    this.#connection.connect();
  }
  close(): void {
    this.#connection.close();
  }
  /** Connect again after sitting down: the server knows a seat by who opened the connection. */
  reopen(): void {
    this.#connection.close();
    this.#connection.connect();
  }
  hurry(): void {
    this.#connection.hurry();
  }

  get view(): View | null {
    return (this.state?.view as View | undefined) ?? null;
  }
  /** The viewer's own seat. */
  get seat(): number | null {
    return this.view?.viewer ?? null;
  }
  /** Whether the visitor has a seat; spectators cannot chat. */
  get seated(): boolean {
    return this.info?.seats.some((seat) => seat.yours) ?? false;
  }
  /** Whether it is the viewer's turn. */
  get asked(): boolean {
    return (this.state?.legal.length ?? 0) > 0 && this.info?.status === "playing";
  }

  undo(): void {
    this.#send({ do: "undo", id: freshId(), version: this.#version });
  }
  consent(yes: boolean): void {
    this.#send({ do: "consent", id: freshId(), yes });
  }
  comeBack(): void {
    this.#send({ do: "return", id: freshId() });
  }
  say(text: string): void {
    this.#send({ do: "say", id: freshId(), text });
  }

  /** Ask why touching a piece leads to no move, after what was touched already. */
  askWhy(piece: string): void {
    const id = (this.#asking = freshId());
    this.because = null;
    this.#send({ do: "why", id, pieces: [...this.chooser.order, piece] });
  }

  /** Ask a bot what it would do. */
  askHint(): void {
    if (this.hint !== null) return;
    this.hint = "asked";
    this.#hinting = freshId();
    this.#send({ do: "hint", id: this.#hinting });
  }
  /** A move of this position by its text. */
  moveOf(text: string): LegalMove | null {
    return this.state?.legal.find((move) => move.move === text) ?? null;
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

  #play({ move }: LegalMove): void {
    this.refusal = null;
    this.#playing = freshId();
    this.#send({ do: "play", id: this.#playing, version: this.#version, move });
  }

  #send(request: TableRequest): void {
    this.#connection.send(request);
  }

  #hear(message: ServerMessage): void {
    switch (message.is) {
      case "table":
        this.info = message.table;
        break;
      case "state":
        this.#show(message);
        break;
      case "said":
        if (!this.chat.some((known) => known.number === message.number))
          this.chat = [...this.chat, message].sort((a, b) => a.number - b.number);
        break;
      case "because":
        if (message.id === this.#asking) this.because = message;
        break;
      case "hint":
        this.#suggest(message);
        break;
      case "refused":
        if (message.id !== null && message.id === this.#hinting) this.hint = null;
        if (message.id !== null && message.id === this.#playing) this.chooser.answered();
        this.refusal = message;
        break;
    }
  }

  /** Show the suggested move on the board, unless the table or the player has moved on. */
  #suggest(hint: Hint): void {
    const move = this.moveOf(hint.best.move);
    this.hint = hint.version === this.#version && move ? hint : null;
    if (this.hint && move && !this.chooser.begun) this.chooser.pick(move);
  }

  #show(state: State): void {
    const first = this.state === null;
    const lines = state.story.map((phrase) => ({ version: state.version, phrase }));
    if (this.#away && state.story.length > 0 && state.since > 0) this.missed = state.story;
    this.#away = false;
    this.events = first ? [] : state.story;
    this.heardAt = performance.now();
    this.state = state;
    this.lines = first ? lines : [...this.lines, ...lines];
    this.hint = null;
    this.chooser.offer(state.legal, state.version);
    keepSeen(this.id, state.version);
    // How a game that starts while one waits began is sent only when asked for.
    if (first && (state.earlier || state.since > 0 || lines.length === 0)) {
      this.moreBefore = state.since;
      void this.earlier();
    }
  }
}

/** Random; over plain HTTP there is no crypto.randomUUID. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const SEEN = "wyrmhall.seen";
const REMEMBERED = 40;

/** The versions of tables last seen in this browser: whoever comes back sees what happened since. */
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
  const others = Object.entries(seen()).filter(([table]) => table !== id);
  const latest = [...others, [id, version]].slice(-REMEMBERED);
  try {
    localStorage.setItem(SEEN, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Without storage, whoever comes back is simply not told.
  }
}
