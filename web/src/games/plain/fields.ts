// A view read without knowing its game: which of its fields are facts, lists, tables or seats.

import type { NameOf, Words } from "../../i18n/words";
import type { View } from "../../net/types";

/** What every view has, and the table around the board shows already. */
const COMMON = new Set(["game", "players", "viewer", "pending", "outcome", "options"]);
/** Fields that are usually seats: they are shown as names. */
const SEAT_FIELDS = new Set(["who", "whom", "owner", "turn", "first", "holder"]);
const NOTHING = "–";

export type Row = Readonly<Record<string, unknown>>;

export interface Fields {
  /** One value each. */
  facts: [name: string, value: unknown][];
  /** Several values each, none with parts of its own. */
  lists: [name: string, values: readonly unknown[]][];
  /** Rows that all have the same parts. */
  tables: [name: string, rows: readonly Row[]][];
  /** One row for each player. */
  seats: readonly Row[];
}

/** The fields of a view by how they are best shown; `seats` has one entry for each player. */
export function fieldsOf(view: View): Fields {
  const fields: Fields = { facts: [], lists: [], tables: [], seats: [] };
  for (const [name, value] of Object.entries(view)) {
    if (COMMON.has(name)) continue;
    if (!Array.isArray(value)) fields.facts.push([name, value]);
    else if (!isRows(value)) fields.lists.push([name, value]);
    else if (name === "seats" && value.length === view.players) fields.seats = value;
    else fields.tables.push([name, value]);
  }
  return fields;
}

/** The columns of a table, each once, in the order they first come. */
export function columnsOf(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** What a field is called: as the game's words have it (`view-lair`), else its name. */
export function fieldLabel(words: Words, name: string): string {
  const message = `view-${name}`;
  return words.has(message) ? words.label(message) : words.readable(name);
}

/** A value as text: as the game's words have it (`value-lair`), else as plainly as can be. */
export function valueText(words: Words, nameOf: NameOf, name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return words.say(value ? "yes" : "no");
  if (typeof value === "number" || typeof value === "string") {
    const message = `value-${name}`;
    if (words.has(message)) return words.say(message, { value });
    return typeof value === "number" && SEAT_FIELDS.has(name) ? nameOf(value) : String(value);
  }
  if (Array.isArray(value)) {
    const parts = value.map((part) => valueText(words, nameOf, name, part));
    return parts.join(isRows(value) ? "; " : " · ") || NOTHING;
  }
  const parts = Object.entries(value as Row).map(
    ([part, inside]) => `${fieldLabel(words, part)} ${valueText(words, nameOf, part, inside)}`,
  );
  return parts.join(", ") || NOTHING;
}

function isRows(values: readonly unknown[]): values is readonly Row[] {
  return (
    values.length > 0 &&
    values.every((value) => typeof value === "object" && value !== null && !Array.isArray(value))
  );
}
