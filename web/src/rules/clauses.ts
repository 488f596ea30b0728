// Which clause of the rules speaks of a kind of move: where the rules open when it is asked.
// The rules pages say the same in "How to write a move"; a test holds the two together.

const CLAUSES: Record<string, Record<string, string>> = {
  book: {
    take: "B9",
    place: "B6",
    protect: "B11",
    turn: "B12",
    remove: "B13",
    raise_all: "B14",
    raise: "B15",
    end: "B10",
  },
  ryu: {
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
  mekong: {
    program: "M6",
    stone_on: "M10",
    stone_at: "M24",
    take: "M12",
    bridge: "M13",
    remove_stone: "M17",
    remove_plank: "M17",
    step_village: "M19",
    step_plank: "M19",
    jump_village: "M21",
    jump_plank: "M21",
  },
  island: {
    keep: "I20",
    tile: "I8",
    place: "I8",
    paint: "I8",
    herd_from: "I12",
    herd_nothing: "I12",
    herd_to: "I12",
    herd: "I12",
    herd_done: "I12",
    go: "I13",
    tame: "I15",
    capture: "I16",
    pay: "I17",
    act_nothing: "I18",
    pen: "I18",
    spire: "I18",
    lair: "I18",
    pull: "I19",
    draw_maps: "I20",
    take_gold: "I21",
    play_map: "I22",
    no_map: "I22",
  },
};

/** The clause of what is asked: that of the first kind offered. */
export function clauseOf(game: string, kind: string | undefined): string | null {
  return (kind && CLAUSES[game]?.[kind]) || null;
}

export function kindsWithClause(game: string): Record<string, string> {
  return CLAUSES[game] ?? {};
}
