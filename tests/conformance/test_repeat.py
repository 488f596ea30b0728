"""A seeded bot repeats itself: the same position gets the same move, wherever it is asked."""

import json
import os
import pickle
import subprocess
import sys
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

import wyrmhall
from conformance.test_bots import some_positions
from conformance.variants import Variant
from wyrmhall import Game, Match
from wyrmhall.bots.bot import Bot
from wyrmhall.bots.registry import bots, takes_seed

TWIN = Path(__file__).parent / "repeat_twin.py"
SEED = "00000000000000000000000000000011"
REPEATING: dict[str, dict[str, Any]] = {
    "random": {},
    "greedy": {},
    "search": {"iterations": 30, "cores": 2},
    "hatchling": {},
    "drake": {},
    "policy": {},
}
BY_THE_CLOCK = {"wyrm", "elder"}
every_game = pytest.mark.parametrize("name", wyrmhall.games())


def players_of(game: Game) -> list[str]:
    """The bots that can play a game and repeat themselves."""
    able = {"random"}
    able |= {"policy"} if game.policy is not None else set()
    able |= set(REPEATING) - able - {"policy"} if game.worth is not None else set()
    return sorted(able)


def bot(name: str) -> Bot:
    return wyrmhall.bot(name, seed=SEED, **REPEATING[name])


def tables(name: str) -> list[Match]:
    """Positions of the smallest table and of the largest, joint decisions among them."""
    seats = wyrmhall.load(name).seats
    ends = [Variant(name, seats[0], ()), Variant(name, seats[-1], ())]
    return [match for variant in ends for match in some_positions(variant, 3)]


def test_every_bot_that_takes_a_seed_is_judged_here() -> None:
    assert {name for name in bots() if takes_seed(name)} == set(REPEATING) | BY_THE_CLOCK


@every_game
def test_a_copy_a_replay_and_a_snapshot_get_the_same_move(name: str) -> None:
    game = wyrmhall.load(name)
    for match in tables(name):
        seat = match.pending[0]
        twins = [
            match.copy(),
            game.replay(match.record()),
            pickle.loads(pickle.dumps(match)),
            game.resume(match.state.tobytes(), match.key_text()),
            match.imagine(seat, seed=7),
        ]
        for player in players_of(game):
            chosen = bot(player).choose(match, seat)
            assert [bot(player).choose(twin, seat) for twin in twins] == [chosen] * len(twins)


@every_game
def test_it_does_not_matter_what_was_asked_before(name: str) -> None:
    """A bot that was asked about every position, in this order and in the other."""
    asked = [(match, seat) for match in tables(name) for seat in match.pending[:2]]
    for player in players_of(wyrmhall.load(name)):
        busy = bot(player)
        there = [busy.choose(match, seat) for match, seat in asked]
        back = [busy.choose(match, seat) for match, seat in reversed(asked)]
        assert back[::-1] == there
        fresh = [bot(player).choose(match, seat) for match, seat in asked]
        assert fresh == there


@every_game
def test_another_process_gets_the_same_move(name: str) -> None:
    game = wyrmhall.load(name)
    asked, chosen = [], []
    for match, player in zip(2 * tables(name), cycle(players_of(game))):
        seat = match.pending[-1]
        settings = {"seed": SEED, **REPEATING[player]}
        about = {"game": name, "bot": player, "seat": seat, "settings": settings}
        asked.append({**about, "record": match.record()})
        chosen.append(str(bot(player).choose(match, seat)))
    assert {about["bot"] for about in asked} == set(players_of(game))
    done = subprocess.run(
        [sys.executable, str(TWIN)],
        input=json.dumps(asked),
        env={**os.environ, "PYTHONHASHSEED": "5"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert json.loads(done.stdout) == chosen


def test_another_seed_is_another_player() -> None:
    match = wyrmhall.load("book").new(2, seed=1)
    seat = match.pending[0]
    assert len({wyrmhall.bot("random", seed=n).choose(match, seat) for n in range(20)}) > 1
