"""What must hold in every match of RYU, between any two decisions."""

from wyrmhall.games.ryu import phases, pieces
from wyrmhall.games.ryu.state import State, count_of
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
    """The number of the first broken invariant, counted from 1; 0 if all hold."""
    for colour in range(pieces.COLOUR_COUNT):
        cubes = s.bag[colour] + s.centre[colour] + s.shown[colour] + s.aside[colour]
        least = min(s.bag[colour], s.centre[colour], s.shown[colour], s.aside[colour])
        for seat in range(s.players):
            cubes += s.cubes[seat, colour]
            least = min(least, s.cubes[seat, colour])
        if cubes != pieces.CUBES_FOR[s.players, colour] or least < 0:
            return 1
        if s.fallen[colour] < 0 or s.fallen[colour] > s.centre[colour]:
            return 8
    for seat in range(s.players):
        for token in range(pieces.TOKEN_COUNT):
            if s.tokens[seat, token] < 0 or s.tokens[seat, token] > pieces.MOST_TOKENS:
                return 2
    if not is_circle(s):
        return 3
    sepia = 0
    for people in range(pieces.PEOPLE_COUNT):
        sepia += s.sepia[people]
    if sepia >= pieces.PEOPLE_COUNT:
        return 4
    sharing = s.phase == phases.DRAFT or s.phase == phases.SPLIT or s.phase == phases.CHOOSE
    if s.over == RUNNING and not sharing and s.phase != phases.BID and s.phase != phases.SPOILS:
        if s.bag[pieces.WHITE] != 1:
            return 5
    for seat in range(s.players):
        complete = s.built[seat] == pieces.PIECE_COUNT
        if s.built[seat] < 0 or s.built[seat] > pieces.PIECE_COUNT:
            return 6
        if complete != (s.over == pieces.DRAGON_COMPLETE and s.winner == seat):
            return 6
    if not are_hands(s):
        return 7
    if not is_in_hand(s, sharing):
        return 8
    if s.over != RUNNING:
        return 0
    if s.phase >= phases.COMPLETE or (s.phase == phases.BID) != (s.stage != 0):
        return 9
    if (s.asked == pieces.NOBODY) != (s.phase == phases.BID) or s.asked >= s.players:
        return 9
    return 0


@rule
def is_circle(s: State) -> bool:
    """Nine different islands, at most one seat per people, every figure in the circle."""
    seen = 0
    for place in range(pieces.ISLAND_COUNT):
        seen |= 1 << int(s.circle[place])
    if seen != (1 << pieces.ISLAND_COUNT) - 1:
        return False
    for seat in range(s.players):
        if s.place[seat] < 0 or s.place[seat] >= pieces.ISLAND_COUNT:
            return False
        if s.people[seat] < 0 or s.people[seat] >= pieces.ISLAND_COUNT - pieces.FIRST_PEOPLE:
            return False
        if s.owner[s.people[seat]] != seat:
            return False
    return True


@rule
def are_hands(s: State) -> bool:
    """Hands are subsets of what lies behind the screens, and empty outside a bid."""
    for seat in range(s.players):
        for colour in range(pieces.COLOUR_COUNT):
            if s.hand[seat, colour] < 0 or s.hand[seat, colour] > s.cubes[seat, colour]:
                return False
            if s.phase != phases.BID and s.hand[seat, colour] != 0:
                return False
        if s.phase == phases.BID and s.hand[seat, pieces.WHITE] != s.cubes[seat, pieces.WHITE]:
            return False
        if s.phase != phases.BID and s.closed[seat]:
            return False
    return True


@rule
def is_in_hand(s: State, sharing: bool) -> bool:
    """The phase has what it needs, and nothing is left over from another phase."""
    if sharing != (s.passive != pieces.NOBODY) or sharing != (count_of(s.shown) > 0):
        return False
    if s.phase == phases.CHOOSE:
        if count_of(s.aside) < 1 or count_of(s.aside) > 2:
            return False
    elif count_of(s.aside) > (1 if s.phase == phases.SPLIT else 0):
        return False
    if count_of(s.fallen) > 0 and s.phase != phases.DISCARD and s.phase != phases.CLAIM:
        return False
    if s.phase == phases.DISCARD and count_of(s.cubes[s.asked]) <= pieces.KEPT_CUBES:
        return False
    taking = s.phase == phases.OPENING or s.phase == phases.TRADE or s.phase == phases.SPOILS
    owed = 0
    for seat in range(s.players):
        owed += s.owed[seat]
    if s.over != RUNNING:
        return True
    return taking == (owed > 0) and (not taking or s.owed[s.asked] > 0)
