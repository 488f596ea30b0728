"""The socket of one browser, with a short way for what goes over it all the time.

uvicorn and `websockets` do the handshake, the pings, the closing and everything unusual. A whole
text frame, which is what a decision is, and a message to the client take the short way: through
the library and ASGI's queue each costs three times as much. Messages leave in bursts: one by one,
each would wake somebody who went back to sleep after the last.
"""

import asyncio
from collections import deque
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without its C part
    from websockets.utils import apply_mask

NAME = "wyrmhall.line"  # where a connection's scope has it
WHOLE_TEXT = 0x81
MASKED = 0x80
SHORT, LONG = 126, 127  # two, or eight, more bytes tell the length
FULL = 32  # messages that wait to be read before the client has to wait
LARGEST_BURST = 32  # messages; those who come first should not wait long for the others


class Burst:
    """The messages of all lines of an event loop that leave together, at the end of its turn."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Line, bytes]] = []

    def add(self, line: "Line", frame: bytes) -> None:
        """Let a frame leave, after those that were added before."""
        waiting = self._waiting
        if not waiting:
            line.loop.call_soon(self.leave)
        waiting.append((line, frame))
        if len(waiting) >= LARGEST_BURST:
            self.leave()

    def leave(self) -> None:
        """Send them all; not to those who have hung up meanwhile."""
        waiting, self._waiting = self._waiting, []
        for line, frame in waiting:
            if line.conn.state is OPEN and not line.transport.is_closing():
                line.transport.write(frame)


class Events(asyncio.Queue[Any]):
    """What uvicorn tells of a connection; its end is passed on to the line."""

    def __init__(self, line: "Line") -> None:
        super().__init__()
        self._line = line

    def put_nowait(self, item: Any) -> None:
        """As any queue does."""
        super().put_nowait(item)
        if item["type"] == "websocket.disconnect":
            self._line.end()


class Line(WebSocketsSansIOProtocol):
    """A connection that hands whole messages to whoever asks for the next one."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Events(self)
        self._burst = burst_of(self.loop)
        self._inbox: deque[str | bytes] = deque()
        self._ended = False
        self._idle: asyncio.Future[None] | None = None
        """What `message` waits for while there is none."""
        self._rest = b""
        """The beginning of a frame."""
        self._odd = False
        """Whether the library has to make sense of all that comes."""

    async def run_asgi(self) -> None:
        """As uvicorn does, with the line in the scope."""
        scope: Any = self.scope
        scope[NAME] = self
        await super().run_asgi()

    # ---- from the client ----

    async def message(self) -> str | bytes | None:
        """The next message; None when there will be none."""
        while not self._inbox:
            if self._ended:
                return None
            self._idle = self.loop.create_future()
            await self._idle
        if self.read_paused and len(self._inbox) <= FULL // 2 and not self._ended:
            self.read_paused = False
            self.transport.resume_reading()
        return self._inbox.popleft()

    def data_received(self, data: bytes) -> None:
        """Take whole text frames out; the library gets all others, whole."""
        if not self.handshake_initiated or self._odd:
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
        start, size = 0, len(data)
        while size - start >= 2:
            length, body = data[start + 1] & ~MASKED, start + 2
            if length >= SHORT:
                body += 2 if length == SHORT else 8
                if body > size:
                    break
                length = int.from_bytes(data[start + 2 : body], "big")
                if length > self.config.ws_max_size:
                    self._odd = True
                    super().data_received(data[start:])
                    return
            masked = data[start + 1] & MASKED
            body += 4 if masked else 0
            end = body + length
            if end > size:
                break
            plain = masked and data[start] == WHOLE_TEXT and self.conn.current_size is None
            if not (plain and self._take(apply_mask(data[body:end], data[body - 4 : body]))):
                super().data_received(data[start:end])
            start = end
        self._rest = data[start:]

    def _take(self, payload: bytes) -> bool:
        """Take a message; False where the library should say what is wrong with it."""
        if self.conn.state is not OPEN:
            return False
        try:
            self._hear(payload.decode())
        except UnicodeDecodeError:
            return False
        return True

    def send_receive_event_to_app(self) -> None:
        """A message that came through the library, in pieces perhaps."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self._hear(data)
            return
        try:
            self._hear(data.decode())
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    def _hear(self, message: str | bytes) -> None:
        self._inbox.append(message)
        if len(self._inbox) >= FULL and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self._wake()

    def _wake(self) -> None:
        if self._idle is not None:
            if not self._idle.done():
                self._idle.set_result(None)
            self._idle = None

    def end(self) -> None:
        """Nothing more will be read."""
        self._ended = True
        self._wake()

    # ---- to the client ----

    def tell(self, message: bytes) -> bool:
        """Send a text message, in a moment; False where the client is slow and it has to wait."""
        if not self.writable.is_set():
            return False
        size = len(message)
        if size < SHORT:
            head = bytes((WHOLE_TEXT, size))
        elif size < 1 << 16:
            head = bytes((WHOLE_TEXT, SHORT, size >> 8, size & 0xFF))
        else:
            head = bytes((WHOLE_TEXT, LONG)) + size.to_bytes(8, "big")
        self._burst.add(self, head + message)
        return True


_bursts: WeakKeyDictionary[asyncio.AbstractEventLoop, Burst] = WeakKeyDictionary()


def burst_of(loop: asyncio.AbstractEventLoop) -> Burst:
    """The burst of a loop: lines of one server share it."""
    found = _bursts.get(loop)
    if found is None:
        found = _bursts[loop] = Burst()
    return found
