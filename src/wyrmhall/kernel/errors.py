"""Named errors. Each says what was wrong and what would be right, in English or French.

`str(error)` is English; `kernel.words.explain(error, "fr")` says the same in French.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wyrmhall.kernel.why import WhyNot


class WyrmhallError(Exception):
    """The root of every error we raise on purpose."""

    def __init__(self, phrase: str, **facts: Any) -> None:
        super().__init__(phrase, facts)
        self.phrase = phrase
        self.facts = facts

    def __str__(self) -> str:
        from wyrmhall.kernel.words import explain

        return explain(self, "en")

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self), self.phrase, self.facts)


def _restore(kind: type[WyrmhallError], phrase: str, facts: dict[str, Any]) -> WyrmhallError:
    return kind(phrase, **facts)


class UnknownGame(WyrmhallError, LookupError):
    """No game of that name is installed."""


class UnknownBot(WyrmhallError, LookupError):
    """No bot of that name is installed."""


class BotFailed(WyrmhallError):
    """A bot crashed, stalled or answered nonsense."""


class OptionError(WyrmhallError, ValueError):
    """The number of players, the seed or an option of a new match is invalid."""


class MoveError(WyrmhallError, ValueError):
    """A move was refused; nothing changed."""


class MalformedMove(MoveError):
    """That is not a move of this game in any position."""


class IllegalMove(MoveError):
    """A move of this game, but not one that may be played here."""

    @property
    def why(self) -> "WhyNot":
        """The clause that forbids the move, in words."""
        found: WhyNot = self.facts["why"]
        return found


class NotYourTurn(MoveError):
    """That seat owes no decision now."""


class NoSuchSeat(NotYourTurn):
    """Nobody sits there."""


class GameOver(MoveError):
    """The game has ended."""


class CannotUndo(WyrmhallError):
    """That seat has nothing it may take back."""


class RecordError(WyrmhallError, ValueError):
    """A record could not be replayed."""


class MalformedRecord(RecordError):
    """The record is damaged, cut short, or not a record."""


class RulesVersionError(RecordError):
    """The record was played under another version of the rules."""


class NoRecord(WyrmhallError):
    """An imagined match has no record: its past never happened."""
