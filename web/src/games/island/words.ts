// What pieces of the island are called, from the game's own messages.

import type { components } from "../../net/schema";
import type { NameOf, Words } from "../../i18n/words";

type Schemas = components["schemas"];
export type IslandView = Schemas["IslandView"];
export type Tile = IslandView["tiles"][number];
export type Seat = IslandView["seats"][number];
export type Pet = Seat["pets"][number];
export type TreasureMap = Schemas["Known"]["map"];

export const COLOURS = ["blue", "green", "red", "white", "gold"] as const;
export const ENERGIES = COLOURS.slice(0, 4);

/** A face as tiles in hand name it: "storm-red", or "wild". */
export function faceFacts(face: string): { kind: string; colour: string } {
  const [kind = face, colour = "none"] = face.split("-");
  return { kind, colour };
}

function list(words: Words, parts: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "unit", style: "long" }).format(parts);
}

function buildingName(
  words: Words,
  { kind, owner, colour }: NonNullable<Tile["building"]>,
  nameOf: NameOf,
): string {
  if (kind === "spire" || owner === null)
    return words.say("building", { building: kind, colour: colour ?? "none" });
  return words.say("board-building-of", {
    building: kind,
    colour: colour ?? "none",
    who: nameOf(owner),
  });
}

/** All that can be seen of a tile, in a line. */
export function tileLabel(words: Words, tile: Tile, nameOf: NameOf): string {
  const parts = [
    words.say("board-tile-at", {
      kind: tile.kind,
      colour: tile.colour ?? "none",
      cell: tile.cell,
    }),
  ];
  for (const [colour, count] of Object.entries(tile.dragons))
    parts.push(words.say("dragons", { count, colour }));
  if (tile.building) parts.push(buildingName(words, tile.building, nameOf));
  if (tile.treasure) parts.push(words.say("board-treasure"));
  for (const seat of tile.wizards) parts.push(words.say("board-wizard-of", { who: nameOf(seat) }));
  return list(words, parts);
}

export function petLabel(words: Words, pet: Pet): string {
  return words.say("board-pet-gold", {
    colour: pet.colour,
    count: pet.gold,
    lair: pet.lair ? "yes" : "no",
  });
}

/** Equal things once each, with how many there are. */
export function counted<T>(things: readonly T[], key: (thing: T) => string): [T, number][] {
  const groups = new Map<string, [T, number]>();
  for (const thing of things) {
    const group = groups.get(key(thing));
    if (group) group[1] += 1;
    else groups.set(key(thing), [thing, 1]);
  }
  return [...groups.values()];
}
