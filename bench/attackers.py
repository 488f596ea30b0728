"""Those who attack a server on loopback: `bench/attack.py` lets them loose, each in a process.

Each goes on until a moment, whatever the server does, and comes back when it is hung up on.
"""

import asyncio
import contextlib
import itertools
import json
import os
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

import websockets
from websockets.frames import Frame, Opcode

HERE = "127.0.0.1"
GONE = (OSError, TimeoutError, EOFError, websockets.WebSocketException)
OURS = {"X-Wyrmhall": "1", "Host": "hall", "Content-Type": "application/json"}
BOTS_ALONE = {"game": "ryu", "players": 2, "name": "x", "seat": None, "start": True}
BOTS_ALONE["bots"] = {"0": "elder", "1": "elder"}


def evil(number: int) -> str:
    """One of the attacker's addresses."""
    return f"127.0.1.{1 + number % 250}"


class Line:
    """A plain HTTP connection from an address, kept alive."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(
        self, method: str, path: str, token: str | None = None, body: Any = None, within: float = 30
    ) -> tuple[int, Any]:
        """A request's status and answer; OSError where none comes."""
        async with asyncio.timeout(within):
            if self.writer is None:
                self.reader, self.writer = await asyncio.open_connection(
                    HERE, self.port, local_addr=(self.address, 0)
                )
            assert self.reader is not None
            content = b"" if body is None else json.dumps(body).encode()
            headers = OURS | {"Content-Length": str(len(content))}
            if token:
                headers["Authorization"] = f"Bearer {token}"
            head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
            self.writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + content)
            answer = (await self.reader.readuntil(b"\r\n\r\n")).lower()
            length = int(answer.partition(b"content-length:")[2].split(b"\r\n")[0] or 0)
            told = await self.reader.readexactly(length)
        status = int(answer.split()[1])
        return status, json.loads(told) if b"application/json" in answer and told else told

    def close(self) -> None:
        """Hang up; the next request connects again."""
        if self.writer is not None:
            self.writer.close()
        self.writer = self.reader = None


def socket_to(port: int, table: str, address: str, token: str | None = None) -> Any:
    """A WebSocket to a table from an address."""
    return websockets.connect(
        f"ws://{HERE}:{port}/api/tables/{table}/play",
        additional_headers={"Authorization": f"Bearer {token}"} if token else {},
        local_addr=(address, 0),
        compression=None,
        proxy=None,
        open_timeout=20,
    )


async def raw_frames(port: int, table: str, number: int, frame: bytes, end: float) -> None:
    """The same frames over and over, as fast as they are taken; again when hung up on."""
    while time.monotonic() < end:
        with contextlib.suppress(*GONE):
            async with asyncio.timeout_at(asyncio.get_running_loop().time() + 10):
                reader, writer = await asyncio.open_connection(
                    HERE, port, local_addr=(evil(number), 0)
                )
                writer.write(
                    f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: hall\r\nUpgrade: websocket\r\n"
                    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: d3lybWhhbGx3eXJtaGFsbA==\r\n\r\n".encode()
                )
                await reader.readuntil(b"\r\n\r\n")
            while time.monotonic() < end and not reader.at_eof():
                writer.write(frame * 50)
                await asyncio.wait_for(writer.drain(), max(0.1, end - time.monotonic()))
                await asyncio.sleep(0)
            writer.close()
        await asyncio.sleep(0.05)


async def garbage(port: int, table: str, end: float) -> None:
    """Fifty spectators of five addresses send nonsense."""
    frame = Frame(Opcode.TEXT, b"nonsense " * 6).serialize(mask=True)
    await asyncio.gather(*(raw_frames(port, table, n % 5, frame, end) for n in range(50)))


async def pings(port: int, table: str, end: float) -> None:
    """The same with pings of the WebSocket itself."""
    frame = Frame(Opcode.PING, b"x").serialize(mask=True)
    await asyncio.gather(*(raw_frames(port, table, n % 5, frame, end) for n in range(50)))


async def hellos(port: int, table: str, end: float) -> None:
    """A hundred and twenty spectators of four addresses say hello without a pause."""

    async def spectator(number: int) -> None:
        while time.monotonic() < end:
            with contextlib.suppress(*GONE):
                async with socket_to(port, table, evil(number % 4)) as line:
                    while time.monotonic() < end:
                        await line.send('{"do": "hello"}')
                        async with asyncio.timeout(max(0.1, end - time.monotonic())):
                            while json.loads(await line.recv())["is"] != "state":
                                pass
            await asyncio.sleep(0.05)

    await asyncio.gather(*map(spectator, range(120)))


async def requests(
    port: int, end: float, many: int, ask: Callable[[Line, int], Awaitable[Any]]
) -> None:
    """Connections of four addresses ask without a pause."""

    async def one(number: int) -> None:
        line = Line(port, evil(number % 4))
        for count in itertools.count():
            if time.monotonic() >= end:
                break
            try:
                async with asyncio.timeout(max(0.1, end - time.monotonic())):
                    await ask(line, count)
            except GONE:
                line.close()
                await asyncio.sleep(0.05)
        line.close()

    await asyncio.gather(*map(one, range(many)))


async def gets(port: int, table: str, end: float) -> None:
    """Forty connections read what anybody may read."""
    paths = ("/api/games", "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/story")

    async def ask(line: Line, count: int) -> None:
        path = paths[count % len(paths)]
        await line.ask("GET", path + ("?before=100" if path.endswith("story") else ""))

    await requests(port, end, 40, ask)


async def posts(port: int, table: str, end: float) -> None:
    """Forty connections ask for changes they may not make, each by a new visitor."""

    async def ask(line: Line, _: int) -> None:
        await line.ask("POST", f"/api/tables/{table}/leave", secrets.token_urlsafe(32))

    await requests(port, end, 40, ask)


async def tables(port: int, table: str, end: float) -> None:
    """Forty connections open tables, each for a new visitor."""
    del table

    async def ask(line: Line, _: int) -> None:
        wish = {"game": "book", "players": 2, "name": "x"}
        await line.ask("POST", "/api/tables", secrets.token_urlsafe(32), wish)

    await requests(port, end, 40, ask)


async def bots(port: int, table: str, end: float) -> None:
    """One visitor opens sixty tables where only elders play."""
    del table
    token, line = secrets.token_urlsafe(32), Line(port, evil(0))
    for _ in range(60):
        with contextlib.suppress(*GONE):
            await line.ask("POST", "/api/tables", token, BOTS_ALONE)
    await asyncio.sleep(max(0.0, end - time.monotonic()))


async def silent(port: int, table: str, end: float) -> None:
    """Two hundred sockets of four addresses at the table, none of which says hello."""

    async def sit(number: int) -> None:
        with contextlib.suppress(*GONE):
            async with socket_to(port, table, evil(number % 4)):
                await asyncio.sleep(max(0.0, end - time.monotonic()))

    await asyncio.gather(*map(sit, range(200)))


async def halves(port: int, table: str, end: float) -> None:
    """A thousand requests of ten addresses that never end."""
    del table

    async def half(number: int) -> None:
        while time.monotonic() < end:
            with contextlib.suppress(*GONE):
                async with asyncio.timeout(max(0.1, end - time.monotonic())):
                    reader, writer = await asyncio.open_connection(
                        HERE, port, local_addr=(evil(number % 10), 0)
                    )
                    writer.write(b"GET /health HTTP/1.1\r\nHost: hall\r\nX: ")
                    while not reader.at_eof():
                        writer.write(b"x")
                        with contextlib.suppress(TimeoutError):
                            async with asyncio.timeout(1):
                                await reader.read(1000)
                writer.close()
            await asyncio.sleep(0.2)

    await asyncio.gather(*map(half, range(1000)))


Flood = Callable[[int, str, float], Awaitable[None]]
FLOODS: dict[str, Flood] = {
    "garbage": garbage,
    "pings": pings,
    "hello": hellos,
    "get": gets,
    "post": posts,
    "tables": tables,
    "bots": bots,
}
"""What is measured by its ratio to quiet."""
OTHERS: dict[str, Flood] = {"lock-out": silent, "slowloris": halves}


def attack(name: str, port: int, table: str, seconds: float) -> None:
    """What the attacker's process does; it gives way to the honest ones on the same processor."""
    os.nice(10)

    async def run() -> None:
        await (FLOODS | OTHERS)[name](port, table, time.monotonic() + seconds)

    asyncio.run(run())
