"""The hall: every table this worker has in memory, and the way to all the others."""

import asyncio
from collections.abc import Callable

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from wyrmhall.kernel.record import Record, commitment, read_record
from wyrmhall.server.errors import NoSuchTable, NotNow, Unavailable
from wyrmhall.server.messages import TableInfo
from wyrmhall.server.storage.rows import GATHERING, OVER, Entry, TableRow
from wyrmhall.server.tables.audience import Audience
from wyrmhall.server.tables.game_log import GameLog
from wyrmhall.server.tables.services import Services
from wyrmhall.server.tables.table import Table
from wyrmhall.server.tables.table_info import table_info

MOST_LISTED = 60
MOST_LOOKED_AT = 5000  # tables where somebody is; a database takes so many names at once
SWEEP = 2.0
SWEPT_AT_ONCE = 50


class Hall:
    """Finds tables, in memory or in the database, and lets idle ones go."""

    def __init__(self, services: Services, audience: Callable[[Table], Audience]) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self._audience = audience
        self._unplayable: set[str] = set()
        """Tables that could not be woken, until somebody opens one after all."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._replaying = asyncio.Lock()

    async def close(self) -> None:
        """Finish what is being written, and stop."""
        for table in self.tables.values():
            table.attendant.stop()
        await self.services.close()

    async def sweep(self) -> None:
        """Now and then: wake tables that need the server, let idle ones go."""
        while not self.services.closing:
            try:
                await self.sweep_once()
            except Exception as fault:  # the database may be away; the next sweep tries again
                self.services.log("sweep-failed", fault=type(fault).__name__)
            await asyncio.sleep(SWEEP)

    async def sweep_once(self) -> None:
        """Wake tables whose bots or clocks nobody sees to; let idle ones go."""
        late = self.services.now() - SWEEP
        most = SWEPT_AT_ONCE + len(self.tables) + len(self._unplayable)
        for table_id in await self.services.storage.due(late, most):
            if table_id not in self._unplayable:
                await self._wake(table_id)
        for table_id, table in list(self.tables.items()):
            if table.idle:
                table.attendant.stop()
                del self.tables[table_id]

    async def _wake(self, table_id: str) -> None:
        """See to a table, or forget it where nobody came.

        One that cannot be played, by outdated rules or worse, is passed over.
        """
        try:
            table = await self.table(table_id)
            if table.row.status != GATHERING:
                table.attendant.wake()
            else:
                await self._forget(table)
        except NoSuchTable:
            self.tables.pop(table_id, None)
        except (OSError, SQLAlchemyError, Unavailable):
            raise  # the database is away: for the other tables too
        except Exception as fault:
            self._unplayable.add(table_id)
            self.services.log("table-unplayable", table=table_id, fault=type(fault).__name__)

    async def _forget(self, table: Table) -> None:
        """Delete a table that has gathered players for long enough, where nobody is."""
        services = self.services
        async with table.lock:
            draft = await table.fresh_draft()
            if draft.status != GATHERING or (draft.due or 0.0) > services.now():
                return
            if not table.audience.empty or services.presence.here(draft.id):
                await table.keep(draft)  # once more for as long
            elif await services.storage.delete(draft):
                self.tables.pop(draft.id, None)

    # ---- what other workers do ----

    def has(self, table_id: str) -> bool:
        """Whether a table is in memory here, or about to be."""
        return table_id in self.tables or table_id in self._loading

    async def refresh(self, what: str, table_id: str) -> None:
        """Another worker has changed something at a table: its `chat`, or anything else."""
        if not self.has(table_id):
            return
        table = await self.table(table_id)
        if what == "chat":
            await table.audience.chat_added()
            return
        async with table.lock:
            try:
                await table.catch_up()
            except Exception as fault:  # this is told once: look until the database answers
                self.services.log("refresh-waits", table=table_id, fault=type(fault).__name__)
                table.doubt()

    # ---- tables ----

    async def table(self, table_id: str) -> Table:
        """A table, from memory or from the database; NoSuchTable where there is none."""
        found = self.tables.get(table_id)
        if found is not None:
            return found
        if table_id not in self._loading:
            self._loading[table_id] = self.services.spawn(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Table:
        try:
            row = await self.services.storage.table(table_id)
            if row is None:
                raise NoSuchTable("error-no-such-table")
            await self.services.compiled.rules_ready(row.game)
            log = None
            if row.status != GATHERING:
                log = await GameLog.open(row, self.services.storage)
            return self.add(row, log)
        finally:
            del self._loading[table_id]

    def add(self, row: TableRow, log: GameLog | None) -> Table:
        """A table that is durable comes into memory."""
        table = self.tables[row.id] = Table(self.services, row, self._audience)
        table.log = log
        self._unplayable.discard(row.id)
        table.attendant.wake()
        return table

    async def listed(self, kind: str, holder: str | None) -> list[TableInfo]:
        """Tables of the lobby, to watch, or one's own; those where somebody is come first."""
        storage, here = self.services.storage, self.services.presence.here
        rows: list[TableRow] = []
        if lively := sorted(self.services.presence.tables())[:MOST_LOOKED_AT]:
            rows = await storage.tables(kind, holder, MOST_LISTED, lively)
        if len(rows) < MOST_LISTED:
            found = {row.id for row in rows}
            others = await storage.tables(kind, holder, MOST_LISTED)
            rows += [row for row in others if row.id not in found][: MOST_LISTED - len(rows)]
        last = await storage.last_at([row.id for row in rows]) if rows else {}
        return [table_info(row, holder, here(row.id), last.get(row.id, 0.0)) for row in rows]

    async def record(self, table_id: str) -> Record:
        """The whole game, chance key included, once it is over."""
        table = await self.table(table_id)
        if table.row.status != OVER:
            async with table.lock:
                await table.fresh_draft()  # another worker may have seen the end
        row = table.row
        if row.status != OVER:
            raise NotNow("error-not-over")
        entries = await self.services.storage.entries(table_id, 0)
        async with self._replaying:
            return await asyncio.to_thread(_record, row, entries)


def _record(row: TableRow, entries: list[Entry]) -> Record:
    """A whole game played again; that takes a while, so it is done beside the event loop."""
    record = read_record(GameLog.played(row, entries).match.record())
    return msgspec.structs.replace(record, commitment=commitment(row.key))
