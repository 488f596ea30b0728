"""The hall: every table, whoever opens it, and what the visitors do around the games."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

import msgspec

from wyrmhall.bots.levels import DEFAULT_LEVEL, LEVELS
from wyrmhall.kernel.errors import OptionError, WyrmhallError
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.options import check_players, settle_options
from wyrmhall.kernel.record import FORMAT, Decision, Record, commitment
from wyrmhall.kernel.registry import load
from wyrmhall.server.chronicle import Chronicle, opening
from wyrmhall.server.clockwork import due_at_start
from wyrmhall.server.infos import table_info
from wyrmhall.server.ledger import Ledger
from wyrmhall.server.minds import Minds
from wyrmhall.server.presence import Presence
from wyrmhall.server.refusals import (
    Full,
    Invitation,
    NoSuchTable,
    NotHost,
    NotNow,
    NotYourSeat,
    Taken,
    TooMany,
)
from wyrmhall.server.rows import GATHERING, OVER, PAUSED, PLAYING, SeatRow, TableRow
from wyrmhall.server.storage import Storage
from wyrmhall.server.table import Table
from wyrmhall.server.timing import GAME, check_clock
from wyrmhall.server.visitors import check_name, hash_of, new_table_id, new_token
from wyrmhall.server.warming import Warmth
from wyrmhall.server.wire import Join, NewTable, SetTable, TableInfo

MOST_LISTED = 60
MOST_OF_ONE = 60  # tables one visitor may have unfinished
LEAST_BANK = 0.1  # of a game's time: what a seat taken back has at least
SWEEP = 2.0
SWEPT_AT_ONCE = 50


class Luck(NamedTuple):
    """Where secrets come from; simulations have their own."""

    token: Callable[[], str] = new_token
    table_id: Callable[[], str] = new_table_id

    def key(self) -> str:
        """A chance key."""
        return hash_of(self.token())[:32]


class Hall:
    """Every table this worker has in memory, and the way to all the others."""

    def __init__(
        self,
        storage: Storage,
        minds: Minds,
        warmth: Warmth,
        *,
        now: Callable[[], float] = time.time,
        luck: Luck | None = None,
        bot_pause: float = 0.0,
        patience: float = 1.0,
    ) -> None:
        self.storage = storage
        self.minds = minds
        self.warmth = warmth
        self.ledger = Ledger(storage)
        self.now = now
        self.luck = luck or Luck()
        self.bot_pause = bot_pause
        self.patience = patience
        self.minder = DEFAULT_LEVEL
        self.opened_at = now()
        self.closing = False
        self.refusals = 0
        self.tables: dict[str, Table] = {}
        self.presence = Presence()
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._log = logging.getLogger("wyrmhall.server")

    # ---- life ----

    def log(self, what: str, **facts: Any) -> None:
        """Something an operator may want to know; never a secret."""
        self._log.info(what, extra={"facts": facts})

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside, until the hall closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            if not isinstance(fault, WyrmhallError):  # a refusal was told to whoever asked
                self._log.error("task-failed", exc_info=fault)

    async def close(self) -> None:
        """Finish what is being written, and stop."""
        self.closing = True
        for table in self.tables.values():
            table.tending.rest()
        await self.ledger.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def sweep(self) -> None:
        """Now and then: wake tables that need the server, let idle ones go."""
        while not self.closing:
            try:
                await self.sweep_once()
            except Exception as fault:  # the database may be away; the next sweep tries again
                self.log("sweep-failed", fault=type(fault).__name__)
            await asyncio.sleep(SWEEP)

    async def sweep_once(self) -> None:
        """Wake tables whose bots or clocks nobody sees to; let idle ones go."""
        late = self.now() - SWEEP
        for ident in await self.storage.due(late, SWEPT_AT_ONCE + len(self.tables)):
            (await self.table(ident)).tending.wake()
        for ident, table in list(self.tables.items()):
            if table.idle:
                table.tending.rest()
                del self.tables[ident]

    def concerned(self, ident: str) -> bool:
        """Whether news of a table concern this worker: it is in memory, or about to be."""
        return ident in self.tables or ident in self._opening

    async def heard(self, what: str, ident: str) -> None:
        """Another worker has changed something at a table."""
        if not self.concerned(ident):
            return
        table = await self.table(ident)
        if what == "chat":
            await table.show_chat()
            return
        async with table.lock:
            try:
                await table.catch_up()
            except Exception as fault:  # this news comes once: look until the database answers
                self.log("news-wait", table=ident, fault=type(fault).__name__)
                table.doubt()

    # ---- tables ----

    async def table(self, ident: str) -> Table:
        """A table, from memory or from the database; NoSuchTable where there is none."""
        found = self.tables.get(ident)
        if found is not None:
            return found
        if ident not in self._opening:
            self._opening[ident] = self.spawn(self._load(ident))
        return await asyncio.shield(self._opening[ident])

    async def _load(self, ident: str) -> Table:
        try:
            row = await self.storage.table(ident)
            if row is None:
                raise NoSuchTable("error-no-such-table")
            await self.warmth.ready(row.game)
            table = Table(self, row)
            if row.status != GATHERING:
                table.chronicle = await Chronicle.open(row, self.storage)
            self.tables[ident] = table
        finally:
            del self._opening[ident]
        table.tending.wake()
        return table

    async def create(self, wish: NewTable, holder: str) -> Table:
        """Open a table; the visitor is its host."""
        game = load(wish.game)
        await self.warmth.ready(game.id)
        players = check_players(wish.players, game.seats, game.id)
        settle_options(game.options, wish.options, game.id, players)
        clock = check_clock(wish.clock)
        name = check_name(wish.name)
        seats = [SeatRow() for _ in range(players)]
        for place, level in wish.bots.items():
            seats[_seat_number(place, players)].bot = check_level(level)
        if wish.seat is not None:
            own = seats[_seat_number(str(wish.seat), players)]
            if own.bot:
                raise Taken("error-taken", seat=wish.seat)
            own.holder, own.name = holder, name
        if len(await self.storage.tables("unfinished", holder, MOST_OF_ONE)) >= MOST_OF_ONE:
            raise TooMany("error-too-many-tables", most=MOST_OF_ONE)
        row = TableRow(
            id=self.luck.table_id(),
            game=game.id,
            rules=game.version,
            players=players,
            options=dict(wish.options),
            key=self.luck.key(),
            open=wish.open,
            clock=clock,
            status=GATHERING,
            host=holder,
            created=self.now(),
            started=None,
            next=None,
            wish=None,
            due=None,
            revision=0,
            seats=seats,
        )
        row.options = opening(row).options  # the defaults too: a later version may have others
        if wish.start:
            self._set_playing(row)
        await self.storage.create(row)
        table = Table(self, row)
        self.tables[row.id] = table
        if row.status == PLAYING:
            table.chronicle = Chronicle(row, opening(row))
            table.tending.wake()
        return table

    def _set_playing(self, row: TableRow) -> None:
        if not all(seat.taken for seat in row.seats):
            raise NotNow("error-seats-free")
        row.status = PLAYING
        row.started = self.now()
        row.due = due_at_start(row, row.started)
        for seat in row.seats:
            seat.bank = float(row.clock.seconds) if row.clock.kind == GAME else 0.0

    async def join(self, ident: str, wish: Join, holder: str) -> Table:
        """Take a seat, or take one's own seat to another browser by its link."""
        name = check_name(wish.name)
        table = await self.table(ident)
        async with table.lock:
            row = await table.fresh_draft()
            link = await self.storage.link(hash_of(wish.link)) if wish.link else None
            if wish.link and (link is None or link[0] != ident):
                raise Invitation("error-invitation")
            if link is not None and link[1] is not None:
                seat_row = row.seats[link[1]]
                if row.host == seat_row.holder:
                    row.host = holder  # who brings the seat along stays the host
                seat_row.holder = holder
            elif not any(seat.holder == holder for seat in row.seats):
                if link is None and not row.open and row.host != holder:
                    raise Invitation("error-invitation")
                if row.status != GATHERING:
                    raise NotNow("error-started")
                seat = self._free_seat(row, wish.seat)
                row.seats[seat] = SeatRow(holder=holder, name=name)
            else:
                return table
            await self._keep(table, row)
        return table

    def _free_seat(self, row: TableRow, wish: int | None) -> int:
        free = [number for number, seat in enumerate(row.seats) if not seat.taken]
        if wish is None:
            if not free:
                raise Full("error-full")
            return free[0]
        if _seat_number(str(wish), row.players) not in free:
            raise Taken("error-taken", seat=wish)
        return wish

    async def leave(self, ident: str, holder: str) -> Table:
        """Give one's seats up; in a running game a bot minds them."""
        table = await self.table(ident)
        async with table.lock:
            row = await table.fresh_draft()
            own = [number for number, seat in enumerate(row.seats) if seat.holder == holder]
            if not own:
                raise NotYourSeat("error-not-your-seat")
            for number in own:
                seat = row.seats[number]
                if row.status == GATHERING:
                    await self.storage.drop_links(ident, number)
                    seat.holder = seat.name = None
                elif row.status != OVER:
                    table.clocks.charge(row, number)
                    seat.bot, seat.absent = seat.bot or self.minder, True
            await self._keep(table, row)
        return table

    async def give_back(self, table: Table, seat: int) -> None:
        """A person takes their seat back from the bot that minded it."""
        async with table.lock:
            draft = await table.fresh_draft()
            row = draft.seats[seat]
            if not row.absent:
                raise NotNow("error-not-minded")
            self._sit_down_again(table, draft, seat)
            await self._keep(table, draft)

    async def set_seat(self, ident: str, seat: int, level: str | None, holder: str) -> Table:
        """The host puts a bot on a seat, or takes it off."""
        table = await self.table(ident)
        async with table.lock:
            draft = await table.fresh_draft()
            self._check_host(draft, holder)
            row = draft.seats[_seat_number(str(seat), draft.players)]
            if draft.status == GATHERING:
                if row.holder is not None:
                    raise Taken("error-taken", seat=seat)
                row.bot = check_level(level) if level else None
            elif draft.status == OVER:
                raise NotNow("error-over")
            elif level is not None:
                table.clocks.charge(draft, seat)
                row.bot, row.absent = check_level(level), row.holder is not None
            elif not row.absent:
                raise NotNow("error-not-minded")
            else:
                self._sit_down_again(table, draft, seat)
            await self._keep(table, draft)
        return table

    def _sit_down_again(self, table: Table, draft: TableRow, seat: int) -> None:
        """A person has their seat back, and time to decide: else the bot would be back at once."""
        row = draft.seats[seat]
        row.bot, row.absent = None, False
        if draft.clock.kind == GAME:
            row.bank = max(row.bank, draft.clock.seconds * LEAST_BANK)
        if draft.status == PLAYING and table.clocks.asks(seat):
            draft.started = self.now()

    async def set_table(self, ident: str, wish: SetTable, holder: str) -> Table:
        """The host pauses, resumes, or shows the table in the lobby."""
        table = await self.table(ident)
        async with table.lock:
            row = await table.fresh_draft()
            self._check_host(row, holder)
            if wish.open is not None:
                row.open = wish.open
            if wish.paused is not None:
                if row.status not in (PLAYING, PAUSED):
                    raise NotNow("error-not-playing")
                if wish.paused and row.status == PLAYING:
                    self._charge(table, row)
                    row.status = PAUSED
                elif not wish.paused and row.status == PAUSED:
                    row.status = PLAYING
                    row.started = self.now()  # clocks run from here on
            await self._keep(table, row)
        return table

    def _charge(self, table: Table, row: TableRow) -> None:
        """A pause stops the clock: what was thought so far counts."""
        game = table.chronicle
        if row.clock.kind == GAME and game is not None and game.match.stage == 0:
            waited = self.now() - table.clocks.asked_at()
            for seat in game.match.pending:
                row.seats[seat].bank -= waited

    async def start(self, ident: str, holder: str) -> Table:
        """The host begins the game."""
        table = await self.table(ident)
        async with table.lock:
            row = await table.fresh_draft()
            self._check_host(row, holder)
            if row.status != GATHERING:
                raise NotNow("error-started")
            self._set_playing(row)
            await self._keep(table, row)
        return table

    async def link(self, ident: str, seat: int | None, holder: str) -> str:
        """A secret for a friend (any free seat, from the host) or for one's own other browser."""
        table = await self.table(ident)
        if seat is None:
            self._check_host(table.row, holder)
        elif table.row.seats[_seat_number(str(seat), table.row.players)].holder != holder:
            raise NotYourSeat("error-not-your-seat")
        secret = self.luck.token()
        await self.storage.make_link(hash_of(secret), ident, seat, self.now())
        return secret

    async def rematch(self, ident: str, holder: str) -> Table:
        """The same people at a new table, once the game is over."""
        table = await self.table(ident)
        async with table.lock:
            old = await table.fresh_draft()
            if not any(seat.holder == holder for seat in old.seats) and old.host != holder:
                raise NotYourSeat("error-not-your-seat")
            if old.status != OVER:
                raise NotNow("error-not-over")
            if old.next is None:
                row = msgspec.structs.replace(
                    old,
                    id=self.luck.table_id(),
                    key=self.luck.key(),
                    rules=load(old.game).version,
                    status=GATHERING,
                    created=self.now(),
                    wish=None,
                    revision=0,
                    seats=[
                        SeatRow(s.holder, s.name, None if s.absent else s.bot) for s in old.seats
                    ],
                )
                self._set_playing(row)
                old.next = row.id
                await self._keep(table, old, row)
        return await self.table(str(table.row.next))

    async def record(self, ident: str) -> Record:
        """The whole game, chance key included, once it is over."""
        table = await self.table(ident)
        row = table.row
        if row.status != OVER:
            raise NotNow("error-not-over")
        entries = await self.storage.entries(ident, 0)
        match = Chronicle.played(row, entries).match
        return Record(
            format=FORMAT,
            game=row.game,
            rules=row.rules,
            players=row.players,
            options=match.options,
            key=row.key,
            decisions=tuple(Decision(d.seat, d.move) for d in match.decisions),
            digest=match.digest(),
            outcome=match.outcome,
            commitment=commitment(row.key),
        )

    async def listed(self, kind: str, holder: str | None) -> list[TableInfo]:
        """Tables of the lobby, to watch, or one's own."""
        rows = await self.storage.tables(kind, holder, MOST_LISTED)
        last = await self.storage.last_at([row.id for row in rows]) if rows else {}
        return [table_info(row, holder, self._here(row.id), last.get(row.id, 0.0)) for row in rows]

    def _here(self, ident: str) -> frozenset[int]:
        live = self.tables.get(ident)
        return live.here() if live else self.presence.elsewhere(ident)

    async def think(self, level: str, imagined: Match, seat: int) -> str:
        """A bot's move, when its game's search is there."""
        await self.warmth.thinks(imagined.game.id)
        return await self.minds.choose(level, imagined, seat)

    def imagined(self, match: Match, seat: int) -> Match:
        """What a bot is handed: the table as its seat knows it."""
        return match.imagine(seat, self.luck.key())

    async def _keep(self, table: Table, row: TableRow, opened: TableRow | None = None) -> None:
        """Keep a changed row, and a table opened with it; tell the table."""
        starts = table.row.status == GATHERING and row.status == PLAYING
        await table.keep(row, opened)
        if starts:
            table.chronicle = Chronicle(row, opening(row))
        table.show()
        table.show_state()
        table.tending.wake()

    def _check_host(self, row: TableRow, holder: str) -> None:
        if row.host != holder:
            raise NotHost("error-not-host")


def check_level(level: str) -> str:
    """A level people may choose."""
    if level not in LEVELS:
        raise OptionError("error-level", levels=", ".join(LEVELS), got=level[:40])
    return level


def _seat_number(text: str, players: int) -> int:
    if not text.isdecimal() or len(text) > 2 or int(text) >= players:
        raise OptionError("error-seat", got=text[:20], last=players - 1)
    return int(text)
