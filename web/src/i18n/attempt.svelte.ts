// Asking the server for something a person waits for: one way to do it, and to say why not.

import { Refused } from "../net/api";
import { say, speech } from "./speech.svelte";
import type { Words } from "./words";

/** Why the server refused, in the reader's words. */
export function refusalText({ phrase, message }: Refused, words: Words = speech.page): string {
  return phrase ? words.phrase(phrase, String, message) : say("offline");
}

/** A request with its state, for a form or a row of buttons. */
export class Attempt {
  busy = $state(false);
  #refused = $state.raw<Refused | null>(null);

  /** `words` are those of the game it is about, where there is one. */
  constructor(private readonly words: () => Words = () => speech.page) {}

  /** Why the last one was refused, in words; empty where it was not. */
  get fault(): string {
    return this.#refused ? refusalText(this.#refused, this.words()) : "";
  }

  /** The answer; undefined where it was refused. */
  async run<T>(todo: () => Promise<T>): Promise<T | undefined> {
    this.busy = true;
    try {
      const answer = await todo();
      this.#refused = null;
      return answer;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#refused = error;
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}
