"""The WebSockets for play: each connection's life."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from sqlalchemy.exc import SQLAlchemyError

from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.server.admission import CONNECT, LONGEST_WAIT, Admission
from wyrmhall.server.errors import Failed, TooFast, TooMany, Unavailable, name_of
from wyrmhall.server.live.broadcast import Broadcast
from wyrmhall.server.live.session import Session
from wyrmhall.server.tables.hall import Hall
from wyrmhall.server.tables.hosting import Hosting
from wyrmhall.server.tables.table import Table

Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]

CLOSED = 4000  # and the HTTP status of the refusal that closes a connection
NO_HELLO, LAGGING, TOO_FAST = 4401, 4408, 4429
MOST_SESSIONS = 200  # at one table
MOST_OWN = 10  # of one who has a seat there: these are never too many
HELLO_WITHIN = 10.0  # seconds


class Sockets:
    """Accepts connections and feeds each session."""

    def __init__(
        self,
        hall: Hall,
        hosting: Hosting,
        admission: Admission,
        most_from_an_address: int = 100,
    ) -> None:
        self.hall = hall
        self._hosting = hosting
        self._admission = admission
        self._most_from_an_address = most_from_an_address
        self._from: Counter[str] = Counter()
        """How many connections come from an address."""
        self.connected = 0

    async def serve(
        self,
        table_id: str,
        holder: str | None,
        receive: Receive,
        send: Send,
        address: str = "",
    ) -> None:
        """One connection to a table, spoken in ASGI."""
        self.connected += 1
        self._from[address] += 1
        try:
            table = await self._admit(table_id, holder, receive, send, address)
            if table is not None:
                await self._serve(table, holder, receive, send, address)
        finally:
            self.connected -= 1
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    async def _admit(
        self, table_id: str, holder: str | None, receive: Receive, send: Send, address: str
    ) -> Table | None:
        """Accept a connection; its table, or None where it is turned away again."""
        refusal: WyrmhallError
        try:
            await self._pay(address)
            await accept(receive, send)
            table = await self.hall.table(table_id)
            self._check_room(table, holder, address)
            return table
        except TooFast as hasty:
            await accept(receive, send)
            refusal = hasty
        except WyrmhallError as told:
            refusal = told
        except (OSError, SQLAlchemyError) as fault:
            self.hall.services.log("connect-failed", fault=type(fault).__name__)
            refusal = Unavailable("error-unavailable")
        except Exception as fault:
            self.hall.services.log_fault("connect-broke", fault, table=table_id[:20])
            refusal = Failed("error-failed")
        await turn_away(refusal, send)
        return None

    async def _pay(self, address: str) -> None:
        """Wait until one more may connect from an address."""
        try:
            await self._admission.pay(CONNECT, address)
        except TooFast:
            if self._from[address] <= self._most_from_an_address:
                await asyncio.sleep(LONGEST_WAIT)  # who hears it sooner is back sooner
            raise

    def _check_room(self, table: Table, holder: str | None, address: str) -> None:
        sessions = broadcast_at(table).sessions
        if table.seats_of(holder) and sum(s.holder == holder for s in sessions) < MOST_OWN:
            return
        many = self._from[address] > self._most_from_an_address
        if many or len(sessions) >= MOST_SESSIONS:
            raise TooMany("error-too-many-connections")

    async def _serve(
        self, table: Table, holder: str | None, receive: Receive, send: Send, address: str
    ) -> None:
        async def send_text(text: str) -> None:
            await send({"type": "websocket.send", "text": text})

        broadcast = broadcast_at(table)
        session = Session(broadcast, self._hosting, holder, send_text, self._admission, address)
        broadcast.sessions[session] = None
        writer = asyncio.create_task(self._write(session, send))
        try:
            end = await self._read(session, receive)
        finally:
            writer.cancel()
            broadcast.sessions.pop(session, None)
            if session.seat is not None and not self.hall.services.closing:
                broadcast.table_changed()
        if end is not None:
            await send(end)

    async def _read(self, session: Session, receive: Receive) -> Any | None:
        """Feed a session until its client hangs up; or the event by which we do."""
        hello_by = asyncio.get_running_loop().time() + HELLO_WITHIN
        while True:
            if session.greeted:
                message = await receive()
            else:
                try:
                    async with asyncio.timeout_at(hello_by):
                        message = await receive()
                except TimeoutError:
                    return closing(NO_HELLO, "no-hello")
            if message["type"] == "websocket.disconnect":
                return None
            text: str | None = message.get("text")
            await session.read(text if text is not None else message.get("bytes"))
            if session.flooding:
                return closing(TOO_FAST, "too-fast")

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


async def accept(receive: Receive, send: Send) -> None:
    """Accept a connection, even one that is turned away: only then does it hear why."""
    await receive()  # websocket.connect
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})


async def turn_away(refusal: WyrmhallError, send: Send) -> None:
    """Close a connection that was accepted, saying why."""
    why, status = name_of(refusal)
    await send(closing(CLOSED + status, why))


def closing(code: int, reason: str) -> Any:
    """The event that closes a connection."""
    return {"type": "websocket.close", "code": code, "reason": reason}
