// What a player chose for this browser; kept in its local storage.

import { LANGUAGES, type Language } from "../i18n/words";

export type Theme = "auto" | "light" | "dark";

interface Kept {
  name: string;
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: boolean;
  quick: boolean;
  notify: boolean;
}

const KEY = "wyrmhall.settings";

class Settings implements Kept {
  name = $state("");
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  sound = $state(false);
  motion = $state(true);
  /** Play a one-touch move without confirming. */
  quick = $state(false);
  /** Notify of a turn while the tab is in the background. */
  notify = $state(false);

  #stillness = window.matchMedia("(prefers-reduced-motion: reduce)");
  #still = $state(this.#stillness.matches);
  #night = window.matchMedia("(prefers-color-scheme: dark)");
  #dark = $state(this.#night.matches);

  constructor() {
    this.language = LANGUAGES.find((l) => navigator.language.startsWith(l)) ?? "en";
    Object.assign(this, read());
    this.#stillness.addEventListener("change", ({ matches }) => (this.#still = matches));
    this.#night.addEventListener("change", ({ matches }) => (this.#dark = matches));
  }

  /** Whether things may move: the system's reduced-motion setting always applies. */
  get moves(): boolean {
    return this.motion && !this.#still;
  }

  get shownTheme(): "light" | "dark" {
    return this.theme === "auto" ? (this.#dark ? "dark" : "light") : this.theme;
  }

  keep(): void {
    const { name, language, theme, sound, motion, quick, notify } = this;
    const kept: Kept = { name, language, theme, sound, motion, quick, notify };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser without storage can still play.
    }
  }
}

/** What was stored, as far as it is still valid. */
function read(): Partial<Kept> {
  let found: unknown;
  try {
    found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
  if (typeof found !== "object" || found === null) return {};
  const kept = found as Record<string, unknown>;
  const good: Record<string, unknown> = {};
  for (const flag of ["sound", "motion", "quick", "notify"])
    if (typeof kept[flag] === "boolean") good[flag] = kept[flag];
  if (typeof kept["name"] === "string") good["name"] = kept["name"].slice(0, 40);
  if (LANGUAGES.includes(kept["language"] as Language)) good["language"] = kept["language"];
  if (["auto", "light", "dark"].includes(kept["theme"] as string)) good["theme"] = kept["theme"];
  return good;
}

export const settings = new Settings();
