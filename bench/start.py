"""From nothing to the first move, with an empty and with a warm cache, against importing NumPy."""

import os
import subprocess
import sys
import tempfile
import time

import wyrmhall

FIRST_MOVE = """
import wyrmhall
match = wyrmhall.load({name!r}).new(players=2, seed=1)
seat = match.pending[0]
match.play(seat, match.legal(seat)[0])
"""


def seconds(code: str, cache: str) -> float:
    start = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "WYRMHALL_CACHE": cache}, check=True
    )
    return time.perf_counter() - start


def main() -> None:
    for name in wyrmhall.games():
        with tempfile.TemporaryDirectory() as cache:
            code = FIRST_MOVE.format(name=name)
            cold = seconds(code, cache)
            warm = min(seconds(code, cache) for _ in range(3))
            peer = min(seconds("import numpy", cache) for _ in range(3))
            print(
                f"{name}: import and first move, cold {cold:.2f} s, warm {warm:.2f} s; "
                f"import numpy {peer:.2f} s; ratio warm {warm / peer:.1f}"
            )


if __name__ == "__main__":
    main()
