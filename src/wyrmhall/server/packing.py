"""Rows as the database wants them, and back."""

import json
from typing import Any

import msgspec
from sqlalchemy import Update, update

from wyrmhall.server.rows import SeatRow, Snapshot, TableRow, WishRow
from wyrmhall.server.shelves import tables
from wyrmhall.server.wire import Clock


def table_values(row: TableRow) -> dict[str, Any]:
    """A table as its row in the database."""
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "players": row.players,
        "options": json.dumps(row.options),
        "key": row.key,
        "open": row.open,
        "clock": row.clock.kind,
        "seconds": row.clock.seconds,
        "status": row.status,
        "host": row.host,
        "created": row.created,
        "started": row.started,
        "next": row.next,
        "wish": msgspec.json.encode(row.wish).decode() if row.wish else None,
        "due": row.due,
        "revision": row.revision,
        "snapshot_number": 0,
        "snapshot_versions": "[]",
    }


def seat_values(row: TableRow) -> list[dict[str, Any]]:
    """Its seats as theirs."""
    return [
        {
            "table_id": row.id,
            "seat": number,
            "holder": seat.holder,
            "name": seat.name,
            "bot": seat.bot,
            "absent": seat.absent,
            "bank": seat.bank,
        }
        for number, seat in enumerate(row.seats)
    ]


def table_row(row: Any, sitting: list[SeatRow]) -> TableRow:
    """And back."""
    return TableRow(
        id=row.id,
        game=row.game,
        rules=row.rules,
        players=row.players,
        options=json.loads(row.options),
        key=row.key,
        open=row.open,
        clock=Clock(row.clock, row.seconds),
        status=row.status,
        host=row.host,
        created=row.created,
        started=row.started,
        next=row.next,
        wish=msgspec.json.decode(row.wish, type=WishRow) if row.wish else None,
        due=row.due,
        revision=row.revision,
        seats=sitting,
    )


def snapshot_kept(ident: str, snapshot: Snapshot) -> Update:
    """Keeps a later snapshot; an earlier one is not put back."""
    return (
        update(tables)
        .where(tables.c.id == ident, tables.c.snapshot_number < snapshot.number)
        .values(
            snapshot=snapshot.state,
            snapshot_number=snapshot.number,
            snapshot_versions=json.dumps(snapshot.versions),
        )
    )
