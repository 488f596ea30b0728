"""The state of Dragon Island: the record of a match, and questions it answers.

Tiles of the island are numbered in the order they were placed, the Keep first; a set of tiles is
a number with a bit for each.
"""

from wyrmhall.games.island import pieces
from wyrmhall.games.island.choices import MOST_PLACES
from wyrmhall.games.island.hexes import CELLS, FIRST_RING
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Cells, Header, cell, cells, layout, wide


class State(Header):
    """The record of a match."""

    # Sets of tiles
    touching: Cells = cells("i8", pieces.MOST_PLACED)
    """The tiles that share an edge with each tile."""
    near: Cells = cells("i8", pieces.PAINTS)
    """The tiles of each colour and all that touch one: where a pet of that colour can carry you."""
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
    cell_of: Cells = cells("i2", pieces.MOST_PLACED)
    fame: Cells = cells("i2", pieces.SEATS)
    target: int = cell("i2")
    """The cell a Wild goes to once it has a colour."""
    grid: Cells = cells("i1", CELLS)
    """A cell with a tile: the tile's number plus 1; any other: minus how many tiles touch it."""
    open_count: int = cell("u1")
    # Options
    tiles: int = cell("i1")
    screens: int = cell("i1")
    wizards: int = cell("i1")
    # The island
    placed: int = cell("i1")
    piece: Cells = cells("i1", pieces.MOST_PLACED)
    """Which of the 40 tiles it is; NOBODY for the Keep and Towers."""
    kind: Cells = cells("i1", pieces.MOST_PLACED)
    colour: Cells = cells("i1", pieces.MOST_PLACED)
    around: Cells = cells("i1", pieces.MOST_PLACED, pieces.PAINTS)
    """How many tiles of each colour touch a tile."""
    active: Cells = cells("i1", pieces.MOST_PLACED)
    """The active energies of a tile (I17), a bit a colour."""
    dragons: Cells = cells("i1", pieces.MOST_PLACED, pieces.COLOUR_COUNT)
    crowd: Cells = cells("i1", pieces.MOST_PLACED)
    """How many dragons stand on a tile, of all colours."""
    building: Cells = cells("i1", pieces.MOST_PLACED)
    spire_on: Cells = cells("i1", pieces.SPIRES)
    spires: int = cell("i1")
    """How many Spires are built."""
    lair_of: Cells = cells("i1", pieces.COLOUR_COUNT)
    """Whose pet of each colour is in a Lair, or NOBODY."""
    pens: int = cell("i1")
    """The seats whose Pen is built, a bit each."""
    # Players
    wizard: Cells = cells("i1", pieces.SEATS)
    """The colour of each seat's wizard."""
    stands_on: Cells = cells("i1", pieces.SEATS)
    """The tile a wizard stands on, or NOBODY before its first move."""
    stock: Cells = cells("i1", pieces.SEATS, pieces.COLOUR_COUNT)
    """Cubes and gold behind the screen."""
    pet_gold: Cells = cells("i1", pieces.SEATS, pieces.COLOUR_COUNT)
    """The gold on each pet card; 0 where there is no pet."""
    tokens: Cells = cells("i1", pieces.SEATS)
    """The colours a seat has captured, a bit each."""
    hand: Cells = cells("i1", pieces.SEATS, pieces.HAND_ROOM)
    """The tiles behind a screen; their order means nothing."""
    hand_count: Cells = cells("i1", pieces.SEATS)
    maps: Cells = cells("i1", pieces.SEATS, pieces.MAPS)
    """The maps behind a screen; their order means nothing."""
    map_count: Cells = cells("i1", pieces.SEATS)
    lifted: Cells = cells("i1", pieces.SEATS, pieces.DRAWN_ROOM)
    """Maps drawn, some of which must still be put back, in the order drawn."""
    lifted_count: Cells = cells("i1", pieces.SEATS)
    # Supplies
    supply: Cells = cells("i1", pieces.COLOUR_COUNT)
    """Cubes of each colour; the gold of the Bank."""
    dragon_supply: Cells = cells("i1", pieces.COLOUR_COUNT)
    """Dragons of each colour in the supply."""
    bag: Cells = cells("i1", pieces.TILES)
    """The order of the tiles from `bag_next` on; those removed are last."""
    bag_next: int = cell("i1")
    deck: Cells = cells("i1", pieces.MAPS)
    """The map deck, in a circle: `deck_size` maps from `deck_top` on."""
    deck_known: Cells = cells("i1", pieces.MAPS)
    """For each index of `deck`, the seats that know the map there, a bit each."""
    deck_top: int = cell("i1")
    deck_size: int = cell("i1")
    # The turn
    first: int = cell("i1")
    turn: int = cell("i1")
    phase: int = cell("i1")
    in_air: int = cell("i1")
    """The tile chosen and not yet placed, or NOBODY; it belongs to the seat whose turn it is."""
    face: int = cell("i1")
    """The face that will show, from the choice of a tile or the turn's start until it is placed."""
    herd_from: int = cell("i1")
    herd_to: int = cell("i1")
    herded: int = cell("i1")
    due: int = cell("i1")
    """Energy still to pay."""
    paying_for: int = cell("i1")
    """A building, or NO_BUILDING for a capture."""
    keeps: int = cell("i1")
    """How many of the maps drawn are still to be kept."""
    chosen: Cells = cells("i1", pieces.SEATS)
    """At set-up, which of its maps a seat keeps; NOBODY while undecided."""
    gains: Cells = cells("i1", pieces.PAINTS)
    """Scratch, all 0 between two decisions: what is being gained of each colour."""
    pool: Cells = cells("i1", pieces.TILES)
    """Scratch, all 0 between two decisions: what is being redrawn."""


STATE = layout(State, journal=pieces.JOURNAL)


@rule
def bag_left(s: State) -> int:
    """I6: how many tiles are still to be drawn; the rest of `bag` was removed."""
    return wide(s.tiles) + pieces.FEWEST_SEATS - wide(s.bag_next)


@rule
def is_open(s: State, cell: int) -> bool:
    """I8: whether a cell may take a tile: empty, and touching the Keep or at least two tiles."""
    found = wide(s.grid[cell])
    return found < -1 or (found == -1 and 0 < cell <= FIRST_RING)


@rule
def has_pet(s: State, seat: int, colour: int) -> bool:
    """I15: a pet is yours while gold remains on its card."""
    return s.pet_gold[seat, colour] > 0


@rule
def is_pen(building: int) -> bool:
    """Whether a building is somebody's Pen."""
    return pieces.PEN <= building < pieces.SPIRE


@rule
def purse(s: State, seat: int, tile: int) -> int:
    """I17: how much active energy a seat has on a tile."""
    energies = wide(s.active[tile]) & pieces.ALL_ENERGIES
    total = 0
    for colour in range(pieces.ENERGY_COUNT):
        if (energies >> colour) & 1:
            total += wide(s.stock[seat, colour])
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
    if s.crowd[tile] != 1 or is_pen(wide(s.building[tile])):
        return False
    gold = wide(s.stock[seat, pieces.GOLD])
    if has_pet(s, seat, pieces.GREEN) and s.supply[pieces.GOLD] > 0:
        gold += 1
    return gold >= pieces.TAMING_GOLD and not has_pet(s, seat, lone_dragon(s, tile))


@rule
def lone_dragon(s: State, tile: int) -> int:
    """The colour of the first dragon on a tile."""
    colour = 0
    while s.dragons[tile, colour] == 0:
        colour += 1
    return colour


@rule
def can_capture(s: State, seat: int, tile: int) -> bool:
    """I12, I16: not in anyone else's Pen, and enough active energy."""
    building = wide(s.building[tile])
    if is_pen(building) and building != pieces.PEN + seat:
        return False
    return purse(s, seat, tile) >= price(s, seat, tile, pieces.CAPTURE_COST, pieces.RED)


@rule
def can_pay_building(s: State, seat: int, tile: int) -> bool:
    """I18: enough active energy for a building on this tile."""
    return purse(s, seat, tile) >= price(s, seat, tile, pieces.BUILD_COST, pieces.WHITE)


@rule
def can_end(s: State, seat: int, tile: int) -> bool:
    """I14: no dragons there, or dragons this seat can tame or capture."""
    return s.crowd[tile] == 0 or can_tame(s, seat, tile) or can_capture(s, seat, tile)


@rule
def recount(s: State, tile: int) -> None:
    """Update the sets after a tile's dragons or building changed (I11, I12)."""
    bit = 1 << tile
    s.roaming = wide(s.roaming) & ~bit
    s.wanting = wide(s.wanting) & ~bit
    if s.crowd[tile] > 0 and not is_pen(wide(s.building[tile])):
        s.roaming = wide(s.roaming) | bit
    if s.building[tile] == pieces.NO_BUILDING and s.crowd[tile] < pieces.ICONS[s.kind[tile]]:
        s.wanting = wide(s.wanting) | bit


@rule
def lair_free(s: State, seat: int, colour: int) -> bool:
    """I18: a pet not in a Lair, of a colour whose Lair is unbuilt."""
    return has_pet(s, seat, colour) and s.lair_of[colour] < 0


@rule
def maps_to_draw(s: State, seat: int) -> tuple[int, int]:
    """I20: how many maps to draw and to keep; with the blue pet one more of each."""
    more = 1 if has_pet(s, seat, pieces.BLUE) else 0
    count = min(2 + more, wide(s.deck_size))
    return count, min(1 + more, count)


@rule
def building_colour(building: int) -> int:
    """The colour of a Lair's dragon; COLOUR_COUNT for other buildings."""
    return building - pieces.LAIR if building >= pieces.LAIR else pieces.COLOUR_COUNT
