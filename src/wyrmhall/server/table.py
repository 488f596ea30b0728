"""A table in memory: the game, who sits at it, who watches, and what they do.

The order is always: validate, append, acknowledge, broadcast. Everything that reads or changes
the game holds the table's lock, so nobody sees a decision that is not durable yet.
"""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from wyrmhall.kernel.errors import BotFailed, CannotUndo
from wyrmhall.kernel.record import commitment
from wyrmhall.kernel.words import Phrase
from wyrmhall.server.chronicle import Chronicle, opening, phrases, seen_by
from wyrmhall.server.frames import Frames
from wyrmhall.server.refusals import Minded, NotNow, Stale, Unavailable
from wyrmhall.server.rows import (
    OVER,
    PLAYING,
    REWIND,
    UNDO,
    ChatRow,
    Entry,
    TableRow,
    WishRow,
)
from wyrmhall.server.storage import Append
from wyrmhall.server.timing import GAME, seconds_left
from wyrmhall.server.wire import SeatInfo, TableInfo, Wish

if TYPE_CHECKING:
    from wyrmhall.server.hall import Hall
    from wyrmhall.server.session import Session

STORY_AT_ONCE = 400  # entries looked through for a client that was away
GRACE = 20.0  # seconds a seat has at least, after a server came back


class Table:
    """One table of the hall."""

    def __init__(self, hall: "Hall", row: TableRow) -> None:
        self.hall = hall
        self.row = row
        self.chronicle: Chronicle | None = None
        """None until the game starts."""
        self.sessions: set[Session] = set()
        self.lock = asyncio.Lock()
        self.loaded_at = hall.now()
        self.used_at = self.loaded_at
        self.chat_number = 0
        self._frames: Frames | None = None
        self._minding: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    # ---- what viewers are told ----

    def info(self, holder: str | None) -> TableInfo:
        """The table as a visitor sees it."""
        here = {session.seat for session in self.sessions}
        last = self.chronicle.last_public_at if self.chronicle else 0.0
        return table_info(self.row, holder, here, last)

    def state(self, seat: int | None, since: int, story: list[Phrase], earlier: bool) -> str:
        """The message that shows a viewer the position."""
        chronicle = self._game()
        if self._frames is None:
            self._frames = Frames(chronicle.match)
        return self._frames.state(
            seat,
            chronicle.version(seat),
            since,
            story,
            self._undo_for(seat),
            {str(s): round(left, 1) for s, left in self._seconds_left(seat).items()},
            self._wish(),
            earlier,
            self.row.status == PLAYING,
        )

    async def welcome(self, seat: int | None, version: int | None) -> str | None:
        """The first state a viewer gets, with what happened since the version they know."""
        chronicle = self.chronicle
        if chronicle is None:
            return None
        now = chronicle.version(seat)
        since = now if version is None or not 0 <= version <= now else version
        wanted = 0 if version is None else since
        entries = list(chronicle.recent)
        missing = now - wanted > sum(seen_by(entry, seat) for entry in entries)
        if missing:
            found = await self.hall.storage.entries_before(
                self.row.id, chronicle.number, STORY_AT_ONCE
            )
            entries = found[::-1]
        told = chronicle.story(entries, seat)
        reached = now - sum(seen_by(entry, seat) for entry in entries)
        story = [phrase for at, phrase in told if at > wanted]
        if version is None and reached == 0:
            story = [*_opening_story(self.row, seat), *story]
        return self.state(seat, max(wanted, reached), story, reached > wanted)

    async def story_before(
        self, seat: int | None, before: int, most: int
    ) -> tuple[int, list[tuple[int, Phrase]]]:
        """A page of the story up to a viewer's version, and the version it begins after."""
        async with self.lock:
            chronicle = self._game()
            entries = (await self.hall.storage.entries(self.row.id, 0))[: chronicle.number]
        seen = [entry for entry in entries if seen_by(entry, seat)][:before]
        since = max(0, len(seen) - most)
        game = chronicle.match.game
        told = [
            (since + place, phrase)
            for place, entry in enumerate(seen[since:], start=1)
            for phrase in phrases(game, entry, seat)
        ]
        if since == 0:
            told = [*((0, phrase) for phrase in _opening_story(self.row, seat)), *told]
        return since, told

    def send(self, text: str, to: Callable[["Session"], bool] = lambda _: True) -> None:
        """Hand a message to sessions."""
        for session in self.sessions:
            if to(session):
                session.push(text)

    def show(self) -> None:
        """Tell everybody how the table stands."""
        for session in self.sessions:
            session.show_table()

    def show_state(self) -> None:
        """Tell everybody the position again: a wish or a pause has changed what can be done."""
        if self.chronicle is None:
            return
        told: dict[int | None, str] = {}
        for session in self.sessions:
            seat = session.seat
            if seat not in told:
                told[seat] = self.state(seat, self.chronicle.version(seat), [], False)
            session.push(told[seat])

    def hear(self, row: ChatRow, text: str) -> None:
        """Pass a word on, once."""
        if row.number > self.chat_number:
            self.chat_number = row.number
            self.send(text)

    # ---- what players do ----

    async def play(
        self, seat: int, version: int, move: str, ident: str, acknowledge: Callable[[int], None]
    ) -> None:
        """A person's decision."""
        async with self.lock:
            chronicle = await self._asked_of(seat)
            if chronicle.version(seat) != version:
                await self._answer_again_or_refuse(seat, ident, version, acknowledge)
                return
            entry = chronicle.play(seat, move, ident, self.hall.now())
            await self._append(entry, acknowledge)

    async def undo(
        self, seat: int, version: int, ident: str, acknowledge: Callable[[int], None]
    ) -> None:
        """Take back freely, or ask the others to agree."""
        async with self.lock:
            chronicle = await self._asked_of(seat)
            if chronicle.version(seat) != version:
                await self._answer_again_or_refuse(seat, ident, version, acknowledge)
                return
            if chronicle.match.undoable(seat):
                entry = chronicle.take_back(UNDO, seat, ident, self.hall.now())
                await self._append(entry, acknowledge)
            elif chronicle.match.rewindable(seat):
                await self._change(wish=WishRow(seat, chronicle.number, [seat]))
                acknowledge(version)
                await self._heed_wish()
            else:
                raise CannotUndo("error-cannot-undo", seat=seat)

    async def consent(self, seat: int, yes: bool, acknowledge: Callable[[], None]) -> None:
        """Agree to another's wish, or not."""
        async with self.lock:
            chronicle = self._game()
            wish = self.row.wish
            if wish is None or wish.number != chronicle.number or seat in wish.agreed:
                raise NotNow("error-no-wish")
            agreed = WishRow(wish.seat, wish.number, [*wish.agreed, seat]) if yes else None
            await self._change(wish=agreed)
            acknowledge()
            await self._heed_wish()

    async def _heed_wish(self) -> None:
        """Tell of a wish; grant it when all people have agreed. Bots always do."""
        wish, chronicle = self.row.wish, self._game()
        if wish is not None and not self._wish_missing(wish):
            entry = chronicle.take_back(REWIND, wish.seat, None, self.hall.now())
            await self._append(entry, lambda _: None)
            return
        self.show_state()

    async def follow(self, entries: list[Entry]) -> None:
        """Catch up with what another worker has appended."""
        chronicle = self._game()
        for entry in entries:
            if entry.number == chronicle.number + 1:
                chronicle.follow(entry)
                self._after(entry)
        self.wake()

    # ---- bots and clocks ----

    def wake(self) -> None:
        """See to what the table needs next: a bot's decision, or the moment a clock runs out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        chronicle = self.chronicle
        if chronicle is None or self.row.status != PLAYING or self.hall.closing:
            return
        if self._minding is None and self._bot_to_move() is not None:
            self._minding = self.hall.spawn(self._mind())
        left = self._seconds_left(None)
        if left:
            soonest = max(0.0, min(left.values()))
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(soonest, self._ring)

    def rest(self) -> None:
        """Stop bots and clocks: the table leaves this worker's memory."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._minding is not None:
            self._minding.cancel()
            self._minding = None

    def _ring(self) -> None:
        self._alarm = None
        self.hall.spawn(self.time_out())

    async def time_out(self) -> None:
        """A bot takes the seats of those whose time is over."""
        async with self.lock:
            chronicle = self.chronicle
            if chronicle is None or self.row.status != PLAYING:
                return
            late = [seat for seat, left in self._seconds_left(None).items() if left <= 0.05]
            owing = [s for s in chronicle.match.pending if s in late and not self.row.seats[s].bot]
            if owing:
                await self._hand_over(owing)
            self.wake()

    async def _hand_over(self, owing: list[int]) -> None:
        for seat in owing:
            self.row.seats[seat].bot = self.hall.minder
            self.row.seats[seat].absent = True
        await self.keep_row()
        self.show()
        self.show_state()

    def _bot_to_move(self) -> int | None:
        for seat in self._game().match.pending:
            if self.row.seats[seat].bot:
                return seat
        return None

    async def _mind(self) -> None:
        """Play for the bots until a person is asked."""
        try:
            while self.row.status == PLAYING and not self.hall.closing:
                async with self.lock:
                    seat = self._bot_to_move()
                    if seat is None:
                        return
                    chronicle = self._game()
                    level = self.row.seats[seat].bot or self.hall.minder
                    version = chronicle.version(seat)
                    imagined = self.hall.imagined(chronicle.match, seat)
                try:
                    move = await self.hall.minds.choose(level, imagined, seat)
                except BotFailed:
                    move = imagined.legal(seat)[0].text  # the table goes on, whatever befell it
                if any(session.seat is not None for session in self.sessions):
                    await asyncio.sleep(self.hall.bot_pause)
                async with self.lock:
                    if self.chronicle is None or self.row.status != PLAYING:
                        return
                    unchanged = self.chronicle.version(seat) == version
                    if unchanged and self.row.seats[seat].bot and self._owes(seat):
                        entry = self.chronicle.play(seat, move, None, self.hall.now())
                        try:
                            await self._append(entry, lambda _: None)
                        except (Stale, Unavailable):
                            await asyncio.sleep(self.hall.patience)
        finally:
            self._minding = None
            if not self.hall.closing:
                self.wake()

    def _owes(self, seat: int) -> bool:
        return seat in self._game().match.pending

    def _seconds_left(self, seat: int | None) -> dict[int, float]:
        """By asked seat. In a joint stage all have the same time, so it tells nothing."""
        chronicle = self._game()
        if self.row.clock.kind == "none" or self.row.status != PLAYING:
            return {}
        waited = self.hall.now() - self.asked_at()
        joint = chronicle.match.stage != 0
        asked = chronicle.match.view(seat).pending
        banks = [seat.bank for seat in self.row.seats]
        return seconds_left(self.row.clock, banks, asked, joint, waited)

    def asked_at(self) -> float:
        """Since when the clock runs."""
        since = max(self._game().last_public_at, self.row.started or 0.0)
        # Time without a server is nobody's fault: some is left when the table is back.
        return max(since, self.loaded_at - max(0.0, self.row.clock.seconds - GRACE))

    # ---- keeping it ----

    async def keep_row(self) -> None:
        """Make the changed row durable; where another worker came before, start from its row."""
        if not await self.hall.storage.change(self.row):
            fresh = await self.hall.storage.table(self.row.id)
            assert fresh is not None
            self.adopt(fresh)
            raise Stale("error-stale-table")

    def adopt(self, row: TableRow) -> None:
        """Take a row from the database for the truth."""
        self.row = row
        if self.chronicle is not None:
            self.chronicle.row = row

    async def reload(self) -> None:
        """Start again from what is durable."""
        fresh = await self.hall.storage.table(self.row.id)
        assert fresh is not None
        self.adopt(fresh)
        self.chronicle = await Chronicle.open(fresh, self.hall.storage)
        self._frames = None

    async def _change(self, **columns: Any) -> None:
        before = {name: getattr(self.row, name) for name in columns}
        for name, value in columns.items():
            setattr(self.row, name, value)
        try:
            await self.keep_row()
        except BaseException:
            for name, value in before.items():
                setattr(self.row, name, value)
            raise

    async def _append(self, entry: Entry, acknowledge: Callable[[int], None]) -> None:
        """Append, acknowledge, broadcast. The match is one decision ahead until it is durable."""
        changes, banks = self._consequences(entry)
        try:
            durable = await self.hall.ledger.append(Append(entry, changes, banks))
        except BaseException:
            # Nobody knows whether it was kept: what is in the database is the truth.
            self.chronicle = None
            self._frames = None
            self.hall.spawn(self._recover())
            raise
        if not durable:
            await self.reload()
            self.show_state()
            raise Stale("error-stale", version=self._game().version(entry.seat))
        if changes:
            for name, value in changes.items():
                setattr(self.row, name, value)
            if "status" in changes:
                self.row.revision += 1
        if banks:
            for seat, bank in zip(self.row.seats, banks):
                seat.bank = bank
        acknowledge(entry.version)
        self._after(entry)
        self.wake()

    async def _recover(self) -> None:
        """After a storage fault: come back with what is durable, when it answers again."""
        while not self.hall.closing:
            try:
                async with self.lock:
                    if self.chronicle is None:
                        await self.reload()
                        self.show_state()
            except Exception as fault:
                self.hall.log("table-waits", table=self.row.id, fault=type(fault).__name__)
                await asyncio.sleep(self.hall.patience)
            else:
                self.wake()
                return

    def _after(self, entry: Entry) -> None:
        """Show an entry to those who may notice it, and snapshot now and then."""
        chronicle = self._game()
        self._frames = None
        self.used_at = self.hall.now()
        over = chronicle.match.outcome is not None
        if over:
            self.row.status = OVER
        told: dict[int | None, str] = {}
        for session in self.sessions:
            seat = session.seat
            if not session.greeted or not seen_by(entry, seat):
                continue
            if seat not in told:
                story = phrases(chronicle.match.game, entry, seat)
                told[seat] = self.state(seat, chronicle.version(seat) - 1, story, False)
            session.push(told[seat])
        if over:
            self.show()
        snapshot = chronicle.snapshot()
        if snapshot is not None:
            self.hall.spawn(self.hall.storage.keep_snapshot(self.row.id, snapshot))

    def _consequences(self, entry: Entry) -> tuple[dict[str, Any] | None, tuple[float, ...] | None]:
        """What an entry changes of the table's row and of the banks."""
        chronicle = self._game()
        changes: dict[str, Any] = {}
        banks = None
        if chronicle.match.outcome is not None:
            changes["status"] = OVER
        if self.row.clock.kind == GAME and entry.public and chronicle.match.stage == 0:
            charged = [seat.bank for seat in self.row.seats]
            charged[entry.seat] -= entry.at - max(self._asked_before, self.row.started or 0.0)
            banks = tuple(charged)
        due = self._due(entry.at) if "status" not in changes else None
        if due != self.row.due:
            changes["due"] = due
        return changes or None, banks

    @property
    def _asked_before(self) -> float:
        recent = [e.at for e in self._game().recent if e.public]
        return recent[-2] if len(recent) > 1 else 0.0

    def _due(self, now: float) -> float | None:
        if self._bot_to_move() is not None:
            return now
        left = self._seconds_left(None)
        return now + min(left.values()) if left else None

    # ---- small questions ----

    def _game(self) -> Chronicle:
        if self.chronicle is None:
            if self.row.status == "gathering":
                raise NotNow("error-not-started")
            raise Unavailable("error-unavailable")
        return self.chronicle

    async def _asked_of(self, seat: int) -> Chronicle:
        """The game, where this seat's holder may decide something now."""
        chronicle = self._game()
        if self.row.status == "paused":
            raise NotNow("error-paused")
        if self.row.seats[seat].absent:
            raise Minded("error-minded")
        return chronicle

    async def _answer_again_or_refuse(
        self, seat: int, ident: str, version: int, acknowledge: Callable[[int], None]
    ) -> None:
        first = next((e for e in self._game().recent if e.seat == seat and e.ident == ident), None)
        if first is None and version < self._game().version(seat):
            first = await self.hall.storage.entry_of(self.row.id, seat, ident)
        if first is None:
            raise Stale("error-stale", version=self._game().version(seat))
        acknowledge(first.version)

    def _undo_for(self, seat: int | None) -> str:
        if seat is None or self.row.status != PLAYING or self.row.seats[seat].absent:
            return "no"
        match = self._game().match
        if match.undoable(seat):
            return "free"
        return "ask" if match.rewindable(seat) else "no"

    def _wish(self) -> Wish | None:
        wish = self.row.wish
        if wish is None or wish.number != self._game().number:
            return None
        return Wish(wish.seat, tuple(self._wish_missing(wish)))

    def _wish_missing(self, wish: WishRow) -> list[int]:
        return [
            number
            for number, seat in enumerate(self.row.seats)
            if not seat.bot and number not in wish.agreed
        ]


def table_info(row: TableRow, holder: str | None, here: set[int | None], last: float) -> TableInfo:
    """A table as a visitor sees it: seats connected, and the last change all may know of."""
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        players=row.players,
        options=row.options,
        open=row.open,
        clock=row.clock,
        status=row.status,
        seats=_seat_infos(row, holder, here),
        host=row.host == holder,
        commitment=commitment(row.key),
        created=row.created,
        changed=max(row.started or row.created, last),
        next=row.next,
    )


def _seat_infos(row: TableRow, holder: str | None, here: set[int | None]) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(
            seat=number,
            name=seat.name,
            bot=seat.bot,
            absent=seat.absent,
            here=number in here,
            yours=holder is not None and seat.holder == holder,
        )
        for number, seat in enumerate(row.seats)
    )


def _opening_story(row: TableRow, seat: int | None) -> list[Phrase]:
    return opening(row).journal(seat)
