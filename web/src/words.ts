// Every sentence a person reads, from the same Fluent files the terminal and the server use.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "fr"];

/** A message's name and its facts, as the server sends it. */
export interface Phrase {
  name: string;
  facts: Record<string, number | string>;
}

/** Facts that are seats, shown as players' names (kernel/words.py). */
const SEAT_FACTS = new Set(["who", "whom", "owner"]);

export type NameOf = (seat: number) => string;

/** The messages of one language: the page's, the kernel's, and those of one game. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: readonly string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** The message in words; a name that is missing is a fault of ours, and says so. */
  say(name: string, facts: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(name)?.value;
    if (!pattern) throw new Error(`no message ${name} in ${this.language}`);
    const faults: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, facts, faults);
    if (faults.length > 0) throw new Error(`message ${name}: ${faults.map(String).join(", ")}`);
    return text;
  }

  has(name: string): boolean {
    return this.#bundle.hasMessage(name);
  }

  /** A phrase in words, its seats by the players' names. */
  phrase({ name, facts }: Phrase, nameOf: NameOf): string {
    const told: Record<string, FluentVariable> = {};
    for (const [fact, value] of Object.entries(facts))
      told[fact] = SEAT_FACTS.has(fact) && typeof value === "number" ? nameOf(value) : value;
    return this.say(name, told);
  }
}

const files = import.meta.glob<string>(
  [
    "../../src/wyrmhall/games/*/words/*.ftl",
    "../../src/wyrmhall/kernel/words/*.ftl",
    "./words/*.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The words for a game's table, or for the hall where none is named; each file is fetched once. */
export async function loadWords(language: Language, ...games: string[]): Promise<Words> {
  // The first to say something has the word: no name of the page's hides one of a game's.
  const wanted = [
    ...games.map((game) => `../../src/wyrmhall/games/${game}/words/${language}.ftl`),
    `../../src/wyrmhall/kernel/words/${language}.ftl`,
    `./words/${language}.ftl`,
  ];
  const sources = await Promise.all(
    wanted.map((path) => {
      const file = files[path];
      if (!file) throw new Error(`no words at ${path}`);
      return file();
    }),
  );
  return new Words(language, sources);
}
