"""What a viewer sees of a table of Hoard, and what stays hidden."""

from typing import Any

import msgspec

from hoard.pieces import HIGHEST, NOT_CHOSEN
from hoard.state import size
from wyrmhall.kernel.rule import plain
from wyrmhall.kernel.state import RUNNING
from wyrmhall.kernel.view import Scene, View

_size = plain(size)


class Dragon(msgspec.Struct, frozen=True):
    """A player."""

    points: int
    claws: int
    """How many claws are left."""
    showed: int | None
    """The claw of the last round."""


class HoardView(View, kw_only=True):
    """The whole table."""

    round: int
    lair: int
    played: tuple[int, ...]
    seats: tuple[Dragon, ...]
    hand: tuple[int, ...]
    """The viewer's own claws; none for a spectator."""
    chosen: int | None
    """The claw the viewer has laid face down."""


def hidden(s: Any, seat: int | None) -> tuple[Any, ...]:
    """H2, H4: the others' hands and choices."""
    others = [other for other in range(s.players) if other != seat]
    return tuple((_numbers(s.hand[other]), int(s.chosen[other])) for other in others)


def _numbers(claws: Any) -> tuple[int, ...]:
    """The claws of a hand or a pile one by one."""
    return tuple(number for number in range(1, HIGHEST + 1) for _ in range(claws[number]))


def _pending(s: Any) -> tuple[int, ...]:
    # Everyone, chosen or not: who has chosen is a secret too.
    return tuple(range(s.players)) if s.over == RUNNING else ()


def _dragon(s: Any, seat: int) -> Dragon:
    return Dragon(int(s.points[seat]), int(_size(s.hand[seat])), int(s.showed[seat]) or None)


def _hand(s: Any, viewer: int | None) -> tuple[int, ...]:
    return () if viewer is None else _numbers(s.hand[viewer])


def _chosen(s: Any, viewer: int | None) -> int | None:
    if viewer is None or s.chosen[viewer] == NOT_CHOSEN:
        return None
    return int(s.chosen[viewer])


view = Scene(
    HoardView,
    "hoard",
    players=lambda s: s.players,
    pending=_pending,
    round=lambda s: s.rounds,
    lair=lambda s: s.lair,
    played=lambda s: _numbers(s.played),
    seats=lambda s: tuple([_dragon(s, seat) for seat in range(s.players)]),
    hand=_hand,
    chosen=_chosen,
)
