"""Every clause of every law has a test, and both pages tell the same clauses."""

import re

import pytest

import wyrmhall
from clauses import clauses, games, shown

LAST = {"book": ("B", 23), "ryu": ("R", 32), "mekong": ("M", 24), "island": ("I", 24)}


@pytest.mark.parametrize("game", games())
def test_every_clause_has_a_test(game: str) -> None:
    assert [clause for clause, tests in shown(game).items() if not tests] == []


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_pages_tell_every_clause_once(game: str, language: str) -> None:
    letter, last = LAST[game]
    told = clauses(game, language)
    assert sorted(told, key=lambda c: int(c[1:])) == [f"{letter}{n}" for n in range(1, last + 1)]


@pytest.mark.parametrize("game", games())
def test_the_rules_name_every_clause_where_it_is_carried_out(game: str) -> None:
    folder = wyrmhall.load(game).folder
    named: set[str] = set()
    for source in folder.glob("*.py"):
        text = source.read_text(encoding="utf-8")
        for first, dash, last in re.findall(r"\b([A-Z]\d+)(?:(–)[A-Z](\d+))?", text):
            end = int(last) if dash else int(first[1:])
            named |= {f"{first[0]}{n}" for n in range(int(first[1:]), end + 1)}
    assert set(clauses(game)) <= named


def test_every_game_of_ours_has_its_pages() -> None:
    assert set(games()) == set(wyrmhall.games())
