"""What is sent to a viewer, encoded once for all who see the same."""

from typing import Any

import msgspec

from wyrmhall.kernel.match import Match
from wyrmhall.kernel.view import View
from wyrmhall.kernel.words import Phrase
from wyrmhall.server.rows import ChatRow
from wyrmhall.server.wire import Change, Choices, Said, State, Wish

encoder = msgspec.json.Encoder()
NO_CHOICES: Any = msgspec.Raw(b"[]")
NO_CHANGE: Any = msgspec.Raw(b"{}")


def said(row: ChatRow) -> str:
    """The message that passes a word on."""
    return encoder.encode(Said(row.number, row.who, row.seat, row.text, row.at)).decode()


def with_answer(change: str, ident: str) -> str:
    """A change that also tells its doer that the decision of this name is done."""
    return f'{change[:-1]},"done":{encoder.encode(ident).decode()}}}'


class Sight:
    """What one viewer sees, and how it differs from what was seen before."""

    __slots__ = ("_watch", "before", "changed", "version")

    def __init__(self, match: Match, seat: int | None, version: int) -> None:
        self._watch = match.watch(seat)
        self.version = version
        self.before: int | None = None
        self.changed: Any = NO_CHANGE

    @property
    def view(self) -> View:
        """The whole of it."""
        return self._watch.view

    def look(self, version: int) -> None:
        """The viewer's version is another: so may the view be."""
        changed = self._watch.look()
        self.before, self.version = self.version, version
        self.changed = msgspec.Raw(encoder.encode(changed)) if changed else NO_CHANGE


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
        self._choices: dict[int, Any] = {}

    def turn(self) -> None:
        """The position is another."""
        self._choices.clear()

    def state(self, seat: int | None, facts: Facts, earlier: bool) -> str:
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
        return encoder.encode(message).decode()

    def change(self, seat: int | None, facts: Facts) -> str | None:
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
        return encoder.encode(message).decode()

    def _sight(self, seat: int | None, version: int) -> Sight:
        if self._match.game.open_table:
            seat = None  # all see the same: one view serves them all
        found = self._sights.get(seat)
        if found is None:
            found = self._sights[seat] = Sight(self._match, seat, version)
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
                choices = [
                    Choices(m.text, m.kind, m.args, m.touches, describe(m, view)) for m in moves
                ]
                found = msgspec.Raw(encoder.encode(choices))
            self._choices[seat] = found
        return found
