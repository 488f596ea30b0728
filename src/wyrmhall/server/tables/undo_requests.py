"""Undo by consent: a seat asks, and everybody else who plays has to agree."""

from wyrmhall.server.messages import Wish
from wyrmhall.server.storage.rows import TableRow, UndoRequest


def unanswered(row: TableRow, request: UndoRequest) -> list[int]:
    """The seats that have not agreed yet.

    A bot agrees for itself, and for somebody who has left the game; not for somebody who is only
    away, or out of time.
    """
    return [
        number
        for number, seat in enumerate(row.seats)
        if seat.holder is not None and not seat.gone and number not in request.agreed
    ]


def open_request(row: TableRow, last_entry: int) -> UndoRequest | None:
    """The request that stands: nothing was entered since it was made."""
    request = row.undo_request
    return request if request is not None and request.number == last_entry else None


def shown_request(row: TableRow, last_entry: int) -> Wish | None:
    """The request as it is shown to everybody."""
    request = open_request(row, last_entry)
    if request is None:
        return None
    return Wish(request.seat, tuple(unanswered(row, request)))
