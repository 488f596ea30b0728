"""What is sent to a viewer, encoded once for all who see the same."""

from functools import cache
from typing import Any

import msgspec

from wyrmhall.kernel.game import Game
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.view import View
from wyrmhall.kernel.words import Phrase
from wyrmhall.server.rows import ChatRow
from wyrmhall.server.wire import Change, Choices, Said, State, Wish

encoder = msgspec.json.Encoder()
NO_CHOICES: Any = msgspec.Raw(b"[]")
NO_CHANGE: Any = msgspec.Raw(b"{}")


def said(row: ChatRow) -> bytes:
    """The message that passes a word on."""
    return encoder.encode(Said(row.number, row.who, row.seat, row.text, row.at))


def with_answer(change: bytes, ident: str) -> bytes:
    """A change that also tells its doer that the decision of this name is done."""
    return b'%b,"done":%b}' % (change[:-1], encoder.encode(ident))


class Pieces:
    """The last dictionary put in JSON, without its braces: several viewers see the same changes."""

    __slots__ = ("_last", "_text")

    def __init__(self) -> None:
        self._last: dict[str, Any] = {}
        self._text = b""

    def of(self, fields: dict[str, Any]) -> bytes:
        """The fields in JSON."""
        if fields is not self._last:
            self._last, self._text = fields, encoder.encode(fields)[1:-1]
        return self._text


class Sight:
    """What one viewer sees, and how it differs from what was seen before."""

    __slots__ = ("_pieces", "_watch", "before", "changed", "version")

    def __init__(self, match: Match, seat: int | None, version: int, pieces: Pieces) -> None:
        self._watch = match.watch(seat)
        self._pieces = pieces
        self.version = version
        self.before: int | None = None
        self.changed: Any = NO_CHANGE

    @property
    def view(self) -> View:
        """The whole of it."""
        return self._watch.view

    def look(self, version: int) -> None:
        """The viewer's version is another: so may the view be."""
        shared, own = self._watch.look_apart()
        self.before, self.version = self.version, version
        if not own:
            self.changed = msgspec.Raw(b"{%b}" % self._pieces.of(shared)) if shared else NO_CHANGE
        elif not shared:
            self.changed = msgspec.Raw(encoder.encode(own))
        else:
            # The viewer's own fields follow; their opening brace becomes the comma.
            text = encoder.encode(own)
            self.changed = msgspec.Raw(b"{%b,%b" % (self._pieces.of(shared), text[1:]))


class Facts(msgspec.Struct, frozen=True):
    """What a viewer is told beside the view."""

    version: int
    since: int
    undo: str
    story: tuple[Phrase, ...]
    deadlines: dict[str, float]
    wish: Wish | None
    playing: bool


class Frames:
    """The messages that show a table, of which the views and moves are made once a position."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._sights: dict[int | None, Sight] = {}
        self._pieces = Pieces()
        self._choices: dict[int, Any] = {}
        self._told = told_of(match.game)

    def turn(self) -> None:
        """The position is another."""
        self._choices.clear()

    def state(self, seat: int | None, facts: Facts, earlier: bool) -> bytes:
        """The message that shows a viewer the whole table."""
        view: Any = self._sight(seat, facts.version).view
        if self._match.game.open_table:
            view = msgspec.structs.replace(view, viewer=seat)
        message = State(
            facts.version,
            facts.since,
            view,
            self._legal(seat, facts),
            facts.undo,
            facts.story,
            facts.deadlines,
            facts.wish,
            earlier,
        )
        return encoder.encode(message)

    def change(self, seat: int | None, facts: Facts) -> bytes | None:
        """What became of the state the viewer was shown; None where that is too long ago."""
        sight = self._sight(seat, facts.version)
        if facts.since == sight.version:
            changed = NO_CHANGE
        elif facts.since == sight.before:
            changed = sight.changed
        else:
            return None
        message = Change(
            facts.version,
            facts.since,
            changed,
            self._legal(seat, facts),
            facts.undo,
            facts.story,
            facts.deadlines,
            facts.wish,
        )
        return encoder.encode(message)

    def _sight(self, seat: int | None, version: int) -> Sight:
        if self._match.game.open_table:
            seat = None  # all see the same: one view serves them all
        found = self._sights.get(seat)
        if found is None:
            found = self._sights[seat] = Sight(self._match, seat, version, self._pieces)
        elif found.version != version:
            found.look(version)
        return found

    def _legal(self, seat: int | None, facts: Facts) -> Any:
        if seat is None or not facts.playing:
            return NO_CHOICES
        found = self._choices.get(seat)
        if found is None:
            found = NO_CHOICES
            if moves := self._match.legal(seat):
                view, describe = self._sight(seat, facts.version).view, self._match.game.describe
                told = self._told
                found = msgspec.Raw(
                    b"[%b]" % b",".join([told(m, describe(m, view)) for m in moves])
                )
            self._choices[seat] = found
        return found


class Told:
    """A game's moves as choices in JSON, kept while they are put in the same words.

    A game that returns the same phrase again has it encoded once.
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[Phrase, bytes]] = {}

    def __call__(self, move: Move, phrase: Phrase) -> bytes:
        """One choice in JSON."""
        known = self._known.get(move.number)
        if known is None or known[0] is not phrase:
            choice = Choices(move.text, move.kind, move.args, move.touches, phrase)
            known = self._known[move.number] = (phrase, encoder.encode(choice))
        return known[1]


@cache
def told_of(game: Game) -> Told:
    """The choices of a game, for all its tables."""
    return Told()
