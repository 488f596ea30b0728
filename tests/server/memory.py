"""A storage in memory that keeps what a database would keep."""

from collections.abc import Sequence

import msgspec

from wyrmhall.server.storage.rows import Append, ChatRow, Entry, LinkRow, Snapshot, TableRow


def _copy(row: TableRow) -> TableRow:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(row), type=TableRow)


class Memory:
    """What `Storage` promises, at once and without fail; a simulation puts its faults around it."""

    shared = False

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.log: dict[str, list[Entry]] = {}
        self.kept: dict[str, Snapshot] = {}
        self.links: dict[str, LinkRow] = {}
        self.messages: dict[str, list[tuple[str, ChatRow]]] = {}

    async def create(self, row: TableRow) -> None:
        self.rows[row.id] = _copy(row)
        self.log[row.id], self.messages[row.id] = [], []

    async def table(self, table_id: str) -> TableRow | None:
        found = self.rows.get(table_id)
        return _copy(found) if found else None

    async def change(self, row: TableRow, opened: TableRow | None = None) -> bool:
        if self.rows[row.id].revision != row.revision:
            return False
        if opened is not None:
            await self.create(opened)
        kept = self.rows[row.id] = _copy(row)
        kept.revision += 1
        row.revision += 1
        return True

    async def delete(self, row: TableRow) -> bool:
        if self.rows[row.id].revision != row.revision:
            return False
        del self.rows[row.id], self.log[row.id], self.messages[row.id]
        return True

    async def check(self) -> None:
        """All is well."""

    async def tables(
        self, kind: str, holder: str | None, most: int, among: Sequence[str] | None = None
    ) -> list[TableRow]:
        del among
        own = [
            row
            for row in self.rows.values()
            if row.host == holder or any(seat.holder == holder for seat in row.seats)
        ]
        assert kind == "unfinished", "simulations list nothing else"
        return [_copy(row) for row in own if row.status != "over"][:most]

    async def due(self, before: float, most: int) -> list[str]:
        waiting = [r for r in self.rows.values() if r.status in ("playing", "gathering")]
        late = [row for row in waiting if (row.due or 9e99) < before]
        return [row.id for row in sorted(late, key=lambda row: row.due or 0.0)][:most]

    async def append(self, batch: Sequence[Append]) -> list[bool]:
        return [self._append(one) for one in batch]

    def _append(self, one: Append) -> bool:
        entry, log = one.entry, self.log[one.entry.table_id]
        same = entry.request_id is not None and any(
            e.request_id == entry.request_id and e.seat == entry.seat for e in log
        )
        if same or entry.number != len(log) + 1:
            assert entry.number <= len(log) + 1, "an entry was skipped"
            return False
        log.append(entry)
        row = self.rows[entry.table_id]
        for name, value in one.changes.items():
            setattr(row, name, value)
        if "status" in one.changes:
            row.revision += 1
        for seat, bank in zip(row.seats, one.banks):
            seat.bank = bank
        if one.snapshot is not None:
            self._keep(entry.table_id, one.snapshot)
        return True

    async def snapshot(self, table_id: str) -> Snapshot | None:
        return self.kept.get(table_id)

    async def keep_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        self._keep(table_id, snapshot)

    def _keep(self, table_id: str, snapshot: Snapshot) -> None:
        if table_id not in self.kept or self.kept[table_id].number < snapshot.number:
            self.kept[table_id] = snapshot

    async def entries(self, table_id: str, after: int) -> list[Entry]:
        return self.log[table_id][after:]

    async def seen_before(
        self, table_id: str, seat: int | None, before: int, most: int
    ) -> list[Entry]:
        seen = [e for e in self.log[table_id][:before] if e.public or e.seat == seat]
        return seen[::-1][:most]

    async def entry_of(self, table_id: str, seat: int, request_id: str) -> Entry | None:
        return next(
            (e for e in self.log[table_id] if e.seat == seat and e.request_id == request_id), None
        )

    async def last_at(self, table_ids: Sequence[str]) -> dict[str, float]:
        return {i: max((e.at for e in self.log[i] if e.public), default=0.0) for i in table_ids}

    async def make_link(self, link: LinkRow) -> bool:
        if link.seat is not None:
            if self.rows[link.table_id].seats[link.seat].holder != link.holder:
                return False
        self.links[link.hash] = link
        return True

    async def link(self, digest: str) -> LinkRow | None:
        return self.links.get(digest)

    async def add_chat(
        self, table_id: str, seat: int | None, who: str, text: str, request_id: str, at: float
    ) -> ChatRow:
        for known, row in self.messages[table_id]:
            if known == request_id and row.seat == seat:
                return row
        row = ChatRow(len(self.messages[table_id]) + 1, seat, who, text, at)
        self.messages[table_id].append((request_id, row))
        return row

    async def chat(self, table_id: str, most: int) -> list[ChatRow]:
        return [row for _, row in self.messages[table_id]][-most:]
