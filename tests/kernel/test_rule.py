"""The compiled cache notices every edit; a third party's game plays without touching ours."""

import os
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from wyrmhall.kernel import rule

F = TypeVar("F", bound=Callable[..., Any])


def test_the_cache_folder_changes_name_with_any_source(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("one = 1\n")
    before = rule._hash_sources({tmp_path})
    (tmp_path / "a.py").write_text("one = 2\n")
    edited = rule._hash_sources({tmp_path})
    (tmp_path / "b.py").write_text("")
    added = rule._hash_sources({tmp_path})
    assert len({before, edited, added}) == 3


def test_old_caches_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = tmp_path / "rules-old", tmp_path / "rules-new"
    old.mkdir()
    new.mkdir()
    os.utime(old, (0, 0))
    monkeypatch.setenv("WYRMHALL_CACHE", str(tmp_path))
    rule._forget_old_caches()
    assert not old.exists()
    assert new.exists()


def test_threads_that_compile_at_once_cache_in_the_same_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A committed cache at the root of the repository came from this race."""
    seen: list[tuple[str, str]] = []
    at_once = threading.Barrier(4)
    durations = iter((0.02, 0.04, 0.06, 0.08))  # the first to end resets the folder

    def slow_compiler(**_: object) -> Callable[[F], F]:
        def compiled(function: F) -> F:
            before = rule.settings.CACHE_DIR
            time.sleep(next(durations))
            seen.append((before, rule.settings.CACHE_DIR))
            return function

        return compiled

    def compile_one() -> None:
        at_once.wait()
        rule.rule(test_old_caches_are_forgotten)

    monkeypatch.setattr(rule, "compiler", slow_compiler)
    folder = str(rule.cache_folder(test_old_caches_are_forgotten.__module__.partition(".")[0]))
    threads = [threading.Thread(target=compile_one) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert seen == [(folder, folder)] * 4


def test_a_relative_cache_folder_does_not_move_with_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WYRMHALL_CACHE", "cache")
    assert rule.cache_root() == tmp_path / "cache"


RULES = '''
    """Nim, from somebody else: take 1 or 2 of 7 stones, the last stone wins."""
    from pathlib import Path
    from wyrmhall.kernel.game import Game
    from wyrmhall.kernel.journal import NUMBER, Event, Events
    from wyrmhall.kernel.moves import Codec, Domain, Kind
    from wyrmhall.kernel.rule import rule
    from wyrmhall.kernel.state import Header, cell, layout, note
    from wyrmhall.kernel.view import View

    MOVES = Codec("nim", Kind("take", "take {count}", Domain("count", ("1", "2"))))
    EVENTS = Events(Event("took", who=NUMBER, count=NUMBER))


    class State(Header):
        stones: int = cell("i1")
        turn: int = cell("i1")


    class NimView(View, kw_only=True):
        stones: int


    class rules:
        STATE = layout(State, journal=4)

        @staticmethod
        @rule
        def setup(s):
            s.stones = 7

        @staticmethod
        @rule
        def pending(s):
            return 1 << s.turn

        @staticmethod
        @rule
        def legal(s, seat, moves):
            moves[0] = 0
            moves[1] = 1
            return min(s.stones, 2)

        @staticmethod
        @rule
        def apply(s, seat, move):
            s.stones -= move + 1
            note(s, 0, seat, move + 1)
            if s.stones == 0:
                s.over = 1
            else:
                s.turn = 1 - s.turn

        @staticmethod
        @rule
        def result(s, ranks, scores):
            for seat in range(2):
                ranks[seat] = 1 if seat == s.turn else 2
                scores[seat] = 1 if seat == s.turn else 0

        @staticmethod
        @rule
        def imagine(s, seat):
            pass


    GAME = Game(
        id="nim", version="1", seats=range(2, 3), moves=MOVES, events=EVENTS,
        reasons=("last-stone",), rules=rules, most_decisions=8,
        view=lambda s, seat: NimView(
            game="nim", players=2, viewer=seat, pending=(int(s.turn),), stones=int(s.stones)
        ),
        folder=Path(__file__).parent,
    )
'''
SESSION = """
    import wyrmhall
    from wyrmhall.sim.playouts import Study
    assert "nim" in wyrmhall.games(), wyrmhall.games()
    game = wyrmhall.load("nim")
    match = game.new(2, seed=1)
    while match.outcome is None:
        match.play(match.pending[0], "take 1")
    assert game.replay(match.record()).digest() == match.digest()
    tally = Study(game, 2).play(100, audited=True)
    last, count = match.decisions[-1].move, len(match.decisions)
    print(f"{tally.reasons} {last}, won by {match.outcome.winners[0]} after {count}")
"""


def test_a_third_party_adds_a_game_by_its_entry_point_alone(tmp_path: Path) -> None:
    (tmp_path / "nim.py").write_text(textwrap.dedent(RULES))
    info = tmp_path / "nim-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: nim\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[wyrmhall.games]\nnim = nim:GAME\n")

    def session() -> str:
        done = subprocess.run(
            [sys.executable, "-c", textwrap.dedent(SESSION)],
            env={
                **os.environ,
                "PYTHONPATH": str(tmp_path),
                "WYRMHALL_CACHE": str(tmp_path / "cache"),
            },
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr[-2000:]
        return done.stdout

    # The stone that was the only answer is not asked for (C1): six decisions, seven stones.
    assert session() == "{'last-stone': 100} take 1, won by 0 after 6\n"
    edited = textwrap.dedent(RULES).replace("s.stones = 7", "s.stones = 8")
    assert edited != textwrap.dedent(RULES)
    (tmp_path / "nim.py").write_text(edited)
    assert session() == "{'last-stone': 100} take 1, won by 1 after 7\n"
