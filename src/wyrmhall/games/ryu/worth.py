"""How well a seat stands at a table of RYU, for bots."""

from wyrmhall.games.ryu.pieces import (
    BAZAAR,
    BLUE,
    FIRST_PEOPLE,
    GEMS_IN,
    GOVERNOR,
    ISLAND_COUNT,
    MERCHANT,
    MERCHANTS,
    NOBODY,
    ONE_COLOUR,
    ORANGE,
    PIECE_COUNT,
    PURPLE,
    SHORT_MOVE,
    SMUGGLER,
    SMUGGLERS,
    TURN,
    YELLOW,
)
from wyrmhall.games.ryu.table import State
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves

# In log-odds of winning.
PIECE = 2.5
NEXT_PIECE = 1.3  # of a piece, shared out over the cubes it asks for
SPARE_CUBE = 0.16  # a cube the next piece does not ask for
SPARE_GEM = 0.12
FIRST_GEM = 0.12  # the one that explores
GOVERNOR_KEPT = 0.4
TOKEN = 0.11  # three Merchants are a Governor, three Smugglers two cubes
MOST_SPARE = 6
NOW, LATER = 0.5, 0.3  # how much of what can be done next counts already
BUILD_NEXT = 0.9
FAR = 0.5


@rule
def worth(s: State, seat: int, room: Moves) -> float:
    """The seat's prospects, in log-odds up to a constant that all seats share."""
    piece = int(s.built[seat])
    total = PIECE * piece
    if piece >= PIECE_COUNT:
        return total + PIECE
    blue, orange = int(s.cubes[seat, BLUE]), int(s.cubes[seat, ORANGE])
    purple, gems = int(s.cubes[seat, PURPLE]), int(s.cubes[seat, YELLOW])
    governors = int(s.tokens[seat, GOVERNOR])
    asked = 3 + int(GEMS_IN[piece])
    if ONE_COLOUR[piece]:
        fitting = min(max(blue, orange, purple), 3)
    else:
        fitting = min(blue, 1) + min(orange, 1) + min(purple, 1) + min(gems, int(GEMS_IN[piece]))
    helped = min(asked - fitting, governors)
    have = (fitting + helped) / asked
    total += NEXT_PIECE * have
    total += GOVERNOR_KEPT * (governors - 0.5 * helped)
    spare = blue + orange + purple - min(fitting, 3)
    total += SPARE_CUBE * min(max(spare, 0), MOST_SPARE)
    total += SPARE_GEM * min(gems, 4)
    if gems > 0:
        total += FIRST_GEM
    total += TOKEN * (s.tokens[seat, MERCHANT] + s.tokens[seat, SMUGGLER])
    return total + prospect(s, seat, gems, have)


@rule
def prospect(s: State, seat: int, gems: int, have: float) -> float:
    """What the seat can do next: at once if the turn is its own, else from where it stands."""
    if s.turn == seat and s.phase == TURN and not s.acted:
        if have >= 1.0:
            return NOW * BUILD_NEXT
        if s.moved:
            return NOW * offer(s, seat, s.circle[s.place[seat]], gems)
        return NOW * best_near(s, seat, gems)
    if have >= 1.0:
        return LATER * BUILD_NEXT
    return LATER * best_near(s, seat, gems)


@rule
def best_near(s: State, seat: int, gems: int) -> float:
    """The best offer of any island; those more than two steps away cost a turn."""
    best = 0.0
    for ahead in range(ISLAND_COUNT):
        island = s.circle[(int(s.place[seat]) + ahead) % ISLAND_COUNT]
        near = ahead <= SHORT_MOVE or ahead >= ISLAND_COUNT - SHORT_MOVE
        best = max(best, offer(s, seat, island, gems) * (1.0 if near else FAR))
    return best


@rule
def offer(s: State, seat: int, island: int, gems: int) -> float:
    """What an island's better action would gain."""
    merchants, smugglers = s.tokens[seat, MERCHANT], s.tokens[seat, SMUGGLER]
    if island >= FIRST_PEOPLE:
        people = island - FIRST_PEOPLE
        if gems == 0 or s.sepia[people] or s.owner[people] == seat:
            return 0.0
        return 0.45 if s.owner[people] == NOBODY else 0.3
    if island == MERCHANTS:
        if gems >= 3:
            return 0.3
        return 0.25 if gems == 0 and merchants > 0 and smugglers > 0 else 0.0
    if island == BAZAAR:
        if merchants >= 3:
            return 0.4
        return 0.35 if smugglers >= 3 else 0.0
    if island == SMUGGLERS:
        return 0.2 if gems > 1 else 0.0
    return 0.1 if merchants > 2 or smugglers > 2 else 0.0
