"""Exploring: a tile is placed, a Storm breaks, the land produces, dragons come (I8–I11)."""

from wyrmhall.games.island import events, pieces
from wyrmhall.games.island.choices import TO_CHOOSE, TO_PAINT, TO_PLACE
from wyrmhall.games.island.hexes import DIRECTION_COUNT, FIRST_RING, NEIGHBOUR
from wyrmhall.games.island.phases import HERD, HERDED, PAINT, PLACE, PLACED
from wyrmhall.games.island.state import State, recount
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves, note, wide


@rule
def tile_moves(s: State, seat: int, moves: Moves) -> int:
    """I8: any tile behind the screen, either side up; equal tiles are one choice."""
    count = 0
    for index in range(wide(s.hand_count[seat])):
        kind = wide(s.hand[seat, index]) // 2
        if index == 1 and kind == wide(s.hand[seat, 0]) // 2:  # C2
            continue
        for side in range(pieces.SIDES):
            moves[count] = TO_CHOOSE + kind * pieces.SIDES + side
            count += 1
    return count


@rule
def place_moves(s: State, moves: Moves) -> int:
    """I8: every empty cell that touches the Keep or at least two tiles."""
    for index in range(wide(s.open_count)):
        moves[index] = TO_PLACE + wide(s.open_places[index])
    return wide(s.open_count)


@rule
def paint_moves(moves: Moves) -> int:
    """I8: a Wild is never gold."""
    for colour in range(pieces.ENERGY_COUNT):
        moves[colour] = TO_PAINT + colour
    return pieces.ENERGY_COUNT


@rule
def choose_tile(s: State, seat: int, wanted: int) -> None:
    """The chosen tile leaves the hand; which face will show is decided."""
    kind = wanted // pieces.SIDES
    index = 0
    while wide(s.hand[seat, index]) // 2 != kind:
        index += 1
    last = wide(s.hand_count[seat]) - 1
    s.in_air = s.hand[seat, index]
    s.hand[seat, index] = s.hand[seat, last]
    s.hand[seat, last] = 0
    s.hand_count[seat] = last
    s.face = pieces.FACE_OF[kind, wanted % pieces.SIDES]
    s.phase = PLACE


@rule
def choose_place(s: State, cell: int) -> None:
    """A Wild asks for its colour first (I8)."""
    s.target = cell
    s.phase = PAINT if s.face == pieces.WILD_FACE else PLACED


@rule
def explore(s: State, seat: int, painted: int) -> None:
    """Steps 1 and 2: the tile is placed; then Storm, production, dragons."""
    face = wide(s.face)
    kind = face // pieces.COLOUR_COUNT
    colour = face % pieces.COLOUR_COUNT
    if face == pieces.WILD_FACE:
        kind = pieces.WILD
        colour = painted
    elif face == pieces.TOWER_FACE:  # I3: terrain of its wizard's colour
        kind = pieces.TOWER
        colour = wide(s.wizard[seat])
    cell = wide(s.target)
    close_place(s, cell)
    tile = lay_tile(s, cell, kind, colour, wide(s.in_air))
    s.in_air = pieces.NOBODY
    s.face = 0
    s.target = 0
    note(s, events.PLACED, seat, kind, colour, cell)
    if s.piece[tile] != pieces.NOBODY:  # I7
        down = underside(wide(s.piece[tile]), face)
        note(s, events.UNDERSIDE, seat, pieces.KIND_OF_FACE[down], pieces.COLOUR_OF_FACE[down])
    if kind == pieces.STORM:
        storm(s, seat, colour)
    produce(s, seat, tile)
    take_gains(s, seat)
    dragons_come(s)
    s.phase = HERD if s.roaming != 0 else HERDED


@rule
def underside(piece: int, face: int) -> int:
    """I7: the face of a terrain tile that lies below the one that shows."""
    one, other = wide(pieces.FACE_OF[piece // 2, 0]), wide(pieces.FACE_OF[piece // 2, 1])
    return other if one == face else one


@rule
def close_place(s: State, cell: int) -> None:
    """Remove a cell from the list of open cells; the last one takes its index."""
    index = 0
    while s.open_places[index] != cell:
        index += 1
    last = wide(s.open_count) - 1
    s.open_places[index] = s.open_places[last]
    s.open_places[last] = 0
    s.open_count = last


@rule
def lay_tile(s: State, cell: int, kind: int, colour: int, piece: int) -> int:
    """Put a tile on a cell and update its neighbours; returns its number."""
    tile = wide(s.placed)
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
        beside = wide(NEIGHBOUR[cell, direction])
        found = wide(s.grid[beside])
        if found > 0:
            other = found - 1
            its_colour = wide(s.colour[other])
            touching |= 1 << other
            active |= 1 << its_colour
            s.touching[other] = wide(s.touching[other]) | bit
            s.active[other] = wide(s.active[other]) | paint
            s.around[other, colour] += 1
            s.around[tile, its_colour] += 1
            s.near[its_colour] = wide(s.near[its_colour]) | bit
        else:
            s.grid[beside] = found - 1
            if found == -1 and beside > FIRST_RING:  # now touches two; the first ring was open
                s.open_places[s.open_count] = beside
                s.open_count += 1
    s.touching[tile] = touching
    s.active[tile] = active
    s.near[colour] = wide(s.near[colour]) | bit | touching
    if pieces.ICONS[kind] > 0:
        s.wanting = wide(s.wanting) | bit
    return tile


@rule
def storm(s: State, seat: int, colour: int) -> None:
    """I9: others' pets outside Lairs lose 1 gold each; the others lose a cube or coin each."""
    for after in range(1, wide(s.players)):
        other = (seat + after) % wide(s.players)
        for pet in range(pieces.COLOUR_COUNT):
            if s.pet_gold[other, pet] > 0 and s.lair_of[pet] != other:
                s.pet_gold[other, pet] -= 1
                s.supply[pieces.GOLD] += 1
                note(s, events.PET_HUNGERS, other, pet, wide(s.pet_gold[other, pet]))
                if s.pet_gold[other, pet] == 0:  # I15
                    s.dragon_supply[pet] += 1
                    note(s, events.PET_LEFT, other, pet)
        if s.stock[other, colour] > 0:
            s.stock[other, colour] -= 1
            s.supply[colour] += 1
            note(s, events.STORM_TOOK, other, colour)


@rule
def produce(s: State, seat: int, tile: int) -> None:
    """I10: 1 from the tile and each one it touches, 2 where a Spire stands; the Keep gives gold."""
    for colour in range(pieces.COLOUR_COUNT):
        s.gains[colour] = s.around[tile, colour]
    s.gains[s.colour[tile]] += 1
    s.gains[pieces.GOLD] += s.around[tile, pieces.COLOURLESS]
    for spire in range(wide(s.spires)):
        under = wide(s.spire_on[spire])
        if (wide(s.touching[tile]) >> under) & 1:
            s.gains[s.colour[under]] += 1


@rule
def take_gains(s: State, seat: int) -> None:
    """I4, I10: take the total of each colour, or what the supply has left."""
    for colour in range(pieces.COLOUR_COUNT):
        count = min(wide(s.gains[colour]), wide(s.supply[colour]))
        s.gains[colour] = 0
        if count > 0:
            s.supply[colour] -= count
            s.stock[seat, colour] += count
            note(s, events.GAINED, seat, count, colour)


@rule
def dragons_come(s: State) -> None:
    """I11: in order of placement, until every icon is filled or the supply runs out."""
    wanting = wide(s.wanting)
    if wanting == 0:
        return
    for tile in range(wide(s.placed)):
        if not (wanting >> tile) & 1:
            continue
        colour = wide(s.colour[tile])
        missing = wide(pieces.ICONS[s.kind[tile]]) - wide(s.crowd[tile])
        count = min(missing, wide(s.dragon_supply[colour]))
        if count > 0:
            s.dragon_supply[colour] -= count
            s.dragons[tile, colour] += count
            s.crowd[tile] += count
            recount(s, tile)
            note(s, events.DRAGONS_CAME, count, colour, wide(s.cell_of[tile]))
