"""All writing to SQLite, in one thread with one connection: no writer ever waits for another.

Through an async driver each statement is a trip of its own to the driver's thread, and a
transaction of six held the database for fifty milliseconds while the event loop was busy. Here a
transaction is one trip.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, StaticPool, create_engine, event

T = TypeVar("T")


class SqliteWriter:
    """A thread that writes, and its connection."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="write")
        # Parameters are hidden: a fault is logged, and they hold chance keys.
        self._engine = create_engine(
            "sqlite://", creator=self._connect, poolclass=StaticPool, hide_parameters=True
        )
        event.listen(self._engine, "begin", _begin)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something in one transaction."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._write, work)

    def close(self) -> None:
        """Finish what was begun, and disconnect."""
        self._thread.submit(self._engine.dispose)
        self._thread.shutdown()

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, timeout=10)
        set_up_sqlite(connection)
        return connection


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
    # At once: a reader that turns writer may find that another wrote meanwhile.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
