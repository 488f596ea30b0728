"""Malformed and hostile input: answered by name, nothing changed, nothing crashed.

`make hostile` sends 100,000 frames and some thousands over a real socket.
"""

import asyncio
import contextlib
import json
import os
import random
import time
from pathlib import Path

import pytest
import websockets
from websockets.frames import Frame, Opcode

from server.frames import hostile
from server.house import House, copied, holder, token_of
from server.listening import serving
from wyrmhall.server.messages import NewTable
from wyrmhall.server.serve import LARGEST_READ

FRAMES = int(os.environ.get("HOSTILE_FRAMES", "4000"))
OVER_SOCKETS = int(os.environ.get("HOSTILE_SOCKETS", "300"))
WHYS = {"malformed", "too-large", "stale", "not-your-seat", "not-now", "too-fast"}
ANSWERS = {"hello": ("table", "state"), "ping": ("pong",), "say": ("done", "said")}
"""What may be answered beside a refusal. Nothing else that is hostile gets done."""


HANDSHAKE = (
    b"GET /api/tables/nowhere/play HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: d3lybWhhbGx3eXJtaGFsbA==\r\n\r\n"
)
ELSEWHERE = websockets.Origin("https://evil.example")


def asked_of(frame: str | bytes | None) -> str:
    """What a frame asks for, as far as it can be read."""
    try:
        message = json.loads(frame or b"")
    except (ValueError, RecursionError):
        return ""
    kind = message.get("do") if isinstance(message, dict) else None
    return kind if isinstance(kind, str) else ""


@pytest.mark.parametrize("game", ["book", "mekong"])
async def test_hostile_frames_are_answered_by_name_and_change_nothing(
    house: House, game: str
) -> None:
    dice = random.Random(f"hostile {game}")
    async with house:
        table = await house.table(game, "ann", "bo")
        people = await table.sit()
        for _ in range(4):
            await table.asked(people).play()
        digest, entries = table.match.digest(), len(await house.database.entries(table.id, 0))
        legal = [m.text for m in table.match.legal(table.match.pending[0])]
        seen = set()
        for number in range(FRAMES // 2):
            person = people[number % 2] if number % 3 else await table.spectator()
            person.texts()
            before = len(person.heard)
            frame = hostile(dice, legal, person.version)
            await person.session.read(frame)
            answers = person.texts()[before:]
            assert answers, f"no answer to {frame!r}"
            for answer in map(json.loads, answers):
                if answer["is"] == "refused":
                    assert answer["why"] in WHYS, (frame, answer)
                    seen.add(answer["why"])
                else:
                    assert answer["is"] in ANSWERS.get(asked_of(frame), ()), (frame, answer)
                    seen.add(answer["is"])
            if person.session not in {p.session for p in people}:
                person.leave()
            assert table.match.digest() == digest
            person.forget()
            await person.hello()
        assert len(await house.database.entries(table.id, 0)) == entries
        assert seen == {kind for kinds in ANSWERS.values() for kind in kinds} | WHYS


async def test_hostile_frames_over_a_real_socket(blank: Path, tmp_path: Path) -> None:
    dice = random.Random("socket")
    server, running, task, port = await serving(copied(blank, tmp_path / "hall.db"))
    try:
        wish = NewTable("book", 2, "ann", bots={"1": "drake"}, start=True)
        table = await server.hosting.create(wish, holder("ann"))
        assert table.log is not None
        url = f"ws://127.0.0.1:{port}/api/tables/{table.row.id}/play"
        headers = {"Authorization": f"Bearer {token_of('ann')}"}
        sent = answered = 0
        while sent < OVER_SOCKETS:
            async with websockets.connect(url, additional_headers=headers, proxy=None) as line:
                await line.send('{"do":"hello"}')
                for _ in range(dice.randint(1, 60)):
                    frame = hostile(dice, ["end"], 10**6)
                    if isinstance(frame, str):  # what is no UTF-8 never leaves the client
                        frame = frame.encode("utf-8", "replace").decode()
                    sent += 1
                    await line.send(frame if frame is not None else b"")
                await line.send('{"do":"ping","id":"last"}')
                async for text in line:
                    answer = json.loads(text)
                    answered += 1
                    assert answer.get("why") != "unavailable", answer
                    if answer == {"is": "pong", "id": "last"}:
                        break
                else:
                    raise AssertionError("the line went dead")
                if dice.random() < 0.2:
                    await line.send("x" * (LARGEST_READ + 1))  # hung up on, and nothing else
        assert answered >= sent, "some frames were not answered"
        async with websockets.connect(url, additional_headers=headers, proxy=None) as line:
            await line.send('{"do":"hello"}')
            table_now, state = [json.loads(await line.recv()) for _ in range(2)]
            assert (table_now["is"], state["is"]) == ("table", "state")
            play = {"do": "play", "id": "well-behaved", "version": state["version"]}
            await line.send(json.dumps({**play, "move": state["legal"][0]["move"]}))
            async for text in line:
                answer = json.loads(text)
                assert answer["is"] != "refused", answer
                if "well-behaved" in (answer.get("done"), answer.get("id")):
                    break
            else:
                raise AssertionError("the line went dead")
    finally:
        running.should_exit = True
        await task


async def test_who_is_turned_away_hears_why(blank: Path, tmp_path: Path) -> None:
    server, running, task, port = await serving(copied(blank, tmp_path / "hall.db"))
    try:
        with pytest.raises(websockets.exceptions.InvalidStatus):
            await websockets.connect(f"ws://127.0.0.1:{port}/", proxy=None)
        for name in ("nowhere", "x" * 99):
            address = f"ws://127.0.0.1:{port}/api/tables/{name}/play"
            async with websockets.connect(address, proxy=None) as line:
                await line.wait_closed()
            assert (line.close_code, line.close_reason) == (4404, "no-such-table")
        table = await server.hosting.create(NewTable("book", 2, "ann"), holder("ann"))
        url = f"ws://127.0.0.1:{port}/api/tables/{table.row.id}/play"
        async with websockets.connect(url, origin=ELSEWHERE, proxy=None) as line:
            await line.wait_closed()
        assert (line.close_code, line.close_reason) == (4403, "foreign")
    finally:
        running.should_exit = True
        await task


async def test_a_burst_of_frames_is_read_to_its_end(blank: Path, tmp_path: Path) -> None:
    """More than any buffer on the way holds: reading pauses, and goes on."""
    server, running, task, port = await serving(copied(blank, tmp_path / "hall.db"))
    try:
        asked = NewTable("book", 2, "ann", bots={"1": "drake"}, start=True)
        table = await server.hosting.create(asked, holder("ann"))
        url = f"ws://127.0.0.1:{port}/api/tables/{table.row.id}/play"
        async with websockets.connect(url, proxy=None) as socket:
            for number in range(200):
                await socket.send(json.dumps({"do": "ping", "id": f"{number}"}))
            answers = [json.loads(await socket.recv()) for _ in range(200)]
        assert answers == [{"is": "pong", "id": f"{number}"} for number in range(200)]
    finally:
        running.should_exit = True
        await task


@pytest.mark.parametrize("what", ["pings", "parts of a message", "small messages"])
async def test_a_flood_of_frames_is_cut_off(blank: Path, tmp_path: Path, what: str) -> None:
    server, running, task, port = await serving(copied(blank, tmp_path / "hall.db"))
    try:
        asked = NewTable("book", 2, "ann", bots={"1": "drake"}, start=True)
        table = await server.hosting.create(asked, holder("ann"))
        url = f"ws://127.0.0.1:{port}/api/tables/{table.row.id}/play"
        async with websockets.connect(url, proxy=None) as line:
            first, frame = {
                "pings": (b"", Frame(Opcode.PING, b"x")),
                "parts of a message": (b"\x01\x80mask", Frame(Opcode.CONT, b"", fin=False)),
                "small messages": (b"", Frame(Opcode.TEXT, b"x")),
            }[what]
            line.transport.write(first + frame.serialize(mask=True) * 3000)
            await line.wait_closed()
        assert line.close_code == 4429
        assert server.hall.services.refusals < 100
    finally:
        running.should_exit = True
        await task


async def test_who_goes_on_sending_after_the_end_is_cut_off(blank: Path, tmp_path: Path) -> None:
    _, running, task, port = await serving(copied(blank, tmp_path / "hall.db"))
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HANDSHAKE)
        answer = await reader.readuntil(b"no-such-table")
        assert b"101 Switching Protocols" in answer
        frame = Frame(Opcode.TEXT, b"x" * 60).serialize(mask=True)
        begun = time.monotonic()
        with contextlib.suppress(ConnectionError):
            while not reader.at_eof():
                writer.write(frame * 100)
                await writer.drain()
                await asyncio.sleep(0.02)
        assert time.monotonic() - begun < 5  # uvicorn itself would wait for ten seconds
        writer.close()
    finally:
        running.should_exit = True
        await task
