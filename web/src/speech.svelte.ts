// The words in the reader's language, for the page and for each game it speaks of. What is said
// here follows a change of language by itself.

import type { FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";

import { loadWords, type Language, type NameOf, type Phrase, type Words } from "./words";

class Speech {
  #page = $state.raw<Words | null>(null);
  #games = $state.raw<ReadonlyMap<string, Words>>(new Map());
  #asked = 0;

  /** Whether the page and these games can be put into words. */
  knows(...games: string[]): boolean {
    return this.#page !== null && games.every((game) => this.#games.has(game));
  }

  async learn(language: Language, games: readonly string[]): Promise<void> {
    const asked = (this.#asked += 1);
    // Who asks within an effect must not ask again because of the answer.
    const known = untrack(() => [...this.#games.keys()]);
    const wanted = [...new Set([...games, ...known])];
    const [page, ...found] = await Promise.all([
      loadWords(language),
      ...wanted.map((game) => loadWords(language, game)),
    ]);
    if (asked !== this.#asked) return; // another language was asked for meanwhile
    this.#page = page;
    this.#games = new Map(wanted.map((game, place) => [game, found[place] ?? page]));
  }

  get page(): Words {
    if (!this.#page) throw new Error("no words yet");
    return this.#page;
  }

  game(game: string): Words {
    return this.#games.get(game) ?? this.page;
  }
}

export const speech = new Speech();

export function say(name: string, facts?: Record<string, FluentVariable>): string {
  return speech.page.say(name, facts);
}

/** What the server says: one whose name this page does not know is shown by its English text. */
export function tell(words: Words, phrase: Phrase, nameOf: NameOf, text = phrase.name): string {
  return words.has(phrase.name) ? words.phrase(phrase, nameOf) : text;
}

/** Several things in one sentence: "a, b or c". */
export function listed(things: readonly string[], type: "conjunction" | "disjunction"): string {
  return new Intl.ListFormat(speech.page.language, { type }).format(things);
}
