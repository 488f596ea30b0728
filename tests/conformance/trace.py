"""What the rules say of a game at every step, as hashes; run with uncompiled rules by marathon.py.

As a program it reads a game a line on its standard input and answers each with its trace.
"""

import json
import sys
from hashlib import blake2b
from typing import Any

import numba
import numpy as np

import wyrmhall
from wyrmhall import Match

SOMETIMES = 16  # a view and an imagined state in so many steps: they take long without a compiler


def trace(match: Match, decisions: list[tuple[int, str]]) -> list[str]:
    """A hash of the state's bytes and of all legal moves before each decision, and at the end."""
    steps = [_said(match, True)]
    for place, (seat, text) in enumerate(decisions, start=1):
        match.play(seat, text)
        steps.append(_said(match, place % SOMETIMES == 0 or place == len(decisions)))
    return steps


def _said(match: Match, all_of_it: bool) -> str:
    told = blake2b(match.state.tobytes(), digest_size=8)
    told.update(repr([[move.number for move in match.legal(s)] for s in match.pending]).encode())
    told.update(repr((match.outcome, match.game.loops.inspect(match._states, 0))).encode())
    if all_of_it:
        told.update(match.imagine(0, 5).state.tobytes())
        told.update(match.view(0).json())
    return told.hexdigest()


def traced(record: dict[str, Any]) -> list[str]:
    """The trace of a game from what its record says."""
    game = wyrmhall.load(record["game"])
    match = game.new(record["players"], record["key"], **record["options"])
    return trace(match, record["decisions"])


def main() -> None:
    assert numba.config.DISABLE_JIT  # type: ignore[attr-defined]  # set by the environment
    np.seterr(over="raise")
    for line in sys.stdin:
        print(json.dumps(traced(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
