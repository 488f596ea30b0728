"""What every bot does before it thinks."""

import secrets

from wyrmhall.kernel.errors import GameOver, NotYourTurn
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.moves import Move


def legal_or_refuse(match: Match, seat: int) -> list[Move]:
    """The seat's moves; a named refusal where it owes no decision."""
    moves = match.legal(seat)
    if not moves:
        if match.outcome is not None:
            raise GameOver("error-over")
        owing = ", ".join(map(str, match.view(seat).pending))
        raise NotYourTurn("error-not-your-turn", seat=seat, pending=owing)
    return moves


def fresh_key() -> tuple[int, int]:
    """A fresh key, for a bot without a seed."""
    return secrets.randbits(64), secrets.randbits(64)
