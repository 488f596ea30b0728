"""Replays games with uncompiled rules and compares every step; run by test_interpreted.py."""

import json
import sys

import numba
import numpy as np

import wyrmhall
from wyrmhall import Match


def compare(match: Match, step: dict[str, object], place: int) -> None:
    """Everything the compiled rules said of this position."""
    assert match.state.tobytes().hex() == step["state"], f"state differs at {place}"
    legal = {str(s): [m.number for m in match.legal(s)] for s in match.pending}
    assert legal == step["legal"], f"legal moves differ at {place}"
    imagined = match.imagine(0, 5).state.tobytes().hex()
    assert imagined == step["imagined"], f"imagined state differs at {place}"
    assert match.view(0).json().decode() == step["view"], f"the view differs at {place}"


def main(name: str) -> None:
    assert numba.config.DISABLE_JIT  # type: ignore[attr-defined]  # set by the environment
    np.seterr(over="raise")
    counts = []
    for game in json.load(sys.stdin):
        record = game["record"]
        match = wyrmhall.load(name).new(record["players"], record["key"], **record["options"])
        compare(match, game["steps"][0], 0)
        for place, (seat, text) in enumerate(record["decisions"], start=1):
            match.play(seat, text)
            compare(match, game["steps"][place], place)
        counts.append(len(game["steps"]))
    print(json.dumps(counts))


if __name__ == "__main__":
    main(sys.argv[1])
