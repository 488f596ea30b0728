"""The tile's action and the treasure maps (I18–I22)."""

from wyrmhall.games.island import events as told
from wyrmhall.games.island.hexes import NEIGHBOUR
from wyrmhall.games.island.pieces import (
    ACT,
    ACT_NOTHING,
    ACTED,
    BUILD,
    BUILD_COST,
    BUILD_LAIR,
    BUILD_PEN,
    BUILD_SPIRE,
    COLOUR_COUNT,
    COLOURLESS,
    DRAGON,
    DRAW_MAPS,
    GOLD,
    KEEP,
    KEEP_GOLD,
    KEEP_MAP,
    KEEP_TILE,
    LAIR,
    LAIR_FAME,
    MAPS,
    NEEDS,
    NO_BUILDING,
    NO_MAP,
    PASSING,
    PATTERN_COUNT,
    PATTERN_FAME,
    PATTERN_OF,
    PAY,
    PEN_FAME,
    PLAY_MAP,
    SPIRE,
    SPIRE_FAME,
    SPIRES,
    TAKE_GOLD,
    TELEKINESIS,
    TO_KEEP,
    TO_PLAY,
    TO_PULL,
    TOWER,
    WHITE,
    WILD,
)
from wyrmhall.games.island.table import (
    State,
    building_colour,
    has_pet,
    lair_free,
    maps_to_draw,
    price,
    purse,
    recount,
    whole,
)
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves, note, reveal, whisper


@rule
def may_build(s: State, tile: int) -> bool:
    """I18: a build icon, and neither dragon nor building."""
    kind = s.kind[tile]
    icon = kind == DRAGON or kind == BUILD or kind == WILD  # no tuple in a rule
    return icon and s.building[tile] == NO_BUILDING and s.crowd[tile] == 0


@rule
def arrive_at_action(s: State, seat: int) -> None:
    """I18–I21: asked where the tile has an action by what all can see."""
    tile = whole(s.stands_on[seat])
    kind = s.kind[tile]
    acts = kind == TELEKINESIS or kind == TOWER or kind == KEEP_TILE
    s.phase = ACT if acts or may_build(s, tile) else ACTED


@rule
def act_moves(s: State, seat: int, moves: Moves) -> int:
    """What may be done on the tile; always also nothing."""
    tile = whole(s.stands_on[seat])
    kind = s.kind[tile]
    moves[0] = ACT_NOTHING
    count = 1
    if kind == TELEKINESIS:
        for direction in range(6):
            moves[count] = TO_PULL + direction
            count += 1
    elif kind == TOWER:
        if s.deck_size > 0:
            moves[count] = DRAW_MAPS
            count += 1
    elif kind == KEEP_TILE:
        moves[count] = TAKE_GOLD
        count += 1
    elif purse(s, seat, tile) >= price(s, seat, tile, BUILD_COST, WHITE):
        if not (whole(s.pens) >> seat) & 1:
            moves[count] = BUILD_PEN
            count += 1
        if s.spires < SPIRES:
            moves[count] = BUILD_SPIRE
            count += 1
        for colour in range(COLOUR_COUNT):
            if lair_free(s, seat, colour):
                moves[count] = BUILD_LAIR + colour
                count += 1
    return count


@rule
def start_building(s: State, seat: int, building: int) -> None:
    """I18: what it costs; the payment follows."""
    s.due = price(s, seat, whole(s.stands_on[seat]), BUILD_COST, WHITE)
    s.paying_for = building
    s.phase = PAY


@rule
def build(s: State, seat: int) -> None:
    """I18: the building stands and covers a dragon icon for good (I11)."""
    tile = whole(s.stands_on[seat])
    building = whole(s.paying_for)
    s.paying_for = NO_BUILDING
    s.building[tile] = building
    if building == SPIRE:
        s.spire_on[s.spires] = tile
        s.spires += 1
        fame = SPIRE_FAME
    elif building >= LAIR:
        colour = building - LAIR
        s.lair_of[colour] = seat
        s.dragon_supply[colour] += 1
        fame = LAIR_FAME
    else:
        s.pens = whole(s.pens) | (1 << seat)
        fame = PEN_FAME
    s.fame[seat] += fame
    recount(s, tile)
    s.phase = ACTED
    note(s, told.BUILT, seat, building, building_colour(building), whole(s.cell_of[tile]), fame)


@rule
def pull(s: State, seat: int, direction: int) -> None:
    """I19: 1 from the tile and each of an unbroken line; the Keep gives nothing."""
    cell = whole(s.cell_of[s.stands_on[seat]])
    while s.grid[cell] > 0:
        s.gains[s.colour[whole(s.grid[cell]) - 1]] += 1
        cell = whole(NEIGHBOUR[cell, direction])
    s.gains[COLOURLESS] = 0
    s.phase = ACTED


@rule
def take_gold(s: State) -> None:
    """I21: 2 gold at the Keep."""
    s.gains[GOLD] = KEEP_GOLD
    s.phase = ACTED


@rule
def draw_map(s: State, seat: int) -> None:
    """The top map of the deck, for the seat's eyes."""
    place = whole(s.deck_top)
    drawn = whole(s.deck[place])
    s.deck[place] = 0
    s.deck_known[place] = 0
    s.deck_top = (place + 1) % MAPS
    s.deck_size -= 1
    s.lifted[seat, s.lifted_count[seat]] = drawn
    s.lifted_count[seat] += 1
    whisper(s, 1 << seat, told.OWN_MAP, seat, PATTERN_OF[drawn], 0, 0, 0)


@rule
def put_under(s: State, treasure: int, known: int) -> None:
    """A map goes under the deck; the seats of `known` know it lies there."""
    place = (whole(s.deck_top) + whole(s.deck_size)) % MAPS
    s.deck[place] = treasure
    s.deck_known[place] = known
    s.deck_size += 1


@rule
def draw_maps(s: State, seat: int) -> None:
    """I20: draw, then choose which to keep."""
    count, keeps = maps_to_draw(s, seat)
    note(s, told.DREW_MAPS, seat, count)
    for _ in range(count):
        draw_map(s, seat)
    reveal(s)
    s.keeps = keeps
    s.phase = KEEP_MAP


@rule
def keep_moves(s: State, seat: int, moves: Moves) -> int:
    """I6, I20: every different map drawn."""
    count = 0
    for place in range(whole(s.lifted_count[seat])):
        move = TO_KEEP + whole(PATTERN_OF[s.lifted[seat, place]])
        known = False
        for other in range(count):  # C2
            if moves[other] == move:
                known = True
        if not known:
            moves[count] = move
            count += 1
    return count


@rule
def drawn_place(s: State, seat: int, pattern: int) -> int:
    """Which of the maps drawn is the first of a pattern."""
    place = 0
    while PATTERN_OF[s.lifted[seat, place]] != pattern:
        place += 1
    return place


@rule
def keep_drawn(s: State, seat: int, place: int) -> None:
    """One of the maps drawn goes behind the screen."""
    kept = whole(s.lifted[seat, place])
    s.maps[seat, s.map_count[seat]] = kept
    s.map_count[seat] += 1
    last = whole(s.lifted_count[seat]) - 1
    for after in range(place, last):
        s.lifted[seat, after] = s.lifted[seat, after + 1]
    s.lifted[seat, last] = 0
    s.lifted_count[seat] = last
    whisper(s, 1 << seat, told.KEPT_MAP, seat, PATTERN_OF[kept], 0, 0, 0)


@rule
def return_drawn(s: State, seat: int) -> None:
    """I20: the rest go under the deck in the order drawn, where their seat knows them."""
    rest = whole(s.lifted_count[seat])
    note(s, told.RETURNED_MAPS, seat, rest)
    for place in range(rest):
        treasure = whole(s.lifted[seat, place])
        put_under(s, treasure, 1 << seat)
        s.lifted[seat, place] = 0
        whisper(s, 1 << seat, told.RETURNED_MAP, seat, PATTERN_OF[treasure], 0, 0, 0)
    s.lifted_count[seat] = 0


@rule
def arrive_at_maps(s: State, seat: int) -> None:
    """I22: asked where a map could be played by what all can see."""
    tile = whole(s.stands_on[seat])
    marked = (whole(s.treasures) >> tile) & 1
    s.phase = PLAY_MAP if tile != KEEP and not marked and s.map_count[seat] > 0 else PASSING


@rule
def fits(s: State, tile: int, pattern: int) -> bool:
    """I22: the tiles touching this one have all the colours of the map, counted."""
    for colour in range(COLOUR_COUNT):
        if s.around[tile, colour] < NEEDS[pattern, colour]:
            return False
    return True


@rule
def map_moves(s: State, seat: int, moves: Moves) -> int:
    """I22: every different map that fits; always also none."""
    tile = whole(s.stands_on[seat])
    moves[0] = NO_MAP
    count = 1
    offered = 0
    for place in range(whole(s.map_count[seat])):
        pattern = whole(PATTERN_OF[s.maps[seat, place]])
        if not (offered >> pattern) & 1 and fits(s, tile, pattern):  # C2
            offered |= 1 << pattern
            moves[count] = TO_PLAY + pattern
            count += 1
    return count


@rule
def play_map(s: State, seat: int, pattern: int) -> None:
    """I22: its Fame, one more with the gold pet; the tile is marked, the map goes under."""
    place = 0
    while PATTERN_OF[s.maps[seat, place]] != pattern:
        place += 1
    treasure = whole(s.maps[seat, place])
    last = whole(s.map_count[seat]) - 1
    s.maps[seat, place] = s.maps[seat, last]
    s.maps[seat, last] = 0
    s.map_count[seat] = last
    put_under(s, treasure, (1 << whole(s.players)) - 1)
    tile = whole(s.stands_on[seat])
    s.treasures = whole(s.treasures) | (1 << tile)
    fame = whole(PATTERN_FAME[pattern])
    if has_pet(s, seat, GOLD):  # I23
        fame += 1
    s.fame[seat] += fame
    s.phase = PASSING
    reveal(s)
    note(s, told.PLAYED_MAP, seat, pattern, whole(s.cell_of[tile]), fame)


assert PATTERN_COUNT < 63, "a bit for each pattern"
