"""One browser at one table: what it asks, what it is told.

A session speaks the wire over any pair of `receive` and `send`; the server hands it an ASGI
WebSocket, simulations something of their own.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.server.frames import encoder, with_answer
from wyrmhall.server.refusals import (
    Malformed,
    NotYourSeat,
    TooFast,
    TooLarge,
    Unavailable,
    name_of,
    phrase_of,
)
from wyrmhall.server.visitors import Bucket, hash_of, looks_like_token
from wyrmhall.server.wire import (
    LONGEST_TEXT,
    Consent,
    Done,
    FromClient,
    Hello,
    Ping,
    Play,
    Pong,
    Refused,
    Return,
    Say,
    Undo,
)
from wyrmhall.server.wire import (
    Table as TableMessage,
)

if TYPE_CHECKING:
    from wyrmhall.server.hall import Hall
    from wyrmhall.server.table import Table

LONGEST_FRAME = 4096
LONGEST_ID = 64
REMEMBERED = 32  # refusals
CHANGE = b'{"is":"change"'
DECISIONS = (Play, Undo)
FULLEST_OUTBOX = 256  # messages a client may lag behind before it has to come again
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Session:
    """A connection to a table, as one of its seats or as a spectator."""

    def __init__(
        self,
        hall: "Hall",
        table: "Table",
        holder: str | None,
        send: Callable[[str], Awaitable[None]],
        rate: tuple[float, float],
        tell: Callable[[bytes], bool] | None = None,
    ) -> None:
        self.hall = hall
        self.table = table
        self.holder = holder
        self.seat: int | None = None
        self.greeted = False
        self._said_hello = False
        """Perhaps in vain: the hall could not answer."""
        self.version: int | None = None
        """The last one shown."""
        self._answer: Done | None = None
        """Of a decision that is done; the change it made tells it, or else it is told by itself."""
        self._refused: OrderedDict[str, WyrmhallError] = OrderedDict()
        """Decisions refused lately: a repeat under way is refused again, whatever has changed."""
        self._heard = 0
        """The number of the last word passed on."""
        self.lagging = False
        self._send = send
        self._tell = tell
        """Sends a message without waiting, or says that the client is slow. It may be missing."""
        self._outbox: deque[bytes] = deque()
        self._idle: asyncio.Future[None] | None = None
        """What `write` waits for while there is nothing to send."""
        self._bucket = Bucket(*rate, hall.now)
        self._chat_bucket = Bucket(5, 0.5, hall.now)

    # ---- to the client ----

    def push(self, text: bytes) -> None:
        """Send a message, in order, without waiting for it; one that lags too far is dropped."""
        if self._tell is not None and self._idle is not None and self._tell(text):
            return
        if len(self._outbox) >= FULLEST_OUTBOX:
            self.lagging = True
        else:
            self._outbox.append(text)
        if self._idle is not None:
            if not self._idle.done():
                self._idle.set_result(None)
            self._idle = None

    def show_state(self, text: bytes, version: int) -> None:
        """How the game stands; a change answers the decision that made it."""
        self.version = version
        answer = self._answer
        if answer is not None and answer.version == version and text.startswith(CHANGE):
            text = with_answer(text, answer.id)
            self._answer = None
        self.push(text)

    def show_table(self) -> None:
        """How the table stands, as this visitor sees it."""
        if self.greeted:
            self.push(encoder.encode(TableMessage(self.table.info(self.holder))))

    def show_chat(self, texts: dict[int, bytes]) -> None:
        """Words said at the table, by their number: those that were not passed on yet."""
        if self.greeted:
            for number, text in texts.items():
                if number > self._heard:
                    self._heard = number
                    self.push(text)

    async def write(self) -> None:
        """Send what is pushed, until the session lags or is closed."""
        while not self.lagging:
            while self._outbox:
                await self._send(self._outbox.popleft().decode())
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle

    # ---- from the client ----

    async def read(self, frame: str | bytes | None) -> None:
        """Do what one frame asks, and answer by name what cannot be done."""
        ident: str | None = None
        try:
            self._bucket.take()
            message = self._decode(frame)
            if not isinstance(message, Hello):
                ident = message.id
                if not 0 < len(ident) <= LONGEST_ID or not ident.isascii() or "\0" in ident:
                    ident = None
                    raise Malformed("error-message-id", longest=LONGEST_ID)
            if isinstance(message, DECISIONS):
                await self._decide(message)
            else:
                await self._do(message)
        except WyrmhallError as refusal:
            self._refuse(ident, refusal)
        except Exception as fault:  # a database that does not answer is no reason to hang up
            self.hall.log("read-failed", table=self.table.row.id, fault=type(fault).__name__)
            self._refuse(ident, Unavailable("error-unavailable"))

    def _decode(self, frame: str | bytes | None) -> FromClient:
        if not isinstance(frame, str):
            raise Malformed("error-message", why="text is wanted")
        if len(frame) > LONGEST_FRAME:
            raise TooLarge("error-message-large", longest=LONGEST_FRAME)
        try:
            return decoder.decode(frame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
            raise Malformed("error-message", why=str(fault)[:200]) from fault

    async def _decide(self, message: Play | Undo) -> None:
        """One name, one answer: but `unavailable` is none."""
        ident = message.id
        if ident in self._refused:
            raise self._refused[ident]
        seat, version = self._own_seat(), message.version
        try:
            if isinstance(message, Play):
                move = message.move
                await self.table.play(seat, version, move, ident, lambda v: self._hold(ident, v))
            else:
                await self.table.undo(seat, version, ident, lambda v: self._hold(ident, v))
        except Unavailable:
            raise
        except WyrmhallError as refusal:
            self._refused[ident] = refusal
            if len(self._refused) > REMEMBERED:
                self._refused.popitem(last=False)
            raise
        finally:
            if self._answer is not None:
                self.push(encoder.encode(self._answer))
                self._answer = None

    async def _do(self, message: FromClient) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
        elif isinstance(message, Consent):
            ident = message.id
            await self.table.consent(
                self._own_seat(), message.yes, lambda: self._done(ident, self._version())
            )
        elif isinstance(message, Return):
            await self.hall.give_back(self.table, self._own_seat())
            self._done(message.id, self._version())
        elif isinstance(message, Say):
            await self._say(message)
        elif isinstance(message, Ping):
            self.push(encoder.encode(Pong(message.id)))

    async def _hello(self, message: Hello) -> None:
        if message.token is not None:
            if not looks_like_token(message.token):
                raise Malformed("error-message", why="token")
            self.holder = hash_of(message.token)
        self._said_hello = True
        table = self.table
        async with table.lock:
            if self.hall.storage.shared:
                await table.catch_up()  # another worker may have seated or shown them more
            own = [n for n, seat in enumerate(table.row.seats) if self._holds(seat.holder)]
            if message.seat is not None and message.seat not in own:
                self._said_hello = False
                raise NotYourSeat("error-not-your-seat")
            before = self.seat
            self.seat = message.seat if message.seat is not None else own[0] if own else None
            first = not self.greeted
            self.greeted = True
            if self.seat != before:
                table.show()  # the others see who has come
            else:
                self.show_table()
            welcome = await table.welcome(self.seat, message.version)
            if welcome is not None:
                self.version = self._version()
                self.push(welcome)
        if first:
            await self._pass_on()

    async def _say(self, message: Say) -> None:
        text = " ".join("".join(c if c.isprintable() else " " for c in message.text).split())
        if not text or len(text) > LONGEST_TEXT:
            raise Malformed("error-chat", longest=LONGEST_TEXT)
        self._own_seat()  # spectators listen
        self._chat_bucket.take()
        assert self.seat is not None
        who = self.table.row.seats[self.seat].name or ""
        await self.hall.storage.say(
            self.table.row.id, self.seat, who, text, message.id, self.hall.now()
        )
        self._done(message.id, self._version())
        await self._pass_on()

    async def _pass_on(self) -> None:
        try:
            await self.table.show_chat()
        except Exception as fault:  # it is said and answered; the next word brings this one along
            self.hall.log("chat-waits", table=self.table.row.id, fault=type(fault).__name__)

    def check_seat(self) -> None:
        """A seat that went to another browser, or was given up, is not this session's any more."""
        if self.seat is not None and not self._holds(self.table.row.seats[self.seat].holder):
            self.seat = self.version = None

    def _holds(self, holder: str | None) -> bool:
        return holder is not None and holder == self.holder

    def _own_seat(self) -> int:
        if not self.greeted:
            if self._said_hello:  # not the client's fault, and no answer to what it asks
                raise Unavailable("error-unavailable")
            raise Malformed("error-no-hello")
        if self.seat is None or not self._holds(self.table.row.seats[self.seat].holder):
            raise NotYourSeat("error-not-your-seat")
        return self.seat

    def _version(self) -> int:
        chronicle = self.table.chronicle
        return chronicle.version(self.seat) if chronicle else 0

    def _done(self, ident: str, version: int) -> None:
        self.push(encoder.encode(Done(ident, version)))

    def _hold(self, ident: str, version: int) -> None:
        self._answer = Done(ident, version)

    def _refuse(self, ident: str | None, refusal: WyrmhallError) -> None:
        why, _ = name_of(refusal)
        self.hall.refusals += 1
        if isinstance(refusal, TooFast):
            self.hall.log("too-fast", table=self.table.row.id)
        answer = Refused(ident, why, phrase_of(refusal), self._version())
        self.push(encoder.encode(answer))
