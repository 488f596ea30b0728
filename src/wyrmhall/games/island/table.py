"""The table of Dragon Island: the record of a match, and what can be read off it.

Tiles of the island are numbered in the order they were placed, the Keep first; a set of tiles is
a number with a bit for each.
"""

from typing import Any

import numpy as np

from wyrmhall.games.island.hexes import CELLS
from wyrmhall.games.island.pieces import (
    ALL_ENERGIES,
    BLUE,
    CAPTURE_COST,
    COLOUR_COUNT,
    DRAWN_ROOM,
    ENERGY_COUNT,
    FEWEST_SEATS,
    GOLD,
    GREEN,
    HAND_ROOM,
    ICONS,
    JOURNAL,
    LAIR,
    MAPS,
    MOST_PLACED,
    MOST_PLACES,
    NO_BUILDING,
    PAINTS,
    PEN,
    RED,
    SEATS,
    SPIRE,
    SPIRES,
    TAMING_GOLD,
    TILES,
)
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Cells, Header, cell, cells, layout

whole: Any = np.int64
"""A cell as a number of 64 bits. Passed on like this, no function is compiled for every size."""


class State(Header):
    """A table of Dragon Island."""

    # Sets of tiles
    touching: Cells = cells("i8", MOST_PLACED)
    """The tiles that share an edge with each tile."""
    near: Cells = cells("i8", PAINTS)
    """The tiles of each colour and all that touch one: where a pet of it takes its wizard."""
    roaming: int = cell("i8")
    """The tiles with unpenned dragons."""
    wanting: int = cell("i8")
    """The tiles without a building that have fewer dragons than dragon icons."""
    treasures: int = cell("i8")
    """The tiles with a Treasure marker."""
    ends: int = cell("i8")
    """Where the wizard to move may end."""
    # Cells
    open_places: Cells = cells("i2", MOST_PLACES)
    """The empty cells that may take a tile."""
    cell_of: Cells = cells("i2", MOST_PLACED)
    fame: Cells = cells("i2", SEATS)
    target: int = cell("i2")
    """The cell a Wild goes to once it has a colour."""
    grid: Cells = cells("i1", CELLS)
    """Where a tile lies, its number plus 1; elsewhere minus the number of tiles touching."""
    open_count: int = cell("u1")
    # Options
    tiles: int = cell("i1")
    screens: int = cell("i1")
    wizards: int = cell("i1")
    # The island
    placed: int = cell("i1")
    piece: Cells = cells("i1", MOST_PLACED)
    """Which of the 40 tiles it is; NOBODY's for Keep and Towers."""
    kind: Cells = cells("i1", MOST_PLACED)
    colour: Cells = cells("i1", MOST_PLACED)
    around: Cells = cells("i1", MOST_PLACED, PAINTS)
    """How many tiles of each colour touch a tile."""
    active: Cells = cells("i1", MOST_PLACED)
    """The active energies of a tile (I17), a bit a colour."""
    dragons: Cells = cells("i1", MOST_PLACED, COLOUR_COUNT)
    crowd: Cells = cells("i1", MOST_PLACED)
    """How many dragons stand on a tile, of all colours."""
    building: Cells = cells("i1", MOST_PLACED)
    spire_on: Cells = cells("i1", SPIRES)
    spires: int = cell("i1")
    """How many Spires are built."""
    lair_of: Cells = cells("i1", COLOUR_COUNT)
    """Whose pet of each colour is in a Lair, or NOBODY."""
    pens: int = cell("i1")
    """The seats whose Pen is built, a bit each."""
    # Players
    wizard: Cells = cells("i1", SEATS)
    """The colour of each seat's wizard."""
    stands_on: Cells = cells("i1", SEATS)
    """The tile a wizard stands on, or NOBODY before its first move."""
    stock: Cells = cells("i1", SEATS, COLOUR_COUNT)
    """Cubes and gold behind the screen."""
    pet_gold: Cells = cells("i1", SEATS, COLOUR_COUNT)
    """The gold on each pet card; 0 where there is no pet."""
    tokens: Cells = cells("i1", SEATS)
    """The colours a seat has captured, a bit each."""
    hand: Cells = cells("i1", SEATS, HAND_ROOM)
    """The tiles behind a screen, in no order that means anything."""
    hand_count: Cells = cells("i1", SEATS)
    maps: Cells = cells("i1", SEATS, MAPS)
    """The maps behind a screen, likewise."""
    map_count: Cells = cells("i1", SEATS)
    lifted: Cells = cells("i1", SEATS, DRAWN_ROOM)
    """Maps drawn of which some are still to be put back, in the order drawn."""
    lifted_count: Cells = cells("i1", SEATS)
    # Supplies
    supply: Cells = cells("i1", COLOUR_COUNT)
    """Cubes of each colour; the gold of the Bank."""
    dragon_supply: Cells = cells("i1", COLOUR_COUNT)
    """Dragons of each colour in the supply."""
    bag: Cells = cells("i1", TILES)
    """The order of the tiles from `bag_next` on; those removed are last."""
    bag_next: int = cell("i1")
    deck: Cells = cells("i1", MAPS)
    """The map deck, in a circle: `deck_size` maps from `deck_top` on."""
    deck_known: Cells = cells("i1", MAPS)
    """Which seats know the map in a place of the deck, a bit each."""
    deck_top: int = cell("i1")
    deck_size: int = cell("i1")
    # The turn
    first: int = cell("i1")
    turn: int = cell("i1")
    phase: int = cell("i1")
    in_air: int = cell("i1")
    """The tile chosen and not yet placed, or NOBODY's; its owner is the seat whose turn it is."""
    face: int = cell("i1")
    """The face that will show, from `tile` or the turn's start to its placing."""
    herd_from: int = cell("i1")
    herd_to: int = cell("i1")
    herded: int = cell("i1")
    due: int = cell("i1")
    """Energy still to pay."""
    paying_for: int = cell("i1")
    """A building, or NO_BUILDING for a capture."""
    keeps: int = cell("i1")
    """How many of the maps drawn are still to be kept."""
    chosen: Cells = cells("i1", SEATS)
    """At set-up, which of its maps a seat keeps; NOBODY's while undecided."""
    gains: Cells = cells("i1", PAINTS)
    """Scratch, all 0 between two decisions: what is being gained of each colour."""
    pool: Cells = cells("i1", TILES)
    """Scratch, all 0 between two decisions: what is being redrawn."""


STATE = layout(State, journal=JOURNAL)


@rule
def bag_left(s: State) -> int:
    """I6: tiles still to be drawn; those beyond were removed."""
    return whole(s.tiles) + FEWEST_SEATS - whole(s.bag_next)


@rule
def has_pet(s: State, seat: int, colour: int) -> bool:
    """I15: a pet is yours while gold remains on its card."""
    return s.pet_gold[seat, colour] > 0


@rule
def is_pen(building: int) -> bool:
    """Whether a building is somebody's Pen."""
    return PEN <= building < SPIRE


@rule
def purse(s: State, seat: int, tile: int) -> int:
    """I17: how much active energy a seat has on a tile."""
    energies = whole(s.active[tile]) & ALL_ENERGIES
    total = 0
    for colour in range(ENERGY_COUNT):
        if (energies >> colour) & 1:
            total += whole(s.stock[seat, colour])
    return total


@rule
def price(s: State, seat: int, tile: int, full: int, pet: int) -> int:
    """I16, I18: 1 less on your own colour, 1 less with the pet that helps."""
    cost = full
    if s.colour[tile] == s.wizard[seat]:
        cost -= 1
    if has_pet(s, seat, pet):
        cost -= 1
    return cost


@rule
def can_tame(s: State, seat: int, tile: int) -> bool:
    """I15, I23: a lone unpenned dragon, no pet of its colour yet, and 3 gold."""
    if s.crowd[tile] != 1 or is_pen(whole(s.building[tile])):
        return False
    gold = whole(s.stock[seat, GOLD])
    if has_pet(s, seat, GREEN) and s.supply[GOLD] > 0:
        gold += 1
    return gold >= TAMING_GOLD and not has_pet(s, seat, lone_dragon(s, tile))


@rule
def lone_dragon(s: State, tile: int) -> int:
    """The colour of the first dragon on a tile."""
    colour = 0
    while s.dragons[tile, colour] == 0:
        colour += 1
    return colour


@rule
def can_capture(s: State, seat: int, tile: int) -> bool:
    """I12, I16: nobody else's Pen, and active energy enough."""
    building = whole(s.building[tile])
    if is_pen(building) and building != PEN + seat:
        return False
    return purse(s, seat, tile) >= price(s, seat, tile, CAPTURE_COST, RED)


@rule
def can_end(s: State, seat: int, tile: int) -> bool:
    """I14: no dragons there, or dragons this seat can deal with."""
    return s.crowd[tile] == 0 or can_tame(s, seat, tile) or can_capture(s, seat, tile)


@rule
def recount(s: State, tile: int) -> None:
    """What the sets say of a tile after its dragons or its building changed (I11, I12)."""
    bit = 1 << tile
    s.roaming = whole(s.roaming) & ~bit
    s.wanting = whole(s.wanting) & ~bit
    if s.crowd[tile] > 0 and not is_pen(whole(s.building[tile])):
        s.roaming = whole(s.roaming) | bit
    if s.building[tile] == NO_BUILDING and s.crowd[tile] < ICONS[s.kind[tile]]:
        s.wanting = whole(s.wanting) | bit


@rule
def lair_free(s: State, seat: int, colour: int) -> bool:
    """I18: a pet not in a Lair, of a colour whose Lair is unbuilt."""
    return has_pet(s, seat, colour) and s.lair_of[colour] < 0


@rule
def maps_to_draw(s: State, seat: int) -> tuple[int, int]:
    """I20: how many maps to draw and to keep; with the blue pet one more of each."""
    more = 1 if has_pet(s, seat, BLUE) else 0
    count = min(2 + more, whole(s.deck_size))
    return count, min(1 + more, count)


@rule
def building_colour(building: int) -> int:
    """The colour of a Lair's dragon; COLOUR_COUNT for other buildings."""
    return building - LAIR if building >= LAIR else COLOUR_COUNT
