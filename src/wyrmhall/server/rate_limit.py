"""How much a client may ask in a while."""

from collections import OrderedDict
from collections.abc import Callable

from wyrmhall.server.errors import TooFast
from wyrmhall.server.identity import AnyConnection, holder_of

MOST_BUCKETS = 10_000
HOUSEHOLD = 8  # visitors who may share an address


class Bucket:
    """A token bucket: so many at once, so many a second."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        self._burst = burst
        self._rate = rate
        self._now = now
        self._left = burst
        self._at = now()

    def take(self) -> None:
        """Count one; TooFast where there are too many."""
        self._refill()
        if self._left < 1:
            raise TooFast("error-too-fast")
        self._left -= 1

    def delay(self) -> float:
        """Count one; the seconds it has to wait, so that there are not too many."""
        self._refill()
        self._left -= 1
        return 0.0 if self._left >= 0 else -self._left / self._rate

    @property
    def rested(self) -> bool:
        """Whether little was counted lately."""
        return self._left >= self._burst / 2

    def _refill(self) -> None:
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now


class RequestLimit:
    """Who has sent how many requests, by visitor and by address."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        self._burst = burst
        self._rate = rate
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, request: AnyConnection) -> None:
        """Count a request; TooFast where its visitor or its address sends too many.

        A new token makes a new visitor, so an address has a bucket too: for a household.
        """
        address = request.client.host if request.client else ""
        self._bucket(f"address {address}", HOUSEHOLD).take()
        if visitor := holder_of(request):
            self._bucket(visitor, 1).take()

    def _bucket(self, who: str, times: int) -> Bucket:
        if who not in self._buckets:
            self._buckets[who] = Bucket(times * self._burst, times * self._rate, self._now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return self._buckets[who]
