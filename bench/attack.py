"""What an honest table notices while somebody attacks the server, beside the same table in quiet.

A real server on loopback is flooded in every way docs/security.md speaks of, for a few seconds
each, by a process of its own and from addresses of its own (127.0.1.1 and on); it stops by itself.
The honest players come from 127.0.2.1 and 127.0.2.2.

python bench/attack.py
python bench/attack.py --only hello --seconds 20 --json
python bench/attack.py --source ../before     # the same against the src/ of another checkout
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import multiprocessing
import os
import resource
import secrets
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from attackers import FLOODS, GONE, HERE, OTHERS, Line, attack, socket_to
from wyrmhall.server.api.client import unfold

HONEST = ("127.0.2.1", "127.0.2.2")
FILES = 1024  # the server may open at first: what most systems grant
PACE = 0.03  # seconds between two honest moves


# ---- the honest table -------------------------------------------------------------------------


class Player:
    """One seat's client."""

    def __init__(self, port: int, seat: int) -> None:
        self.port, self.seat = port, seat
        self.token = secrets.token_urlsafe(32)
        self.http = Line(port, HONEST[seat])
        self.state: dict[str, Any] | None = None
        self.told = asyncio.Event()
        self.answers: dict[str, str] = {}
        self.lost = False

    def begin(self) -> None:
        """At a new table nothing is known yet."""
        self.state, self.lost = None, False

    async def listen(self, line: Any) -> None:
        """Follow the table until the line ends."""
        async for text in line:
            for message in unfold(json.loads(text), self.state):
                if message["is"] == "state":
                    self.state = message
                elif message["is"] in ("done", "refused"):
                    self.answers[message["id"]] = message.get("why", "done")
            self.told.set()
        self.lost = True
        self.told.set()

    async def has_seen(self, version: int) -> None:
        """Wait for a version."""
        await self.until(lambda: self.state is not None and self.state["version"] >= version)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for what the server tells."""
        while not true():
            if self.lost:
                raise SystemExit(f"seat {self.seat} was hung up on")
            self.told.clear()
            await self.told.wait()


async def open_table(port: int, people: list[Player], **wish: Any) -> str:
    """A table these people sit at, and play."""
    wish = {"game": "ryu", "players": 2, "name": "a", **wish}
    first = people[0]
    for person in people:
        person.http.close()  # the server has hung up since
    status, made = await first.http.ask("POST", "/api/tables", first.token, wish, 180)
    assert status == 201, made
    path = f"/api/tables/{made['id']}"
    for other in people[1:]:
        await other.http.ask("POST", f"{path}/join", other.token, {"name": "b"})
    if not wish.get("start"):
        await first.http.ask("POST", f"{path}/start", first.token)
    return str(made["id"])


async def play(port: int, people: list[Player], table: str, seconds: float) -> list[float]:
    """Milliseconds from each move to its acknowledgement, for a while."""
    waits: list[float] = []
    async with contextlib.AsyncExitStack() as stack:
        lines, tasks = [], []
        for person in people:
            person.begin()
            line = await stack.enter_async_context(
                socket_to(port, table, HONEST[person.seat], person.token)
            )
            await line.send('{"do": "hello"}')
            lines.append(line)
            tasks.append(asyncio.create_task(person.listen(line)))
            await person.has_seen(0)
        end = time.monotonic() + seconds
        for number in itertools.count():
            if time.monotonic() >= end:
                break
            mover = next((p for p in people if p.state and p.state["legal"]), None)
            if mover is None:
                await asyncio.sleep(0.005)
                continue
            assert mover.state is not None
            moves, version = mover.state["legal"], mover.state["version"]
            name, move = f"{table} {number}", moves[number % len(moves)]["move"]
            frame = {"do": "play", "id": name, "version": version, "move": move}
            sent = time.perf_counter()
            await lines[mover.seat].send(json.dumps(frame))
            await mover.until(lambda: name in mover.answers)  # noqa: B023  # waited for at once
            if mover.answers[name] == "done":
                waits.append((time.perf_counter() - sent) * 1000)
                await mover.has_seen(version + 1)
            elif mover.answers[name] != "stale":  # the other's move has not been heard of yet
                raise SystemExit(f"an honest move was refused: {mover.answers[name]}")
            await asyncio.sleep(PACE)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return waits


@contextlib.asynccontextmanager
async def attacked(name: str, port: int, table: str, seconds: float) -> AsyncIterator[None]:
    """While somebody attacks."""
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=attack, args=(name, port, table, seconds + 4), daemon=True)
    process.start()
    await asyncio.sleep(3)  # until it is under way
    try:
        yield
    finally:
        process.kill()
        process.join()
        await asyncio.sleep(1)


# ---- measuring --------------------------------------------------------------------------------


def start(source: Path | None, folder: str) -> tuple[subprocess.Popen[bytes], int]:
    """A server on a free port of loopback."""
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-c", "from wyrmhall.cli import main; main()", "serve"]
    command += ["--port", str(port), "--db", f"{folder}/hall.db", "--log-level", "error"]
    environment = dict(os.environ)
    if source is not None:
        environment["PYTHONPATH"] = str(source.absolute() / "src")
    files = f'ulimit -Sn {FILES} && exec "$@"'
    server = subprocess.Popen(
        ["sh", "-c", files, "sh", *command],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=(Path(folder) / "log").open("wb"),
        start_new_session=True,
    )
    return server, port


async def answer_times(port: int, tries: int, within: float) -> list[float | None]:
    """Milliseconds until an honest request of a new connection is answered; None where not."""
    waits: list[float | None] = []
    for _ in range(tries):
        line, asked = Line(port, HONEST[0]), time.perf_counter()
        try:
            await line.ask("GET", "/api/games", within=within)
            waits.append((time.perf_counter() - asked) * 1000)
        except GONE:
            waits.append(None)
        line.close()
        await asyncio.sleep(0.5)
    return waits


def processor_seconds(pid: int) -> float:
    """What the server has used of the processor, its bots not included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def figures(waits: list[float]) -> dict[str, float]:
    """The median, the 99th of a hundred, and how many there were."""
    if len(waits) < 2:
        return {"p50": float("inf"), "p99": float("inf"), "moves": len(waits)}
    cut = statistics.quantiles(waits, n=100, method="inclusive")
    return {"p50": cut[49], "p99": cut[98], "moves": len(waits)}


async def measure(port: int, pid: int, seconds: float, only: list[str]) -> dict[str, Any]:
    """Every flood in turn, each beside the quiet just before; then what is not a ratio."""
    people = [Player(port, seat) for seat in range(2)]
    await play(port, people, await open_table(port, people), 3)  # what is loaded once
    told: dict[str, Any] = {}
    for name in [name for name in FLOODS if name in only]:
        table = await open_table(port, people)
        quiet = figures(await play(port, people, table, seconds))
        table = await open_table(port, people)
        async with attacked(name, port, table, seconds):
            used = processor_seconds(pid)
            found = figures(await play(port, people, table, seconds))
            found["cpu"] = (processor_seconds(pid) - used) / seconds
        found |= {f"quiet_{what}": quiet[what] for what in ("p50", "p99")}
        found |= {f"ratio_{what}": found[what] / quiet[what] for what in ("p50", "p99")}
        told[name] = found
        print(f"{name}: {found}", file=sys.stderr)
    if "bots" in only:  # the sixty tables are still there
        told["starvation"] = {"ms": await bot_answers(port, people[0])}
    if "lock-out" in only:
        table = await open_table(port, people)
        async with attacked("lock-out", port, table, seconds):
            asked = time.perf_counter()
            moved = await play(port, people, table, 1)
            told["lock-out"] = {"moves": len(moved), "ms": (time.perf_counter() - asked) * 1000}
    if "slowloris" in only:
        table = await open_table(port, people)
        async with attacked("slowloris", port, table, max(seconds, 30)):
            waits_or_not = await answer_times(port, 8, 3)
        answered = [wait for wait in waits_or_not if wait is not None]
        told["slowloris"] = {"answered": len(answered), "of": len(waits_or_not)}
        told["slowloris"]["slowest_ms"] = max(answered, default=float("inf"))
    return told


async def bot_answers(port: int, person: Player) -> float | None:
    """Milliseconds until a hatchling answers somebody's move; None where it does not in 30 s."""
    table = await open_table(port, [person], bots={"1": "hatchling"}, start=True)
    async with socket_to(port, table, HONEST[0], person.token) as line:
        person.begin()
        listening = asyncio.create_task(person.listen(line))
        await line.send('{"do": "hello"}')
        try:
            async with asyncio.timeout(30):
                await person.until(lambda: bool(person.state and person.state["legal"]))
                while (state := person.state) and state["legal"]:  # one's own turn, to its end
                    frame = {
                        "do": "play",
                        "id": f"s{state['version']}",
                        "version": state["version"],
                    }
                    await line.send(json.dumps({**frame, "move": state["legal"][-1]["move"]}))
                    await person.until(lambda: person.state is not state)
                asked, before = time.perf_counter(), state["version"] if state else 0
                await person.until(lambda: bool(person.state and person.state["version"] > before))
                return (time.perf_counter() - asked) * 1000
        except TimeoutError:
            return None
        finally:
            listening.cancel()


def main() -> None:
    """Start a server, attack it, print what the honest noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8, help="of each flood, at most 60")
    parser.add_argument("--only", action="append", choices=[*FLOODS, *OTHERS])
    parser.add_argument("--source", type=Path, help="another checkout, whose src/ is served")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        server, port = start(asked.source, folder)
        try:
            for _ in range(600):
                with socket.socket() as probe:
                    if probe.connect_ex((HERE, port)) == 0:
                        break
                time.sleep(0.1)
            only = asked.only or [*FLOODS, *OTHERS]
            told = asyncio.run(measure(port, server.pid, min(asked.seconds, 60.0), only))
        finally:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()
    if asked.json:
        print(json.dumps(told))
        return
    for name, found in told.items():
        shown = "   ".join(
            f"{what} {value:8.1f}" if isinstance(value, float) else f"{what} {value!s:>6}"
            for what, value in found.items()
        )
        print(f"{name:12} {shown}")


if __name__ == "__main__":
    main()
