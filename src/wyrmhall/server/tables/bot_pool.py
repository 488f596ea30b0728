"""Bots think in processes of their own: the event loop stays free."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, NamedTuple, Protocol

from wyrmhall.kernel.errors import BotFailed
from wyrmhall.kernel.match import Match
from wyrmhall.server.tables import bot_process
from wyrmhall.server.tables.bot_process import CHOOSE, THINK
from wyrmhall.server.tables.fair_queue import FairQueue

TRIES = 2
THINKS_WITHIN = 30.0  # seconds; a level needs two, a process that has just begun some more


class Asker(NamedTuple):
    """The table a bot plays at."""

    whose: str
    """The address somebody plays from; else its host. New hosts cost nothing, addresses do."""
    here: bool
    """Whether somebody who plays there is connected."""


class BotBackend(Protocol):
    """Who thinks for the bots."""

    async def choose(self, level: str, imagined: Match, seat: int, asker: Asker) -> str:
        """The move a bot of that level makes, as text."""
        ...

    async def think(
        self, level: str, imagined: Match, seat: int, asker: Asker
    ) -> list[tuple[str, float]]:
        """Every move as text with the seat's expected share of the win, the best first."""
        ...


class BotPool:
    """A few processes that think; one that dies, or does not answer in time, is replaced.

    They are handed imagined matches only: what a seat cannot know never reaches them. Tables where
    somebody waits come first, and of those each address's in turn.
    """

    def __init__(self, processes: int = 1) -> None:
        self._thinkers = [Thinker() for _ in range(processes)]
        self._idle = list(self._thinkers)
        self._queue = FairQueue(processes)

    async def choose(self, level: str, imagined: Match, seat: int, asker: Asker) -> str:
        """The move a bot of that level makes, as text."""
        move: str = await self._ask(CHOOSE, level, imagined, seat, asker)
        return move

    async def think(
        self, level: str, imagined: Match, seat: int, asker: Asker
    ) -> list[tuple[str, float]]:
        """Every move as text with the seat's expected share of the win, the best first."""
        thoughts = await self._ask(THINK, level, imagined, seat, asker)
        return [(move, share) for move, share in thoughts]

    async def _ask(self, what: str, level: str, imagined: Match, seat: int, asker: Asker) -> Any:
        asked = bot_process.question(what, level, imagined, seat)
        why = "its process died"
        async with self._queue.turn(asker.whose, asker.here):
            thinker = self._idle.pop()
            try:
                for _ in range(TRIES):
                    answer = await thinker.ask(asked)
                    if answer is not None:
                        if what in answer:
                            return answer[what]
                        why = answer["why"]
                        break
            except TimeoutError:
                why = f"no answer in {THINKS_WITHIN:g} seconds"
            finally:
                self._idle.append(thinker)
        raise BotFailed("error-bot-crashed", bot=level, why=why)

    async def close(self) -> None:
        """End every process, whatever it is thinking about."""
        for thinker in self._thinkers:
            await thinker.end()


class Thinker:
    """One process, begun when it is first asked something."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def ask(self, asked: bytes) -> dict[str, Any] | None:
        """Its answer; None where the process has died, TimeoutError where it does not answer."""
        try:
            async with asyncio.timeout(THINKS_WITHIN):
                process = self._process = self._process or await self._begin()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(asked)
                await process.stdin.drain()
                line = await process.stdout.readline()
        except ConnectionError:
            line = b""
        except BaseException:
            await self.end()  # a late answer would be taken for the next one
            raise
        if not line:
            await self.end()
            return None
        answer: dict[str, Any] = json.loads(line)
        return answer

    async def end(self) -> None:
        """Kill the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def _begin(self) -> Process:
        found = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}  # games from outside too
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",  # not what lies about in the folder it is started in
            "-m",
            bot_process.__name__,
            stdin=PIPE,
            stdout=PIPE,
            env=os.environ | found,
        )
