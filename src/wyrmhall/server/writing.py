"""All writing to SQLite, in one thread with one connection: no writer ever waits for another.

Through an async driver every statement is a visit of its own to the driver's thread. With the
event loop busy a transaction of six held the database for fifty milliseconds, and whoever came
meanwhile slept and asked again. Here each transaction is one visit. The entries, which are what is
written all the time, go in as one statement, so that the interpreter's lock is asked for thrice.
"""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, StaticPool, create_engine, event

from wyrmhall.server.rows import Append
from wyrmhall.server.shelves import entries

COLUMNS = tuple(column.name for column in entries.columns)
ROW = f"({', '.join('?' * len(COLUMNS))})"
INSERT = f"INSERT INTO entries ({', '.join(COLUMNS)}) VALUES "
KEEP_SNAPSHOT = (
    "UPDATE tables SET snapshot = ?, snapshot_number = ?, snapshot_versions = ? "
    "WHERE id = ? AND snapshot_number < ?"
)
BEGIN = "BEGIN IMMEDIATE"  # a reader that turns writer may find that another wrote meanwhile
T = TypeVar("T")


class SqliteWriter:
    """A thread that writes, and the connection that is its own."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="write")
        self._connection: sqlite3.Connection | None = None
        # Parameters are hidden: a fault is logged, and they hold chance keys.
        self._engine: Engine = create_engine(
            "sqlite://", creator=self._connected, poolclass=StaticPool, hide_parameters=True
        )
        event.listen(self._engine, "begin", _begin)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._write, work)

    async def append(self, batch: Sequence[Append]) -> None:
        """Entries, and what they change, in one transaction."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._append, *_plain(batch))

    def close(self) -> None:
        """Finish, and let go."""
        self._thread.submit(self._disconnect)
        self._thread.shutdown()

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def _append(
        self, rows: Sequence[tuple[Any, ...]], more: Sequence[tuple[str, tuple[Any, ...]]]
    ) -> None:
        connection = self._connected()
        connection.execute(BEGIN)
        try:
            values = ", ".join([ROW] * len(rows))
            connection.execute(INSERT + values, tuple(chain.from_iterable(rows)))
            for statement, arguments in more:
                connection.execute(statement, arguments)
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, timeout=10, isolation_level=None)
            set_up_sqlite(self._connection)
        return self._connection

    def _disconnect(self) -> None:
        self._engine.dispose()
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _plain(
    batch: Sequence[Append],
) -> tuple[list[tuple[Any, ...]], list[tuple[str, tuple[Any, ...]]]]:
    """A batch as rows of `entries`, and what else it changes as plain statements."""
    more: list[tuple[str, tuple[Any, ...]]] = []
    for entry, changes, banks, snapshot in batch:
        if snapshot is not None:
            versions = json.dumps(snapshot.versions)
            kept = (snapshot.state, snapshot.number, versions, entry.table, snapshot.number)
            more.append((KEEP_SNAPSHOT, kept))
        if changes:
            columns = [f"{name} = ?" for name in changes]
            columns += ["revision = revision + 1"] * ("status" in changes)
            statement = f"UPDATE tables SET {', '.join(columns)} WHERE id = ?"
            more.append((statement, (*changes.values(), entry.table)))
        for seat, bank in enumerate(banks or ()):
            statement = "UPDATE seats SET bank = ? WHERE table_id = ? AND seat = ?"
            more.append((statement, (bank, entry.table, seat)))
    return [msgspec.structs.astuple(one.entry) for one in batch], more


def set_up_sqlite(connection: Any, _: Any = None) -> None:
    """Make a new connection durable, and leave it to us where a transaction begins."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # even when the machine loses power
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(BEGIN)
