"""What must hold in every match of Dragon Island, between any two decisions."""

from wyrmhall.games.island import pieces
from wyrmhall.games.island.hexes import CELLS, DIRECTION_COUNT, NEIGHBOUR
from wyrmhall.games.island.state import State, bag_left, has_pet, is_open, is_pen
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import wide

INVARIANTS = (
    "each of the 40 tiles is in one place (I2)",
    "each of the 40 maps is in one place (I5)",
    "there are 10 dragons of each colour (I4)",
    "there are 40 cubes of each colour and 40 gold (I4)",
    "the tiles of the island know what touches them, and only open places are open (I8)",
    "dragons stand where the sets say, none on the Keep (I11, I12)",
    "no more Pens, Spires and Lairs than there are, where they were built (I18)",
    "wizards stand on tiles, and the bag has not run short (I6, I13)",
    "scratch is empty",
)


@rule
def audit(s: State) -> int:
    """The number of the first broken invariant, counted from 1; 0 if all hold."""
    if not tiles_whole(s):
        return 1
    if not maps_whole(s):
        return 2
    for colour in range(pieces.COLOUR_COUNT):
        if dragons_of(s, colour) != pieces.DRAGONS:
            return 3
        if stock_of(s, colour) != (pieces.BANK if colour == pieces.GOLD else pieces.CUBES):
            return 4
    if not island_whole(s):
        return 5
    if not dragons_placed(s):
        return 6
    if not buildings_whole(s):
        return 7
    for seat in range(wide(s.players)):
        if s.stands_on[seat] < pieces.NOBODY or s.stands_on[seat] >= s.placed:
            return 8
    if bag_left(s) < 0 or s.wizard[wide(s.players) - 1] == pieces.NOBODY:
        return 8
    for colour in range(pieces.PAINTS):
        if s.gains[colour] != 0:
            return 9
    for index in range(pieces.TILES):
        if s.pool[index] != 0:
            return 9
    return 0


@rule
def tiles_whole(s: State) -> bool:
    """Whether each tile is found exactly once; a bit for each tile seen."""
    seen = 0
    count = 0
    for index in range(wide(s.bag_next), pieces.TILES):
        seen |= 1 << wide(s.bag[index])
        count += 1
    for seat in range(wide(s.players)):
        for index in range(wide(s.hand_count[seat])):
            seen |= 1 << wide(s.hand[seat, index])
            count += 1
    for tile in range(wide(s.placed)):
        if s.piece[tile] != pieces.NOBODY:
            seen |= 1 << wide(s.piece[tile])
            count += 1
    if s.in_air != pieces.NOBODY:
        seen |= 1 << wide(s.in_air)
        count += 1
    return count == pieces.TILES and seen == (1 << pieces.TILES) - 1


@rule
def maps_whole(s: State) -> bool:
    """The same for maps."""
    seen = 0
    count = wide(s.deck_size)
    for below in range(wide(s.deck_size)):
        seen |= 1 << wide(s.deck[(wide(s.deck_top) + below) % pieces.MAPS])
    for seat in range(wide(s.players)):
        count += wide(s.map_count[seat]) + wide(s.lifted_count[seat])
        for index in range(wide(s.map_count[seat])):
            seen |= 1 << wide(s.maps[seat, index])
        for index in range(wide(s.lifted_count[seat])):
            seen |= 1 << wide(s.lifted[seat, index])
    return count == pieces.MAPS and seen == (1 << pieces.MAPS) - 1


@rule
def dragons_of(s: State, colour: int) -> int:
    """Dragons of a colour in the supply, on the island and with pets outside Lairs."""
    count = wide(s.dragon_supply[colour])
    if count < 0:
        return -1
    for tile in range(wide(s.placed)):
        if s.dragons[tile, colour] < 0:
            return -1
        count += wide(s.dragons[tile, colour])
    for seat in range(wide(s.players)):
        if has_pet(s, seat, colour) and s.lair_of[colour] != seat:
            count += 1
    return count


@rule
def stock_of(s: State, colour: int) -> int:
    """Cubes, or gold, in the supply, behind screens and on pet cards."""
    count = wide(s.supply[colour])
    if count < 0:
        return -1
    for seat in range(wide(s.players)):
        if s.stock[seat, colour] < 0:
            return -1
        count += wide(s.stock[seat, colour])
        if colour == pieces.GOLD:
            for pet in range(pieces.COLOUR_COUNT):
                if s.pet_gold[seat, pet] < 0:
                    return -1
                count += wide(s.pet_gold[seat, pet])
    return count


@rule
def island_whole(s: State) -> bool:
    """The grid and all that is kept per tile, recomputed from where the tiles lie."""
    lying = 0
    open_now = 0
    for cell in range(CELLS):
        found = wide(s.grid[cell])
        if found > 0:
            lying += 1
            if s.cell_of[found - 1] != cell:
                return False
        elif is_open(s, cell):
            open_now += 1
    if lying != s.placed or open_now != s.open_count:
        return False
    for index in range(wide(s.open_count)):
        if s.grid[s.open_places[index]] >= 0:
            return False
        for other in range(index):
            if s.open_places[other] == s.open_places[index]:
                return False
    for tile in range(wide(s.placed)):
        touching = 0
        active = 1 << wide(s.colour[tile])
        for direction in range(DIRECTION_COUNT):
            found = wide(s.grid[NEIGHBOUR[s.cell_of[tile], direction]])
            if found > 0:
                touching |= 1 << (found - 1)
                active |= 1 << wide(s.colour[found - 1])
        if touching != s.touching[tile] or active != s.active[tile]:
            return False
        for colour in range(pieces.PAINTS):
            count = 0
            for other in range(wide(s.placed)):
                if (touching >> other) & 1 and s.colour[other] == colour:
                    count += 1
            if count != s.around[tile, colour]:
                return False
            is_near = count > 0 or s.colour[tile] == colour
            if is_near != bool((wide(s.near[colour]) >> tile) & 1):
                return False
    return s.colour[0] == pieces.COLOURLESS


@rule
def dragons_placed(s: State) -> bool:
    """Crowds and the sets of tiles, recomputed from the dragons."""
    for tile in range(wide(s.placed)):
        crowd = 0
        for colour in range(pieces.COLOUR_COUNT):
            crowd += wide(s.dragons[tile, colour])
        penned = is_pen(wide(s.building[tile]))
        wants = s.building[tile] == pieces.NO_BUILDING and crowd < pieces.ICONS[s.kind[tile]]
        if crowd != s.crowd[tile]:
            return False
        if (crowd > 0 and not penned) != bool((wide(s.roaming) >> tile) & 1):
            return False
        if wants != bool((wide(s.wanting) >> tile) & 1):
            return False
    return s.crowd[0] == 0


@rule
def buildings_whole(s: State) -> bool:
    """The buildings on the island match the counts of buildings, both ways."""
    spires = 0
    pens = 0
    lairs = 0
    for tile in range(wide(s.placed)):
        building = wide(s.building[tile])
        if building == pieces.SPIRE:
            spires += 1
        elif building >= pieces.LAIR:
            lairs += 1
            colour = building - pieces.LAIR
            if s.lair_of[colour] < 0 or not has_pet(s, wide(s.lair_of[colour]), colour):
                return False
        elif building >= pieces.PEN:
            pens += 1
            if not (wide(s.pens) >> (building - pieces.PEN)) & 1:
                return False
    for colour in range(pieces.COLOUR_COUNT):
        if s.lair_of[colour] >= 0:
            lairs -= 1
    for seat in range(wide(s.players)):
        if (wide(s.pens) >> seat) & 1:
            pens -= 1
    for spire in range(wide(s.spires)):
        if s.building[s.spire_on[spire]] != pieces.SPIRE:
            return False
    return spires == s.spires and spires <= pieces.SPIRES and pens == 0 and lairs == 0
