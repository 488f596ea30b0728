"""Perft counts stay what they are."""

import json

import pytest

import wyrmhall
from perft.perft import SEED, TABLES, divide, key, perft
from wyrmhall.kernel.options import Choice

ALL = [(name, *table) for name in wyrmhall.games() for table in wyrmhall.load(name).variants()]


@pytest.mark.parametrize(("name", "players", "options"), ALL, ids=str)
def test_perft(name: str, players: int, options: dict[str, Choice]) -> None:
    counts = json.loads((TABLES / f"{name}.json").read_text())[key(players, options)]
    match = wyrmhall.load(name).new(players, SEED, **options)
    for depth, expected in enumerate(counts, start=1):
        found = perft(match, depth)
        assert found == expected, json.dumps(divide(match, depth), indent=1)
    assert sum(divide(match, len(counts)).values()) == counts[-1]
