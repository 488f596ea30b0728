"""Every message on the wire, as typed structs: the server decodes into them and encodes them.

`docs/protocol.md` tells them in words; the page's types are generated from them. What a viewer
receives is a function of that viewer's view: the numbers called `version` count what that viewer
could see happen, not what happened.
"""

from typing import Any, TypeAlias

import msgspec

from wyrmhall.kernel.options import Choice
from wyrmhall.kernel.view import Stake
from wyrmhall.kernel.words import Phrase

LONGEST_TEXT = 500
LONGEST_NAME = 40


# ---- tables, over HTTP ------------------------------------------------------------------------


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game at a table of some size."""

    name: str
    choices: tuple[Choice, ...]
    default: Choice


class GameInfo(msgspec.Struct, frozen=True):
    """A game one can open a table for; its title and pitch are in its words."""

    id: str
    version: str
    fewest: int
    most: int
    options: dict[str, tuple[OptionInfo, ...]]
    """By number of players, as text."""
    levels: tuple[str, ...]
    """The bots' levels, weakest first."""
    lesson: bool
    """Whether there is a lesson."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think before a bot takes over.

    `none`; `move`: so many seconds for each decision; `game`: so many for the whole game.
    """

    kind: str = "none"
    seconds: int = 0


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits in a seat."""

    seat: int
    name: str | None
    """None while the seat is free."""
    bot: str | None
    """The level of the bot that plays the seat; for an absent player too."""
    absent: bool
    """A bot plays for the person whose seat it is, until they return."""
    here: bool
    """Whether the person is connected."""
    yours: bool
    hinted: int
    """How many hints the person asked for, where other people play."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as the hall and its visitors see it."""

    id: str
    game: str
    rules: str
    players: int
    options: dict[str, Choice]
    open: bool
    """In the lobby for anyone to join; else by invitation."""
    hints: bool
    """Whether players may ask a bot what it would do."""
    clock: Clock
    status: str
    """`gathering`, `playing`, `paused` or `over`."""
    seats: tuple[SeatInfo, ...]
    host: bool
    """Whether the viewer is the table's host."""
    commitment: str
    """SHA-256 of the chance key; the key itself is in the record when the game is over."""
    created: float
    changed: float
    """Seconds since 1970 of the last decision, or of the opening."""
    next: str | None
    """The rematch's table, once there is one."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What opens a table: the visitor becomes its host and takes a seat."""

    game: str
    players: int
    name: str
    """The host's name at the table."""
    options: dict[str, Choice] = {}
    bots: dict[str, str] = {}
    """Seat (as text) to level."""
    open: bool = True
    hints: bool = True
    clock: Clock = Clock()
    seat: int | None = 0
    """The host's own seat; None to watch."""
    start: bool = False
    """Start at once, where every seat is taken."""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: any free one where none is named. A private table asks for its invitation."""

    name: str
    seat: int | None = None
    link: str | None = None
    """The secret of an invitation or of a seat's own link."""


class SetSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host puts a bot on a free or absent person's seat, or takes it off again."""

    bot: str | None


class SetTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host pauses or resumes the game, opens and closes the table, or allows hints."""

    paused: bool | None = None
    open: bool | None = None
    hints: bool | None = None


class Link(msgspec.Struct, frozen=True):
    """A secret to hand on after the `#` of a table's address, which no server logs."""

    secret: str


class Tables(msgspec.Struct, frozen=True):
    """Tables of the hall."""

    tables: tuple[TableInfo, ...]


class Story(msgspec.Struct, frozen=True):
    """What a viewer may know happened, between two versions of theirs."""

    since: int
    until: int
    lines: tuple["StoryLine", ...]


class StoryLine(msgspec.Struct, frozen=True):
    """One sentence of the story and the viewer's version it belongs to."""

    version: int
    phrase: Phrase


class Refusal(msgspec.Struct, frozen=True):
    """Why something was not done, over HTTP. `why` is the name; the phrase says it to a person."""

    why: str
    phrase: Phrase
    text: str
    """The phrase in English."""


# ---- play, over WebSocket: from the client ----------------------------------------------------


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hello"):
    """The first message: `version` is the last one the client has, for what happened since."""

    version: int | None = None
    token: str | None = None
    """The visitor's token, for clients without cookies."""
    seat: int | None = None
    """Which of the visitor's seats, where there are several."""


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="play"):
    """A decision: `id` is the client's own name for it; sent again, it gets the first answer."""

    id: str
    version: int
    move: str


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="undo"):
    """Take back the last decision; where that is not free any more, ask the others."""

    id: str
    version: int


class Consent(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="consent"
):
    """Answer another's wish to take back."""

    id: str
    yes: bool


class Return(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="return"):
    """Take one's seat back from the bot that minded it."""

    id: str


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="say"):
    """A chat message."""

    id: str
    text: str


class AskWhy(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="why"):
    """Why does touching the last of these pieces lead to no move? The others were touched first."""

    id: str
    pieces: tuple[str, ...]


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hint"):
    """What would a bot do?"""

    id: str


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Is anyone there?"""

    id: str


FromClient: TypeAlias = Hello | Play | Undo | Consent | Return | Say | AskWhy | AskHint | Ping


# ---- play, over WebSocket: to the client ------------------------------------------------------


class LegalMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move: its text is what the client sends, its touches are what a person points at."""

    move: str
    kind: str
    args: dict[str, str]
    touches: tuple[str, ...]
    phrase: Phrase
    """The move in words."""
    stake: Stake | None = None
    """What follows from it, where that is worth knowing before."""


class Wish(msgspec.Struct, frozen=True):
    """A seat asks to take back a decision; `missing` have not answered yet."""

    seat: int
    missing: tuple[int, ...]


class State(msgspec.Struct, frozen=True, tag_field="is", tag="state"):
    """The table as the viewer sees it now.

    `story` tells what happened between the versions `since` and `version`; a client whose own
    version is not `since` has missed something and says hello again.
    """

    version: int
    since: int
    view: Any
    """The game's own view, see `wyrmhall.games.*.view`."""
    legal: tuple[LegalMove, ...]
    undo: str
    """`free`, `ask` (by consent of the others) or `no`."""
    story: tuple[Phrase, ...]
    deadlines: dict[str, float]
    """By seat, seconds left to decide; empty without a clock."""
    wish: Wish | None = None
    earlier: bool = False
    """There is more story before `since`, for `GET …/story`."""


class Change(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag="change"):
    """What became of the state the client has, whose version is `since`.

    `changed` are the view's fields that are different now; all else is as in `State`. A client
    with another version says hello again.
    """

    version: int
    since: int
    changed: Any
    """A part of the game's own view."""
    legal: tuple[LegalMove, ...]
    undo: str
    story: tuple[Phrase, ...]
    deadlines: dict[str, float]
    wish: Wish | None = None
    done: str | None = None
    """The client's own name for the decision that did this: it is done, and durable."""


class Table(msgspec.Struct, frozen=True, tag_field="is", tag="table"):
    """Who sits where, and how the table stands; sent first, and whenever it changes."""

    table: TableInfo


class Done(msgspec.Struct, frozen=True, tag_field="is", tag="done"):
    """It is done, and durable. `version` is the viewer's after it."""

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag_field="is", tag="refused"):
    """It was not done, and nothing changed; `why` is one of the names in docs/protocol.md."""

    id: str | None
    why: str
    phrase: Phrase
    version: int


class Said(msgspec.Struct, frozen=True, tag_field="is", tag="said"):
    """A chat message; `number` orders them."""

    number: int
    who: str
    seat: int | None
    text: str
    at: float
    """Seconds since 1970."""


class Suggestion(msgspec.Struct, frozen=True):
    """A move, and what the bot expects of it."""

    move: str
    chance: float
    """The seat's share of the win, from 0 to 1."""


class Hint(msgspec.Struct, frozen=True, tag_field="is", tag="hint"):
    """What a bot of the table's level would do, from what the seat knows."""

    id: str
    version: int
    """The seat's when it was asked: a later one makes it a hint for a position gone by."""
    best: Suggestion
    second: Suggestion | None


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a game's lesson; its text is the message `lesson-NAME` of the game's words."""

    number: int
    count: int
    """How many steps there are."""
    name: str
    clause: str
    show: tuple[str, ...]
    """The pieces the text is about."""
    move: str | None
    """The move the learner is asked to make; None where there is only something to read."""
    view: Any
    legal: tuple[LegalMove, ...]
    """The learner's; none once they have made another move than the one asked for."""
    story: tuple[Phrase, ...]
    """What happened since the step before."""
    answer: Phrase | None
    """What the lesson says to another move."""


class Because(msgspec.Struct, frozen=True, tag_field="is", tag="because"):
    """Why no move begins with the touched pieces, by the move that comes nearest to being legal."""

    id: str
    clause: str | None
    """The clause of the game's rules page that forbids it."""
    phrase: Phrase | None
    """None where nothing forbids it, or no move of the game touches such a piece."""


class Pong(msgspec.Struct, frozen=True, tag_field="is", tag="pong"):
    """Someone is."""

    id: str
