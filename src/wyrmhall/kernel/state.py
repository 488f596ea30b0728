"""The state of a match: a header all games share, the game's own fields, the journal.

A game declares its state as a class, one line a field, and `layout` turns it into a NumPy
record type:

    class State(Header):
        turn: int = cell("i1")
        pips: Cells = cells("i1", SEATS, DICE)

    STATE = layout(State, journal=32)

The journal stands last in the state, so that everything before it is the position itself.
"""

from typing import Any, Final, NamedTuple, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from wyrmhall.kernel.exact import ExactRecord
from wyrmhall.kernel.rule import INTERPRETED, rule

Cells: TypeAlias = Any
"""An array inside the state; its element type is the state's business."""
States: TypeAlias = npt.NDArray[Any]
"""Matches side by side: a one-dimensional array of states."""
Moves: TypeAlias = npt.NDArray[np.int32]
"""Scratch that `legal` fills with move numbers."""

wide: Any = np.int64
"""A number in the one type that rules are called with, so that each is compiled once.

A cell keeps its own small type in compiled code, even through `int`.
"""

RUNNING: Final = 0
NOTE_WIDTH: Final = 8
EVERYONE: Final = -1


class Field(NamedTuple):
    """One line of a state's declaration."""

    code: str
    shape: tuple[int, ...]


def cell(code: str) -> Any:
    """Declare one number, by its NumPy type code ('i1', 'i2', 'u8')."""
    return Field(code, ())


def cells(code: str, *shape: int) -> Any:
    """Declare a table of numbers."""
    return Field(code, shape)


class Header:
    """What the kernel keeps in every match."""

    key: Cells = cells("u8", 2)
    """The secret chance key."""
    drawn: Any = cell("u8")
    """How many blocks of chance were used."""
    revealed: int = cell("i4")
    """How many times something unknown became known (C3): undo stops there."""
    stage: int = cell("i4")
    """Which joint stage is open, counted from 1; 0 when one seat decides at a time."""
    stages: int = cell("i4")
    """How many joint stages were opened so far."""
    asks: int = cell("i1")
    """1 where a decision with a single answer is asked all the same, since asking hides it (C1)."""
    players: int = cell("i1")
    over: int = cell("i1")
    """0 while the game runs, then the number of the reason for its end."""
    noted: int
    """How many notes the last decision left in the journal."""
    notes: Cells
    """The journal: event, who may read it (a bit a seat), arguments."""


def layout(state: type[Header], journal: int) -> np.dtype[Any]:
    """The NumPy type of a declared state, with room for `journal` notes a decision."""
    fields: list[tuple[str, str, tuple[int, ...]]] = []
    for ancestor in reversed(state.__mro__):
        for name, value in vars(ancestor).items():
            if isinstance(value, Field):
                if name.startswith("_"):
                    raise ValueError(f"{state.__name__}.{name}: a field's name starts with no _")
                if hasattr(np.record, name):  # `s.round` would be the method when interpreted
                    raise ValueError(f"{state.__name__}.{name}: NumPy's records have their own")
                fields.append((name, value.code, value.shape))
    fields.append(("noted", "i4", ()))
    fields.append(("notes", "i2", (journal, NOTE_WIDTH)))
    flat = np.dtype(cast(Any, fields), align=True)
    return np.dtype((ExactRecord if INTERPRETED else np.record, flat))


def blank(dtype: np.dtype[Any], count: int = 1) -> States:
    """New states, all zero."""
    return np.zeros(count, dtype)


def thaw(frozen: bytes, dtype: np.dtype[Any]) -> States:
    """A state from its bytes, sharing memory with nobody."""
    return np.frombuffer(bytearray(frozen), dtype)


def position_size(dtype: np.dtype[Any]) -> int:
    """How many leading bytes are the position; the journal follows."""
    assert dtype.fields is not None
    return int(dtype.fields["noted"][1])


@rule
def whisper(s: Header, readers: int, event: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Note an event that only `readers` (a bit a seat) may read.

    A full journal keeps counting, so that a test sees a bound that is too small.
    """
    if s.noted < len(s.notes):
        line = s.notes[s.noted]
        line[0] = event
        line[1] = readers
        line[2] = a
        line[3] = b
        line[4] = c
        line[5] = d
        line[6] = e
    s.noted += 1


@rule
def note(s: Header, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Note an event for all to read."""
    whisper(s, EVERYONE, event, wide(a), wide(b), wide(c), wide(d), wide(e))


@rule
def reveal(s: Header) -> None:
    """Something unknown became known (C3)."""
    s.revealed += 1


@rule
def open_stage(s: Header) -> None:
    """Several seats now owe a decision at once, in any order and in secret."""
    s.stages += 1
    s.stage = s.stages
    s.asks = 1


@rule
def close_stage(s: Header) -> None:
    """The last seat has decided; what was secret is shown."""
    s.stage = 0
    s.asks = 0
    reveal(s)
