"""The greedy bot looks one move ahead, and likes what it sees."""

import pytest

import wyrmhall
from wyrmhall import Match


def play(match: Match, greedy: int, seed: int) -> bool:
    """Whether the greedy seat wins against random ones."""
    thinks, rolls = wyrmhall.bot("greedy", seed=seed), wyrmhall.bot("random", seed=seed)
    while match.outcome is None:
        seat = match.pending[0]
        match.play(seat, (thinks if seat == greedy else rolls).choose(match, seat))
    return match.outcome.winners == (greedy,)


@pytest.mark.parametrize("name", ["book", "island", "mekong", "ryu"])
def test_it_wins_nearly_always_against_chance(name: str) -> None:
    game = wyrmhall.load(name)
    wins = [play(game.new(2, seed), seed % 2, seed) for seed in range(1, 9)]
    assert sum(wins) >= 7
