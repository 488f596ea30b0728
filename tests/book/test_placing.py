"""B6–B8: placing dice and being outbid; C2: equal dice are one choice."""

from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from book.table import POINTS, Table, dice, event, last_events, legal, look
from wyrmhall.kernel.errors import IllegalMove

pips = st.integers(1, 6)
three_dice = st.tuples(pips, pips, pips)
few = settings(max_examples=30, deadline=None)


def hands(shown: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Every different set of one to three of these dice."""
    return {hand for size in (1, 2, 3) for hand in combinations(sorted(shown), size)}


def placements(pile: int, allowed: set[tuple[int, ...]]) -> set[str]:
    return {f"place {'+'.join(map(str, hand))} on {pile}" for hand in allowed}


def test_B6_dice_must_reach_the_cards_points() -> None:
    table = Table(players=3).pile(1, "hydra jungle").pile(2, "hydra storm").pile(3, "hydra volcano")
    assert legal(table.match(), 0) == {
        *("place 3+4 on 1", "place 3+5 on 1", "place 4+5 on 1", "place 3+4+5 on 1"),
        *("place 5 on 2", "place 3+4 on 2", "place 3+5 on 2", "place 4+5 on 2"),
        *("place 3+4+5 on 2",),
        *("place 3+5 on 3", "place 4+5 on 3", "place 3+4+5 on 3"),
    }


def test_B6_where_an_opponent_lies_dice_must_exceed_the_total() -> None:
    """The rulebook's example: Adam lies with 3 and 4, so it takes at least 8."""
    table = Table(players=3).pile(1, "hydra plains").dice(1, (3, 1), (4, 1), 1)
    assert "place 3+4 on 1" not in legal(table.dice(0, 3, 4, 1).match(), 0)
    assert "place 3+5 on 1" in legal(table.dice(0, 3, 5, 1).match(), 0)
    with pytest.raises(IllegalMove):
        table.dice(0, 3, 4, 1).match().play(0, "place 3+4 on 1")


@few
@given(mine=three_dice, theirs=st.lists(pips, max_size=3), world=st.sampled_from(list(POINTS)))
def test_B6_exactly_the_hands_that_reach_and_exceed_are_offered(
    mine: tuple[int, int, int], theirs: list[int], world: str
) -> None:
    total, points = sum(theirs), POINTS[world]
    assume(not theirs or total >= points)
    free = [3] * (3 - len(theirs))
    table = Table(players=3).pile(1, f"hydra {world}").pile(2, "drake volcano").dice(0, *mine)
    match = table.dice(1, *[(shown, 1) for shown in theirs], *free).match()
    allowed = {hand for hand in hands(mine) if sum(hand) >= points and sum(hand) > total}
    offered = {move for move in legal(match, 0, "place") if move.endswith(" on 1")}
    assert offered == placements(1, allowed)


def test_B6_dice_may_lie_on_three_cards_one_card_at_a_time() -> None:
    table = Table(players=3).pile(1, "hydra plains").pile(2, "drake plains").pile(3, "drake storm")
    match = table.dice(0, 4, 5, 6).match()
    match.play(0, "place 4 on 1")
    assert dice(match, 0) == [(4, 1), 5, 6]
    assert "end" in legal(match, 0)
    match.play(0, "place 6 on 3")
    match.play(0, "place 5 on 2")
    assert dice(match, 0) == [(4, 1), (5, 2), (6, 3)]
    assert [pile.holder for pile in look(match).piles] == [0, 0, 0]
    assert match.pending == (1,)


def test_B6_all_three_dice_on_one_card_or_two_and_one() -> None:
    table = Table(players=3).pile(1, "hydra volcano").pile(2, "drake plains")
    all_three, two_and_one = table.match(), table.match()
    all_three.play(0, "place 3+4+5 on 1")
    assert dice(all_three, 0) == [(3, 1), (4, 1), (5, 1)]
    two_and_one.play(0, "place 3+5 on 1")
    two_and_one.play(0, "place 4 on 2")
    assert dice(two_and_one, 0) == [(3, 1), (4, 2), (5, 1)]


def test_B6_each_card_is_fully_resolved_before_the_next() -> None:
    """The outbid dice are home, and raised, before anything else is decided."""
    table = Table(players=3).pile(1, "hydra plains").pile(2, "drake plains")
    match = table.dice(0, 5, 5, 6).dice(1, (4, 1), (3, 2), 1).match()
    match.play(0, "place 5 on 1")
    assert match.pending == (0,)
    assert dice(match, 1) == [1, (3, 2), 5]
    assert event("outbid", who=1, pile=1) in last_events(match)


def test_B6_a_die_is_placed_at_most_once_a_turn() -> None:
    table = (
        Table(players=3).pile(1, "hydra plains").pile(2, "drake plains").pile(3, "wyvern plains")
    )
    match = table.dice(0, 3, 4, 5).match()
    match.play(0, "place 5 on 1")
    wanted = placements(1, hands((3, 4))) | placements(2, hands((3, 4)))
    assert legal(match, 0, "place") == wanted | placements(3, hands((3, 4)))
    assert [die.spent for die in look(match).seats[0].dice] == [False, False, True]


def test_B6_dice_placed_in_an_earlier_turn_stay_where_they_lie() -> None:
    table = (
        Table(players=3).pile(1, "hydra plains").pile(2, "drake plains").pile(3, "wyvern plains")
    )
    match = table.dice(0, (6, 1), (6, 1), 4).match()
    assert legal(match, 0, "place") == {"place 4 on 1", "place 4 on 2", "place 4 on 3"}


def test_B6_never_under_another_players_immunity() -> None:
    table = (
        Table(players=3).pile(1, "hydra plains").pile(2, "drake plains").pile(3, "wyvern plains")
    )
    match = table.dice(0, 6, 6, 6).dice(1, (3, 1), 3, 3).token(1, 1).match()
    assert legal(match, 0) == {
        *("place 6 on 2", "place 6+6 on 2", "place 6+6+6 on 2"),
        *("place 6 on 3", "place 6+6 on 3", "place 6+6+6 on 3"),
    }


def test_B6_a_covered_card_asks_for_nothing() -> None:
    match = Table(players=3).pile(1, "hydra plains", "hydra volcano").match()
    assert "place 3 on 1" in legal(match, 0)


def test_B7_free_dice_may_be_added_to_a_card_one_holds() -> None:
    """Old and new dice count together: a single 1 will do where 8 are asked for."""
    table = Table(players=3).pile(1, "hydra volcano").dice(0, (4, 1), (4, 1), 1)
    match = table.pile(2, "drake volcano").pile(3, "wyvern volcano").match()
    assert legal(match, 0) == {"take 1", "place 1 on 1"}
    match.play(0, "place 1 on 1")
    assert dice(match, 0) == [(1, 1), (4, 1), (4, 1)]
    assert look(match).piles[0].total == 9
    assert last_events(match)[0] == event("placed", who=0, pile=1, dice="1", total=9)


def test_B7_old_and_new_dice_together_must_be_beaten() -> None:
    table = Table(players=3).pile(1, "hydra plains").dice(0, (3, 1), 3, 1).dice(1, 1, 5, 6)
    match = table.match()
    match.play(0, "place 3 on 1")
    match.play(0, "end")
    on_first = {move for move in legal(match, 1, "place") if move.endswith(" on 1")}
    assert on_first == {"place 1+6 on 1", "place 5+6 on 1", "place 1+5+6 on 1"}


def test_B7_adding_counts_as_placing() -> None:
    """No take afterwards, and the turn may end."""
    match = Table(players=3).pile(1, "hydra plains").dice(0, (3, 1), 3, 4).match()
    match.play(0, "place 4 on 1")
    assert legal(match, 0, "take") == set()
    assert "end" in legal(match, 0)
    assert look(match).placed


def test_B7_an_empty_pile_takes_no_dice() -> None:
    match = Table(players=3).only(1).pile(2, "hydra plains").dice(0, 6, 6, 6).match()
    assert {move.args["pile"] for move in match.legal(0)} == {"2", "3"}
    with pytest.raises(IllegalMove):
        match.play(0, "place 6+6+6 on 1")


def test_B8_outbid_dice_return_raised_by_one() -> None:
    table = Table(players=3).pile(1, "hydra plains").pile(2, "drake plains")
    match = table.dice(0, 6, 6, 1).dice(1, (3, 1), (5, 1), 2).match()
    match.play(0, "place 6+6 on 1")
    assert dice(match, 1) == [2, 4, 6]
    assert event("outbid", who=1, pile=1) in last_events(match)
    first = look(match).piles[0]
    assert (first.holder, first.dice, first.total) == (0, (6, 6), 12)


def test_B8_dice_on_other_cards_and_free_dice_are_not_raised() -> None:
    table = Table(players=3).pile(1, "hydra plains").pile(2, "drake plains")
    match = table.dice(0, 6, 1, 1).dice(1, (3, 1), (4, 2), 2).match()
    match.play(0, "place 6 on 1")
    assert dice(match, 1) == [2, 4, (4, 2)]


def test_B8_nobody_is_outbid_where_nobody_lay() -> None:
    match = Table(players=3).pile(1, "hydra plains").match()
    match.play(0, "place 5 on 1")
    assert [dice(match, seat) for seat in (1, 2)] == [[3, 4, 5], [3, 4, 5]]
    assert event("outbid", who=1, pile=1) not in last_events(match)


@few
@given(theirs=st.lists(pips, min_size=1, max_size=3))
def test_B8_each_outbid_die_gains_one_and_never_passes_six(theirs: list[int]) -> None:
    assume(3 <= sum(theirs) < 18)
    free = [1] * (3 - len(theirs))
    table = Table(players=3).pile(1, "hydra plains").dice(0, 6, 6, 6)
    match = table.dice(1, *[(shown, 1) for shown in theirs], *free).match()
    match.play(0, "place 6+6+6 on 1")
    assert dice(match, 1) == sorted([*free, *(min(shown + 1, 6) for shown in theirs)])


def test_B8_outbid_dice_may_be_placed_again_by_their_owner() -> None:
    table = Table(players=3).pile(1, "hydra plains").pile(2, "drake storm").pile(3, "drake volcano")
    match = table.dice(0, 6, 1, 1).dice(1, (4, 1), 1, 1).match()
    match.play(0, "place 1+1+6 on 1")
    assert match.pending == (1,)
    assert "place 5 on 2" in legal(match, 1)


def test_C2_equal_dice_are_one_choice() -> None:
    table = (
        Table(players=3).pile(1, "hydra plains").pile(2, "drake volcano").only(3, "drake desert")
    )
    match = table.dice(0, 4, 4, 4).match()
    assert legal(match, 0) == {
        *("place 4 on 1", "place 4+4 on 1", "place 4+4+4 on 1"),
        *("place 4+4 on 2", "place 4+4+4 on 2"),
        *("place 4+4 on 3", "place 4+4+4 on 3"),
    }
    match.play(0, "place 4 on 1")
    assert dice(match, 0) == [4, 4, (4, 1)]


def test_C3_a_placement_can_be_taken_back() -> None:
    table = Table(players=3).pile(1, "hydra plains").dice(0, 6, 1, 1).dice(1, (5, 1), 2, 2)
    match = table.match()
    before = match.digest()
    match.play(0, "place 6 on 1")
    assert dice(match, 1) == [2, 2, 6]
    match.undo(0)
    assert match.digest() == before
    assert dice(match, 1) == [2, 2, (5, 1)]
