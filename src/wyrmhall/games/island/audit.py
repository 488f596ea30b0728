"""What is true at every table of Dragon Island, between any two decisions."""

from wyrmhall.games.island.hexes import CELLS, DIRECTION_COUNT, FIRST_RING, NEIGHBOUR
from wyrmhall.games.island.pieces import (
    BANK,
    COLOUR_COUNT,
    COLOURLESS,
    CUBES,
    DRAGONS,
    GOLD,
    ICONS,
    LAIR,
    MAPS,
    NO_BUILDING,
    NOBODY,
    PAINTS,
    PEN,
    SPIRE,
    SPIRES,
    TILES,
)
from wyrmhall.games.island.table import State, bag_left, has_pet, is_pen, whole
from wyrmhall.kernel.rule import rule

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
    """0, or the number, from 1, of the first invariant that is broken."""
    if not tiles_whole(s):
        return 1
    if not maps_whole(s):
        return 2
    for colour in range(COLOUR_COUNT):
        if dragons_of(s, colour) != DRAGONS:
            return 3
        if stock_of(s, colour) != (BANK if colour == GOLD else CUBES):
            return 4
    if not island_whole(s):
        return 5
    if not dragons_placed(s):
        return 6
    if not buildings_whole(s):
        return 7
    for seat in range(whole(s.players)):
        if s.stands_on[seat] < NOBODY or s.stands_on[seat] >= s.placed:
            return 8
    if bag_left(s) < 0 or s.wizard[whole(s.players) - 1] == NOBODY:
        return 8
    for colour in range(PAINTS):
        if s.gains[colour] != 0:
            return 9
    for place in range(TILES):
        if s.pool[place] != 0:
            return 9
    return 0


@rule
def tiles_whole(s: State) -> bool:
    """A bit for each tile seen; none twice, all at last."""
    seen = 0
    count = 0
    for place in range(whole(s.bag_next), TILES):
        seen |= 1 << whole(s.bag[place])
        count += 1
    for seat in range(whole(s.players)):
        for place in range(whole(s.hand_count[seat])):
            seen |= 1 << whole(s.hand[seat, place])
            count += 1
    for tile in range(whole(s.placed)):
        if s.piece[tile] != NOBODY:
            seen |= 1 << whole(s.piece[tile])
            count += 1
    if s.in_air != NOBODY:
        seen |= 1 << whole(s.in_air)
        count += 1
    return count == TILES and seen == (1 << TILES) - 1


@rule
def maps_whole(s: State) -> bool:
    """The same for maps."""
    seen = 0
    count = whole(s.deck_size)
    for below in range(whole(s.deck_size)):
        seen |= 1 << whole(s.deck[(whole(s.deck_top) + below) % MAPS])
    for seat in range(whole(s.players)):
        count += whole(s.map_count[seat]) + whole(s.lifted_count[seat])
        for place in range(whole(s.map_count[seat])):
            seen |= 1 << whole(s.maps[seat, place])
        for place in range(whole(s.lifted_count[seat])):
            seen |= 1 << whole(s.lifted[seat, place])
    return count == MAPS and seen == (1 << MAPS) - 1


@rule
def dragons_of(s: State, colour: int) -> int:
    """Dragons of a colour in the supply, on the island and with pets outside Lairs."""
    count = whole(s.dragon_supply[colour])
    if count < 0:
        return -1
    for tile in range(whole(s.placed)):
        if s.dragons[tile, colour] < 0:
            return -1
        count += whole(s.dragons[tile, colour])
    for seat in range(whole(s.players)):
        if has_pet(s, seat, colour) and s.lair_of[colour] != seat:
            count += 1
    return count


@rule
def stock_of(s: State, colour: int) -> int:
    """Cubes, or gold, in the supply, behind screens and on pet cards."""
    count = whole(s.supply[colour])
    if count < 0:
        return -1
    for seat in range(whole(s.players)):
        if s.stock[seat, colour] < 0:
            return -1
        count += whole(s.stock[seat, colour])
        if colour == GOLD:
            for pet in range(COLOUR_COUNT):
                if s.pet_gold[seat, pet] < 0:
                    return -1
                count += whole(s.pet_gold[seat, pet])
    return count


@rule
def island_whole(s: State) -> bool:
    """The grid, and everything kept per tile, told anew from where the tiles lie."""
    lying = 0
    open_now = 0
    for cell in range(CELLS):
        found = whole(s.grid[cell])
        if found > 0:
            lying += 1
            if s.cell_of[found - 1] != cell:
                return False
        elif found < -1 or (found == -1 and 0 < cell <= FIRST_RING):
            open_now += 1
    if lying != s.placed or open_now != s.open_count:
        return False
    for place in range(whole(s.open_count)):
        if s.grid[s.open_places[place]] >= 0:
            return False
        for other in range(place):
            if s.open_places[other] == s.open_places[place]:
                return False
    for tile in range(whole(s.placed)):
        touching = 0
        active = 1 << whole(s.colour[tile])
        for direction in range(DIRECTION_COUNT):
            found = whole(s.grid[NEIGHBOUR[s.cell_of[tile], direction]])
            if found > 0:
                touching |= 1 << (found - 1)
                active |= 1 << whole(s.colour[found - 1])
        if touching != s.touching[tile] or active != s.active[tile]:
            return False
        for colour in range(PAINTS):
            count = 0
            for other in range(whole(s.placed)):
                if (touching >> other) & 1 and s.colour[other] == colour:
                    count += 1
            if count != s.around[tile, colour]:
                return False
            is_near = count > 0 or s.colour[tile] == colour
            if is_near != bool((whole(s.near[colour]) >> tile) & 1):
                return False
    return s.colour[0] == COLOURLESS


@rule
def dragons_placed(s: State) -> bool:
    """Crowds and the sets of tiles, told anew from the dragons."""
    for tile in range(whole(s.placed)):
        crowd = 0
        for colour in range(COLOUR_COUNT):
            crowd += whole(s.dragons[tile, colour])
        penned = is_pen(whole(s.building[tile]))
        wants = s.building[tile] == NO_BUILDING and crowd < ICONS[s.kind[tile]]
        if crowd != s.crowd[tile]:
            return False
        if (crowd > 0 and not penned) != bool((whole(s.roaming) >> tile) & 1):
            return False
        if wants != bool((whole(s.wanting) >> tile) & 1):
            return False
    return s.crowd[0] == 0


@rule
def buildings_whole(s: State) -> bool:
    """Each building on the island is one of those counted, and the other way round."""
    spires = 0
    pens = 0
    lairs = 0
    for tile in range(whole(s.placed)):
        building = whole(s.building[tile])
        if building == SPIRE:
            spires += 1
        elif building >= LAIR:
            lairs += 1
            colour = building - LAIR
            if s.lair_of[colour] < 0 or not has_pet(s, whole(s.lair_of[colour]), colour):
                return False
        elif building >= PEN:
            pens += 1
            if not (whole(s.pens) >> (building - PEN)) & 1:
                return False
    for colour in range(COLOUR_COUNT):
        if s.lair_of[colour] >= 0:
            lairs -= 1
    for seat in range(whole(s.players)):
        if (whole(s.pens) >> seat) & 1:
            pens -= 1
    for spire in range(whole(s.spires)):
        if s.building[s.spire_on[spire]] != SPIRE:
            return False
    return spires == s.spires and spires <= SPIRES and pens == 0 and lairs == 0
