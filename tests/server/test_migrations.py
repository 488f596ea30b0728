"""A database of an older version keeps what is in it."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config

from server.test_restart import row_of
from wyrmhall.kernel.errors import OptionError
from wyrmhall.kernel.words import LANGUAGES, explain
from wyrmhall.server.serve import _only_one
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


def newer(file: Path) -> None:
    migrate.migrate(str(file))
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")


def foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE recipes (name TEXT)")


def broken(file: Path) -> None:
    file.write_bytes(b"no database at all " * 1000)


@pytest.mark.parametrize("made", [newer, foreign, broken])
def test_a_database_that_is_not_ours_is_refused_in_one_sentence_and_left_alone(
    tmp_path: Path, made: Callable[[Path], None]
) -> None:
    file = tmp_path / "hall.db"
    made(file)
    before = file.read_bytes()
    with pytest.raises(OptionError) as refused:
        migrate.migrate(str(file))
    for language in LANGUAGES:
        sentence = explain(refused.value, language)
        assert str(file) in sentence
        assert "\n" not in sentence
    assert file.read_bytes() == before


def test_a_database_that_is_away_is_named_without_its_password() -> None:
    with pytest.raises(OptionError) as refused:
        migrate.migrate("postgresql://ann:secret@127.0.0.1:1/hall")
    assert refused.value.phrase == "error-database-away"
    assert "ann:***@127.0.0.1" in str(refused.value)


def test_a_file_serves_one_server_by_whatever_name(tmp_path: Path) -> None:
    file, link = tmp_path / "hall.db", tmp_path / "another.db"
    link.symlink_to(file)
    with (
        _only_one(database_url(str(file))),
        pytest.raises(OptionError),
        _only_one(database_url(str(link))),
    ):
        pass
