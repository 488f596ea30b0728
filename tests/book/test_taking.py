"""B9: taking a card with one's dice; C3: what a take reveals."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from book.table import Table, book, dice, event, last_events, legal, look, visible
from wyrmhall.kernel.errors import CannotUndo, IllegalMove


def test_B9_card_and_dice_come_home_each_die_lowered_by_one() -> None:
    table = Table(players=3).pile(1, "hydra volcano", "drake plains")
    match = table.dice(0, (6, 1), (3, 1), 4).match()
    match.play(0, "take 1")
    assert book(match, 0) == ["hydra volcano"]
    assert dice(match, 0) == [2, 4, 5]
    assert look(match).seats[0].points == 8
    assert last_events(match)[0] == event("took", who=0, pile=1, kind="hydra", world="volcano")


@settings(max_examples=30, deadline=None)
@given(shown=st.lists(st.integers(1, 6), min_size=1, max_size=3))
def test_B9_each_die_loses_one_and_never_falls_below_one(shown: list[int]) -> None:
    assume(sum(shown) >= 3)
    free = [2] * (3 - len(shown))
    table = Table(players=3).pile(1, "hydra plains", "hydra storm").pile(2, "drake plains")
    match = table.dice(0, *[(pips, 1) for pips in shown], *free).match()
    match.play(0, "take 1")
    assert dice(match, 0) == sorted([*free, *(max(pips - 1, 1) for pips in shown)])


def test_B9_only_the_dice_of_that_card_come_home() -> None:
    table = (
        Table(players=3).pile(1, "hydra plains").pile(2, "drake plains").pile(3, "wyvern plains")
    )
    match = table.dice(0, (4, 1), (4, 2), (5, 3)).match()
    assert legal(match, 0) == {"take 1", "take 2", "take 3"}
    match.play(0, "take 2")
    assert dice(match, 0) == [3, (4, 1), (5, 3)]


def test_B9_one_card_per_turn() -> None:
    table = Table(players=3).pile(1, "hydra plains").pile(2, "drake plains")
    match = table.dice(0, (5, 1), (4, 2), 3).match()
    match.play(0, "take 1")
    assert legal(match, 0, "take") == set()
    with pytest.raises(IllegalMove):
        match.play(0, "take 2")


def test_B9_only_a_card_ones_own_dice_hold() -> None:
    """Not another player's, not one nobody holds."""
    table = Table(players=3).pile(1, "hydra plains").pile(2, "drake plains").pile(3, "drake storm")
    match = table.dice(0, (5, 1), 4, 3).dice(1, (4, 2), 3, 5).match()
    assert legal(match, 0, "take") == {"take 1"}


def test_B9_not_the_card_under_the_blocking_die() -> None:
    match = Table(players=2).pile(1, "hydra plains").dice(0, (5, 1), 4, 3).block(3).match()
    assert legal(match, 0, "take") == {"take 1"}


def test_B9_not_a_card_placed_on_in_the_same_turn() -> None:
    """'At the start of your turn': dice lie at least one round before they bring a card."""
    match = Table(players=3).pile(1, "hydra plains").match()
    match.play(0, "place 5 on 1")
    assert legal(match, 0, "take") == set()


def test_B9_the_next_card_of_the_pile_becomes_visible() -> None:
    table = Table(players=3).pile(1, "hydra plains", "drake volcano")
    match = table.dice(0, (5, 1), 4, 3).match()
    match.play(0, "take 1")
    first = look(match).piles[0]
    assert visible(match, 1) == "drake volcano"
    assert (first.height, first.floor, first.holder, first.total) == (11, 8, None, 0)
    assert event("uncovered", pile=1, kind="drake", world="volcano") in last_events(match)


def test_B9_the_dice_that_took_a_card_may_be_placed_in_the_same_turn() -> None:
    """They were placed in an earlier turn, so B6 lets them go out again."""
    table = Table(players=3).pile(1, "hydra plains", "drake storm").pile(2, "drake volcano")
    match = table.dice(0, (6, 1), (2, 1), 1).match()
    match.play(0, "take 1")
    assert "place 5 on 1" in legal(match, 0)
    match.play(0, "place 5 on 1")
    assert dice(match, 0) == [1, 1, (5, 1)]


def test_B9_the_ability_is_yours_from_that_moment() -> None:
    table = Table(players=3).pile(1, "hydra desert", "drake volcano")
    match = table.dice(0, (6, 1), (2, 1), 4).match()
    assert legal(match, 0, "raise") == set()
    match.play(0, "take 1")
    assert legal(match, 0, "raise") == {"raise 1", "raise 4", "raise 5"}
    match.play(0, "raise 4")
    assert book(match, 0) == ["hydra desert used"]


def test_B9_the_last_card_leaves_the_pile_empty() -> None:
    match = Table(players=3).only(1, "hydra plains").dice(0, (5, 1), 4, 3).match()
    match.play(0, "take 1")
    first = look(match).piles[0]
    assert (first.height, first.top, first.floor) == (0, None, None)
    assert event("emptied", pile=1) in last_events(match)
    assert "1" not in {move.args.get("pile") for move in match.legal(0)}


def test_C3_a_take_that_uncovers_a_card_cannot_be_taken_back() -> None:
    match = Table(players=3).pile(1, "hydra plains").dice(0, (5, 1), 4, 3).match()
    match.play(0, "take 1")
    assert not match.undoable(0)
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert book(match, 0) == ["hydra plains"]


def test_C3_a_take_of_the_last_card_reveals_nothing() -> None:
    match = Table(players=3).only(1, "hydra plains").dice(0, (5, 1), 4, 3).match()
    before = match.digest()
    match.play(0, "take 1")
    assert match.undoable(0)
    match.undo(0)
    assert match.digest() == before
    assert book(match, 0) == []
