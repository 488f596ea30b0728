"""Every refusal has a name on the wire and a sentence for a person."""

from typing import Any

from wyrmhall.kernel import errors
from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.words import Phrase


class Refusing(WyrmhallError):
    """Something was asked of the hall that is not done; nothing changed."""

    why = "refused"
    status = 409


class Malformed(Refusing):
    """An unrecognised message."""

    why, status = "malformed", 400


class Stale(Refusing):
    """The table has moved on since the version the client knows."""

    why = "stale"


class NotYourSeat(Refusing):
    """The visitor does not hold that seat."""

    why, status = "not-your-seat", 403


class NotHost(Refusing):
    """Only the table's host may do that."""

    why, status = "not-host", 403


class TooFast(Refusing):
    """More messages than a person sends."""

    why, status = "too-fast", 429


class TooLarge(Refusing):
    """A longer message than any of ours."""

    why, status = "too-large", 413


class NoSuchTable(Refusing):
    """There is no such table, or it is not for this visitor."""

    why, status = "no-such-table", 404


class NotFound(Refusing):
    """Nothing is at that address."""

    why, status = "not-found", 404


class Full(Refusing):
    """No seat is free."""

    why = "full"


class Taken(Refusing):
    """Somebody sits there."""

    why = "taken"


class Invitation(Refusing):
    """The table is private, and the link does not lead to it."""

    why, status = "invitation", 403


class NotNow(Refusing):
    """The table is not in a state for that: gathering, playing, paused or over."""

    why = "not-now"


class Minded(Refusing):
    """A bot minds the seat; its holder may take it back."""

    why = "minded"


class BadName(Refusing):
    """A name is missing or too long."""

    why, status = "name", 400


class TooMany(Refusing):
    """The hall has no room for more of these."""

    why, status = "too-many", 429


class Unavailable(Refusing):
    """The database does not answer; the same message, sent again, finds out what was done."""

    why, status = "unavailable", 503


class Failed(Refusing):
    """The server made a mistake; its log says which."""

    why, status = "failed", 500


class Foreign(Refusing):
    """The request comes from another site."""

    why, status = "foreign", 403


# The kernel's errors by the names of the wire, most particular first.
NAMES: tuple[tuple[type[WyrmhallError], str, int], ...] = (
    (errors.MalformedMove, "malformed", 400),
    (errors.IllegalMove, "illegal", 409),
    (errors.NotYourTurn, "not-your-turn", 409),
    (errors.GameOver, "over", 409),
    (errors.CannotUndo, "cannot-undo", 409),
    (errors.OptionError, "option", 400),
    (errors.UnknownGame, "unknown-game", 404),
    (errors.UnknownBot, "unknown-bot", 400),
    (errors.RulesVersionError, "rules-version", 409),
)


def name_of(error: WyrmhallError) -> tuple[str, int]:
    """An error's name on the wire and its HTTP status."""
    if isinstance(error, Refusing):
        return error.why, error.status
    for kind, why, status in NAMES:
        if isinstance(error, kind):
            return why, status
    return "refused", 409


def phrase_of(error: WyrmhallError) -> Phrase:
    """What an error says, to be put into words by the reader."""
    if isinstance(error, errors.IllegalMove):
        return error.why.phrase
    facts: dict[str, Any] = {
        name: value if isinstance(value, (int, str)) else str(value)
        for name, value in error.facts.items()
    }
    return Phrase(error.phrase, facts)
