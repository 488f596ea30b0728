"""M10, M11: placing stones."""

from mekong.table import Table, events, legal, look, play, round_is_over, stones

EVERY_ISLAND = range(1, 28)


def test_M10_a_stone_goes_on_any_island_without_one() -> None:
    match = Table().stones(4, 9).acts("red", "stone").match()
    free = {f"stone on {n}" for n in EVERY_ISLAND if n not in (4, 9)}
    assert legal(match, "red") == free
    play(match, "red", "stone on 27")
    assert stones(match) == {4, 9, 27}
    assert look(match).stones_left == 24
    assert round_is_over(match)


def test_M10_without_a_stone_in_the_reserve_the_card_is_lost() -> None:
    match = Table().stones(*EVERY_ISLAND).acts("red", "stone").match()
    assert events(match) == ["no_stone", "round"]


def test_M10_not_on_a_covered_island_and_without_a_free_one_lost() -> None:
    """The plank 10-27 covers island 13."""
    table = Table().stones(10, 27).plank("10-27", 4, "red").acts("red", "stone")
    assert "stone on 13" not in legal(table.match(), "red")
    full = Table().stones(*(n for n in EVERY_ISLAND if n != 13)).plank("10-27", 4, "red")
    match = full.acts("red", "stone").match()
    assert look(match).stones_left == 1
    assert events(match) == ["no_site", "round"]


def test_M10_the_only_free_island_is_taken_without_asking() -> None:
    match = Table().stones(*range(1, 27)).acts("red", "stone").match()
    assert stones(match) == set(EVERY_ISLAND)
    assert round_is_over(match)


def test_M11_two_stones_the_second_not_declinable() -> None:
    match = Table().acts("red", "two-stones").match()
    play(match, "red", "stone on 1")
    assert legal(match, "red") == {f"stone on {n}" for n in EVERY_ISLAND if n != 1}
    play(match, "red", "stone on 2")
    assert stones(match) == {1, 2}
    assert round_is_over(match)


def test_M11_as_many_as_possible() -> None:
    match = Table().stones(*range(1, 27)).acts("red", "two-stones").match()
    assert stones(match) == set(EVERY_ISLAND)
    assert events(match) == ["stone_on", "no_stone", "round"]
