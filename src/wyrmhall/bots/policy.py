"""A bot that follows the game's own policy, where it has one."""

import random

from wyrmhall.kernel.errors import GameOver, NotYourTurn, OptionError
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
        if not match.legal(seat):
            if match.outcome is not None:
                raise GameOver("error-over")
            owing = ", ".join(map(str, match.pending))
            raise NotYourTurn("error-not-your-turn", seat=seat, pending=owing)
        imagined = match.imagine(seat, self._random.getrandbits(128))
        return advised(imagined, seat, self._random.getrandbits(32))
