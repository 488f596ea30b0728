"""Bringing a database to the shape this version expects, by Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config

from wyrmhall.server.storage.database import database_url, file_of, is_sqlite


def migrate(db: str) -> None:
    """Upgrade a database to the newest shape; a new one is made. Run before any worker starts."""
    url = database_url(db)
    if is_sqlite(url):
        Path(file_of(url)).parent.mkdir(parents=True, exist_ok=True)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = url
    command.upgrade(config, "head")
