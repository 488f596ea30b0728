"""A record as views read it."""

from functools import cache
from typing import Any, Final

import numpy as np

from wyrmhall.kernel.state import States, position_size

RECORD: Final = "the record"  # stands for every field
TURNS_KEPT: Final = 16


class Sheet:
    """A record read as plain numbers and lists, each field when it is first asked for.

    NumPy's cells cost ten times as much to look at, one by one. A decision changes a few fields
    only, so what was read stays until it changes (`renew`).
    """

    def __init__(self, states: States) -> None:
        self._states = states
        # The position's bytes, as they are and as they were when they were last looked at.
        self._bytes = states.view(np.uint8)[: position_size(states.dtype)]
        self._seen = self._bytes.copy()
        self._known: set[str] = set()
        self._turns: list[frozenset[str]] = []
        """The fields that changed, turn by turn; the last few."""
        self._turn = 0
        self._shared: dict[str, Any] = {}
        """What was made of the sheet this turn for all viewers alike."""

    @property
    def record(self) -> Any:
        """The record itself, for a rule to read."""
        return self._states[0]

    def __getattr__(self, field: str) -> Any:  # once a field, then it is an attribute
        if field.startswith("_"):
            raise AttributeError(field)
        try:
            value = self._states[field].tolist()[0]
        except ValueError:
            raise AttributeError(f"no field {field!r} in the record") from None
        self._known.add(field)
        self.__dict__[field] = value
        return value

    def __getitem__(self, field: str) -> Any:
        return getattr(self, field)


class Reader:
    """A sheet that takes down which fields are read."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._read: set[str] = set()

    @property
    def record(self) -> Any:
        """The record itself: any change may concern whoever asks for it."""
        self._read.add(RECORD)
        return self._sheet.record

    def __getattr__(self, field: str) -> Any:
        self._read.add(field)
        value = self.__dict__[field] = getattr(self._sheet, field)
        return value

    def __getitem__(self, field: str) -> Any:
        return getattr(self, field)


# These are no methods: a record may have a field of any name.


def renew(sheet: Sheet) -> None:
    """Forget what is not so any more, and take down what has changed."""
    places = np.flatnonzero(sheet._bytes != sheet._seen).tolist()
    if not places:
        return
    np.copyto(sheet._seen, sheet._bytes)
    field_at = fields_of(sheet._states.dtype)
    changed = frozenset([field_at[place] for place in places])
    for field in changed & sheet._known:
        del sheet.__dict__[field]
    sheet._known -= changed
    sheet._turn += 1
    sheet._shared.clear()
    sheet._turns.append(changed)
    if len(sheet._turns) > TURNS_KEPT:
        del sheet._turns[0]


def turn_of(sheet: Sheet) -> int:
    """How many times it was renewed."""
    return sheet._turn


def changed_since(sheet: Sheet, turn: int) -> frozenset[str] | None:
    """The fields that changed since a turn; None where that is too long ago to tell."""
    behind = sheet._turn - turn
    if behind == 1:
        return sheet._turns[-1]
    if behind > len(sheet._turns):
        return None
    return frozenset().union(*sheet._turns[len(sheet._turns) - behind :])


def shared_of(sheet: Sheet) -> dict[str, Any]:
    """What was made of it this turn for all viewers alike."""
    return sheet._shared


def read_by(reader: Reader) -> set[str]:
    """The fields that were read."""
    return reader._read


@cache
def fields_of(dtype: np.dtype[Any]) -> list[str]:
    """The field each byte of a position belongs to."""
    assert dtype.fields is not None
    field_at = [RECORD] * dtype.itemsize
    for name, (field, offset, *_) in dtype.fields.items():
        field_at[offset : offset + field.itemsize] = [name] * field.itemsize
    return field_at
