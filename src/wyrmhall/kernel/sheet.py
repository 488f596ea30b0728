"""A record as views read it."""

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from wyrmhall.kernel.rule import long_rule
from wyrmhall.kernel.state import Cells, States, position_size

TURNS_KEPT: Final = 16
MOST_KINDS: Final = 4096


class Sheet:
    """A record read as plain numbers and lists, each field when it is first asked for.

    NumPy's cells cost ten times as much to look at, one by one. A decision changes a few fields
    only, so what was read stays until it changes (`renew`).
    """

    def __init__(self, states: States) -> None:
        self._states = states
        self._form = form_of(states.dtype)
        # The position's bytes, as they are and as they were when they were last looked at.
        self._bytes = states.view(np.uint8)[: position_size(states.dtype)]
        self._seen = self._bytes.copy()
        self._marks = np.zeros(len(self._form.names), np.uint8)
        self._turns: list[frozenset[str]] = []
        """The fields that changed, turn by turn; the last few."""
        self._turn = 0
        self._shared: dict[int, dict[str, Any]] = {}
        """What was made of the sheet this turn for all viewers alike, since an earlier turn."""

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
        self.__dict__[field] = value
        return value


class Form(NamedTuple):
    """How the fields of a record lie in its bytes."""

    names: tuple[str, ...]
    field_at: npt.NDArray[np.int64]
    """The number of the field each byte belongs to."""
    kinds: dict[bytes, frozenset[str]]
    """The fields of every kind of change met so far, by their marks."""


# These are no methods: a record may have a field of any name.


def renew(sheet: Sheet) -> None:
    """Forget what is not so any more, and take down what has changed."""
    names, field_at, kinds = sheet._form
    marks = sheet._marks  # its own: another thread may be at another match of the game
    if not mark_changes(sheet._bytes, sheet._seen, field_at, marks):
        return
    kind = marks.tobytes()
    changed = kinds.get(kind)
    if changed is None:
        if len(kinds) >= MOST_KINDS:
            kinds.clear()
        changed = frozenset([name for name, mark in zip(names, kind) if mark])
        kinds[kind] = changed
    known = sheet.__dict__
    for field in changed:
        known.pop(field, None)
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


def shared_of(sheet: Sheet) -> dict[int, dict[str, Any]]:
    """What has changed this turn for all viewers alike, by the turn since when."""
    return sheet._shared


@long_rule
def mark_changes(now: Cells, seen: Cells, field_at: Cells, marks: Cells) -> bool:
    """Mark the fields whose bytes are other than those seen, and see them; whether any are."""
    for field in range(len(marks)):
        marks[field] = 0
    changed = False
    for place in range(len(seen)):
        if now[place] != seen[place]:
            seen[place] = now[place]
            marks[field_at[place]] = 1
            changed = True
    return changed


@cache
def form_of(dtype: np.dtype[Any]) -> Form:
    """How the fields of this record lie."""
    assert dtype.fields is not None
    names = tuple(dtype.fields)
    field_at = np.zeros(position_size(dtype), np.int64)
    for number, name in enumerate(names):
        field, offset, *_ = dtype.fields[name]
        field_at[offset : offset + field.itemsize] = number
    return Form(names, field_at, {})
