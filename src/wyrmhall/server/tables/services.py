"""What all tables of one worker share."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.server.identity import Secrets
from wyrmhall.server.precompile import Compiled
from wyrmhall.server.storage.batching import Batcher
from wyrmhall.server.storage.interface import Storage
from wyrmhall.server.tables.bot_pool import BotBackend
from wyrmhall.server.tables.presence import Presence


class Services:
    """The storage, the bots, the clock and the background tasks of one worker."""

    def __init__(
        self,
        storage: Storage,
        bots: BotBackend,
        compiled: Compiled,
        *,
        now: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
        secrets: Secrets | None = None,
        bot_pause: float = 0.0,
        patience: float = 1.0,
        empty_for: float = 24 * 3600.0,
    ) -> None:
        self.storage = storage
        self.batcher = Batcher(storage)
        self.bots = bots
        self.compiled = compiled
        self.presence = Presence()
        self.now = now
        """The time of day, for what is kept."""
        self.monotonic = monotonic
        """A clock nobody sets, for what is measured and never kept."""
        self.secrets = secrets or Secrets()
        self.bot_pause = bot_pause
        """Seconds a bot waits before it moves."""
        self.patience = patience
        """Seconds until something that failed is tried again."""
        self.empty_for = empty_for
        """Seconds a table gathers players while nobody is there."""
        self.closing = False
        self.refusals = 0
        self.opened_at = monotonic()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._logger = logging.getLogger("wyrmhall.server")

    def log(self, what: str, **facts: Any) -> None:
        """Something an operator may want to know; never a secret."""
        self._logger.info(what, extra={"facts": facts})

    def log_fault(self, what: str, fault: BaseException, **facts: Any) -> None:
        """A mistake of ours, with where it happened."""
        self._logger.error(what, exc_info=fault, extra={"facts": facts})

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something in the background, until the worker stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            if not isinstance(fault, WyrmhallError):  # a refusal was told to whoever asked
                self.log_fault("task-failed", fault)

    async def close(self) -> None:
        """Finish what is being written, and stop everything else."""
        self.closing = True
        await self.batcher.close()
        self.cancel_tasks()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cancel_tasks(self) -> None:
        """Stop what runs in the background, in the order it was begun."""
        for task in sorted(self._tasks, key=lambda task: task.get_name()):
            task.cancel()
