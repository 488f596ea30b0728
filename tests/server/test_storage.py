"""Storage: the same on SQLite and PostgreSQL; on PostgreSQL two workers act as one hall."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from server.house import Browser, House, copied, holder, until
from server.postgres import new_database, running_server
from server.test_restart import row_of
from wyrmhall.server.errors import Unavailable
from wyrmhall.server.live.workers import WorkerChannel
from wyrmhall.server.messages import SetTable
from wyrmhall.server.storage.database import Database
from wyrmhall.server.storage.rows import Append, Entry, LinkRow, Snapshot, UndoRequest


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, blank: Path, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return copied(blank, tmp_path / "hall.db")
    return new_database(request.getfixturevalue("postgres"))


def entry(number: int, request_id: str | None = None, table: str = "t", seat: int = 0) -> Entry:
    return Entry(
        table, number, "play", seat, 2**40, request_id, number, True, b"\x00\xff", 0.1 + number
    )


async def test_a_table_is_kept_as_it_is(url: str) -> None:
    database = Database(url)
    row = row_of("book", 2, 1)
    row.clock_since, row.due, row.undo_request = 1.25, 1e9 + 1 / 3, UndoRequest(1, 2, [0, 1], "é")
    row.seats[1].bank, row.seats[0].holder = 1 / 3, "h"
    await database.create(row)
    assert await database.table("t") == row
    assert await database.table("u") is None
    assert [r.id for r in await database.tables("running", None, 9)] == ["t"]
    assert [r.id for r in await database.tables("mine", "h", 9)] == ["t"]
    assert await database.due(1e9, 9) == []
    assert await database.due(2e9, 9) == ["t"]
    old = row_of("book", 2, 1)
    row.status = "over"
    assert await database.change(row)
    next_one = row_of("book", 2, 1)
    next_one.id = "n"
    assert not await database.change(old, next_one)  # it holds an old revision
    assert await database.table("t") == row
    assert await database.table("n") is None
    row.next = "n"
    assert await database.change(row, next_one)
    assert await database.table("n") == next_one
    assert await database.table("t") == row
    assert await database.tables("unfinished", "h", 9) == []
    await database.close()


async def test_a_table_that_gathers_can_be_forgotten_and_one_that_plays_cannot(url: str) -> None:
    database = Database(url)
    row = row_of("book", 2, 1)
    row.status, row.due, row.seats[0].holder = "gathering", 5.0, "h"
    await database.create(row)
    await database.make_link(LinkRow("l", "t", None, "h", 0.5))
    await database.add_chat("t", 0, "ann", "hi", "s", 3.5)
    assert await database.due(6.0, 9) == ["t"]
    assert [r.id for r in await database.tables("open", None, 9, ["t", "u"])] == ["t"]
    assert await database.tables("open", None, 9, ["u"]) == []
    old = row.copy()
    assert await database.change(row)
    assert not await database.delete(old)  # it was changed meanwhile
    assert await database.delete(row)
    assert await database.table("t") is None
    assert await database.link("l") is None
    playing = row_of("book", 2, 1)
    await database.create(playing)
    assert not await database.delete(playing)
    assert await database.table("t") == playing
    await database.check()  # something can be written
    await database.close()


async def test_until_a_late_transaction_has_ended_nobody_is_told_what_is_kept(
    blank: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wyrmhall.server.storage.database.ANSWERS_WITHIN", 0.2)
    database = Database(copied(blank, tmp_path / "hall.db"))
    await database.create(row_of("book", 2, 1))
    stuck = threading.Event()
    assert database._writer is not None
    database._writer._thread.submit(stuck.wait)  # the disk does not answer
    with pytest.raises(Unavailable):
        await database.append([Append(entry(1, "a"), {})])
    with pytest.raises(Unavailable):
        await database.entries("t", 0)
    stuck.set()
    await until(lambda: not database.undecided)
    assert await database.entries("t", 0) == [entry(1, "a")]
    await database.close()


async def test_an_entry_is_kept_once(url: str) -> None:
    database = Database(url)
    await database.create(row_of("book", 2, 1))
    first = [
        Append(entry(1, "a"), {"due": 5.0}, (1.5, 2.5)),
    ]
    assert await database.append(first) == [True]
    assert await database.append(first) == [False]
    assert await database.append([Append(entry(2, "a"), {})]) == [False]  # the name is taken
    assert await database.append([Append(entry(2, "b"), {}), Append(entry(1, "c"), {})]) == [
        True,
        False,
    ]
    assert await database.append(
        [
            Append(entry(3, "a", seat=1), {}),
        ]
    ) == [True]
    assert await database.entries("t", 0) == [entry(1, "a"), entry(2, "b"), entry(3, "a", seat=1)]
    assert await database.entry_of("t", 0, "b") == entry(2, "b")
    assert await database.seen_before("t", None, 2, 1) == [entry(2, "b")]
    assert await database.last_at(["t"]) == {"t": 3.1}
    row = await database.table("t")
    assert row is not None
    assert (row.due, [seat.bank for seat in row.seats]) == (5.0, [1.5, 2.5])
    await database.close()


async def test_an_earlier_snapshot_is_not_put_back(url: str) -> None:
    database = Database(url)
    await database.create(row_of("book", 2, 1))
    for number in (3, 7, 5):
        await database.keep_snapshot("t", Snapshot(number, bytes([number]), (number, 0, 0)))
    assert await database.snapshot("t") == Snapshot(7, b"\x07", (7, 0, 0))
    await database.close()


async def test_words_and_links_are_kept(url: str) -> None:
    database = Database(url)
    await database.create(row_of("book", 2, 1))
    said = await asyncio.gather(
        *(database.add_chat("t", seat, "ann", f"{seat}", "1", 0.5) for seat in (0, 1, 0, 0, 1))
    )
    assert sorted({row.number for row in said}) == [1, 2]
    assert [row.number for row in await database.chat("t", 1)] == [2]
    row = row_of("book", 2, 1)
    row.seats[1].holder = "ann"
    assert await database.change(row)
    own, invitation = LinkRow("h", "t", 1, "ann", 0.5), LinkRow("i", "t", None, "ann", 0.5)
    assert await database.make_link(own)
    assert await database.make_link(invitation)
    assert not await database.make_link(LinkRow("j", "t", 1, "bo", 0.5))  # not bo's seat
    found = [await database.link(digest) for digest in ("h", "i", "j")]
    assert found == [own, invitation, None]
    await database.close()


async def test_a_game_is_played_closed_and_opened(url: str) -> None:
    house = House(url)
    async with house:
        table = await house.table("book", "ann", "bo")
        people = await table.sit()
        await people[0].ask(do="say", text="\u00e9\U0001f409")
        await people[0].send(
            {"do": "say", "text": "x", "id": "\u0000"}
        )  # refused; PostgreSQL has no NUL
        assert people[0].last("refused")["why"] == "malformed"
        for _ in range(20):
            assert (await table.asked(people).play())["is"] == "done"
        digest = table.match.digest()
    async with house:
        await table.sit()
        assert table.match.digest() == digest


def _past(version: int, *people: Browser) -> bool:
    return all(person.version > version for person in people)


async def test_the_record_of_a_game_that_ended_at_another_worker_is_there(postgres: str) -> None:
    url = await asyncio.to_thread(new_database, postgres)
    one, two = House(url, worker="one"), House(url, worker="two", seed=2)
    async with one, two:  # that do not hear of each other
        table = await one.table("book", "ann", "bo")
        people = await table.sit()
        await two.hall.table(table.id)
        while table.match.outcome is None:
            await table.asked(people).play()
        assert (await two.hall.record(table.id)).outcome == table.match.outcome


async def test_a_database_that_does_not_answer_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("wyrmhall.server.storage.database.ANSWERS_WITHIN", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        database = Database(f"postgresql://nobody@127.0.0.1:{port}/nothing")
        async with asyncio.timeout(5):
            with pytest.raises(Unavailable):
                await database.due(0.0, 1)
            with pytest.raises(Unavailable):
                await database.append([Append(entry(1), {})])
            await database.close()


async def test_two_workers_are_one_hall(postgres: str) -> None:
    url = await asyncio.to_thread(new_database, postgres)
    one, two = House(url, worker="one"), House(url, worker="two", seed=2)
    async with one, two:
        for house in (one, two):
            house.services.spawn(
                WorkerChannel(house.database.url, house.worker, house.hall).listen()
            )
        await asyncio.sleep(0.3)
        table = await one.table("book", "ann", "bo", start=False)
        ann = await one.browser(table.id, "ann")
        bo = await two.browser(table.id, "bo")
        for person in (ann, bo):
            await person.hello()
        await one.hosting.start(table.id, holder("ann"))
        await until(lambda: any(m["is"] == "state" for m in bo.messages()))
        for _ in range(12):
            mover = ann if ann.last("state")["legal"] else bo
            version = mover.version
            assert (await mover.play())["is"] == "done"
            await until(partial(_past, version, ann, bo))
        assert ann.last("state")["view"] | {"viewer": 0} == bo.last("state")["view"] | {"viewer": 0}
        await ann.ask(do="say", text="hello")
        await until(lambda: any(m["is"] == "said" for m in bo.messages()))
        await two.hosting.set_table(table.id, SetTable(open=False), holder("ann"))
        await until(lambda: ann.last("table")["table"]["open"] is False)
        await one.hosting.set_table(table.id, SetTable(paused=True), holder("ann"))
        await until(lambda: bo.last("table")["table"]["status"] == "paused")


async def test_workers_tell_each_other_who_is_here(postgres: str) -> None:
    url = await asyncio.to_thread(new_database, postgres)
    one, two = House(url, worker="one"), House(url, worker="two", seed=2)
    async with one, two:
        for house in (one, two):
            house.services.patience = 0.05
        table = await one.table("book", "ann", "bo", start=False)
        ann = await one.browser(table.id, "ann")
        await ann.hello()  # before the second worker listens

        def listening(house: House) -> asyncio.Task[None]:
            news = WorkerChannel(house.database.url, house.worker, house.hall, look_every=0.1)
            return house.services.spawn(news.listen())

        at_one, at_two = listening(one), listening(two)
        bo = await two.browser(table.id, "bo")
        await bo.hello()

        def here(person: Browser) -> list[bool]:
            return [seat["here"] for seat in person.last("table")["table"]["seats"]]

        await until(lambda: here(ann) == here(bo) == [True, True])
        [listed] = await two.hall.listed("mine", holder("ann"))
        assert [seat.here for seat in listed.seats] == [True, True]
        ann.leave()
        await until(lambda: here(bo) == [False, True])
        again = await two.browser(table.id, "ann")
        await again.hello()
        assert here(bo) == [True, True]
        watcher = await one.browser(table.id, "cy")
        await watcher.hello()
        await until(lambda: here(watcher) == [True, True])
        at_two.cancel()  # as when the worker is killed: its connection ends
        await until(lambda: here(watcher) == [False, False])
        listening(two)
        await until(lambda: here(watcher) == [True, True])
        at_one.cancel()
        await asyncio.gather(at_one, return_exceptions=True)
        for person in (again, bo):  # nobody tells the first worker, which does not listen
            person.leave()
        await asyncio.sleep(0.3)
        listening(one)
        await until(lambda: here(watcher) == [False, False])


async def test_of_two_workers_one_appends_and_the_other_answers_the_same(postgres: str) -> None:
    """Without news the second worker knows nothing: the key decides, and a repeat is known."""
    url = await asyncio.to_thread(new_database, postgres)
    one, two = House(url, worker="one"), House(url, worker="two", seed=2)
    async with one, two:
        table = await one.table("book", "ann", "bo")
        first = await table.sit()
        second = [await two.browser(table.id, name) for name in table.names]
        for person in second:
            await person.hello()
        asked = table.asked(first)
        twin = second[asked.seat]
        move = asked.last("state")["legal"][0]["move"]
        done = await asked.play(move, id="m")
        assert done["is"] == "done"
        assert await twin.play(move, id="m", version=0) == done
        assert twin.version == 1
        late = second[1 - asked.seat]
        assert late.version == 1
        await two.hosting.leave(table.id, holder("bo"))
        await one.hosting.set_table(table.id, SetTable(open=False), holder("ann"))
        assert table.table.row.seats[1].absent  # the other worker's change is not undone


async def test_two_workers_that_append_the_same_entries_do_not_wait_for_each_other(
    postgres: str,
) -> None:
    url = await asyncio.to_thread(new_database, postgres)
    one, two = Database(url, "one"), Database(url, "two")
    names = [f"t{n}" for n in range(8)]
    for name in names:
        row = row_of("book", 2, 1)
        row.id = name
        await one.create(row)
    for number in range(1, 12):
        batch = [Append(entry(number, f"m{number}", name), {}) for name in names]
        kept = await asyncio.gather(one.append(batch), two.append(batch[::-1]))
        for place, name in enumerate(names):
            assert kept[0][place] != kept[1][::-1][place], name
    await one.close()
    await two.close()
