"""A table as its visitors see it from outside: who sits where, and how it stands."""

from wyrmhall.kernel.record import commitment
from wyrmhall.server.messages import SeatInfo, TableInfo
from wyrmhall.server.storage.rows import TableRow


def table_info(row: TableRow, holder: str | None, here: frozenset[int], last: float) -> TableInfo:
    """A table as a visitor sees it.

    `here` are the seats that are connected; `last` is when something last happened that all may
    know of.
    """
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        players=row.players,
        options=row.options,
        open=row.open,
        hints=row.hints,
        clock=row.clock,
        status=row.status,
        seats=_seat_infos(row, holder, here),
        host=row.host == holder,
        commitment=commitment(row.key),
        created=row.created,
        changed=max(row.clock_since or row.created, last),
        next=row.next,
    )


def _seat_infos(row: TableRow, holder: str | None, here: frozenset[int]) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(
            seat=number,
            name=seat.name,
            bot=seat.bot,
            absent=seat.absent,
            here=number in here,
            yours=holder is not None and seat.holder == holder,
            hinted=seat.hinted,
        )
        for number, seat in enumerate(row.seats)
    )
