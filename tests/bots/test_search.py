"""Budgets, cores, stopping, processes and the bridge."""

import json
import sys
import textwrap
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import wyrmhall
from wyrmhall import BotFailed, GameOver, MalformedMove, NotYourTurn, OptionError
from wyrmhall.bots.bridge import BridgeBot
from wyrmhall.bots.levels import LEVELS
from wyrmhall.bots.registry import read_bot
from wyrmhall.bots.search import SearchBot
from wyrmhall.kernel.words import explain


@pytest.fixture
def match() -> wyrmhall.Match:
    return wyrmhall.load("book").new(2, seed=1)


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"seconds": 1, "iterations": 5},
        {"seconds": 0},
        {"seconds": -1.0},
        {"seconds": 1e9},
        {"iterations": 0},
        {"iterations": 1.5},
        {"iterations": 5, "cores": 0},
        {"iterations": 5, "seed": "x"},
    ],
)
def test_a_budget_that_makes_no_sense_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        wyrmhall.bot("search", **settings)
    with pytest.raises(OptionError):
        wyrmhall.bot("greedy", tables=0)


@pytest.mark.parametrize(
    ("name", "settings", "said"),
    [
        (
            "random",
            {"strength": 9},
            "bot “random” has no setting “strength”; its settings are: seed",
        ),
        ("hatchling", {"iterations": 9}, "bot “hatchling” has no setting “iterations”"),
        ("bridge", {}, "bot “bridge” also needs the setting command"),
        ("bridge", {"command": 3}, "command must be the command line that starts the bot"),
        ("bridge", {"command": "x", "patience": "long"}, "patience must be a number of seconds"),
        ("search", {}, "either seconds or iterations and not both: seconds=0.5"),
        ("search", {"seconds": "long"}, "seconds must be a number of more than 0 .* got 'long'"),
        ("search", {"seconds": float("nan")}, "seconds must be a number of more than 0"),
        ("search", {"iterations": "many"}, "iterations must be a whole number .* got 'many'"),
        ("random", {"seed": -1}, "a seed must be a whole number from 0"),
        ("policy", {"seed": [1]}, r"a seed must be a whole number from 0 .* got \[1\]"),
    ],
)
def test_a_setting_that_makes_no_sense_is_told_what_would(
    name: str, settings: dict[str, Any], said: str
) -> None:
    with pytest.raises(OptionError, match=said) as refusal:
        wyrmhall.bot(name, **settings)
    assert explain(refusal.value, "fr") != str(refusal.value)


def test_iterations_on_several_cores_repeat_themselves(match: wyrmhall.Match) -> None:
    seat = match.pending[0]
    accounts = [SearchBot(iterations=200, seed=4, cores=2).think(match, seat) for _ in range(2)]
    assert accounts[0] == accounts[1]
    assert sum(thought.visits for thought in accounts[0]) == 200


def test_it_can_be_stopped_in_mid_thought(match: wyrmhall.Match) -> None:
    searcher = SearchBot(seconds=600, seed=4)
    seat = match.pending[0]
    chosen: list[wyrmhall.Move] = []
    thread = threading.Thread(target=lambda: chosen.append(searcher.choose(match, seat)))
    thread.start()
    time.sleep(0.5)
    searcher.stop()
    thread.join(timeout=60)
    assert chosen
    assert chosen[0] in match.legal(seat)


def test_the_levels_are_bots(match: wyrmhall.Match) -> None:
    for level in LEVELS:
        assert wyrmhall.bot(level).choose(match, match.pending[0]) in match.legal(match.pending[0])


def test_a_search_is_not_asked_out_of_turn(match: wyrmhall.Match) -> None:
    searcher = SearchBot(iterations=5)
    with pytest.raises(NotYourTurn):
        searcher.choose(match, 1 - match.pending[0])
    while match.outcome is None:
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    with pytest.raises(GameOver):
        searcher.choose(match, 0)


def test_bots_are_read_from_text() -> None:
    assert read_bot("search:seconds=0.05,cores=2") == ("search", {"seconds": 0.05, "cores": 2})
    assert read_bot("bridge:command=./my bot") == ("bridge", {"command": "./my bot"})
    for text in ("search:seconds", "search:=3", "search:a b=3"):
        with pytest.raises(OptionError):
            read_bot(text)


def command(tmp_path: Path, body: str) -> str:
    script = tmp_path / "bot.py"
    script.write_text(textwrap.dedent(body))
    return f"{sys.executable} {script}"


LAST_MOVE = """
    import json, sys
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps({"move": asked["legal"][-1]}), flush=True)
"""


def test_a_bot_in_another_language_plays_over_the_bridge(
    match: wyrmhall.Match, tmp_path: Path
) -> None:
    stranger = BridgeBot(command(tmp_path, LAST_MOVE))
    for _ in range(5):
        seat = match.pending[0]
        assert stranger.choose(match, seat) == match.legal(seat)[-1]
        match.play(seat, stranger.choose(match, seat))
    stranger.close()


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("import sys; sys.exit(3)", "has stopped"),
        ("import time; time.sleep(60)", "did not answer"),
        ("print('hello', flush=True); input()", "must answer"),
        ("print('[1]', flush=True); input()", "must answer"),
    ],
)
def test_a_stranger_that_fails_is_named(
    match: wyrmhall.Match, tmp_path: Path, body: str, said: str
) -> None:
    stranger = BridgeBot(command(tmp_path, body), patience=1.5)
    with pytest.raises(BotFailed, match=said):
        stranger.choose(match, match.pending[0])


def test_a_stranger_that_answers_nonsense_is_refused(match: wyrmhall.Match, tmp_path: Path) -> None:
    body = f"print({json.dumps(json.dumps({'move': 'fly'}))}, flush=True); input()"
    stranger = BridgeBot(command(tmp_path, body))
    with pytest.raises(MalformedMove):
        stranger.choose(match, match.pending[0])
    stranger.close()
    with pytest.raises(BotFailed):
        BridgeBot("/no/such/program").choose(match, match.pending[0])
