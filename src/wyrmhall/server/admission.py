"""How much may be asked in a while: whoever asks for more waits, and nobody else does.

Everything that is asked costs something, and is paid for by its visitor and by its address. A new
token makes a new visitor, so it is the address that bounds a crowd of them.
"""

import asyncio
import math
from collections import OrderedDict
from collections.abc import Callable

from wyrmhall.server.errors import TooFast

MESSAGE, REQUEST, CHANGE, SEARCH, CONNECT, HELLO = 1.0, 1.0, 4.0, 8.0, 10.0, 10.0
"""What is asked, and what it costs: a hello is answered with all there is to see."""
HOUSEHOLD = 8.0  # visitors who may share an address
LONGEST_WAIT = 5.0  # seconds; who would wait longer is refused
MOST_BUCKETS = 10_000


class Bucket:
    """A token bucket: so much at once, so much a second."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        self._burst = burst
        self._rate = rate
        self._now = now
        self._left = burst
        self._at = now()

    def wait(self, cost: float = 1.0) -> float:
        """The seconds until so much is there."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left >= cost:
            return 0.0
        return (cost - self._left) / self._rate if self._rate else math.inf

    def delay(self, cost: float = 1.0) -> float:
        """Take so much, there or not; the seconds until it is."""
        wait = self.wait(cost)
        self._left -= cost
        return wait

    @property
    def rested(self) -> bool:
        """Whether little was taken lately."""
        return self._left >= self._burst / 2


class Admission:
    """What every visitor and every address has asked for lately."""

    def __init__(
        self,
        burst: float,
        rate: float,
        now: Callable[[], float],
        household: float = HOUSEHOLD,
    ) -> None:
        self._burst = burst
        self._rate = rate
        self._now = now
        self._household = household
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self) -> Bucket:
        """What one connection may ask for, whoever else shares its address."""
        return Bucket(self._burst, self._rate, self._now)

    async def pay(self, cost: float, address: str, visitor: str | None = None) -> None:
        """Wait until so much may be asked; TooFast, and nothing counted, where that is too long."""
        paying = [self._bucket(f"address {address}", self._household)]
        if visitor is not None:
            paying.append(self._bucket(visitor, 1.0))
        wait = max(bucket.wait(cost) for bucket in paying)
        if wait > LONGEST_WAIT:
            raise TooFast("error-too-fast")
        for bucket in paying:
            bucket.delay(cost)
        if wait:
            await asyncio.sleep(wait)

    def _bucket(self, whose: str, times: float) -> Bucket:
        if whose not in self._buckets:
            self._buckets[whose] = Bucket(times * self._burst, times * self._rate, self._now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(whose)
        return self._buckets[whose]
