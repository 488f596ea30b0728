"""How well a seat stands at a table of Dragon Island, for bots."""

from wyrmhall.games.island.pieces import COLOUR_COUNT, GOLD
from wyrmhall.games.island.table import State, bag_left, whole
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves

# In Fame.
PET = 0.8  # its power and its wings, beside the gold on it
GOLD_BEHIND = 0.25  # three of them tame a dragon
CUBE, MOST_CUBES = 0.14, 16  # ten of them capture, five build
MAP = 0.5
FAME = 0.30  # what a Fame is worth in log-odds of winning


@rule
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
    # What lies behind the screen is worth the less the fewer turns are left to use it.
    left = min(1.0, (bag_left(s) + whole(s.hand_count[seat])) / 6.0)
    total += left * CUBE * min(cubes, MOST_CUBES)
    total += left * GOLD_BEHIND * min(whole(s.stock[seat, GOLD]), 6)
    total += left * MAP * min(whole(s.map_count[seat]), 3)
    return FAME * total
