"""Hoard, clause by clause, and what stays hidden."""

from collections import Counter
from math import comb

import pytest
from scipy.stats import chisquare

from hoard import GAME
from hoard.pieces import COPIES, HIGHEST, ROUNDS
from hoard_game.table import look, points, story, strike, table
from wyrmhall import IllegalMove


def test_H1_there_are_four_claws_of_each_number() -> None:
    s = GAME.new(5, seed=3).state
    total = s.hand.sum(axis=0) + s.unseen + s.played
    assert total.tolist() == [0] + [COPIES] * HIGHEST


def test_H1_the_treasures_are_worth_one_to_six() -> None:
    match = GAME.new(2, seed=4)
    for _ in range(ROUNDS):
        strike(match, *(int(match.legal(seat)[0].args["claw"]) for seat in range(2)))
    turned_up = [int(p.facts["treasure"]) for p in match.journal(None) if "treasure" in p.facts]
    assert sorted(turned_up) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("players", GAME.seats)
def test_H2_everyone_is_dealt_seven_claws_and_sees_only_their_own(players: int) -> None:
    match = GAME.new(players, seed=5)
    for seat in range(players):
        assert len(look(match, seat).hand) == 7
    assert look(match, None).hand == ()
    assert [dragon.claws for dragon in look(match).seats] == [7] * players


def test_H2_every_claw_is_dealt_equally_often() -> None:
    dealt: Counter[int] = Counter()
    for seed in range(600):
        dealt.update(look(GAME.new(2, seed), 0).hand)
    assert chisquare([dealt[number] for number in range(1, HIGHEST + 1)]).pvalue > 1e-4


def test_H3_a_treasure_is_turned_up_and_joins_the_lair() -> None:
    match = table([9], [9], [5], treasures=[3])
    strike(match, 9, 9, 5)
    view = look(match)
    assert view.round == 2
    assert view.lair in {3 + worth for worth in (1, 2, 4, 5, 6)}


def test_H3_every_treasure_left_is_equally_likely() -> None:
    lairs = Counter(look(GAME.new(2, seed)).lair for seed in range(600))
    assert sorted(lairs) == [1, 2, 3, 4, 5, 6]
    assert chisquare(list(lairs.values())).pvalue > 1e-4


def test_H4_any_claw_in_hand_may_be_chosen_and_equal_ones_are_one_choice() -> None:
    match = table([9, 9, 7], [8], treasures=[1, 2, 3, 4, 5])
    assert [str(move) for move in match.legal(0)] == ["play 7", "play 9"]
    with pytest.raises(IllegalMove):
        match.play(0, "play 8")


def test_H4_all_choose_at_once_and_may_change_their_mind() -> None:
    match = table([9, 7], [8], [6])
    assert match.pending == (0, 1, 2)
    match.play(1, "play 8")
    match.play(0, "play 9")
    match.undo(0)
    match.play(0, "play 7")
    match.play(2, "play 6")
    assert points(match) == [0, 3, 0]
    assert not match.undoable(0), "the claws have been shown"


def test_H5_the_highest_claw_takes_everything_in_the_lair() -> None:
    match = table([9], [8], [5], treasures=[3, 5])
    strike(match, 9, 8, 5)
    assert points(match) == [8, 0, 0]
    assert "P0 takes the lair: 8 points." in story(match)
    assert [dragon.showed for dragon in look(match).seats] == [9, 8, 5]
    assert {5, 8, 9} <= set(look(match).played)


def test_H6_a_shared_highest_claw_leaves_the_lair_even_to_the_next_highest() -> None:
    match = table([9], [9], [8], treasures=[3])
    strike(match, 9, 9, 8)
    assert points(match) == [0, 0, 0]
    assert "Claw 9 is shared, so the lair stays: 3." in story(match)


def test_H6_a_shared_lower_claw_is_no_matter() -> None:
    match = table([8], [8], [9], treasures=[3])
    strike(match, 8, 8, 9)
    assert points(match) == [0, 0, 3]


def test_H7_the_game_ends_after_six_rounds_and_the_lair_is_lost() -> None:
    match = table([9, 4], [9, 10], treasures=range(1, 7), points=[10, 5])
    strike(match, 9, 9)
    assert match.outcome is not None
    assert match.outcome.reason == "treasures-gone"
    assert match.outcome.scores == (10, 5)
    assert [dragon.claws for dragon in look(match).seats] == [1, 1]


def test_H8_the_most_points_win_and_equal_points_share_the_place() -> None:
    match = table([9, 1], [5, 1], [4, 1], treasures=range(1, 7), points=[5, 6, 6])
    strike(match, 9, 5, 4)
    assert match.outcome is not None
    assert match.outcome.scores == (9, 6, 6)
    assert match.outcome.ranking == ((0,), (1, 2))


def test_hidden_a_choice_shows_to_nobody_else() -> None:
    one, two = table([9, 7], [8], [6]), table([9, 7], [8], [6])
    one.play(0, "play 9")
    for viewer in (None, 1, 2):
        assert look(one, viewer) == look(two, viewer)
        assert one.journal(viewer) == two.journal(viewer)
    assert look(one, 0).chosen == 9
    assert story(one, 0)[-1] == "P0 lays claw 9 face down."


def test_hidden_imagining_deals_what_a_seat_cannot_see() -> None:
    match = table([9, 8, 7], [10, 10, 10], [6, 6, 6], treasures=[1, 2, 3, 4, 5])
    match.play(1, "play 10")
    tens: Counter[int] = Counter()
    for seed in range(500):
        other = match.imagine(0, seed)
        assert look(other, 0) == look(match, 0)
        assert other.pending == (0, 1, 2)
        tens[look(other, 1).hand.count(10)] += 1
    # Seat 0 cannot see 25 claws, four of them tens; seat 1 holds three of the 25.
    expected = [500 * comb(4, count) * comb(21, 3 - count) / comb(25, 3) for count in range(4)]
    found = [tens[0], tens[1], tens[2] + tens[3]]
    assert chisquare(found, [*expected[:2], sum(expected[2:])]).pvalue > 1e-4
