"""The marathon finds what goes wrong, and says which game it was."""

import json
import shlex
import sys

import pytest

import wyrmhall
from conformance import marathon
from conformance.bulk import Bulk
from conformance.variants import SHOWN, Variant


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["marathon.py", *arguments])
    return marathon.main()


def test_it_plays_half_of_its_games_lopsided_and_compares_some(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["--game", "hoard", "--games", "40", "--interpreted", "2", "--bots", "1"]
    assert run(monkeypatch, *asked, "--bot", "greedy", "--bot", "random") == 0
    summary, greedy, any_move = capsys.readouterr().out.splitlines()
    assert "40 games at 4 tables (20 random, 20 lopsided)" in summary
    assert "2 compared with plain Python over 30 decisions" in summary
    assert greedy.startswith("hoard: greedy: 4 games by it alone")
    assert any_move.startswith("hoard: random: 4 games by it alone")


def test_a_failure_can_be_replayed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(SHOWN, "hoard", lambda seat: min(seat.points, 20))
    assert run(monkeypatch, "--game", "hoard", "--games", "400", "--seed", "3") == 1
    failed, again = capsys.readouterr().out.splitlines()
    assert "FAILED: game " in failed
    assert "where the outcome is (" in failed
    assert run(monkeypatch, *shlex.split(again.partition("marathon.py")[2])) == 0
    outcome = wyrmhall.load("hoard").replay(capsys.readouterr().out).outcome
    assert outcome is not None
    assert max(outcome.scores) > 20
    assert str(outcome.scores) in failed


@pytest.mark.parametrize("name", [n for n in wyrmhall.games() if wyrmhall.load(n).worth])
def test_one_seat_takes_more_in_a_lopsided_game(name: str) -> None:
    """The seat that takes is first far more often than its share."""
    players = wyrmhall.load(name).seats[0]
    bulk = Bulk(Variant(name, players, ()), 5)
    firsts = 0
    for number in range(1, 80, 2):
        outcome = bulk.match(number).outcome
        assert outcome is not None
        firsts += outcome.winners == ((number // 2) % players,)
    assert firsts >= 28


def test_its_games_are_matches_move_for_move() -> None:
    bulk = Bulk(Variant("book", 2, ()), 5)
    record = json.loads(bulk.match(4).record())
    assert len(record["decisions"]) == bulk.play(4, 1).lengths[0]
    assert wyrmhall.load("book").replay(record).outcome is not None
