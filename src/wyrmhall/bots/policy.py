"""A bot that follows the game's own policy, where it has one."""

from wyrmhall.bots.asking import legal_or_refuse
from wyrmhall.bots.luck import Luck
from wyrmhall.kernel.errors import OptionError
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.moves import Move
from wyrmhall.sim.advice import advised


class PolicyBot:
    """Plays what the game's policy advises at an imagined table, so that it cannot peek."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._luck = Luck(seed)

    def choose(self, match: Match, seat: int) -> Move:
        """The policy's move; OptionError where the game has no policy."""
        if match.game.policy is None:
            raise OptionError("error-no-policy", game=match.game.id)
        legal_or_refuse(match, seat)
        dice = self._luck.dice(match, seat)
        return advised(match.imagine(seat, dice.getrandbits(128)), seat, dice.getrandbits(32))
