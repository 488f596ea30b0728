import type { KnipConfig } from "knip";

/** The code of a Svelte file: its scripts, and what its markup takes from a namespace import. */
function code(source: string): string {
  const scripts = [...source.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, s]) => s);
  const members = [...source.matchAll(/import \* as (\w+)/g)].flatMap(([, name]) =>
    [...source.matchAll(new RegExp(`\\b${name}\\.\\w+`, "g"))].map(([member]) => `${member};`),
  );
  return [...scripts, ...members].join("\n");
}

export default {
  entry: ["src/games/*/index.ts"],
  project: ["src/**/*.{ts,svelte}", "*.{ts,js}"],
  compilers: { svelte: code },
  treatConfigHintsAsErrors: true,
} satisfies KnipConfig;
