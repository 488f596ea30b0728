"""The journal's events: what `apply` notes, named and put in words.

A game declares its events in the order of their numbers:

    EVENTS = Events(Event("took", who=SEAT, pile=NUMBER, kind=KINDS), …)
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

from wyrmhall.kernel.state import EVERYONE
from wyrmhall.kernel.words import Phrase

Reading: TypeAlias = tuple[str, ...] | None
"""How an argument is read: as one of these names, or as the number it is."""

NUMBER: Reading = None
FIRST_ARGUMENT = 2


class Event:
    """One event: its name, and how each of its arguments is read."""

    def __init__(self, name: str, **arguments: Reading) -> None:
        self.name = name
        self.arguments = arguments


class Events:
    """Every event of a game; `EVENTS.took` is the number that rules note."""

    def __init__(self, *events: Event) -> None:
        self._events = events
        self._numbers = {event.name: number for number, event in enumerate(events)}

    def __getattr__(self, name: str) -> int:
        try:
            return self._numbers[name]
        except KeyError:
            raise AttributeError(f"no event {name!r}") from None

    def __iter__(self) -> Any:
        return iter(self._events)

    def phrase(self, line: Sequence[int]) -> Phrase:
        """A line of the journal as a phrase named `event-…`."""
        event = self._events[line[0]]
        facts: dict[str, int | str] = {}
        for value, (name, names) in zip(line[FIRST_ARGUMENT:], event.arguments.items()):
            facts[name] = value if names is None else names[value]
        return Phrase(f"event-{event.name}", facts)


def readable_by(line: Sequence[int], seat: int | None) -> bool:
    """Whether a seat, or a spectator, may read a line."""
    if line[1] == EVERYONE:
        return True
    return seat is not None and bool((line[1] >> seat) & 1)
