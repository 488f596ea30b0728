"""What a maker's code reads is told without running it."""

from functools import cache
from typing import Any

import wyrmhall
from wyrmhall.kernel import reading
from wyrmhall.kernel.options import Chosen
from wyrmhall.kernel.reading import names_read
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.view import Scene


@rule
def stones(s: Any) -> int:
    return int(s.stones)


def planks(s: Any) -> int:
    return int(s.planks)


@cache
def cached(s: Any) -> int:
    return int(s.lost)


class Seat:
    def __init__(self, s: Any) -> None:
        self.cards = s.cards

    @property
    def full(self) -> bool:
        return bool(self.cards.count > 3)


def test_a_maker_reads_what_it_and_all_it_calls_read() -> None:
    def make(s: Any) -> Any:
        inner = planks
        later = lambda: s.turn  # noqa: E731
        return [inner(s) for _ in range(s.players)], later, stones(s), cached(s)

    read = names_read(make)
    assert read is not None
    assert {"planks", "players", "turn", "stones", "lost"} <= read
    assert "cards" not in read


def test_closures_defaults_classes_and_modules_are_looked_into() -> None:
    from_outside = planks

    def closed(s: Any) -> Any:
        return from_outside(s)

    def given(s: Any, how: Any = planks) -> Any:
        return how(s)

    for make in (closed, given):
        read = names_read(make)
        assert read is not None
        assert "planks" in read
    read = names_read(lambda s: Seat(s).full)
    assert read is not None
    assert {"cards", "count"} <= read
    read = names_read(lambda s: reading._names_in(s.code))
    assert read is not None
    assert "co_consts" in read


def test_code_that_reads_by_any_name_may_read_anything() -> None:
    assert names_read(lambda s: getattr(s, "turn")) is None  # noqa: B009
    assert names_read(lambda s: stones(s.record)) is None


def test_who_reads_by_given_names_says_which() -> None:
    options = wyrmhall.load("book").options
    assert names_read(Chosen(options)) == frozenset(option.name for option in options)


def test_no_view_of_ours_reads_by_any_name() -> None:
    for name in wyrmhall.games():
        scene = wyrmhall.load(name).view
        assert isinstance(scene, Scene)
        for field, make in scene._makers.items():
            assert names_read(make) is not None, f"{name}: {field} is made at every decision"
