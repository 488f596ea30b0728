"""B20–B22: the blocking die of the two-player game."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from book.table import WAITING, Table, dice, event, last_events, legal, look, random_play
from wyrmhall.games.book import GAME
from wyrmhall.kernel.errors import IllegalMove


def duel() -> Table:
    """Two players, a card of the Plains visible on every pile, the blocking die on the third."""
    return (
        Table(players=2)
        .pile(1, "wyvern plains")
        .pile(2, "drake plains")
        .pile(3, "hydra plains")
        .block(3)
    )


def no_way_on() -> Table:
    """From the third pile the block has nowhere to go: the first is immune, the second empty."""
    return duel().only(2).dice(1, (3, 1), 4, 5).token(1, 1)


def test_B20_starts_on_the_third_pile_and_is_worth_six() -> None:
    for seed in range(5):
        view = look(GAME.new(2, seed=seed))
        assert view.block == 3
        assert [pile.blocked for pile in view.piles] == [False, False, True]
        assert [pile.total for pile in view.piles] == [0, 0, 6]
        assert view.piles[2].holder is None


def test_B20_to_place_there_six_must_be_beaten() -> None:
    match = duel().dice(0, 1, 5, 6).match()
    on_third = {move for move in legal(match, 0) if move.endswith(" on 3")}
    assert on_third == {"place 1+6 on 3", "place 5+6 on 3", "place 1+5+6 on 3"}
    with pytest.raises(IllegalMove):
        match.play(0, "place 1+5 on 3")


def test_B20_and_the_floor_reached() -> None:
    """Seven beats the block but does not reach a volcano's eight."""
    match = duel().pile(3, "hydra volcano").dice(0, 1, 1, 6).match()
    assert {move for move in legal(match, 0) if move.endswith(" on 3")} == {"place 1+1+6 on 3"}


@pytest.mark.parametrize(("before", "after"), [(3, 1), (1, 2), (2, 3)])
def test_B21_it_moves_to_the_next_pile_in_order(before: int, after: int) -> None:
    match = duel().block(before).match()
    match.play(0, f"place 3+4 on {before}")
    view = look(match)
    assert view.block == after
    assert [pile.blocked for pile in view.piles] == [number == after for number in (1, 2, 3)]
    won = view.piles[before - 1]
    assert (won.holder, won.dice, won.total) == (0, (3, 4), 7)
    assert view.piles[after - 1].total == 6
    assert last_events(match) == [
        event("placed", who=0, pile=before, dice="3+4", total=7),
        event("blocked", pile=after),
    ]


def test_B21_it_stays_while_nobody_places_there() -> None:
    match = duel().dice(0, (3, 1), 4, 5).match()
    match.play(0, "take 1")
    match.play(0, "place 4+5 on 2")
    match.play(0, "end")
    match.play(1, "place 3+4+5 on 2")
    assert look(match).block == 3


@pytest.mark.parametrize(("block", "empty", "after"), [(3, 1, 2), (1, 2, 3), (2, 3, 1)])
def test_B21_it_skips_empty_piles(block: int, empty: int, after: int) -> None:
    match = duel().only(empty).block(block).match()
    match.play(0, f"place 3+4 on {block}")
    assert look(match).block == after


def test_B21_it_skips_a_pile_under_the_opponents_immunity() -> None:
    match = duel().dice(1, (4, 1), 4, 5).token(1, 1).match()
    match.play(0, "place 3+4 on 3")
    assert look(match).block == 2
    assert dice(match, 1) == [4, (4, 1), 5]


def test_B21_it_skips_a_pile_under_the_placers_own_immunity() -> None:
    match = duel().dice(0, (3, 1), 4, 5).book(0, "serpent plains").match()
    match.play(0, "protect 1")
    match.play(0, "place 4+5 on 3")
    assert look(match).block == 2
    assert dice(match, 0) == [(3, 1), (4, 3), (5, 3)]


def test_B21_the_opponents_dice_it_lands_on_return_unraised() -> None:
    """Even though they show more than six."""
    match = duel().dice(1, (4, 1), (5, 1), 2).match()
    match.play(0, "place 3+4 on 3")
    assert dice(match, 1) == [2, 4, 5]
    assert event("swept", who=1, pile=1) in last_events(match)
    assert event("outbid", who=1, pile=1) not in last_events(match)
    assert look(match).piles[0].total == 6


def test_B21_the_placers_own_dice_return_unraised_too() -> None:
    """Placed in an earlier turn, they may go out again in this one."""
    match = duel().dice(0, (3, 1), 4, 5).match()
    match.play(0, "place 4+5 on 3")
    assert dice(match, 0) == [3, (4, 3), (5, 3)]
    assert event("swept", who=0, pile=1) in last_events(match)
    assert legal(match, 0) == {"place 3 on 2", "place 3 on 3", "end"}


def test_B21_dice_it_does_not_land_on_stay() -> None:
    match = duel().dice(0, (3, 2), 4, 5).dice(1, (4, 1), 2, 2).match()
    match.play(0, "place 4+5 on 3")
    assert dice(match, 0) == [(3, 2), (4, 3), (5, 3)]


def test_B6_a_die_swept_home_in_the_turn_it_was_placed_is_spent() -> None:
    """It may not be placed again this turn, though an ability may still change it (B15)."""
    match = duel().book(0, "serpent desert").match()
    match.play(0, "place 3 on 1")
    match.play(0, "place 4+5 on 3")
    assert dice(match, 0) == [3, (4, 3), (5, 3)]
    assert legal(match, 0) == {"raise 3", "end"}
    match.play(0, "raise 3")
    assert dice(match, 0) == [4, (4, 3), (5, 3)]
    assert match.pending == (1,)


def test_B6_a_spent_die_may_be_placed_in_the_next_turn() -> None:
    match = duel().match()
    match.play(0, "place 3 on 1")
    match.play(0, "place 4+5 on 3")
    match.play(1, "place 3+4+5 on 2")
    assert match.pending == (0,)
    assert "place 3 on 3" in legal(match, 0)


def test_B14_jungle_raises_a_spent_die_that_came_home() -> None:
    match = duel().book(0, "serpent jungle").match()
    match.play(0, "place 3 on 1")
    match.play(0, "place 4+5 on 3")
    match.play(0, "raise all")
    assert dice(match, 0) == [4, (4, 3), (5, 3)]


def test_B12_mountains_turn_a_spent_die_that_came_home() -> None:
    match = duel().book(0, "serpent mountains").dice(0, 5, 6, 6).match()
    match.play(0, "place 5 on 1")
    match.play(0, "place 6+6 on 3")
    match.play(0, "turn 5")
    assert dice(match, 0) == [2, (6, 3), (6, 3)]


def test_B21_with_no_pile_left_it_waits_beside_the_board() -> None:
    """The pile just won is no place for it."""
    match = no_way_on().match()
    match.play(0, "place 3+4 on 3")
    view = look(match)
    assert view.block == WAITING
    assert not any(pile.blocked for pile in view.piles)
    assert dice(match, 0) == [(3, 3), (4, 3), 5]
    assert last_events(match)[-1] == event("block_waits")
    assert match.pending == (0,)


def test_B21_it_enters_at_the_end_of_that_turn_where_it_can() -> None:
    """In order after the third: the first is immune, the second empty, so the third itself."""
    match = no_way_on().match()
    match.play(0, "place 3+4 on 3")
    match.play(0, "end")
    assert look(match).block == 3
    assert dice(match, 0) == [3, 4, 5]
    assert last_events(match)[:2] == [event("swept", who=0, pile=3), event("blocked", pile=3)]


def test_B21_it_waits_on_while_every_pile_is_empty_or_immune() -> None:
    """It enters at the end of the next turn, when the opponent's token is back in hand."""
    match = no_way_on().book(0, "serpent plains").match()
    match.play(0, "place 3+4 on 3")
    match.play(0, "protect 3")
    match.play(0, "end")
    assert match.pending == (1,)
    assert look(match).block == WAITING
    match.play(1, "place 4 on 1")
    assert look(match).block == WAITING
    match.play(1, "end")
    assert look(match).block == 1
    assert dice(match, 1) == [3, 4, 5]
    events = last_events(match)
    assert events.index(event("blocked", pile=1)) < events.index(event("ended"))


@pytest.mark.parametrize(("left", "entered"), [(1, 2), (2, 3), (3, 1)])
def test_B21_it_enters_on_the_first_pile_after_the_one_it_left(left: int, entered: int) -> None:
    match = duel().block_waits(left).match()
    match.play(0, "place 3+4 on 3")
    assert look(match).block == WAITING
    match.play(0, "end")
    assert look(match).block == entered


def test_B21_it_enters_neither_on_an_empty_nor_on_an_immune_pile() -> None:
    table = duel().dice(1, (3, 2), 4, 5).token(1, 2).block_waits(left=1)
    match = table.match()
    match.play(0, "place 3+4+5 on 1")
    assert look(match).block == 3
    match = table.only(3).match()
    match.play(0, "place 3+4+5 on 1")
    assert look(match).block == 1


def test_B21_while_it_waits_no_pile_asks_for_more_than_its_floor() -> None:
    match = duel().block_waits(left=3).match()
    assert {"place 3 on 1", "place 3 on 2", "place 3 on 3"} <= legal(match, 0)


def test_C3_placing_on_the_blocking_die_can_be_taken_back() -> None:
    match = duel().dice(1, (4, 1), (5, 1), 2).match()
    before = match.digest()
    match.play(0, "place 3+4 on 3")
    match.undo(0)
    assert match.digest() == before
    assert look(match).block == 3


def test_B22_storm_cannot_remove_the_card_under_the_blocking_die() -> None:
    match = duel().book(0, "serpent storm").match()
    assert legal(match, 0, "remove") == {"remove 1", "remove 2"}
    with pytest.raises(IllegalMove):
        match.play(0, "remove 3")


@settings(max_examples=8, deadline=None)
@given(players=st.integers(2, 3), seed=st.integers(0, 10**6))
def test_B22_a_card_carries_dice_of_one_owner_and_a_token_only_with_them(
    players: int, seed: int
) -> None:
    for match in random_play(players, seed):
        view = look(match)
        for pile in view.piles:
            here = [
                (seat, die.pips)
                for seat, player in enumerate(view.seats)
                for die in player.dice
                if die.pile == pile.number
            ]
            owners = {seat for seat, _ in here}
            assert len(owners) + pile.blocked <= 1
            assert pile.blocked == (view.block == pile.number)
            assert pile.total == sum(pips for _, pips in here) + 6 * pile.blocked
            assert owners == ({pile.holder} if pile.holder is not None else set())
            assert not (pile.height == 0 and (here or pile.blocked))
            tokens = {s for s, player in enumerate(view.seats) if player.token == pile.number}
            assert tokens <= owners
