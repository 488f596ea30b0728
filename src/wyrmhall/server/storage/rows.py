"""The database's rows as they are in memory."""

from typing import Any, NamedTuple, TypeAlias

import msgspec

from wyrmhall.kernel.options import Choice
from wyrmhall.server.messages import Clock

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
    gone: bool = False
    """Whether its holder has left the game, and not only been away, until they return."""
    hinted: int = 0
    """How many hints its holder asked for, where other people play."""

    @property
    def taken(self) -> bool:
        """Whether a person or a bot sits there."""
        return self.name is not None or self.bot is not None


class UndoRequest(msgspec.Struct):
    """A seat asks to undo its last decision; `agreed` are the seats that said yes."""

    seat: int
    number: int
    """The table's last entry when it was asked: a later one ends the request."""
    agreed: list[int]
    request_id: str | None = None
    """The client's id for it: the rewind is entered under it, so a repeat is recognised."""


class TableRow(msgspec.Struct):
    """A table, without what happens at it."""

    id: str
    game: str
    rules: str
    players: int
    options: dict[str, Choice]
    key: str
    open: bool
    hints: bool
    clock: Clock
    status: str
    host: str
    created: float
    clock_since: float | None
    """When the clocks were last started: by the game's start, a resume, or a bank's charge."""
    next: str | None
    undo_request: UndoRequest | None
    due: float | None
    """When some worker should look at the table, for a bot or a clock."""
    revision: int
    """Counts the changes of this row: whoever changes an older one is too late."""
    seats: list[SeatRow]

    def copy(self) -> "TableRow":
        """A copy to be changed; its seats too."""
        seats = [msgspec.structs.replace(seat) for seat in self.seats]
        return msgspec.structs.replace(self, seats=seats)

    def visible(self) -> tuple[Any, ...]:
        """What of it somebody may see change."""
        return (
            self.status,
            self.open,
            self.hints,
            self.next,
            self.undo_request,
            self.seats,
            self.clock_since,
        )

    def values(self) -> dict[str, Any]:
        """The columns of `tables`."""
        values = {name: getattr(self, name) for name in self.__struct_fields__}
        del values["seats"]
        values["clock"], values["seconds"] = self.clock.kind, self.clock.seconds
        return values

    def seat_values(self) -> list[dict[str, Any]]:
        """The columns of `seats`, seat by seat."""
        return [
            {"table_id": self.id, "seat": number, **msgspec.structs.asdict(seat)}
            for number, seat in enumerate(self.seats)
        ]

    @classmethod
    def of(cls, values: dict[str, Any], seats: list[SeatRow]) -> "TableRow":
        """A table from its columns."""
        fields = {name: values[name] for name in cls.__struct_fields__ if name != "seats"}
        fields["clock"] = Clock(values["clock"], values["seconds"])
        return cls(**fields, seats=seats)


class Snapshot(msgspec.Struct, frozen=True):
    """The state as it was after entry `number`, and the viewers' versions then."""

    number: int
    state: bytes
    versions: tuple[int, ...]
    """The public version, then each seat's count of secret decisions."""


class Entry(msgspec.Struct, frozen=True):
    """One thing done at a table: a row of `entries`, column by column."""

    table_id: str
    number: int
    kind: str
    seat: int
    move: int
    request_id: str | None
    version: int
    public: bool
    notes: bytes
    at: float


class Append(NamedTuple):
    """An entry to make durable, and what it changes of its table's row."""

    entry: Entry
    changes: dict[str, Any]
    """Columns of `tables` to set together with the entry."""
    banks: tuple[float, ...] = ()
    """Every seat's seconds left, where a clock runs for the whole game."""
    snapshot: Snapshot | None = None
    """To be kept together with the entry: by itself it would cost a commit of its own."""


class LinkRow(msgspec.Struct, frozen=True):
    """A secret link, known by its hash: to any free seat, or to the seat of whoever made it."""

    hash: str
    table_id: str
    seat: int | None
    holder: str
    """Who made it: a link to a seat is worth something only as long as the seat is theirs."""
    made: float


class ChatRow(msgspec.Struct, frozen=True):
    """A chat message."""

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
