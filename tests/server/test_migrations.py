"""A database of an older version keeps what is in it."""

import asyncio
import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config

from server.test_restart import row_of
from wyrmhall.server.storage import migrate
from wyrmhall.server.storage.database import Database, database_url
from wyrmhall.server.storage.rows import LinkRow, UndoRequest

FIRST = """
INSERT INTO tables VALUES ('t', 'book', :rules, 2, :options, :key, 1, 'none', 0, 'playing', '',
  0.0, 0.0, NULL, '{"seat":1,"number":1,"agreed":[1],"ident":"u"}', NULL, 0, NULL, 0, '[]');
INSERT INTO seats VALUES ('t', 0, NULL, '0', NULL, 0, 0.0), ('t', 1, NULL, '1', NULL, 0, 0.0);
INSERT INTO entries VALUES ('t', 1, 'play', 0, 5, 'm', 1, 1, x'', 2.5);
INSERT INTO chat VALUES ('t', 1, 0, 'ann', 'hi', 's', 3.5);
INSERT INTO links VALUES ('own', 't', 1, 0.5), ('invitation', 't', NULL, 0.5);
"""


def at_revision(file: Path, revision: str) -> None:
    config = Config()
    folder = Path(migrate.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    config.attributes["url"] = database_url(str(file))
    command.upgrade(config, revision)


def test_the_first_shape_becomes_the_newest(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    at_revision(file, "0001")
    row = row_of("book", 2, 1)
    facts = {"rules": row.rules, "key": row.key}
    facts["options"] = '{"blocking_die":true,"minimum":"card"}'
    with sqlite3.connect(file) as old:
        for statement in FIRST.split(";\n"):
            old.execute(statement, facts)
    migrate.migrate(str(file))

    async def read() -> None:
        database = Database(str(file))
        row.undo_request = UndoRequest(1, 1, [1], "u")
        assert await database.table("t") == row
        (entry,) = await database.entries("t", 0)
        assert await database.entry_of("t", 0, "m") == entry
        first = await database.add_chat("t", 0, "ann", "hi again", "s", 9.0)
        assert (first.text, first.at) == ("hi", 3.5)
        assert await database.link("own") is None  # nobody knows whose seat it was for
        assert await database.link("invitation") == LinkRow("invitation", "t", None, "", 0.5)
        await database.close()

    asyncio.run(read())
