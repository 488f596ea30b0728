"""Which games and bots are installed: whatever registers in our entry-point groups."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from wyrmhall.kernel.errors import UnknownGame
from wyrmhall.kernel.game import Game

GAMES = "wyrmhall.games"
BOTS = "wyrmhall.bots"


def registered(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group by name."""
    return {point.name: point for point in entry_points(group=group)}


def games() -> tuple[str, ...]:
    """The names of the games that can be loaded."""
    return tuple(sorted(registered(GAMES)))


@cache
def load(name: str) -> Game:
    """A game by its name."""
    found = registered(GAMES).get(name)
    if found is None:
        raise UnknownGame("error-unknown-game", got=str(name)[:40], known=", ".join(games()))
    game = found.load()
    if not isinstance(game, Game):
        raise UnknownGame("error-not-a-game", got=name, value=found.value)
    return game
