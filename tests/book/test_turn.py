"""B5 and B10: what a turn is made of, and how it ends; C1: what is not asked."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from book.table import Table, book, dice, event, last_events, legal, look, random_play
from wyrmhall.games.book import GAME
from wyrmhall.kernel.errors import IllegalMove


def out_of_reach() -> Table:
    """Seat 0 shows three ones, and no visible card asks for less than four."""
    return (
        Table(players=3)
        .pile(1, "wyvern mountains", "wyvern volcano")
        .pile(2, "drake volcano", "drake jungle")
        .pile(3, "hydra volcano", "hydra jungle")
        .dice(0, 1, 1, 1)
    )


def test_B5_take_and_place_in_one_turn() -> None:
    match = Table(players=3).pile(1, "hydra plains", "hydra storm").dice(0, (4, 1), 4, 5).match()
    match.play(0, "take 1")
    assert book(match, 0) == ["hydra plains"]
    match.play(0, "place 5 on 1")
    assert dice(match, 0) == [3, 4, (5, 1)]
    assert match.pending == (0,)


def test_B5_no_take_once_a_die_is_placed() -> None:
    match = Table(players=3).pile(1, "hydra plains").dice(0, (4, 1), 4, 5).match()
    assert legal(match, 0, "take") == {"take 1"}
    match.play(0, "place 5 on 1")
    assert legal(match, 0, "take") == set()
    with pytest.raises(IllegalMove):
        match.play(0, "take 1")


def test_B5_taking_is_optional() -> None:
    match = Table(players=3).pile(1, "hydra plains").dice(0, (4, 1), 4, 5).match()
    match.play(0, "place 5 on 1")
    match.play(0, "end")
    assert book(match, 0) == []
    assert match.pending == (1,)


def test_B5_placing_is_optional_after_a_take() -> None:
    match = Table(players=3).pile(1, "hydra volcano").dice(0, (4, 1), (4, 1), 5).match()
    match.play(0, "take 1")
    assert legal(match, 0, "place")
    match.play(0, "end")
    assert dice(match, 0) == [3, 3, 5]
    assert match.pending == (1,)


def test_B5_an_ability_does_not_count_as_placing() -> None:
    table = Table(players=3).pile(1, "hydra plains").dice(0, (4, 1), 4, 5)
    match = table.book(0, "drake desert").match()
    match.play(0, "raise 4")
    assert legal(match, 0, "take") == {"take 1"}
    assert "end" not in legal(match, 0)


def test_B5_abilities_at_any_moment_of_the_turn() -> None:
    """Before the take, between take and placement, after the placement."""
    table = Table(players=3).pile(1, "hydra plains", "hydra storm").dice(0, (2, 1), 3, 5)
    match = table.book(0, "drake desert", "drake jungle", "drake mountains").match()
    match.play(0, "raise 3")
    assert dice(match, 0) == [(2, 1), 4, 5]
    match.play(0, "take 1")
    match.play(0, "raise all")
    assert dice(match, 0) == [2, 5, 6]
    match.play(0, "place 5 on 1")
    match.play(0, "turn 2")
    assert dice(match, 0) == [5, (5, 1), 6]


def test_B5_abilities_only_in_ones_own_turn() -> None:
    match = Table(players=3).book(1, "drake desert", "drake jungle").match()
    assert legal(match, 1) == set()
    match.play(0, "place 3+4+5 on 1")
    assert {"raise 3", "raise 4", "raise 5", "raise all"} <= legal(match, 1)
    assert legal(match, 0) == set()


def test_B10_no_end_while_a_placement_is_possible() -> None:
    match = Table(players=3).pile(1, "hydra plains").match()
    assert "end" not in legal(match, 0)
    with pytest.raises(IllegalMove):
        match.play(0, "end")


def test_B10_no_end_while_a_take_is_possible() -> None:
    """All dice lie on a card: nothing to place, but a card to take."""
    table = Table(players=3).pile(1, "hydra plains").pile(2, "drake storm").pile(3, "drake volcano")
    match = table.dice(0, (1, 1), (2, 1), (6, 2)).book(0, "wyvern storm").match()
    assert legal(match, 0) == {"take 1", "take 2", "remove 3"}


def test_B10_end_after_a_take_or_a_placement_raises_nothing() -> None:
    table = Table(players=3).pile(1, "hydra plains").dice(0, (4, 1), 4, 5)
    taking, placing = table.match(), table.match()
    taking.play(0, "take 1")
    taking.play(0, "end")
    assert dice(taking, 0) == [3, 4, 5]
    placing.play(0, "place 4 on 1")
    placing.play(0, "end")
    assert dice(placing, 0) == [(4, 1), (4, 1), 5]
    assert event("rested", who=0) not in taking.journal() + placing.journal()


def test_B10_who_can_neither_take_nor_place_raises_all_dice() -> None:
    match = out_of_reach().book(0, "serpent storm").match()
    assert legal(match, 0) == {"remove 1", "remove 2", "remove 3", "end"}
    assert GAME.describe(GAME.move("end"), look(match)).name == "move-rest"
    match.play(0, "end")
    assert dice(match, 0) == [2, 2, 2]
    assert event("rested", who=0) in last_events(match)
    assert match.pending == (1,)


def test_B10_no_die_is_raised_above_six() -> None:
    """Seat 0 shows 8 in all: two piles hold more, the third is immune."""
    match = (
        Table(players=3)
        .pile(1, "wyvern volcano")
        .pile(2, "drake volcano")
        .pile(3, "hydra jungle")
        .dice(0, 6, 1, 1)
        .dice(1, (6, 1), (6, 1), (6, 3))
        .dice(2, (4, 2), (4, 2), 5)
        .token(1, 3)
        .book(0, "wyvern mountains")
        .match()
    )
    assert legal(match, 0) == {"turn 1", "turn 6", "end"}
    match.play(0, "end")
    assert dice(match, 0) == [2, 2, 6]


def test_B10_is_judged_at_the_end_an_ability_may_make_a_placement_possible() -> None:
    match = out_of_reach().book(0, "serpent jungle").match()
    assert legal(match, 0) == {"raise all", "end"}
    match.play(0, "raise all")
    assert "end" not in legal(match, 0)
    assert legal(match, 0) == {"place 2+2 on 1", "place 2+2+2 on 1"}


def test_B10_is_judged_at_the_end_an_ability_may_make_it_impossible() -> None:
    """The one card seat 0 could place on is removed: what is left is to rest."""
    table = out_of_reach().pile(1, "wyvern plains", "wyvern volcano").book(0, "serpent storm")
    match = table.match()
    assert legal(match, 0) == {"place 1+1+1 on 1", "remove 1", "remove 2", "remove 3"}
    match.play(0, "remove 1")
    assert event("rested", who=0) in last_events(match)
    assert dice(match, 0) == [2, 2, 2]
    assert match.pending == (1,)


def test_B10_after_a_take_that_leaves_nothing_to_do_the_turn_ends_without_a_raise() -> None:
    table = out_of_reach().pile(1, "wyvern plains", "wyvern volcano").dice(0, (1, 1), (2, 1), 1)
    match = table.match()
    match.play(0, "take 1")
    assert dice(match, 0) == [1, 1, 1]
    assert match.pending == (1,)
    assert event("rested", who=0) not in last_events(match)


@settings(max_examples=8, deadline=None)
@given(players=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_B10_who_rests_has_all_three_dice_free(players: int, seed: int) -> None:
    """In every position of random games where ending without a deed is offered."""
    for match in random_play(players, seed):
        view = look(match)
        may_rest = match.pending and not view.took and not view.placed
        if may_rest and "end" in legal(match, match.pending[0]):
            free = dice(match, match.pending[0])
            assert all(isinstance(die, int) for die in free)
            assert legal(match, match.pending[0], "take", "place") == set()
    assert match.outcome is not None, "so every game ends"


def test_C1_a_turn_with_a_single_answer_is_carried_out() -> None:
    """Seat 0 has placed everything, seat 1 can only rest, seat 2 has a choice."""
    match = out_of_reach().dice(0, 3, 4, 5).dice(1, 1, 1, 1).match()
    match.play(0, "place 3+4+5 on 1")
    assert dice(match, 1) == [2, 2, 2]
    assert last_events(match)[-1] == event("rested", who=1)
    assert match.pending == (2,)


def test_C1_an_ability_left_is_a_choice_so_the_end_is_asked() -> None:
    match = Table(players=3).pile(1, "drake storm").book(0, "wyvern plains").match()
    match.play(0, "place 3+4+5 on 1")
    assert legal(match, 0) == {"protect 1", "end"}
