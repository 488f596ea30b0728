"""Bringing a database to the shape this version expects, by Alembic."""

from pathlib import Path

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from wyrmhall.kernel.errors import OptionError
from wyrmhall.server.storage.database import database_url, file_of, is_sqlite


def migrate(db: str) -> None:
    """Upgrade a database to the newest shape; a new one is made. Run before any worker starts.

    OptionError where it is not ours, newer than this version, damaged, or not to be reached.
    """
    url = database_url(db)
    if is_sqlite(url):
        Path(file_of(url)).parent.mkdir(parents=True, exist_ok=True)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = url
    shown = make_url(url).render_as_string(hide_password=True) if "://" in db else db
    try:
        command.upgrade(config, "head")
    except (CommandError, SQLAlchemyError) as fault:
        why = str(getattr(fault, "orig", None) or fault).partition("\n")[0]
        raise OptionError("error-database", db=shown, why=why[:200]) from fault
    except (OSError, asyncpg.PostgresError) as fault:
        raise OptionError("error-database-away", db=shown, why=str(fault)[:200]) from fault
