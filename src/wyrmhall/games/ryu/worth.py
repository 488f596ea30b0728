"""How well a seat stands at a table of RYU, for bots."""

from wyrmhall.games.ryu.pieces import (
    BLUE,
    GEMS_IN,
    GOVERNOR,
    MERCHANT,
    ONE_COLOUR,
    ORANGE,
    PIECE_COUNT,
    PURPLE,
    SMUGGLER,
    YELLOW,
)
from wyrmhall.games.ryu.table import State
from wyrmhall.kernel.rule import rule

# In log-odds of winning.
PIECE = 1.3
NEXT_PIECE = 1.0  # of a piece, shared out over the cubes it asks for
SPARE_CUBE = 0.10  # a cube the next piece does not ask for
SPARE_GEM = 0.16
FIRST_GEM = 0.25  # the one that explores
GOVERNOR_KEPT = 0.22
TOKEN = 0.05
MOST_SPARE = 6


@rule
def worth(s: State, seat: int) -> float:
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
    total += NEXT_PIECE * have * have
    total += GOVERNOR_KEPT * (governors - 0.5 * helped)
    spare = blue + orange + purple - min(fitting, 3)
    total += SPARE_CUBE * min(max(spare, 0), MOST_SPARE)
    total += SPARE_GEM * min(gems, 4)
    if gems > 0:
        total += FIRST_GEM
    total += TOKEN * (s.tokens[seat, MERCHANT] + s.tokens[seat, SMUGGLER])
    return total
