// Options of games and their choices, by the names people use.

import type { Words } from "../i18n/words";
import type { Choice } from "../net/types";

export function optionName(words: Words, name: string): string {
  const message = `option-${name}`;
  return words.has(message) ? words.label(message) : words.readable(name);
}

/** What the option does; empty where the game does not say. */
export function optionHelp(words: Words, name: string): string {
  const message = `option-${name}-help`;
  return words.has(message) ? words.say(message) : "";
}

/** A choice in words; one for several seats is a list, from the first seat on. */
export function choiceName(words: Words, choice: Choice): string {
  if (typeof choice === "boolean") return words.say(choice ? "yes" : "no");
  return String(choice)
    .split(",")
    .map((part) => words.say("choice", { choice: part }))
    .join(" · ");
}
