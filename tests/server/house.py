"""A hall for tests: no processes, no sockets, a clock that stands still until it is moved.

async with House(file) as house:
    table = await house.table("book", "ann", "bo")
    ann, bo = await table.sit()
    await ann.play()
    assert bo.last("state")["version"] == 1
"""

import asyncio
import hashlib
import json
import random
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from wyrmhall.kernel.match import Match
from wyrmhall.server.admission import Admission
from wyrmhall.server.api.client import unfold
from wyrmhall.server.identity import ALPHABET, Secrets, hash_of
from wyrmhall.server.live.broadcast import Broadcast
from wyrmhall.server.live.session import Session
from wyrmhall.server.live.sockets import broadcast_at
from wyrmhall.server.messages import Clock, Join, NewTable
from wyrmhall.server.storage.database import Database
from wyrmhall.server.storage.interface import Storage
from wyrmhall.server.storage.migrate import migrate
from wyrmhall.server.tables.bot_pool import Asker, BotBackend
from wyrmhall.server.tables.hall import Hall
from wyrmhall.server.tables.hosting import Hosting
from wyrmhall.server.tables.services import Services
from wyrmhall.server.tables.table import Table

Message = dict[str, Any]
NOON = 1_800_000_000.0


async def until(true: Callable[[], bool]) -> None:
    """Wait for what bots and tasks do beside."""
    for _ in range(2000):
        if true():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never happened")


class Sundial:
    """A clock that is moved by hand."""

    def __init__(self, now: float = NOON) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class FirstMove:
    """Bots that make the first legal move, at once."""

    async def choose(self, level: str, imagined: Match, seat: int, asker: Asker) -> str:
        del level, asker
        return imagined.legal(seat)[0].text

    async def think(
        self, level: str, imagined: Match, seat: int, asker: Asker
    ) -> list[tuple[str, float]]:
        del level, asker
        return [(move.text, 1 / imagined.players) for move in imagined.legal(seat)]


def token_of(name: str) -> str:
    """The secret a visitor of that name carries."""
    return hashlib.sha256(name.encode()).hexdigest()[:43]


def holder(name: str) -> str:
    return hash_of(token_of(name))


class SeededSecrets(Secrets):
    """Secrets anybody can guess."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)

    def token(self) -> str:
        return f"{self._dice.getrandbits(256):064x}"[:43]

    def table_id(self) -> str:
        return "".join(self._dice.choice(ALPHABET) for _ in range(12))


class AlreadyCompiled:
    """Every game is compiled."""

    async def rules_ready(self, game: str) -> None:
        """At once."""

    async def search_ready(self, game: str) -> None:
        """At once."""


def blank_database(folder: Path) -> Path:
    """An empty database, migrated once a folder and copied."""
    blank = folder / "blank.db"
    if not blank.exists():
        migrate(str(blank))
    return blank


def copied(blank: Path, to: Path) -> str:
    shutil.copy(blank, to)
    return str(to)


class House:
    """A hall and its database; leaving it and entering again is a restart."""

    def __init__(
        self,
        db: str,
        *,
        seed: int = 1,
        bots: BotBackend | None = None,
        worker: str = "",
        dress: Callable[[Database], Storage] = lambda database: database,
    ) -> None:
        self.db = db
        self.now = Sundial()
        self.steady = self.now
        """The clock nobody sets; the same one, unless a test puts the other one right."""
        self.secrets = SeededSecrets(seed)
        self.bots = bots or FirstMove()
        self.worker = worker
        self.dress = dress
        self.visits: Counter[tuple[str, str | None]] = Counter()
        """How often somebody has opened a table's page: each time with ids of its own."""
        self.services: Services
        self.hall: Hall
        self.hosting: Hosting

    async def __aenter__(self) -> "House":
        self.database = Database(self.db, self.worker)
        self.services = Services(
            self.dress(self.database),
            self.bots,
            AlreadyCompiled(),
            now=self.now,
            monotonic=self.steady,
            secrets=self.secrets,
            patience=0.01,
        )
        self.hall = Hall(self.services, audience=Broadcast)
        self.hosting = Hosting(self.hall)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hall.close()
        await self.database.close()

    async def table(
        self,
        game: str = "book",
        *names: str,
        bots: dict[str, str] | None = None,
        clock: Clock | None = None,
        start: bool = True,
        open: bool = True,
        hints: bool = True,
        **options: Any,
    ) -> "Seating":
        """A table where these people sit, the first of them its host."""
        names = names or ("ann", "bo")
        players = len(names) + len(bots or {})
        wish = NewTable(game, players, names[0], options, bots or {}, open, hints, clock or Clock())
        table = await self.hosting.create(wish, holder(names[0]))
        for name in names[1:]:
            # Invited: a private table asks for it.
            link = None if open else await self.hosting.link(table.row.id, None, holder(names[0]))
            await self.hosting.join(table.row.id, Join(name, link=link), holder(name))
        if start:
            await self.hosting.start(table.row.id, holder(names[0]))
        return Seating(self, table.row.id, names)

    async def browser(self, ident: str, name: str | None) -> "Browser":
        """Somebody opens a table's page; nothing is said yet."""
        table = await self.hall.table(ident)
        self.visits[ident, name] += 1
        return Browser(self.hosting, table, name, self.admission(), self.visits[ident, name])

    def admission(self, burst: float = 1e9, rate: float = 1e9) -> Admission:
        """Without bounds, unless a test sets some."""
        return Admission(burst, rate, self.services.monotonic)


class Seating:
    """A table and the people who were seated at it."""

    def __init__(self, house: House, ident: str, names: tuple[str, ...]) -> None:
        self.house = house
        self.id = ident
        self.names = names

    @property
    def table(self) -> Table:
        return self.house.hall.tables[self.id]

    @property
    def match(self) -> Match:
        assert self.table.log is not None
        return self.table.log.match

    async def sit(self) -> list["Browser"]:
        """Everybody opens the page and says hello."""
        people = [await self.house.browser(self.id, name) for name in self.names]
        for person in people:
            await person.hello()
        return people

    def asked(self, people: list["Browser"]) -> "Browser":
        """Whoever owes a decision."""
        return next(p for p in people if p.seat in self.match.pending)

    async def spectator(self) -> "Browser":
        watcher = await self.house.browser(self.id, None)
        await watcher.hello()
        return watcher


class Browser:
    """A page at a table, its messages read as they were sent."""

    def __init__(
        self,
        hosting: Hosting,
        table: Table,
        name: str | None,
        admission: Admission,
        visit: int,
    ) -> None:
        self.name = name
        self.heard: list[str] = []
        self._read: list[Message] = []
        self._heeded = 0
        self._state: Message | None = None
        self.visit = visit
        self.sent = 0

        async def send(text: str) -> None:
            self.heard.append(text)

        self.broadcast = broadcast_at(table)
        self.session = Session(
            self.broadcast, hosting, holder(name) if name else None, send, admission
        )
        self.broadcast.sessions[self.session] = None

    def leave(self) -> None:
        """The page is closed."""
        self.broadcast.sessions.pop(self.session, None)
        self.broadcast.table_changed()

    def forget(self) -> None:
        """What was heard so far."""
        self.heard.clear()
        self._read.clear()
        self._heeded = 0

    def texts(self) -> list[str]:
        """Everything sent so far, byte for byte."""
        outbox = self.session._outbox
        while outbox:
            self.heard.append(outbox.popleft().decode())
        return self.heard

    def messages(self) -> list[Message]:
        for text in self.texts()[self._heeded :]:
            self._heeded += 1
            for message in unfold(json.loads(text), self._state):
                if message["is"] == "state":
                    self._state = message
                self._read.append(message)
        return self._read

    def last(self, kind: str) -> Message:
        """The last message of a kind."""
        return next(message for message in reversed(self.messages()) if message["is"] == kind)

    @property
    def version(self) -> int:
        return int(self.last("state")["version"])

    @property
    def seat(self) -> int:
        assert self.session.seat is not None
        return self.session.seat

    async def send(self, frame: object) -> None:
        await self.session.read(frame if isinstance(frame, str) else json.dumps(frame))

    async def ask(self, **message: Any) -> Message:
        """Send a message with an id; its answer."""
        self.sent += 1
        message.setdefault("id", f"{self.name}-{self.visit}-{self.sent}")
        await self.send(message)
        return next(m for m in reversed(self.messages()) if m.get("id") == message["id"])

    async def hello(self, **facts: Any) -> None:
        await self.send({"do": "hello", **facts})

    async def play(self, move: str | None = None, **facts: Any) -> Message:
        """The move, or the first legal one the page was shown."""
        state = self.last("state")
        text = move if move is not None else state["legal"][0]["move"]
        facts.setdefault("version", state["version"])
        return await self.ask(do="play", move=text, **facts)

    async def undo(self, **facts: Any) -> Message:
        facts.setdefault("version", self.version)
        return await self.ask(do="undo", **facts)
