"""The rules run as plain Python give the same game, byte for byte, as the compiled ones."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import wyrmhall
from conformance.variants import play_on, variants

TWIN = Path(__file__).parent / "interpreted_twin.py"


@pytest.mark.parametrize("name", wyrmhall.games())
def test_interpreted_and_compiled_rules_agree_move_for_move(name: str) -> None:
    games = []
    for variant in variants():
        if variant.name == name:
            match = variant.new(41)
            steps = [
                {
                    "state": here.state.tobytes().hex(),
                    "legal": {seat: [m.number for m in here.legal(seat)] for seat in here.pending},
                    "imagined": here.imagine(0, 5).state.tobytes().hex(),
                }
                for here in play_on(match, 41)
            ]
            games.append({"record": json.loads(match.record()), "steps": steps})
    done = subprocess.run(
        [sys.executable, str(TWIN), name],
        input=json.dumps(games),
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert json.loads(done.stdout) == [len(game["steps"]) for game in games]
