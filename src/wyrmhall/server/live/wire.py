"""The frames of a WebSocket, as uvicorn reads them, within bounds.

Messages wait until their session asks for them. What never reaches a session, pings and parts of
messages, is answered as it comes: nobody could stop a client that sends nothing else.
"""

import time
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from wyrmhall.server.admission import Bucket
from wyrmhall.server.live.sockets import TOO_FAST

READ_AT_ONCE = 512  # bytes
MOST_AT_ONCE = 50  # frames among them
CONTROL = (20.0, 2.0)  # frames that are no message: at once, and a second
GONE_WITHIN = 1.0  # seconds


class BoundedProtocol(WebSocketsSansIOProtocol):
    """Hangs up on a client that sends more frames than any of ours."""

    def __init__(self, *given: Any, **settings: Any) -> None:
        super().__init__(*given, **settings)
        self._control = Bucket(*CONTROL, time.monotonic)

    def data_received(self, data: bytes) -> None:
        """Read what came, a part at a time: a hundred kilobytes hold fifteen thousand frames."""
        if len(data) <= READ_AT_ONCE:
            super().data_received(data)
            return
        for start in range(0, len(data), READ_AT_ONCE):
            super().data_received(data[start : start + READ_AT_ONCE])
            if self.close_sent or self.transport.is_closing():
                return

    def handle_events(self) -> None:
        """Count the frames before they are handled; after we hung up, all of them."""
        events, ended = self.conn.events, self.close_sent
        hasty = len(events) > MOST_AT_ONCE
        for event in events:
            if isinstance(event, Frame) and (ended or _is_control(event)):
                hasty = self._control.delay() > 0 or hasty
        if hasty:
            self._hang_up()
        else:
            super().handle_events()

    def _hang_up(self) -> None:
        self.conn.fail(TOO_FAST, "too-fast")  # nothing that still comes is read
        self.transport.write(b"".join(self.conn.data_to_send()[-2:]))
        self.transport.pause_reading()
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST})
        self.loop.call_later(GONE_WITHIN, self.transport.abort)


def _is_control(frame: Frame) -> bool:
    return frame.opcode in (Opcode.PING, Opcode.PONG) or not frame.fin
