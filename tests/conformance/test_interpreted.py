"""The rules run as plain Python give the same game, byte for byte, as the compiled ones."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest

import wyrmhall
from conformance.variants import play_lopsided, play_on, variants
from wyrmhall import Match

TWIN = Path(__file__).parent / "interpreted_twin.py"
UNEVEN = 37  # in The Book of Dragons one of two then scores more than 127
Told: TypeAlias = dict[str, Any]


@pytest.mark.parametrize("name", wyrmhall.games())
def test_interpreted_and_compiled_rules_agree_move_for_move(name: str) -> None:
    every = [variant for variant in variants() if variant.name == name]
    games = [told(match := variant.new(41), play_on(match, 41)) for variant in every]
    agree_interpreted(name, games)


@pytest.mark.parametrize("name", wyrmhall.games())
def test_they_agree_when_one_seat_takes_all_it_can(name: str) -> None:
    seats = wyrmhall.load(name).seats
    tables = [(seats[0], 0), (seats[0], 1), (seats[-1], 0)]
    games = []
    for players, taker in tables:
        match = wyrmhall.load(name).new(players, UNEVEN)
        games.append(told(match, play_lopsided(match, taker)))
    agree_interpreted(name, games)


def told(match: Match, play: Iterator[Match]) -> Told:
    """A game with everything the compiled rules say of its positions."""
    steps = [
        {
            "state": here.state.tobytes().hex(),
            "legal": {seat: [m.number for m in here.legal(seat)] for seat in here.pending},
            "imagined": here.imagine(0, 5).state.tobytes().hex(),
            "view": here.view(0).json().decode(),
        }
        for here in play
    ]
    return {"record": json.loads(match.record()), "steps": steps}


def agree_interpreted(name: str, games: list[Told]) -> None:
    """The interpreted rules say the same."""
    done = subprocess.run(
        [sys.executable, str(TWIN), name],
        input=json.dumps(games),
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert json.loads(done.stdout) == [len(game["steps"]) for game in games]
