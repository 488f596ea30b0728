"""The storage of a simulated worker: slow, failing, hung, and cut off when the worker dies."""

import asyncio
from collections.abc import Awaitable, Callable
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
        self.shared = world.workers > 1

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        async def call(*arguments: Any) -> Any:
            await self._wait(f"before {name}")
            result = await getattr(self.world.memory, name)(*arguments)
            if name in NEWS:
                self.world.spread(self, NEWS[name], _tables_of(name, arguments[0]))
            await self._wait(f"after {name}")
            return result

        return call

    async def _wait(self, where: str) -> None:
        dice = self.world.dice
        if self.world.faulty and dice.random() < 0.003:
            self.world.note(f"hung {where}")
            await asyncio.sleep(ANSWERS_WITHIN)  # as `Database` does where nobody answers
            if not self.cut:
                raise Unavailable("error-unavailable")
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
