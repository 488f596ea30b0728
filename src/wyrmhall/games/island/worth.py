"""How well a seat stands in a match of Dragon Island, for bots."""

from wyrmhall.games.island import pieces, state
from wyrmhall.games.island.actions import fits
from wyrmhall.games.island.phases import ACT, DEAL, KEEP_MAP, PAY, PLAY_MAP
from wyrmhall.games.island.state import State
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import Moves, wide

# In Fame.
PET = 0.8  # its power and its flight, on top of the gold on it
GOLD_BEHIND = 0.25  # three of them tame a dragon
CUBE, MOST_CUBES = 0.14, 16  # ten of them capture, five build
MAP = 0.6  # two or three when it is played, if it ever is
PULLED = 3.0  # cubes a pull gives, roughly
LATER = 0.4  # share of what a seat could do next, while it is not its turn
FAME = 0.30  # what a Fame is worth in log-odds of winning


@long_rule
def worth(s: State, seat: int, room: Moves) -> float:
    """The seat's chances of winning, in log-odds, up to a constant shared by all seats."""
    total = 1.0 * wide(s.fame[seat])
    cubes = 0
    for colour in range(pieces.COLOUR_COUNT):
        gold = wide(s.pet_gold[seat, colour])
        total += gold
        if gold > 0:
            total += PET
        if colour != pieces.GOLD:
            cubes += wide(s.stock[seat, colour])
    left = use(s, seat)
    total += left * CUBE * min(cubes, MOST_CUBES)
    total += left * GOLD_BEHIND * min(wide(s.stock[seat, pieces.GOLD]), 6)
    total += left * MAP * min(wide(s.map_count[seat]), 3)
    return FAME * (total + prospect(s, seat, left))


@rule
def use(s: State, seat: int) -> float:
    """How much stock still counts: less as fewer turns are left to use it."""
    return min(1.0, (state.bag_left(s) + wide(s.hand_count[seat])) / 6.0)


@rule
def prospect(s: State, seat: int, left: float) -> float:
    """What the rest of the turn offers a seat, or its next one."""
    here = wide(s.stands_on[seat])
    if s.turn != seat or here == pieces.NOBODY:
        return LATER * best_stop(s, seat, left) if s.hand_count[seat] > 0 else 0.0
    if s.phase == PAY:
        building = wide(s.paying_for)
        gain = (
            capture_fame(s, seat, here)
            if building == pieces.NO_BUILDING
            else building_fame(building)
        )
        return gain - left * CUBE * wide(s.due) + treasure(s, seat, here, left)
    if s.phase == DEAL:
        return dealing(s, seat, here, left) + treasure(s, seat, here, left)
    if s.phase == ACT:
        return action(s, seat, here, left) + treasure(s, seat, here, left)
    if s.phase == KEEP_MAP:
        return left * MAP * wide(s.keeps) + treasure(s, seat, here, left)
    if s.phase == PLAY_MAP:
        return treasure(s, seat, here, left)
    return best_stop(s, seat, left)


@rule
def best_stop(s: State, seat: int, left: float) -> float:
    """What the best tile within reach offers (I13)."""
    here = wide(s.stands_on[seat])
    if here == pieces.NOBODY:
        return 0.0
    within = wide(s.touching[here]) | 1 << pieces.KEEP | wide(s.touching[pieces.KEEP])
    for colour in range(pieces.COLOUR_COUNT):
        if state.has_pet(s, seat, colour):
            within |= wide(s.near[colour])
    within &= ~(1 << here)
    best = 0.0
    for tile in range(wide(s.placed)):
        if (within >> tile) & 1:
            best = max(best, stop(s, seat, tile, left))
    return best


@rule
def stop(s: State, seat: int, tile: int, left: float) -> float:
    """What a tile offers a wizard that ends its move there; nothing where it may not (I14)."""
    if s.crowd[tile] == 0:
        offer = action(s, seat, tile, left)
    elif state.can_tame(s, seat, tile) or state.can_capture(s, seat, tile):
        offer = dealing(s, seat, tile, left)
    else:
        return 0.0
    return offer + treasure(s, seat, tile, left)


@rule
def dealing(s: State, seat: int, tile: int, left: float) -> float:
    """I15, I16: what the dragons of a tile are worth to a seat that can deal with them."""
    best = 0.0
    if state.can_tame(s, seat, tile):
        best = taming(left)
    if state.can_capture(s, seat, tile):
        best = max(best, capturing(s, seat, tile, left))
    return best


@rule
def taming(left: float) -> float:
    """I15: a pet, with its gold on the card instead of behind the screen."""
    return PET + pieces.TAMING_GOLD * (1.0 - left * GOLD_BEHIND)


@rule
def capturing(s: State, seat: int, tile: int, left: float) -> float:
    """I16: the Fame gained, less the cubes spent."""
    cost = left * CUBE * state.price(s, seat, tile, pieces.CAPTURE_COST, pieces.RED)
    return capture_fame(s, seat, tile) - cost


@rule
def capture_fame(s: State, seat: int, tile: int) -> float:
    """I16: the Fame for all dragons of a tile."""
    fame = 1.0 * wide(s.crowd[tile])
    for colour in range(pieces.COLOUR_COUNT):
        if s.dragons[tile, colour] > 0 and not (wide(s.tokens[seat]) >> colour) & 1:
            fame += 1.0
    return fame


@rule
def building_fame(building: int) -> float:
    """I18: the Fame of a building."""
    if building == pieces.SPIRE:
        return 1.0 * pieces.SPIRE_FAME
    return 1.0 * (pieces.LAIR_FAME if building > pieces.SPIRE else pieces.PEN_FAME)


@rule
def action(s: State, seat: int, tile: int, left: float) -> float:
    """I18–I21: what the action of a tile without dragons gains."""
    kind = s.kind[tile]
    if kind == pieces.TELEKINESIS:
        return left * CUBE * PULLED
    if kind == pieces.TOWER:
        return left * MAP if s.deck_size > 0 else 0.0
    if kind == pieces.KEEP_TILE:
        return left * GOLD_BEHIND * pieces.KEEP_GOLD
    # Spelled out: rules allocate nothing, not even a tuple.
    icon = kind == pieces.DRAGON or kind == pieces.BUILD or kind == pieces.WILD
    if not icon or s.building[tile] != pieces.NO_BUILDING:
        return 0.0
    cost = state.price(s, seat, tile, pieces.BUILD_COST, pieces.WHITE)
    if state.purse(s, seat, tile) < cost:
        return 0.0
    fame = 0.0
    if s.spires < pieces.SPIRES:
        fame = building_fame(pieces.SPIRE)
    elif not (wide(s.pens) >> seat) & 1:
        fame = building_fame(pieces.PEN)
    else:
        for colour in range(pieces.COLOUR_COUNT):
            if state.lair_free(s, seat, colour):
                fame = 1.0 * pieces.LAIR_FAME
    return max(0.0, fame - left * CUBE * cost)


@rule
def treasure(s: State, seat: int, tile: int, left: float) -> float:
    """I22: what the best map that can be played on a tile gains."""
    if tile == pieces.KEEP or (wide(s.treasures) >> tile) & 1:
        return 0.0
    best = 0.0
    for index in range(wide(s.map_count[seat])):
        pattern = wide(pieces.PATTERN_OF[s.maps[seat, index]])
        if pieces.PATTERN_FAME[pattern] > best and fits(s, tile, pattern):
            best = 1.0 * pieces.PATTERN_FAME[pattern]
    if best > 0.0:
        best += (1.0 if state.has_pet(s, seat, pieces.GOLD) else 0.0) - left * MAP
    return best
