"""A table in memory: the game, who sits at it, who watches, and what they do.

The order is always: validate, append, acknowledge, broadcast. Everything that reads or changes
the game holds the table's lock, so nobody sees a decision that is not durable yet.
"""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from wyrmhall.kernel.errors import CannotUndo, WyrmhallError
from wyrmhall.kernel.words import Phrase
from wyrmhall.server.chronicle import Chronicle, Telling, opening, seen_by
from wyrmhall.server.clockwork import Clockwork
from wyrmhall.server.frames import Facts, Frames, said
from wyrmhall.server.infos import table_info
from wyrmhall.server.refusals import Minded, NotNow, Stale, Unavailable
from wyrmhall.server.rows import (
    GATHERING,
    OVER,
    PAUSED,
    PLAYING,
    REWIND,
    UNDO,
    Append,
    Entry,
    TableRow,
    WishRow,
)
from wyrmhall.server.tending import Tending
from wyrmhall.server.wire import TableInfo, Wish

if TYPE_CHECKING:
    from wyrmhall.server.hall import Hall
    from wyrmhall.server.session import Session

Told: TypeAlias = dict[tuple[int | None, bool], bytes]
"""Messages by seat, and by whether they follow on what was shown before."""
STORY_AT_ONCE = 400  # entries looked through for a client that was away
CHAT_SHOWN = 100
IDLE = 120.0  # seconds after which a table without visitors leaves the memory


class Table:
    """One table of the hall."""

    def __init__(self, hall: "Hall", row: TableRow) -> None:
        self.hall = hall
        self.row = row
        self.chronicle: Chronicle | None = None
        """None until the game starts."""
        self.sessions: dict[Session, None] = {}
        """In the order they came."""
        self.lock = asyncio.Lock()
        self.loaded_at = hall.now()
        self.used_at = self.loaded_at
        self._chat_lock = asyncio.Lock()
        self._frames: Frames | None = None
        self._recovering: asyncio.Task[None] | None = None
        self.clocks = Clockwork(self)
        self.tending = Tending(self)

    # ---- what viewers are told ----

    def info(self, holder: str | None) -> TableInfo:
        """The table as a visitor sees it."""
        last = self.chronicle.last_public_at if self.chronicle else 0.0
        return table_info(self.row, holder, self.here(), last)

    def here(self) -> frozenset[int]:
        """The seats that are connected, to this worker or another."""
        return self._connected() | self.hall.presence.elsewhere(self.row.id)

    def _connected(self) -> frozenset[int]:
        greeted = (session.seat for session in self.sessions if session.greeted)
        return frozenset(seat for seat in greeted if seat is not None)

    def state(self, seat: int | None, since: int, story: list[Phrase], earlier: bool) -> bytes:
        """The message that shows a viewer the whole position."""
        facts = self._facts(seat, since, story)
        return self._framing().state(seat, facts, earlier)

    def _facts(self, seat: int | None, since: int, story: list[Phrase]) -> Facts:
        left = self.clocks.seconds_left(seat)
        return Facts(
            self.game().version(seat),
            since,
            self._undo_for(seat),
            tuple(story),
            {str(s): round(seconds, 1) for s, seconds in left.items()} if left else {},
            self._wish(),
            self.row.status == PLAYING and not (seat is not None and self.row.seats[seat].absent),
        )

    def _framing(self) -> Frames:
        if self._frames is None:
            self._frames = Frames(self.game().match)
        return self._frames

    async def welcome(self, seat: int | None, version: int | None) -> bytes | None:
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
            found = await self.hall.storage.seen_before(
                self.row.id, seat, chronicle.number, STORY_AT_ONCE
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
            chronicle = self.game()
            entries = (await self.hall.storage.entries(self.row.id, 0))[: chronicle.number]
        seen = [entry for entry in entries if seen_by(entry, seat)][:before]
        since = max(0, len(seen) - most)
        game = chronicle.match.game
        told = [
            (since + place, phrase)
            for place, entry in enumerate(seen[since:], start=1)
            for phrase in Telling(game, entry).to(seat)
        ]
        if since == 0:
            told = [*((0, phrase) for phrase in _opening_story(self.row, seat)), *told]
        return since, told

    def show(self) -> None:
        """Tell everybody how the table stands; other workers, who is here."""
        self.hall.presence.stand(self.row.id, self._connected())
        for session in self.sessions:
            session.show_table()

    def show_state(self) -> None:
        """Tell everybody the position again: a wish or a pause has changed what can be done."""
        chronicle = self.chronicle
        if chronicle is not None:
            told: Told = {}
            for session in self.sessions:
                self._tell(session, told, chronicle.version(session.seat), [])

    def _show_later(self, all_else: bool) -> None:
        """Tell those who could see something happen that they were not told of.

        Where all else may have changed too, everybody; but only then: a message for nothing would
        tell that somebody has tried something.
        """
        chronicle = self.chronicle
        if chronicle is None:
            return
        recent = list(chronicle.recent)
        told: Told = {}
        told_again: Told = {}
        for session in self.sessions:
            seat, now = session.seat, chronicle.version(session.seat)
            if session.version == now:
                if all_else:
                    self._tell(session, told_again, now, [])
                continue
            reached = now - sum(seen_by(entry, seat) for entry in recent)
            if session.version is None or not reached <= session.version < now:
                session.version = None  # what it has is of no use: all is shown again
                self._tell(session, {}, now, [])
                continue
            known = session.version
            story = [phrase for at, phrase in chronicle.story(recent, seat) if at > known]
            self._tell(session, told, known, story)

    def _tell(self, session: "Session", told: Told, since: int, story: list[Phrase]) -> None:
        """Show a session what became of the position; sessions of one seat share the message."""
        if not session.greeted:
            return
        seat, follows = session.seat, session.version == since
        text = told.get((seat, follows))
        if text is None:
            facts = self._facts(seat, since, story)
            change = self._framing().change(seat, facts) if follows else None
            text = change or self._framing().state(seat, facts, False)
            told[seat, follows] = text
        session.show_state(text, self.game().version(seat))

    async def show_chat(self) -> None:
        """Pass on what was said, to each session once and in order."""
        async with self._chat_lock:
            rows = await self.hall.storage.chat(self.row.id, CHAT_SHOWN)
            texts = {row.number: said(row) for row in rows}
            for session in self.sessions:
                session.show_chat(texts)

    # ---- what players do ----

    async def play(
        self, seat: int, version: int, move: str, ident: str, acknowledge: Callable[[int], None]
    ) -> None:
        """A person's decision."""
        async with self.lock:
            if await self._answered_before(seat, ident, version, acknowledge):
                return
            chronicle = await self._asked_of(seat, version)
            thought = self.clocks.thought(seat)
            entry = chronicle.play(seat, move, ident, self.hall.now())
            await self.append(entry, acknowledge, thought)

    async def undo(
        self, seat: int, version: int, ident: str, acknowledge: Callable[[int], None]
    ) -> None:
        """Take back freely, or ask the others to agree."""
        async with self.lock:
            if await self._answered_before(seat, ident, version, acknowledge):
                return
            chronicle = await self._asked_of(seat, version)
            if chronicle.match.undoable(seat):
                thought = self.clocks.thought(seat)
                entry = chronicle.take_back(UNDO, seat, ident, self.hall.now())
                await self.append(entry, acknowledge, thought)
            elif chronicle.rewindable(seat):
                standing = self._wish()
                if standing is None or standing.seat != seat:
                    await self._wish_for(WishRow(seat, chronicle.number, [seat], ident))
                acknowledge(version)
                await self._heed_wish()
            else:
                raise CannotUndo("error-cannot-undo", seat=seat)

    async def consent(self, seat: int, yes: bool, acknowledge: Callable[[], None]) -> None:
        """Agree to another's wish, or not."""
        async with self.lock:
            chronicle = self.game()
            wish = self.row.wish
            if wish is None or wish.number != chronicle.number or seat in wish.agreed:
                raise NotNow("error-no-wish")
            agreed = WishRow(wish.seat, wish.number, [*wish.agreed, seat]) if yes else None
            await self._wish_for(agreed)
            acknowledge()
            await self._heed_wish()

    async def _wish_for(self, wish: WishRow | None) -> None:
        row = self.draft()
        row.wish = wish
        await self.keep(row)

    async def _heed_wish(self) -> None:
        """Tell of a wish; grant it when all people have agreed. Bots always do."""
        wish, chronicle = self.row.wish, self.game()
        if wish is None or self._wish_missing(wish):
            self.show_state()
            return
        entry = chronicle.take_back(REWIND, wish.seat, wish.ident, self.hall.now())
        try:
            await self.append(entry, lambda _: None, None)
        except (Stale, Unavailable) as refusal:  # the wish was answered already; it can be again
            self.hall.log("wish-waits", table=self.row.id, why=refusal.why)

    async def catch_up(self) -> None:
        """Take over what another worker has done, and show it."""
        row = await self.hall.storage.table(self.row.id)
        assert row is not None
        changed = row.revision != self.row.revision
        if self.chronicle is None and row.status != GATHERING:
            self.chronicle = await Chronicle.open(row, self.hall.storage)
            changed = True
        later: list[Entry] = []
        if self.chronicle is not None:
            later = await self.hall.storage.entries(self.row.id, self.chronicle.number)
        self.adopt(row)
        self._follow(later)
        if changed:
            self.show()
            self.show_state()
        self.tending.wake()

    def _follow(self, entries: list[Entry]) -> None:
        if not entries:
            return
        chronicle = self.game()
        for entry in entries:
            if entry.number == chronicle.number + 1:
                chronicle.follow(entry)
                self._after(entry)
        snapshot = chronicle.snapshot()
        if snapshot is not None:
            self.hall.spawn(self.hall.storage.keep_snapshot(self.row.id, snapshot))

    # ---- keeping it ----

    async def fresh_draft(self) -> TableRow:
        """A draft of the row as it is now, whichever worker changed it last."""
        if self.hall.storage.shared:
            await self.catch_up()
        return self.draft()

    def draft(self) -> TableRow:
        """A copy of the row, to be changed and kept: nobody sees what is not durable."""
        if self._recovering is not None:
            raise Unavailable("error-unavailable")
        seats = [msgspec.structs.replace(seat) for seat in self.row.seats]
        return msgspec.structs.replace(self.row, seats=seats)

    async def keep(self, row: TableRow, opened: TableRow | None = None) -> None:
        """Make a changed row durable, and a table opened with it.

        Where another worker came before, start from its row.
        """
        row.due = self.clocks.due(self.hall.now(), row)
        try:
            kept = await self.hall.storage.change(row, opened)
            if kept:
                self.adopt(row)
            else:
                await self.reload()
        except BaseException as fault:
            self.doubt()
            if isinstance(fault, Exception):
                raise Unavailable("error-unavailable") from fault
            raise
        if not kept:
            self.show()
            self.show_state()
            raise Stale("error-stale-table")

    def adopt(self, row: TableRow) -> None:
        """Take a row for the truth; a session whose seat is another's now only watches."""
        self.row = row
        if self.chronicle is not None:
            self.chronicle.row = row
        for session in self.sessions:
            session.check_seat()

    async def reload(self) -> bool:
        """Start again from what is durable; whether the row is seen to be another."""
        fresh = await self.hall.storage.table(self.row.id)
        assert fresh is not None
        chronicle = None
        if fresh.status != GATHERING:
            chronicle = await Chronicle.open(fresh, self.hall.storage)
        self.chronicle, self._frames = chronicle, None
        changed = _visible(fresh) != _visible(self.row)
        self.adopt(fresh)
        return changed

    def doubt(self) -> None:
        """Nobody knows what was kept: look, as soon as the database answers."""
        self.chronicle = self._frames = None
        if self._recovering is None and not self.hall.closing:
            self._recovering = self.hall.spawn(self._recover())

    async def append(
        self, entry: Entry, acknowledge: Callable[[int], None], thought: float | None
    ) -> None:
        """Append, acknowledge, broadcast. The match is one decision ahead until it is durable."""
        changes, banks = self._consequences(entry, thought)
        snapshot = self.game().snapshot()
        try:
            durable = await self.hall.ledger.append(Append(entry, changes, banks, snapshot))
        except Unavailable as refusal:
            await self._look_again(entry, acknowledge, refusal)
            return
        except BaseException:
            self.doubt()
            raise
        if not durable:
            await self._look_again(entry, acknowledge, Stale("error-stale-table"))
            return
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
        self.tending.wake()

    async def _look_again(
        self, entry: Entry, acknowledge: Callable[[int], None], refusal: WyrmhallError
    ) -> None:
        """An append failed, or nobody knows: what is in the database is the truth.

        The decision may be there: kept before the fault, or by another worker the client had asked
        before.
        """
        try:
            changed = await self.reload()
            kept = entry if entry in self.game().recent else None
            if kept is None and entry.ident is not None:
                kept = await self.hall.storage.entry_of(self.row.id, entry.seat, entry.ident)
        except BaseException as fault:
            self.doubt()
            if isinstance(fault, Exception):
                raise Unavailable("error-unavailable") from fault
            raise
        if kept is not None:
            acknowledge(kept.version)
        if changed:
            self.show()
        self._show_later(changed)
        self.tending.wake()
        if kept is None:
            if isinstance(refusal, Stale):
                raise Stale("error-stale", version=self.game().version(entry.seat))
            raise refusal

    async def _recover(self) -> None:
        """After a storage fault: come back with what is durable, when it answers again."""
        try:
            while not self.hall.closing:
                try:
                    async with self.lock:
                        if self.chronicle is None:
                            changed = await self.reload()
                            if changed:
                                self.show()
                            self._show_later(changed)
                    break
                except Exception as fault:
                    self.hall.log("table-waits", table=self.row.id, fault=type(fault).__name__)
                    await asyncio.sleep(self.hall.patience)
        finally:
            self._recovering = None
        self.tending.wake()

    def _after(self, entry: Entry) -> None:
        """Show an entry to those who may notice it."""
        chronicle = self.game()
        if self._frames is not None:
            self._frames.turn()
        self.used_at = self.hall.now()
        over = chronicle.match.outcome is not None
        if over:
            self.row.status = OVER
        told: Told = {}
        telling = Telling(chronicle.match.game, entry)
        for session in self.sessions:
            seat = session.seat
            if seen_by(entry, seat):
                self._tell(session, told, chronicle.version(seat) - 1, telling.to(seat))
        if over:
            self.show()

    def _consequences(
        self, entry: Entry, thought: float | None
    ) -> tuple[dict[str, Any] | None, tuple[float, ...] | None]:
        """What an entry changes of the table's row and of the banks."""
        chronicle = self.game()
        changes: dict[str, Any] = {}
        banks = None
        if chronicle.match.outcome is not None:
            changes["status"] = OVER
        if thought is not None:
            charged = [seat.bank for seat in self.row.seats]
            charged[entry.seat] -= thought
            banks = tuple(charged)
        due = self.clocks.due(entry.at, self.row) if "status" not in changes else None
        if due != self.row.due:
            changes["due"] = due
        return changes or None, banks

    @property
    def idle(self) -> bool:
        """Whether nobody here needs the table in memory for a while."""
        now = self.hall.now()
        if self.sessions or self.lock.locked() or now - self.used_at <= IDLE:
            return False
        return self.row.status != PLAYING or self.row.due is None or self.row.due > now + IDLE

    # ---- small questions ----

    def game(self) -> Chronicle:
        """The game being played; a refusal where there is none, or it cannot be had now."""
        if self.chronicle is None:
            if self.row.status == GATHERING:
                raise NotNow("error-not-started")
            raise Unavailable("error-unavailable")
        return self.chronicle

    async def _asked_of(self, seat: int, version: int) -> Chronicle:
        """The game, where this seat's holder may decide something now."""
        chronicle = self.game()
        if version > chronicle.version(seat) and self.hall.storage.shared:
            await self.catch_up()  # another worker has told the client, and not us yet
            chronicle = self.game()
        if self.row.status == PAUSED:
            raise NotNow("error-paused")
        if self.row.seats[seat].absent:
            raise Minded("error-minded")
        if chronicle.version(seat) != version:
            raise Stale("error-stale", version=chronicle.version(seat))
        return chronicle

    async def _answered_before(
        self, seat: int, ident: str, version: int, acknowledge: Callable[[int], None]
    ) -> bool:
        """Whether this was done already under its name; then it has its first answer again."""
        chronicle = self.game()
        first = chronicle.named(seat, ident)
        if first is None and version < chronicle.version(seat):
            first = await self.hall.storage.entry_of(self.row.id, seat, ident)
        if first is not None:
            acknowledge(first.version)
        return first is not None

    def _undo_for(self, seat: int | None) -> str:
        if seat is None or self.row.status != PLAYING or self.row.seats[seat].absent:
            return "no"
        chronicle = self.game()
        if chronicle.match.undoable(seat):
            return "free"
        return "ask" if chronicle.rewindable(seat) else "no"

    def _wish(self) -> Wish | None:
        wish = self.row.wish
        if wish is None or wish.number != self.game().number:
            return None
        return Wish(wish.seat, tuple(self._wish_missing(wish)))

    def _wish_missing(self, wish: WishRow) -> list[int]:
        return [
            number
            for number, seat in enumerate(self.row.seats)
            if not seat.bot and number not in wish.agreed
        ]


def _visible(row: TableRow) -> tuple[Any, ...]:
    """What of a row somebody may see."""
    return row.status, row.open, row.next, row.wish, row.seats, row.started


def _opening_story(row: TableRow, seat: int | None) -> list[Phrase]:
    return opening(row).journal(seat)
