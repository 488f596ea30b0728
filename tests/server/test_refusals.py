"""Every refusal has a name, and a scene that shows it."""

import json
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy.exc import OperationalError

from server.house import House, holder
from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.words import LANGUAGES, explain
from wyrmhall.server import errors
from wyrmhall.server.errors import NAMES, Refusing, name_of
from wyrmhall.server.messages import Clock, Join, NewTable, SetTable

Scene = Callable[[House], Awaitable[str]]
SCENES: dict[str, Scene] = {}
SHOWN_OVER_HTTP = {"foreign", "not-found", "failed"}  # test_http.py
NEVER_SHOWN = {"refused", "unknown-bot"}  # the root of all; levels are checked as an option


def shows(name: str) -> Callable[[Scene], Scene]:
    def keep(scene: Scene) -> Scene:
        SCENES[name] = scene
        return scene

    return keep


async def refused(doing: Awaitable[object]) -> str:
    with pytest.raises(WyrmhallError) as caught:
        await doing
    for language in LANGUAGES:
        assert explain(caught.value, language)
    return name_of(caught.value)[0]


@shows("malformed")
async def _(house: House) -> str:
    ann, _ = await (await house.table()).sit()
    return str((await ann.play("no such move"))["why"])


@shows("illegal")
async def _(house: House) -> str:
    table = await house.table()
    asked = table.asked(await table.sit())
    legal = {m.text for m in table.match.legal(asked.seat)}
    other = next(m.text for m in table.match.game.moves if m.text not in legal)
    return str((await asked.play(other))["why"])


@shows("not-your-turn")
async def _(house: House) -> str:
    table = await house.table()
    people = await table.sit()
    move = table.match.legal(table.asked(people).seat)[0].text
    idle = next(p for p in people if p is not table.asked(people))
    return str((await idle.play(move))["why"])


@shows("over")
async def _(house: House) -> str:
    table = await house.table()
    people = await table.sit()
    move = "end"
    while table.match.outcome is None:
        move = table.match.legal(table.match.pending[0])[0].text
        await table.asked(people).play()
    return str((await people[0].play(move))["why"])


@shows("stale")
async def _(house: House) -> str:
    table = await house.table()
    return str((await table.asked(await table.sit()).play(version=7))["why"])


@shows("not-your-seat")
async def _(house: House) -> str:
    table = await house.table()
    watcher = await table.spectator()
    await watcher.hello(seat=0)
    assert watcher.last("refused")["why"] == "not-your-seat"
    return str((await watcher.play("end"))["why"])


@shows("not-host")
async def _(house: House) -> str:
    table = await house.table(start=False)
    return await refused(house.hosting.start(table.id, holder("bo")))


@shows("too-fast")
async def _(house: House) -> str:
    ann, _ = await (await house.table()).sit()
    for _ in range(6):
        answer = await ann.ask(do="say", text="hm")
    return str(answer["why"])


@shows("too-large")
async def _(house: House) -> str:
    ann, _ = await (await house.table()).sit()
    await ann.send(json.dumps({"do": "ping", "id": "é" * 2040}, ensure_ascii=False))
    return str(ann.last("refused")["why"])


@shows("no-such-table")
async def _(house: House) -> str:
    return await refused(house.hall.table("nowhere"))


@shows("full")
async def _(house: House) -> str:
    table = await house.table(start=False)
    return await refused(house.hosting.join(table.id, Join("cy"), holder("cy")))


@shows("taken")
async def _(house: House) -> str:
    table = await house.table(start=False)
    return await refused(house.hosting.join(table.id, Join("cy", seat=0), holder("cy")))


@shows("invitation")
async def _(house: House) -> str:
    table = await house.table(start=False, open=False)
    await house.hosting.leave(table.id, holder("bo"))
    return await refused(house.hosting.join(table.id, Join("cy"), holder("cy")))


@shows("not-now")
async def _(house: House) -> str:
    table = await house.table(start=False)
    pause = SetTable(paused=True)
    return await refused(house.hosting.set_table(table.id, pause, holder("ann")))


@shows("minded")
async def _(house: House) -> str:
    table = await house.table()
    ann, _ = await table.sit()
    table.table.attendant._stopped = True
    await house.hosting.leave(table.id, holder("ann"))
    return str((await ann.undo())["why"])


@shows("name")
async def _(house: House) -> str:
    return await refused(house.hosting.create(NewTable("book", 2, "\u202e \x00"), holder("ann")))


@shows("too-many")
async def _(house: House) -> str:
    for _ in range(60):
        await house.hosting.create(NewTable("book", 2, "ann"), holder("ann"))
    return await refused(house.hosting.create(NewTable("book", 2, "ann"), holder("ann")))


@shows("unavailable")
async def _(house: House) -> str:
    table = await house.table()
    asked = table.asked(await table.sit())

    async def broken(*_: object) -> None:
        raise OperationalError("the disk is full", None, Exception())

    house.services.storage.append = broken  # type: ignore[method-assign,assignment]  # it is broken
    return str((await asked.play())["why"])


@shows("cannot-undo")
async def _(house: House) -> str:
    ann, _ = await (await house.table()).sit()
    return str((await ann.undo())["why"])


@shows("option")
async def _(house: House) -> str:
    for wish in (
        NewTable("book", 99, "ann"),
        NewTable("book", 2, "ann", options={"no such": 1}),
        NewTable("book", 2, "ann", bots={"7": "drake"}),
        NewTable("book", 2, "ann", bots={"1": "genius"}),
        NewTable("book", 2, "ann", clock=Clock("move", 1)),
        NewTable("book", 2, "ann", seat=-1),
    ):
        assert await refused(house.hosting.create(wish, holder("ann"))) == "option"
    return "option"


@shows("unknown-game")
async def _(house: House) -> str:
    return await refused(house.hosting.create(NewTable("chess", 2, "ann"), holder("ann")))


@shows("rules-version")
async def _(house: House) -> str:
    table = await house.table()
    row = table.table.draft()
    row.rules = "of old"
    await table.table.keep(row)
    del house.hall.tables[table.id]
    return await refused(house.hall.table(table.id))


@pytest.mark.parametrize("name", SCENES)
async def test_a_refusal_is_shown_by_its_name(house: House, name: str) -> None:
    async with house:
        assert await SCENES[name](house) == name


def test_every_name_has_its_scene() -> None:
    known = {why for _, why, _ in NAMES}
    for kind in vars(errors).values():
        if isinstance(kind, type) and issubclass(kind, Refusing):
            known.add(kind.why)
    assert known == SCENES.keys() | SHOWN_OVER_HTTP | NEVER_SHOWN


async def test_a_refusal_leaves_the_table_as_it_was(house: House) -> None:
    async with house:
        table = await house.table()
        people = await table.sit()
        digest = table.match.digest()
        for frame in (
            "",
            "{",
            "[]",
            '{"do":"play"}',
            '{"do":"play","id":"","version":0,"move":"x"}',
        ):
            await people[0].send(frame)
            assert people[0].messages()[-1]["why"] == "malformed"
        assert table.match.digest() == digest
