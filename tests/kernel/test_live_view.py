"""A view's field is made again when anything it read has changed, however it was read."""

from collections.abc import Callable
from functools import partial
from operator import attrgetter
from typing import Any

import pytest

from wyrmhall.kernel.live_view import CHANGES_KEPT, LiveState
from wyrmhall.kernel.state import Cells, Header, States, blank, cell, cells, layout
from wyrmhall.kernel.view import Scene, View

SEATS = 2


class State(Header):
    turn: int = cell("i1")
    stones: int = cell("i1")
    planks: int = cell("i1")
    cards: Cells = cells("i1", SEATS)


STATE = layout(State, journal=4)


class Shown(View, kw_only=True):
    shown: Any


class Live:
    """One field of a view, made by `make`, for two seats and a spectator."""

    def __init__(self, make: Callable[..., Any]) -> None:
        self.scene = Scene(
            Shown, "test", players=attrgetter("players"), pending=lambda s: (), shown=make
        )
        self.states: States = blank(STATE)
        self.states["players"] = SEATS
        self.state = LiveState(self.states, self.scene)
        self.views = {seat: self._view(seat) for seat in (None, 0, 1)}

    def _view(self, seat: int | None) -> View:
        assert self.state.scene is not None
        return self.state.scene.view(self.state, seat)

    def change(self, field: str, value: Any) -> None:
        self.states[field] = value

    def look(self, seat: int | None) -> Any:
        """The field as the viewer sees it now, brought up to date like a `LiveView`."""
        assert self.state.scene is not None
        before = self.state.version
        self.state.refresh(self.states)
        view = self.views[seat]
        for name, now in self.state.scene.changed_since(before, self.state, view).items():
            setattr(view, name, now)
        fresh = self.scene(LiveState(self.states, self.scene).reader(), seat)
        assert view == fresh
        return view.shown


def stones(s: Any) -> int:
    return int(s.stones)


def planks(s: Any) -> int:
    return int(s.planks)


class Holder:
    def count(self, s: Any) -> int:
        return stones(s)

    def __call__(self, s: Any) -> int:
        return stones(s)


def by_name(name: str, s: Any) -> int:
    return int(getattr(s, name))


def dispatched(s: Any) -> int:
    return {0: stones, 1: planks}[s.turn](s)


def keyword_only(s: Any, *, how: Callable[[Any], int] = stones) -> int:
    return how(s)


def defaulted(s: Any, how: Callable[[Any], int] = stones) -> int:
    return how(s)


def matched(s: Any) -> int:
    match s:
        case object(stones=found):
            return int(found)
    raise AssertionError


def later(s: Any) -> int:
    return next(iter(map(stones, [s])))


IDIOMS: dict[str, Callable[..., Any]] = {
    "function": stones,
    "partial": partial(by_name, "stones"),
    "dispatch": dispatched,
    "bound method": Holder().count,
    "callable object": Holder(),
    "attrgetter": attrgetter("stones"),
    "keyword-only default": keyword_only,
    "default": defaulted,
    "match": matched,
    "map": later,
    "viewer's own": lambda s, viewer: (viewer, s.stones),
    "seats": lambda s, seat, own: (seat, own, s.stones),
}


@pytest.mark.parametrize("make", IDIOMS.values(), ids=IDIOMS)
def test_however_a_field_is_read_its_change_is_seen(make: Callable[..., Any]) -> None:
    live = Live(make)
    before = live.look(0)
    live.change("stones", 5)
    for viewer in (0, 1, None):
        assert live.look(viewer) != before


def test_reads_are_those_of_the_last_time() -> None:
    live = Live(dispatched)
    live.change("planks", 3)
    assert live.look(0) == 0
    live.change("turn", 1)  # from now on planks are read, and stones are not
    assert live.look(0) == 3
    live.change("planks", 4)
    assert live.look(0) == 4
    live.change("turn", 0)
    live.change("stones", 2)
    assert live.look(0) == 2
    live.change("stones", 1)
    assert live.look(0) == 1


def test_only_what_read_a_changed_field_is_made_again() -> None:
    made: list[int] = []

    def make(s: Any) -> int:
        made.append(s.stones)
        return int(s.stones)

    live = Live(make)
    made.clear()
    scene = live.state.scene
    assert scene is not None
    live.change("planks", 1)
    live.state.refresh(live.states)
    assert scene.changed_since(0, live.state, live.views[0]) == {}
    assert made == []
    live.change("stones", 1)
    live.state.refresh(live.states)
    for viewer in (0, 1, None):
        assert scene.changed_since(1, live.state, live.views[viewer]) == {"shown": 1}
    assert made == [1]  # once for all viewers


def test_each_viewer_sees_what_is_theirs() -> None:
    live = Live(lambda s, seat, own: s.cards[seat] if own else None)
    live.change("cards", [3, 4])
    assert live.look(0) == (3, None)
    assert live.look(1) == (None, 4)
    assert live.look(None) == (None, None)


def test_another_array_is_another_position() -> None:
    live = Live(stones)
    live.change("stones", 5)
    assert live.look(0) == 5
    live.states = blank(STATE)  # as after an undo
    live.states["players"] = SEATS
    assert live.look(0) == 0


def test_a_viewer_who_looks_seldom_misses_nothing() -> None:
    live = Live(lambda s: (s.stones, s.planks))
    assert live.state.scene is not None
    for count in range(1, CHANGES_KEPT + 3):
        live.change("stones" if count == 1 else "planks", count)
        live.state.refresh(live.states)
    changed = live.state.scene.changed_since(0, live.state, live.views[0])
    assert changed == {"shown": (1, CHANGES_KEPT + 2)}


def test_the_journal_and_unknown_names_are_no_fields() -> None:
    for name in ("notes", "noted", "wood"):
        with pytest.raises(AttributeError):
            Live(attrgetter(name))
