"""Compiling takes seconds the first time; do it before anyone's thinking time starts."""

from wyrmhall.bots.greedy import GreedyBot
from wyrmhall.bots.levels import LEVELS
from wyrmhall.bots.search import SearchBot
from wyrmhall.kernel.game import Game

COMPILED = frozenset({"greedy", "search", *LEVELS})
"""The bots whose thinking is compiled for each game."""


def warm(game: Game) -> None:
    """Compile the search of a game, or fetch it from the cache."""
    if game.worth is not None:
        match = game.new(game.seats[0], seed=1)
        for bot in (GreedyBot(seed=1), SearchBot(iterations=2, seed=1)):
            bot.choose(match, match.pending[0])
