// A browser for tests: its clock is moved by hand, its sockets are answered by hand.

import type { Environment, Socket, SocketListener } from "./connection";
import type { Change, FromServer, State } from "./types";

/** One clock, and sockets that record what was sent. */
export class FakeEnvironment implements Environment {
  sockets: {
    listener: SocketListener;
    sent: { do: string; id?: string; version?: number | null }[];
  }[] = [];
  timers = new Map<number, { todo: () => void; at: number }>();
  now = 0;
  #next = 1;

  open(): Socket {
    const sockets = this.sockets;
    const sent: { do: string }[] = [];
    let own: SocketListener | null = null;
    return {
      send: (text) => void sent.push(JSON.parse(text) as { do: string }),
      close: () => own?.close(),
      listen: (listener) => {
        own = listener;
        sockets.push({ listener, sent });
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
  /** What `random` gives next. */
  chance = 0.5;
  random(): number {
    return this.chance;
  }
  pass(milliseconds: number): void {
    this.now += milliseconds;
    for (const [timer, { todo, at }] of [...this.timers])
      if (at <= this.now && this.timers.delete(timer)) todo();
  }
  get socket() {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }
  hear(message: FromServer): void {
    this.socket.listener.message(JSON.stringify(message));
  }
}

export function state(version: number, since: number): State {
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

export function change(version: number, since: number, changed: object, done?: string): Change {
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
