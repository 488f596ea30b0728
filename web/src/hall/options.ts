// Options of games and their choices, by the names people use.

import { say } from "../speech.svelte";
import type { Choice } from "../wire";
import type { Words } from "../words";

/** With a capital, as a label begins. */
export function optionName(words: Words, name: string): string {
  const text = words.say(`option-${name}`);
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

/** A choice in words; one for several seats is a list, from the first seat on. */
export function choiceName(choice: Choice): string {
  if (typeof choice === "boolean") return say(choice ? "yes" : "no");
  return String(choice)
    .split(",")
    .map((part) => say("choice", { choice: part }))
    .join(" · ");
}
