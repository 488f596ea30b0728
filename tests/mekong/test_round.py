"""M6–M9, M22: programming, resolution, the end of a round and of the game."""

import random

import pytest

from mekong.table import (
    Table,
    cards_laid,
    events,
    facts,
    hand,
    lay,
    legal,
    look,
    play,
    programme,
    round_is_over,
    seat_of,
    stands,
    stones,
)
from wyrmhall import CannotUndo, IllegalMove, NotYourTurn
from wyrmhall.games.mekong import GAME
from wyrmhall.games.mekong.choices import MOST_CHANGES


def test_M6_five_cards_each_in_any_order_of_seats() -> None:
    match = GAME.new(2, seed=1)
    lay(match, "black", "jump", "stone")
    lay(match, "pink", "remove")
    programme(match, "black", "plank", "move-1", "move-2")
    assert match.pending == (seat_of(match, "pink"),)
    assert cards_laid(match, "black") == ["jump", "stone", "plank", "move-1", "move-2"]
    lay(match, "pink", "jump", "move-1", "move-2", "stone")
    assert "turned" not in events(match)
    play(match, "pink", "ready")
    assert "turned" in events(match)


def test_M6_ready_takes_five_cards() -> None:
    match = GAME.new(2, seed=1)
    lay(match, "black", "jump", "stone", "plank", "move-1")
    assert "ready" not in legal(match, "black")
    lay(match, "black", "move-2")
    assert "ready" in legal(match, "black")
    assert not any(move.startswith("program") for move in legal(match, "black"))


def test_M6_no_card_twice_and_at_most_one_dragon() -> None:
    match = GAME.new(3, seed=1)
    lay(match, "red", "stone", "dragon-blue")
    assert legal(match, "red") & {"program stone", "program dragon-blue"} == set()
    assert "program dragon-yellow" not in legal(match, "red")
    with pytest.raises(IllegalMove):
        lay(match, "red", "dragon-yellow")
    assert "program dragon-red" not in legal(match, "red")


def test_M6_a_card_is_put_in_any_place_and_what_lies_there_changes_with_it() -> None:
    match = GAME.new(2, seed=1)
    black = seat_of(match, "black")

    def row() -> tuple[str | None, ...]:
        return look(match, black).seats[black].cards

    play(match, "black", "put jump in 4")
    assert row() == (None, None, None, "jump", None)
    lay(match, "black", "stone", "plank", "move-1")
    assert row() == ("stone", "plank", "move-1", "jump", None)
    play(match, "black", "put jump in 1")  # they change places
    assert row() == ("jump", "plank", "move-1", "stone", None)
    play(match, "black", "put remove in 2")  # the plank returns to the hand
    assert row() == ("jump", "remove", "move-1", "stone", None)
    assert "plank" in look(match, black).hand
    play(match, "black", "put move-1 in 5")
    assert row() == ("jump", "remove", None, "stone", "move-1")
    play(match, "black", "take back jump")
    assert row() == (None, "remove", None, "stone", "move-1")
    lay(match, "black", "plank")
    assert row() == ("plank", "remove", None, "stone", "move-1")


def test_M6_only_a_dragon_changes_places_with_a_dragon() -> None:
    match = GAME.new(3, seed=1)
    lay(match, "red", "stone", "dragon-blue", "jump")
    assert "put dragon-yellow in 2" in legal(match, "red")
    assert not {"put dragon-yellow in 1", "put dragon-yellow in 5"} & legal(match, "red")
    assert not any("dragon-red" in move for move in legal(match, "red"))
    play(match, "red", "put dragon-yellow in 2")
    assert cards_laid(match, "red") == ["stone", "dragon-yellow", "jump"]


def test_M6_no_move_changes_nothing_and_none_is_offered_twice() -> None:
    match = GAME.new(2, seed=1)
    lay(match, "black", "jump", "stone")
    offered = legal(match, "black")
    assert not {"put jump in 1", "put stone in 2"} & offered
    assert "put plank in 3" not in offered  # that is “program plank”
    assert {"program plank", "put plank in 1", "put plank in 4", "put jump in 2"} <= offered


def test_M6_a_seat_rearranges_until_it_is_ready_and_not_after() -> None:
    match = GAME.new(2, seed=1)
    black, pink = seat_of(match, "black"), seat_of(match, "pink")
    lay(match, "black", "jump", "stone", "plank", "move-1", "move-2")
    lay(match, "pink", "jump")
    match.undo(black)
    match.undo(black)
    assert cards_laid(match, "black") == ["jump", "stone", "plank"]
    assert cards_laid(match, "pink") == ["jump"]
    programme(match, "black", "remove", "two-stones")
    assert match.legal(black) == []
    assert not match.undoable(black)
    with pytest.raises(CannotUndo):
        match.undo(black)
    with pytest.raises(NotYourTurn):
        match.play(black, "put jump in 2")
    assert match.undoable(pink)
    match.undo(pink)
    assert cards_laid(match, "black") == ["jump", "stone", "plank", "remove", "two-stones"]
    assert match.pending == (pink,)


def test_M6_rearranging_comes_to_an_end() -> None:
    match = GAME.new(2, seed=1)
    lay(match, "black", "jump", "stone")
    for _ in range(MOST_CHANGES // 2):
        play(match, "black", "put jump in 2", "put jump in 1")
    assert look(match, seat_of(match, "black")).changes == 0
    assert all(move.startswith("program") for move in legal(match, "black"))
    lay(match, "black", "plank", "move-1", "move-2")
    assert legal(match, "black") == {"ready"}


def test_M6_nobody_sees_how_many_another_has_laid() -> None:
    one, other = GAME.new(3, seed=1), GAME.new(3, seed=1)
    programme(one, "red", "stone", "jump", "plank", "move-1", "move-2")
    play(other, "yellow", "put jump in 3", "take back jump")
    red, *others = (seat_of(one, colour) for colour in ("red", "yellow", "blue"))
    for viewer in (None, others[1]):
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
        assert len(hand(match, colour)) == 10


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


def test_M7_a_view_tells_which_card_of_the_round_is_carried_out() -> None:
    match, dice, passed = GAME.new(3, seed=4), random.Random(4), []
    while match.outcome is None and look(match).round < 6:
        view = look(match)
        assert view.programming == (view.place == 0)
        passed.append((view.round, view.place))
        if view.turn is not None:
            assert view.seats[view.turn].cards[view.place - 1] is not None
            assert None in view.seats[view.turn].cards[view.place :] or view.place == 5
        seat = match.pending[0]
        moves = [move.text for move in match.legal(seat)]
        laying = [move for move in moves if not move.startswith(("put", "take back"))]
        match.play(seat, dice.choice(laying))
    assert passed == sorted(passed)
    assert {place for _, place in passed} == set(range(6))
