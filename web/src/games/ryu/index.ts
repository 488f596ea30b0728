// RYU on the page.

import { defineGame } from "../game";
import Art from "./Art.svelte";
import { phases } from "./phases";
import type { RyuView } from "./table";

export default defineGame<RyuView>({
  order: 2,
  minutes: "45",
  usualPlayers: 3,
  Art,
  loadBoard: async () => (await import("./Ryu.svelte")).default,
  loadAid: async () => (await import("./Aid.svelte")).default,
  phases,
  tips: {
    island: "R11",
    bag: "R2",
    cube: "R5",
    shown: "R15",
    pile: "R17",
    centre: "R30",
    token: "R3",
    reserve: "R3",
    dragon: "R5",
    screen: "R31",
    their_token: "R3",
    their_dragon: "R5",
    hand: "R27",
    screens: "R23",
    done: "R17",
    end: "R10",
  },
  clauses: {
    end: "R10",
    take_gem: "R9",
    move: "R10",
    explore: "R12",
    smugglers_draw: "R21",
    merchants_governor: "R22",
    merchants_gem: "R22",
    bazaar_governor: "R24",
    bazaar_draw: "R24",
    inspect: "R23",
    turn_over: "R23",
    build: "R19",
    give: "R21",
    done: "R21",
    pick: "R16",
    set_aside: "R17",
    split: "R17",
    choose: "R17",
    take: "R7",
    discard: "R23",
    claim: "R23",
    claim_nothing: "R23",
    bid: "R27",
    take_back: "R27",
    close_hand: "R27",
  },
  scoreLines: (view, words) => [
    { label: words.say("score-pieces"), values: view.outcome?.scores ?? [], weight: "sum" },
  ],
});
