"""What is opened again from the database is what was closed."""

import random

import pytest

from server.house import House, holder, until
from server.memory import Memory
from wyrmhall import games, load
from wyrmhall.server.live.sockets import broadcast_at
from wyrmhall.server.messages import Clock
from wyrmhall.server.storage.rows import PLAYING, REWIND, UNDO, Append, SeatRow, TableRow
from wyrmhall.server.tables.game_log import KEPT, RECENT, GameLog, opening
from wyrmhall.sim.advice import advised


def row_of(game: str, players: int, seed: int) -> TableRow:
    """A table that has just started."""
    row = TableRow(
        id="t",
        game=game,
        rules=load(game).version,
        players=players,
        options={},
        key=f"{seed:032x}",
        open=True,
        hints=True,
        clock=Clock(),
        status=PLAYING,
        host="",
        created=0.0,
        clock_since=0.0,
        next=None,
        undo_request=None,
        due=None,
        revision=0,
        seats=[SeatRow(name=str(seat)) for seat in range(players)],
    )
    row.options = opening(row).options
    return row


def do_something(log: GameLog, dice: random.Random, at: float) -> Append:
    """A decision, or a few decisions in twenty taken back: freely, or by consent."""
    match, seats = log.match, range(log.match.players)
    wish = dice.random()
    free = [seat for seat in seats if match.undoable(seat)]
    asked = [seat for seat in seats if log.rewindable(seat) and seat not in free]
    if free and wish < 0.15:
        return Append(log.undo(UNDO, dice.choice(free), None, at), {})
    if asked and wish > 0.97:
        return Append(log.undo(REWIND, dice.choice(asked), None, at), {})
    seat = dice.choice(match.pending)
    if match.game.policy is not None and dice.random() < 0.7:
        move = advised(match, seat, dice.getrandbits(32))
    else:
        move = dice.choice(match.legal(seat))
    return Append(log.play(seat, move.text, None, at), {})


def same(one: GameLog, two: GameLog) -> None:
    """Nobody at the table could tell them apart."""
    assert two.number == one.number
    assert two.match.digest() == one.match.digest()
    assert two.last_public_at == one.last_public_at
    for viewer in (None, *range(one.match.players)):
        assert two.version(viewer) == one.version(viewer)
        assert two.match.view(viewer).json() == one.match.view(viewer).json()
    for seat in range(one.match.players):
        assert two.match.undoable(seat) == one.match.undoable(seat)
        assert two.rewindable(seat) == one.rewindable(seat)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", games())
async def test_a_game_opened_again_is_the_same_game(game: str, seed: int) -> None:
    dice = random.Random(seed)
    players = dice.choice(load(game).seats)
    row, storage = row_of(game, players, seed), Memory()
    await storage.create(row)
    live = GameLog(row, opening(row))
    snapshots = 0
    for step in range(1, 500):
        if live.match.outcome is not None:
            break
        one = do_something(live, dice, float(step))
        assert await storage.append([one]) == [True]
        snapshot = live.snapshot()
        if snapshot is not None:
            snapshots += 1
            await storage.keep_snapshot("t", snapshot)
        if step % 13 == 0 or snapshot is not None:
            same(live, await GameLog.open(row, storage))
    same(live, await GameLog.open(row, storage))
    same(live, GameLog.played(row, storage.log["t"]))
    assert snapshots > 0 or live.number < 120


def test_no_snapshot_forgets_a_decision_of_an_open_stage(monkeypatch: pytest.MonkeyPatch) -> None:
    """At six a stage of Mékong has more decisions than a snapshot leaves to be played again."""
    monkeypatch.setattr("wyrmhall.server.tables.game_log.SNAPSHOT_EVERY", 1)
    row, dice = row_of("mekong", 6, 7), random.Random(7)
    live, whole = GameLog(row, opening(row)), GameLog(row, opening(row))
    snapshots = put_off = 0
    while live.match.outcome is None and live.number < 200:
        seat = dice.choice(live.match.pending)
        move = advised(live.match, seat, dice.getrandbits(32))
        whole.follow(live.play(seat, move.text, None, 0.0))
        if live.snapshot() is not None:
            snapshots += 1
        elif live.match.kept > KEPT:
            put_off += 1
        if live.match.stage:
            for asked in range(6):
                assert live.match.undoable(asked) == whole.match.undoable(asked)
    assert snapshots > 8
    assert put_off > 0


async def test_a_hall_closed_and_opened_goes_on_where_it_was(house: House) -> None:
    async with house:
        table = await house.table("ryu", "ann", "bo")
        people = await table.sit()
        for _ in range(90):
            await table.asked(people).play()
        digest, version = table.match.digest(), people[0].version
        await until(lambda: not house.services._tasks)
    async with house:
        people = await table.sit()
        assert await house.database.snapshot(table.id) is not None
        assert (table.match.digest(), people[0].version) == (digest, version)
        for _ in range(40):
            assert (await table.asked(people).play())["is"] == "done"


async def test_bots_and_clocks_wake_when_a_client_comes_before_the_sweep(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo", clock=Clock("move", 30))
        asked = table.asked(await table.sit())
        name = str(asked.name)
        await house.hosting.leave(table.id, holder(name))  # its bot has not moved yet
        before = table.table.row.due
        assert before is not None
        table.table.attendant.stop()
    async with house:
        (ann, bo) = await table.sit()
        await until(lambda: ann.version > 0 and bo.version > 0)
        assert table.table.attendant._alarm is not None


async def test_the_sweep_wakes_tables_nobody_is_at(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        await house.hosting.set_seat(table.id, 0, "drake", holder("ann"))
        await house.hosting.set_seat(table.id, 1, "drake", holder("ann"))
        table.table.attendant.stop()
    house.now.now += 60
    async with house:
        await house.hall.sweep_once()
        await until(lambda: table.match.outcome is not None)
    house.now.now += 600
    async with house:
        await table.spectator()
        broadcast_at(table.table).sessions.clear()
        house.now.now += 600
        await house.hall.sweep_once()
        assert table.id not in house.hall.tables


async def test_a_table_that_cannot_be_played_does_not_stop_the_sweep(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "wyrmhall.server")
    monkeypatch.setattr("wyrmhall.server.tables.hall.SWEPT_AT_ONCE", 2)
    async with house:
        tables = [await house.table("book", "ann", "bo") for _ in range(4)]
        *outdated, healthy = tables
        for table in tables:
            table.table.attendant.stop()
            draft = table.table.draft()
            for seat in draft.seats:
                seat.bot = "drake"
            if table is not healthy:
                draft.rules = "0"
            await table.table.keep(draft)
            house.now.now += 1  # the healthy one is due last
    house.now.now += 60
    async with house:
        for _ in range(3):
            await house.hall.sweep_once()
        await until(lambda: healthy.match.outcome is not None)
    told = [r.facts["table"] for r in caplog.records if r.message == "table-unplayable"]  # type: ignore[attr-defined]  # ours
    assert sorted(told) == sorted(table.id for table in outdated)  # each once


async def test_other_rules_are_refused_by_name(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        row = table.table.draft()
        row.rules = "0"
        await table.table.keep(row)
    async with house:
        with pytest.raises(Exception, match="rules") as refused:
            await house.hall.table(table.id)
        assert type(refused.value).__name__ == "RulesVersionError"


async def test_a_decision_sent_again_long_after_gets_its_first_answer(house: House) -> None:
    async with house:
        table = await house.table("ryu", "ann", "bo")
        people = await table.sit()
        first = table.asked(people)
        answer = await first.play(id="early")
        for _ in range(RECENT + 1):  # until the table has it in the database only
            await table.asked(people).play()
        assert await first.ask(do="play", move="end", version=0, id="early") == answer
