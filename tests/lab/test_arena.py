"""The arena: fair schedules, honest intervals, and bots that fail."""

import json
import sys
import textwrap
from pathlib import Path

import pytest

import wyrmhall
from wyrmhall import OptionError, UnknownBot
from wyrmhall.cli import main
from wyrmhall.kernel.words import Words, words_in
from wyrmhall.lab.arena import Arena, wilson
from wyrmhall.lab.page import page

BOOK = "book"


def book(*bots: str, players: int = 2, games: int = 8) -> Arena:
    return Arena(wyrmhall.load(BOOK), list(bots), players=players, games=games)


def finish(arena: Arena, patience: float = 30.0, kept: Path | None = None) -> None:
    for _ in arena.play(2, patience, kept):
        pass


def test_every_pair_meets_in_every_seat_on_common_keys() -> None:
    arena = book("random", "greedy", "hatchling", players=3, games=12)
    for pair in ((0, 1), (0, 2), (1, 2)):
        seats = [b.seats for b in arena.bouts if set(b.seats) == set(pair)]
        for lone, many in (pair, pair[::-1]):
            for place in range(3):
                wanted = tuple(lone if s == place else many for s in range(3))
                assert seats.count(wanted) == 2
    assert len({b.seed for b in arena.bouts}) == 2
    assert [b.number for b in arena.bouts] == list(range(36))


def test_the_better_bot_climbs_the_ladder() -> None:
    arena = book("random", "greedy", games=24)
    finish(arena)
    report = arena.report()
    assert [row.bot for row in report.ladder] == ["greedy", "random"]
    rate = report.pairs["greedy"]["random"]
    assert rate.games == 24
    assert 0.5 < rate.low < rate.share <= rate.high
    assert report.pairs["random"]["greedy"].share == pytest.approx(1 - rate.share)
    assert report.failures == []
    again = book("random", "greedy", games=24)
    finish(again)
    assert again.report() == report


def test_an_arena_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    kept = tmp_path / "arena.jsonl"
    whole = book("random", "greedy", games=12)
    finish(whole)
    first = book("random", "greedy", games=12)
    for done, _ in first.play(2, 30.0, kept):
        if done == 5:
            break
    with kept.open("ab") as file:
        file.write(b'{"bout": {"num')  # torn by the cut
    second = book("random", "greedy", games=12)
    seen = [done for done, _ in second.play(2, 30.0, kept)]
    assert len(seen) == 7
    assert second.report() == whole.report()
    with pytest.raises(OptionError, match="a different arena"):
        finish(book("random", "hatchling", games=12), kept=kept)


def stranger(tmp_path: Path, name: str, body: str) -> str:
    script = tmp_path / f"{name}.py"
    script.write_text(textwrap.dedent(body))
    return f"bridge:command={sys.executable} {script},patience=2"


def test_bots_that_crash_stall_or_cheat_lose_by_name_and_disturb_nobody(tmp_path: Path) -> None:
    crashing = stranger(tmp_path, "crash", "import sys; sys.exit(1)")
    silent = stranger(tmp_path, "silent", "import time; time.sleep(600)")
    cheating = stranger(tmp_path, "cheat", 'print(\'{"move": "take 5"}\', flush=True); input()')
    arena = book("random", crashing, silent, cheating, games=2)
    finish(arena)
    report = arena.report()
    assert report.bouts == len(arena.bouts)
    told = "\n".join(report.failures)
    for reason in ("has stopped", "did not answer within", "not legal"):
        assert reason in told
    for bot in (crashing, silent, cheating):
        assert report.pairs["random"][bot].share == 1.0
    assert report.ladder[0].bot == "random"


SUICIDAL = """
    import os, time
    class Bot:
        def __init__(self, how):
            self.how = how
        def choose(self, match, seat):
            if self.how == "dies":
                os.kill(os.getpid(), 9)
            if self.how == "hangs":
                time.sleep(600)
            raise RuntimeError("no idea")
"""


def test_a_bot_that_kills_or_hangs_its_process_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "suicidal.py").write_text(textwrap.dedent(SUICIDAL))
    info = tmp_path / "suicidal-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: suicidal\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[wyrmhall.bots]\nsuicidal = suicidal:Bot\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    arena = book(
        "random", "suicidal:how=dies", "suicidal:how=hangs", "suicidal:how=raises", games=2
    )
    finish(arena, patience=2.0)
    told = "\n".join(arena.report().failures)
    assert "its process died" in told
    assert "gave no answer within 2 s" in told
    assert "crashed: RuntimeError: no idea" in told
    assert arena.report().bouts == len(arena.bouts)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.278), (50, 100, 0.404, 0.596), (9, 9, 0.7, 1)]
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    rate = wilson(wins, games)
    assert (rate.low, rate.high) == pytest.approx((low, high), abs=1e-2)
    assert wilson(0, 0) == wilson(0.0, 0)
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_tells_the_whole_report(language: str) -> None:
    arena = book("random", "greedy", games=2)
    finish(arena)
    words: Words = words_in(language)
    html = page(arena.report(), words, "Title <&>")
    assert "Title &lt;&amp;&gt;" in html
    for row in arena.report().ladder:
        assert row.bot in html
    assert html.count("<svg") == 3


def test_bad_arenas_are_refused_before_anything_is_played() -> None:
    for bots in (["random"], ["random", "random"]):
        with pytest.raises(OptionError):
            book(*bots)
    with pytest.raises(UnknownBot):
        book("random", "stockfish")
    with pytest.raises(OptionError):
        book("random", "greedy", games=0)
    with pytest.raises(OptionError):
        book("random", "greedy", players=9)


def test_the_command_line_prints_json_and_writes_the_page(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    html = tmp_path / "arena.html"
    with pytest.raises(SystemExit) as stop:
        main(["arena", BOOK, "random", "greedy", "--games", "4", "--json", "--html", str(html)])
    assert stop.value.code == 0
    report = json.loads(capsys.readouterr().out)
    assert report["bouts"] == 4
    assert "<svg" in html.read_text()
