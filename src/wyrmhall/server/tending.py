"""What a table needs when nobody asks for it: a bot's decision, or the moment a clock runs out."""

import asyncio
from typing import TYPE_CHECKING

from wyrmhall.kernel.errors import BotFailed, MoveError
from wyrmhall.server.refusals import Stale, Unavailable
from wyrmhall.server.rows import PLAYING

if TYPE_CHECKING:
    from wyrmhall.server.table import Table


class Tending:
    """Plays for the bots of one table, and minds its clocks."""

    __slots__ = ("_alarm", "_hall", "_minding", "_quiet_until", "_resting", "_table")

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._hall = table.hall
        self._minding: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._quiet_until = 0.0
        """In the loop's time: the alarm does not ring before."""
        self._resting = False

    def wake(self) -> None:
        """See to what the table needs next: a bot's decision, or the moment a clock runs out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._resting or not self._goes_on():
            return
        if self._minding is None and self._bot_to_move() is not None:
            self._minding = self._hall.spawn(self._mind())
        if left := self._table.clocks.owing():
            loop = asyncio.get_running_loop()
            rings = max(loop.time() + min(left.values()), self._quiet_until)
            self._alarm = loop.call_at(rings, self._ring)

    def rest(self) -> None:
        """Stop bots and clocks: the table leaves this worker's memory."""
        self._resting = True
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._minding is not None:
            self._minding.cancel()
            self._minding = None

    def _ring(self) -> None:
        self._alarm = None
        self._hall.spawn(self.time_out())

    async def time_out(self) -> None:
        """A bot takes the seats of those whose time is over."""
        async with self._table.lock:
            if not self._goes_on():
                return
            late = [seat for seat, left in self._table.clocks.owing().items() if left <= 0.05]
            try:
                if late:
                    await self._hand_over(late)
            except (Stale, Unavailable) as refusal:
                self._hall.log("clock-waits", table=self._table.row.id, why=refusal.why)
                # The time is over still: without this it would ring again at once, and again.
                self._quiet_until = asyncio.get_running_loop().time() + self._hall.patience
            self.wake()

    async def _hand_over(self, late: list[int]) -> None:
        row = self._table.draft()
        for seat in late:
            self._table.clocks.charge(row, seat)
            row.seats[seat].bot = self._hall.minder
            row.seats[seat].absent = True
        await self._table.keep(row)
        self._table.show()
        self._table.show_state()

    def _bot_to_move(self) -> int | None:
        if not any(seat.bot for seat in self._table.row.seats):
            return None
        for seat in self._table.game().match.pending:
            if self._table.row.seats[seat].bot:
                return seat
        return None

    async def _mind(self) -> None:
        """Play for the bots until a person is asked."""
        try:
            while await self._mind_once():
                pass
        except Exception as fault:
            self._hall.log("bot-failed", table=self._table.row.id, fault=type(fault).__name__)
            await asyncio.sleep(self._hall.patience)
        finally:
            self._minding = None
        self.wake()

    async def _mind_once(self) -> bool:
        """Play one decision for a bot; False where there is none to play."""
        async with self._table.lock:
            if not self._goes_on():
                return False
            seat = self._bot_to_move()
            if seat is None:
                return False
            chronicle = self._table.game()
            level = self._table.row.seats[seat].bot or self._hall.minder
            version = chronicle.version(seat)
            imagined = self._hall.imagined(chronicle.match, seat)
        try:
            move = await self._hall.think(level, imagined, seat)
        except BotFailed:
            move = imagined.legal(seat)[0].text  # the table goes on, whatever befell it
        if any(session.seat is not None for session in self._table.sessions):
            await asyncio.sleep(self._hall.bot_pause)
        try:
            async with self._table.lock:
                await self._play_for_bot(seat, version, move)
        except (Stale, Unavailable):
            await asyncio.sleep(self._hall.patience)
        return True

    async def _play_for_bot(self, seat: int, version: int, move: str) -> None:
        if not self._goes_on() or not self._table.row.seats[seat].bot:
            return
        chronicle, now = self._table.game(), self._hall.now()
        if chronicle.version(seat) != version or seat not in chronicle.match.pending:
            return
        try:
            entry = chronicle.play(seat, move, None, now)
        except MoveError:  # what a bot answers is checked like anybody's
            entry = chronicle.play(seat, chronicle.match.legal(seat)[0].text, None, now)
        await self._table.append(entry, lambda _: None, None)

    def _goes_on(self) -> bool:
        table = self._table
        playing = table.chronicle is not None and table.row.status == PLAYING
        return playing and not self._hall.closing
