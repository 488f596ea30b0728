"""Who is here: the seats whose browsers are connected, whichever worker they came to."""

from collections.abc import Callable, Mapping

NOBODY: frozenset[int] = frozenset()


class Presence:
    """What this worker knows of its own browsers, and of those the other workers told about."""

    def __init__(self) -> None:
        self._own: dict[str, frozenset[int]] = {}
        self._others: dict[str, dict[str, frozenset[int]]] = {}
        """By worker, then by table."""
        self.publish: Callable[[str, frozenset[int]], None] | None = None
        """Tells the other workers, where there may be some."""

    @property
    def own(self) -> Mapping[str, frozenset[int]]:
        """The seats that are connected to this worker, by table."""
        return self._own

    def here(self, table_id: str) -> frozenset[int]:
        """The seats of a table that are connected, to this worker or another."""
        own = self._own.get(table_id, NOBODY)
        return own.union(*(tables.get(table_id, NOBODY) for tables in self._others.values()))

    def tables(self) -> set[str]:
        """Where anybody is connected who sits there."""
        return set(self._own).union(*self._others.values())

    def set_own(self, table_id: str, seats: frozenset[int]) -> None:
        """These seats of a table are connected to this worker; the others hear of a change."""
        if seats == self._own.get(table_id, NOBODY):
            return
        _put(self._own, table_id, seats)
        if self.publish is not None:
            self.publish(table_id, seats)

    def set_other(self, worker: str, table_id: str, seats: frozenset[int]) -> None:
        """Another worker says who is connected to it."""
        _put(self._others.setdefault(worker, {}), table_id, seats)

    def keep_only(self, workers: set[str]) -> set[str]:
        """Only these workers are left; the tables where somebody left with the others."""
        gone = [worker for worker in self._others if worker not in workers]
        return {table_id for worker in gone for table_id in self._others.pop(worker)}


def _put(tables: dict[str, frozenset[int]], table_id: str, seats: frozenset[int]) -> None:
    if seats:
        tables[table_id] = seats
    else:
        tables.pop(table_id, None)
