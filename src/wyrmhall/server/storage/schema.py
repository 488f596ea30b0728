"""The database's tables.

`entries` is append-only: what was decided, keyed (table, number). That key is the lock: of two
workers that append the same number, one fails.
"""

from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)
from sqlalchemy.types import TypeDecorator

from wyrmhall.kernel.options import Choice
from wyrmhall.server.storage.rows import UndoRequest


class Json(TypeDecorator[Any]):
    """A typed value, kept as JSON text."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: Any) -> None:
        super().__init__()
        self.kind = kind

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """To the database."""
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        """From it."""
        return None if value is None else msgspec.json.decode(value, type=self.kind)


metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Json(dict[str, Choice]), nullable=False),
    Column("key", String(32), nullable=False),  # the secret chance key
    Column("open", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("clock", String(8), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("status", String(12), nullable=False),
    Column("host", String(64), nullable=False),  # the hash of a visitor's token
    Column("created", Float, nullable=False),
    Column("clock_since", Float),
    Column("next", String(16)),
    Column("undo_request", Json(UndoRequest)),
    Column("due", Float),  # when the table needs the server: a bot's turn, a clock running out
    Column("revision", Integer, nullable=False),
    Column("snapshot", LargeBinary),
    Column("snapshot_number", Integer, nullable=False, default=0),
    Column("snapshot_versions", Json(tuple[int, ...]), nullable=False, default=()),
    Index("tables_by_status", "status", "open", "created"),
    Index("tables_by_due", "status", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", String(64)),  # the hash of a visitor's token
    Column("name", String(60)),
    Column("bot", String(40)),
    Column("absent", Boolean, nullable=False),
    Column("bank", Float, nullable=False),  # seconds left for the whole game
    Column("gone", Boolean, nullable=False),  # its holder left: their stand-in agrees for them
    Column("hinted", Integer, nullable=False),  # hints asked for while others played
    Index("seats_by_holder", "holder"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # play, undo or rewind
    Column("seat", Integer, nullable=False),
    Column("move", BigInteger, nullable=False),
    Column("request_id", String(64)),  # chosen by the client: a repeat is recognised by it
    Column("version", Integer, nullable=False),  # the seat's, after the entry
    Column("public", Boolean, nullable=False),
    Column("notes", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    Index("entries_by_request", "table_id", "seat", "request_id", unique=True),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer),  # none: any free seat
    Column("holder", String(64), nullable=False),  # the hash of the token of whoever made it
    Column("made", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("who", String(60), nullable=False),
    Column("text", String(600), nullable=False),
    Column("request_id", String(64)),
    Column("at", Float, nullable=False),
    Index("chat_by_request", "table_id", "seat", "request_id", unique=True),
)
