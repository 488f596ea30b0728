"""The storage of a simulated worker: slow, failing, hung, and cut off when the worker dies."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from wyrmhall.server.errors import Unavailable
from wyrmhall.server.storage.database import ANSWERS_WITHIN

if TYPE_CHECKING:
    from server.simulation import World


class Fault(OSError):
    """The database failed."""


NEWS = {"append": "entries", "change": "table", "add_chat": "chat"}


class FaultyStorage:
    """One worker's connection to the storage: slow, failing, and cut when the worker dies.

    What it changes is news for the other workers, a little later.
    """

    def __init__(self, world: "World") -> None:
        self.world = world
        self.cut = False
        self.undecided = 0
        """Calls that have taken too long and have not ended yet."""
        self.shared = world.workers > 1

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        async def call(*arguments: Any) -> Any:
            await self._wait(f"before {name}")
            if self.undecided:
                raise Unavailable("error-unavailable")
            if self._hangs():
                self.world.note(f"hung {name}")
                if not self.shared:  # PostgreSQL is told to drop it
                    self.world.spawn(self._late(name, arguments))
                await asyncio.sleep(ANSWERS_WITHIN)  # as `Database` does where nobody answers
                raise Unavailable("error-unavailable")
            result = await self._do(name, arguments)
            await self._wait(f"after {name}")
            return result

        return call

    def _hangs(self) -> bool:
        return self.world.faulty and self.world.dice.random() < 0.005

    async def _do(self, name: str, arguments: Sequence[Any]) -> Any:
        result = await getattr(self.world.memory, name)(*arguments)
        if name in NEWS:
            self.world.spread(self, NEWS[name], _tables_of(name, arguments[0]))
        return result

    async def _late(self, name: str, arguments: Sequence[Any]) -> None:
        """What nobody waits for any more is done in the end, unless the worker dies before."""
        late = self.world.dice.uniform(0, ANSWERS_WITHIN)
        await asyncio.sleep(ANSWERS_WITHIN - 0.001)
        self.undecided += 1
        await asyncio.sleep(late)
        self.undecided -= 1
        if not self.cut:
            await self._do(name, arguments)

    async def _wait(self, where: str) -> None:
        dice = self.world.dice
        if self.world.faulty:
            slow = dice.random() < 0.02
            await asyncio.sleep(dice.uniform(1, 4) if slow else dice.uniform(0, 0.02))
        if self.cut:
            self.world.limbo.append(never := asyncio.Event())
            await never.wait()  # the server is dead: nobody hears of this
        if self.world.faulty and dice.random() < 0.015:
            self.world.note(f"fault {where}")
            raise Fault(where)


def _tables_of(name: str, what: Any) -> list[str]:
    if name == "append":
        return sorted({one.entry.table_id for one in what})
    return [what if isinstance(what, str) else what.id]
