"""The tile's action and the treasure maps (I18–I22)."""

from wyrmhall.games.island import choices, events, pieces, state
from wyrmhall.games.island.hexes import NEIGHBOUR
from wyrmhall.games.island.phases import ACT, ACTED, KEEP_MAP, PASSING, PAY, PLAY_MAP
from wyrmhall.games.island.state import State
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves, note, reveal, whisper, wide


@rule
def has_build_icon(s: State, tile: int) -> bool:
    """I18: Build, Wild/Build and Dragon/Build."""
    kind = s.kind[tile]
    # Spelled out: rules allocate nothing, not even a tuple.
    return kind == pieces.DRAGON or kind == pieces.BUILD or kind == pieces.WILD


@rule
def may_build(s: State, tile: int) -> bool:
    """I18: a build icon, and neither dragon nor building."""
    free = s.building[tile] == pieces.NO_BUILDING and s.crowd[tile] == 0
    return has_build_icon(s, tile) and free


@rule
def arrive_at_action(s: State, seat: int) -> None:
    """I18–I21: ask if the tile has an action, judged by public information only."""
    tile = wide(s.stands_on[seat])
    kind = s.kind[tile]
    acts = kind == pieces.TELEKINESIS or kind == pieces.TOWER or kind == pieces.KEEP_TILE
    s.phase = ACT if acts or may_build(s, tile) else ACTED


@rule
def act_moves(s: State, seat: int, moves: Moves) -> int:
    """The actions the tile allows; doing nothing is always one of them."""
    tile = wide(s.stands_on[seat])
    kind = s.kind[tile]
    moves[0] = choices.ACT_NOTHING
    count = 1
    if kind == pieces.TELEKINESIS:
        for direction in range(6):
            moves[count] = choices.TO_PULL + direction
            count += 1
    elif kind == pieces.TOWER:
        if s.deck_size > 0:
            moves[count] = choices.DRAW_MAPS
            count += 1
    elif kind == pieces.KEEP_TILE:
        moves[count] = choices.TAKE_GOLD
        count += 1
    elif state.can_pay_building(s, seat, tile):
        if not (wide(s.pens) >> seat) & 1:
            moves[count] = choices.BUILD_PEN
            count += 1
        if s.spires < pieces.SPIRES:
            moves[count] = choices.BUILD_SPIRE
            count += 1
        for colour in range(pieces.COLOUR_COUNT):
            if state.lair_free(s, seat, colour):
                moves[count] = choices.BUILD_LAIR + colour
                count += 1
    return count


@rule
def start_building(s: State, seat: int, building: int) -> None:
    """I18: set the price; the payment follows."""
    s.due = state.price(s, seat, wide(s.stands_on[seat]), pieces.BUILD_COST, pieces.WHITE)
    s.paying_for = building
    s.phase = PAY


@rule
def build(s: State, seat: int) -> None:
    """I18: put up the building; it covers a dragon icon for good (I11)."""
    tile = wide(s.stands_on[seat])
    building = wide(s.paying_for)
    s.paying_for = pieces.NO_BUILDING
    s.building[tile] = building
    if building == pieces.SPIRE:
        s.spire_on[s.spires] = tile
        s.spires += 1
        fame = pieces.SPIRE_FAME
    elif building >= pieces.LAIR:
        s.lair_of[building - pieces.LAIR] = seat
        s.dragon_supply[building - pieces.LAIR] += 1
        fame = pieces.LAIR_FAME
    else:
        s.pens = wide(s.pens) | (1 << seat)
        fame = pieces.PEN_FAME
    s.fame[seat] += fame
    state.recount(s, tile)
    s.phase = ACTED
    colour = state.building_colour(building)
    note(s, events.BUILT, seat, building, colour, wide(s.cell_of[tile]), fame)


@rule
def pull(s: State, seat: int, direction: int) -> None:
    """I19: gain 1 from the tile and from each tile in an unbroken line; the Keep gives nothing."""
    cell = wide(s.cell_of[s.stands_on[seat]])
    while s.grid[cell] > 0:
        s.gains[s.colour[wide(s.grid[cell]) - 1]] += 1
        cell = wide(NEIGHBOUR[cell, direction])
    s.gains[pieces.COLOURLESS] = 0
    s.phase = ACTED


@rule
def take_gold(s: State) -> None:
    """I21: 2 gold at the Keep."""
    s.gains[pieces.GOLD] = pieces.KEEP_GOLD
    s.phase = ACTED


@rule
def draw_map(s: State, seat: int) -> None:
    """Draw the top map of the deck; only this seat sees it."""
    index = wide(s.deck_top)
    drawn = wide(s.deck[index])
    s.deck[index] = 0
    s.deck_known[index] = 0
    s.deck_top = (index + 1) % pieces.MAPS
    s.deck_size -= 1
    s.lifted[seat, s.lifted_count[seat]] = drawn
    s.lifted_count[seat] += 1
    whisper(s, 1 << seat, events.OWN_MAP, seat, pieces.PATTERN_OF[drawn], 0, 0, 0)


@rule
def put_under(s: State, treasure: int, known: int) -> None:
    """Put a map under the deck; the seats in `known` know where it is."""
    index = (wide(s.deck_top) + wide(s.deck_size)) % pieces.MAPS
    s.deck[index] = treasure
    s.deck_known[index] = known
    s.deck_size += 1


@rule
def draw_maps(s: State, seat: int) -> None:
    """I20: draw, then choose which to keep."""
    count, keeps = state.maps_to_draw(s, seat)
    note(s, events.DREW_MAPS, seat, count)
    for _ in range(count):
        draw_map(s, seat)
    reveal(s)
    s.keeps = keeps
    s.phase = KEEP_MAP


@rule
def keep_moves(s: State, seat: int, moves: Moves) -> int:
    """I6, I20: keep any of the maps drawn; equal maps are one choice."""
    count = 0
    for index in range(wide(s.lifted_count[seat])):
        move = choices.TO_KEEP + wide(pieces.PATTERN_OF[s.lifted[seat, index]])
        known = False
        for other in range(count):  # C2
            if moves[other] == move:
                known = True
        if not known:
            moves[count] = move
            count += 1
    return count


@rule
def drawn_index(s: State, seat: int, pattern: int) -> int:
    """The index of the first drawn map with a pattern."""
    index = 0
    while pieces.PATTERN_OF[s.lifted[seat, index]] != pattern:
        index += 1
    return index


@rule
def keep_drawn(s: State, seat: int, index: int) -> None:
    """Put one of the maps drawn behind the screen."""
    kept = wide(s.lifted[seat, index])
    s.maps[seat, s.map_count[seat]] = kept
    s.map_count[seat] += 1
    last = wide(s.lifted_count[seat]) - 1
    for after in range(index, last):
        s.lifted[seat, after] = s.lifted[seat, after + 1]
    s.lifted[seat, last] = 0
    s.lifted_count[seat] = last
    whisper(s, 1 << seat, events.KEPT_MAP, seat, pieces.PATTERN_OF[kept], 0, 0, 0)


@rule
def return_drawn(s: State, seat: int) -> None:
    """I20: the rest go under the deck in the order drawn; their seat knows where they are."""
    rest = wide(s.lifted_count[seat])
    note(s, events.RETURNED_MAPS, seat, rest)
    for index in range(rest):
        treasure = wide(s.lifted[seat, index])
        put_under(s, treasure, 1 << seat)
        s.lifted[seat, index] = 0
        whisper(s, 1 << seat, events.RETURNED_MAP, seat, pieces.PATTERN_OF[treasure], 0, 0, 0)
    s.lifted_count[seat] = 0


@rule
def arrive_at_maps(s: State, seat: int) -> None:
    """I22: ask if a map might be played, judged by public information only."""
    tile = wide(s.stands_on[seat])
    marked = (wide(s.treasures) >> tile) & 1
    s.phase = PLAY_MAP if tile != pieces.KEEP and not marked and s.map_count[seat] > 0 else PASSING


@rule
def fits(s: State, tile: int, pattern: int) -> bool:
    """I22: whether the tiles touching this one have every colour of the map often enough."""
    for colour in range(pieces.COLOUR_COUNT):
        if s.around[tile, colour] < pieces.NEEDS[pattern, colour]:
            return False
    return True


@rule
def map_moves(s: State, seat: int, moves: Moves) -> int:
    """I22: any map that fits, equal maps once; playing none is always allowed."""
    tile = wide(s.stands_on[seat])
    moves[0] = choices.NO_MAP
    count = 1
    offered = 0
    for index in range(wide(s.map_count[seat])):
        pattern = wide(pieces.PATTERN_OF[s.maps[seat, index]])
        if not (offered >> pattern) & 1 and fits(s, tile, pattern):  # C2
            offered |= 1 << pattern
            moves[count] = choices.TO_PLAY + pattern
            count += 1
    return count


@rule
def play_map(s: State, seat: int, pattern: int) -> None:
    """I22: score its Fame, 1 more with the gold pet; mark the tile; the map goes under the deck."""
    index = 0
    while pieces.PATTERN_OF[s.maps[seat, index]] != pattern:
        index += 1
    treasure = wide(s.maps[seat, index])
    last = wide(s.map_count[seat]) - 1
    s.maps[seat, index] = s.maps[seat, last]
    s.maps[seat, last] = 0
    s.map_count[seat] = last
    put_under(s, treasure, (1 << wide(s.players)) - 1)
    tile = wide(s.stands_on[seat])
    s.treasures = wide(s.treasures) | (1 << tile)
    fame = wide(pieces.PATTERN_FAME[pattern])
    if state.has_pet(s, seat, pieces.GOLD):  # I23
        fame += 1
    s.fame[seat] += fame
    s.phase = PASSING
    reveal(s)
    note(s, events.PLAYED_MAP, seat, pattern, wide(s.cell_of[tile]), fame)


assert pieces.PATTERN_COUNT < 63, "a bit for each pattern"
