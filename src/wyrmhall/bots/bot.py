"""What a bot is: something that chooses a move for a seat."""

from typing import Protocol

from wyrmhall.kernel.match import Match
from wyrmhall.kernel.moves import Move


class Bot(Protocol):
    """It may read the match only through `view`, `legal`, `journal` and `imagine` of its seat."""

    def choose(self, match: Match, seat: int) -> Move:
        """One of the seat's legal moves; the match is left as it is."""
        ...
