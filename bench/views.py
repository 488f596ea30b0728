"""What it costs to keep views up to date: this tree, or beside another tree in the same run.

python bench/views.py [OTHER_TREE], where OTHER_TREE is a checkout to compare with.
"""

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

import msgspec

import wyrmhall

HERE = Path(__file__).parent.parent
ROUNDS = 5
DECISIONS = 1000


def measure() -> dict[str, float]:
    """µs per decision for each `look`: two at a small table, two and all at the largest."""
    costs = {}
    for name in wyrmhall.games():
        game = wyrmhall.load(name)
        most = game.seats[-1]
        for players, viewers in ((game.seats[0], 2), (most, 2), (most, most)):
            _cost(name, players, viewers)  # warm
            cost = min(_cost(name, players, viewers) for _ in range(2))
            costs[f"{name}, {viewers} viewers at a table of {players}"] = cost
    return costs


def _cost(name: str, players: int, viewers: int) -> float:
    bot = wyrmhall.bot("random", seed=1)
    spent, done, seed = 0.0, 0, 0
    while done < DECISIONS:
        seed += 1
        match = wyrmhall.load(name).new(players, seed)
        views = [match.watch(seat) for seat in range(viewers)]
        while match.outcome is None and done < DECISIONS:
            seat = match.pending[0]
            match.play(seat, bot.choose(match, seat))
            start = perf_counter()
            for view in views:
                view.look()
            spent += perf_counter() - start
            done += 1
    return spent / done * 1e6


def _measured(tree: Path) -> dict[str, float]:
    """The same, in a process that imports another tree."""
    told = subprocess.run(
        [sys.executable, __file__, "--json"],
        env={**os.environ, "PYTHONPATH": str(tree / "src")},
        check=True,
        capture_output=True,
    )
    return msgspec.json.decode(told.stdout, type=dict[str, float])


def main(other: str | None = None) -> None:
    trees = [HERE, Path(other)] if other else [HERE]
    rounds = [[_measured(tree) for tree in trees] for _ in range(ROUNDS)]
    for name in rounds[0][0]:
        costs = [median(one[tree][name] for one in rounds) for tree in range(len(trees))]
        ratio = f"; there {costs[1]:.1f}; ratio {costs[0] / costs[1]:.2f}" if other else ""
        print(f"{name}: {costs[0]:.1f} µs per decision{ratio}")


if __name__ == "__main__":
    if sys.argv[1:] == ["--json"]:
        sys.stdout.buffer.write(msgspec.json.encode(measure()))
    else:
        main(*sys.argv[1:2])
