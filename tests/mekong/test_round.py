"""M6–M9, M22: programming, resolution, the end of a round and of the game."""

import pytest

from mekong.table import (
    Table,
    cards_laid,
    events,
    facts,
    lay,
    legal,
    look,
    play,
    round_is_over,
    seat_of,
    stands,
    stones,
)
from wyrmhall import CannotUndo, IllegalMove
from wyrmhall.games.mekong import GAME


def test_M6_five_cards_each_in_any_order_of_seats() -> None:
    match = GAME.new(2, seed=1)
    lay(match, "black", "jump", "stone")
    lay(match, "pink", "remove")
    lay(match, "black", "plank", "move-1", "move-2")
    assert match.pending == (seat_of(match, "pink"),)
    assert cards_laid(match, "black") == ["jump", "stone", "plank", "move-1", "move-2"]
    lay(match, "pink", "jump", "move-1", "move-2")
    assert "turned" not in events(match)
    lay(match, "pink", "stone")
    assert "turned" in events(match)


def test_M6_no_card_twice_and_at_most_one_dragon() -> None:
    match = GAME.new(3, seed=1)
    lay(match, "red", "stone", "dragon-blue")
    assert legal(match, "red") & {"program stone", "program dragon-blue"} == set()
    assert "program dragon-yellow" not in legal(match, "red")
    with pytest.raises(IllegalMove):
        lay(match, "red", "dragon-yellow")
    assert "program dragon-red" not in legal(match, "red")


def test_M6_a_seat_may_rearrange_until_the_last_card_is_laid() -> None:
    match = GAME.new(2, seed=1)
    lay(match, "black", "jump", "stone", "plank", "move-1", "move-2")
    lay(match, "pink", "jump")
    match.undo(seat_of(match, "black"))
    match.undo(seat_of(match, "black"))
    assert cards_laid(match, "black") == ["jump", "stone", "plank"]
    assert cards_laid(match, "pink") == ["jump"]
    lay(match, "black", "remove", "two-stones")
    lay(match, "pink", "remove", "move-1", "move-2", "stone")
    for seat in range(2):
        with pytest.raises(CannotUndo):
            match.undo(seat)


def test_M6_nobody_sees_how_many_another_has_laid() -> None:
    one, other = GAME.new(3, seed=1), GAME.new(3, seed=1)
    lay(one, "red", "stone", "jump", "plank", "move-1", "move-2")
    red, *others = (seat_of(one, colour) for colour in ("red", "yellow", "blue"))
    for viewer in (None, *others):
        assert look(one, viewer).json() == look(other, viewer).json()
        assert one.journal(viewer) == other.journal(viewer)
    assert look(one, others[0]).pending == (0, 1, 2)
    assert look(one, red).seats[red].cards == ("stone", "jump", "plank", "move-1", "move-2")


def test_M7_cards_are_turned_together_and_carried_out_from_the_first_player() -> None:
    match = (
        Table(players=3, first="blue")
        .programmes(red=["stone"], yellow=["stone"], blue=["stone"])
        .match()
    )
    assert events(match) == ["turned"] * 3
    for colour in ("blue", "red", "yellow"):
        assert match.pending == (seat_of(match, colour),)
        play(match, colour, f"stone on {1 + seat_of(match, colour)}")
    assert events(match)[6:9] == ["turned"] * 3


def test_M7_only_turned_cards_are_seen() -> None:
    match = Table(players=3).programmes(red=["stone", "jump"], yellow=["stone"]).match()
    assert look(match, 1).seats[0].cards == ("stone", None, None, None, None)
    assert look(match, 0).seats[0].cards[:2] == ("stone", "jump")
    assert look(match, None).seats[1].cards == ("stone", None, None, None, None)


def test_M7_a_dragon_cancels_the_card_of_its_colour_in_the_same_position() -> None:
    match = (
        Table(players=3).programmes(red=["stone"], yellow=["dragon-red"], blue=["stone"]).match()
    )
    assert facts(match, "cancelled") == {
        "who": seat_of(match, "red"),
        "whom": seat_of(match, "yellow"),
        "card": "stone",
    }
    assert match.pending == (seat_of(match, "blue"),)
    assert stones(match) == set()


def test_M7_a_view_marks_the_turned_cards_a_dragon_cancels() -> None:
    match = (
        Table(players=3)
        .programmes(red=["stone", "jump"], yellow=["dragon-red"], blue=["stone", "dragon-red"])
        .match()
    )
    assert look(match, 0).seats[0].cancelled == (True, False, False, False, False)
    assert not any(look(match, 0).seats[1].cancelled)
    assert not any(look(match, 0).seats[2].cancelled)


def test_M7_dragons_do_not_cancel_dragons_and_all_apply() -> None:
    match = (
        Table(players=3)
        .programmes(red=["dragon-yellow"], yellow=["dragon-blue"], blue=["stone"])
        .match()
    )
    assert facts(match, "cancelled")["whom"] == seat_of(match, "yellow")
    assert stones(match) == set()
    both = (
        Table(players=3)
        .programmes(red=["dragon-blue"], yellow=["dragon-blue"], blue=["stone"])
        .match()
    )
    assert events(both).count("cancelled") == 2


def test_M7_a_cancelled_move_does_not_fall_in() -> None:
    match = (
        Table(players=3)
        .stones(27, 13)
        .plank("13-27", 1, "red")
        .pawn("red", "13-27")
        .programmes(red=["jump"], yellow=["dragon-red"], blue=["stone"])
        .match()
    )
    assert stands(match, "red") == "13-27"


def test_M8_the_marker_passes_clockwise_and_cards_return() -> None:
    match = Table(players=3).acts("red", "stone").match()
    assert look(match).first == seat_of(match, "yellow")
    play(match, "red", "stone on 5")
    view = look(match)
    assert (view.round, view.programming) == (2, True)
    assert view.first == seat_of(match, "blue")
    for colour in ("red", "yellow", "blue"):
        assert len(legal(match, colour)) == 10


def test_M8_the_first_player_of_the_first_round_is_drawn() -> None:
    first = {look(GAME.new(4, seed=seed)).first for seed in range(40)}
    assert first == {0, 1, 2, 3}


def near_the_goal() -> Table:
    return (
        Table(players=3)
        .stones(24, 16)
        .plank("green-24", 1, "red")
        .plank("16-24", 1, "blue")
        .pawn("red", "green-24")
    )


def test_M9_the_game_ends_as_the_pawn_enters_its_destination_even_in_mid_move() -> None:
    match = near_the_goal().acts("red", "move-2").match()
    play(match, "red", "step to green")
    assert match.outcome is not None
    assert match.outcome.reason == "arrived"
    assert match.outcome.ranking == ((0,), (1, 2))
    assert match.outcome.scores == (1, 0, 0)
    assert match.pending == ()


def test_M9_and_in_mid_round() -> None:
    match = near_the_goal().programmes(red=["move-1"], yellow=["stone"]).match()
    play(match, "red", "step to green")
    assert match.outcome is not None
    assert look(match).place == 1


def test_M9_another_village_ends_nothing() -> None:
    match = (
        Table(players=3)
        .stones(24)
        .plank("green-24", 1, "red")
        .pawn("blue", "green-24")
        .acts("blue", "move-1")
        .match()
    )
    assert stands(match, "blue") == "green"
    assert match.outcome is None
    assert round_is_over(match)


def test_M22_after_60_rounds_the_game_is_drawn() -> None:
    match = Table(players=3).round(60).acts("red", "stone").match()
    play(match, "red", "stone on 5")
    assert match.outcome is not None
    assert match.outcome.reason == "drawn"
    assert match.outcome.ranking == ((0, 1, 2),)
    earlier = Table(players=3).round(59).acts("red", "stone").match()
    play(earlier, "red", "stone on 5")
    assert earlier.outcome is None
    assert look(earlier).round == 60
