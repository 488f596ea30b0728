"""A simulated browser behind a bad network: it plays, repeats itself and loses its line."""

import asyncio
import json
import random
from typing import TYPE_CHECKING, Any

from server.house import holder
from wyrmhall.server.api.client import unfold
from wyrmhall.server.live.sockets import Sockets, broadcast_at

if TYPE_CHECKING:
    from server.simulation import World

Message = dict[str, Any]
NOT_AN_ANSWER = ("unavailable", "too-fast")


class Wire:
    """A connection: frames arrive in order, later; what is under way when it is cut is lost."""

    def __init__(self, dice: random.Random) -> None:
        self.up: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self.down: asyncio.Queue[str | None] = asyncio.Queue()
        self.dice = dice
        self.cut = False

    async def receive(self) -> dict[str, Any]:
        """ASGI, from the client."""
        frame = await self.up.get()
        await asyncio.sleep(self.dice.uniform(0, 0.1))
        if frame is None or self.cut:
            return {"type": "websocket.disconnect"}
        kind = "bytes" if isinstance(frame, bytes) else "text"
        return {"type": "websocket.receive", kind: frame}

    async def send(self, message: Any) -> None:
        """ASGI, to the client."""
        if message["type"] == "websocket.send":
            self.down.put_nowait(message["text"])
        elif message["type"] == "websocket.close":
            self.hang_up()

    async def arrival(self) -> str | None:
        """The next frame for the client; None where the line is cut, even on its way."""
        text = await self.down.get()
        if text is not None and not self.cut:
            await asyncio.sleep(self.dice.uniform(0, 0.1))
        return None if self.cut else text

    def hang_up(self) -> None:
        self.cut = True
        self.up.put_nowait(None)
        self.down.put_nowait(None)


class Client:
    """Somebody at a table; whose name ends with w only watches."""

    def __init__(self, world: "World", name: str, table: str) -> None:
        self.world = world
        self.name = name
        self.table = table
        self.dice = random.Random(f"{world.seed} {name}")
        self.calm = False
        """No more cutting of lines."""
        self.resting = False
        """No more wishes of its own."""
        self.state: Message | None = None
        self.info: Message | None = None
        self.waiting: dict[str, Message] = {}
        """Decisions sent and not answered yet, by id."""
        self.acknowledged: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.told: dict[str, str] = {}
        self.unwelcome = False
        self.heard: list[int] = []
        self.wire: Wire | None = None
        self.served_by: Sockets | None = None
        self.highest = 0
        self.sent = 0

    # ---- living ----

    async def live(self) -> None:
        while True:
            if (sockets := self.world.sockets) is not None:
                await self._one_connection(sockets)
            await asyncio.sleep(self.dice.uniform(0.05, 1.5))

    def cut_off(self) -> None:
        if self.wire is not None:
            self.wire.hang_up()

    async def _one_connection(self, sockets: Sockets) -> None:
        self.served_by = sockets
        wire = self.wire = Wire(self.dice)
        wire.up.put_nowait("connect")
        serving = asyncio.create_task(
            sockets.serve(self.table, holder(self.name), wire.receive, wire.send, self.name)
        )
        serving.add_done_callback(self._served)
        self.heard = []
        self._hello()
        ending = asyncio.create_task(self._bad_luck(wire))
        acting = asyncio.create_task(self._act(wire))
        try:
            while True:
                text = await wire.arrival()
                if text is None:
                    return
                self.world.note(f"{self.name} < {text}")
                self._hear(json.loads(text))
        finally:
            ending.cancel()
            acting.cancel()
            self.wire = None

    def _served(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled() and (fault := task.exception()) is not None:
            if not isinstance(fault, OSError):  # opening a table may fail with the database
                self.world.wrongs.append(f"a connection broke: {fault!r}")
            self.cut_off()

    async def _bad_luck(self, wire: Wire) -> None:
        while True:
            await asyncio.sleep(self.dice.expovariate(1 / 15))
            if not self.calm:
                self.world.note(f"{self.name} is cut off")
                wire.hang_up()

    def _send(self, message: Message) -> None:
        if self.wire is not None and not self.wire.cut:
            text = json.dumps(message)
            self.world.note(f"{self.name} > {text}")
            self.wire.up.put_nowait(text)

    def _hello(self) -> None:
        self._send({"do": "hello", "version": self._version()})

    def _version(self) -> int | None:
        return self.state["version"] if self.state else None

    async def _act(self, wire: Wire) -> None:
        while not wire.cut:
            await asyncio.sleep(self.dice.uniform(0.1, 1.0))
            if self.unwelcome:
                self.unwelcome = False
                self._hello()
            for message in list(self.waiting.values()):
                if self.dice.random() < 0.5:
                    self._send(message)  # no answer yet: once more, under the same name
            if self.state is not None and not self.resting:
                self._want_something(self.state)

    def _want_something(self, state: Message) -> None:
        wish = self.dice.random()
        seat = state["view"]["viewer"]
        if seat is None:
            return
        if self._minded(seat) and wish < 0.5:
            self._send({"do": "return", "id": self._name("r")})
        elif state["wish"] and seat in state["wish"]["missing"]:
            yes = self.dice.random() < 0.8
            self._send({"do": "consent", "id": self._name("c"), "yes": yes})
        elif wish < 0.05:
            self._send({"do": "say", "id": self._name("s"), "text": "hm"})
        elif wish < 0.15 and state["undo"] != "no" and not self.waiting:
            kind = "u" if state["undo"] == "free" else "w"
            self._decide({"do": "undo", "id": self._name(kind), "version": state["version"]})
        elif state["legal"] and not self.waiting:
            late = self.dice.random() < 0.05
            version = max(0, state["version"] - 1) if late else state["version"]
            move = self.dice.choice(state["legal"])["move"]
            request_id = self._name("p")
            self._decide({"do": "play", "id": request_id, "version": version, "move": move})

    def _decide(self, message: Message) -> None:
        self.waiting[message["id"]] = message
        self._send(message)
        while self.dice.random() < 0.15:
            self._send(message)

    def _name(self, kind: str) -> str:
        self.sent += 1
        return f"{kind}{self.sent}"

    def _minded(self, seat: int) -> bool:
        return self.info is not None and bool(self.info["seats"][seat]["absent"])

    # ---- what it is told ----

    def _hear(self, message: Message) -> None:
        if message["is"] == "change" and message["since"] != self._version():
            self._hello()  # it missed something
        for meant in unfold(message, self.state):
            self._read(meant)

    def _read(self, message: Message) -> None:
        kind = message["is"]
        if kind == "table":
            self.info = message["table"]
        elif kind == "said":
            self.world.must(message["number"] not in self.heard, f"{self.name} heard a word twice")
            self.heard.append(message["number"])
            self.world.must(self.heard == sorted(self.heard), f"{self.name}: words out of order")
        elif kind == "state":
            self._see(message)
        elif kind == "done":
            self._answered(message["id"], "done", message["version"])
        elif kind == "refused" and message["id"] and message["why"] not in NOT_AN_ANSWER:
            self._answered(message["id"], message["why"], None)
        elif kind == "refused" and message["why"] == "unavailable" and not message["id"]:
            self.unwelcome = True  # it was the hello

    def _see(self, state: Message) -> None:
        self.world.must(
            state["version"] >= self.highest,
            f"{self.name} went back from {self.highest} to {state['version']}",
        )
        self.highest = state["version"]
        known = self.state["version"] if self.state else None
        missed = known is not None and state["since"] != known and state["version"] != known
        self.state = state
        if missed and not state["earlier"]:
            self._hello()

    def _answered(self, request_id: str, answer: str, version: int | None) -> None:
        self.waiting.pop(request_id, None)
        if request_id[0] not in "pu":
            return
        kind = "done" if answer == "done" else "refused"
        first = self.told.setdefault(request_id, kind)
        self.world.must(first == kind, f"{self.name} {request_id}: {first}, then {answer}")
        if version is None:
            self.refused[request_id] = answer
            return
        same = self.acknowledged.setdefault(request_id, version)
        self.world.must(same == version, f"{self.name} {request_id}: two versions")

    # ---- at the end ----

    async def check(self) -> None:
        """Everything acknowledged is kept, once, in order; and the page shows what is."""
        log = self.world.memory.log[self.table]
        must, seat = self.world.must, "abcd".find(self.name[-1])
        kept = {e.request_id: e for e in log if e.seat == seat and e.request_id is not None}
        for request_id, version in self.acknowledged.items():
            must(request_id in kept, f"{self.name} {request_id} was acknowledged and is lost")
            must(
                kept[request_id].version == version,
                f"{self.name} {request_id}: another version is kept",
            )
        numbers = [kept[request_id].number for request_id in self.acknowledged]
        must(numbers == sorted(numbers), f"{self.name}: kept in another order")
        for request_id in self.refused:
            must(request_id not in kept, f"{self.name} {request_id} was refused and is there")
        must(not self.waiting, f"{self.name} was never answered: {list(self.waiting)}")
        must(self.wire is not None, f"{self.name} could not come back")
        must(self.state is not None, f"{self.name} never saw the table")
        assert self.served_by is not None
        assert self.state is not None
        table = await self.served_by.hall.table(self.table)
        viewer = seat if seat >= 0 else None
        parts = ("version", "view", "legal", "undo", "wish")
        fresh: Message = {}
        for _ in range(2):
            text = await broadcast_at(table).welcome(viewer, None)
            assert text is not None
            fresh = json.loads(text)
            if all(self.state[part] == fresh[part] for part in parts):
                break
            await asyncio.sleep(1)  # a clock may just have rung: the news is on its way
        for part in parts:
            must(self.state[part] == fresh[part], f"{self.name} sees another {part}")
        playing = fresh["view"]["outcome"] is None and table.row.status == "playing"
        if playing and viewer is not None and viewer in fresh["view"]["pending"]:
            own = table.row.seats[viewer]
            joint = table.log is not None and table.log.match.stage != 0
            must(bool(fresh["legal"]) or own.absent or joint, f"{self.name} is stuck")
