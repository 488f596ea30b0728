// Looking for words in the rules. Capitals, accents and kinds of apostrophe do not matter.

/** Where a word was found: from, and up to but not including. */
export type Spot = readonly [start: number, end: number];

const CLAUSE = /^[a-z]\d+$/;

/** The words that are looked for: all of them have to be there. */
export function wordsIn(query: string): string[] {
  return [...new Set(plain(query).split(/\s+/).filter(Boolean))];
}

/** Where the words stand in a text, in its order; null where one of them is missing. */
export function spots(text: string, words: readonly string[]): Spot[] | null {
  const searched = plain(text);
  const found: Spot[] = [];
  for (const word of words) {
    const here = [...searched.matchAll(pattern(word))];
    if (here.length === 0) return null;
    for (const { index } of here) found.push([index, index + word.length]);
  }
  return found.sort(([a], [b]) => a - b);
}

/** A word is found by how it begins; a clause is meant as a whole: "b1" is not in "B12". */
function pattern(word: string): RegExp {
  const exact = word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const start = /^[\p{L}\d]/u.test(word) ? "(?<![\\p{L}\\d])" : "";
  return new RegExp(`${start}${exact}${CLAUSE.test(word) ? "(?!\\d)" : ""}`, "gu");
}

/** As it is compared; a text keeps its length. */
function plain(text: string): string {
  return text.replaceAll(/[^\0-\x7f]|[A-Z]/g, (letter) => {
    if (letter === "’") return "'";
    const bare = letter.normalize("NFD").charAt(0).toLowerCase();
    return bare.length === letter.length ? bare : letter;
  });
}
