"""Exploring: a tile is placed, a Storm breaks, the land produces, dragons come (I8–I11)."""

from wyrmhall.games.island import events as told
from wyrmhall.games.island.hexes import DIRECTION_COUNT, FIRST_RING, NEIGHBOUR
from wyrmhall.games.island.pieces import (
    COLOUR_COUNT,
    COLOURLESS,
    ENERGY_COUNT,
    FACE_OF,
    GOLD,
    HERD,
    HERDED,
    ICONS,
    NOBODY,
    PAINT,
    PLACE,
    PLACED,
    SIDES,
    STORM,
    TO_CHOOSE,
    TO_PAINT,
    TO_PLACE,
    TOWER,
    TOWER_FACE,
    WILD,
    WILD_FACE,
)
from wyrmhall.games.island.table import State, recount, whole
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves, note


@rule
def tile_moves(s: State, seat: int, moves: Moves) -> int:
    """I8: every different tile behind the screen, either side up."""
    count = 0
    for place in range(whole(s.hand_count[seat])):
        kind = whole(s.hand[seat, place]) // 2
        if place == 1 and kind == whole(s.hand[seat, 0]) // 2:  # C2
            continue
        for side in range(SIDES):
            moves[count] = TO_CHOOSE + kind * SIDES + side
            count += 1
    return count


@rule
def place_moves(s: State, moves: Moves) -> int:
    """I8: every empty cell that touches the Keep or at least two tiles."""
    for place in range(whole(s.open_count)):
        moves[place] = TO_PLACE + whole(s.open_places[place])
    return whole(s.open_count)


@rule
def paint_moves(moves: Moves) -> int:
    """I8: a Wild is never gold."""
    for colour in range(ENERGY_COUNT):
        moves[colour] = TO_PAINT + colour
    return ENERGY_COUNT


@rule
def choose_tile(s: State, seat: int, wanted: int) -> None:
    """A tile leaves the hand, its face to show decided."""
    kind = wanted // SIDES
    place = 0
    while whole(s.hand[seat, place]) // 2 != kind:
        place += 1
    last = whole(s.hand_count[seat]) - 1
    s.in_air = s.hand[seat, place]
    s.hand[seat, place] = s.hand[seat, last]
    s.hand[seat, last] = 0
    s.hand_count[seat] = last
    s.face = FACE_OF[kind, wanted % SIDES]
    s.phase = PLACE


@rule
def choose_place(s: State, cell: int) -> None:
    """A Wild asks for its colour first (I8)."""
    s.target = cell
    s.phase = PAINT if s.face == WILD_FACE else PLACED


@rule
def explore(s: State, seat: int, painted: int) -> None:
    """Step 1 and 2: the tile lies on its cell; Storm, production, dragons."""
    face = whole(s.face)
    kind = face // COLOUR_COUNT
    colour = face % COLOUR_COUNT
    if face == WILD_FACE:
        kind = WILD
        colour = painted
    elif face == TOWER_FACE:  # I3: terrain of its wizard's colour
        kind = TOWER
        colour = whole(s.wizard[seat])
    cell = whole(s.target)
    close_place(s, cell)
    tile = lay_tile(s, cell, kind, colour, whole(s.in_air))
    s.in_air = NOBODY
    s.face = 0
    s.target = 0
    note(s, told.PLACED, seat, kind, colour, cell)
    if kind == STORM:
        storm(s, seat, colour)
    produce(s, seat, tile)
    take_gains(s, seat)
    dragons_come(s)
    s.phase = HERD if s.roaming != 0 else HERDED


@rule
def close_place(s: State, cell: int) -> None:
    """The cell is taken: the last of the open places fills its place in the list."""
    place = 0
    while s.open_places[place] != cell:
        place += 1
    last = whole(s.open_count) - 1
    s.open_places[place] = s.open_places[last]
    s.open_places[last] = 0
    s.open_count = last


@rule
def lay_tile(s: State, cell: int, kind: int, colour: int, piece: int) -> int:
    """Put a tile on a cell and tell its neighbours; returns its number."""
    tile = whole(s.placed)
    s.placed = tile + 1
    s.cell_of[tile] = cell
    s.piece[tile] = piece
    s.kind[tile] = kind
    s.colour[tile] = colour
    s.grid[cell] = tile + 1
    bit = 1 << tile
    paint = 1 << colour
    touching = 0
    active = paint
    for direction in range(DIRECTION_COUNT):
        beside = whole(NEIGHBOUR[cell, direction])
        found = whole(s.grid[beside])
        if found > 0:
            other = found - 1
            its_colour = whole(s.colour[other])
            touching |= 1 << other
            active |= 1 << its_colour
            s.touching[other] = whole(s.touching[other]) | bit
            s.active[other] = whole(s.active[other]) | paint
            s.around[other, colour] += 1
            s.around[tile, its_colour] += 1
            s.near[its_colour] = whole(s.near[its_colour]) | bit
        else:
            s.grid[beside] = found - 1
            if found == -1 and beside > FIRST_RING:  # now touches two; the first ring was open
                s.open_places[s.open_count] = beside
                s.open_count += 1
    s.touching[tile] = touching
    s.active[tile] = active
    s.near[colour] = whole(s.near[colour]) | bit | touching
    if ICONS[kind] > 0:
        s.wanting = whole(s.wanting) | bit
    return tile


@rule
def storm(s: State, seat: int, colour: int) -> None:
    """I9: the others' pets outside Lairs lose a gold each, the others a cube or coin each."""
    for after in range(1, whole(s.players)):
        other = (seat + after) % whole(s.players)
        for pet in range(COLOUR_COUNT):
            if s.pet_gold[other, pet] > 0 and s.lair_of[pet] != other:
                s.pet_gold[other, pet] -= 1
                s.supply[GOLD] += 1
                note(s, told.PET_HUNGERS, other, pet, whole(s.pet_gold[other, pet]))
                if s.pet_gold[other, pet] == 0:  # I15
                    s.dragon_supply[pet] += 1
                    note(s, told.PET_LEFT, other, pet)
        if s.stock[other, colour] > 0:
            s.stock[other, colour] -= 1
            s.supply[colour] += 1
            note(s, told.STORM_TOOK, other, colour)


@rule
def produce(s: State, seat: int, tile: int) -> None:
    """I10: 1 from the tile and each that touches it, 2 from a Spire's; the Keep gives gold."""
    for colour in range(COLOUR_COUNT):
        s.gains[colour] = s.around[tile, colour]
    s.gains[s.colour[tile]] += 1
    s.gains[GOLD] += s.around[tile, COLOURLESS]
    for spire in range(whole(s.spires)):
        under = whole(s.spire_on[spire])
        if (whole(s.touching[tile]) >> under) & 1:
            s.gains[s.colour[under]] += 1


@rule
def take_gains(s: State, seat: int) -> None:
    """I4, I10: of each colour the sum, or what the supply has."""
    for colour in range(COLOUR_COUNT):
        count = min(whole(s.gains[colour]), whole(s.supply[colour]))
        s.gains[colour] = 0
        if count > 0:
            s.supply[colour] -= count
            s.stock[seat, colour] += count
            note(s, told.GAINED, seat, count, colour)


@rule
def dragons_come(s: State) -> None:
    """I11: in order of placement, until each icon is filled or the supply is out."""
    wanting = whole(s.wanting)
    if wanting == 0:
        return
    for tile in range(whole(s.placed)):
        if not (wanting >> tile) & 1:
            continue
        colour = whole(s.colour[tile])
        missing = whole(ICONS[s.kind[tile]]) - whole(s.crowd[tile])
        count = min(missing, whole(s.dragon_supply[colour]))
        if count > 0:
            s.dragon_supply[colour] -= count
            s.dragons[tile, colour] += count
            s.crowd[tile] += count
            recount(s, tile)
            note(s, told.DRAGONS_CAME, count, colour, whole(s.cell_of[tile]))
