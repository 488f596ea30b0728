"""Who is here: the seats whose browsers are connected, whichever worker they came to."""

from collections.abc import Callable, Mapping

NOBODY: frozenset[int] = frozenset()


class Presence:
    """What this worker knows of its own browsers, and of those the other workers have told of."""

    def __init__(self) -> None:
        self._own: dict[str, frozenset[int]] = {}
        self._others: dict[str, dict[str, frozenset[int]]] = {}
        """By worker, then by table."""
        self.pass_on: Callable[[str, frozenset[int]], None] | None = None
        """Tells the other workers, where there may be some."""

    @property
    def own(self) -> Mapping[str, frozenset[int]]:
        """The seats that are connected here, by table."""
        return self._own

    def stand(self, ident: str, seats: frozenset[int]) -> None:
        """These seats of a table are connected here; told to the others where it is news."""
        if seats == self._own.get(ident, NOBODY):
            return
        _put(self._own, ident, seats)
        if self.pass_on is not None:
            self.pass_on(ident, seats)

    def hear(self, worker: str, ident: str, seats: frozenset[int]) -> None:
        """Another worker tells who is connected there."""
        _put(self._others.setdefault(worker, {}), ident, seats)

    def elsewhere(self, ident: str) -> frozenset[int]:
        """The seats of a table that are connected to other workers."""
        return NOBODY.union(*(tables.get(ident, NOBODY) for tables in self._others.values()))

    def forget_all_but(self, workers: set[str]) -> set[str]:
        """Only these workers are left; the tables where somebody is gone with the others."""
        gone = [worker for worker in self._others if worker not in workers]
        return {ident for worker in gone for ident in self._others.pop(worker)}


def _put(tables: dict[str, frozenset[int]], ident: str, seats: frozenset[int]) -> None:
    if seats:
        tables[ident] = seats
    else:
        tables.pop(ident, None)
