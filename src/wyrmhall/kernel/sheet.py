"""A record as views read it."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeVar, cast

import numpy as np

from wyrmhall.kernel.state import States, position_size

T = TypeVar("T")
RECORD: Final = "the record"  # stands for every field


class Sheet:
    """A record read as plain numbers and lists, and the parts of views made of them.

    Views are made of it: NumPy's cells cost ten times as much to look at, one by one. A decision
    changes a few fields only, so whatever was read or made stays until a field it was made of
    changes (`renew`); a part is made with a `Reader`, which takes down what is read.
    """

    def __init__(self, states: States) -> None:
        self._states = states
        # The position's bytes, as they are and as they were when they were last looked at.
        self._bytes = states.view(np.uint8)[: position_size(states.dtype)]
        self._seen = self._bytes.copy()
        self._known: set[str] = set()
        self._parts: dict[tuple[Any, ...], tuple[Any, frozenset[str]]] = {}

    def part(self, make: Callable[..., T], *of: Any) -> T:
        """A part of a view: `make(sheet, *of)`, made again only when what it reads has changed."""
        return cast(T, self._part((make, *of))[0])

    @property
    def record(self) -> Any:
        """The record itself, for a rule to read."""
        return self._states[0]

    def _part(self, key: tuple[Any, ...]) -> tuple[Any, frozenset[str]]:
        """A part, and the fields it was made of."""
        found = self._parts.get(key)
        if found is None:
            reader = Reader(self)
            made = key[0](reader, *key[1:])
            found = self._parts[key] = (made, frozenset(reader._read))
        return found

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
    """A sheet as a part's maker reads it."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._read: set[str] = set()

    def part(self, make: Callable[..., T], *of: Any) -> T:
        """A part of this part."""
        made, read = self._sheet._part((make, *of))
        self._read |= read
        return cast(T, made)

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


def renew(sheet: Sheet) -> None:
    """Forget what is not so any more. Not a method: a record may have a field of any name."""
    places = np.flatnonzero(sheet._bytes != sheet._seen)
    if not len(places):
        return
    np.copyto(sheet._seen, sheet._bytes)
    field_at = fields_of(sheet._states.dtype)
    changed = {field_at[place] for place in places.tolist()}
    for field in changed & sheet._known:
        del sheet.__dict__[field]
    sheet._known -= changed
    changed.add(RECORD)
    for key, (_, read) in list(sheet._parts.items()):
        if not changed.isdisjoint(read):
            del sheet._parts[key]


@cache
def fields_of(dtype: np.dtype[Any]) -> list[str]:
    """The field each byte of a position belongs to."""
    assert dtype.fields is not None
    field_at = [RECORD] * dtype.itemsize
    for name, (field, offset, *_) in dtype.fields.items():
        field_at[offset : offset + field.itemsize] = [name] * field.itemsize
    return field_at
