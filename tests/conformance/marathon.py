"""`make games`: games by the hundred thousand, over all kinds of table of every game.

Half of them are random, half lopsided (bulk.py). Every one ends within the game's own bound, keeps
all invariants, and shows the scores of its outcome in its view; NumPy's overflow is an error. The
first `--interpreted` of each game are played again by the rules as plain Python and compared byte
for byte (trace.py). `--bots` plays whole games by every bot too (bot_games.py).

Progress goes to standard error, a line for each game to standard output. A failure says how to
play that very game again: `--replay` prints its record.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

import wyrmhall
from conformance import bot_games
from conformance.bulk import STUCK, Bulk
from conformance.trace import traced
from conformance.variants import SHOWN, Variant, variants
from wyrmhall import Match

CHUNK = 250
SAYS_SO = 10.0  # seconds between two lines of progress


class Fault(Exception):
    """A game that went wrong: which, and how."""

    def __init__(self, table: int, number: int, what: str) -> None:
        super().__init__(what)
        self.table, self.number = table, number


class Progress:
    """A line on standard error now and then."""

    def __init__(self) -> None:
        self._began = self._said = time.monotonic()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._began

    def say(self, text: str) -> None:
        if time.monotonic() - self._said > SAYS_SO:
            self._said = time.monotonic()
            print(f"{self.seconds:6.0f} s  {text}", file=sys.stderr, flush=True)


def tables_of(name: str) -> list[Variant]:
    return [variant for variant in variants() if variant.name == name]


def what_is_wrong(match: Match, viewer: int | None) -> str | None:
    """What a finished match gets wrong, if anything: its invariants, or its scores in a view."""
    if match.outcome is None:
        return f"has not ended after {match.game.most_decisions} decisions"
    if broken := match.game.loops.inspect(match._states, 0):
        return f"breaks an invariant: {match.game.invariants[broken - 1]}"
    view: Any = match.view(viewer)
    if (score := SHOWN.get(match.game.id)) is None:
        return None
    shown = tuple(map(score, view.seats))
    if shown != match.outcome.scores:
        return f"shows {shown} to {viewer} where the outcome is {match.outcome.scores}"
    return None


def play(name: str, games: int, seed: int, progress: Progress) -> Counter[str]:
    """So many games over all kinds of table of a game; Fault at the first that goes wrong."""
    game, tables = wyrmhall.load(name), tables_of(name)
    room = game.state_type["notes"].shape[0]
    counts: Counter[str] = Counter()
    for table, variant in enumerate(tables):
        share = games // len(tables) + (table < games % len(tables))
        bulk, viewers = Bulk(variant, seed), (None, *range(variant.players))
        for first in range(0, share, CHUNK):
            played = bulk.play(first, min(CHUNK, share - first))
            for index, length in enumerate(played.lengths.tolist()):
                number = first + index
                end = Match(game, played.ends[index : index + 1], None)
                wrong = what_is_wrong(end, viewers[number % len(viewers)])
                if played.broken[index] == STUCK:
                    wrong = f"leaves a seat without a move after {length} decisions"
                elif length > game.most_decisions:
                    wrong = f"took {length} decisions, and {game.most_decisions} are most"
                elif played.broken[index]:
                    wrong = f"broke an invariant: {game.invariants[played.broken[index] - 1]}"
                elif played.journals[index] > room:
                    wrong = f"noted {played.journals[index]} lines in a journal of {room}"
                if wrong:
                    raise Fault(table, number, wrong)
                counts["lopsided" if number % 2 else "random"] += 1
                counts["decisions"] += length
                counts["longest"] = max(counts["longest"], length)
                assert end.outcome is not None
                counts[end.outcome.reason] += 1
            progress.say(f"{name}: table {table + 1} of {len(tables)}, game {first + CHUNK}")
    return counts


@contextmanager
def interpreter() -> Iterator[subprocess.Popen[str]]:
    """A process whose rules are plain Python."""
    with subprocess.Popen(
        [sys.executable, str(Path(__file__).parent / "trace.py")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        text=True,
    ) as twin:
        try:
            yield twin
        finally:
            twin.kill()


def compare(name: str, games: int, seed: int, progress: Progress) -> Counter[str]:
    """The first games at each kind of table in turn, by compiled and by uncompiled rules."""
    counts: Counter[str] = Counter()
    tables = tables_of(name)
    with interpreter() as twin:
        assert twin.stdin is not None
        assert twin.stdout is not None
        for nth in range(games):
            number, table = divmod(nth, len(tables))
            number ^= table % 2  # as many lopsided ones as random ones
            record = json.loads(Bulk(tables[table], seed).match(number).record())
            print(json.dumps(record), file=twin.stdin, flush=True)
            compiled = traced(record)
            plain = json.loads(twin.stdout.readline() or "[]")
            if plain != compiled:
                same = [a == b for a, b in zip(plain, compiled)]
                place = same.index(False) if False in same else len(same)
                raise Fault(table, number, f"differs without a compiler from decision {place} on")
            counts["compared"] += 1
            counts["compared decisions"] += len(record["decisions"])
            progress.say(f"{name}: {counts['compared']} of {games} compared")
    return counts


def told(name: str, counts: Counter[str], seconds: float) -> str:
    """A game's summary."""
    game = wyrmhall.load(name)
    ends = ", ".join(f"{counts[reason]} {reason}" for reason in game.reasons)
    played = counts["random"] + counts["lopsided"]
    return (
        f"{name}: {played} games at {len(tables_of(name))} tables ({counts['random']} random, "
        f"{counts['lopsided']} lopsided), {counts['decisions']} decisions, longest "
        f"{counts['longest']} of {game.most_decisions}; {ends}; {counts['compared']} compared with "
        f"plain Python over {counts['compared decisions']} decisions; {seconds:.0f} s"
    )


def run(name: str, asked: argparse.Namespace) -> bool:
    """All that is asked of one game; False where something went wrong."""
    progress = Progress()
    try:
        counts = play(name, asked.games, asked.seed, progress)
        counts += compare(name, min(asked.interpreted, asked.games), asked.seed, progress)
    except Fault as fault:
        variant = tables_of(name)[fault.table]
        print(f"{name}: FAILED: game {fault.number} of {variant}, seed {asked.seed}: {fault}")
        again = f"--game {name} --seed {asked.seed} --replay {fault.table}:{fault.number}"
        print(f"its record: PYTHONPATH=tests {sys.executable} {__file__} {again}", flush=True)
        return False
    if asked.games:
        print(told(name, counts, progress.seconds), flush=True)
    if not asked.bots:
        return True
    fine = True
    for summary in bot_games.run(tables_of(name), asked, what_is_wrong, progress.say):
        print(f"{name}: {summary.text}", flush=True)
        fine = fine and summary.fine
    return fine


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--games", type=int, default=1000, help="games of each game")
    options.add_argument("--game", action="append", choices=wyrmhall.games(), help="only this one")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--interpreted", type=int, default=0, help="how many to compare")
    options.add_argument("--bots", type=int, default=0, help="games by each bot at every table")
    options.add_argument("--bot", action="append", help="only this bot")
    options.add_argument(
        "--patience", type=float, default=60.0, help="seconds a bots' game may take"
    )
    options.add_argument("--replay", metavar="TABLE:GAME", help="print the record of one game")
    asked = options.parse_args()
    names = asked.game or wyrmhall.games()
    if asked.replay:
        table, number = map(int, asked.replay.split(":"))
        print(Bulk(tables_of(names[0])[table], asked.seed).match(number).record())
        return 0
    with np.errstate(over="raise"):
        fine = [run(name, asked) for name in names]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
