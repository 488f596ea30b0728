"""A hall, its visitors, its network and all that goes wrong, from one seed.

The database fails, lags and hangs, workers die, bots hang, the machine's clock is set, and vandals
come along with the players.

Time is virtual, nothing sleeps, there are no threads and no sockets: the same seed is the same
story, message for message.

    PYTHONPATH=tests python -m server.simulation --seeds 2000
    PYTHONPATH=tests python -m server.simulation --seed 17 --trace
"""

import argparse
import asyncio
import hashlib
import logging
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Coroutine
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, cast

from server.faulty_storage import Fault, FaultyStorage
from server.house import NOON, AlreadyCompiled, FirstMove, SeededSecrets, holder
from server.memory import Memory
from server.vandal import Vandal
from server.virtual_time import VirtualLoop, Wrong
from server.visitor import Client
from wyrmhall.kernel.errors import BotFailed, WyrmhallError
from wyrmhall.kernel.match import Match
from wyrmhall.server.admission import Admission
from wyrmhall.server.live.broadcast import Broadcast
from wyrmhall.server.live.sockets import Sockets
from wyrmhall.server.messages import Clock, Join, NewTable, SetTable
from wyrmhall.server.storage.interface import Storage
from wyrmhall.server.storage.rows import OVER
from wyrmhall.server.tables.bot_pool import THINKS_WITHIN, Asker
from wyrmhall.server.tables.game_log import GameLog
from wyrmhall.server.tables.hall import Hall
from wyrmhall.server.tables.hosting import Hosting
from wyrmhall.server.tables.services import Services

RATE = (60.0, 20.0)
CLOCKS = (Clock(), Clock(), Clock("move", 8), Clock("game", 90))
STEPS = (-3600.0, -300.0, -5.0, 5.0, 300.0, 3600.0)
"""Seconds by which somebody sets the machine's clock."""


class Worker:
    """One process of the server."""

    def __init__(self, world: "World") -> None:
        self.storage = FaultyStorage(world)
        self.services = Services(
            cast(Storage, self.storage),
            SlowBots(world),
            AlreadyCompiled(),
            now=world.now,
            monotonic=world.steady,
            secrets=world.secrets,
            bot_pause=0.1,
        )
        self.hall = Hall(self.services, audience=Broadcast)
        self.hosting = Hosting(self.hall)
        admission = Admission(*RATE, self.services.monotonic)
        self.sockets = Sockets(self.hall, self.hosting, admission)
        self.services.spawn(self.hall.sweep())

    def hear(self, what: str, table_id: str) -> None:
        if not self.storage.cut and self.hall.has(table_id):
            self.services.spawn(self.hall.refresh(what, table_id))

    def die(self) -> None:
        """The process is gone, and whatever it was about to do."""
        self.storage.cut = True
        self.services.closing = True
        self.services.cancel_tasks()


class SlowBots(FirstMove):
    """Bots that take their time, are wrong or hang at times, and move at random."""

    def __init__(self, world: "World") -> None:
        self.world = world

    async def choose(self, level: str, imagined: Match, seat: int, asker: Asker) -> str:
        del asker
        dice = self.world.dice
        if self.world.faulty and dice.random() < 0.03:
            self.world.note(f"a bot of seat {seat} hangs")
            await asyncio.sleep(THINKS_WITHIN)  # as `BotPool` does where no process answers
            raise BotFailed("error-bot-crashed", bot=level, why="no answer")
        await asyncio.sleep(dice.uniform(0, 2))
        if self.world.still:
            self.world.limbo.append(never := asyncio.Event())
            await never.wait()
        return "nonsense" if dice.random() < 0.05 else dice.choice(imagined.legal(seat)).text


class World:
    """Everything there is in one simulation."""

    def __init__(self, seed: int, trace: bool = False) -> None:
        self.seed = seed
        self.dice = random.Random(seed)
        self.secrets = SeededSecrets(seed)
        self.memory = Memory()
        self.faulty = False
        self.still = False
        """Bots think for ever: the story ends."""
        self.workers = 2 if seed % 3 == 2 else 1
        self.alive: list[Worker] = []
        self.clients: list[Client] = []
        self.vandals: list[Vandal] = []
        self.skew = 0.0
        """By how much the machine's clock was set."""
        self.told = hashlib.sha256()
        self.trace = trace
        self.crashes = 0
        self.limbo: list[asyncio.Event] = []
        self._beside: set[asyncio.Task[None]] = set()
        self.wrongs: list[str] = []

    def note(self, what: str) -> None:
        """Something happened; the trace hash tells whether it happens again."""
        line = f"{asyncio.get_running_loop().time():.6f} {what}"
        self.told.update(line.encode())
        if self.trace:
            print(line[:220])

    def now(self) -> float:
        """The time of day, as the machine has it."""
        return NOON + self.skew + self.steady()

    def steady(self) -> float:
        """A clock nobody sets."""
        return asyncio.get_running_loop().time()

    @property
    def people(self) -> list[Client | Vandal]:
        """Everybody who connects."""
        return [*self.clients, *self.vandals]

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that happens beside, until it is done."""
        self._beside.add(task := asyncio.create_task(work))
        task.add_done_callback(self._beside.discard)

    # ---- the server ----

    @property
    def hosting(self) -> Hosting | None:
        """The hosting of any worker."""
        return self.dice.choice(self.alive).hosting if self.alive else None

    @property
    def sockets(self) -> Sockets | None:
        return self.dice.choice(self.alive).sockets if self.alive else None

    def boot(self) -> None:
        self.note("boot")
        while len(self.alive) < self.workers:
            self.alive.append(Worker(self))

    def crash(self) -> None:
        """One worker dies, or all of them."""
        all_of_them = self.dice.random() < 0.5
        dying = self.alive if all_of_them else [self.dice.choice(self.alive)]
        self.alive = [worker for worker in self.alive if worker not in dying]
        self.note(f"crash of {len(dying)}")
        self.crashes += 1
        for worker in dying:
            worker.die()
            for person in self.people:
                if person.served_by is worker.sockets:
                    person.cut_off()

    def spread(self, storage: FaultyStorage, what: str, table_ids: list[str]) -> None:
        """News, by the database, to all workers but the one that made it."""
        loop = asyncio.get_running_loop()
        for worker in self.alive:
            if worker.storage is not storage:
                for table_id in table_ids:
                    loop.call_later(self.dice.uniform(0, 0.3), worker.hear, what, table_id)

    # ---- the story ----

    async def run(self) -> None:
        self.boot()
        for number in range(self.dice.randint(1, 3)):
            await self._open_table(number)
        self.faulty = True
        tasks = [asyncio.create_task(person.live()) for person in self.people]
        trouble = (self._misfortune(), self._hosts(), self._clock_is_set())
        tasks += map(asyncio.create_task, trouble)
        await asyncio.sleep(self.dice.uniform(10, 40))
        self.faulty = False
        for task in tasks[-len(trouble) :]:
            task.cancel()
        self.boot()
        for client in self.clients:
            client.calm = True
        await asyncio.sleep(60)
        for client in self.clients:
            client.resting = True
        await asyncio.sleep(20)
        self.still = True
        await asyncio.sleep(10)
        await self._check()
        for task in tasks:
            task.cancel()
            if task.done() and not task.cancelled() and task.exception() is not None:
                raise Wrong(f"a client gave up: {task.exception()!r}")
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in self.alive:
            await worker.hall.close()

    async def _open_table(self, number: int) -> None:
        dice, hosting = self.dice, self.hosting
        assert hosting is not None
        game = dice.choices(("book", "mekong", "ryu"), (7, 2, 1))[0]
        players = dice.randint(2, 4)
        bots = {str(players - 1): "drake"} if players > 2 and dice.random() < 0.5 else {}
        names = [f"{number}{letter}" for letter in "abcd"[: players - len(bots)]]
        wish = NewTable(game, players, names[0], bots=bots, clock=dice.choice(CLOCKS))
        table = await hosting.create(wish, holder(names[0]))
        for name in names[1:]:
            await hosting.join(table.row.id, Join(name), holder(name))
        await hosting.start(table.row.id, holder(names[0]))
        self.clients += [Client(self, name, table.row.id) for name in [*names, f"{number}w"]]
        self.vandals.append(Vandal(self, f"{number}v", table.row.id))

    async def _misfortune(self) -> None:
        """The server dies now and then."""
        while True:
            await asyncio.sleep(self.dice.uniform(2, 15))
            if self.alive:
                self.crash()
            await asyncio.sleep(self.dice.uniform(0.1, 3))
            self.boot()

    async def _clock_is_set(self) -> None:
        """The machine's clock is put right, or wrong."""
        while True:
            await asyncio.sleep(self.dice.uniform(2, 20))
            self.skew += self.dice.choice(STEPS)
            self.note(f"the clock is set to {self.skew}")

    async def _hosts(self) -> None:
        """Hosts pause, resume, put bots on seats; people leave."""
        while True:
            await asyncio.sleep(self.dice.uniform(1, 10))
            client = self.dice.choice(self.clients)
            deed = self.dice.randrange(5)
            hosting = self.hosting
            if hosting is None:
                continue
            try:
                async with asyncio.timeout(5):
                    await self._do(hosting, deed, client)
            except (WyrmhallError, Fault, TimeoutError) as refusal:
                self.note(f"host refused {type(refusal).__name__}")

    async def _do(self, hosting: Hosting, deed: int, client: Client) -> None:
        table_id, who = client.table, holder(client.name)
        if deed == 0:
            await hosting.set_table(table_id, SetTable(paused=True), who)
        elif deed in (1, 2):
            await hosting.set_table(table_id, SetTable(paused=False), who)
        elif deed == 3:
            await hosting.set_seat(table_id, self.dice.randrange(2), "drake", who)
        else:
            await hosting.leave(table_id, who)

    # ---- what must be true ----

    async def _check(self) -> None:
        for table_id, log in self.memory.log.items():
            self._must([entry.number for entry in log] == list(range(1, len(log) + 1)), "numbers")
            named = [
                (entry.seat, entry.request_id) for entry in log if entry.request_id is not None
            ]
            self._must(len(set(named)) == len(named), f"{table_id}: a decision is there twice")
            row = self.memory.rows[table_id]
            again = GameLog.played(row, log)
            reopened = await GameLog.open(row, cast(Storage, self.memory))
            self._must(reopened.match.digest() == again.match.digest(), f"{table_id}: snapshot")
            for worker in self.alive:
                table = await worker.hall.table(table_id)
                live = table.log
                assert live is not None
                self._must(table.row.visible() == row.visible(), f"{table_id}: another row")
                self._must(live.match.digest() == again.match.digest(), f"{table_id}: memory")
            self._must(
                (row.status == OVER) == (again.match.outcome is not None), f"{table_id}: over"
            )
        for client in self.clients:
            await client.check()

    def must(self, true: bool, what: str) -> None:
        self._must(true, what)

    def _must(self, true: bool, what: str) -> None:
        if not true:
            self.note(f"WRONG {what}")
            raise Wrong(f"seed {self.seed}: {what}")


class Alarm(logging.Handler):
    """An error in the hall's log is an error of the simulation."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        fault = record.exc_info[1] if record.exc_info else None
        if not isinstance(fault, Fault):
            self.world.wrongs.append(f"{record.getMessage()}: {fault!r}")


def simulate(seed: int, trace: bool = False) -> World:
    """One seed's whole story; Wrong where a promise was broken."""
    world = World(seed, trace)
    alarm = Alarm(world)
    logger = logging.getLogger("wyrmhall.server")
    logger.addHandler(alarm)
    before, logger.propagate = logger.propagate, False

    def complain(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        world.wrongs.append(f"{context.get('message')}: {context.get('exception')!r}")

    try:
        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            runner.get_loop().set_exception_handler(complain)
            runner.run(world.run())
    finally:
        logger.removeHandler(alarm)
        logger.propagate = before
    if world.wrongs:
        raise Wrong(f"seed {seed}: {world.wrongs[:3]}")
    return world


def look(seed: int) -> Counter[str] | str:
    """What a seed came to: some counts, or what went wrong."""
    try:
        world = simulate(seed)
    except Exception as fault:
        return f"{type(fault).__name__}: {fault}"
    return Counter(
        crashes=world.crashes,
        kept=sum(map(len, world.memory.log.values())),
        acknowledged=sum(len(client.acknowledged) for client in world.clients),
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--trace", action="store_true")
    given = parser.parse_args()
    if given.seed is not None:
        world = simulate(given.seed, given.trace)
        print(f"seed {given.seed}: well, trace {world.told.hexdigest()[:16]}")
        return
    start, failed, counts = time.monotonic(), [], Counter[str]()
    seeds = range(given.first, given.first + given.seeds)
    with ProcessPoolExecutor(given.cores, get_context("spawn")) as pool:
        for done, (seed, found) in enumerate(zip(seeds, pool.map(look, seeds, chunksize=4)), 1):
            if isinstance(found, str):
                failed.append(seed)
                print(f"seed {seed} failed: {found}", flush=True)
            else:
                counts += found
            if done % 100 == 0:
                print(f"{done} seeds, {time.monotonic() - start:.0f} s", file=sys.stderr)
    print(
        f"{given.seeds} seeds, {len(failed)} failed {failed[:20]}; {counts['crashes']} crashes, "
        f"{counts['kept']} decisions kept, {counts['acknowledged']} acknowledged to people, "
        f"{time.monotonic() - start:.0f} s"
    )
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
