"""A table's clocks: who has how long, and what their thinking costs.

Nothing here moves by itself: `Tending` rings when a time is over.
"""

from typing import TYPE_CHECKING

from wyrmhall.server.chronicle import opening
from wyrmhall.server.rows import PLAYING, TableRow
from wyrmhall.server.timing import GAME, NONE, seconds_left

if TYPE_CHECKING:
    from wyrmhall.server.table import Table

MINDED_FOR = 15.0  # seconds a bot may think before another worker looks
GRACE = 20.0  # seconds a seat has at least, after a server came back


class Clockwork:
    """The clocks of one table."""

    __slots__ = ("_table",)

    def __init__(self, table: "Table") -> None:
        self._table = table

    def seconds_left(self, seat: int | None, row: TableRow | None = None) -> dict[int, float]:
        """By asked seat. In a joint stage all have the same time, so it tells nothing."""
        chronicle, row = self._table.game(), row or self._table.row
        if row.clock.kind == NONE or row.status != PLAYING:
            return {}
        waited = self._table.hall.now() - self.asked_at(row)
        joint = chronicle.match.stage != 0
        asked = chronicle.match.view(seat).pending
        banks = [seat.bank for seat in row.seats]
        return seconds_left(row.clock, banks, asked, joint, waited)

    def owing(self) -> dict[int, float]:
        """The people who truly owe a decision, and the seconds each has left. Never shown."""
        left = self.seconds_left(None)
        owing = self._table.game().match.pending if left else ()
        return {s: left[s] for s in owing if s in left and not self._table.row.seats[s].bot}

    def thought(self, seat: int) -> float | None:
        """The seconds a person's decision costs; none in a joint stage, none for a bot."""
        row = self._table.row
        if row.clock.kind != GAME or row.seats[seat].bot or self._table.game().match.stage != 0:
            return None
        return self._table.hall.now() - self.asked_at()

    def asked_at(self, row: TableRow | None = None) -> float:
        """Since when the clock runs."""
        row = row or self._table.row
        since = max(self._table.game().last_public_at, row.started or 0.0)
        # Time without a server is nobody's fault: some is left when the table is back.
        return max(since, self._table.loaded_at - max(0.0, row.clock.seconds - GRACE))

    def charge(self, row: TableRow, seat: int) -> None:
        """Take what a person has thought so far off their bank: a bot goes on for them."""
        thought = self.thought(seat)
        if thought is not None and row.status == PLAYING and self.asks(seat):
            row.seats[seat].bank = max(0.0, row.seats[seat].bank - thought)

    def asks(self, seat: int) -> bool:
        """Whether a seat is asked something, as all can see."""
        return seat in self._table.game().match.view(None).pending

    def due(self, now: float, row: TableRow) -> float | None:
        """When some worker should look at the table, whatever happens to this one."""
        if row.status != PLAYING:
            return None
        if self._table.chronicle is None:
            return due_at_start(row, now)
        bots = any(seat.bot for seat in row.seats)
        if bots and any(row.seats[seat].bot for seat in self._table.chronicle.match.pending):
            return now + MINDED_FOR
        left = self.seconds_left(None, row)
        return now + max(0.0, min(left.values())) if left else None


def due_at_start(row: TableRow, now: float) -> float | None:
    """When some worker should look at a table that starts now."""
    if any(row.seats[seat].bot for seat in opening(row).pending):
        return now + MINDED_FOR
    return None if row.clock.kind == NONE else now + row.clock.seconds
