"""What visitors do around the games: open tables, sit down, invite, pause, leave, play again."""

import msgspec

from wyrmhall.bots.levels import LEVELS
from wyrmhall.kernel.errors import OptionError
from wyrmhall.kernel.options import check_players, settle_options
from wyrmhall.kernel.registry import load
from wyrmhall.server.errors import (
    Full,
    Invitation,
    NotHost,
    NotNow,
    NotYourSeat,
    Taken,
    TooMany,
)
from wyrmhall.server.identity import check_name, hash_of
from wyrmhall.server.messages import Join, NewTable, SetTable
from wyrmhall.server.storage.rows import (
    GATHERING,
    OVER,
    PAUSED,
    PLAYING,
    LinkRow,
    SeatRow,
    TableRow,
)
from wyrmhall.server.tables.attendant import STAND_IN
from wyrmhall.server.tables.clocks import GAME, Clocks, check_clock
from wyrmhall.server.tables.game_log import GameLog
from wyrmhall.server.tables.hall import Hall
from wyrmhall.server.tables.table import Table

MOST_UNFINISHED = 60  # tables one visitor may have
SEAT_LINK_LASTS = 7 * 24 * 3600.0  # seconds


class Hosting:
    """Opens tables and changes who sits at them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._services = hall.services
        self._storage = hall.services.storage

    # ---- opening ----

    async def create(self, asked: NewTable, holder: str) -> Table:
        """Open a table; the visitor is its host."""
        game = load(asked.game)
        await self._services.compiled.rules_ready(game.id)
        players = check_players(asked.players, game.seats, game.id)
        settle_options(game.options, asked.options, game.id, players)
        clock = check_clock(asked.clock)
        seats = _first_seats(asked, players, holder)
        unfinished = await self._storage.tables("unfinished", holder, MOST_UNFINISHED)
        if len(unfinished) >= MOST_UNFINISHED:
            raise TooMany("error-too-many-tables", most=MOST_UNFINISHED)
        key = self._services.secrets.key()
        match = game.new(players, key, **asked.options)
        row = TableRow(
            id=self._services.secrets.table_id(),
            game=game.id,
            rules=game.version,
            players=players,
            options=match.options,  # the defaults too: a later version may have others
            key=key,
            open=asked.open,
            hints=asked.hints,
            clock=clock,
            status=GATHERING,
            host=holder,
            created=self._services.now(),
            clock_since=None,
            next=None,
            undo_request=None,
            due=self._services.now() + self._services.empty_for,
            revision=0,
            seats=seats,
        )
        if asked.start:
            self._set_playing(row)
        await self._storage.create(row)
        return self.hall.add(row, GameLog(row, match) if asked.start else None)

    async def start(self, table_id: str, holder: str) -> Table:
        """The host begins the game."""
        table = await self.hall.table(table_id)
        async with table.changing() as draft:
            _check_host(draft, holder)
            if draft.status != GATHERING:
                raise NotNow("error-started")
            self._set_playing(draft)
        return table

    def _set_playing(self, row: TableRow) -> None:
        if not all(seat.taken for seat in row.seats):
            raise NotNow("error-seats-free")
        row.status = PLAYING
        row.clock_since = self._services.now()
        row.due = Clocks(self._services.now, self._services.monotonic).due(
            row, None, row.clock_since
        )
        for seat in row.seats:
            seat.bank = float(row.clock.seconds) if row.clock.kind == GAME else 0.0

    async def rematch(self, table_id: str, holder: str) -> Table:
        """The same people at a new table, once the game is over."""
        table = await self.hall.table(table_id)
        async with table.lock:
            draft = await table.fresh_draft()
            if not table.seats_of(holder) and draft.host != holder:
                raise NotYourSeat("error-not-your-seat")
            if draft.status != OVER:
                raise NotNow("error-not-over")
            if draft.next is None:
                opened = self._again(draft)
                draft.next = opened.id
                await table.keep(draft, opened)
                table.announce()
        return await self.hall.table(str(table.row.next))

    def _again(self, old: TableRow) -> TableRow:
        row = msgspec.structs.replace(
            old,
            id=self._services.secrets.table_id(),
            key=self._services.secrets.key(),
            rules=load(old.game).version,
            status=GATHERING,
            created=self._services.now(),
            undo_request=None,
            revision=0,
            seats=[SeatRow(s.holder, s.name, None if s.absent else s.bot) for s in old.seats],
        )
        self._set_playing(row)
        return row

    # ---- sitting down and leaving ----

    async def join(self, table_id: str, asked: Join, holder: str) -> Table:
        """Take a seat, or take one's own seat to another browser by its link."""
        name = check_name(asked.name)
        table = await self.hall.table(table_id)
        async with table.changing() as draft:
            link = await self._followed(asked.link, draft) if asked.link else None
            if link is not None and link.seat is not None:
                self._bring_seat(draft, link, holder)
            elif not table.seats_of(holder):
                if link is None and not draft.open and draft.host != holder:
                    raise Invitation("error-invitation")
                if draft.status != GATHERING:
                    raise NotNow("error-started")
                draft.seats[_free_seat(draft, asked.seat)] = SeatRow(holder=holder, name=name)
        return table

    async def leave(self, table_id: str, holder: str) -> Table:
        """Give one's seats up; in a running game a bot plays on."""
        table = await self.hall.table(table_id)
        async with table.changing() as draft:
            own = table.seats_of(holder)
            if not own:
                raise NotYourSeat("error-not-your-seat")
            for number in own:
                seat = draft.seats[number]
                if draft.status == GATHERING:
                    seat.holder = seat.name = None
                elif draft.status != OVER:
                    table.clocks.charge(draft, table.game(), number)
                    seat.bot, seat.absent, seat.gone = seat.bot or STAND_IN, True, True
        return table

    async def come_back(self, table: Table, seat: int) -> None:
        """A person takes their seat back from the bot that played for them."""
        async with table.changing() as draft:
            self._take_seat_back(table, draft, seat)

    def _take_seat_back(self, table: Table, draft: TableRow, number: int) -> None:
        seat = draft.seats[number]
        if not seat.absent:
            raise NotNow("error-not-minded")
        table.clocks.take_back(draft, table.game(), number)
        seat.bot, seat.absent, seat.gone = None, False, False

    async def link(self, table_id: str, seat: int | None, holder: str) -> str:
        """A secret for a friend (any free seat, from the host) or for one's own other browser."""
        table = await self.hall.table(table_id)
        secret = self._services.secrets.token()
        async with table.lock:
            row = await table.fresh_draft()
            if seat is None:
                _check_host(row, holder)
            else:
                _seat_number(str(seat), row.players)
            link = LinkRow(hash_of(secret), table_id, seat, holder, self._services.now())
            if not await self._storage.make_link(link):
                raise NotYourSeat("error-not-your-seat")
        return secret

    async def _followed(self, secret: str, row: TableRow) -> LinkRow:
        """The link of that secret; Invitation where it does not lead to the table."""
        link = await self._storage.link(hash_of(secret))
        if link is None or link.table_id != row.id:
            raise Invitation("error-invitation")
        return link

    def _bring_seat(self, row: TableRow, link: LinkRow, holder: str) -> None:
        """A seat comes to another browser, if it is still theirs who made the link."""
        assert link.seat is not None
        seat = row.seats[link.seat]
        if seat.holder == holder:
            return
        old = self._services.now() - link.made > SEAT_LINK_LASTS
        if old or seat.holder != link.holder:
            raise Invitation("error-invitation")
        if row.host == seat.holder:
            row.host = holder  # whoever brings the seat along stays the host
        seat.holder = holder

    # ---- the host's settings ----

    async def set_seat(self, table_id: str, number: int, level: str | None, holder: str) -> Table:
        """The host puts a bot on a seat, or takes it off."""
        table = await self.hall.table(table_id)
        async with table.changing() as draft:
            _check_host(draft, holder)
            seat = draft.seats[_seat_number(str(number), draft.players)]
            if draft.status == GATHERING:
                if seat.holder is not None:
                    raise Taken("error-taken", seat=number)
                seat.bot = check_level(level) if level else None
            elif draft.status == OVER:
                raise NotNow("error-over")
            elif level is not None:
                self._check_away(draft, number)
                table.clocks.charge(draft, table.game(), number)
                seat.bot, seat.absent = check_level(level), seat.holder is not None
            else:
                self._take_seat_back(table, draft, number)
        return table

    def _check_away(self, row: TableRow, number: int) -> None:
        """Nobody else puts a bot in the place of a person who is here to play."""
        seat = row.seats[number]
        person = seat.holder not in (None, row.host) and not seat.absent
        if person and number in self._services.presence.here(row.id):
            raise NotNow("error-present")

    async def set_table(self, table_id: str, asked: SetTable, holder: str) -> Table:
        """The host pauses, resumes, shows the table in the lobby, or allows hints."""
        table = await self.hall.table(table_id)
        async with table.changing() as draft:
            _check_host(draft, holder)
            if asked.open is not None:
                draft.open = asked.open
            if asked.hints is not None:
                draft.hints = asked.hints
            if asked.paused is not None:
                self._pause(table, draft, asked.paused)
        return table

    def _pause(self, table: Table, draft: TableRow, paused: bool) -> None:
        if draft.status not in (PLAYING, PAUSED):
            raise NotNow("error-not-playing")
        if paused and draft.status == PLAYING:
            log = table.game()
            for seat in log.match.pending:
                table.clocks.charge(draft, log, seat)
            draft.status = PAUSED
        elif not paused and draft.status == PAUSED:
            draft.status = PLAYING
            draft.clock_since = self._services.now()


def check_level(level: str) -> str:
    """A level people may choose."""
    if level not in LEVELS:
        raise OptionError("error-level", levels=", ".join(LEVELS), got=level[:40])
    return level


def _first_seats(asked: NewTable, players: int, holder: str) -> list[SeatRow]:
    """The seats of a new table: its host's and the bots'."""
    name = check_name(asked.name)
    seats = [SeatRow() for _ in range(players)]
    for number, level in asked.bots.items():
        seats[_seat_number(number, players)].bot = check_level(level)
    if asked.seat is not None:
        own = seats[_seat_number(str(asked.seat), players)]
        if own.bot:
            raise Taken("error-taken", seat=asked.seat)
        own.holder, own.name = holder, name
    return seats


def _free_seat(row: TableRow, asked: int | None) -> int:
    free = [number for number, seat in enumerate(row.seats) if not seat.taken]
    if asked is None:
        if not free:
            raise Full("error-full")
        return free[0]
    if _seat_number(str(asked), row.players) not in free:
        raise Taken("error-taken", seat=asked)
    return asked


def _check_host(row: TableRow, holder: str) -> None:
    if row.host != holder:
        raise NotHost("error-not-host")


def _seat_number(text: str, players: int) -> int:
    if not text.isdecimal() or len(text) > 2 or int(text) >= players:
        raise OptionError("error-seat", got=text[:20], last=players - 1)
    return int(text)
