"""Clocks: time runs out for whoever owes a decision, and a bot takes over."""

import asyncio

import pytest

from server.house import Browser, FirstMove, House, Seating, Sundial, holder, until
from wyrmhall.kernel.errors import OptionError
from wyrmhall.kernel.match import Match
from wyrmhall.server.messages import Clock, SetTable
from wyrmhall.server.tables.attendant import STAND_IN
from wyrmhall.server.tables.bot_pool import Asker
from wyrmhall.server.tables.clocks import JOINT_FLOOR


class Pondering(FirstMove):
    """Bots that do not come to an end before they are told to."""

    def __init__(self) -> None:
        self.done = asyncio.Event()

    async def choose(self, level: str, imagined: Match, seat: int, asker: Asker) -> str:
        del level, asker
        await self.done.wait()
        return imagined.legal(seat)[0].text


async def seated(house: House, clock: Clock, game: str = "book") -> tuple[Seating, list[Browser]]:
    table = await house.table(game, "ann", "bo", clock=clock)
    return table, await table.sit()


async def test_without_a_clock_nobody_is_hurried(house: House) -> None:
    async with house:
        table, people = await seated(house, Clock())
        house.now.now += 1e6
        await table.table.attendant.time_out()
        assert not any(seat.absent for seat in table.table.row.seats)
        assert people[0].last("state")["deadlines"] == {}


async def test_a_move_clock_starts_again_with_every_decision(house: House) -> None:
    async with house:
        table, people = await seated(house, Clock("move", 30))
        asked = table.asked(people)
        house.now.now += 29
        await asked.hello()
        assert asked.last("state")["deadlines"] == {str(asked.seat): 1.0}
        await table.table.attendant.time_out()
        assert not table.table.row.seats[asked.seat].absent
        await asked.play()
        asked = table.asked(people)
        assert asked.last("state")["deadlines"] == {str(asked.seat): 30.0}


async def test_who_runs_out_of_time_is_minded_by_a_bot_until_they_return(house: House) -> None:
    async with house:
        table, people = await seated(house, Clock("move", 30))
        asked = table.asked(people)
        house.now.now += 30
        await table.table.attendant.time_out()
        seat = asked.last("table")["table"]["seats"][asked.seat]
        assert (seat["absent"], seat["bot"]) == (True, STAND_IN)
        await until(lambda: asked.version > 0)  # the bot has moved
        assert (await asked.ask(do="return"))["is"] == "done"
        other = next(p for p in people if p is not asked)
        assert not table.table.row.seats[other.seat].absent


@pytest.mark.parametrize("clock", [Clock("move", 30), Clock("game", 300)])
async def test_a_decision_whose_time_is_over_is_the_bots_and_the_next_is_ones_own(
    house: House, clock: Clock
) -> None:
    house.bots = slow = Pondering()
    async with house:
        table, people = await seated(house, clock)
        asked = table.asked(people)
        house.now.now += clock.seconds
        await table.table.attendant.time_out()
        for _ in range(3):
            house.now.now += 1
            refused = await asked.ask(do="return")
            assert (refused["why"], refused["phrase"]["name"]) == ("not-now", "error-time-over")
        assert table.table.row.seats[asked.seat].absent
        slow.done.set()
        while table.asked(people) is asked:
            version = asked.version
            await until(lambda: asked.version > version)  # noqa: B023  # waited for at once
        assert (await asked.ask(do="return"))["is"] == "done"
        assert not table.table.row.seats[asked.seat].absent
        assert table.table.row.seats[asked.seat].bank == (20 if clock.kind == "game" else 0)


@pytest.mark.parametrize("clock", [Clock("move", 30), Clock("game", 30)])
async def test_who_leaves_and_returns_gains_no_time(house: House, clock: Clock) -> None:
    house.bots = Pondering()
    async with house:
        table, people = await seated(house, clock)
        asked = table.asked(people)
        for left in (28.0, 26.0, 24.0):
            house.now.now += 1
            await house.hosting.leave(table.id, holder(str(asked.name)))
            house.now.now += 1
            assert (await asked.ask(do="return"))["is"] == "done"
            assert asked.last("state")["deadlines"] == {str(asked.seat): left}
        await asked.play()
        assert table.table.row.seats[asked.seat].bank == (24 if clock.kind == "game" else 0)


async def test_a_clock_that_cannot_be_heeded_is_looked_at_again_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house:
        table, people = await seated(house, Clock("move", 30))
        asked = table.asked(people)
        house.now.now += 30
        rung = 0

        async def fails(*_: object) -> bool:
            nonlocal rung
            rung += 1
            raise OSError("the disk is full")

        monkeypatch.setattr(house.database, "change", fails)
        house.services.patience = 0.05
        table.table.attendant.wake()
        await asyncio.sleep(0.12)
        assert 1 <= rung <= 4
        monkeypatch.undo()
        await until(lambda: table.table.row.seats[asked.seat].absent)


async def test_a_game_clock_is_a_bank_that_a_pause_stops(house: House) -> None:
    async with house:
        table, people = await seated(house, Clock("game", 600))
        asked = table.asked(people)
        house.now.now += 100
        await asked.play()
        assert table.table.row.seats[asked.seat].bank == 500
        before = table.asked(people)
        house.now.now += 50
        await house.hosting.set_table(table.id, SetTable(paused=True), holder("ann"))
        left = table.table.row.seats[before.seat].bank
        assert left == (500 if before is asked else 600) - 50
        house.now.now += 9999
        await house.hosting.set_table(table.id, SetTable(paused=False), holder("ann"))
        assert before.last("state")["deadlines"] == {str(before.seat): left}
        house.now.now += left
        await table.table.attendant.time_out()
        assert table.table.row.seats[before.seat].absent
        assert table.table.row.seats[before.seat].bank == 0


async def test_a_joint_decision_costs_nobodys_bank_whoever_is_last(house: House) -> None:
    async with house:
        table, people = await seated(house, Clock("game", 600), "mekong")
        while table.match.stage == 0:
            await table.asked(people).play()
        banks = [seat.bank for seat in table.table.row.seats]
        stage = table.match.stage
        while table.match.stage == stage:
            house.now.now += 1
            await table.asked(people).play()
        assert [seat.bank for seat in table.table.row.seats] == banks


async def test_a_thinking_bot_does_not_ring_the_clock(house: House) -> None:
    async with house:
        table, people = await seated(house, Clock("move", 5))
        asked = table.asked(people)
        table.table.attendant._stopped = True  # the bot thinks and thinks
        await house.hosting.leave(table.id, holder(str(asked.name)))
        table.table.attendant._stopped = False
        house.now.now += 60
        assert table.table.clocks.owing(table.table.row, table.table.game()) == {}


async def test_time_without_a_server_is_nobodys_fault(house: House) -> None:
    async with house:
        table, people = await seated(house, Clock("move", 300))
    house.now.now += 3600
    async with house:
        people = await table.sit()
        asked = table.asked(people)
        assert asked.last("state")["deadlines"] == {str(asked.seat): 20.0}


@pytest.mark.parametrize("clock", [Clock("move", 4), Clock("game", 10**9), Clock("sand", 60)])
async def test_a_clock_nobody_could_play_with_is_refused(house: House, clock: Clock) -> None:
    async with house:
        with pytest.raises(OptionError):
            await house.table("book", "ann", "bo", clock=clock)


async def test_in_a_joint_stage_all_have_the_same_time(house: House) -> None:
    async with house:
        table, people = await seated(house, Clock("game", 100), "mekong")
        while table.match.stage == 0:
            await table.asked(people).play()
        table.table.row.seats[0].bank = 9.0
        house.now.now += 10
        await people[0].hello()
        left = people[0].last("state")["deadlines"]
        assert left == {"0": JOINT_FLOOR - 10, "1": JOINT_FLOOR - 10}


async def test_setting_the_servers_clock_takes_nobodys_time(house: House) -> None:
    house.steady = Sundial()
    async with house:
        table, people = await seated(house, Clock("game", 600))
        asked = table.asked(people)
        house.now.now += 3600  # an hour forward
        house.steady.now += 100
        await table.table.attendant.time_out()
        assert not table.table.row.seats[asked.seat].absent
        await asked.play()
        assert table.table.row.seats[asked.seat].bank == 500
