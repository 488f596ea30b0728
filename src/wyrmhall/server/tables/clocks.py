"""Clocks: how long a seat may think, and what its thinking costs.

While several seats decide at once all have the same time, whether they have decided or not, and
nobody's bank is charged: a clock that stopped would tell who has decided.
"""

from collections.abc import Callable

from wyrmhall.kernel.errors import OptionError
from wyrmhall.kernel.options import shown
from wyrmhall.server.errors import NotNow
from wyrmhall.server.messages import Clock
from wyrmhall.server.storage.rows import PLAYING, TableRow
from wyrmhall.server.tables.game_log import GameLog, opening

NONE, MOVE, GAME = "none", "move", "game"
SHORTEST, LONGEST = 5, 14 * 24 * 3600
JOINT_SHARE, JOINT_FLOOR = 0.1, 60.0  # of a game's time, what a joint decision may take
LEAST_BANK = 0.1  # of a game's time: what a seat taken back has, or the grace, if that is less
BOT_TIME = 15.0  # seconds a bot may think before another worker looks
GRACE = 20.0  # seconds a seat has at least, after a server came back or its bank was empty
OVER = 0.05  # seconds that are no time any more


def check_clock(clock: Clock) -> Clock:
    """A clock as it should be; OptionError where it is not."""
    if clock.kind == NONE:
        return Clock()
    if clock.kind not in (MOVE, GAME):
        raise OptionError("error-clock", got=shown(clock.kind))
    if not SHORTEST <= clock.seconds <= LONGEST:
        got = shown(clock.seconds)
        raise OptionError("error-clock-seconds", fewest=SHORTEST, most=LONGEST, got=got)
    return clock


class Clocks:
    """The clocks of one table. Nothing here moves by itself: `Attendant` rings when time is up."""

    def __init__(self, now: Callable[[], float], monotonic: Callable[[], float]) -> None:
        self._now = now
        self._monotonic = monotonic
        self._loaded_at = now()
        self._since: float | None = None
        """Since when the clock runs, by the time of day."""
        self._began = 0.0
        """The same, by the clock nobody sets."""

    def seconds_left(self, row: TableRow, log: GameLog, viewer: int | None) -> dict[int, float]:
        """The time left to each seat that is to decide, as far as a viewer may know."""
        clock = row.clock
        if clock.kind == NONE or row.status != PLAYING:
            return {}
        asked = log.match.view(viewer).pending
        waited = self._waited(row, log)
        if clock.kind == MOVE:
            return dict.fromkeys(asked, clock.seconds - waited)
        if log.match.stage != 0:
            limit = max(JOINT_FLOOR, clock.seconds * JOINT_SHARE)
            return dict.fromkeys(asked, limit - waited)
        return {seat: row.seats[seat].bank - waited for seat in asked}

    def owing(self, row: TableRow, log: GameLog) -> dict[int, float]:
        """The people who truly owe a decision, and the seconds each has left. Never shown."""
        left = self.seconds_left(row, log, None)
        owing = log.match.pending if left else ()
        return {seat: left[seat] for seat in owing if seat in left and not row.seats[seat].bot}

    def thought(self, row: TableRow, log: GameLog, seat: int) -> float | None:
        """The seconds a person's decision costs; none in a joint stage, none for a bot."""
        if row.clock.kind != GAME or row.seats[seat].bot or log.match.stage != 0:
            return None
        return self._waited(row, log)

    def charge(self, row: TableRow, log: GameLog, seat: int) -> None:
        """Take what a person has thought so far off their bank, and count from now on."""
        thought = self.thought(row, log, seat)
        if thought is not None and row.status == PLAYING and is_asked(log, seat):
            row.seats[seat].bank = max(0.0, row.seats[seat].bank - thought)
            row.clock_since = self._now()

    def take_back(self, row: TableRow, log: GameLog, seat: int) -> None:
        """A seat comes back to its holder with the time it has; NotNow where that is over.

        The clock of a decision goes on whoever has the seat: who leaves and returns gains nothing,
        and who let it run out has the next decision, not this one. An empty bank is given a little
        between decisions only.
        """
        if self.seconds_left(row, log, None).get(seat, GRACE) <= OVER:
            raise NotNow("error-time-over")
        if row.clock.kind == GAME and not is_asked(log, seat):
            least = min(GRACE, row.clock.seconds * LEAST_BANK)
            row.seats[seat].bank = max(row.seats[seat].bank, least)

    def due(self, row: TableRow, log: GameLog | None, at: float) -> float | None:
        """When some worker should look at the table, whatever happens to this one."""
        if row.status != PLAYING:
            return None
        match = opening(row) if log is None else log.match
        if any(seat.bot for seat in row.seats) and any(row.seats[s].bot for s in match.pending):
            return at + BOT_TIME
        if log is None:  # the game starts now
            return None if row.clock.kind == NONE else at + row.clock.seconds
        left = self.seconds_left(row, log, None)
        return at + max(0.0, min(left.values())) if left else None

    def _waited(self, row: TableRow, log: GameLog) -> float:
        """The seconds the clock has run.

        The time of day is asked once, when the clock starts here: whoever sets it meanwhile takes
        nobody's time.
        """
        since = max(log.last_public_at, row.clock_since or 0.0)
        # Time without a server is nobody's fault: some is left when the table is back.
        since = max(since, self._loaded_at - max(0.0, row.clock.seconds - GRACE))
        if since != self._since:
            self._since = since
            self._began = self._monotonic() - max(0.0, self._now() - since)
        return self._monotonic() - self._began


def is_asked(log: GameLog, seat: int) -> bool:
    """Whether a seat is to decide, as all can see."""
    return seat in log.match.view(None).pending
