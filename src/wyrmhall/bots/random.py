"""A bot that picks any legal move."""

from wyrmhall.bots.asking import legal_or_refuse
from wyrmhall.bots.luck import Luck
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.moves import Move


class RandomBot:
    """Every legal move is as likely as any other; a seed makes it repeat itself."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._luck = Luck(seed)

    def choose(self, match: Match, seat: int) -> Move:
        """A legal move, uniformly."""
        moves = legal_or_refuse(match, seat)
        return self._luck.dice(match, seat).choice(moves)
