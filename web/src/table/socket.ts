// The line to the table: says hello, comes back by itself, and sends what was not answered again
// under the same id, so that nothing is lost and nothing is done twice.

import type { Change, Deed, FromClient, FromServer, State, Told } from "../wire";

export type LineStatus = "connecting" | "open" | "lost" | "closed";

/** What the line needs of the world; tests give their own. */
export interface World {
  open(): Wire;
  later(todo: () => void, milliseconds: number): number;
  cancel(timer: number): void;
  random(): number;
}

/** The part of a WebSocket that is used. */
export interface Wire {
  send(text: string): void;
  close(): void;
  listen(ear: Ear): void;
}

export interface Ear {
  open(): void;
  close(): void;
  message(data: unknown): void;
}

export interface Listener {
  message(message: Told): void;
  status(status: LineStatus): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

export class TableLine {
  /** The last version received. */
  version: number | null;
  #wire: Wire | null = null;
  #status: LineStatus = "closed";
  #tries = 0;
  #retry: number | null = null;
  #pulse: number | null = null;
  #state: State | null = null;
  #greeted = false;
  #through = false;
  #unanswered = new Map<string, Deed>();

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
    version: number | null = null,
  ) {
    this.version = version;
  }

  get waiting(): number {
    return this.#unanswered.size;
  }

  connect(): void {
    this.#clearTimers();
    this.#set(this.#tries === 0 ? "connecting" : "lost");
    const wire = (this.#wire = this.world.open());
    wire.listen({
      open: () => {
        if (wire !== this.#wire) return;
        this.#through = true;
        this.#hello();
        for (const deed of this.#unanswered.values()) this.#put(deed);
        this.#beat();
      },
      message: (data) => {
        if (wire === this.#wire && typeof data === "string")
          this.#read(JSON.parse(data) as FromServer);
      },
      close: () => {
        if (wire === this.#wire) this.#lose();
      },
    });
  }

  /** Do something; it is kept until it is answered. */
  send(deed: Deed): void {
    this.#unanswered.set(deed.id, deed);
    if (this.#through) this.#put(deed);
  }

  /** Try now rather than when the wait is over: the network or the tab is back. */
  hurry(): void {
    if (this.#status === "lost" && this.#retry !== null) this.connect();
  }

  close(): void {
    this.#clearTimers();
    const wire = this.#wire;
    this.#wire = null;
    this.#through = false;
    wire?.close();
    this.#set("closed");
  }

  #read(message: FromServer): void {
    if (message.is !== "change") return this.#hear(message);
    if (message.done != null)
      this.#hear({ is: "done", id: message.done, version: message.version });
    if (this.#state?.version === message.since) this.#hear(after(this.#state, message));
    else if (!this.#greeted) this.#hello();
  }

  #hear(message: Told): void {
    if (this.#pulse !== null) this.#beat();
    switch (message.is) {
      case "state":
        if (!this.#accepts(message)) return this.#hello();
        this.#state = message;
        this.version = message.version;
        break;
      case "done":
        this.#unanswered.delete(message.id);
        break;
      case "refused":
        if (message.id !== null) this.#unanswered.delete(message.id);
        // The hello itself could not be answered: ask again when the hall can write.
        else if (message.why === "unavailable") this.world.later(() => this.#hello(), PONG_WITHIN);
        break;
      case "pong":
        return;
    }
    if (this.#status !== "open") {
      this.#tries = 0;
      this.#set("open");
    }
    this.listener.message(message);
  }

  /** The answer to a hello is taken as it is; later states must follow on the one before. */
  #accepts(state: State): boolean {
    if (this.#greeted) {
      this.#greeted = false;
      return true;
    }
    return this.version === null || state.since === this.version;
  }

  #hello(): void {
    this.#greeted = true;
    this.#put({ do: "hello", version: this.version });
  }

  #put(message: FromClient): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #lose(): void {
    this.#clearTimers();
    this.#wire = null;
    this.#through = false;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    this.#set("lost");
    // Not all tables come back in the same instant after the server restarts.
    this.#retry = this.world.later(() => this.connect(), wait * (0.75 + this.world.random() / 2));
  }

  /** A line that went dead without closing is found by a ping nobody answers. */
  #beat(): void {
    if (this.#pulse !== null) this.world.cancel(this.#pulse);
    this.#pulse = this.world.later(() => {
      this.#put({ do: "ping", id: "ping" });
      this.#pulse = this.world.later(() => {
        const wire = this.#wire;
        this.#lose();
        wire?.close();
      }, PONG_WITHIN);
    }, PING_EVERY);
  }

  #clearTimers(): void {
    for (const timer of [this.#retry, this.#pulse]) if (timer !== null) this.world.cancel(timer);
    this.#retry = this.#pulse = null;
  }

  #set(status: LineStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.listener.status(status);
  }
}

/** The state a change leads to. */
function after(state: State, { version, since, changed, ...change }: Change): State {
  const { legal, undo, story, deadlines, wish = null } = change;
  const view: unknown = { ...(state.view as object), ...(changed as object) };
  return { is: "state", version, since, view, legal, undo, story, deadlines, wish, earlier: false };
}

/** The browser as the line's world. */
export function browser(table: string): World {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return {
    open: () => {
      const path = `/api/tables/${encodeURIComponent(table)}/play`;
      const socket = new WebSocket(`${scheme}//${location.host}${path}`);
      return {
        send: (text) => socket.send(text),
        close: () => socket.close(),
        listen: (ear) => {
          socket.onopen = () => ear.open();
          socket.onclose = () => ear.close();
          socket.onmessage = ({ data }: MessageEvent<unknown>) => ear.message(data);
        },
      };
    },
    later: (todo, milliseconds) => window.setTimeout(todo, milliseconds),
    cancel: (timer) => window.clearTimeout(timer),
    random: () => Math.random(),
  };
}
