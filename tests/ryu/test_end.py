"""R32: the game that nobody finishes."""

import pytest

from ryu.table import Table, event, last_events, look
from wyrmhall.games.ryu import GAME
from wyrmhall.kernel.errors import GameOver
from wyrmhall.sim.playouts import Study


@pytest.mark.parametrize("first", [0, 1, 2])
def test_R32_after_two_hundred_rounds_the_game_is_drawn(first: int) -> None:
    last = (first + 2) % 3
    match = Table(players=3, first=first).turn(last).built(0, "ABC").rounds(199).match()
    match.play(last, "end")
    assert match.outcome is not None
    assert match.outcome.reason == "round-limit"
    assert match.outcome.ranking == ((0, 1, 2),)  # C5: all tie
    assert last_events(match) == [event("drawn", round=200)]
    assert look(match).round == 200
    with pytest.raises(GameOver):
        match.play(first, "end")


def test_R32_only_after_the_last_players_turn() -> None:
    match = Table(players=3, first=1).turn(1).rounds(199).match()
    match.play(1, "end")
    match.play(2, "end")
    assert match.outcome is None
    match.play(0, "end")
    assert match.outcome is not None


def test_R32_not_a_round_earlier() -> None:
    match = Table(players=2).turn(1).rounds(198).match()
    match.play(1, "end")
    assert match.outcome is None
    assert look(match).round == 200


def test_R32_a_dragon_in_the_last_turn_still_wins() -> None:
    table = Table(players=2).turn(1).rounds(199).built(1, "ABCD")
    match = table.screen(1, "1 blue 1 orange 1 purple 2 yellow").match()
    match.play(1, "build with blue+orange+purple+yellow+yellow")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


def test_R32_random_play_reaches_it_with_two_players_and_never_passes_it() -> None:
    tally = Study(GAME, 2, seed=32).play(500)
    assert tally.reasons["round-limit"] > 0
    assert tally.reasons["dragon-complete"] > 0
    assert tally.unfinished == 0
