"""How Alembic reaches the database."""

import asyncio

from alembic import context
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from wyrmhall.server.storage.schema import metadata


def _run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            # Two servers that start at once migrate one after the other.
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(79127219)")
        context.run_migrations()


async def _migrate() -> None:
    engine = create_async_engine(context.config.attributes["url"])
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_run)
    finally:
        await engine.dispose()


asyncio.run(_migrate())
