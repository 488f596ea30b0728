"""Compiling a game takes seconds the first time: it is done in a process beside the server.

`python -m wyrmhall.server.warming GAME` compiles the rules and the search of one game into the
cache on disk; the server then reads them from there in a moment, without holding anybody up.
"""

import asyncio
import sys
from pathlib import Path
from typing import Protocol

from wyrmhall.bots.warm import warm
from wyrmhall.kernel.registry import games, load
from wyrmhall.kernel.rule import cache_folder

AT_ONCE = 2


class Warmth(Protocol):
    """Tells when a game can be played without a wait."""

    async def ready(self, game: str) -> None: ...  # noqa: D102


class Warm:
    """Everything is ready: for tests and simulations."""

    async def ready(self, game: str) -> None:
        """At once."""


class Warming:
    """Compiles every game in the background, those asked for first."""

    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._ready: dict[str, asyncio.Task[None]] = {}

    def begin(self) -> None:
        """Start with all games."""
        for name in games():
            self._start(name)

    async def ready(self, game: str) -> None:
        """Wait until a game is compiled and loaded; UnknownGame where there is none."""
        load(game)
        await asyncio.shield(self._start(game))

    def close(self) -> None:
        """Stop compiling."""
        for task in self._ready.values():
            task.cancel()

    def _start(self, name: str) -> asyncio.Task[None]:
        if name not in self._ready:
            self._ready[name] = asyncio.create_task(self._warm(name))
        return self._ready[name]

    async def _warm(self, name: str) -> None:
        async with self._slots:
            if not _mark(name).exists():
                process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "wyrmhall.server.warming", name
                )
                try:
                    await process.wait()
                except asyncio.CancelledError:
                    process.kill()
                    raise
        await asyncio.to_thread(play_a_little, name)


def play_a_little(name: str) -> None:
    """Use every compiled function a table needs, so that it is loaded."""
    game = load(name)
    match = game.new(game.seats[0], seed=1)
    seat = match.pending[0]
    match.play(seat, match.legal(seat)[0])
    match.view(None)
    match.imagine(seat, 1)


def _mark(name: str) -> Path:
    return cache_folder("wyrmhall") / f"{name}.warm"


def main(name: str) -> None:
    """Compile one game: rules first, then the search."""
    play_a_little(name)
    warm(load(name))
    _mark(name).touch()


if __name__ == "__main__":
    main(sys.argv[1])
