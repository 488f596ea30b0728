"""Every clause of every law has a test, and both pages tell the same clauses."""

import re

import pytest

import wyrmhall
from clauses import clauses, named_by_clause, shown

every_game = pytest.mark.parametrize("game", wyrmhall.games())
EVERYWHERE = {"C1", "C2", "C3", "C4", "C5"}
"""What holds in all games; the pages need not repeat it."""


@every_game
def test_every_clause_has_a_test(game: str) -> None:
    assert [clause for clause, tests in shown(game).items() if not tests] == []


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_pages_tell_every_clause_once(game: str, language: str) -> None:
    told = clauses(game, language)
    letter = clauses(game)[0][0]
    assert sorted(told, key=lambda c: int(c[1:])) == [f"{letter}{n + 1}" for n in range(len(told))]
    assert set(told) == set(clauses(game))


@every_game
def test_the_rules_name_every_clause_where_it_is_carried_out(game: str) -> None:
    folder = wyrmhall.load(game).folder
    named: set[str] = set()
    for source in folder.glob("*.py"):
        text = source.read_text(encoding="utf-8")
        for first, dash, last in re.findall(r"\b([A-Z]\d+)(?:(–)[A-Z](\d+))?", text):
            end = int(last) if dash else int(first[1:])
            named |= {f"{first[0]}{n}" for n in range(int(first[1:]), end + 1)}
    assert set(clauses(game)) <= named


def test_a_test_is_named_by_a_clause_that_exists_and_is_one_games() -> None:
    told = [clause for game in wyrmhall.games() for clause in clauses(game)]
    assert len(told) == len(set(told)), "two games share a letter"
    assert named_by_clause().keys() <= {*told, *EVERYWHERE}
