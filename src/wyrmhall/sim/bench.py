"""How fast a game is: random play on one core and on all, and copies of its state."""

import time
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import msgspec

from wyrmhall.kernel.game import Game
from wyrmhall.kernel.rule import bind
from wyrmhall.kernel.state import States, blank
from wyrmhall.sim.playouts import Study, all_cores

COPIES = 100_000
RING = 64


class Figures(msgspec.Struct):
    """What is measured of a game; random play over all its table sizes, default options."""

    moves_per_s: float
    """Moves carried out, asked or not, as OpenSpiel too counts moves without a choice."""
    games_per_s: float
    moves_per_s_all_cores: float
    copy_ns: float


def copies(states: States, count: int) -> None:
    """Copy states, one after another."""
    for number in range(count):
        states[(number * 7 + 1) % RING] = states[number % RING]


@cache
def _copier(game: Game) -> Callable[[States, int], None]:
    return bind(copies, game.id, {})


def measure(game: Game, seconds: float, cores: int | None = None) -> Figures:
    """All figures of one game, each measured for about this many seconds."""
    one = _random_play(game, seconds, 1)
    every = _random_play(game, seconds, cores or all_cores())
    return Figures(
        moves_per_s=round(one["moves"] / one["seconds"]),
        games_per_s=round(one["games"] / one["seconds"]),
        moves_per_s_all_cores=round(every["moves"] / every["seconds"]),
        copy_ns=round(_copy_ns(game), 1),
    )


def _random_play(game: Game, seconds: float, cores: int) -> dict[str, float]:
    total = {"moves": 0.0, "games": 0.0, "seconds": 0.0}
    for players in game.seats:
        study = Study(game, players, seed=1)
        study.play(cores, cores=cores)  # compiled, and warm
        games, took = 64 * cores, 0.0
        while took < 0.05:
            games *= 2
            took = _timed(partial(study.play, games, cores=cores))[1]
        games = max(games, int(games / took * seconds / len(game.seats)))
        tally, took = _timed(partial(study.play, games, cores=cores))
        total["moves"] += tally.moves
        total["games"] += tally.games
        total["seconds"] += took
    return total


def _copy_ns(game: Game) -> float:
    states = blank(game.state_type, RING)
    copier = _copier(game)
    copier(states, RING)
    best = min(_timed(lambda: copier(states, COPIES))[1] for _ in range(5))
    return best / COPIES * 1e9


def _timed(work: Callable[[], Any]) -> tuple[Any, float]:
    start = time.perf_counter()
    done = work()
    return done, time.perf_counter() - start
