"""Storage: SQLite in WAL mode by default, PostgreSQL by URL, through SQLAlchemy.

Every method is one transaction; those that write are plain functions of a connection, carried out
by SQLite's own thread or within asyncpg. Decisions come in batches (`append`), all tables'
together: one commit makes a hundred decisions durable.
"""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import (
    Connection,
    Delete,
    Insert,
    Select,
    Update,
    bindparam,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from wyrmhall.server.packing import seat_values, snapshot_kept, table_row, table_values
from wyrmhall.server.rows import Append, ChatRow, Entry, SeatRow, Snapshot, TableRow
from wyrmhall.server.shelves import chat, entries, links, seats, tables
from wyrmhall.server.writing import SqliteWriter, set_up_sqlite

NEWS_CHANNEL = "wyrmhall"
P = ParamSpec("P")
T = TypeVar("T")
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class Storage(Protocol):
    """What the hall asks of a database; simulations have their own."""

    @property
    def shared(self) -> bool: ...  # noqa: D102
    async def create(self, row: TableRow) -> None: ...  # noqa: D102
    async def table(self, ident: str) -> TableRow | None: ...  # noqa: D102
    async def change(self, row: TableRow, opened: TableRow | None = None) -> bool: ...  # noqa: D102
    async def tables(self, kind: str, holder: str | None, most: int) -> list[TableRow]: ...  # noqa: D102
    async def due(self, before: float, most: int) -> list[str]: ...  # noqa: D102
    async def append(self, batch: Sequence[Append]) -> list[bool]: ...  # noqa: D102
    async def snapshot(self, ident: str) -> Snapshot | None: ...  # noqa: D102
    async def keep_snapshot(self, ident: str, snapshot: Snapshot) -> None: ...  # noqa: D102
    async def entries(self, ident: str, after: int, most: int | None = None) -> list[Entry]: ...  # noqa: D102
    async def seen_before(  # noqa: D102
        self, ident: str, seat: int | None, before: int, most: int
    ) -> list[Entry]: ...
    async def entry_of(self, ident: str, seat: int, name: str) -> Entry | None: ...  # noqa: D102
    async def last_at(self, idents: Sequence[str]) -> dict[str, float]: ...  # noqa: D102
    async def make_link(self, digest: str, ident: str, seat: int | None, at: float) -> None: ...  # noqa: D102
    async def link(self, digest: str) -> tuple[str, int | None] | None: ...  # noqa: D102
    async def drop_links(self, ident: str, seat: int) -> None: ...  # noqa: D102
    async def say(  # noqa: D102
        self, ident: str, seat: int | None, who: str, words: str, name: str | None, at: float
    ) -> ChatRow: ...
    async def chat(self, ident: str, most: int) -> list[ChatRow]: ...  # noqa: D102


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


def whole(
    method: Callable[Concatenate["Database", P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate["Database", P], Coroutine[Any, Any, T]]:
    """A transaction that was begun is ended, whoever stops waiting for it."""

    @wraps(method)
    async def carried_out(self: "Database", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(self.under_way(method(self, *args, **kwargs)))

    return carried_out


class Database:
    """Storage in a database."""

    def __init__(self, url: str, worker: str = "") -> None:
        self.url = database_url(url)
        self.worker = worker
        self.sqlite = is_sqlite(self.url)
        if self.sqlite:
            # Parameters are hidden: a fault is logged, and they hold chance keys.
            self.engine: AsyncEngine = create_async_engine(self.url, hide_parameters=True)
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)
            # pysqlite begins transactions late by itself; ours begin where we say.
            event.listen(self.engine.sync_engine, "begin", _begin_reading)
        else:
            self.engine = create_async_engine(
                self.url, hide_parameters=True, pool_size=4, max_overflow=8
            )
        self._add_entry = insert(entries)
        self._add_banks = (
            update(seats)
            .where(seats.c.table_id == bindparam("b_table"), seats.c.seat == bindparam("b_seat"))
            .values(bank=bindparam("b_bank"))
        )
        self._writer = SqliteWriter(self.url.partition(":///")[2]) if self.sqlite else None
        self._appending: AsyncConnection | None = None
        """Where PostgreSQL gets its entries."""
        self._under_way: set[asyncio.Task[Any]] = set()

    @property
    def shared(self) -> bool:
        """Whether other workers may change what is kept here."""
        return not self.sqlite

    def under_way(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Begin something that `close` waits for."""
        task = asyncio.ensure_future(work)
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # told to whoever waits, if anybody still does

    async def close(self) -> None:
        """Let go of every connection."""
        await asyncio.gather(*self._under_way, return_exceptions=True)
        if self._writer is not None:
            self._writer.close()
        if self._appending is not None:
            await self._appending.close()
            self._appending = None
        await self.engine.dispose()

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction that writes."""
        if self._writer is not None:
            return await self._writer.write(work)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def _execute(self, statement: Insert | Update | Delete) -> None:
        """A transaction of one statement."""

        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self._write(work)

    @whole
    async def create(self, row: TableRow) -> None:
        """Keep a new table."""
        await self._write(lambda connection: _insert(connection, row))

    @whole
    async def table(self, ident: str) -> TableRow | None:
        """A table's row with its seats."""
        found = await self._rows(select(tables).where(tables.c.id == ident))
        return found[0] if found else None

    @whole
    async def change(self, row: TableRow, opened: TableRow | None = None) -> bool:
        """Keep a changed row, and a table opened with it: both or neither.

        False where another worker has changed the row meanwhile.
        """
        values = table_values(row)
        for kept in ("id", "snapshot_number", "snapshot_versions"):
            del values[kept]
        values["revision"] = row.revision + 1

        def work(connection: Connection) -> bool:
            changed = connection.execute(
                update(tables)
                .where(tables.c.id == row.id, tables.c.revision == row.revision)
                .values(values)
            )
            if changed.rowcount != 1:
                return False
            for seat in seat_values(row):
                where = (seats.c.table_id == row.id) & (seats.c.seat == seat["seat"])
                connection.execute(update(seats).where(where).values(seat))
            if opened is not None:
                _insert(connection, opened)
            self._tell(connection, "table", {row.id})
            return True

        done = await self._write(work)
        row.revision += done
        return done

    @whole
    async def tables(self, kind: str, holder: str | None, most: int) -> list[TableRow]:
        """Tables for the lobby (`open`), to watch (`running`), or of one holder.

        Of one holder: all (`mine`) or those that are not over (`unfinished`).
        """
        query = select(tables).order_by(tables.c.created.desc()).limit(most)
        if kind == "open":
            query = query.where(tables.c.status == "gathering", tables.c.open)
        elif kind == "running":
            query = query.where(tables.c.status.in_(("playing", "paused")), tables.c.open)
        else:
            own = select(seats.c.table_id).where(seats.c.holder == holder)
            query = query.where((tables.c.host == holder) | tables.c.id.in_(own))
            if kind == "unfinished":
                query = query.where(tables.c.status != "over")
        return await self._rows(query)

    @whole
    async def due(self, before: float, most: int) -> list[str]:
        """Tables in play that needed the server before a moment."""
        query = (
            select(tables.c.id)
            .where(tables.c.status == "playing", tables.c.due < before)
            .order_by(tables.c.due)
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    @whole
    async def append(self, batch: Sequence[Append]) -> list[bool]:
        """Make entries durable; False for each that another worker came before."""
        try:
            # In one order for all workers: two that wait for each other would both fail.
            ordered = sorted(batch, key=lambda one: one.entry.table)
            if self._writer is not None:
                await self._writer.append(ordered)
            else:
                await self._append_all(ordered)
        except (IntegrityError, sqlite3.IntegrityError):
            return [await self._append_one(one) for one in batch]
        return [True] * len(batch)

    @whole
    async def snapshot(self, ident: str) -> Snapshot | None:
        """The table's last snapshot."""
        query = select(
            tables.c.snapshot, tables.c.snapshot_number, tables.c.snapshot_versions
        ).where(tables.c.id == ident)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        if found is None or found.snapshot is None:
            return None
        return Snapshot(
            found.snapshot_number, found.snapshot, tuple(json.loads(found.snapshot_versions))
        )

    @whole
    async def keep_snapshot(self, ident: str, snapshot: Snapshot) -> None:
        """Keep a later snapshot; an earlier one is not put back."""
        await self._execute(snapshot_kept(ident, snapshot))

    @whole
    async def entries(self, ident: str, after: int, most: int | None = None) -> list[Entry]:
        """What was done after an entry, oldest first."""
        query = (
            select(entries)
            .where(entries.c.table_id == ident, entries.c.number > after)
            .order_by(entries.c.number)
        )
        return await self._entries(query.limit(most) if most else query)

    @whole
    async def seen_before(
        self, ident: str, seat: int | None, before: int, most: int
    ) -> list[Entry]:
        """What a viewer could see done up to an entry, newest first."""
        seen = entries.c.public if seat is None else entries.c.public | (entries.c.seat == seat)
        query = (
            select(entries)
            .where(entries.c.table_id == ident, entries.c.number <= before, seen)
            .order_by(entries.c.number.desc())
            .limit(most)
        )
        return await self._entries(query)

    @whole
    async def entry_of(self, ident: str, seat: int, name: str) -> Entry | None:
        """What a seat did under a name of its client's."""
        found = await self._entries(
            select(entries).where(
                entries.c.table_id == ident, entries.c.seat == seat, entries.c.ident == name
            )
        )
        return found[0] if found else None

    @whole
    async def last_at(self, idents: Sequence[str]) -> dict[str, float]:
        """When something was last done at each of these tables that all may know of."""
        query = (
            select(entries.c.table_id, func.max(entries.c.at))
            .where(entries.c.table_id.in_(idents), entries.c.public)
            .group_by(entries.c.table_id)
        )
        async with self.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    @whole
    async def make_link(self, digest: str, ident: str, seat: int | None, at: float) -> None:
        """Keep the hash of a link's secret."""
        await self._execute(insert(links).values(hash=digest, table_id=ident, seat=seat, made=at))

    @whole
    async def link(self, digest: str) -> tuple[str, int | None] | None:
        """The table and seat a link is for."""
        query = select(links.c.table_id, links.c.seat).where(links.c.hash == digest)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else (found.table_id, found.seat)

    @whole
    async def drop_links(self, ident: str, seat: int) -> None:
        """Forget the links to a seat that is given up."""
        where = (links.c.table_id == ident) & (links.c.seat == seat)
        await self._execute(delete(links).where(where))

    @whole
    async def say(
        self, ident: str, seat: int | None, who: str, words: str, name: str | None, at: float
    ) -> ChatRow:
        """Keep a word said at a table; said again under the same name, it is the first one."""

        def work(connection: Connection) -> ChatRow:
            same = select(chat).where(
                chat.c.table_id == ident, chat.c.ident == name, chat.c.seat == seat
            )
            if name is not None and (first := connection.execute(same).first()):
                return ChatRow(first.number, first.seat, first.who, first.text, first.at)
            last = select(func.max(chat.c.number)).where(chat.c.table_id == ident)
            number = (connection.execute(last).scalar() or 0) + 1
            values = {"table_id": ident, "number": number, "seat": seat, "who": who}
            values |= {"text": words, "ident": name, "at": at}
            connection.execute(insert(chat), values)
            self._tell(connection, "chat", {ident})
            return ChatRow(number, seat, who, words, at)

        while True:
            try:
                return await self._write(work)
            except IntegrityError:
                continue  # another worker took the number

    @whole
    async def chat(self, ident: str, most: int) -> list[ChatRow]:
        """The last words said at a table, oldest first."""
        query = (
            select(chat).where(chat.c.table_id == ident).order_by(chat.c.number.desc()).limit(most)
        )
        async with self.engine.connect() as connection:
            found = list(await connection.execute(query))
        return [ChatRow(r.number, r.seat, r.who, r.text, r.at) for r in reversed(found)]

    async def _append_all(self, batch: Sequence[Append]) -> None:
        # One connection is kept for this: it is what happens all the time.
        if self._appending is None:
            self._appending = await self.engine.connect()
        connection = self._appending
        try:
            async with connection.begin():
                await connection.run_sync(self._enter, batch)
        except IntegrityError:
            raise
        except BaseException:
            self._appending = None
            await connection.close()
            raise

    async def _append_one(self, one: Append) -> bool:
        try:
            await self._write(lambda connection: self._enter(connection, [one]))
        except IntegrityError:
            return False
        return True

    def _enter(self, connection: Connection, batch: Sequence[Append]) -> None:
        connection.execute(self._add_entry, [one.entry.values() for one in batch])
        for one in batch:
            if one.snapshot is not None:
                connection.execute(snapshot_kept(one.entry.table, one.snapshot))
            if one.changes:
                values = dict(one.changes)
                if "status" in values:  # a row another worker holds is stale now
                    values["revision"] = tables.c.revision + 1
                connection.execute(
                    update(tables).where(tables.c.id == one.entry.table).values(values)
                )
        banks = [
            {"b_table": one.entry.table, "b_seat": seat, "b_bank": bank}
            for one in batch
            if one.banks
            for seat, bank in enumerate(one.banks)
        ]
        if banks:
            connection.execute(self._add_banks, banks)
        self._tell(connection, "entries", {one.entry.table for one in batch})

    def _tell(self, connection: Connection, what: str, idents: set[str]) -> None:
        """Tell the other workers, when the transaction commits."""
        if not self.sqlite:
            for ident in sorted(idents):
                payload = f"{self.worker} {what} {ident}"
                connection.execute(_NOTIFY, {"channel": NEWS_CHANNEL, "payload": payload})

    async def _rows(self, query: Select[Any]) -> list[TableRow]:
        async with self.engine.connect() as connection:
            found = list(await connection.execute(query))
            idents = [row.id for row in found]
            of = select(seats).where(seats.c.table_id.in_(idents)).order_by(seats.c.seat)
            sitting: dict[str, list[SeatRow]] = {ident: [] for ident in idents}
            for row in await connection.execute(of):
                sitting[row.table_id].append(
                    SeatRow(row.holder, row.name, row.bot, row.absent, row.bank)
                )
        return [table_row(row, sitting[row.id]) for row in found]

    async def _entries(self, query: Select[Any]) -> list[Entry]:
        async with self.engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]


def _begin_reading(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _insert(connection: Connection, row: TableRow) -> None:
    connection.execute(insert(tables), table_values(row))
    connection.execute(insert(seats), seat_values(row))
