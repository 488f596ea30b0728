// The connection to a table: it says hello, reconnects by itself, and sends unanswered requests
// again under the same id, so that nothing is lost and nothing is done twice.

import type { Change, FromClient, FromServer, ServerMessage, State, TableRequest } from "./types";

export type ConnectionStatus = "connecting" | "open" | "lost" | "closed";

/** What a connection needs from the browser; tests bring their own. */
export interface Environment {
  open(): Socket;
  later(todo: () => void, milliseconds: number): number;
  cancel(timer: number): void;
  random(): number;
}

/** The part of a WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  listen(listener: SocketListener): void;
}

export interface SocketListener {
  open(): void;
  close(): void;
  message(data: unknown): void;
}

export interface Listener {
  message(message: ServerMessage): void;
  status(status: ConnectionStatus): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

export class Connection {
  /** The last version received. */
  version: number | null;
  #socket: Socket | null = null;
  #status: ConnectionStatus = "closed";
  #tries = 0;
  #retry: number | null = null;
  #heartbeat: number | null = null;
  #state: State | null = null;
  #awaitingHello = false;
  #ready = false;
  #unanswered = new Map<string, TableRequest>();

  constructor(
    private readonly environment: Environment,
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
    const socket = (this.#socket = this.environment.open());
    socket.listen({
      open: () => {
        if (socket !== this.#socket) return;
        this.#ready = true;
        this.#hello();
        for (const request of this.#unanswered.values()) this.#put(request);
        this.#beat();
      },
      message: (data) => {
        if (socket === this.#socket && typeof data === "string")
          this.#read(JSON.parse(data) as FromServer);
      },
      close: () => {
        if (socket === this.#socket) this.#lose();
      },
    });
  }

  /** Send a request; it is kept until it is answered. */
  send(request: TableRequest): void {
    this.#unanswered.set(request.id, request);
    if (this.#ready) this.#put(request);
  }

  /** Reconnect now rather than when the wait is over: the network or the tab is back. */
  hurry(): void {
    if (this.#status === "lost" && this.#retry !== null) this.connect();
  }

  close(): void {
    this.#clearTimers();
    const socket = this.#socket;
    this.#socket = null;
    this.#ready = false;
    socket?.close();
    this.#set("closed");
  }

  #read(message: FromServer): void {
    if (message.is !== "change") return this.#hear(message);
    if (message.done != null)
      this.#hear({ is: "done", id: message.done, version: message.version });
    if (this.#state?.version === message.since) this.#hear(after(this.#state, message));
    else if (!this.#awaitingHello) this.#hello();
  }

  #hear(message: ServerMessage): void {
    if (this.#heartbeat !== null) this.#beat();
    switch (message.is) {
      case "state":
        if (!this.#accepts(message)) return this.#hello();
        this.#state = message;
        this.version = message.version;
        break;
      case "done":
      case "because":
      case "hint":
        this.#unanswered.delete(message.id);
        break;
      case "refused":
        if (message.id !== null) this.#unanswered.delete(message.id);
        // The hello itself was refused: ask again when the server can save.
        else if (message.why === "unavailable")
          this.environment.later(() => this.#hello(), PONG_WITHIN);
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

  /** The answer to a hello is taken as it is; later states must follow the one before. */
  #accepts(state: State): boolean {
    if (this.#awaitingHello) {
      this.#awaitingHello = false;
      return true;
    }
    return this.version === null || state.since === this.version;
  }

  #hello(): void {
    this.#awaitingHello = true;
    this.#put({ do: "hello", version: this.version });
  }

  #put(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #lose(): void {
    this.#clearTimers();
    this.#socket = null;
    this.#ready = false;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    this.#set("lost");
    // With jitter, so that tables do not all reconnect at once after the server restarts.
    this.#retry = this.environment.later(
      () => this.connect(),
      wait * (0.75 + this.environment.random() / 2),
    );
  }

  /** A connection that died without closing is found by a ping nobody answers. */
  #beat(): void {
    if (this.#heartbeat !== null) this.environment.cancel(this.#heartbeat);
    this.#heartbeat = this.environment.later(() => {
      this.#put({ do: "ping", id: "ping" });
      this.#heartbeat = this.environment.later(() => {
        const socket = this.#socket;
        this.#lose();
        socket?.close();
      }, PONG_WITHIN);
    }, PING_EVERY);
  }

  #clearTimers(): void {
    for (const timer of [this.#retry, this.#heartbeat])
      if (timer !== null) this.environment.cancel(timer);
    this.#retry = this.#heartbeat = null;
  }

  #set(status: ConnectionStatus): void {
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

/** The browser itself. */
export function browser(table: string): Environment {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return {
    open: () => {
      const path = `/api/tables/${encodeURIComponent(table)}/play`;
      const socket = new WebSocket(`${scheme}//${location.host}${path}`);
      return {
        send: (text) => socket.send(text),
        close: () => socket.close(),
        listen: (listener) => {
          socket.onopen = () => listener.open();
          socket.onclose = () => listener.close();
          socket.onmessage = ({ data }: MessageEvent<unknown>) => listener.message(data);
        },
      };
    },
    later: (todo, milliseconds) => window.setTimeout(todo, milliseconds),
    cancel: (timer) => window.clearTimeout(timer),
    random: () => Math.random(),
  };
}
