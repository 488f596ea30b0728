"""A simulated visitor who means harm: has no seat, and sends what no client of ours would."""

import asyncio
import json
import random
from typing import TYPE_CHECKING

from server.frames import hostile
from server.house import holder
from server.visitor import Wire
from wyrmhall.server.live.sockets import Sockets

if TYPE_CHECKING:
    from server.simulation import World

REFUSALS = {
    "malformed",
    "too-large",
    "stale",
    "not-your-seat",
    "not-now",
    "too-fast",
    "unavailable",
}
HARMLESS = {"table", "state", "change", "said", "pong"}
"""What a spectator may be told."""
FLOOD = 90  # frames at once: more than anybody may send
FOREIGN = (
    '{"do": "hello", "seat": 0}',
    '{"do": "hello", "version": 7}',
    '{"do": "play", "id": "a", "version": 0, "move": "end"}',
    '{"do": "undo", "id": "a", "version": 1}',
    '{"do": "consent", "id": "a", "yes": true}',
    '{"do": "return", "id": "a"}',
)
"""Well said, by the wrong person, under one id again and again."""


class Vandal:
    """Connects to somebody's table, from one address for all of its kind."""

    def __init__(self, world: "World", name: str, table: str) -> None:
        self.world = world
        self.name = name
        self.table = table
        self.dice = random.Random(f"{world.seed} {name}")
        self.served_by: Sockets | None = None
        self.wire: Wire | None = None

    async def live(self) -> None:
        while True:
            if (sockets := self.world.sockets) is not None:
                await self._one_connection(sockets)
            await asyncio.sleep(self.dice.uniform(0.2, 3))

    def cut_off(self) -> None:
        if self.wire is not None:
            self.wire.hang_up()

    async def _one_connection(self, sockets: Sockets) -> None:
        self.served_by = sockets
        wire = self.wire = Wire(self.dice)
        wire.up.put_nowait("connect")
        who = holder(self.name) if self.dice.random() < 0.5 else None
        serving = asyncio.create_task(
            sockets.serve(self.table, who, wire.receive, wire.send, "vandals")
        )
        serving.add_done_callback(self._served)
        acting = asyncio.create_task(self._act(wire))
        try:
            while (text := await wire.arrival()) is not None:
                self.world.note(f"{self.name} < {text}")
                self._read(text)
        finally:
            acting.cancel()
            self.wire = None

    async def _act(self, wire: Wire) -> None:
        dice = self.dice
        if dice.random() < 0.8:
            wire.up.put_nowait('{"do": "hello"}')
        while not wire.cut:
            await asyncio.sleep(dice.uniform(0.05, 1))
            wish = dice.random()
            if wish < 0.4:
                wire.up.put_nowait(dice.choice(FOREIGN))
            elif wish < 0.9:
                wire.up.put_nowait(hostile(dice, ["end"], dice.randrange(20)) or b"")
            elif wish < 0.95:
                for _ in range(FLOOD):
                    wire.up.put_nowait(dice.choice(FOREIGN))
            else:
                self.world.note(f"{self.name} hangs up")
                wire.hang_up()

    def _read(self, text: str) -> None:
        message = json.loads(text)
        told = message["why"] if message["is"] == "refused" else message["is"]
        allowed = told in REFUSALS or told in HARMLESS
        self.world.must(allowed, f"{self.name} was answered {text[:200]}")
        if message["is"] in ("state", "change"):
            self.world.must(message["legal"] == [], f"{self.name} may move")

    def _served(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled() and (fault := task.exception()) is not None:
            self.world.wrongs.append(f"a vandal broke a connection: {fault!r}")
        self.cut_off()
