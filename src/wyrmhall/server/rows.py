"""What the database's rows are in memory."""

from typing import Any, NamedTuple, TypeAlias

import msgspec

from wyrmhall.kernel.options import Choice
from wyrmhall.server.wire import Clock

GATHERING, PLAYING, PAUSED, OVER = "gathering", "playing", "paused", "over"
PLAY, UNDO, REWIND = "play", "undo", "rewind"

Notes: TypeAlias = tuple[tuple[int, ...], ...]


class SeatRow(msgspec.Struct):
    """A seat: `holder` is the hash of the token of the person whose seat it is."""

    holder: str | None = None
    name: str | None = None
    bot: str | None = None
    absent: bool = False
    bank: float = 0.0

    @property
    def taken(self) -> bool:
        """Whether somebody or something sits there."""
        return self.name is not None or self.bot is not None


class WishRow(msgspec.Struct):
    """A seat's wish to take back, and the seats that have agreed."""

    seat: int
    number: int
    """The table's last entry when it was asked: a later one ends the wish."""
    agreed: list[int]
    ident: str | None = None
    """The client's own name for it: the rewind is entered under it, so a repeat is known."""


class TableRow(msgspec.Struct):
    """A table, without what happens at it."""

    id: str
    game: str
    rules: str
    players: int
    options: dict[str, Choice]
    key: str
    open: bool
    clock: Clock
    status: str
    host: str
    created: float
    started: float | None
    next: str | None
    wish: WishRow | None
    due: float | None
    revision: int
    seats: list[SeatRow]


class Snapshot(msgspec.Struct, frozen=True):
    """The record as it was after entry `number`, and the viewers' versions then."""

    number: int
    state: bytes
    versions: tuple[int, ...]
    """Public ones, then each seat's own secret ones."""


class Entry(msgspec.Struct, frozen=True):
    """One thing done at a table."""

    table: str
    number: int
    kind: str
    seat: int
    move: int
    ident: str | None
    version: int
    public: bool
    notes: bytes
    at: float

    def values(self) -> dict[str, Any]:
        """As the database wants it."""
        return {
            "table_id": self.table,
            "number": self.number,
            "kind": self.kind,
            "seat": self.seat,
            "move": self.move,
            "ident": self.ident,
            "version": self.version,
            "public": self.public,
            "notes": self.notes,
            "at": self.at,
        }


class Append(NamedTuple):
    """An entry to make durable, and what it changes of its table's row."""

    entry: Entry
    changes: dict[str, Any] | None = None
    """Columns of `tables` to set together with the entry."""
    banks: tuple[float, ...] | None = None
    """Every seat's seconds left, where a clock runs for the whole game."""
    snapshot: Snapshot | None = None
    """To be kept together with the entry: by itself it would cost a commit of its own."""


class ChatRow(msgspec.Struct, frozen=True):
    """A word said at a table."""

    number: int
    seat: int | None
    who: str
    text: str
    at: float


_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(Notes)


def pack_notes(notes: Notes) -> bytes:
    """A decision's journal as it is kept."""
    return _pack(notes) if notes else b""


def unpack_notes(packed: bytes) -> Notes:
    """And back."""
    return _unpack.decode(packed) if packed else ()
