"""The short way of frames: whatever the pieces in which bytes come, the same messages arrive."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.protocol import CLOSING, OPEN, State

from server.house import copied, holder, token_of
from server.listening import serving
from wyrmhall.server.line import FULL, LARGEST_BURST, Burst
from wyrmhall.server.serving import LARGEST_READ
from wyrmhall.server.wire import NewTable

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


def frame(opcode: int, payload: bytes, last: bool = True, masked: bool = True) -> bytes:
    """One frame as a client sends it."""
    size, mask = len(payload), b"\x37\xfa\x21\x3d" if masked else b""
    head = bytes([opcode | (0x80 if last else 0)])
    bit = 0x80 if masked else 0
    if size < 126:
        head += bytes([bit | size])
    elif size < 1 << 16:
        head += bytes([bit | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([bit | 127]) + size.to_bytes(8, "big")
    if masked:
        payload = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
    return head + mask + payload


def ping(ident: str) -> bytes:
    """What is answered by a pong of the same name."""
    return json.dumps({"do": "ping", "id": ident}).encode()


class Peer:
    """A client that speaks in bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, *data: bytes) -> None:
        for piece in data:
            self._writer.write(piece)
            await self._writer.drain()
            await asyncio.sleep(0)

    async def hear(self) -> tuple[int, bytes]:
        """The next frame: its opcode, and what it says."""
        head = await self._reader.readexactly(2)
        assert head[0] & 0x80, "whole"
        size = head[1]
        assert size < 0x80, "not masked"
        if size >= 126:
            more = await self._reader.readexactly(2 if size == 126 else 8)
            size = int.from_bytes(more, "big")
        return head[0] & 0x0F, await self._reader.readexactly(size)

    async def said(self) -> Any:
        """The next message."""
        opcode, payload = await self.hear()
        assert opcode == TEXT, (opcode, payload)
        return json.loads(payload)

    async def hung_up(self) -> int:
        """The code with which the server closes."""
        while True:
            opcode, payload = await self.hear()
            if opcode == CLOSE:
                return int.from_bytes(payload[:2], "big")


@asynccontextmanager
async def at_a_table(blank: Path, folder: Path) -> AsyncIterator[Peer]:
    """A line to a table, after the handshake."""
    server, running, task, port = await serving(copied(blank, folder / "hall.db"))
    try:
        table = await server.hall.create(NewTable("book", 2, "ann"), holder("ann"))
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        request = [
            f"GET /api/tables/{table.row.id}/play HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            f"Authorization: Bearer {token_of('ann')}",
            "\r\n",
        ]
        writer.write("\r\n".join(request).encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101"), answer
        async with asyncio.timeout(20):
            yield Peer(reader, writer)
        writer.close()
    finally:
        running.should_exit = True
        await task


async def test_messages_arrive_whatever_the_pieces(blank: Path, tmp_path: Path) -> None:
    dice = random.Random(1)
    async with at_a_table(blank, tmp_path) as peer:
        for number in range(60):
            names = [f"{number}-{place}" for place in range(dice.randint(1, 5))]
            stream = b""
            for name in names:
                text = ping(name) + b" " * dice.choice([0, 0, 90, 4000])
                cut = dice.randint(0, len(text))
                if dice.random() < 0.5:
                    stream += frame(TEXT, text)
                else:  # in two, and something else in between
                    stream += frame(TEXT, text[:cut], last=False)
                    stream += frame(PONG, b"unasked")
                    stream += frame(CONTINUED, text[cut:])
            cuts = sorted(dice.randint(0, len(stream)) for _ in range(dice.choice([0, 1, 9])))
            ends = [*cuts, len(stream)]
            await peer.send(*(stream[a:b] for a, b in zip([0, *cuts], ends) if a < b))
            for name in names:
                heard = await peer.said()
                if len(ping(name)) + 4000 > 4096 and heard["is"] == "refused":
                    assert heard["why"] == "too-large"
                else:
                    assert heard == {"is": "pong", "id": name}


async def test_byte_by_byte(blank: Path, tmp_path: Path) -> None:
    async with at_a_table(blank, tmp_path) as peer:
        for text in (ping("short"), ping("long") + b" " * 300):
            await peer.send(*(bytes([byte]) for byte in frame(TEXT, text)))
            assert (await peer.said())["is"] == "pong"


async def test_a_ping_of_the_protocol_is_answered_among_messages(
    blank: Path, tmp_path: Path
) -> None:
    async with at_a_table(blank, tmp_path) as peer:
        await peer.send(frame(TEXT, ping("a")) + frame(PING, b"there?") + frame(TEXT, ping("b")))
        heard = [await peer.hear() for _ in range(3)]
        assert (PONG, b"there?") in heard
        pongs = [json.loads(text)["id"] for opcode, text in heard if opcode == TEXT]
        assert pongs == ["a", "b"]


async def test_many_messages_at_once_wait_their_turn(blank: Path, tmp_path: Path) -> None:
    async with at_a_table(blank, tmp_path) as peer:
        names = [str(number) for number in range(6 * FULL)]
        await peer.send(b"".join(frame(TEXT, ping(name)) for name in names))
        assert [(await peer.said())["id"] for _ in names] == names


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"\xff", last=False) + frame(CONTINUED, b"\xfe"), 1007),
        (frame(TEXT, b"{}", masked=False), 1002),
        (frame(CONTINUED, b"{}"), 1002),
        (frame(TEXT, b"{}", last=False) + frame(TEXT, b"{}"), 1002),
        (frame(3, b"{}"), 1002),
        (bytes([0x81 | 0x40, 0x80]) + b"mask", 1002),
        (frame(TEXT, b"x" * (LARGEST_READ + 1)), 1009),
        (bytes([0x81, 0xFF]) + (1 << 62).to_bytes(8, "big") + b"mask", 1009),
        (frame(CLOSE, (1000).to_bytes(2, "big")), 1000),
    ],
    ids=[
        "no UTF-8",
        "no UTF-8 in pieces",
        "not masked",
        "nothing to continue",
        "a text within a text",
        "no such opcode",
        "a reserved bit",
        "too large",
        "far too large",
        "farewell",
    ],
)
async def test_what_is_against_the_protocol_is_hung_up_on(
    blank: Path, tmp_path: Path, bad: bytes, code: int
) -> None:
    async with at_a_table(blank, tmp_path) as peer:
        await peer.send(frame(TEXT, ping("before")))
        assert await peer.said() == {"is": "pong", "id": "before"}
        await peer.send(bad)
        assert await peer.hung_up() == code


async def test_bytes_and_nothing_are_refused_by_name(blank: Path, tmp_path: Path) -> None:
    async with at_a_table(blank, tmp_path) as peer:
        for odd in (frame(BINARY, ping("a")), frame(BINARY, b""), frame(TEXT, b"")):
            await peer.send(odd)
            assert (await peer.said())["why"] == "malformed"


class Ear:
    """What a burst asks of a line."""

    def __init__(self, state: State, closing: bool = False) -> None:
        self.loop = asyncio.get_running_loop()
        self.conn = SimpleNamespace(state=state)
        self.transport = SimpleNamespace(write=self.hear, is_closing=lambda: closing)
        self.heard: list[bytes] = []

    def hear(self, data: bytes) -> None:
        self.heard.append(data)


async def test_a_burst_leaves_in_order_and_not_after_a_farewell() -> None:
    burst = Burst()
    there: Any = Ear(OPEN)
    leaving: Any = Ear(CLOSING)
    gone: Any = Ear(OPEN, closing=True)
    told = [bytes([number]) for number in range(LARGEST_BURST)]
    for data in told[:3]:
        for ear in (there, leaving, gone):
            burst.add(ear, data)
    assert there.heard == []
    await asyncio.sleep(0)
    assert there.heard == told[:3]
    for data in told:
        burst.add(there, data)
    assert there.heard == told[:3] + told, "a full burst does not wait"
    assert leaving.heard == gone.heard == []
