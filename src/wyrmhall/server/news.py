"""News between workers, by PostgreSQL's LISTEN and NOTIFY.

A notification of a change is sent by the very transaction that changes a table, so it tells of
nothing that is not durable. A worker that lost its connection catches up on all its tables when it
is back. Who is connected to which worker is news too, and nothing but news: a worker is there as
long as its connection is, so that one that was killed takes its visitors with it.
"""

import asyncio
from typing import Any

import asyncpg

from wyrmhall.server.hall import Hall
from wyrmhall.server.storage import NEWS_CHANNEL

HERE, WHO = "here", "who"
NONE = "-"  # no seats
APPLICATION = "wyrmhall-"
WORKERS = (
    "SELECT application_name FROM pg_stat_activity "
    f"WHERE datname = current_database() AND application_name LIKE '{APPLICATION}%'"
)
ROLL_CALL = 10.0  # seconds after which one looks which workers are left


class News:
    """Listens for what other workers have changed, and tells them who is here."""

    def __init__(self, url: str, worker: str, hall: Hall, roll_call: float = ROLL_CALL) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._worker = worker
        self._hall = hall
        self._roll_call = roll_call
        self._gone = asyncio.Event()
        self._to_tell: asyncio.Queue[str] = asyncio.Queue()
        hall.presence.pass_on = self._tell_here

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
        settings = {"application_name": APPLICATION + self._worker}
        connection = await asyncpg.connect(self._url, server_settings=settings)
        telling: asyncio.Task[None] | None = None
        try:
            connection.add_termination_listener(lambda _: self._gone.set())
            await connection.add_listener(NEWS_CHANNEL, self._hear)
            telling = asyncio.create_task(self._tell(connection))
            for ident in list(self._hall.tables):
                await self._hall.heard("entries", ident)
            await self._gone.wait()
        finally:
            if telling is not None:
                telling.cancel()
                await asyncio.gather(telling, return_exceptions=True)
            await connection.close(timeout=1)

    async def _tell(self, connection: Any) -> None:
        """Pass on who is here, in order; now and then look which workers are left."""
        self._to_tell = asyncio.Queue()  # what was not told yet is told with all the rest
        self._forget_all_but(set())  # who left meanwhile was missed: those who are there say so
        self._to_tell.put_nowait(WHO)
        self._tell_all()
        loop = asyncio.get_running_loop()
        roll_call = loop.time() + self._roll_call
        try:
            while True:
                try:
                    async with asyncio.timeout_at(roll_call):
                        told = await self._to_tell.get()
                except TimeoutError:
                    await self._call_the_roll(connection)
                    roll_call = loop.time() + self._roll_call
                    continue
                payload = f"{self._worker} {told}"
                await connection.execute("SELECT pg_notify($1, $2)", NEWS_CHANNEL, payload)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            self._gone.set()  # to be connected again

    async def _call_the_roll(self, connection: Any) -> None:
        names = [row[0] for row in await connection.fetch(WORKERS)]
        self._forget_all_but({name.removeprefix(APPLICATION) for name in names})

    def _forget_all_but(self, workers: set[str]) -> None:
        for ident in self._hall.presence.forget_all_but(workers):
            self._show(ident)

    def _tell_here(self, ident: str, seats: frozenset[int]) -> None:
        listed = ",".join(map(str, sorted(seats))) or NONE
        self._to_tell.put_nowait(f"{HERE} {ident} {listed}")

    def _tell_all(self) -> None:
        for ident, seats in self._hall.presence.own.items():
            self._tell_here(ident, seats)

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        worker, what, *rest = str(payload).split(" ")
        if worker == self._worker:
            return
        if what == WHO:
            self._tell_all()
        elif what == HERE:
            ident, listed = rest
            seats = frozenset() if listed == NONE else frozenset(map(int, listed.split(",")))
            self._hall.presence.hear(worker, ident, seats)
            self._show(ident)
        elif self._hall.concerned(rest[0]):
            self._hall.spawn(self._hall.heard(what, rest[0]))

    def _show(self, ident: str) -> None:
        table = self._hall.tables.get(ident)
        if table is not None:
            table.show()
