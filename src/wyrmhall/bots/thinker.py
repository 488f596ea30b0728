"""A bot in a process of its own: the caller's event loop goes on, and a thought can be dropped."""

import asyncio
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from wyrmhall.bots.registry import load_bot
from wyrmhall.kernel.errors import BotFailed, WyrmhallError
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.moves import Move


def _think(pipe: Connection, name: str, settings: dict[str, Any]) -> None:
    """The process's life: a match and a seat in, a move or what went wrong out."""
    bot = load_bot(name, **settings)
    while True:
        try:
            match, seat = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(bot.choose(match, seat))
        except WyrmhallError as refusal:
            pipe.send(refusal)
        except Exception as fault:  # a stranger's bot may raise anything
            why = f"{type(fault).__name__}: {fault}"[:200]
            pipe.send(BotFailed("error-bot-crashed", bot=name, why=why))


class Thinker:
    """Asks one bot, one decision at a time; cancelling the question ends the thought."""

    def __init__(self, name: str, **settings: Any) -> None:
        load_bot(name, **settings)  # a wrong name or setting is refused here, not in the process
        self.name = name
        self._settings = settings
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    async def choose(self, match: Match, seat: int) -> Move:
        """The bot's move. BotFailed where its process died; cancel the task to drop the thought."""
        pipe = self._start()
        try:
            pipe.send((match, seat))
            while not pipe.poll():
                if self._process is None or not self._process.is_alive():
                    raise EOFError
                await asyncio.sleep(0.005)
            answer = pipe.recv()
        except (EOFError, OSError) as fault:
            self.close()
            why = "its process died"
            raise BotFailed("error-bot-crashed", bot=self.name, why=why) from fault
        except asyncio.CancelledError:
            self.close()
            raise
        if isinstance(answer, WyrmhallError):
            raise answer
        move: Move = answer
        return move

    def close(self) -> None:
        """End the process; a later question starts a new one."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def _start(self) -> Connection:
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self.close()
            context = multiprocessing.get_context("spawn")
            self._pipe, far = context.Pipe()
            self._process = context.Process(
                target=_think, args=(far, self.name, self._settings), daemon=True
            )
            self._process.start()
            far.close()
        return self._pipe
