"""The ledger: decisions of all tables, made durable together.

While one batch is being committed the next one gathers, so that a busy hall commits a hundred
decisions at once and a quiet one commits each by itself, without waiting.
"""

import asyncio
from typing import NamedTuple

from wyrmhall.server.refusals import Unavailable
from wyrmhall.server.rows import Append
from wyrmhall.server.storage import Storage

MOST_AT_ONCE = 500


class Waiting(NamedTuple):
    """An entry on its way to the disk, and who waits for it."""

    append: Append
    durable: asyncio.Future[bool]


class Ledger:
    """Appends entries in batches."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self.batches = 0
        self.entries = 0

    def append(self, append: Append) -> asyncio.Future[bool]:
        """True when the entry is durable, False where another worker came before."""
        durable = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(append, durable))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return durable

    async def close(self) -> None:
        """Wait until everything is durable."""
        while self._writing is not None:
            await asyncio.shield(self._writing)

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = (
                    self._waiting[:MOST_AT_ONCE],
                    self._waiting[MOST_AT_ONCE:],
                )
                await self._commit(batch)
        finally:
            self._writing = None

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
