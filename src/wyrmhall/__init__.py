"""Wyrmhall: four dragon board games on rules written once. See docs/ for the whole face.

import wyrmhall
match = wyrmhall.load("book").new(players=3, seed=7)
match.play(match.pending[0], match.legal(match.pending[0])[0])
"""

from typing import TYPE_CHECKING, Any

from wyrmhall.kernel.errors import (
    BotFailed,
    CannotUndo,
    GameOver,
    IllegalMove,
    MalformedMove,
    MalformedRecord,
    MoveError,
    NoRecord,
    NoSuchSeat,
    NotYourTurn,
    OptionError,
    RecordError,
    RulesVersionError,
    UnknownBot,
    UnknownGame,
    WyrmhallError,
)
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.outcome import Outcome
from wyrmhall.kernel.registry import games, load

if TYPE_CHECKING:
    from wyrmhall.bots.bot import Bot
    from wyrmhall.sim.batch import Batch

__version__ = "0.1.0"

__all__ = [
    "BotFailed",
    "CannotUndo",
    "Game",
    "GameOver",
    "IllegalMove",
    "MalformedMove",
    "MalformedRecord",
    "Match",
    "Move",
    "MoveError",
    "NoRecord",
    "NoSuchSeat",
    "NotYourTurn",
    "OptionError",
    "Outcome",
    "RecordError",
    "RulesVersionError",
    "UnknownBot",
    "UnknownGame",
    "WyrmhallError",
    "batch",
    "bot",
    "games",
    "load",
]


def bot(name: str, **settings: Any) -> "Bot":
    """A bot by its name."""
    from wyrmhall.bots.registry import load_bot

    return load_bot(name, **settings)


def batch(game: str, n: int, players: int, seed: int | str, **options: Any) -> "Batch":
    """Many matches of one game as one array."""
    from wyrmhall.sim.batch import Batch

    return Batch(load(game), n, players, seed, **options)
