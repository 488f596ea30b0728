"""A bot that picks any legal move."""

import random

from wyrmhall.kernel.errors import GameOver, NotYourTurn
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.moves import Move


class RandomBot:
    """Every legal move is as likely as any other; a seed makes it repeat itself."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, match: Match, seat: int) -> Move:
        """A legal move, uniformly."""
        moves = match.legal(seat)
        if not moves:
            if match.outcome is not None:
                raise GameOver("error-over")
            owing = ", ".join(map(str, match.pending))
            raise NotYourTurn("error-not-your-turn", seat=seat, pending=owing)
        return self._random.choice(moves)
