"""How well a seat stands at a table of Dragon Island, for bots."""

from wyrmhall.games.island.actions import fits
from wyrmhall.games.island.pieces import (
    ACT,
    BUILD,
    BUILD_COST,
    CAPTURE_COST,
    COLOUR_COUNT,
    DEAL,
    DRAGON,
    GOLD,
    KEEP,
    KEEP_GOLD,
    KEEP_MAP,
    KEEP_TILE,
    LAIR_FAME,
    NO_BUILDING,
    NOBODY,
    PATTERN_FAME,
    PATTERN_OF,
    PAY,
    PEN,
    PEN_FAME,
    PLAY_MAP,
    RED,
    SPIRE,
    SPIRE_FAME,
    SPIRES,
    TAMING_GOLD,
    TELEKINESIS,
    TOWER,
    WHITE,
    WILD,
)
from wyrmhall.games.island.table import (
    State,
    bag_left,
    can_capture,
    can_tame,
    has_pet,
    lair_free,
    price,
    purse,
    whole,
)
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import Moves

# In Fame.
PET = 0.8  # its power and its wings, beside the gold on it
GOLD_BEHIND = 0.25  # three of them tame a dragon
CUBE, MOST_CUBES = 0.14, 16  # ten of them capture, five build
MAP = 0.6  # two or three when it is played, if it ever is
PULLED = 3.0  # cubes a pull gives, roughly
LATER = 0.4  # of what a seat could do next, while it is not its move
FAME = 0.30  # what a Fame is worth in log-odds of winning


@long_rule
def worth(s: State, seat: int, room: Moves) -> float:
    """The seat's prospects, in log-odds up to a constant that all seats share."""
    total = 1.0 * whole(s.fame[seat])
    cubes = 0
    for colour in range(COLOUR_COUNT):
        gold = whole(s.pet_gold[seat, colour])
        total += gold
        if gold > 0:
            total += PET
        if colour != GOLD:
            cubes += whole(s.stock[seat, colour])
    left = use(s, seat)
    total += left * CUBE * min(cubes, MOST_CUBES)
    total += left * GOLD_BEHIND * min(whole(s.stock[seat, GOLD]), 6)
    total += left * MAP * min(whole(s.map_count[seat]), 3)
    return FAME * (total + prospect(s, seat, left))


@rule
def use(s: State, seat: int) -> float:
    """What lies behind the screen is worth the less the fewer turns are left to use it."""
    return min(1.0, (bag_left(s) + whole(s.hand_count[seat])) / 6.0)


@rule
def prospect(s: State, seat: int, left: float) -> float:
    """What the rest of the turn offers a seat, or its next one."""
    here = whole(s.stands_on[seat])
    if s.turn != seat or here == NOBODY:
        return LATER * best_stop(s, seat, left) if s.hand_count[seat] > 0 else 0.0
    if s.phase == PAY:
        building = whole(s.paying_for)
        gain = capture_fame(s, seat, here) if building == NO_BUILDING else building_fame(building)
        return gain - left * CUBE * whole(s.due) + treasure(s, seat, here, left)
    if s.phase == DEAL:
        return dealing(s, seat, here, left) + treasure(s, seat, here, left)
    if s.phase == ACT:
        return action(s, seat, here, left) + treasure(s, seat, here, left)
    if s.phase == KEEP_MAP:
        return left * MAP * whole(s.keeps) + treasure(s, seat, here, left)
    if s.phase == PLAY_MAP:
        return treasure(s, seat, here, left)
    return best_stop(s, seat, left)


@rule
def best_stop(s: State, seat: int, left: float) -> float:
    """What the best tile within reach offers (I13)."""
    here = whole(s.stands_on[seat])
    if here == NOBODY:
        return 0.0
    within = whole(s.touching[here]) | 1 << KEEP | whole(s.touching[KEEP])
    for colour in range(COLOUR_COUNT):
        if has_pet(s, seat, colour):
            within |= whole(s.near[colour])
    within &= ~(1 << here)
    best = 0.0
    for tile in range(whole(s.placed)):
        if (within >> tile) & 1:
            best = max(best, stop(s, seat, tile, left))
    return best


@rule
def stop(s: State, seat: int, tile: int, left: float) -> float:
    """What a tile offers a wizard that ends its move there; nothing where it may not (I14)."""
    if s.crowd[tile] == 0:
        offer = action(s, seat, tile, left)
    elif can_tame(s, seat, tile) or can_capture(s, seat, tile):
        offer = dealing(s, seat, tile, left)
    else:
        return 0.0
    return offer + treasure(s, seat, tile, left)


@rule
def dealing(s: State, seat: int, tile: int, left: float) -> float:
    """I15, I16: what the dragons of a tile are worth to a seat that can deal with them."""
    best = 0.0
    if can_tame(s, seat, tile):
        best = taming(left)
    if can_capture(s, seat, tile):
        best = max(best, capturing(s, seat, tile, left))
    return best


@rule
def taming(left: float) -> float:
    """I15: a pet, and the gold on it instead of behind the screen."""
    return PET + TAMING_GOLD * (1.0 - left * GOLD_BEHIND)


@rule
def capturing(s: State, seat: int, tile: int, left: float) -> float:
    """I16: Fame for cubes."""
    cost = left * CUBE * price(s, seat, tile, CAPTURE_COST, RED)
    return capture_fame(s, seat, tile) - cost


@rule
def capture_fame(s: State, seat: int, tile: int) -> float:
    """I16: the Fame for all dragons of a tile."""
    fame = 1.0 * whole(s.crowd[tile])
    for colour in range(COLOUR_COUNT):
        if s.dragons[tile, colour] > 0 and not (whole(s.tokens[seat]) >> colour) & 1:
            fame += 1.0
    return fame


@rule
def building_fame(building: int) -> float:
    """I18: the Fame of a building."""
    if building == SPIRE:
        return 1.0 * SPIRE_FAME
    return 1.0 * (LAIR_FAME if building > SPIRE else PEN_FAME)


@rule
def action(s: State, seat: int, tile: int, left: float) -> float:
    """I18–I21: what the action of a tile without dragons gains."""
    kind = s.kind[tile]
    if kind == TELEKINESIS:
        return left * CUBE * PULLED
    if kind == TOWER:
        return left * MAP if s.deck_size > 0 else 0.0
    if kind == KEEP_TILE:
        return left * GOLD_BEHIND * KEEP_GOLD
    icon = kind == DRAGON or kind == BUILD or kind == WILD  # no tuple in a rule
    if not icon or s.building[tile] != NO_BUILDING:
        return 0.0
    cost = price(s, seat, tile, BUILD_COST, WHITE)
    if purse(s, seat, tile) < cost:
        return 0.0
    fame = 0.0
    if s.spires < SPIRES:
        fame = building_fame(SPIRE)
    elif not (whole(s.pens) >> seat) & 1:
        fame = building_fame(PEN)
    else:
        for colour in range(COLOUR_COUNT):
            if lair_free(s, seat, colour):
                fame = 1.0 * LAIR_FAME
    return max(0.0, fame - left * CUBE * cost)


@rule
def treasure(s: State, seat: int, tile: int, left: float) -> float:
    """I22: what the best map that can be played on a tile gains."""
    if tile == KEEP or (whole(s.treasures) >> tile) & 1:
        return 0.0
    best = 0.0
    for place in range(whole(s.map_count[seat])):
        pattern = whole(PATTERN_OF[s.maps[seat, place]])
        if PATTERN_FAME[pattern] > best and fits(s, tile, pattern):
            best = 1.0 * PATTERN_FAME[pattern]
    if best > 0.0:
        best += (1.0 if has_pet(s, seat, GOLD) else 0.0) - left * MAP
    return best
