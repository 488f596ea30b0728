"""How Alembic reaches the database."""

import asyncio

from alembic import context
from alembic.util import CommandError
from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import create_async_engine

from wyrmhall.server.storage.schema import metadata


def _run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            # Two servers that start at once migrate one after the other.
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(79127219)")
        _check_ours(connection)
        context.run_migrations()


def _check_ours(connection: Connection) -> None:
    """Nothing is written into a database that another program made."""
    found = set(inspect(connection).get_table_names())
    # A server may hold tables of others beside ours; a file is ours alone.
    others = found if connection.dialect.name == "sqlite" else found & metadata.tables.keys()
    if others and "alembic_version" not in found:
        raise CommandError(f"unknown tables: {', '.join(sorted(others))}")


async def _migrate() -> None:
    engine = create_async_engine(context.config.attributes["url"])
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_run)
    finally:
        await engine.dispose()


asyncio.run(_migrate())
