"""The quickest way of entries into SQLite: a whole batch in one visit to one thread.

Through an async driver every statement is a visit of its own to the driver's thread, and every
row a wait for the interpreter's lock: with the event loop busy that made a commit take thirty
milliseconds. Here a batch is one statement, and the lock is asked for thrice.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import Any

from wyrmhall.server.shelves import entries

COLUMNS = tuple(column.name for column in entries.columns)
ROW = f"({', '.join('?' * len(COLUMNS))})"
INSERT = f"INSERT INTO entries ({', '.join(COLUMNS)}) VALUES "


class SqliteAppender:
    """A connection that does nothing but append, in a thread of its own."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="append")
        self._connection: sqlite3.Connection | None = None

    async def append(
        self, rows: Sequence[tuple[Any, ...]], more: Sequence[tuple[str, tuple[Any, ...]]]
    ) -> None:
        """Rows of `entries`, and other statements, in one transaction."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._append, rows, more)

    def close(self) -> None:
        """Finish, and let go."""
        self._thread.submit(self._disconnect)
        self._thread.shutdown()

    def _append(
        self, rows: Sequence[tuple[Any, ...]], more: Sequence[tuple[str, tuple[Any, ...]]]
    ) -> None:
        connection = self._connection or self._connect()
        connection.execute("BEGIN IMMEDIATE")
        try:
            values = ", ".join([ROW] * len(rows))
            connection.execute(INSERT + values, tuple(chain.from_iterable(rows)))
            for statement, arguments in more:
                connection.execute(statement, arguments)
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, timeout=10, isolation_level=None)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        self._connection = connection
        return connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
