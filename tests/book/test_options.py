"""The options `blocking_die` (B20) and `minimum` (B23), and what is refused."""

from typing import Any

import pytest

from book.table import Table, dice, legal, look
from wyrmhall.games.book import GAME
from wyrmhall.kernel.errors import OptionError


def test_B20_the_blocking_die_is_on_by_default_with_two() -> None:
    assert GAME.new(2, seed=1).options == {"blocking_die": True, "minimum": "card"}
    assert look(GAME.new(2, seed=1)).options["blocking_die"] is True


@pytest.mark.parametrize("players", [3, 4, 5])
def test_B20_the_blocking_die_is_refused_with_more(players: int) -> None:
    match = GAME.new(players, seed=1)
    assert match.options == {"blocking_die": False, "minimum": "card"}
    assert look(match).block is None
    assert look(GAME.new(players, seed=1, blocking_die=False)).block is None
    with pytest.raises(OptionError, match="blocking_die"):
        GAME.new(players, seed=1, blocking_die=True)


def test_B20_two_may_play_without_the_blocking_die() -> None:
    match = GAME.new(2, seed=1, blocking_die=False)
    assert look(match).block is None
    assert not any(pile.blocked for pile in look(match).piles)
    table = Table(players=2, blocking_die=False).pile(3, "hydra plains")
    assert "place 3 on 3" in legal(table.match(), 0)


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 7, 2.0, "3", None, True])
def test_B1_two_to_five_players(players: Any) -> None:
    with pytest.raises(OptionError):
        GAME.new(players, seed=1)


@pytest.mark.parametrize(
    "options",
    [
        {"minimum": "box"},
        {"minimum": 3},
        {"minimum": None},
        {"blocking_die": "yes"},
        {"blocking_die": None},
        {"blocking": True},
    ],
)
def test_B23_an_unknown_option_or_choice_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        GAME.new(2, seed=1, **options)


def test_B23_by_default_the_floor_is_the_cards_points() -> None:
    table = (
        Table(players=3).pile(1, "hydra volcano").pile(2, "drake plains").pile(3, "drake desert")
    )
    assert [pile.floor for pile in look(table.match()).piles] == [8, 3, 7]
    assert look(table.match()).options["minimum"] == "card"


@pytest.mark.parametrize(
    ("players", "floors"),
    [(2, [3, 4, 5]), (3, [3, 4, 5]), (4, [3, 4, 5, 6]), (5, [3, 4, 5, 6, 7])],
)
def test_B23_minimum_board_counts_from_three_on_the_first_pile(
    players: int, floors: list[int]
) -> None:
    match = GAME.new(players, seed=2, minimum="board")
    assert match.options["minimum"] == "board"
    assert [pile.floor for pile in look(match).piles] == floors


def test_B23_minimum_board_asks_for_the_space_whatever_the_card() -> None:
    table = Table(players=5, minimum="board").pile(1, "hydra volcano").pile(2, "drake plains")
    table.pile(3, "wyvern volcano").pile(4, "lindworm plains").pile(5, "serpent plains")
    assert legal(table.dice(0, 3, 3, 1).match(), 0) == {
        *("place 3 on 1", "place 1+3 on 1", "place 3+3 on 1", "place 1+3+3 on 1"),
        *("place 1+3 on 2", "place 3+3 on 2", "place 1+3+3 on 2"),
        *("place 3+3 on 3", "place 1+3+3 on 3"),
        *("place 3+3 on 4", "place 1+3+3 on 4"),
        *("place 1+3+3 on 5",),
    }


def test_B23_minimum_board_stays_when_the_next_card_is_uncovered() -> None:
    table = Table(players=3, minimum="board").pile(2, "hydra plains", "hydra volcano")
    match = table.dice(0, (4, 2), 4, 5).match()
    match.play(0, "take 2")
    assert look(match).piles[1].floor == 4
    match.play(0, "place 4 on 2")
    assert dice(match, 0) == [3, (4, 2), 5]
    assert look(match).seats[0].points == 3, "a card's points do not change"


def test_B23_minimum_board_and_an_opponents_dice_must_still_be_exceeded() -> None:
    table = Table(players=3, minimum="board").pile(1, "hydra volcano").dice(1, (4, 1), 1, 1)
    on_first = {move for move in legal(table.match(), 0) if move.endswith(" on 1")}
    assert "place 4 on 1" not in on_first
    assert "place 5 on 1" in on_first


def test_B23_minimum_board_and_the_blocking_die_must_still_be_beaten() -> None:
    match = Table(players=2, minimum="board").pile(3, "hydra volcano").dice(0, 1, 5, 6).match()
    on_third = {move for move in legal(match, 0) if move.endswith(" on 3")}
    assert on_third == {"place 1+6 on 3", "place 5+6 on 3", "place 1+5+6 on 3"}


def test_B23_an_empty_pile_has_no_floor_and_takes_no_dice() -> None:
    match = Table(players=3, minimum="board").only(1).dice(0, 6, 6, 6).match()
    assert look(match).piles[0].floor is None
    assert {move.args["pile"] for move in match.legal(0)} == {"2", "3"}
