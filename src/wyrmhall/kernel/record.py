"""A game as JSON: what is needed to play it again, move for move."""

import hashlib
from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from wyrmhall.kernel.errors import MalformedRecord
from wyrmhall.kernel.outcome import Outcome

FORMAT = 1
LARGEST = 16 * 1024 * 1024


class Decision(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """One decision: who, and what."""

    seat: int
    move: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished or running game. It holds the chance key: whoever reads it knows every draw."""

    format: int
    game: str
    rules: str
    players: int
    options: dict[str, bool | int | str]
    key: str
    decisions: tuple[Decision, ...]
    digest: str
    outcome: Outcome | None = None
    commitment: str | None = None
    """What the table showed of its key when it opened, see `commitment`."""

    def json(self) -> str:
        """The record as text."""
        return msgspec.json.encode(self).decode()


def commitment(key: str) -> str:
    """What can be shown of a chance key before the game is over: its SHA-256."""
    return hashlib.sha256(bytes.fromhex(key)).hexdigest()


Readable: TypeAlias = Record | Mapping[str, Any] | str | bytes


def read_record(source: Readable) -> Record:
    """A record from JSON text, bytes, or what JSON gave; MalformedRecord for anything else."""
    if isinstance(source, Record):
        return source
    if isinstance(source, (str, bytes)) and len(source) > LARGEST:
        raise MalformedRecord("error-record-large", largest=LARGEST)
    try:
        if isinstance(source, (str, bytes)):
            record = msgspec.json.decode(source, type=Record)
        else:
            record = msgspec.convert(source, type=Record)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise MalformedRecord("error-record-malformed", why=str(fault)[:200]) from fault
    if record.format != FORMAT:
        raise MalformedRecord("error-record-format", got=record.format, known=FORMAT)
    return record
