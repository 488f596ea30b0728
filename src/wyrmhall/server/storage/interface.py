"""What the server asks of a database. Simulations have one of their own."""

from collections.abc import Sequence
from typing import Protocol

from wyrmhall.server.storage.rows import Append, ChatRow, Entry, LinkRow, Snapshot, TableRow


class Storage(Protocol):
    """Tables and what was done at them. Each call is one transaction."""

    @property
    def shared(self) -> bool:
        """Whether other workers may change what is kept here."""
        ...

    async def create(self, row: TableRow) -> None:
        """Keep a new table."""

    async def table(self, table_id: str) -> TableRow | None:
        """A table's row with its seats."""

    async def change(self, row: TableRow, opened: TableRow | None = None) -> bool:
        """Keep a changed row, and a table opened with it: both or neither.

        False where another worker has changed the row meanwhile.
        """
        ...

    async def delete(self, row: TableRow) -> bool:
        """Forget a table where nothing was played; False where it was changed meanwhile."""
        ...

    async def tables(
        self, kind: str, holder: str | None, most: int, among: Sequence[str] | None = None
    ) -> list[TableRow]:
        """Tables for the lobby (`open`), to watch (`running`), or of one holder; newest first.

        Of one holder: all (`mine`) or those that are not over (`unfinished`). `among` are the ids
        that are looked at, where not all are.
        """
        ...

    async def due(self, before: float, most: int) -> list[str]:
        """Tables that needed the server before a moment, in play or gathering."""
        ...

    async def check(self) -> None:
        """Raise where nothing can be kept now."""

    async def append(self, batch: Sequence[Append]) -> list[bool]:
        """Make entries durable; False for each that another worker came before."""
        ...

    async def snapshot(self, table_id: str) -> Snapshot | None:
        """The table's last snapshot."""

    async def keep_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        """Keep a later snapshot; an earlier one is not put back."""

    async def entries(self, table_id: str, after: int) -> list[Entry]:
        """What was done after an entry, oldest first."""
        ...

    async def seen_before(
        self, table_id: str, seat: int | None, before: int, most: int
    ) -> list[Entry]:
        """What a viewer could see done up to an entry, newest first."""
        ...

    async def entry_of(self, table_id: str, seat: int, request_id: str) -> Entry | None:
        """What a seat did under its client's request id."""

    async def last_at(self, table_ids: Sequence[str]) -> dict[str, float]:
        """When something was last done at each of these tables that all may know of."""
        ...

    async def make_link(self, link: LinkRow) -> bool:
        """Keep a link; False where it is for a seat that is not its maker's."""
        ...

    async def link(self, digest: str) -> LinkRow | None:
        """The link whose secret has this hash."""

    async def add_chat(
        self, table_id: str, seat: int | None, who: str, text: str, request_id: str, at: float
    ) -> ChatRow:
        """Keep a chat message; sent again under the same request id, it is the first one."""
        ...

    async def chat(self, table_id: str, most: int) -> list[ChatRow]:
        """The last chat messages, oldest first."""
        ...
