"""Decisions of all tables, made durable together.

While one batch is being committed the next one gathers, so that a busy server commits a hundred
decisions at once and a quiet one commits each by itself, without waiting.
"""

import asyncio
from typing import NamedTuple

from wyrmhall.server.errors import Unavailable
from wyrmhall.server.storage.interface import Storage
from wyrmhall.server.storage.rows import Append

LARGEST_BATCH = 500


class Waiting(NamedTuple):
    """An entry on its way to the disk, and who waits for it."""

    append: Append
    durable: asyncio.Future[bool]


class Batcher:
    """Commits entries in batches."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._waiting: list[Waiting] = []
        self._committing: asyncio.Task[None] | None = None
        self.batches = 0
        self.entries = 0

    def submit(self, append: Append) -> asyncio.Future[bool]:
        """True when the entry is durable, False where another worker came before."""
        durable = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(append, durable))
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit_all())
        return durable

    async def close(self) -> None:
        """Wait until everything is durable."""
        while self._committing is not None:
            await asyncio.shield(self._committing)

    async def _commit_all(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting[:LARGEST_BATCH]
                del self._waiting[:LARGEST_BATCH]
                await self._commit(batch)
        finally:
            self._committing = None

    async def _commit(self, batch: list[Waiting]) -> None:
        try:
            kept = await self._storage.append([waiting.append for waiting in batch])
        except Exception as fault:  # whatever the database raises, nobody is left waiting
            for waiting in batch:
                if not waiting.durable.done():
                    refusal = Unavailable("error-unavailable")
                    refusal.__cause__ = fault
                    waiting.durable.set_exception(refusal)
            return
        self.batches += 1
        self.entries += len(batch)
        for waiting, done in zip(batch, kept, strict=True):
            if not waiting.durable.done():
                waiting.durable.set_result(done)
