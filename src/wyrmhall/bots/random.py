"""A bot that picks any legal move."""

import random

from wyrmhall.bots.asking import legal_or_refuse
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.moves import Move


class RandomBot:
    """Every legal move is as likely as any other; a seed makes it repeat itself."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, match: Match, seat: int) -> Move:
        """A legal move, uniformly."""
        return self._random.choice(legal_or_refuse(match, seat))
