"""A bot that follows the game's own policy, where it has one."""

import random

from wyrmhall.bots.asking import legal_or_refuse
from wyrmhall.kernel.errors import OptionError
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.moves import Move
from wyrmhall.sim.advice import advised


class PolicyBot:
    """Plays what the game's policy advises at an imagined table, so that it cannot peek."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, match: Match, seat: int) -> Move:
        """The policy's move; OptionError where the game has no policy."""
        if match.game.policy is None:
            raise OptionError("error-no-policy", game=match.game.id)
        legal_or_refuse(match, seat)
        imagined = match.imagine(seat, self._random.getrandbits(128))
        return advised(imagined, seat, self._random.getrandbits(32))
