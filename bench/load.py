"""Acknowledged moves a second and the wait until everybody has seen them, beside boardgame.io.

Both serve the same number of two-player tables in turn, in one run on this machine, to clients of
the same make: Node, one process, a WebSocket of a few lines (a client library takes half a core
of two, twice as much). boardgame.io keeps its games in memory; ours are durable in SQLite before
they are acknowledged. `python bench/load.py --tables 100 --seconds 8`.
boardgame.io plays the smallest game there can be; `--weight 1500` adds as many bytes to it
as a view of RYU has: two hands, of which each player sees one.
`python bench/load.py --open 1000` tells what a table costs in memory while so many are played at.
`python bench/load.py --against ../before` measures another checkout of ours, installed there with
`make .venv/installed`, in turn with this one.
"""

import argparse
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "load"
ROUNDS = 3


def free_port() -> int:
    """A port of loopback nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    """Until somebody listens."""
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit(f"nobody listens on {port}")


def measure(server: list[str], client: list[str], port: int) -> dict[str, float]:
    """Start a server, let the client measure it, stop it."""
    running = subprocess.Popen(
        server, stdout=subprocess.DEVNULL, cwd=FOLDER, start_new_session=True
    )
    try:
        wait_for(port)
        before = processor_seconds(running.pid)
        told = subprocess.run(client, cwd=FOLDER, check=True, capture_output=True, timeout=300)
        figures: dict[str, float] = json.loads(told.stdout)
        used = processor_seconds(running.pid) - before
        figures["cpu_us_a_move"] = used * 1e6 / figures.pop("moves")
        figures["memory_mb"] = resident(running.pid)
        return figures
    finally:
        os.killpg(running.pid, signal.SIGTERM)
        running.wait()


def resident(pid: int) -> float:
    """Megabytes a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor_seconds(pid: int) -> float:
    """What a process has used of the processor, its threads included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def hall(
    tables: int, seconds: float, game: str, folder: str, python: str = sys.executable
) -> dict[str, float]:
    """One measurement of ours, from this checkout or another."""
    port = free_port()
    client = ["node", "hall-client.mjs", str(port), str(tables), str(seconds), game]
    return measure(hall_command(port, folder, python), client, port)


def memory(tables: int, game: str, folder: str) -> dict[str, float]:
    """What many tables take in memory, beside what a few had already made the server load."""
    port = free_port()
    running = subprocess.Popen(
        hall_command(port, folder), stdout=subprocess.DEVNULL, start_new_session=True
    )
    try:
        wait_for(port)
        held = []
        for count in (10, tables):
            client = ["node", "hall-client.mjs", str(port), str(count), "8", game]
            told = subprocess.run(client, cwd=FOLDER, check=True, capture_output=True, timeout=300)
            held.append(resident(running.pid))
        figures: dict[str, float] = json.loads(told.stdout)
    finally:
        os.killpg(running.pid, signal.SIGTERM)
        running.wait()
    return figures | {"memory_mb": held[1], "kb_a_table": (held[1] - held[0]) * 1024 / tables}


def hall_command(port: int, folder: str, python: str = sys.executable) -> list[str]:
    """How ours is started."""
    wyrmhall = [python, "-c", "from wyrmhall.cli import main; main()"]
    file = Path(folder) / f"{port}.db"
    command = [*wyrmhall, "serve", "--db", str(file), "--port", str(port)]
    return [*command, "--rate", "100000", "--log-level", "error"]


def peer(tables: int, seconds: float, weight: int) -> dict[str, float]:
    """One measurement of boardgame.io."""
    port = free_port()
    client = ["node", "peer-client.mjs", str(port), str(tables), str(seconds)]
    return measure(["node", "peer-server.mjs", str(port), str(weight)], client, port)


def main() -> None:
    """Take turns, then compare the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--game", default="ryu")
    parser.add_argument("--weight", type=int, default=0, help="bytes boardgame.io's state has more")
    parser.add_argument(
        "--against", type=Path, help="another checkout of ours, instead of the peer"
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--open", type=int, help="tables in memory; nothing is compared")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if shutil.which("node") is None:
        raise SystemExit("Node is needed to run boardgame.io and the clients")
    if not (FOLDER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=FOLDER, check=True)
    other = "boardgame.io" if asked.against is None else str(asked.against)
    ours: list[dict[str, float]] = []
    theirs: list[dict[str, float]] = []
    if asked.open:
        with tempfile.TemporaryDirectory() as folder:
            print(json.dumps(memory(asked.open, asked.game, folder)))
        return
    with tempfile.TemporaryDirectory() as folder:
        for number in range(asked.rounds):
            if asked.against is None:
                theirs.append(peer(asked.tables, asked.seconds, asked.weight))
            else:
                python = str(asked.against.absolute() / ".venv" / "bin" / "python")
                theirs.append(hall(asked.tables, asked.seconds, asked.game, folder, python))
            ours.append(hall(asked.tables, asked.seconds, asked.game, folder))
            print(f"round {number + 1}: {theirs[-1]} {ours[-1]}", file=sys.stderr)
    told: dict[str, Any] = {
        name: {key: statistics.median(run[key] for run in runs) for key in runs[0]}
        for name, runs in ((other, theirs), ("wyrmhall", ours))
    }
    told["ratio"] = told["wyrmhall"]["moves_per_second"] / told[other]["moves_per_second"]
    if asked.json:
        print(json.dumps(told))
        return
    for name in (other, "wyrmhall"):
        figures = told[name]
        print(
            f"{name:14} {figures['moves_per_second']:8.0f} moves/s   "
            f"p50 {figures['p50_ms']:6.1f} ms   p99 {figures['p99_ms']:6.1f} ms   "
            f"{figures['cpu_us_a_move']:5.0f} µs a move   {figures['memory_mb']:5.0f} MB"
        )
    print(f"wyrmhall / {other}: {told['ratio']:.2f} ×")


if __name__ == "__main__":
    main()
