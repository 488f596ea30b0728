"""What is sent to a viewer, encoded once for all who see the same."""

from typing import Any

import msgspec

from wyrmhall.kernel.match import Match
from wyrmhall.kernel.view import View
from wyrmhall.kernel.words import Phrase
from wyrmhall.server.rows import ChatRow
from wyrmhall.server.wire import Choices, Said, State, Wish

encoder = msgspec.json.Encoder()
NO_CHOICES: Any = msgspec.Raw(b"[]")


def said(row: ChatRow) -> str:
    """The message that passes a word on."""
    return encoder.encode(Said(row.number, row.who, row.seat, row.text, row.at)).decode()


class Frames:
    """The encoded views and moves of one position, made when first asked for."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._views: dict[int | None, View] = {}
        self._encoded: dict[int | None, msgspec.Raw] = {}
        self._choices: dict[int, Any] = {}

    def state(
        self,
        seat: int | None,
        version: int,
        since: int,
        story: list[Phrase],
        undo: str,
        deadlines: dict[str, float],
        wish: Wish | None,
        earlier: bool,
        playing: bool,
    ) -> str:
        """The message that shows a viewer the table."""
        legal = self._legal(seat) if seat is not None and playing else NO_CHOICES
        view = self._encoded_view(seat)
        message = State(version, since, view, legal, undo, tuple(story), deadlines, wish, earlier)
        return encoder.encode(message).decode()

    def _view(self, seat: int | None) -> View:
        if self._match.game.open_table:
            seat = None  # all see the same: one view serves them all
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self._match.view(seat)
        return found

    def _encoded_view(self, seat: int | None) -> msgspec.Raw:
        found = self._encoded.get(seat)
        if found is None:
            if seat is not None and self._match.game.open_table:
                shared = bytes(self._encoded_view(None))
                found = msgspec.Raw(shared.replace(b'"viewer":null', b'"viewer":%d' % seat, 1))
            else:
                found = msgspec.Raw(encoder.encode(self._view(seat)))
            self._encoded[seat] = found
        return found

    def _legal(self, seat: int) -> Any:
        found = self._choices.get(seat)
        if found is None:
            found = NO_CHOICES
            if moves := self._match.legal(seat):
                view, describe = self._view(seat), self._match.game.describe
                choices = [
                    Choices(m.text, m.kind, m.args, m.touches, describe(m, view)) for m in moves
                ]
                found = msgspec.Raw(encoder.encode(choices))
            self._choices[seat] = found
        return found
