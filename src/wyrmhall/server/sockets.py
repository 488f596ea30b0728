"""WebSockets for play, spoken in plain ASGI: this is where all the traffic is."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any, TypeAlias

from wyrmhall.server.hall import Hall
from wyrmhall.server.line import NAME, Line
from wyrmhall.server.refusals import NoSuchTable
from wyrmhall.server.session import Session
from wyrmhall.server.visitors import COOKIE, hash_of, looks_like_token

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]

PREFIX, SUFFIX = "/api/tables/", "/play"
NO_SUCH_TABLE, FOREIGN, TOO_MANY, LAGGING, CLOSING = 4404, 4403, 4429, 4408, 1012
MOST_SESSIONS = 200  # at one table


class Sockets:
    """Accepts connections and feeds each session."""

    def __init__(self, hall: Hall, origins: frozenset[str], rate: tuple[float, float]) -> None:
        self.hall = hall
        self.origins = origins
        self.rate = rate
        self.connected = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection's life."""
        await receive()  # websocket.connect
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        if not is_own(headers, self.origins):
            await send({"type": "websocket.close", "code": FOREIGN, "reason": "foreign"})
            return
        path: str = scope["path"]
        ident = path.removeprefix(PREFIX).removesuffix(SUFFIX)
        try:
            if not (path.startswith(PREFIX) and path.endswith(SUFFIX)) or len(ident) > 16:
                raise NoSuchTable("error-no-such-table")
            table = await self.hall.table(ident)
        except NoSuchTable:
            await send(
                {"type": "websocket.close", "code": NO_SUCH_TABLE, "reason": "no-such-table"}
            )
            return
        if len(table.sessions) >= MOST_SESSIONS:
            await send({"type": "websocket.close", "code": TOO_MANY, "reason": "too-many"})
            return

        async def send_text(text: str) -> None:
            await send({"type": "websocket.send", "text": text})

        line: Line | None = scope.get(NAME)
        tell = line.tell if line is not None else None
        session = Session(self.hall, table, holder_of(headers), send_text, self.rate, tell)
        await send({"type": "websocket.accept"})
        table.sessions[session] = None
        self.connected += 1
        writer = asyncio.create_task(self._write(session, send))
        try:
            hear = _hearing(receive) if line is None else line.message
            while (frame := await hear()) is not None:
                await session.read(frame)
        finally:
            self.connected -= 1
            writer.cancel()
            table.sessions.pop(session, None)
            if session.seat is not None and not self.hall.closing:
                table.show()

    async def _write(self, session: Session, send: Send) -> None:
        try:
            await session.write()
            await send({"type": "websocket.close", "code": LAGGING, "reason": "lagging"})
        except Exception as fault:  # the connection is gone; its reader will notice
            self.hall.log("send-failed", fault=type(fault).__name__)


def _hearing(receive: Receive) -> Callable[[], Awaitable[str | bytes | None]]:
    """The next message of a connection that is no line of ours, or None when it has ended."""

    async def hear() -> str | bytes | None:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: str | None = message.get("text")
        return text if text is not None else message.get("bytes", b"")

    return hear


def is_own(headers: dict[str, str], origins: frozenset[str]) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    return origin.partition("://")[2] == headers.get("host")


def holder_of(headers: dict[str, str]) -> str | None:
    """Who a request says it is: the hash of its cookie or bearer token."""
    bearer = headers.get("authorization", "")
    if bearer.startswith("Bearer ") and looks_like_token(bearer[7:]):
        return hash_of(bearer[7:])
    token = cookie_of(headers.get("cookie", ""))
    return hash_of(token) if token else None


def cookie_of(header: str) -> str | None:
    """Our cookie, where there is one that could be ours."""
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return found.value if found and looks_like_token(found.value) else None
