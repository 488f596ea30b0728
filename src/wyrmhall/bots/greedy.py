"""A bot that looks one move ahead."""

import numpy as np

from wyrmhall.bots.asking import legal_or_refuse
from wyrmhall.bots.luck import Luck
from wyrmhall.bots.search import glance
from wyrmhall.kernel.errors import OptionError
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.options import as_int, shown
from wyrmhall.kernel.state import blank, thaw


class GreedyBot:
    """The move after which its seat's expected share of the win is largest.

    What the move would reveal is unknown, so it looks at a few imagined tables.
    """

    def __init__(self, seed: int | str | None = None, tables: int = 4) -> None:
        if (as_int(tables) or 0) < 1:
            raise OptionError("error-bot-tables", got=shown(tables))
        self.tables = tables
        self._luck = Luck(seed)

    def choose(self, match: Match, seat: int) -> Move:
        """The best move one ply deep; the first of equals."""
        legal_or_refuse(match, seat)
        game = match.game
        work = blank(game.state_type, 3)
        work[0] = thaw(match.state.tobytes(), game.state_type)[0]
        high, low = self._luck.key(match, seat)
        keys = (np.uint64(high), np.uint64(low))
        moves, count, means = glance(game, work, seat, keys, self.tables)
        return game.moves.move(int(moves[np.argmax(means[:count])]))
