"""M23, M24: by eye, and open water."""

import pytest

from mekong.table import Table, events, facts, last_events, legal, look, planks, play, stones
from wyrmhall import IllegalMove
from wyrmhall.games.mekong import GAME
from wyrmhall.games.mekong.pieces import COLOURS, POINT_AXIAL, VILLAGE_AXIAL


def squared(a: int, b: int) -> int:
    """|a·(50, 0) + b·(25, 25√3)|²."""
    return 2500 * (a * a + a * b + b * b)


def by_eye() -> Table:
    return Table(by_eye=True).stones(9, 13, 27).plank("9-13", 2, "blue").acts("red", "plank")


EVERY_PAIR = {
    *(f"bridge {v}-{n}" for v in COLOURS for n in (9, 13, 27)),
    "bridge 9-13",
    "bridge 9-27",
    "bridge 13-27",
}


def test_M23_every_pair_of_supports_present_is_offered_until_one_holds() -> None:
    match = by_eye().match()
    play(match, "red", "take plank 1")
    assert legal(match, "red") == EVERY_PAIR
    play(match, "red", "bridge green-9")
    assert [(p.name, p.facts["size"]) for p in last_events(match)] == [("event-too_short", 1)]
    assert legal(match, "red") == EVERY_PAIR - {"bridge green-9"}
    with pytest.raises(IllegalMove):
        play(match, "red", "bridge green-9")
    play(match, "red", "bridge 13-27")
    assert planks(match) == {"9-13": "blue 2", "13-27": "red 1"}


def test_M23_another_plank_may_be_tried_on_every_pair_again() -> None:
    match = by_eye().acts("red", "two-planks").match()
    play(match, "red", "take plank 1", "bridge green-9", "bridge 13-27", "take plank 2")
    assert "bridge green-9" in legal(match, "red")


def test_M23_long_enough_but_not_holding_is_blocked() -> None:
    match = by_eye().match()
    play(match, "red", "take plank 3", "bridge 9-13")
    assert [p.name for p in last_events(match)] == ["event-blocked"]
    assert look(match).chosen == 3


def test_M23_the_plank_once_chosen_stays_chosen() -> None:
    match = by_eye().match()
    play(match, "red", "take plank 1")
    assert not match.undoable(0)
    play(match, "red", "bridge green-9")
    assert not match.undoable(0)
    seen = Table().stones(9, 13, 27).acts("red", "plank").match()
    play(seen, "red", "take plank 1")
    assert seen.undoable(0)


def test_M23_a_plank_that_fits_nowhere_is_lost_at_once() -> None:
    match = Table(by_eye=True).stones(9).acts("red", "plank").match()
    play(match, "red", "take plank 4")
    assert facts(match, "plank_lost")["size"] == 4


def test_M24_349_points_some_of_them_at_exactly_250() -> None:
    assert len(POINT_AXIAL) == 349
    assert len(set(POINT_AXIAL)) == 349
    nearest = [min(squared(a - u, b - v) for u, v in VILLAGE_AXIAL) for a, b in POINT_AXIAL]
    assert min(nearest) == 250**2
    assert nearest.count(250**2) == 6
    assert (0, 0) in POINT_AXIAL


def test_M24_points_are_numbered_from_the_top_row_left_to_right() -> None:
    assert list(POINT_AXIAL) == sorted(POINT_AXIAL, key=lambda p: (-p[1], p[0]))


def test_M24_no_islands_and_stones_anywhere() -> None:
    match = Table(open_water=True).acts("red", "two-stones").match()
    assert look(match).islands == ()
    assert legal(match, "red") == {f"stone at {n}" for n in range(1, 350)}
    centre = POINT_AXIAL.index((0, 0)) + 1
    play(match, "red", f"stone at {centre}")
    [stone] = look(match).stones
    assert (stone.number, stone.site, stone.x, stone.y) == (1, centre, 0, 0)


def test_M24_a_view_shows_the_points_where_a_stone_may_go() -> None:
    match = Table(open_water=True).at(1, 200).acts("red", "two-stones").match()
    shown = {f"stone at {point.number}" for point in look(match).points}
    assert shown == legal(match, "red")
    assert (0, 0) in {(point.x, point.y) for point in look(match).points}
    assert look(Table(open_water=True).acts("red", "plank").match()).points == ()
    assert look(Table().acts("red", "stone").match()).points == ()


def test_M24_stones_are_at_least_160_apart() -> None:
    centre = POINT_AXIAL.index((0, 0)) + 1
    match = Table(open_water=True).at(centre).acts("red", "stone").match()
    near = {n for n, (a, b) in enumerate(POINT_AXIAL, 1) if squared(a, b) < 160**2}
    assert len(near) == 7
    assert legal(match, "red") == {f"stone at {n}" for n in range(1, 350) if n not in near}


def test_M24_a_stone_takes_the_lowest_free_number() -> None:
    match = Table(open_water=True).at(10, 20, 30).reserve("red").acts("red", "remove").match()
    play(match, "red", "remove stone 2")
    assert stones(match) == {1, 3}
    again = Table(open_water=True).at(10, 20, 30)
    again.acts("red", "stone")
    placed = again.match()
    play(placed, "red", "stone at 200")
    assert stones(placed) == {1, 2, 3, 4}
    assert facts(placed, "stone_at") == {"who": 0, "stone": 4, "point": 200}


def point(a: int, b: int) -> int:
    """The number of the point a·(100, 0) + b·(50, 50√3)."""
    return POINT_AXIAL.index((2 * a, 2 * b)) + 1


def test_M24_spans_are_exact() -> None:
    """Points 300 apart take plank 1; village red is exactly 250 from (9, 0)."""
    match = Table(open_water=True).at(point(0, 0), point(3, 0)).reserve("red", "red 1")
    assert planks(match.acts("red", "plank").match()) == {"1-2": "red 1"}
    farther = Table(open_water=True).at(point(0, 0), point(4, 0)).reserve("red", "red 1")
    assert events(farther.acts("red", "plank").match())[0] == "plank_lost"
    shore = Table(open_water=True).at(point(9, 0)).reserve("red", "red 1")
    assert planks(shore.acts("red", "plank").match()) == {"red-1": "red 1"}


def test_M24_covering_holds_within_80_of_a_plank() -> None:
    """From (0, 0) to (5, 0): points on the line are covered, the rows beside it, 86.6 off, not."""
    table = Table(open_water=True).at(point(0, 0), point(5, 0)).plank("1-2", 3, "red")
    free = legal(table.acts("red", "stone").match(), "red")
    assert f"stone at {point(2, 0)}" not in free
    assert f"stone at {point(3, 0)}" not in free
    assert f"stone at {point(2, 1)}" in free


def test_M24_no_plank_over_a_stone_nor_across_a_plank() -> None:
    over = Table(open_water=True).at(point(0, 0), point(5, 0), point(2, 0)).acts("red", "plank")
    match = over.match()
    play(match, "red", "take plank 6")
    assert legal(match, "red") == {"bridge 1-3", "bridge 2-3", "bridge red-2"}
    across = (
        Table(open_water=True)
        .at(point(-2, 0), point(2, 0), point(-1, 2), point(1, -2))
        .plank("1-2", 2, "blue")
        .acts("red", "plank")
        .match()
    )
    play(across, "red", "take plank 6")
    assert "bridge 3-4" not in legal(across, "red")
    assert "bridge 1-3" in legal(across, "red")


@pytest.mark.parametrize("edition", ["2012", "2000"])
def test_M24_with_either_edition(edition: str) -> None:
    assert look(GAME.new(3, seed=1, edition=edition, open_water=True)).islands == ()
