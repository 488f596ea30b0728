"""Bots for people, by name: each answers within two seconds on two cores.

| level     | what it is                                                   |
|-----------|--------------------------------------------------------------|
| hatchling | glances at every move, searches two dozen imagined tables    |
| drake     | searches a few hundred imagined tables                       |
| wyrm      | searches for a quarter of a second                           |
| elder     | searches for a second and a half on two cores                |
"""

from wyrmhall.bots.search import SearchBot

LEVELS = ("hatchling", "drake", "wyrm", "elder")
DEFAULT_LEVEL = "drake"


def hatchling(seed: int | str | None = None) -> SearchBot:
    """A beginner: it has seen the game played."""
    return SearchBot(iterations=24, seed=seed)


def drake(seed: int | str | None = None) -> SearchBot:
    """A casual player."""
    return SearchBot(iterations=300, seed=seed)


def wyrm(seed: int | str | None = None) -> SearchBot:
    """A player who thinks before moving."""
    return SearchBot(seconds=0.25, seed=seed)


def elder(seed: int | str | None = None) -> SearchBot:
    """As strong as two seconds allow."""
    return SearchBot(seconds=1.5, seed=seed, cores=2)
