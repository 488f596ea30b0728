"""A connection's life: what one that does not read costs, and how it ends."""

import asyncio
import json
import time
from typing import Any

import pytest

from server.house import House, Sundial, holder, until
from wyrmhall.server.live.session import FULLEST_OUTBOX
from wyrmhall.server.live.sockets import LAGGING, NO_HELLO, Sockets


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

    @property
    def closed_by(self) -> int | None:
        """The code it was closed with."""
        code: int | None = self.sent[-1].get("code")
        return code

    def hang_up(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect"})


async def test_a_client_that_does_not_read_is_dropped_and_holds_up_nobody(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        people = await table.sit()
        sockets = Sockets(house.hall, house.hosting, house.admission())
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
        sockets = Sockets(house.hall, house.hosting, house.admission())
        line = Line()
        await sockets.serve("nowhere", None, line.receive, line.send)
        assert [event.get("code") for event in line.sent] == [None, 4404]  # accepted, to hear it


async def test_who_has_a_seat_finds_room_however_many_look_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wyrmhall.server.live.sockets.MOST_SESSIONS", 3)
    async with house:
        table = await house.table("book", "ann", "bo")
        crowd = [await house.browser(table.id, None) for _ in range(3)]
        sockets = Sockets(house.hall, house.hosting, house.admission())
        stranger, ann = Line(), Line()
        await sockets.serve(table.id, holder("cy"), stranger.receive, stranger.send)
        assert stranger.closed_by == 4429
        ann.reads.set()
        seated = asyncio.create_task(sockets.serve(table.id, holder("ann"), ann.receive, ann.send))
        ann.write('{"do": "hello"}')
        await until(lambda: len(ann.sent) > 2)
        assert ann.closed_by is None
        ann.hang_up()
        await seated
        assert len(crowd[0].broadcast.sessions) == 3


async def test_who_does_not_say_hello_in_time_is_hung_up_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wyrmhall.server.live.sockets.HELLO_WITHIN", 0.05)
    async with house:
        table = await house.table("book", "ann", "bo")
        sockets = Sockets(house.hall, house.hosting, house.admission())
        silent, polite = Line(), Line()
        polite.write('{"do": "hello"}')
        staying = asyncio.create_task(sockets.serve(table.id, None, polite.receive, polite.send))
        silent.write('{"do": "ping", "id": "p"}')
        await sockets.serve(table.id, None, silent.receive, silent.send)
        assert silent.closed_by == NO_HELLO
        assert sockets.connected == 1
        polite.hang_up()
        await staying
        assert polite.closed_by is None


async def test_an_address_has_only_so_many_connections(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        sockets = Sockets(house.hall, house.hosting, house.admission(), most_from_an_address=2)
        lines = [Line() for _ in range(4)]

        def come(line: Line, address: str) -> "asyncio.Task[None]":
            return asyncio.create_task(
                sockets.serve(table.id, None, line.receive, line.send, address)
            )

        first, second = come(lines[0], "192.0.2.1"), come(lines[1], "192.0.2.1")
        await until(lambda: sockets.connected == 2)
        await come(lines[2], "192.0.2.1")
        assert lines[2].closed_by == 4429
        other = come(lines[3], "192.0.2.2")
        await until(lambda: sockets.connected == 3)
        for line in lines:
            line.hang_up()
        await asyncio.gather(first, second, other)
        again = Line()
        again.hang_up()
        await come(again, "192.0.2.1")
        assert again.closed_by is None


async def test_who_sends_too_much_waits_and_is_hung_up_on_in_the_end(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "wyrmhall.server")
    monkeypatch.setattr("wyrmhall.server.live.session.MOST_HASTY", 20)
    async with house:
        table = await house.table("book", "ann", "bo")
        sockets = Sockets(house.hall, house.hosting, house.admission(5.0, 1000.0))
        line = Line()
        line.reads.set()
        for _ in range(1000):
            line.write("garbage")
        begun = time.monotonic()  # the hall's own clock stands still: nothing is forgiven
        await sockets.serve(table.id, None, line.receive, line.send)
        assert line.closed_by == 4429
        assert time.monotonic() - begun > 0.05
        assert len(line.sent) <= 5 + 20 + 2  # each answer was waited for
        told = [record for record in caplog.records if record.message == "too-fast"]
        assert len(told) == 1


async def test_setting_the_clock_back_makes_nobody_too_fast(house: House) -> None:
    house.steady = Sundial()
    async with house:
        table = await house.table("book", "ann", "bo")
        ann, _ = await table.sit()
        for _ in range(5):
            await ann.ask(do="say", text="hm")
        house.now.now -= 300
        house.steady.now += 2
        assert (await ann.ask(do="say", text="hm"))["is"] == "done"


async def test_a_players_hello_is_answered_before_those_of_spectators(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        crowd = [await house.browser(table.id, None) for _ in range(5)]
        ann = await house.browser(table.id, "ann")
        async with table.table.lock:  # a decision is being made durable
            hellos = [asyncio.create_task(one.hello()) for one in crowd]
            await asyncio.sleep(0)
            hellos.append(asyncio.create_task(ann.hello()))
            await asyncio.sleep(0)
        answered: list[object] = []
        for task, who in zip(hellos, [*crowd, ann], strict=True):
            task.add_done_callback(lambda _, who=who: answered.append(who))  # type: ignore[misc]  # a default in a lambda
        await asyncio.gather(*hellos)
        await asyncio.sleep(0)
        assert answered.index(ann) <= 1


async def test_a_hello_tells_the_chat_to_nobody_else(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        ann, _ = await table.sit()
        for _ in range(3):
            await ann.ask(do="say", text="hm")
        shown: list[object] = []
        ann.session.show_chat = lambda *said: shown.append(said)  # type: ignore[method-assign]
        watcher = await table.spectator()
        assert [m["number"] for m in watcher.messages() if m["is"] == "said"] == [1, 2, 3]
        assert shown == []


async def test_an_address_that_says_too_much_waits_whoever_it_says_it_as(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wyrmhall.server.live.sockets.LONGEST_WAIT", 0.0)
    async with house:
        table = await house.table("book", "ann", "bo")
        admission = house.admission(15.0, 0.0)  # what is spent does not come back: all would wait
        sockets = Sockets(house.hall, house.hosting, admission)

        async def come(address: str) -> set[str | None]:
            line = Line()
            line.reads.set()
            for number in range(9):  # within the bounds of one connection
                line.write(f'{{"do": "ping", "id": "{number}"}}')
            line.hang_up()
            await sockets.serve(table.id, None, line.receive, line.send, address)
            texts = (event.get("text", "{}") for event in line.sent)
            told = {json.loads(text).get("why") for text in texts}
            return told | {"closed" if line.closed_by else None}

        assert await come("192.0.2.1") == {None}
        crowd = [await come("192.0.2.1") for _ in range(12)]
        assert crowd[-1] == {None, "closed"}
        assert await come("192.0.2.2") == {None}
