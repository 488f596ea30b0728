"""What a table needs when nobody asks for it: a bot's decision, or the moment a clock runs out."""

import asyncio
from typing import TYPE_CHECKING

from wyrmhall.bots.levels import DEFAULT_LEVEL
from wyrmhall.kernel.errors import BotFailed
from wyrmhall.kernel.match import Match
from wyrmhall.server.errors import Stale, Unavailable
from wyrmhall.server.storage.rows import PLAYING
from wyrmhall.server.tables.bot_pool import Asker
from wyrmhall.server.tables.clocks import OVER

if TYPE_CHECKING:
    from wyrmhall.server.tables.table import Table

STAND_IN = DEFAULT_LEVEL
"""The bot that plays for a person who is away or out of time."""


class Attendant:
    """Plays for the bots of one table, and rings when a clock runs out."""

    __slots__ = ("_alarm", "_playing", "_quiet_until", "_services", "_stopped", "_table")

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._services = table.services
        self._playing: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._quiet_until = 0.0
        """In the loop's time: the alarm does not ring before."""
        self._stopped = False

    def wake(self) -> None:
        """See to what the table needs next."""
        self._cancel_alarm()
        if self._stopped or not self._goes_on():
            return
        table = self._table
        if self._playing is None and self._bot_to_move() is not None:
            self._playing = self._services.spawn(self._play())
        if left := table.clocks.owing(table.row, table.game()):
            loop = asyncio.get_running_loop()
            rings = max(loop.time() + min(left.values()), self._quiet_until)
            self._alarm = loop.call_at(rings, self._ring)

    def stop(self) -> None:
        """No more bots and clocks: the table leaves this worker's memory."""
        self._stopped = True
        self._cancel_alarm()
        if self._playing is not None:
            self._playing.cancel()
            self._playing = None

    def _goes_on(self) -> bool:
        table = self._table
        playing = table.log is not None and table.row.status == PLAYING
        return playing and not self._services.closing

    # ---- clocks ----

    def _cancel_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._alarm = None
        self._services.spawn(self.time_out())

    async def time_out(self) -> None:
        """A bot takes the seats of those whose time is over."""
        table = self._table
        async with table.lock:
            if not self._goes_on():
                return
            owing = table.clocks.owing(table.row, table.game())
            late = [seat for seat, left in owing.items() if left <= OVER]
            try:
                if late:
                    await self._hand_over(late)
            except (Stale, Unavailable) as refusal:
                self._services.log("clock-waits", table=table.row.id, why=refusal.why)
                # The time is still over: without this it would ring again at once, and again.
                self._quiet_until = asyncio.get_running_loop().time() + self._services.patience
            self.wake()

    async def _hand_over(self, late: list[int]) -> None:
        table = self._table
        draft = table.draft()
        for seat in late:
            table.clocks.charge(draft, table.game(), seat)
            draft.seats[seat].bot = STAND_IN
            draft.seats[seat].absent = True
        await table.keep(draft)
        table.announce()

    # ---- bots ----

    def _bot_to_move(self) -> int | None:
        seats = self._table.row.seats
        if not any(seat.bot for seat in seats):
            return None
        return next((s for s in self._table.game().match.pending if seats[s].bot), None)

    async def _play(self) -> None:
        """Play for the bots until a person is asked."""
        try:
            while await self._play_once():
                pass
        except Exception as fault:
            self._services.log("bot-failed", table=self._table.row.id, fault=type(fault).__name__)
            await asyncio.sleep(self._services.patience)
        finally:
            self._playing = None
        self.wake()

    async def _play_once(self) -> bool:
        """Play one decision for a bot; False where there is none to play."""
        table = self._table
        async with table.lock:
            seat = self._bot_to_move() if self._goes_on() else None
            if seat is None:
                return False
            log = table.game()
            level = table.row.seats[seat].bot or STAND_IN
            version = log.version(seat)
            imagined = log.match.imagine(seat, self._services.secrets.key())
        move = await self._choose(level, imagined, seat)
        await asyncio.sleep(self._services.bot_pause)
        try:
            await table.play_for_bot(seat, version, move)
        except (Stale, Unavailable):
            await asyncio.sleep(self._services.patience)
        return True

    async def _choose(self, level: str, imagined: Match, seat: int) -> str:
        await self._services.compiled.search_ready(imagined.game.id)
        row, services = self._table.row, self._services
        whose = self._table.audience.address or row.host
        asker = Asker(whose, bool(services.presence.here(row.id)))
        try:
            return await services.bots.choose(level, imagined, seat, asker)
        except BotFailed as failure:
            services.log("bot-failed", table=row.id, fault=str(failure.facts.get("why")))
            return imagined.legal(seat)[0].text  # the table goes on, whatever happened to the bot
