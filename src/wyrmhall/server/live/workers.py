"""What workers tell each other, by PostgreSQL's LISTEN and NOTIFY.

A notification of a change is sent by the very transaction that changes a table, so it tells of
nothing that is not durable. A worker that lost its connection catches up on all its tables when it
is back. Who is connected to which worker is told too, and kept nowhere: a worker is there as long
as its connection is, so that one that was killed takes its visitors with it.
"""

import asyncio
from typing import Any

import asyncpg

from wyrmhall.server.storage.database import CHANNEL
from wyrmhall.server.tables.hall import Hall

HERE, WHO = "here", "who"
NONE = "-"  # no seats
APPLICATION = "wyrmhall-"
WORKERS = (
    "SELECT application_name FROM pg_stat_activity "
    f"WHERE datname = current_database() AND application_name LIKE '{APPLICATION}%'"
)
LOOK_EVERY = 10.0  # seconds between two looks at which workers are left


class WorkerChannel:
    """Listens for what other workers have changed, and tells them who is connected here."""

    def __init__(self, url: str, worker: str, hall: Hall, look_every: float = LOOK_EVERY) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._worker = worker
        self._hall = hall
        self._look_every = look_every
        self._gone = asyncio.Event()
        self._outgoing: asyncio.Queue[str] = asyncio.Queue()
        self._services = hall.services
        self._presence = hall.services.presence
        self._presence.publish = self._publish_here

    async def listen(self) -> None:
        """Until the hall closes."""
        while not self._services.closing:
            try:
                await self._listen_once()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
                self._services.log("channel-lost", fault=type(fault).__name__)
            await asyncio.sleep(self._services.patience)

    async def _listen_once(self) -> None:
        self._gone.clear()
        settings = {"application_name": APPLICATION + self._worker}
        connection = await asyncpg.connect(self._url, server_settings=settings)
        publishing: asyncio.Task[None] | None = None
        try:
            connection.add_termination_listener(lambda _: self._gone.set())
            await connection.add_listener(CHANNEL, self._hear)
            publishing = asyncio.create_task(self._publish(connection))
            for table_id in list(self._hall.tables):
                await self._hall.refresh("entries", table_id)
            await self._gone.wait()
        finally:
            if publishing is not None:
                publishing.cancel()
                await asyncio.gather(publishing, return_exceptions=True)
            await connection.close(timeout=1)

    async def _publish(self, connection: Any) -> None:
        """Send who is connected here, in order; now and then look which workers are left."""
        self._outgoing = asyncio.Queue()  # what was not sent yet is sent with all the rest
        self._keep_only(set())  # who left meanwhile was missed: those who are there will say so
        self._outgoing.put_nowait(WHO)
        self._publish_all()
        loop = asyncio.get_running_loop()
        look_at = loop.time() + self._look_every
        try:
            while True:
                try:
                    async with asyncio.timeout_at(look_at):
                        message = await self._outgoing.get()
                except TimeoutError:
                    await self._look_for_workers(connection)
                    look_at = loop.time() + self._look_every
                    continue
                payload = f"{self._worker} {message}"
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            self._gone.set()  # to be connected again

    async def _look_for_workers(self, connection: Any) -> None:
        names = [row[0] for row in await connection.fetch(WORKERS)]
        self._keep_only({name.removeprefix(APPLICATION) for name in names})

    def _keep_only(self, workers: set[str]) -> None:
        for table_id in self._presence.keep_only(workers):
            self._show(table_id)

    def _publish_here(self, table_id: str, seats: frozenset[int]) -> None:
        listed = ",".join(map(str, sorted(seats))) or NONE
        self._outgoing.put_nowait(f"{HERE} {table_id} {listed}")

    def _publish_all(self) -> None:
        for table_id, seats in self._presence.own.items():
            self._publish_here(table_id, seats)

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        worker, what, *rest = str(payload).split(" ")
        if worker == self._worker:
            return
        if what == WHO:
            self._publish_all()
        elif what == HERE:
            table_id, listed = rest
            seats = frozenset() if listed == NONE else frozenset(map(int, listed.split(",")))
            self._presence.set_other(worker, table_id, seats)
            self._show(table_id)
        elif self._hall.has(rest[0]):
            self._services.spawn(self._hall.refresh(what, rest[0]))

    def _show(self, table_id: str) -> None:
        table = self._hall.tables.get(table_id)
        if table is not None:
            table.audience.table_changed()
