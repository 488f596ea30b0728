"""Perft: how many sequences of decisions there are from a position, to a depth.

Run as a script it writes the tables anew; `make golden` does so too.
"""

import json
from pathlib import Path

import wyrmhall
from wyrmhall import Match
from wyrmhall.kernel.options import Choice

TABLES = Path(__file__).parent
SEED = 77
MOST_LEAVES = 40_000
DEEPEST = 6


def perft(match: Match, depth: int) -> int:
    """Leaves of the tree of decisions; every seat that owes one is tried."""
    if depth == 0 or match.outcome is not None:
        return 1
    if depth == 1:
        return sum(len(match.legal(seat)) for seat in match.pending)
    return sum(divide(match, depth).values())


def divide(match: Match, depth: int) -> dict[str, int]:
    """The same by first move: what a failure prints."""
    counts = {}
    for seat in match.pending:
        for move in match.legal(seat):
            twin = match.copy()
            twin.play(seat, move)
            counts[f"{seat}: {move}"] = perft(twin, depth - 1)
    return counts


def row(name: str, players: int, options: dict[str, Choice]) -> list[int]:
    """Counts by depth, as deep as they stay countable."""
    counts: list[int] = []
    while len(counts) < DEEPEST and (not counts or counts[-1] * 12 < MOST_LEAVES):
        counts.append(perft(wyrmhall.load(name).new(players, SEED, **options), len(counts) + 1))
    return counts


def key(players: int, options: dict[str, Choice]) -> str:
    """How a table is named in the file."""
    return " ".join([f"players={players}", *(f"{k}={v}" for k, v in options.items())])


def write_all() -> None:
    """Write every perft table anew."""
    for name in wyrmhall.games():
        table = {key(p, o): row(name, p, o) for p, o in wyrmhall.load(name).variants()}
        text = json.dumps(table, indent=1)
        (TABLES / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{name}.json")


if __name__ == "__main__":
    write_all()
