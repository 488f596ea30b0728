"""An event loop in virtual time: waiting is moving the clock."""

import asyncio
import selectors
from typing import Any


class Wrong(AssertionError):
    """The hall broke a promise."""


class VirtualTime(selectors.SelectSelector):
    """Nothing ever comes from outside: waiting is moving the clock."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Wrong("everybody waits for somebody else")
        self.now += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop in virtual time."""

    def __init__(self) -> None:
        self._virtual = VirtualTime()
        super().__init__(self._virtual)

    def time(self) -> float:
        return self._virtual.now
