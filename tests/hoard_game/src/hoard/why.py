"""Why a move of Hoard is not legal."""

from hoard.pieces import NOT_CHOSEN
from hoard.state import State
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import RUNNING
from wyrmhall.kernel.why import LEGAL, Grounds

GROUNDS = Grounds(over="H7", not_in_hand="H4", chosen="H4")
OVER = GROUNDS.over
NOT_IN_HAND = GROUNDS.not_in_hand
CHOSEN = GROUNDS.chosen


@rule
def why(s: State, seat: int, move: int) -> int:
    """0 for a legal move, else the first ground that forbids it."""
    if s.over != RUNNING:
        return OVER
    if s.hand[seat, move + 1] == 0:
        return NOT_IN_HAND
    return CHOSEN if s.chosen[seat] != NOT_CHOSEN else LEGAL
