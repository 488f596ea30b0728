// Cubes and tokens on their way: what the story tells, as journeys between places of the board.

import type { Phrase } from "../../net/types";
import { cubesOf } from "./moments";
import { piles, type Colour, type TokenKind } from "./table";

export interface Flight {
  what: { cube: Colour } | { token: TokenKind };
  from: string;
  to: string;
}

/** Each place where cubes or tokens lie, tried in turn: what is not drawn now has a stand-in. */
export const STAND_INS: Record<string, string> = {
  stage: "middle",
  hand: "middle",
  centre: "middle",
  reserve: "middle",
};

const MOST = 12;

/** The journeys of one change, in the order they were told. */
export function flightsIn(events: readonly Phrase[]): Flight[] {
  const shared = events.some(({ name }) => name === "event-tossed");
  const flights = events.flatMap((phrase) => journeys(phrase, shared));
  return flights.slice(0, MOST);
}

function journeys(phrase: Phrase, shared: boolean): Flight[] {
  const { facts } = phrase;
  const seat = `seat-${facts["who"]}`;
  const cube = (from: string, to: string): Flight[] => [
    { what: { cube: facts["colour"] as Colour }, from, to },
  ];
  const cubes = (from: string, to: string): Flight[] =>
    piles(cubesOf(phrase)).flatMap(([colour, count]) =>
      Array.from({ length: count }, () => ({ what: { cube: colour }, from, to })),
    );
  const gems = (count: number, from: string, to: string): Flight[] =>
    Array.from({ length: count }, () => ({ what: { cube: "yellow" as const }, from, to }));
  const tokens = (from: string, to: string): Flight[] =>
    Array.from({ length: Number(facts["count"]) }, () => ({
      what: { token: facts["token"] as TokenKind },
      from,
      to,
    }));
  switch (phrase.name) {
    case "event-drew":
      return cube("bag", shared ? "stage" : seat);
    case "event-took":
      return cube("stage", seat);
    case "event-gem":
      return gems(1, String(facts["source"]), seat);
    case "event-paid_gems":
      return gems(Number(facts["count"]), seat, "centre");
    case "event-paid":
      return cubes(seat, "centre");
    case "event-gave":
    case "event-discarded":
      return cube(seat, "centre");
    case "event-claimed":
      return cube("centre", seat);
    case "event-put_in":
      return cube(seat, "hand");
    case "event-took_back":
      return cube("hand", seat);
    case "event-bid":
      return cubes(seat, "centre");
    case "event-returned":
      return cubes("centre", "bag");
    case "event-gained":
      return tokens("reserve", seat);
    case "event-spent":
      return tokens(seat, "reserve");
    default:
      return [];
  }
}
