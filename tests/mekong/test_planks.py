"""M12–M17: choosing, laying, losing and removing planks."""

from mekong.table import (
    Table,
    events,
    facts,
    legal,
    look,
    planks,
    play,
    reserve,
    round_is_over,
    stones,
)


def test_M12_any_plank_of_the_reserve_also_one_that_fits_nowhere() -> None:
    """13 and 27 are a plank of size 1 apart; red and 9 need a 5."""
    match = Table().stones(9).acts("red", "plank").match()
    assert legal(match, "red") == {f"take plank {size}" for size in range(1, 7)}
    play(match, "red", "take plank 4")
    assert facts(match, "plank_lost") == {"who": 0, "size": 4, "colour": "red"}


def test_M12_two_stones_or_a_village_and_a_stone_whoever_placed_them() -> None:
    match = Table().stones(27, 13, 9).acts("red", "plank").match()
    play(match, "red", "take plank 3")
    assert legal(match, "red") == {
        "bridge red-13",
        "bridge red-27",
        "bridge 9-13",
        "bridge 9-27",
        "bridge 13-27",
    }
    play(match, "red", "bridge 9-27")
    assert planks(match) == {"9-27": "red 3"}
    assert reserve(match, "red") == ["red 1", "red 2", "red 4", "red 5", "red 6"]
    assert round_is_over(match)


def test_M12_with_an_empty_reserve_the_card_is_lost() -> None:
    match = Table().stones(13, 27).reserve("red").acts("red", "plank").match()
    assert events(match) == ["no_plank", "round"]


def test_M12_a_lone_plank_is_not_asked_for() -> None:
    match = Table().stones(13, 27, 9).reserve("red", "red 1").acts("red", "plank").match()
    assert legal(match, "red") == {"bridge red-27", "bridge 13-27"}


def test_M13_a_plank_with_a_legal_pair_must_be_laid_and_any_other_is_lost() -> None:
    match = Table().stones(13).acts("red", "plank").match()
    play(match, "red", "take plank 3")  # the one pair it holds on is used without asking
    assert planks(match) == {"red-13": "red 3"}
    lost = Table().stones(13).acts("red", "plank").match()
    play(lost, "red", "take plank 2")
    assert planks(lost) == {}
    assert [(p.size, p.colour) for p in look(lost).lost] == [(2, "red")]
    assert "red 2" not in reserve(lost, "red")
    assert round_is_over(lost)


def test_M14_at_most_three_planks_on_a_stone() -> None:
    table = Table().stones(1, 2, 3, 4, 5).plank("1-2", 1, "red").plank("1-3", 1, "blue")
    two = table.acts("red", "plank").match()
    play(two, "red", "take plank 6")
    assert {"bridge 1-4", "bridge 1-5"} <= legal(two, "red")
    table = (
        Table()
        .stones(1, 2, 3, 4, 5)
        .plank("1-2", 1, "red")
        .plank("1-3", 1, "blue")
        .plank("1-4", 2, "blue")
    )
    three = table.acts("red", "plank").match()
    play(three, "red", "take plank 6")
    assert not [text for text in legal(three, "red") if text.startswith("bridge 1-")]


def test_M14_at_most_three_planks_on_a_village() -> None:
    table = Table().stones(9, 13, 21, 27)
    for pair, size in (("red-27", 1), ("red-13", 3)):
        table.plank(pair, size, "red")
    two = table.acts("red", "plank").match()
    play(two, "red", "take plank 6")
    assert "bridge red-21" in legal(two, "red")
    table = Table().stones(9, 13, 21, 27, 10)
    for pair, size in (("red-27", 1), ("red-13", 3), ("red-21", 5)):
        table.plank(pair, size, "red")
    three = table.acts("red", "plank").match()
    play(three, "red", "take plank 6")
    assert not [text for text in legal(three, "red") if "red" in text]


def test_M14_two_supports_carry_one_plank() -> None:
    match = Table().stones(27, 13).plank("13-27", 1, "blue").acts("red", "plank").match()
    play(match, "red", "take plank 6")
    assert legal(match, "red") == {"bridge red-13", "bridge red-27"}


def test_M14_longer_than_needed_is_fine_and_shorter_is_not() -> None:
    for size, held in ((2, False), (3, True), (6, True)):
        match = Table().stones(10, 1).reserve("red", f"red {size}").acts("red", "plank").match()
        pairs = set(planks(match)) | {t.removeprefix("bridge ") for t in legal(match, "red")}
        assert ("1-10" in pairs) == held


def test_M15_a_plank_never_crosses_another() -> None:
    """9-10 and 13-3 cross; planks that share a stone do not."""
    table = Table().stones(3, 9, 10, 13).plank("9-10", 2, "blue").acts("red", "plank")
    match = table.match()
    play(match, "red", "take plank 6")
    assert "bridge 3-13" not in legal(match, "red")
    assert {"bridge 3-9", "bridge 3-10", "bridge 9-13", "bridge 10-13"} <= legal(match, "red")


def test_M15_no_plank_over_a_stone_and_no_stone_under_a_plank() -> None:
    """Island 13 lies less than 80 beside the line from 10 to 27."""
    match = Table().stones(10, 27).acts("red", "plank").match()
    play(match, "red", "take plank 4")
    assert "bridge 10-27" in (legal(match, "red") | {f"bridge {p}" for p in planks(match)})
    over = Table().stones(10, 13, 27).acts("red", "plank").match()
    play(over, "red", "take plank 4")
    assert "bridge 10-27" not in legal(over, "red")


def test_M15_an_island_no_longer_covered_is_free_again() -> None:
    table = Table().stones(10, 27).plank("10-27", 4, "blue")
    assert look(table.match()).islands[12].covered
    match = (
        Table()
        .stones(10, 27)
        .plank("10-27", 4, "blue")
        .reserve("red", "red 1")
        .acts("red", "remove")
        .match()
    )
    assert planks(match) == {}  # nothing else could be removed
    assert not look(match).islands[12].covered


def test_M16_the_first_plank_is_resolved_before_the_second_is_chosen() -> None:
    match = Table().stones(13, 27).acts("red", "two-planks").match()
    play(match, "red", "take plank 6", "bridge 13-27")
    assert legal(match, "red") == {f"take plank {size}" for size in range(1, 6)}
    play(match, "red", "take plank 5")
    assert legal(match, "red") == {"bridge red-13", "bridge red-27"}


def test_M16_the_first_may_be_lost_and_the_second_laid() -> None:
    match = Table().stones(13).acts("red", "two-planks").match()
    play(match, "red", "take plank 1")
    assert facts(match, "plank_lost")["size"] == 1
    play(match, "red", "take plank 3")
    assert planks(match) == {"red-13": "red 3"}
    assert round_is_over(match)


def test_M16_with_one_plank_left_only_one_is_laid() -> None:
    match = Table().stones(13).reserve("red", "red 3").acts("red", "two-planks").match()
    assert events(match) == ["bridged", "no_plank", "round"]


def test_M17_a_plank_of_any_owner_into_your_reserve_its_colour_kept() -> None:
    match = (
        Table()
        .stones(27, 13, 9)
        .plank("red-27", 1, "blue")
        .plank("9-13", 2, "yellow")
        .reserve("red", "red 3", "red 4")
        .acts("red", "remove")
        .match()
    )
    assert legal(match, "red") == {"remove plank red-27", "remove plank 9-13"}
    play(match, "red", "remove plank red-27")
    assert reserve(match, "red") == ["blue 1", "red 3", "red 4"]
    assert set(planks(match)) == {"9-13"}


def test_M17_never_a_second_of_one_size_nor_a_third_colour() -> None:
    match = (
        Table()
        .stones(27, 13, 9, 10)
        .plank("red-27", 1, "blue")
        .plank("9-13", 2, "yellow")
        .plank("10-13", 3, "blue")
        .reserve("red", "red 3", "blue 4")
        .acts("red", "remove")
        .match()
    )
    assert reserve(match, "red") == ["blue 1", "red 3", "blue 4"]  # the only one allowed
    assert round_is_over(match)


def test_M17_colours_are_counted_after_taking() -> None:
    """A reserve of blue and yellow takes no red; one of blue alone does."""
    table = Table().stones(27, 13).plank("red-27", 1, "red").plank("13-27", 2, "red")
    match = table.reserve("red", "blue 4", "yellow 5").acts("red", "remove").match()
    assert events(match) == ["nothing_to_remove", "round"]
    alone = Table().stones(27, 13).plank("red-27", 1, "red").plank("13-27", 2, "red")
    assert len(legal(alone.reserve("red", "blue 4").acts("red", "remove").match(), "red")) == 2


def test_M17_no_plank_with_a_pawn_on_it_and_no_stone_that_bears_a_plank() -> None:
    match = (
        Table()
        .stones(27, 13, 9, 1)
        .plank("13-27", 1, "blue")
        .pawn("blue", "13-27")
        .reserve("red")
        .acts("red", "remove")
        .match()
    )
    assert legal(match, "red") == {"remove stone 1", "remove stone 9"}
    play(match, "red", "remove stone 9")
    assert stones(match) == {1, 13, 27}
    assert look(match).stones_left == 24


def test_M17_neither_possible_lost() -> None:
    match = Table().acts("red", "remove").match()
    assert events(match) == ["nothing_to_remove", "round"]
