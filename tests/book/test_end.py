"""B18 and B19: when the game ends, and who wins."""

from itertools import groupby

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from book.table import Table, book, dice, event, last_events, legal, look, random_play
from wyrmhall.kernel.errors import GameOver
from wyrmhall.kernel.match import Match


def last_card(players: int, first: int, taker: int) -> Table:
    """The first pile is down to one card, and the seat to move holds it."""
    table = Table(players=players, first=first, **({"blocking_die": False} if players == 2 else {}))
    table.only(1, "wyvern plains").pile(2, "drake plains").pile(3, "hydra plains")
    return table.dice(taker, (5, 1), 4, 3).turn(taker)


def last_turn() -> Table:
    """A pile is empty and the last seat moves: `place 3+4+5 on 2` ends the game."""
    return Table(players=3).only(1).pile(2, "wyvern plains").turn(2)


def ended(match: Match) -> bool:
    return match.outcome is not None


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("first", [0, 1])
def test_B18_one_empty_pile_and_the_round_is_played_out(players: int, first: int) -> None:
    """The first player empties a pile; every other seat has one more turn, and no seat two."""
    match = last_card(players, first, taker=first).match()
    assert not look(match).last_round
    match.play(first, "take 1")
    assert look(match).last_round
    assert event("last_round") in last_events(match)
    match.play(first, "end")
    for turn in range(1, players):
        assert not ended(match)
        assert match.pending == ((first + turn) % players,)
        match.play((first + turn) % players, f"place 3+4+5 on {turn + 1}")
    assert match.outcome is not None
    assert match.outcome.reason == "piles-empty"
    assert last_events(match)[-1] == event("ended")
    assert match.pending == ()


@pytest.mark.parametrize("first", [0, 1, 2])
def test_B18_the_player_to_the_right_of_the_first_finishes_the_turn(first: int) -> None:
    """The pile empties in the round's last turn: that turn is played to its end, and no other."""
    right = (first + 2) % 3
    match = last_card(3, first, taker=right).match()
    match.play(right, "take 1")
    assert not ended(match)
    assert "place 4 on 2" in legal(match, right)
    match.play(right, "place 4 on 2")
    assert not ended(match)
    match.play(right, "end")
    assert ended(match)


def test_B18_no_empty_pile_no_end() -> None:
    match = Table(players=3).pile(1, "wyvern plains").turn(2).match()
    match.play(2, "place 3+4+5 on 1")
    assert not ended(match)
    assert match.pending == (0,)


@pytest.mark.parametrize("players", [4, 5])
def test_B18_with_four_or_five_one_empty_pile_is_not_enough(players: int) -> None:
    match = last_card(players, first=0, taker=players - 1).match()
    match.play(players - 1, "take 1")
    assert look(match).piles[0].height == 0
    assert not look(match).last_round
    match.play(players - 1, "end")
    assert not ended(match)
    assert match.pending == (0,)


@pytest.mark.parametrize("players", [4, 5])
def test_B18_with_four_or_five_the_second_empty_pile_ends_the_game(players: int) -> None:
    match = last_card(players, first=0, taker=players - 2).only(4).match()
    assert not look(match).last_round
    match.play(players - 2, "take 1")
    assert look(match).last_round
    match.play(players - 2, "end")
    assert match.pending == (players - 1,)
    match.play(players - 1, "place 3+4+5 on 2")
    assert ended(match)


def test_B18_a_pile_emptied_by_storm_counts() -> None:
    match = last_card(3, first=0, taker=2).dice(2, 3, 4, 5).book(2, "serpent storm").match()
    match.play(2, "remove 1")
    assert look(match).last_round
    match.play(2, "place 3+4+5 on 2")
    assert ended(match)


def test_B18_further_piles_may_empty_meanwhile() -> None:
    """All three are gone before the last seat's turn, which is then a rest (B10)."""
    match = (
        Table(players=3)
        .only(1)
        .only(2, "drake plains")
        .only(3, "hydra volcano")
        .dice(0, (5, 2), 1, 1)
        .dice(1, (6, 3), (5, 3), 2)
        .match()
    )
    match.play(0, "take 2")
    assert match.pending == (1,), "seat 0 has nothing left to do"
    assert not ended(match)
    match.play(1, "take 3")
    assert dice(match, 2) == [4, 5, 6]
    assert ended(match)
    assert (book(match, 0), book(match, 1)) == (["drake plains"], ["hydra volcano"])


@settings(max_examples=8, deadline=None)
@given(players=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_B18_everyone_has_had_as_many_turns(players: int, seed: int) -> None:
    """A turn takes, places or rests, so runs of such lines by one seat are its turns."""
    *_, match = random_play(players, seed)
    deeds = ("event-took", "event-placed", "event-rested")
    seats = [phrase.facts["who"] for phrase in match.journal() if phrase.name in deeds]
    turns = [seat for seat, _ in groupby(seats)]
    first = look(match).first
    assert turns == [(first + turn) % players for turn in range(len(turns))]
    assert len(turns) % players == 0
    empty = sum(pile.height == 0 for pile in look(match).piles)
    assert empty >= (1 if players <= 3 else 2)


def test_B19_points_of_the_cards_taken_and_three_for_each_of_the_objective() -> None:
    match = (
        last_turn()
        .objective(0, "hydra")
        .objective(1, "drake")
        .objective(2, "serpent")
        .book(0, "hydra volcano", "hydra plains used", "drake storm")  # 8 + 3 + 5, twice 3
        .book(1, "wyvern jungle", "hydra desert used")  # 6 + 7
        .match()
    )
    match.play(2, "place 3+4+5 on 2")
    assert match.outcome is not None
    assert match.outcome.scores == (22, 13, 0)
    assert match.outcome.ranking == ((0,), (1,), (2,))
    assert look(match).outcome == match.outcome
    assert [seat.bonus for seat in look(match).seats] == [6, 0, 0]


def test_B19_dice_on_a_card_at_the_end_give_nothing() -> None:
    table = last_turn().book(1, "hydra plains").dice(0, (6, 3), (6, 3), 6)
    match = table.pile(3, "hydra volcano").match()
    match.play(2, "place 3+4+5 on 2")
    assert match.outcome is not None
    assert match.outcome.scores == (0, 3, 0)
    assert match.outcome.winners == (1,)


def test_B19_removed_cards_score_for_nobody() -> None:
    table = last_turn().book(2, "hydra storm").objective(2, "drake").pile(3, "drake volcano")
    match = table.match()
    match.play(2, "remove 3")
    match.play(2, "place 3+4+5 on 2")
    assert match.outcome is not None
    assert match.outcome.scores == (0, 0, 5)


def test_B19_a_tie_goes_to_the_higher_total_of_three_dice_placed_or_not() -> None:
    table = last_turn().book(0, "hydra volcano").book(1, "drake volcano").pile(3, "wyvern desert")
    table.objective(0, "wyvern").objective(1, "serpent")
    match = table.dice(0, (6, 3), (6, 3), 1).dice(1, 3, 4, 5).match()
    match.play(2, "place 3+4+5 on 2")
    assert match.outcome is not None
    assert match.outcome.scores == (8, 8, 0)
    assert match.outcome.ranking == ((0,), (1,), (2,))


def test_B19_the_total_decides_not_the_highest_die() -> None:
    table = last_turn().dice(0, 6, 1, 1).dice(1, 3, 3, 3)
    match = table.match()
    match.play(2, "place 3+4+5 on 2")
    assert match.outcome is not None
    assert match.outcome.scores == (0, 0, 0)
    assert match.outcome.ranking == ((2,), (1,), (0,))


def test_B19_dice_do_not_outweigh_points() -> None:
    match = last_turn().book(0, "hydra plains").dice(0, 1, 1, 1).dice(1, 6, 6, 6).match()
    match.play(2, "place 3+4+5 on 2")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_B19_still_tied_is_shared() -> None:
    table = last_turn().book(0, "hydra volcano").book(1, "drake volcano")
    table.objective(0, "wyvern").objective(1, "serpent")
    match = table.dice(0, 2, 4, 6).dice(1, 3, 4, 5).match()
    match.play(2, "place 3+4+5 on 2")
    assert match.outcome is not None
    assert match.outcome.ranking == ((0, 1), (2,))
    assert match.outcome.winners == (0, 1)


def test_B19_after_the_end_nobody_moves() -> None:
    match = last_turn().match()
    match.play(2, "place 3+4+5 on 2")
    assert all(legal(match, seat) == set() for seat in range(3))
    assert not match.undoable(2)
    with pytest.raises(GameOver):
        match.play(0, "place 5 on 2")
