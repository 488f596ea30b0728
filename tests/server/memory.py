"""A storage in memory that keeps what a database would keep."""

from collections.abc import Sequence

import msgspec

from wyrmhall.server.rows import Append, ChatRow, Entry, Snapshot, TableRow


def _copy(row: TableRow) -> TableRow:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(row), type=TableRow)


class Memory:
    """What `Storage` promises, at once and without fail; a simulation puts its faults around it."""

    shared = False

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.log: dict[str, list[Entry]] = {}
        self.kept: dict[str, Snapshot] = {}
        self.links: dict[str, tuple[str, int | None]] = {}
        self.words: dict[str, list[tuple[str | None, ChatRow]]] = {}

    async def create(self, row: TableRow) -> None:
        self.rows[row.id] = _copy(row)
        self.log[row.id], self.words[row.id] = [], []

    async def table(self, ident: str) -> TableRow | None:
        found = self.rows.get(ident)
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

    async def tables(self, kind: str, holder: str | None, most: int) -> list[TableRow]:
        own = [
            row
            for row in self.rows.values()
            if row.host == holder or any(seat.holder == holder for seat in row.seats)
        ]
        assert kind == "unfinished", "simulations list nothing else"
        return [_copy(row) for row in own if row.status != "over"][:most]

    async def due(self, before: float, most: int) -> list[str]:
        late = [r for r in self.rows.values() if r.status == "playing" and (r.due or 9e99) < before]
        return [row.id for row in sorted(late, key=lambda row: row.due or 0.0)][:most]

    async def append(self, batch: Sequence[Append]) -> list[bool]:
        done = [self._append(one) for one in batch]
        return done

    def _append(self, one: Append) -> bool:
        entry, log = one.entry, self.log[one.entry.table]
        same = entry.ident is not None and any(
            e.ident == entry.ident and e.seat == entry.seat for e in log
        )
        if same or entry.number != len(log) + 1:
            assert entry.number <= len(log) + 1, "an entry was skipped"
            return False
        log.append(entry)
        row = self.rows[entry.table]
        for name, value in (one.changes or {}).items():
            setattr(row, name, value)
        if one.changes and "status" in one.changes:
            row.revision += 1
        for seat, bank in zip(row.seats, one.banks or ()):
            seat.bank = bank
        if one.snapshot is not None:
            self._keep(entry.table, one.snapshot)
        return True

    async def snapshot(self, ident: str) -> Snapshot | None:
        return self.kept.get(ident)

    async def keep_snapshot(self, ident: str, snapshot: Snapshot) -> None:
        self._keep(ident, snapshot)

    def _keep(self, ident: str, snapshot: Snapshot) -> None:
        if ident not in self.kept or self.kept[ident].number < snapshot.number:
            self.kept[ident] = snapshot

    async def entries(self, ident: str, after: int, most: int | None = None) -> list[Entry]:
        return self.log[ident][after:][:most]

    async def seen_before(
        self, ident: str, seat: int | None, before: int, most: int
    ) -> list[Entry]:
        seen = [e for e in self.log[ident][:before] if e.public or e.seat == seat]
        return seen[::-1][:most]

    async def entry_of(self, ident: str, seat: int, name: str) -> Entry | None:
        return next((e for e in self.log[ident] if e.seat == seat and e.ident == name), None)

    async def last_at(self, idents: Sequence[str]) -> dict[str, float]:
        return {i: max((e.at for e in self.log[i] if e.public), default=0.0) for i in idents}

    async def make_link(self, digest: str, ident: str, seat: int | None, at: float) -> None:
        del at
        self.links[digest] = (ident, seat)

    async def link(self, digest: str) -> tuple[str, int | None] | None:
        return self.links.get(digest)

    async def drop_links(self, ident: str, seat: int) -> None:
        self.links = {d: found for d, found in self.links.items() if found != (ident, seat)}

    async def say(
        self, ident: str, seat: int | None, who: str, words: str, name: str | None, at: float
    ) -> ChatRow:
        for said_as, row in self.words[ident]:
            if name is not None and said_as == name and row.seat == seat:
                return row
        row = ChatRow(len(self.words[ident]) + 1, seat, who, words, at)
        self.words[ident].append((name, row))
        return row

    async def chat(self, ident: str, most: int) -> list[ChatRow]:
        return [row for _, row in self.words[ident]][-most:]
