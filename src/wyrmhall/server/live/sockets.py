"""The WebSockets for play: each connection's life."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from wyrmhall.server.errors import NoSuchTable
from wyrmhall.server.live.broadcast import Broadcast
from wyrmhall.server.live.session import Session
from wyrmhall.server.tables.hall import Hall
from wyrmhall.server.tables.hosting import Hosting
from wyrmhall.server.tables.table import Table

Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]

NO_SUCH_TABLE, FOREIGN, TOO_MANY, LAGGING = 4404, 4403, 4429, 4408
MOST_SESSIONS = 200  # at one table


class Sockets:
    """Accepts connections and feeds each session."""

    def __init__(self, hall: Hall, hosting: Hosting, rate: tuple[float, float]) -> None:
        self.hall = hall
        self._hosting = hosting
        self._rate = rate
        self.connected = 0

    async def serve(self, table_id: str, holder: str | None, receive: Receive, send: Send) -> None:
        """One connection to a table, spoken in ASGI."""
        await receive()  # websocket.connect
        try:
            table = await self.hall.table(table_id)
        except NoSuchTable:
            await send(closing(NO_SUCH_TABLE, "no-such-table"))
            return
        broadcast = broadcast_at(table)
        if len(broadcast.sessions) >= MOST_SESSIONS:
            await send(closing(TOO_MANY, "too-many"))
            return

        async def send_text(text: str) -> None:
            await send({"type": "websocket.send", "text": text})

        session = Session(broadcast, self._hosting, holder, send_text, self._rate)
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        broadcast.sessions[session] = None
        self.connected += 1
        writer = asyncio.create_task(self._write(session, send))
        try:
            while (message := await receive())["type"] != "websocket.disconnect":
                text: str | None = message.get("text")
                await session.read(text if text is not None else message.get("bytes"))
        finally:
            self.connected -= 1
            writer.cancel()
            broadcast.sessions.pop(session, None)
            if session.seat is not None and not self.hall.services.closing:
                broadcast.table_changed()

    async def _write(self, session: Session, send: Send) -> None:
        try:
            await session.write()
            await send(closing(LAGGING, "lagging"))
        except Exception as fault:  # the connection is gone; its reader will notice
            self.hall.services.log("send-failed", fault=type(fault).__name__)


def broadcast_at(table: Table) -> Broadcast:
    """A table's audience, which the hall was told to make of this kind."""
    assert isinstance(table.audience, Broadcast)
    return table.audience


def closing(code: int, reason: str) -> Any:
    """The event that closes a connection."""
    return {"type": "websocket.close", "code": code, "reason": reason}
