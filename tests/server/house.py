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
from collections.abc import Callable
from pathlib import Path
from typing import Any

from wyrmhall.kernel.match import Match
from wyrmhall.server.hall import Hall, Luck
from wyrmhall.server.migrating import migrate
from wyrmhall.server.minds import Minds
from wyrmhall.server.session import Session
from wyrmhall.server.storage import Database, Storage
from wyrmhall.server.table import Table
from wyrmhall.server.unfolding import unfold
from wyrmhall.server.visitors import ALPHABET, hash_of
from wyrmhall.server.warming import Warm
from wyrmhall.server.wire import Clock, Join, NewTable

Message = dict[str, Any]
NOON = 1_800_000_000.0
NEVER_TOO_FAST = (1e9, 1e9)


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

    async def choose(self, level: str, imagined: Match, seat: int) -> str:
        del level
        return imagined.legal(seat)[0].text


def token_of(name: str) -> str:
    """The secret a visitor of that name carries."""
    return hashlib.sha256(name.encode()).hexdigest()[:43]


def holder(name: str) -> str:
    return hash_of(token_of(name))


def seeded_luck(seed: int) -> Luck:
    """Secrets anybody can guess."""
    dice = random.Random(seed)

    def token() -> str:
        return f"{dice.getrandbits(256):064x}"[:43]

    def table_id() -> str:
        return "".join(dice.choice(ALPHABET) for _ in range(12))

    return Luck(token, table_id)


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
        minds: Minds | None = None,
        worker: str = "",
        dress: Callable[[Database], Storage] = lambda database: database,
    ) -> None:
        self.db = db
        self.now = Sundial()
        self.luck = seeded_luck(seed)
        self.minds = minds or FirstMove()
        self.worker = worker
        self.dress = dress
        self.hall: Hall

    async def __aenter__(self) -> "House":
        self.database = Database(self.db, self.worker)
        self.hall = Hall(
            self.dress(self.database),
            self.minds,
            Warm(),
            now=self.now,
            luck=self.luck,
            patience=0.01,
        )
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
        **options: Any,
    ) -> "Seating":
        """A table where these people sit, the first of them its host."""
        names = names or ("ann", "bo")
        players = len(names) + len(bots or {})
        wish = NewTable(
            game, players, names[0], options, bots or {}, open, clock or Clock(), start=False
        )
        table = await self.hall.create(wish, holder(names[0]))
        for name in names[1:]:
            # Invited: a private table asks for it.
            link = None if open else await self.hall.link(table.row.id, None, holder(names[0]))
            await self.hall.join(table.row.id, Join(name, link=link), holder(name))
        if start:
            await self.hall.start(table.row.id, holder(names[0]))
        return Seating(self, table.row.id, names)

    async def browser(self, ident: str, name: str | None, rate: Any = NEVER_TOO_FAST) -> "Browser":
        """Somebody opens a table's page; nothing is said yet."""
        table = await self.hall.table(ident)
        return Browser(self.hall, table, name, rate)


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
        assert self.table.chronicle is not None
        return self.table.chronicle.match

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

    def __init__(self, hall: Hall, table: Table, name: str | None, rate: Any) -> None:
        self.name = name
        self.heard: list[str] = []
        self._read: list[Message] = []
        self._heeded = 0
        self._state: Message | None = None
        self.sent = 0

        async def send(text: str) -> None:
            self.heard.append(text)

        self.session = Session(hall, table, holder(name) if name else None, send, rate)
        table.sessions[self.session] = None

    def leave(self) -> None:
        """The page is closed."""
        self.session.table.sessions.pop(self.session, None)
        self.session.table.show()

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
        message.setdefault("id", f"{self.name}-{self.sent}")
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
