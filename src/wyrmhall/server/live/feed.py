"""What one viewer sees of a match, encoded once for everybody who sees the same."""

from functools import cache
from typing import Any

import msgspec

from wyrmhall.kernel.game import Game
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.view import Stake, View
from wyrmhall.kernel.words import Phrase
from wyrmhall.server.messages import LegalMove

encoder = msgspec.json.Encoder()


class SeatFeed:
    """What one seat sees, or spectators see, and how that differs from what it saw before."""

    __slots__ = (
        "_before",
        "_changed",
        "_encode",
        "_legal",
        "_match",
        "_number",
        "_watch",
        "seat",
        "version",
    )

    def __init__(self, match: Match, seat: int | None) -> None:
        self._match = match
        self.seat = seat
        self._watch = match.watch(seat)
        self._encode = move_encoder(match.game)
        self._number = self.version = -1
        self._before: int | None = None
        self._changed: dict[str, Any] = {}
        self._legal: list[msgspec.Raw] | None = None

    def update(self, number: int, version: int) -> None:
        """Come up to the last entry's number; `version` is the viewer's then."""
        if number != self._number:
            self._number, self._legal = number, None
        if version != self.version:
            self._before, self.version = self.version, version
            self._changed = self._watch.look()

    @property
    def view(self) -> View:
        """The whole of it."""
        return self._watch.view

    def changes_since(self, version: int) -> dict[str, Any] | None:
        """The view's fields that are different since a version; None where it is too long ago."""
        if version == self.version:
            return {}
        return self._changed if version == self._before else None

    def legal(self) -> list[msgspec.Raw]:
        """The seat's legal moves, each encoded as a `LegalMove`."""
        if self._legal is None:
            view, game, seat = self._watch.view, self._match.game, self.seat
            moves = self._match.legal(seat) if seat is not None and seat in view.pending else []
            self._legal = [
                self._encode(move, game.describe(move, view), game.stake(move, view))
                for move in moves
            ]
        return self._legal


class MoveEncoder:
    """A game's moves in JSON, each encoded once for as long as it is put in the same words."""

    def __init__(self) -> None:
        self._encoded: dict[int, tuple[Phrase, Stake | None, msgspec.Raw]] = {}

    def __call__(self, move: Move, phrase: Phrase, stake: Stake | None) -> msgspec.Raw:
        """A legal move in JSON."""
        known = self._encoded.get(move.number)
        if known is None or known[0] is not phrase or known[1] != stake:
            legal = LegalMove(move.text, move.kind, move.args, move.touches, phrase, stake)
            encoded = msgspec.Raw(encoder.encode(legal))
            known = self._encoded[move.number] = (phrase, stake, encoded)
        return known[2]


@cache
def move_encoder(game: Game) -> MoveEncoder:
    """The moves of a game, for all its tables."""
    return MoveEncoder()
