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
    """Tells when a game can be played without a wait, and when its bots can think."""

    async def ready(self, game: str) -> None: ...  # noqa: D102
    async def thinks(self, game: str) -> None: ...  # noqa: D102


class Warm:
    """Everything is ready: for tests and simulations."""

    async def ready(self, game: str) -> None:
        """At once."""

    async def thinks(self, game: str) -> None:
        """At once."""


class Heat:
    """How far one game has come."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.rules = asyncio.Event()
        self.search = asyncio.Event()


class Warming:
    """Compiles every game in the background; one that is asked for does not wait for the others."""

    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._heats: dict[str, Heat] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Start with all games."""
        for name in games():
            self._heat(name)

    async def ready(self, game: str) -> None:
        """Wait until a game's rules are compiled and loaded; UnknownGame where there is none."""
        load(game)
        heat = self._heat(game)
        heat.asked.set()
        await heat.rules.wait()

    async def thinks(self, game: str) -> None:
        """Wait until its search is compiled."""
        await self.ready(game)
        await self._heat(game).search.wait()

    def close(self) -> None:
        """Stop compiling."""
        for task in self._tasks:
            task.cancel()

    def _heat(self, name: str) -> Heat:
        if name not in self._heats:
            self._heats[name] = Heat()
            self._tasks.append(asyncio.create_task(self._warm(name, self._heats[name])))
        return self._heats[name]

    async def _warm(self, name: str, heat: Heat) -> None:
        try:
            if not mark_of(name).exists():
                held = await self._turn(heat)
                try:
                    await self._compile(name, heat)
                finally:
                    if held:
                        self._slots.release()
            await asyncio.to_thread(play_a_little, name)
        finally:  # whatever befell it, nobody waits for ever: what is missing is compiled in place
            heat.rules.set()
            heat.search.set()

    async def _turn(self, heat: Heat) -> bool:
        """Wait for a slot, or until somebody asks for the game; whether a slot is held."""
        slot = asyncio.create_task(self._slots.acquire())
        asked = asyncio.create_task(heat.asked.wait())
        await asyncio.wait({slot, asked}, return_when=asyncio.FIRST_COMPLETED)
        held = slot.done()
        slot.cancel()
        asked.cancel()
        return held

    async def _compile(self, name: str, heat: Heat) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "wyrmhall.server.warming", name, stdout=asyncio.subprocess.PIPE
        )
        try:
            assert process.stdout is not None
            if await process.stdout.readline():  # the rules are done
                await asyncio.to_thread(play_a_little, name)
                heat.rules.set()
            await process.wait()
        except asyncio.CancelledError:
            process.kill()
            raise


def play_a_little(name: str) -> None:
    """Use every compiled function a table needs, so that it is loaded."""
    game = load(name)
    match = game.new(game.seats[0], seed=1)
    seat = match.pending[0]
    match.play(seat, match.legal(seat)[0])
    match.view(None)
    match.imagine(seat, 1)


def mark_of(name: str) -> Path:
    """The file that says that a game is compiled."""
    return cache_folder("wyrmhall") / f"{name}.warm"


def main(name: str) -> None:
    """Compile one game: rules first, then the search."""
    play_a_little(name)
    print("rules", flush=True)
    warm(load(name))
    mark_of(name).touch()


if __name__ == "__main__":
    main(sys.argv[1])
