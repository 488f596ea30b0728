"""M22: sensible play ends in a few rounds; the policy knows what its seat knows."""

import pytest

from mekong.table import Table, lay, look, seat_of
from wyrmhall.games.mekong import GAME
from wyrmhall.sim.advice import advised
from wyrmhall.sim.playouts import Study

OPTIONS = [{}, {"edition": "2000"}, {"open_water": True}, {"by_eye": True}]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_M22_goal_directed_play_ends_in_a_few_rounds(
    players: int, options: dict[str, str | bool]
) -> None:
    study = Study(GAME, players, seed=3, policy=GAME.policy, **options)
    tally = study.play(100, audited=True)
    assert tally.fault is None
    assert tally.reasons["arrived"] >= 99
    assert tally.decisions / tally.games < 60 * players  # a round is 10 to 16 decisions a seat


def test_M22_random_play_hardly_ever_ends() -> None:
    assert Study(GAME, 3, seed=3).play(50).reasons["drawn"] > 40


def test_the_policy_does_not_look_at_what_its_seat_cannot_see() -> None:
    match = GAME.new(3, seed=1)
    lay(match, "red", "two-stones", "stone")
    lay(match, "blue", "dragon-red")
    seat = seat_of(match, "red")
    advice = {str(advised(match.imagine(seat, seed), seat, luck=77)) for seed in range(30)}
    assert advice == {str(advised(match, seat, luck=77))}


def test_the_policy_changes_nothing() -> None:
    match = Table().stones(27, 13).acts("red", "plank").match()
    before = match.state.tobytes()
    advised(match, 0, luck=5)
    assert match.state.tobytes() == before


def test_the_policy_steps_into_its_destination() -> None:
    table = Table().stones(24, 16).plank("green-24", 1, "red").plank("16-24", 1, "blue")
    match = table.pawn("red", "green-24").acts("red", "move-2").match()
    assert look(match).turn == 0
    assert str(advised(match, 0, luck=123456789)) == "step to green"
