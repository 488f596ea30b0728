"""Storage in a database: SQLite in WAL mode by default, PostgreSQL by URL, through SQLAlchemy.

Every method is one transaction. Those that write are functions of a connection (`statements`),
run by SQLite's own thread or within asyncpg. Decisions come in batches (`append`), all tables'
together: one commit makes a hundred decisions durable.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Select, event, func, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from wyrmhall.server.errors import Unavailable
from wyrmhall.server.storage import statements
from wyrmhall.server.storage.rows import (
    Append,
    ChatRow,
    Entry,
    LinkRow,
    SeatRow,
    Snapshot,
    TableRow,
)
from wyrmhall.server.storage.schema import chat, entries, links, seats, tables
from wyrmhall.server.storage.sqlite_writer import SqliteWriter, set_up_sqlite

CHANNEL = "wyrmhall"
"""Where PostgreSQL tells the workers what another has changed."""
ANSWERS_WITHIN = 5.0  # seconds
P = ParamSpec("P")
T = TypeVar("T")
KEEP_NOTHING = {
    "sqlite": text("PRAGMA user_version = 0"),  # one page of the file
    "postgresql": text("SELECT pg_logical_emit_message(true, 'wyrmhall', '')"),  # one line of log
}
"""The least there is to write: it fails where the disk is full or nothing may be written."""
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


def database_url(given: str) -> str:
    """A URL for SQLAlchemy's async engine, from a URL or the path of a file."""
    if given.startswith("postgres://"):
        given = given.replace("postgres://", "postgresql://", 1)
    if given.startswith("postgresql://"):
        return given.replace("postgresql://", "postgresql+asyncpg://", 1)
    if "://" in given:
        return given
    return f"sqlite+aiosqlite:///{Path(given).absolute()}"


def is_sqlite(url: str) -> bool:
    """Whether a URL names a file of our own."""
    return url.startswith("sqlite")


def file_of(url: str) -> str:
    """The path of SQLite's file."""
    return url.partition(":///")[2]


def uninterrupted(
    method: Callable[Concatenate["Database", P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate["Database", P], Coroutine[Any, Any, T]]:
    """A transaction that was begun is ended, even where its caller does not wait for it.

    Nobody waits without end: one that takes too long is `Unavailable`. PostgreSQL is told to drop
    it. SQLite cannot be told; until it has ended nobody knows what is kept, so all else is
    `Unavailable` too: a refusal meanwhile might be followed by the very thing that was refused.
    """

    @wraps(method)
    async def to_its_end(self: "Database", /, *args: P.args, **kwargs: P.kwargs) -> T:
        if self.undecided:
            raise Unavailable("error-unavailable")
        task = self.spawn(method(self, *args, **kwargs))
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                return await asyncio.shield(task)
        except TimeoutError as fault:
            if self.sqlite:
                self.undecided.add(task)
            else:
                task.cancel()
            raise Unavailable("error-unavailable") from fault

    return to_its_end


class Database:
    """Storage in a database; see `interface.Storage` for what each method promises."""

    def __init__(self, url: str, worker: str = "") -> None:
        self.url = database_url(url)
        self.worker = worker
        self.sqlite = is_sqlite(self.url)
        # Parameters are hidden: a fault is logged, and they hold chance keys.
        self.engine = create_async_engine(
            self.url, hide_parameters=True, pool_size=4, max_overflow=8
        )
        self._writer: SqliteWriter | None = None
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)
            # pysqlite begins transactions late by itself; ours begin where we say.
            event.listen(self.engine.sync_engine, "begin", _begin_reading)
            self._writer = SqliteWriter(file_of(self.url))
        self._running: set[asyncio.Task[Any]] = set()
        self.undecided: set[asyncio.Task[Any]] = set()
        """What has taken too long and has not ended yet."""

    @property
    def shared(self) -> bool:
        """Whether other workers may change what is kept here."""
        return not self.sqlite

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Begin something that `close` waits for."""
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._running.discard(task)
        self.undecided.discard(task)
        if not task.cancelled():
            task.exception()  # raised to whoever waits, if anybody still does

    async def close(self) -> None:
        """Finish what the database answers, and close every connection."""
        if self._running:
            _, unanswered = await asyncio.wait(self._running, timeout=ANSWERS_WITHIN)
            for task in unanswered:
                task.cancel()
            await asyncio.gather(*unanswered, return_exceptions=True)
        if self._writer is not None:
            self._writer.close()
        await self.engine.dispose()

    # ---- writing ----

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction that writes."""
        if self._writer is not None:
            return await self._writer.write(work)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    def _notify(self, connection: Connection, what: str, table_ids: set[str]) -> None:
        """Tell the other workers, when the transaction commits."""
        if not self.sqlite:
            for table_id in sorted(table_ids):
                payload = f"{self.worker} {what} {table_id}"
                connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})

    @uninterrupted
    async def create(self, row: TableRow) -> None:
        """Keep a new table."""
        await self._write(lambda connection: statements.insert_table(connection, row))

    @uninterrupted
    async def change(self, row: TableRow, opened: TableRow | None = None) -> bool:
        """Keep a changed row, and a table opened with it; False where it was changed meanwhile."""

        def work(connection: Connection) -> bool:
            changed = statements.update_table(connection, row, opened)
            if changed:
                self._notify(connection, "table", {row.id})
            return changed

        changed = await self._write(work)
        row.revision += changed
        return changed

    @uninterrupted
    async def delete(self, row: TableRow) -> bool:
        """Forget a table where nothing was played; False where it was changed meanwhile."""
        return await self._write(lambda connection: statements.delete_table(connection, row))

    @uninterrupted
    async def check(self) -> None:
        """Raise where nothing can be kept now: by keeping something that nobody reads."""
        sentence = KEEP_NOTHING["sqlite" if self.sqlite else "postgresql"]
        await self._write(lambda connection: connection.execute(sentence))

    @uninterrupted
    async def append(self, batch: Sequence[Append]) -> list[bool]:
        """Make entries durable; False for each that another worker came before."""
        try:
            # In one order for all workers: two that wait for each other would both fail.
            await self._append(sorted(batch, key=lambda one: one.entry.table_id))
        except IntegrityError:
            return [await self._append_one(one) for one in batch]
        return [True] * len(batch)

    async def _append_one(self, one: Append) -> bool:
        try:
            await self._append([one])
        except IntegrityError:
            return False
        return True

    async def _append(self, batch: Sequence[Append]) -> None:
        def work(connection: Connection) -> None:
            statements.append_entries(connection, batch)
            self._notify(connection, "entries", {one.entry.table_id for one in batch})

        await self._write(work)

    @uninterrupted
    async def keep_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        """Keep a later snapshot; an earlier one is not put back."""
        await self._write(lambda c: statements.update_snapshot(c, table_id, snapshot))

    @uninterrupted
    async def make_link(self, link: LinkRow) -> bool:
        """Keep a link; False where it is for a seat that is not its maker's."""
        return await self._write(lambda connection: statements.insert_link(connection, link))

    @uninterrupted
    async def add_chat(
        self, table_id: str, seat: int | None, who: str, text: str, request_id: str, at: float
    ) -> ChatRow:
        """Keep a chat message; sent again under the same request id, it is the first one."""

        def work(connection: Connection) -> ChatRow:
            row, new = statements.insert_chat(connection, table_id, seat, who, text, request_id, at)
            if new:
                self._notify(connection, "chat", {table_id})
            return row

        while True:
            try:
                return await self._write(work)
            except IntegrityError:
                continue  # another worker took the number

    # ---- reading ----

    @uninterrupted
    async def table(self, table_id: str) -> TableRow | None:
        """A table's row with its seats."""
        found = await self._tables(select(tables).where(tables.c.id == table_id))
        return found[0] if found else None

    @uninterrupted
    async def tables(
        self, kind: str, holder: str | None, most: int, among: Sequence[str] | None = None
    ) -> list[TableRow]:
        """Tables for the lobby (`open`), to watch (`running`), or of one holder; newest first."""
        query = select(tables).order_by(tables.c.created.desc()).limit(most)
        if among is not None:
            query = query.where(tables.c.id.in_(among))
        if kind == "open":
            query = query.where(tables.c.status == "gathering", tables.c.open)
        elif kind == "running":
            query = query.where(tables.c.status.in_(("playing", "paused")), tables.c.open)
        else:
            own = select(seats.c.table_id).where(seats.c.holder == holder)
            query = query.where((tables.c.host == holder) | tables.c.id.in_(own))
            if kind == "unfinished":
                query = query.where(tables.c.status != "over")
        return await self._tables(query)

    @uninterrupted
    async def due(self, before: float, most: int) -> list[str]:
        """Tables that needed the server before a moment, in play or gathering."""
        query = (
            select(tables.c.id)
            .where(tables.c.status.in_(("playing", "gathering")), tables.c.due < before)
            .order_by(tables.c.due)
            .limit(most)
        )
        return [row.id for row in await self._read(query)]

    @uninterrupted
    async def snapshot(self, table_id: str) -> Snapshot | None:
        """The table's last snapshot."""
        query = select(tables.c.snapshot_number, tables.c.snapshot, tables.c.snapshot_versions)
        found = await self._read(query.where(tables.c.id == table_id))
        return Snapshot(*found[0]) if found and found[0].snapshot is not None else None

    @uninterrupted
    async def entries(self, table_id: str, after: int) -> list[Entry]:
        """What was done after an entry, oldest first."""
        return await self._entries(
            select(entries)
            .where(entries.c.table_id == table_id, entries.c.number > after)
            .order_by(entries.c.number)
        )

    @uninterrupted
    async def seen_before(
        self, table_id: str, seat: int | None, before: int, most: int
    ) -> list[Entry]:
        """What a viewer could see done up to an entry, newest first."""
        seen = entries.c.public if seat is None else entries.c.public | (entries.c.seat == seat)
        return await self._entries(
            select(entries)
            .where(entries.c.table_id == table_id, entries.c.number <= before, seen)
            .order_by(entries.c.number.desc())
            .limit(most)
        )

    @uninterrupted
    async def entry_of(self, table_id: str, seat: int, request_id: str) -> Entry | None:
        """What a seat did under its client's request id."""
        by = entries.c
        where = (by.table_id == table_id) & (by.seat == seat) & (by.request_id == request_id)
        found = await self._entries(select(entries).where(where))
        return found[0] if found else None

    @uninterrupted
    async def last_at(self, table_ids: Sequence[str]) -> dict[str, float]:
        """When something was last done at each of these tables that all may know of."""
        query = (
            select(entries.c.table_id, func.max(entries.c.at))
            .where(entries.c.table_id.in_(table_ids), entries.c.public)
            .group_by(entries.c.table_id)
        )
        return {row[0]: row[1] for row in await self._read(query)}

    @uninterrupted
    async def link(self, digest: str) -> LinkRow | None:
        """The link whose secret has this hash."""
        found = await self._read(select(links).where(links.c.hash == digest))
        return LinkRow(*found[0]) if found else None

    @uninterrupted
    async def chat(self, table_id: str, most: int) -> list[ChatRow]:
        """The last chat messages, oldest first."""
        query = (
            select(*(chat.c[name] for name in ChatRow.__struct_fields__))
            .where(chat.c.table_id == table_id)
            .order_by(chat.c.number.desc())
            .limit(most)
        )
        return [ChatRow(*row) for row in reversed(await self._read(query))]

    async def _read(self, query: Select[Any]) -> list[Any]:
        async with self.engine.connect() as connection:
            return list(await connection.execute(query))

    async def _entries(self, query: Select[Any]) -> list[Entry]:
        return [Entry(*row) for row in await self._read(query)]

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
            of = seats.c.table_id.in_([row["id"] for row in found])
            sitting: dict[str, list[SeatRow]] = {row["id"]: [] for row in found}
            for row in await connection.execute(select(seats).where(of).order_by(seats.c.seat)):
                sitting[row.table_id].append(
                    SeatRow(*[row._mapping[name] for name in SeatRow.__struct_fields__])
                )
        return [TableRow.of(dict(row), sitting[row["id"]]) for row in found]


def _begin_reading(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
