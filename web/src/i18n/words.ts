// Every sentence a person reads. The page's own and the house's are built into it; those of a
// game come from the server, whatever game it is.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import * as api from "../net/api";
import type { Phrase } from "../net/types";

export type Language = "en" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "fr"];

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

  /** The message in words; a missing name is a bug, and throws. */
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

  /** A phrase in words, its seats by the players' names; `text` where its name is not known. */
  phrase({ name, facts }: Phrase, nameOf: NameOf, text = name): string {
    if (!this.has(name)) return text;
    const named: Record<string, FluentVariable> = {};
    for (const [fact, value] of Object.entries(facts))
      named[fact] = SEAT_FACTS.has(fact) && typeof value === "number" ? nameOf(value) : value;
    return this.say(name, named);
  }

  /** A message as a heading or a label begins, with a capital. */
  label(name: string): string {
    return capitalised(this.say(name), this.language);
  }

  /** A name of the program as a person would read it: "last_round" is "Last round". */
  readable(name: string): string {
    return capitalised(name.replaceAll(/[_-]/g, " "), this.language);
  }
}

export function capitalised(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

const files = import.meta.glob<string>(
  ["../../../src/wyrmhall/{kernel,bots,server}/words/*.ftl", "./*.ftl"],
  { query: "?raw", import: "default" },
);

/** The parts of the house whose messages the server may send. */
const PARTS = ["kernel", "bots", "server"];

async function file(path: string): Promise<string> {
  const load = files[path];
  if (!load) throw new Error(`no words at ${path}`);
  return load();
}

/** The words for a game's table, or for the page alone where no game is named. */
export async function loadWords(language: Language, game?: string): Promise<Words> {
  const sources = await Promise.all([
    // The first to define a message wins: a game may say something in its own way.
    ...(game === undefined ? [] : [api.gameWords(game, language)]),
    ...PARTS.map((part) => file(`../../../src/wyrmhall/${part}/words/${language}.ftl`)),
    file(`./${language}.ftl`),
  ]);
  return new Words(language, sources);
}
