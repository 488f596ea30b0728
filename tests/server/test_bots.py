"""Bots: fairly queued, never waited for without end, and gone when the server is."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from server.house import FirstMove, House, holder, until
from wyrmhall import load
from wyrmhall.kernel.errors import BotFailed
from wyrmhall.kernel.match import Match
from wyrmhall.server.messages import NewTable
from wyrmhall.server.tables.bot_pool import Asker, BotPool
from wyrmhall.server.tables.fair_queue import FairQueue

ANN = Asker("ann", here=True)
KILLED = """
import asyncio, os, signal
from wyrmhall import load
from wyrmhall.server.tables.bot_pool import Asker, BotPool

async def main():
    pool, match = BotPool(), load("book").new(2, seed=1)
    await pool.choose("random", match, match.pending[0], Asker("ann", True))
    print(pool._thinkers[0]._process.pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


def pid_of(pool: BotPool) -> int:
    (thinker,) = pool._thinkers
    assert thinker._process is not None
    return thinker._process.pid


async def choose(pool: BotPool, level: str = "random") -> bool:
    """Whether a bot's move is a legal one."""
    match = load("book").new(2, seed=1)
    seat = match.pending[0]
    move = await pool.choose(level, match.imagine(seat, 7), seat, ANN)
    return move in {legal.text for legal in match.legal(seat)}


async def test_a_bot_that_does_not_answer_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotPool()
    assert await choose(pool)
    stopped = pid_of(pool)
    os.kill(stopped, signal.SIGSTOP)
    monkeypatch.setattr("wyrmhall.server.tables.bot_pool.THINKS_WITHIN", 0.2)
    with pytest.raises(BotFailed, match="no answer"):
        await choose(pool)
    with pytest.raises(ProcessLookupError):
        os.kill(stopped, 0)
    monkeypatch.undo()
    assert await choose(pool)
    assert pid_of(pool) != stopped
    await pool.close()


async def test_a_bot_that_dies_is_asked_again_and_one_that_fails_is_named() -> None:
    pool = BotPool()
    assert await choose(pool)
    os.kill(pid_of(pool), signal.SIGKILL)
    assert await choose(pool)
    alive = pid_of(pool)
    with pytest.raises(BotFailed, match="UnknownBot"):
        await choose(pool, "no such bot")
    assert await choose(pool)
    assert pid_of(pool) == alive
    await pool.close()


async def test_nobody_gets_the_answer_to_a_question_that_was_given_up() -> None:
    pool = BotPool()
    assert await choose(pool)
    asking = asyncio.create_task(choose(pool, "elder"))
    await asyncio.sleep(0.05)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    assert pool._thinkers[0]._process is None
    assert await choose(pool)
    await pool.close()


def test_a_server_that_is_killed_leaves_no_bot_behind() -> None:
    path = os.pathsep.join(filter(None, sys.path))
    server = subprocess.run(
        [sys.executable, "-c", KILLED],
        env=os.environ | {"PYTHONPATH": path},
        stdout=subprocess.PIPE,
        check=False,
        timeout=120,
    )
    assert server.returncode == -signal.SIGKILL
    bot = Path(f"/proc/{int(server.stdout)}/stat")

    def gone() -> bool:  # or it waits for whoever adopted it to look
        return not bot.exists() or bot.read_text().rpartition(")")[2].split()[0] == "Z"

    asyncio.run(until(gone))


async def test_everybody_gets_a_turn_and_who_waits_at_a_table_comes_first() -> None:
    queue, served = FairQueue(1), []

    async def think(whose: str, urgent: bool) -> None:
        async with queue.turn(whose, urgent):
            served.append(whose)
            await asyncio.sleep(0)

    async with queue.turn("first", urgent=False):
        tasks = [asyncio.create_task(think("many", urgent=False)) for _ in range(5)]
        tasks += [asyncio.create_task(think(who, urgent=False)) for who in ("one", "two", "two")]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(think("ann", urgent=True)) for _ in range(2)]
        await asyncio.sleep(0)
        tasks[0].cancel()  # one that waits no longer holds nobody up
    await asyncio.gather(*tasks, return_exceptions=True)
    assert served == ["ann", "ann", "one", "two", "many", "two", "many", "many", "many"]
    async with asyncio.timeout(1), queue.turn("later", urgent=False):
        pass


class Recorder(FirstMove):
    """Bots that remember whom they played for."""

    def __init__(self) -> None:
        self.askers: set[Asker] = set()

    async def choose(self, level: str, imagined: Match, seat: int, asker: Asker) -> str:
        del level
        self.askers.add(asker)
        return imagined.legal(seat)[0].text


async def test_bots_alone_at_a_table_wait_for_those_somebody_plays_with(house: House) -> None:
    house.bots = recorder = Recorder()
    async with house:
        alone = NewTable("book", 2, "cy", bots={"0": "drake", "1": "drake"}, seat=None, start=True)
        table = await house.hosting.create(alone, "cy's hash")
        await until(lambda: table.log is not None and table.log.match.outcome is not None)
        assert recorder.askers == {Asker("cy's hash", here=False)}
        recorder.askers.clear()
        played = await house.table("book", "ann", bots={"1": "drake"})
        (ann,) = await played.sit()
        for _ in range(3):
            await until(lambda: bool(ann.last("state")["legal"]))
            await ann.play()
        await until(lambda: Asker(played.table.row.host, here=True) in recorder.askers)


async def test_bots_think_for_each_address_in_turn(house: House) -> None:
    house.bots = recorder = Recorder()
    async with house:
        for name in ("eve", "eva"):  # two visitors, each the host of a table
            table = await house.table("book", name, bots={"1": "drake"})
            browser = await house.browser(table.id, name)
            browser.session.address = "192.0.2.1"
            await browser.hello()
            while not recorder.askers:
                await until(lambda: bool(browser.last("state")["legal"] or recorder.askers))  # noqa: B023
                if browser.last("state")["legal"]:
                    await browser.play()
            assert {asker.whose for asker in recorder.askers} <= {"192.0.2.1", holder(name)}
            await until(lambda: Asker("192.0.2.1", here=True) in recorder.askers)
            recorder.askers.clear()
