"""B11: the immunity token of the Plains."""

import pytest

from book.table import Table, book, dice, event, last_events, legal, look
from wyrmhall.kernel.errors import IllegalMove


def held() -> Table:
    """Seat 0 holds the first pile and has an unused card of the Plains; all plains are visible."""
    return (
        Table(players=3)
        .pile(1, "wyvern plains", "wyvern storm")
        .pile(2, "drake plains")
        .pile(3, "hydra plains")
        .dice(0, (3, 1), 4, 5)
        .dice(1, 6, 6, 6)
        .dice(2, 6, 6, 6)
        .book(0, "serpent plains")
    )


def test_B11_the_token_goes_on_a_card_that_holds_ones_dice() -> None:
    match = held().dice(0, (3, 1), (4, 3), 5).match()
    assert legal(match, 0, "protect") == {"protect 1", "protect 3"}
    match.play(0, "protect 3")
    assert look(match).seats[0].token == 3
    assert [pile.immune for pile in look(match).piles] == [False, False, True]
    assert last_events(match) == [event("protected", who=0, pile=3)]
    assert book(match, 0) == ["serpent plains used"]


def test_B11_not_on_a_card_without_ones_dice() -> None:
    match = held().dice(0, 3, 4, 5).dice(1, (6, 1), 6, 6).match()
    assert legal(match, 0, "protect") == set()
    with pytest.raises(IllegalMove):
        match.play(0, "protect 1")


def test_B11_a_card_just_placed_on_can_be_protected() -> None:
    match = held().dice(0, 3, 4, 5).match()
    match.play(0, "place 5 on 2")
    assert legal(match, 0, "protect") == {"protect 2"}


def test_B11_no_other_player_may_place_there_until_the_owners_next_turn() -> None:
    match = held().match()
    match.play(0, "protect 1")
    match.play(0, "place 4+5 on 2")
    for seat in (1, 2):
        assert match.pending == (seat,)
        assert {move.args["pile"] for move in match.legal(seat)} == {"2", "3"}
        with pytest.raises(IllegalMove):
            match.play(seat, "place 6+6+6 on 1")
        match.play(seat, "place 6+6 on 2" if seat == 1 else "place 6+6 on 3")
        match.play(seat, "end")
    assert match.pending == (0,)
    assert dice(match, 0) == [(3, 1), 5, 6]


def test_B11_the_token_comes_back_at_the_start_of_the_owners_next_turn() -> None:
    """Not at the start of any other turn."""
    match = held().match()
    match.play(0, "protect 1")
    match.play(0, "place 4+5 on 2")
    assert look(match).seats[0].token == 1
    match.play(1, "place 6+6+6 on 3")
    assert look(match).seats[0].token == 1
    assert event("token_back", who=0, pile=1) not in match.journal()
    match.play(2, "place 6+6 on 2")
    match.play(2, "end")
    assert look(match).seats[0].token is None
    assert last_events(match)[-1] == event("token_back", who=0, pile=1)
    assert not look(match).piles[0].immune


def test_B11_the_token_comes_back_first_of_all() -> None:
    """A second card of the Plains can use it again before anything else is done."""
    match = held().book(0, "serpent plains", "lindworm plains").match()
    match.play(0, "protect 1")
    match.play(0, "place 4+5 on 2")
    match.play(1, "place 6+6+6 on 3")
    match.play(2, "place 6+6 on 2")
    match.play(2, "end")
    assert legal(match, 0, "protect") == {"protect 1"}


def test_B11_a_turn_carried_out_unasked_gives_the_token_back_first() -> None:
    """Seat 1 can only take the card under its own token: the token returns, then it takes."""
    table = held().dice(0, 3, 4, 5).dice(1, (6, 1), (6, 1), (6, 1)).token(1, 1).book(0)
    match = table.pile(1, "wyvern plains", "wyvern volcano").match()
    match.play(0, "place 3+4+5 on 2")
    events = last_events(match)
    back = events.index(event("token_back", who=1, pile=1))
    took = events.index(event("took", who=1, pile=1, kind="wyvern", world="plains"))
    assert back < took
    assert events.count(event("token_back", who=1, pile=1)) == 1


def test_B11_no_second_use_while_the_token_is_out() -> None:
    table = held().dice(0, (3, 1), (4, 3), 5).book(0, "serpent plains", "lindworm plains")
    match = table.match()
    match.play(0, "protect 1")
    assert legal(match, 0, "protect") == set()
    assert len([entry for entry in book(match, 0) if not entry.endswith("used")]) == 1


def test_B11_taking_the_card_returns_the_token_at_once() -> None:
    table = held().dice(0, (3, 1), (4, 3), 5).book(0, "serpent plains", "lindworm plains")
    match = table.match()
    match.play(0, "protect 1")
    match.play(0, "take 1")
    assert look(match).seats[0].token is None
    assert event("token_back", who=0, pile=1) in last_events(match)
    assert legal(match, 0, "protect") == {"protect 3"}


def test_B11_taking_another_card_leaves_the_token_where_it_is() -> None:
    match = held().dice(0, (3, 1), (4, 3), 5).match()
    match.play(0, "protect 1")
    match.play(0, "take 3")
    assert look(match).seats[0].token == 1
    assert look(match).piles[0].immune


def test_B11_the_owner_may_add_dice_under_the_own_token() -> None:
    match = held().match()
    match.play(0, "protect 1")
    match.play(0, "place 5 on 1")
    assert look(match).piles[0].total == 8
    assert look(match).piles[0].immune


def test_B11_once_per_card() -> None:
    """The next turn the token is in hand again, but the card is used."""
    match = held().match()
    match.play(0, "protect 1")
    match.play(0, "place 4+5 on 2")
    match.play(1, "place 6+6+6 on 3")
    match.play(2, "place 6+6 on 2")
    match.play(2, "end")
    assert match.pending == (0,)
    assert look(match).seats[0].token is None
    assert legal(match, 0, "protect") == set()


def test_B11_protecting_can_be_taken_back() -> None:
    match = held().match()
    match.play(0, "protect 1")
    match.undo(0)
    assert look(match).seats[0].token is None
    assert legal(match, 0, "protect") == {"protect 1"}
    assert book(match, 0) == ["serpent plains"]
