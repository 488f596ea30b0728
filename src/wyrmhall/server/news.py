"""News between workers, by PostgreSQL's LISTEN and NOTIFY.

A notification is sent by the very transaction that changes a table, so it tells of nothing that is
not durable. A worker that lost its connection catches up on all its tables when it is back.
"""

import asyncio
from typing import Any

import asyncpg

from wyrmhall.server.hall import Hall
from wyrmhall.server.storage import NEWS_CHANNEL


class News:
    """Listens for what other workers have changed."""

    def __init__(self, url: str, worker: str, hall: Hall) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._worker = worker
        self._hall = hall
        self._gone = asyncio.Event()

    async def listen(self) -> None:
        """Until the hall closes."""
        while not self._hall.closing:
            try:
                await self._listen_once()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
                self._hall.log("news-lost", fault=type(fault).__name__)
            await asyncio.sleep(self._hall.patience)

    async def _listen_once(self) -> None:
        self._gone.clear()
        connection = await asyncpg.connect(self._url)
        try:
            connection.add_termination_listener(lambda _: self._gone.set())
            await connection.add_listener(NEWS_CHANNEL, self._hear)
            for ident in list(self._hall.tables):
                await self._hall.heard("entries", ident)
            await self._gone.wait()
        finally:
            await connection.close(timeout=1)

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        worker, what, ident = str(payload).split(" ")
        if worker != self._worker and self._hall.concerned(ident):
            self._hall.spawn(self._hall.heard(what, ident))
