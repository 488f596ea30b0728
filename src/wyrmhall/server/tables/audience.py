"""Whom a table tells what happens. Who they are, and what each may see, `live` knows."""

from typing import Protocol

from wyrmhall.server.storage.rows import Entry


class Audience(Protocol):
    """Everybody who looks at one table."""

    @property
    def empty(self) -> bool:
        """Whether nobody is connected here."""
        ...

    @property
    def address(self) -> str | None:
        """Where somebody who sits here and is connected comes from."""
        ...

    def table_changed(self) -> None:
        """Who sits where, or how the table stands, is different now."""

    def entry_made(self, entry: Entry) -> None:
        """An entry is durable and carried out: those who may notice it are shown it."""

    def options_changed(self) -> None:
        """What one can do is different now: by a pause, or a request to undo."""

    def game_reloaded(self, everybody: bool) -> None:
        """The game was loaded again: those who missed an entry are shown it.

        Everybody is told where the rest may be different too; but only then: a message about
        nothing would tell that somebody has tried something.
        """

    async def chat_added(self) -> None:
        """Somebody wrote in the chat."""
