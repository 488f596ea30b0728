import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { expect, test } from "vitest";

const folders = readdirSync("src/games", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "plain")
  .map((entry) => entry.name);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return folders.includes(relative("src/games", path)) ? [] : sources(path);
    return /\.(svelte|ts|ftl|css)$/.test(path) && !/\.test\.ts$|schema\.d\.ts$/.test(path)
      ? [path]
      : [];
  });
}

test.each(folders)("nothing outside its folder names %s", (game) => {
  // As a string, a part of a path or of a message's name; an icon may be called "book" too.
  const named = new RegExp(`games/${game}\\b|[a-z]-${game}\\b|(?<!name=)"${game}"`, "i");
  for (const path of sources("src")) expect(readFileSync(path, "utf8"), path).not.toMatch(named);
});
