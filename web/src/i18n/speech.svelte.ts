// The words in the reader's language, for the page and for each game it shows. Whatever is said
// through here follows a change of language.

import type { FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";

import { Refused } from "../net/api";
import { loadWords, type Language, type Words } from "./words";

class Speech {
  #page = $state.raw<Words | null>(null);
  #games = $state.raw<ReadonlyMap<string, Words>>(new Map());
  #language: Language | null = null;

  /** Whether the page and these games can be put into words. */
  knows(...games: string[]): boolean {
    return this.#page !== null && games.every((game) => this.#games.has(game));
  }

  /** Load the words of the page and of these games; all known before follow the language. */
  async learn(language: Language, games: readonly string[] = []): Promise<void> {
    this.#language = language;
    // An effect that calls this must not run again because of what it loads.
    const known = untrack(() => [...this.#games.keys()]).filter((game) => !games.includes(game));
    await Promise.all([
      this.#load(language),
      ...games.map((game) => this.#load(language, game)),
      ...known.map((game) => this.#load(language, game).catch(keepOld)),
    ]);
  }

  async #load(language: Language, game?: string): Promise<void> {
    const known = untrack(() => (game === undefined ? this.#page : this.#games.get(game)));
    if (known?.language === language) return;
    const words = await loadWords(language, game);
    if (language !== this.#language) return this.#load(this.#language ?? language, game);
    if (game === undefined) this.#page = words;
    else this.#games = new Map([...this.#games, [game, words]]);
  }

  get page(): Words {
    if (!this.#page) throw new Error("no words yet");
    return this.#page;
  }

  game(game: string): Words {
    return this.#games.get(game) ?? this.page;
  }

  /** What a game is called; by its id until its words are here. */
  title(game: string): string {
    const words = this.game(game);
    return words.has("game-title") ? words.say("game-title") : words.readable(game);
  }
}

/** A server that cannot be reached leaves a game in the language it was in. */
function keepOld(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}

export const speech = new Speech();

export function say(name: string, facts?: Record<string, FluentVariable>): string {
  return speech.page.say(name, facts);
}

/** Several things in one sentence: "a, b or c". */
export function listed(things: readonly string[], type: "conjunction" | "disjunction"): string {
  return new Intl.ListFormat(speech.page.language, { type }).format(things);
}
