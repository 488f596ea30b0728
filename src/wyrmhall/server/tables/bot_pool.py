"""Bots think in processes of their own: the event loop stays free."""

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Protocol

from wyrmhall.bots.bot import Bot
from wyrmhall.bots.registry import load_bot
from wyrmhall.kernel.errors import BotFailed
from wyrmhall.kernel.match import Match

TRIES = 2


class BotBackend(Protocol):
    """Who thinks for the bots."""

    async def choose(self, level: str, imagined: Match, seat: int) -> str:
        """The move a bot of that level makes, as text."""
        ...


@cache
def _bot(level: str) -> Bot:
    return load_bot(level)


def _think(level: str, imagined: Match, seat: int) -> str:
    return _bot(level).choose(imagined, seat).text


class BotPool:
    """A few processes that think; one that dies is replaced.

    They are handed imagined matches only: what a seat cannot know never reaches them.
    """

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, mp_context=spawn)

    async def choose(self, level: str, imagined: Match, seat: int) -> str:
        """The move a bot of that level makes, as text."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, _think, level, imagined, seat)
            except BrokenProcessPool:
                if pool is self._pool:
                    self._pool = self._start()
            except Exception as fault:  # whatever a bot raises, it is named
                why = f"{type(fault).__name__}: {fault}"[:200]
                raise BotFailed("error-bot-crashed", bot=level, why=why) from fault
        raise BotFailed("error-bot-crashed", bot=level, why="its process died")

    def close(self) -> None:
        """End every process, whatever it is thinking about."""
        workers = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in workers:
            process.kill()
