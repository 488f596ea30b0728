"""How well a seat stands at a table of Hoard, for bots."""

from hoard.pieces import HIGHEST
from hoard.state import State
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves

POINT = 0.4  # what a point is worth in log-odds of winning
CLAW = 0.06  # and each number on the claws still in hand


@rule
def worth(s: State, seat: int, room: Moves) -> float:
    """The seat's prospects, in log-odds up to a constant that all seats share."""
    strength = 0
    for number in range(1, HIGHEST + 1):
        strength += number * s.hand[seat, number]
    return POINT * s.points[seat] + CLAW * strength
