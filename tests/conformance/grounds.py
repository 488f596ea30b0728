"""Why moves are not legal, asked of every move at many positions; ten thousand of them with

PYTHONPATH=tests python -m conformance.grounds --positions 10000
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator

import numpy as np

import wyrmhall
from conformance.variants import Variant, play_on, variants
from wyrmhall import Match
from wyrmhall.kernel.why import LEGAL

LONGEST = 400
"""Decisions of a game played anyhow: some hardly ever end."""
ON = 10
"""So many times farther it goes in search of a ground that was not named yet."""


def grounds_of(match: Match, seat: int) -> list[int]:
    """For every move of the game the ground that forbids it, or LEGAL."""
    found = np.zeros(match.game.moves.size, np.int32)
    match.game.loops.grounds(match.states, 0, seat, found)
    numbers: list[int] = found.tolist()
    return numbers


def check(match: Match, seed: int) -> Counter[int]:
    """Hold `why` against `legal` at a position, for every seat; how often it gave each ground."""
    seen: Counter[int] = Counter()
    for seat in range(match.players):
        grounds = grounds_of(match, seat)
        legal = {move.number for move in match.legal(seat)}
        free = {number for number, ground in enumerate(grounds) if ground == LEGAL}
        for number in free ^ legal:
            move = match.game.moves.move(number)
            raise AssertionError(f"{move} by {seat}: legal {number in legal}, {match.record()}")
        imagined = match.imagine(seat, seed)
        assert grounds_of(imagined, seat) == grounds, f"seat {seat} is told a secret"
        seen.update(grounds)
    return seen


def play_anyhow(match: Match, seed: int) -> Iterator[Match]:
    """Any legal moves, sensible or not, up to some hundreds: they lead where no policy goes."""
    dice = random.Random(seed)
    for _ in range(LONGEST):
        yield match
        if match.outcome is not None:
            return
        seat = dice.choice(match.pending)
        match.play(seat, dice.choice(match.legal(seat)))


def census(tables: list[Variant], seed: int, every: int = 3) -> Iterator[Match]:
    """Positions of random games at these tables in turn, without end; the last of each game too."""
    while True:
        for variant in tables:
            play = play_on if seed % 2 else play_anyhow
            for place, match in enumerate(play(variant.new(seed), seed)):
                if place % every == 0 or match.outcome is not None:
                    yield match
        seed += 1


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--positions", type=int, default=10_000, help="positions a game")
    reader.add_argument("--game", choices=wyrmhall.games(), action="append")
    asked = reader.parse_args()
    for name in asked.game or wyrmhall.games():
        why = wyrmhall.load(name).why
        if why is None:
            continue
        tables = [variant for variant in variants() if variant.name == name]
        seen: Counter[int] = Counter()
        for positions, match in enumerate(census(tables, 11), start=1):
            seen += check(match, positions)
            if positions % 1000 == 0:
                print(f"\r{name}: {positions} positions", end="", file=sys.stderr)
            everything = all(seen[ground] for ground in range(1, len(why.grounds) + 1))
            if positions >= asked.positions * (1 if everything else ON):
                break
        print(file=sys.stderr)
        print(f"{name}: {positions} positions, {seen.total()} moves, {seen[LEGAL]} of them legal")
        for number, (ground, clause) in enumerate(why.grounds, start=1):
            print(f"  {seen[number]:>12,}  {clause:>4}  {ground}")
        missing = [ground for n, (ground, _) in enumerate(why.grounds, start=1) if not seen[n]]
        if missing:
            sys.exit(f"{name}: never named: {', '.join(missing)}")


if __name__ == "__main__":
    main()
