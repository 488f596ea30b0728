"""What each transaction writes, said once for both databases.

Every function here runs inside one transaction, on a plain SQLAlchemy connection: in SQLite's own
thread, or within asyncpg.
"""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from wyrmhall.server.storage.rows import (
    GATHERING,
    Append,
    ChatRow,
    LinkRow,
    Snapshot,
    TableRow,
)
from wyrmhall.server.storage.schema import chat, entries, links, seats, tables

# Built once: SQLAlchemy takes longer to build a statement than to run it.
ADD_ENTRIES = insert(entries)
SET_SEAT = update(seats).where(
    seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat")
)
SET_BANK = SET_SEAT.values(bank=bindparam("bank"))
SET_SNAPSHOT = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"), tables.c.snapshot_number < bindparam("number"))
    .values(
        snapshot=bindparam("state"),
        snapshot_number=bindparam("number"),
        snapshot_versions=bindparam("versions"),
    )
)


def insert_table(connection: Connection, row: TableRow) -> None:
    """A new table and its seats."""
    connection.execute(insert(tables), row.values())
    connection.execute(insert(seats), row.seat_values())


def update_table(connection: Connection, row: TableRow, opened: TableRow | None) -> bool:
    """A changed row, and a table opened with it; False where the row was changed meanwhile."""
    values = row.values() | {"revision": row.revision + 1}
    changed = connection.execute(
        update(tables)
        .where(tables.c.id == row.id, tables.c.revision == row.revision)
        .values(values)
    )
    if changed.rowcount != 1:
        return False
    keys = [{"of_table": row.id, "of_seat": seat} for seat in range(row.players)]
    sitting = [key | msgspec.structs.asdict(seat) for key, seat in zip(keys, row.seats)]
    connection.execute(SET_SEAT, sitting)
    if opened is not None:
        insert_table(connection, opened)
    return True


def delete_table(connection: Connection, row: TableRow) -> bool:
    """A table that gathers players, and all that hangs on it; False where it was changed."""
    same = (tables.c.id == row.id) & (tables.c.revision == row.revision)
    locked = update(tables).where(same, tables.c.status == GATHERING)
    if connection.execute(locked.values(revision=row.revision + 1)).rowcount != 1:
        return False
    for part in (seats, links, chat):
        connection.execute(delete(part).where(part.c.table_id == row.id))
    connection.execute(delete(tables).where(tables.c.id == row.id))
    return True


def append_entries(connection: Connection, batch: Sequence[Append]) -> None:
    """Entries, and what they change of their tables."""
    connection.execute(ADD_ENTRIES, [msgspec.structs.asdict(one.entry) for one in batch])
    for one in batch:
        if one.snapshot is not None:
            update_snapshot(connection, one.entry.table_id, one.snapshot)
        if one.changes:
            values = dict(one.changes)
            if "status" in values:  # a row that another worker holds is stale now
                values["revision"] = tables.c.revision + 1
            connection.execute(
                update(tables).where(tables.c.id == one.entry.table_id).values(values)
            )
    banks = [
        {"of_table": one.entry.table_id, "of_seat": seat, "bank": bank}
        for one in batch
        for seat, bank in enumerate(one.banks)
    ]
    if banks:
        connection.execute(SET_BANK, banks)


def update_snapshot(connection: Connection, table_id: str, snapshot: Snapshot) -> None:
    """A later snapshot; an earlier one is not put back."""
    connection.execute(SET_SNAPSHOT, {"of_table": table_id, **msgspec.structs.asdict(snapshot)})


def insert_link(connection: Connection, link: LinkRow) -> bool:
    """A link; False where it is for a seat that is not its maker's."""
    if link.seat is not None:
        seat = (seats.c.table_id == link.table_id) & (seats.c.seat == link.seat)
        if connection.execute(select(seats.c.holder).where(seat)).scalar() != link.holder:
            return False
    connection.execute(insert(links), msgspec.structs.asdict(link))
    return True


def insert_chat(
    connection: Connection,
    table_id: str,
    seat: int | None,
    who: str,
    text: str,
    request_id: str,
    at: float,
) -> tuple[ChatRow, bool]:
    """A chat message and whether it is new: under a known request id it is the first one."""
    same = select(chat).where(
        chat.c.table_id == table_id, chat.c.request_id == request_id, chat.c.seat == seat
    )
    if first := connection.execute(same).first():
        return ChatRow(first.number, first.seat, first.who, first.text, first.at), False
    last = select(func.max(chat.c.number)).where(chat.c.table_id == table_id)
    number = (connection.execute(last).scalar() or 0) + 1
    row = ChatRow(number, seat, who, text, at)
    values = msgspec.structs.asdict(row) | {"table_id": table_id, "request_id": request_id}
    connection.execute(insert(chat), values)
    return row, True
