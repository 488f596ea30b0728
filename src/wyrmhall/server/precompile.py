"""Compiling a game takes seconds the first time: it is done in a process beside the server.

`python -m wyrmhall.server.precompile GAME` compiles the rules and the search of one game into the
cache on disk; the server then loads them from there in a moment.
"""

import asyncio
import sys
from pathlib import Path
from typing import Protocol

from wyrmhall.bots.warm import warm
from wyrmhall.kernel.registry import GAMES, games, load, registered
from wyrmhall.kernel.rule import cache_folder, package_of

AT_ONCE = 2


class Compiled(Protocol):
    """Tells when a game's compiled code is there."""

    async def rules_ready(self, game: str) -> None:
        """Wait until a game can be played; UnknownGame where there is none."""

    async def search_ready(self, game: str) -> None:
        """Wait until its bots can think."""


class CompileState:
    """How far the compiling of one game has come."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.rules = asyncio.Event()
        self.search = asyncio.Event()


class Precompiler:
    """Compiles every game in the background; one that is asked for does not wait for the others."""

    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._states: dict[str, CompileState] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Start with every game."""
        for name in games():
            self._state(name)

    async def rules_ready(self, game: str) -> None:
        """Wait until a game's rules are compiled and loaded; UnknownGame where there is none."""
        load(game)
        state = self._state(game)
        state.asked.set()
        await state.rules.wait()

    async def search_ready(self, game: str) -> None:
        """Wait until its search is compiled."""
        await self.rules_ready(game)
        await self._state(game).search.wait()

    def close(self) -> None:
        """Stop compiling."""
        for task in self._tasks:
            task.cancel()

    def _state(self, name: str) -> CompileState:
        if name not in self._states:
            self._states[name] = CompileState()
            self._tasks.append(asyncio.create_task(self._bring_up(name, self._states[name])))
        return self._states[name]

    async def _bring_up(self, name: str, state: CompileState) -> None:
        try:
            if not marker_of(name).exists():
                held = await self._turn(state)
                try:
                    await self._compile(name, state)
                finally:
                    if held:
                        self._slots.release()
            await asyncio.to_thread(load_compiled, name)
        finally:  # nobody waits for ever: what failed here is compiled where it is used
            state.rules.set()
            state.search.set()

    async def _turn(self, state: CompileState) -> bool:
        """Wait for a slot, or until somebody asks for the game; whether a slot is held."""
        slot = asyncio.create_task(self._slots.acquire())
        asked = asyncio.create_task(state.asked.wait())
        await asyncio.wait({slot, asked}, return_when=asyncio.FIRST_COMPLETED)
        held = slot.done()
        slot.cancel()
        asked.cancel()
        return held

    async def _compile(self, name: str, state: CompileState) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "wyrmhall.server.precompile", name, stdout=asyncio.subprocess.PIPE
        )
        try:
            assert process.stdout is not None
            if await process.stdout.readline():  # the rules are done
                await asyncio.to_thread(load_compiled, name)
                state.rules.set()
            await process.wait()
        except asyncio.CancelledError:
            process.kill()
            raise


def load_compiled(name: str) -> None:
    """Call every compiled function a table needs, so that it is loaded."""
    game = load(name)
    match = game.new(game.seats[0], seed=1)
    seat = match.pending[0]
    match.play(seat, match.legal(seat)[0])
    match.view(None)
    match.imagine(seat, 1)
    match.why_touched(seat, ["nothing"])
    for move in (game.moves.move(0), game.moves.move(game.moves.size - 1)):
        match.why(seat, move)
        match.why_touched(seat, move.touches)


def marker_of(name: str) -> Path:
    """The file that says that a game has been compiled."""
    package = package_of(registered(GAMES)[name].module)
    return cache_folder(package) / f"{name}.warm"


def main(name: str) -> None:
    """Compile one game: rules first, then the search."""
    load_compiled(name)
    print("rules", flush=True)
    warm(load(name))
    marker_of(name).touch()


if __name__ == "__main__":
    main(sys.argv[1])
