"""Who waits for a bot to think: everybody gets a turn before anybody gets a second one."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

Lines: TypeAlias = OrderedDict[str, deque[asyncio.Future[None]]]


class FairQueue:
    """Lets a few in at a time: the urgent before all others, and of those each in turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._urgent: Lines = OrderedDict()
        """Who waits, by whose turn it would be; the next one first."""
        self._others: Lines = OrderedDict()

    @asynccontextmanager
    async def turn(self, whose: str, urgent: bool) -> AsyncIterator[None]:
        """Wait for a place, and give it back in the end."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(self._urgent if urgent else self._others, whose)
        try:
            yield
        finally:
            self._let_in()

    async def _wait(self, lines: Lines, whose: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        lines.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # its turn came as it went
                self._let_in()
            raise

    def _let_in(self) -> None:
        for lines in (self._urgent, self._others):
            while lines:
                whose, line = lines.popitem(last=False)
                turn = line.popleft()
                if line:
                    lines[whose] = line  # the next one of theirs waits behind everybody
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1
