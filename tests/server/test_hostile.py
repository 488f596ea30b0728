"""Malformed and hostile input: answered by name, nothing changed, nothing crashed.

`make hostile` sends 100,000 frames and some thousands over a real socket.
"""

import json
import os
import random
from pathlib import Path

import pytest
import websockets

from server.frames import hostile
from server.house import House, copied, holder, token_of
from server.listening import serving
from wyrmhall.server.refusals import NAMES, Refusing
from wyrmhall.server.serving import LARGEST_READ
from wyrmhall.server.wire import NewTable

FRAMES = int(os.environ.get("HOSTILE_FRAMES", "4000"))
OVER_SOCKETS = int(os.environ.get("HOSTILE_SOCKETS", "300"))
WHYS = {why for _, why, _ in NAMES} | {kind.why for kind in Refusing.__subclasses__()}


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
        for number in range(FRAMES // 2):
            person = people[number % 2] if number % 3 else await table.spectator()
            person.texts()
            before = len(person.heard)
            frame = hostile(dice, legal, person.version)
            await person.session.read(frame)
            answers = person.texts()[before:]
            assert answers, f"no answer to {frame!r}"
            for answer in map(json.loads, answers):
                assert answer["is"] in (
                    "refused",
                    "done",
                    "pong",
                    "state",
                    "change",
                    "table",
                    "said",
                )
                if answer["is"] == "refused":
                    assert answer["why"] in WHYS - {"refused", "unavailable"}, (frame, answer)
            if person.session not in {p.session for p in people}:
                person.leave()
            assert table.match.digest() == digest
            person.forget()
            await person.hello()
        assert len(await house.database.entries(table.id, 0)) == entries


async def test_hostile_frames_over_a_real_socket(blank: Path, tmp_path: Path) -> None:
    dice = random.Random("socket")
    server, running, task, port = await serving(copied(blank, tmp_path / "hall.db"))
    try:
        wish = NewTable("book", 2, "ann", bots={"1": "drake"}, start=True)
        table = await server.hall.create(wish, holder("ann"))
        assert table.chronicle is not None
        url = f"ws://127.0.0.1:{port}/api/tables/{table.row.id}/play"
        headers = {"Authorization": f"Bearer {token_of('ann')}"}
        sent = 0
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
                    assert answer.get("why") != "unavailable", answer
                    if answer == {"is": "pong", "id": "last"}:
                        break
                else:
                    raise AssertionError("the line went dead")
                if dice.random() < 0.2:
                    await line.send("x" * (LARGEST_READ + 1))  # hung up on, and nothing else
        assert sent >= OVER_SOCKETS
        for address in ("/api/tables/nowhere/play", "/", "/api/tables/" + "x" * 99 + "/play"):
            with pytest.raises(websockets.exceptions.InvalidStatus):
                await websockets.connect(f"ws://127.0.0.1:{port}{address}", proxy=None)
    finally:
        running.should_exit = True
        await task
