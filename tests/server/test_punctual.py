"""Connections that ask slowly, or not at all: cut off in time, and in nobody's way."""

import asyncio
from pathlib import Path

import pytest

from server.house import copied, until
from server.listening import serving
from wyrmhall.server.identity import network_of
from wyrmhall.server.live.punctual import PunctualProtocol

HALF = b"GET /health HTTP/1.1\r\nHost: hall\r\nX-Slow: "
WHOLE = b"GET /health HTTP/1.1\r\nHost: hall\r\n\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nHost: hall\r\nX-Wyrmhall: 1\r\nContent-Length: 99\r\n\r\n{"


async def is_cut(reader: asyncio.StreamReader) -> bool:
    """Wait for the end of a connection; whether nothing was answered before."""
    try:
        async with asyncio.timeout(20):
            return await reader.read() == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize(
    "sent", [b"", HALF, BODY, WHOLE + HALF], ids=["nothing", "headers", "body", "a second one"]
)
async def test_a_request_that_never_ends_is_cut_off(
    blank: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr("wyrmhall.server.live.punctual.ASKED_WITHIN", 0.3)
    _, running, task, port = await serving(copied(blank, tmp_path / "hall.db"))
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        if sent.startswith(WHOLE):
            assert b"well" in await reader.readuntil(b"}")
        dripping = asyncio.create_task(drip(writer, b"x" if sent else b""))
        assert await is_cut(reader)
        dripping.cancel()
        writer.close()
        assert PunctualProtocol.rooms == {}
    finally:
        running.should_exit = True
        await task


async def drip(writer: asyncio.StreamWriter, byte: bytes) -> None:
    """Send a little now and then, as if there were more to come."""
    while True:
        await asyncio.sleep(0.05)
        writer.write(byte)


async def test_who_asks_late_but_whole_is_answered_and_may_go_on(
    blank: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wyrmhall.server.live.punctual.ASKED_WITHIN", 2.0)
    _, running, task, port = await serving(copied(blank, tmp_path / "hall.db"))
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(3):
            for part in (WHOLE[:10], WHOLE[10:]):
                writer.write(part)
                await asyncio.sleep(0.01)
            assert b"well" in await reader.readuntil(b"}")
        writer.close()
        await until(lambda: PunctualProtocol.rooms == {})
    finally:
        running.should_exit = True
        await task


async def test_many_half_requests_push_out_each_other_and_nobody_else(
    blank: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wyrmhall.server.live.punctual.MOST_UNASKED", 5)
    _, running, task, port = await serving(copied(blank, tmp_path / "hall.db"))
    try:
        halves = []
        for _ in range(20):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=("127.0.0.9", 0)
            )
            writer.write(HALF)
            halves.append((reader, writer))
        await until(lambda: len(PunctualProtocol.rooms.get("127.0.0.9", ())) == 5)
        assert await is_cut(halves[0][0])
        for address in ("127.0.0.9", "127.0.0.8"):  # an honest one from there, and from elsewhere
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(address, 0)
            )
            writer.write(WHOLE)
            assert b"well" in await reader.readuntil(b"}")
            writer.close()
        for _, writer in halves:
            writer.close()
    finally:
        running.should_exit = True
        await task


def test_a_household_has_one_address() -> None:
    assert network_of("192.0.2.7") == network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::1")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("testclient") == "testclient"
