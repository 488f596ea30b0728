"""How a table is drawn: by the game itself, or plainly, as a list of what the view holds.

A plain drawing needs nothing but the view and the game's words. A field is called by the message
`view-FIELD` where the game has one, else by its own name; its values are put in words by
`value-FIELD`. The seats make a table, a row a player. The page does the same.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wyrmhall.kernel.game import Game
from wyrmhall.kernel.view import View
from wyrmhall.kernel.words import SEAT_FACTS, Words

NameOf = Callable[[int], str]
NOTHING = "–"
SEAT_FIELDS = SEAT_FACTS | {"turn", "first", "holder"}
"""Fields whose numbers are seats: they are shown as names."""
SEATS = "seats"
APART = (*View.__struct_fields__, "options", SEATS)
"""Fields that are shown elsewhere, or in a table of their own."""


def drawing(game: Game) -> Callable[..., RenderableType]:
    """The function that draws a game's view."""
    if game.terminal is None:
        return draw_plainly
    draw: Callable[..., RenderableType] = import_module(game.terminal).draw
    return draw


def draw_plainly(view: View, words: Words, name_of: NameOf) -> RenderableType:
    """Every field of a view with its name, then the players."""
    fields = Table.grid(padding=(0, 2))
    for name in view.__struct_fields__:
        if name not in APART:
            value = _value(name, getattr(view, name), words, name_of)
            fields.add_row(Text(_label(name, words), style="bold"), value)
    seats: Sequence[msgspec.Struct] = getattr(view, SEATS, ())
    return Group(fields, _seats(view, seats, words, name_of)) if seats else fields


def _seats(
    view: View, seats: Sequence[msgspec.Struct], words: Words, name_of: NameOf
) -> RenderableType:
    names = seats[0].__struct_fields__
    table = Table("", *(_label(name, words) for name in names))
    for number, seat in enumerate(seats):
        turn = "▶ " if number in view.pending else "  "
        values = [_value(name, getattr(seat, name), words, name_of) for name in names]
        table.add_row(Text(turn + name_of(number), style="bold"), *values)
    return table


def _label(field: str, words: Words) -> str:
    message = f"view-{field}"
    return words(message) if message in words else field.replace("_", " ").capitalize()


def _value(field: str, value: Any, words: Words, name_of: NameOf) -> str:
    """Anything a view may hold, in one line."""

    def inside(name: str, held: Any) -> str:
        return _value(name, held, words, name_of)

    if value is None or value is False or value in ((), "", {}):
        return NOTHING
    if value is True:
        return "✓"
    if isinstance(value, msgspec.Struct):
        pairs = [(name, getattr(value, name)) for name in value.__struct_fields__]
        return ", ".join(f"{_label(name, words)} {inside(name, held)}" for name, held in pairs)
    if isinstance(value, dict):
        return ", ".join(f"{key} {inside(field, held)}" for key, held in value.items())
    if isinstance(value, tuple):
        between = "; " if isinstance(value[0], msgspec.Struct) else " "
        return between.join(inside(field, held) for held in value)
    if f"value-{field}" in words:
        return words(f"value-{field}", value=value)
    return name_of(value) if field in SEAT_FIELDS else str(value)
