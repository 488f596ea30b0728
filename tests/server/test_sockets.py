"""A connection's life: what one that does not read costs, and how it ends."""

import asyncio
from typing import Any

from server.house import NEVER_TOO_FAST, House, until
from wyrmhall.server.live.session import FULLEST_OUTBOX
from wyrmhall.server.live.sockets import LAGGING, NO_SUCH_TABLE, Sockets


class Line:
    """Both ends of a connection, in ASGI's events; its client reads only while `reads` is set."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.sent: list[dict[str, Any]] = []
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})

    async def receive(self) -> dict[str, Any]:
        return await self._incoming.get()

    async def send(self, event: dict[str, Any]) -> None:
        if event["type"] == "websocket.send":
            await self.reads.wait()
        self.sent.append(event)

    def write(self, text: str) -> None:
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect"})


async def test_a_client_that_does_not_read_is_dropped_and_holds_up_nobody(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        people = await table.sit()
        sockets = Sockets(house.hall, house.hosting, NEVER_TOO_FAST)
        line = Line()
        served = asyncio.create_task(sockets.serve(table.id, None, line.receive, line.send))
        line.write('{"do": "hello"}')
        sessions = people[0].broadcast.sessions
        await until(lambda: any(s.greeted for s in sessions if s.holder is None))
        idle = next(session for session in sessions if session.holder is None)
        for number in range(2 * FULLEST_OUTBOX):
            await people[number % 2].ask(do="return")  # refused: the others are told nothing
            people[0].broadcast.table_changed()  # and this is told to everybody
        assert len(idle._outbox) <= FULLEST_OUTBOX
        assert not people[0].session.lagging
        line.reads.set()
        await until(lambda: line.sent[-1]["type"] == "websocket.close")
        assert line.sent[-1]["code"] == LAGGING
        assert len(line.sent) <= FULLEST_OUTBOX + 3  # accepted, one under way, and the end
        line.hang_up()
        await served
        assert idle not in sessions


async def test_a_table_that_is_not_there_is_named(house: House) -> None:
    async with house:
        sockets = Sockets(house.hall, house.hosting, NEVER_TOO_FAST)
        line = Line()
        await sockets.serve("nowhere", None, line.receive, line.send)
        assert [event["code"] for event in line.sent] == [NO_SUCH_TABLE]
