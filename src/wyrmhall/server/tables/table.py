"""A table in memory: the game, who sits at it, and what they do.

The order is always: validate, append, acknowledge, broadcast. Everything that reads or changes
the game holds the table's lock, so nobody sees a decision that is not durable yet.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from wyrmhall.kernel.errors import CannotUndo, MoveError, WyrmhallError
from wyrmhall.server.errors import Minded, NoSuchTable, NotNow, Stale, Unavailable
from wyrmhall.server.messages import TableInfo
from wyrmhall.server.storage.rows import (
    GATHERING,
    OVER,
    PAUSED,
    PLAYING,
    REWIND,
    UNDO,
    Append,
    Entry,
    TableRow,
    UndoRequest,
)
from wyrmhall.server.tables.attendant import Attendant
from wyrmhall.server.tables.audience import Audience
from wyrmhall.server.tables.clocks import Clocks
from wyrmhall.server.tables.game_log import GameLog, opening
from wyrmhall.server.tables.services import Services
from wyrmhall.server.tables.table_info import table_info
from wyrmhall.server.tables.undo_requests import open_request, unanswered

IDLE = 120.0  # seconds after which a table without visitors leaves the memory


class Table:
    """One table."""

    def __init__(
        self, services: Services, row: TableRow, audience: Callable[["Table"], Audience]
    ) -> None:
        self.services = services
        self.row = row
        self.log: GameLog | None = None
        """None until the game starts, and while nobody knows what is durable."""
        self.lock = asyncio.Lock()
        self.clocks = Clocks(services.now, services.monotonic)
        self.audience = audience(self)
        self.attendant = Attendant(self)
        self._used_at = services.monotonic()
        self._recovering: asyncio.Task[None] | None = None

    # ---- what can be asked about it ----

    def info(self, holder: str | None) -> TableInfo:
        """The table as a visitor sees it."""
        last = self.log.last_public_at if self.log else 0.0
        return table_info(self.row, holder, self.services.presence.here(self.row.id), last)

    def game(self) -> GameLog:
        """The game being played; a refusal where there is none, or it cannot be had now."""
        if self.log is None:
            if self.row.status == GATHERING:
                raise NotNow("error-not-started")
            raise Unavailable("error-unavailable")
        return self.log

    def seats_of(self, holder: str | None) -> list[int]:
        """The seats a visitor holds."""
        return [seat for seat in range(self.row.players) if self.holds(holder, seat)]

    def holds(self, holder: str | None, seat: int) -> bool:
        """Whether a visitor holds a seat."""
        return holder is not None and self.row.seats[seat].holder == holder

    def can_decide(self, seat: int | None) -> bool:
        """Whether decisions are taken now, and from this seat's own holder."""
        return self.row.status == PLAYING and (seat is None or not self.row.seats[seat].absent)

    def undo_for(self, seat: int | None) -> str:
        """Whether a seat may undo: `free`, `ask` the others, or `no`."""
        if seat is None or not self.can_decide(seat):
            return "no"
        log = self.game()
        if log.match.undoable(seat):
            return "free"
        return "ask" if log.rewindable(seat) else "no"

    @property
    def idle(self) -> bool:
        """Whether nobody here needs the table in memory for a while."""
        unused = self.services.monotonic() - self._used_at
        if not self.audience.empty or self.lock.locked() or unused <= IDLE:
            return False
        later = self.services.now() + IDLE
        return self.row.status != PLAYING or self.row.due is None or self.row.due > later

    # ---- what players do ----

    async def play(self, seat: int, version: int, move: str, request_id: str) -> Entry:
        """A person's decision: what became durable, now or when it was first sent."""
        async with self.lock:
            if first := await self._entry_of(seat, request_id, version):
                return first
            log = await self._game_for(seat, version)
            thought = self.clocks.thought(self.row, log, seat)
            entry = log.play(seat, move, request_id, self.services.now())
            return await self._append(entry, thought)

    async def undo(self, seat: int, version: int, request_id: str) -> Entry | None:
        """Undo freely, or ask the others to agree: then nothing is entered yet."""
        async with self.lock:
            if first := await self._entry_of(seat, request_id, version):
                return first
            log = await self._game_for(seat, version)
            if log.match.undoable(seat):
                thought = self.clocks.thought(self.row, log, seat)
                entry = log.undo(UNDO, seat, request_id, self.services.now())
                return await self._append(entry, thought)
            if not log.rewindable(seat):
                raise CannotUndo("error-cannot-undo", seat=seat)
            standing = open_request(self.row, log.number)
            if standing is None or standing.seat != seat:
                await self._keep_request(UndoRequest(seat, log.number, [seat], request_id))
            await self._grant_undo()
            return None

    async def consent(self, seat: int, yes: bool) -> None:
        """Agree to another's request to undo, or not."""
        async with self.lock:
            request = open_request(self.row, self.game().number)
            if request is None or seat in request.agreed:
                raise NotNow("error-no-wish")
            agreed = UndoRequest(
                request.seat, request.number, [*request.agreed, seat], request.request_id
            )
            await self._keep_request(agreed if yes else None)
            await self._grant_undo()

    async def play_for_bot(self, seat: int, version: int, move: str) -> None:
        """A bot's decision; nothing where the table has moved on while it was thinking."""
        async with self.lock:
            log, now = self.log, self.services.now()
            if log is None or self.row.status != PLAYING or not self.row.seats[seat].bot:
                return
            if log.version(seat) != version or seat not in log.match.pending:
                return
            try:
                entry = log.play(seat, move, None, now)
            except MoveError:  # what a bot answers is checked like anybody's
                entry = log.play(seat, log.match.legal(seat)[0].text, None, now)
            await self._append(entry, None)

    async def _keep_request(self, request: UndoRequest | None) -> None:
        draft = self.draft()
        draft.undo_request = request
        await self.keep(draft)

    async def _grant_undo(self) -> None:
        """Show the request; carry it out when everybody has agreed."""
        request = self.row.undo_request
        if request is None or unanswered(self.row, request):
            self.audience.options_changed()
            return
        log, now = self.game(), self.services.now()
        try:
            await self._append(log.undo(REWIND, request.seat, request.request_id, now), None)
        except (Stale, Unavailable) as refusal:  # the request stands, and can be answered again
            self.services.log("undo-waits", table=self.row.id, why=refusal.why)

    async def _game_for(self, seat: int, version: int) -> GameLog:
        """The game, where this seat's holder may decide something now."""
        log = self.game()
        if version > log.version(seat) and self.services.storage.shared:
            await self.catch_up()  # another worker has told the client, and not us yet
            log = self.game()
        if self.row.status == PAUSED:
            raise NotNow("error-paused")
        if self.row.seats[seat].absent:
            raise Minded("error-minded")
        if log.version(seat) != version:
            raise Stale("error-stale", version=log.version(seat))
        return log

    async def _entry_of(self, seat: int, request_id: str, version: int) -> Entry | None:
        """What was done under this request id already."""
        log = self.game()
        first = log.by_request(seat, request_id)
        if first is None and version < log.version(seat):
            first = await self.services.storage.entry_of(self.row.id, seat, request_id)
        return first

    # ---- changing its row ----

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[TableRow]:
        """A draft of the row for the block to change; kept and shown when the block ends."""
        async with self.lock:
            draft = await self.fresh_draft()
            yield draft
            if draft != self.row:
                await self.keep(draft)
                self.announce()

    async def fresh_draft(self) -> TableRow:
        """A draft of the row as it is now, whichever worker changed it last."""
        if self.services.storage.shared:
            await self.catch_up()
        return self.draft()

    def draft(self) -> TableRow:
        """A copy of the row, to be changed and kept: nobody sees what is not durable."""
        if self._recovering is not None:
            raise Unavailable("error-unavailable")
        return self.row.copy()

    async def keep(self, draft: TableRow, opened: TableRow | None = None) -> None:
        """Make a changed row durable, and a table opened with it.

        Where another worker came before, start from its row.
        """
        draft.due = self._due(draft)
        try:
            kept = await self.services.storage.change(draft, opened)
            if kept:
                self.row = draft
                if self.log is None and draft.status == PLAYING:
                    self.log = GameLog(draft, opening(draft))
            else:
                await self._reload()
        except NoSuchTable:
            raise
        except BaseException as fault:
            self.doubt()
            if isinstance(fault, Exception):
                raise Unavailable("error-unavailable") from fault
            raise
        if not kept:
            self.audience.table_changed()
            self.audience.options_changed()
            raise Stale("error-stale-table")

    def _due(self, row: TableRow) -> float | None:
        now = self.services.now()
        if row.status == GATHERING:
            return now + self.services.empty_for
        return self.clocks.due(row, self.log, now)

    def announce(self) -> None:
        """Tell everybody how the table stands now, and see to what it needs next."""
        self.audience.table_changed()
        self.audience.options_changed()
        self.attendant.wake()

    # ---- making entries durable ----

    async def _append(self, entry: Entry, thought: float | None) -> Entry:
        """Make an entry durable and show it. The match is one decision ahead until then."""
        append = self._consequences(entry, thought)
        try:
            durable = await self.services.batcher.submit(append)
        except Unavailable as refusal:
            return await self._look_again(entry, refusal)
        except BaseException:
            self.doubt()
            raise
        if not durable:
            return await self._look_again(entry, Stale("error-stale-table"))
        self._take_over(append)
        self._show(entry)
        self.attendant.wake()
        return entry

    def _consequences(self, entry: Entry, thought: float | None) -> Append:
        """An entry with what it changes of the table's row and of the banks."""
        log, row = self.game(), self.row
        changes: dict[str, Any] = {}
        banks: tuple[float, ...] = ()
        over = log.match.outcome is not None
        if over:
            changes["status"] = OVER
        if thought is not None:
            charged = [seat.bank for seat in row.seats]
            charged[entry.seat] -= thought
            banks = tuple(charged)
        due = None if over else self.clocks.due(row, log, entry.at)
        if due != row.due:
            changes["due"] = due
        return Append(entry, changes, banks, log.snapshot())

    def _take_over(self, append: Append) -> None:
        """The row in memory follows the one in the database."""
        for name, value in append.changes.items():
            setattr(self.row, name, value)
        if "status" in append.changes:
            self.row.revision += 1
        for seat, bank in zip(self.row.seats, append.banks):
            seat.bank = bank

    def _show(self, entry: Entry) -> None:
        self._used_at = self.services.monotonic()
        over = self.game().match.outcome is not None
        if over:
            self.row.status = OVER
        self.audience.entry_made(entry)
        if over:
            self.audience.table_changed()

    async def catch_up(self) -> None:
        """Take over what another worker has done, and show it."""
        storage = self.services.storage
        row = await self._row()
        changed = row.revision != self.row.revision
        if self.log is None and row.status != GATHERING:
            self.log = await GameLog.open(row, storage)
            changed = True
        later: list[Entry] = []
        if self.log is not None:
            later = await storage.entries(self.row.id, self.log.number)
        self.row = row
        self._follow(later)
        if changed:
            self.audience.table_changed()
            self.audience.options_changed()
        self.attendant.wake()

    def _follow(self, entries: list[Entry]) -> None:
        if not entries:
            return
        log = self.game()
        for entry in entries:
            if entry.number == log.number + 1:
                log.follow(entry)
                self._show(entry)
        snapshot = log.snapshot()
        if snapshot is not None:
            storage = self.services.storage
            self.services.spawn(storage.keep_snapshot(self.row.id, snapshot))

    # ---- after a fault: what is in the database is the truth ----

    def doubt(self) -> None:
        """Nobody knows what is durable: look, as soon as the database answers."""
        self.log = None
        if self._recovering is None and not self.services.closing:
            self._recovering = self.services.spawn(self._recover())

    async def _look_again(self, entry: Entry, refusal: WyrmhallError) -> Entry:
        """An append failed, or nobody knows whether it did.

        The decision may be there: kept before the fault, or by another worker the client had asked
        before.
        """
        try:
            changed = await self._reload()
            kept = entry if entry in self.game().recent else None
            if kept is None and entry.request_id is not None:
                kept = await self.services.storage.entry_of(
                    self.row.id, entry.seat, entry.request_id
                )
        except BaseException as fault:
            self.doubt()
            if isinstance(fault, Exception):
                raise Unavailable("error-unavailable") from fault
            raise
        self._show_reloaded(changed)
        if kept is not None:
            return kept
        if isinstance(refusal, Stale):
            raise Stale("error-stale", version=self.game().version(entry.seat))
        raise refusal

    async def _recover(self) -> None:
        """Come back with what is durable, when the database answers again."""
        try:
            while not self.services.closing:
                try:
                    async with self.lock:
                        if self.log is None:
                            self._show_reloaded(await self._reload())
                    break
                except NoSuchTable:
                    break
                except Exception as fault:
                    self.services.log("table-waits", table=self.row.id, fault=type(fault).__name__)
                    await asyncio.sleep(self.services.patience)
        finally:
            self._recovering = None
        self.attendant.wake()

    async def _reload(self) -> bool:
        """Start again from what is durable; whether the row looks different."""
        storage = self.services.storage
        fresh = await self._row()
        self.log = await GameLog.open(fresh, storage) if fresh.status != GATHERING else None
        changed = fresh.visible() != self.row.visible()
        self.row = fresh
        return changed

    async def _row(self) -> TableRow:
        row = await self.services.storage.table(self.row.id)
        if row is None:
            raise NoSuchTable("error-no-such-table")
        return row

    def _show_reloaded(self, changed: bool) -> None:
        if changed:
            self.audience.table_changed()
        self.audience.game_reloaded(changed)
        self.attendant.wake()
