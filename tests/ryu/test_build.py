"""R19 and R20: building, Governors, and the end of the game."""

from itertools import product

import pytest

from ryu.table import (
    CIRCLE,
    Table,
    centre,
    cubes,
    event,
    last_events,
    legal,
    look,
    pieces,
    screen,
    tokens,
)
from wyrmhall.kernel.errors import GameOver, IllegalMove

ORDER = ("blue", "orange", "purple", "yellow", "governor")
COSTS: dict[str, list[tuple[str, ...]]] = {  # R5: every list of cubes that pays a piece
    "A": [("blue",) * 3, ("orange",) * 3, ("purple",) * 3],
    "B": [("blue", "orange", "purple")],
    "C": [("blue",) * 3, ("orange",) * 3, ("purple",) * 3],
    "D": [("blue", "orange", "purple")],
    "E": [("blue", "orange", "purple", "yellow", "yellow")],
}


def payments(piece: str, held: str, governors: int) -> set[str]:
    """R19 by brute force: replace any of the cubes asked for, keep what can be paid."""
    mine = cubes(held)
    found = set()
    for cost in COSTS[piece]:
        for replaced in product([False, True], repeat=len(cost)):
            paid = ["governor" if gone else cube for cube, gone in zip(cost, replaced)]
            paid.sort(key=ORDER.index)
            able = paid.count("governor") <= governors
            if able and all(paid.count(c) <= getattr(mine, c) for c in ORDER[:4]):
                found.add("build with " + "+".join(paid))
    return found


@pytest.mark.parametrize("piece", "ABCDE")
@pytest.mark.parametrize("governors", range(6))
@pytest.mark.parametrize(
    "held",
    [
        "",
        "1 blue",
        "2 blue 1 orange",
        "3 blue 2 orange",
        "1 blue 1 orange 1 purple",
        "1 blue 1 purple 1 yellow",
        "3 blue 3 orange 3 purple 3 yellow",
        "5 yellow",
    ],
)
def test_R19_each_governor_replaces_any_one_cube(piece: str, governors: int, held: str) -> None:
    built = "ABCDE"[: "ABCDE".index(piece)]
    match = Table().built(0, built).screen(0, held).tokens(0, governor=governors).match()
    assert legal(match, 0, "build") == payments(piece, held, governors)


def test_R19_cubes_to_the_centre_governors_to_the_reserve() -> None:
    table = Table().built(0, "ABC").screen(0, "1 blue 2 purple 1 yellow").tokens(0, governor=3)
    match = table.match()
    match.play(0, "build with blue+purple+governor")
    assert pieces(match, 0) == "ABCD"
    assert screen(match, 0) == cubes("1 purple 1 yellow")
    assert centre(match) == cubes("1 blue 1 purple")
    assert tokens(match, 0) == (0, 0, 2)
    assert last_events(match) == [
        event("paid", who=0, blue=1, orange=0, purple=1, yellow=0),
        event("spent", who=0, token="governor", count=1),
        event("built", who=0, piece="D"),
    ]


def test_R19_no_overpaying_and_no_mixed_colours_for_A() -> None:
    match = Table().screen(0, "2 blue 2 orange").tokens(0, governor=1).match()
    assert legal(match, 0, "build") == {
        "build with blue+blue+governor",
        "build with orange+orange+governor",
    }
    with pytest.raises(IllegalMove):
        match.play(0, "build with blue+orange+governor")


@pytest.mark.parametrize("island", CIRCLE)
def test_R19_from_any_island(island: str) -> None:
    match = Table().stands(0, island).screen(0, "3 orange").match()
    match.play(0, "build with orange+orange+orange")
    assert pieces(match, 0) == "A"
    assert look(match).acted


def test_R19_in_order_only_the_next_piece() -> None:
    match = Table().built(0, "A").screen(0, "3 blue").match()
    assert legal(match, 0, "build") == set()


def test_R20_building_E_wins_at_once() -> None:
    table = Table(players=4).turn(2).built(2, "ABCD").built(0, "ABCD")
    match = table.screen(2, "1 blue 1 orange 1 purple 2 yellow").match()
    match.play(2, "build with blue+orange+purple+yellow+yellow")
    assert match.outcome is not None
    assert match.outcome.reason == "dragon-complete"
    assert match.outcome.ranking == ((2,), (0, 1, 3))  # C5: all others tie second
    assert match.outcome.scores == (4, 0, 5, 0)
    assert match.pending == ()
    assert last_events(match)[-1] == event("won", who=2)
    with pytest.raises(GameOver):
        match.play(3, "end")


def test_R20_with_governors_alone() -> None:
    match = Table().built(0, "ABCD").screen(0, "").tokens(0, governor=5).match()
    match.play(0, "build with " + "+".join(["governor"] * 5))
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
