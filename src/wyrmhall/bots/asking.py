"""What every bot does before it thinks."""

import numpy as np

from wyrmhall.kernel.errors import GameOver, NotYourTurn
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.rule import plain


def legal_or_refuse(match: Match, seat: int) -> list[Move]:
    """The seat's moves; a named refusal where it owes no decision."""
    moves = match.legal(seat)
    if not moves:
        if match.outcome is not None:
            raise GameOver("error-over")
        owing = ", ".join(map(str, match.view(seat).pending))
        raise NotYourTurn("error-not-your-turn", seat=seat, pending=owing)
    return moves


def weighed(match: Match, seat: int) -> list[Move]:
    """The moves among which a bot chooses; a named refusal where the seat owes no decision."""
    moves = legal_or_refuse(match, seat)
    numbers = np.array([move.number for move in moves], np.int32)
    return moves[: plain(match.game.candidates)(match.state, numbers, len(moves))]
