"""What is true at every table of RYU, between any two decisions."""

from wyrmhall.games.ryu.pieces import (
    BID,
    CHOOSE,
    CLAIM,
    COLOUR_COUNT,
    COMPLETE,
    CUBES_FOR,
    DISCARD,
    DRAFT,
    DRAGON_COMPLETE,
    FIRST_PEOPLE,
    ISLAND_COUNT,
    KEPT_CUBES,
    MOST_TOKENS,
    NOBODY,
    OPENING,
    PEOPLE_COUNT,
    PIECE_COUNT,
    SPLIT,
    SPOILS,
    TOKEN_COUNT,
    TRADE,
    WHITE,
)
from wyrmhall.games.ryu.table import State, count_of
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import RUNNING

INVARIANTS = (
    "of each colour there are as many cubes as at the start, all somewhere (R2)",
    "a seat has 0 to 5 tokens of each kind (R3)",
    "each island lies once in the circle, each figure stands on one (R4)",
    "five sepia islands never coexist (R13)",
    "outside an action the white cube is in the bag (R26)",
    "a dragon has 0 to 5 pieces, and five end the game (R20)",
    "a hand holds cubes of its owner, the white one if they have it, and only in a bid (R27)",
    "cubes are shared out, discarded or owed for only while somebody is asked about it",
    "an active player, and only in a bid all, is asked",
)


@rule
def audit(s: State) -> int:
    """0, or the number, from 1, of the first invariant that is broken."""
    for colour in range(COLOUR_COUNT):
        cubes = s.bag[colour] + s.centre[colour] + s.shown[colour] + s.aside[colour]
        least = min(s.bag[colour], s.centre[colour], s.shown[colour], s.aside[colour])
        for seat in range(s.players):
            cubes += s.cubes[seat, colour]
            least = min(least, s.cubes[seat, colour])
        if cubes != CUBES_FOR[s.players, colour] or least < 0:
            return 1
        if s.fallen[colour] < 0 or s.fallen[colour] > s.centre[colour]:
            return 8
    for seat in range(s.players):
        for token in range(TOKEN_COUNT):
            if s.tokens[seat, token] < 0 or s.tokens[seat, token] > MOST_TOKENS:
                return 2
    if not is_circle(s):
        return 3
    sepia = 0
    for people in range(PEOPLE_COUNT):
        sepia += s.sepia[people]
    if sepia >= PEOPLE_COUNT:
        return 4
    sharing = s.phase == DRAFT or s.phase == SPLIT or s.phase == CHOOSE
    if s.over == RUNNING and not sharing and s.phase != BID and s.phase != SPOILS:
        if s.bag[WHITE] != 1:
            return 5
    for seat in range(s.players):
        complete = s.built[seat] == PIECE_COUNT
        if s.built[seat] < 0 or s.built[seat] > PIECE_COUNT:
            return 6
        if complete != (s.over == DRAGON_COMPLETE and s.winner == seat):
            return 6
    if not are_hands(s):
        return 7
    if not is_in_hand(s, sharing):
        return 8
    if s.over != RUNNING:
        return 0
    if s.phase >= COMPLETE or (s.phase == BID) != (s.stage != 0):
        return 9
    if (s.asked == NOBODY) != (s.phase == BID) or s.asked >= s.players:
        return 9
    return 0


@rule
def is_circle(s: State) -> bool:
    """Nine different islands, each people with at most one seat, each figure in the circle."""
    seen = 0
    for place in range(ISLAND_COUNT):
        seen |= 1 << int(s.circle[place])
    if seen != (1 << ISLAND_COUNT) - 1:
        return False
    for seat in range(s.players):
        if s.place[seat] < 0 or s.place[seat] >= ISLAND_COUNT:
            return False
        if s.people[seat] < 0 or s.people[seat] >= ISLAND_COUNT - FIRST_PEOPLE:
            return False
        if s.owner[s.people[seat]] != seat:
            return False
    return True


@rule
def are_hands(s: State) -> bool:
    """Hands are subsets of what lies behind the screens, and empty outside a bid."""
    for seat in range(s.players):
        for colour in range(COLOUR_COUNT):
            if s.hand[seat, colour] < 0 or s.hand[seat, colour] > s.cubes[seat, colour]:
                return False
            if s.phase != BID and s.hand[seat, colour] != 0:
                return False
        if s.phase == BID and s.hand[seat, WHITE] != s.cubes[seat, WHITE]:
            return False
        if s.phase != BID and s.closed[seat]:
            return False
    return True


@rule
def is_in_hand(s: State, sharing: bool) -> bool:
    """What the phase is about is there, and nothing of another phase is left."""
    if sharing != (s.passive != NOBODY) or sharing != (count_of(s.shown) > 0):
        return False
    if s.phase == CHOOSE:
        if count_of(s.aside) < 1 or count_of(s.aside) > 2:
            return False
    elif count_of(s.aside) > (1 if s.phase == SPLIT else 0):
        return False
    if count_of(s.fallen) > 0 and s.phase != DISCARD and s.phase != CLAIM:
        return False
    if s.phase == DISCARD and count_of(s.cubes[s.asked]) <= KEPT_CUBES:
        return False
    taking = s.phase == OPENING or s.phase == TRADE or s.phase == SPOILS
    owed = 0
    for seat in range(s.players):
        owed += s.owed[seat]
    if s.over != RUNNING:
        return True
    return taking == (owed > 0) and (not taking or s.owed[s.asked] > 0)
