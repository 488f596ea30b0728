"""HTTP connections, as uvicorn reads them, within bounds: nothing is waited for without end.

A request has to be there in time, whole, and its answer read. Who has connected and not asked yet
waits in a room of so many places for each address; when it is full, whoever came first is cut off.
An honest request needs its place for milliseconds.
"""

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from wyrmhall.server.identity import network_of

ASKED_WITHIN = 10.0  # seconds
ANSWERED_WITHIN = 300.0  # seconds; the first table of a game waits until its rules are compiled
MOST_UNASKED = 32  # connections of one address

Room = dict["PunctualProtocol", None]


class PunctualProtocol(HttpToolsProtocol):
    """Cuts a connection off that takes too long to ask, or to read the answer."""

    rooms: ClassVar[dict[str, Room]] = {}
    """Who has not asked yet, by address, in the order they came."""

    def __init__(self, *given: Any, **settings: Any) -> None:
        super().__init__(*given, **settings)
        self._deadline: asyncio.TimerHandle | None = None
        self._unasked = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        """Wait for the first request."""
        super().connection_made(transport)
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        self._wait_for_nothing()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """What follows is no HTTP."""
        self._wait_for_nothing()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """A request has begun, perhaps behind others of the same connection."""
        super().on_message_begin()
        if not self._unasked:
            self._await_request()

    def on_message_complete(self) -> None:
        """A request is there: now it is for us to answer, and for them to read that."""
        super().on_message_complete()
        self._wait_for_nothing()
        self._within(ANSWERED_WITHIN)

    def on_response_complete(self) -> None:
        """The answer is on its way; between two requests uvicorn has a deadline of its own."""
        super().on_response_complete()
        if not self._unasked:
            self._wait_for_nothing()

    def _await_request(self) -> None:
        self._wait_for_nothing()
        room = self.rooms.get(self._address, {})
        if len(room) >= MOST_UNASKED:
            next(iter(room))._cut_off()
        self.rooms.setdefault(self._address, {})[self] = None
        self._unasked = True
        self._within(ASKED_WITHIN)

    def _wait_for_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if self._unasked:
            self._unasked = False
            room = self.rooms[self._address]
            del room[self]
            if not room:
                del self.rooms[self._address]

    def _within(self, seconds: float) -> None:
        self._deadline = self.loop.call_later(seconds, self._cut_off)

    def _cut_off(self) -> None:
        self._wait_for_nothing()
        self.transport.abort()

    @property
    def _address(self) -> str:
        return network_of(self.client[0] if self.client else "")
