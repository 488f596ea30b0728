"""One browser at one table: what it asks, what it is told.

A session is fed whole frames and sends whole messages; sockets belong to `sockets`.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.words import Phrase
from wyrmhall.server.admission import HELLO, MESSAGE, SEARCH, Admission, Bucket
from wyrmhall.server.errors import (
    Malformed,
    NotYourSeat,
    TooFast,
    TooLarge,
    Unavailable,
    name_of,
    phrase_of,
)
from wyrmhall.server.identity import hash_of, looks_like_token, printable
from wyrmhall.server.live.feed import encoder
from wyrmhall.server.messages import (
    LONGEST_TEXT,
    AskHint,
    AskWhy,
    Because,
    Consent,
    Done,
    FromClient,
    Hello,
    Hint,
    Ping,
    Play,
    Pong,
    Refused,
    Return,
    Say,
    Undo,
)
from wyrmhall.server.messages import (
    Table as TableMessage,
)
from wyrmhall.server.storage.rows import Entry
from wyrmhall.server.tables.hints import suggest
from wyrmhall.server.tables.hosting import Hosting
from wyrmhall.server.tables.table import Table

if TYPE_CHECKING:
    from wyrmhall.server.live.broadcast import Broadcast

LONGEST_FRAME = 4096
LONGEST_ID = 64
MOST_HASTY = 300  # frames that come too fast, without a pause; then it is hung up on
MOST_TOUCHED = 32  # pieces one may ask about at once
FULLEST_OUTBOX = 256  # messages a client may lag behind before it has to reconnect
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Session:
    """A connection to a table, as one of its seats or as a spectator."""

    def __init__(
        self,
        broadcast: "Broadcast",
        hosting: Hosting,
        holder: str | None,
        send: Callable[[str], Awaitable[None]],
        admission: Admission,
        address: str = "",
    ) -> None:
        self.table: Table = broadcast.table
        self.holder = holder
        self.address = address
        self.seat: int | None = None
        self.greeted = False
        """Whether its hello was answered."""
        self.version: int | None = None
        """The last one shown."""
        self.asked: str | None = None
        """The id of the decision it waits for; the broadcast that tells it clears this."""
        self.lagging = False
        self._broadcast = broadcast
        self._hosting = hosting
        self._services = broadcast.table.services
        self._tried_hello = False
        self.last_chat = 0
        """The number of the last chat message passed on."""
        self._send = send
        self._outbox: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self._admission = admission
        self._bucket = admission.bucket()
        self._chat_bucket = Bucket(5, 0.5, self._services.monotonic)
        self._hasty = 0
        """How many frames came too fast since the client last paused."""
        self._was_hasty = False

    # ---- to the client ----

    def push(self, text: bytes) -> None:
        """Send a message, in order, without waiting for it; one that lags too far is dropped."""
        if len(self._outbox) >= FULLEST_OUTBOX:
            self.lagging = True
        else:
            self._outbox.append(text)
        self._filled.set()

    async def write(self) -> None:
        """Send what is pushed, until the session lags or is closed."""
        while not self.lagging:
            self._filled.clear()
            while self._outbox:
                await self._send(self._outbox.popleft().decode())
            await self._filled.wait()

    def show_state(self, text: bytes, version: int) -> None:
        """How the game stands."""
        self.version = version
        self.push(text)

    def asked_for(self, entry: Entry) -> bool:
        """Whether an entry is the decision it waits for."""
        return self.asked is not None and (self.seat, self.asked) == (entry.seat, entry.request_id)

    def show_table(self) -> None:
        """How the table stands, as this visitor sees it."""
        if self.greeted:
            self.push(encoder.encode(TableMessage(self.table.info(self.holder))))

    def show_chat(self, number: int, text: bytes) -> None:
        """A chat message, unless it was passed on before."""
        if self.greeted and number > self.last_chat:
            self.last_chat = number
            self.push(text)

    # ---- from the client ----

    async def read(self, frame: str | bytes | None) -> None:
        """Do what one frame asks, and answer by name what cannot be done."""
        request_id: str | None = None
        try:
            if delay := self._bucket.delay():
                await self._slow_down(delay)
            elif self._hasty and self._bucket.rested:
                self._hasty = 0
            await self._admission.pay(MESSAGE, self.address)
            message = _decode(frame)
            if not isinstance(message, Hello):
                request_id = _checked_id(message.id)
            await self._do(message)
        except WyrmhallError as refusal:
            self._refuse(request_id, refusal)
        except Exception as fault:  # a database that does not answer is no reason to hang up
            self._services.log("read-failed", table=self.table.row.id, fault=type(fault).__name__)
            self._refuse(request_id, Unavailable("error-unavailable"))

    async def _slow_down(self, seconds: float) -> None:
        """Read nothing more for a while: who sends too much waits, and nobody else does."""
        if not self._was_hasty:
            self._was_hasty = True
            self._services.log("too-fast", table=self.table.row.id)
        self._hasty += 1
        await asyncio.sleep(seconds)

    @property
    def flooding(self) -> bool:
        """Whether it goes on sending too much, however long it is made to wait."""
        return self._hasty >= MOST_HASTY

    async def _do(self, message: FromClient) -> None:
        if isinstance(message, (Play, Undo, Consent, Return)):
            await self._answer_once(message)
        elif isinstance(message, Hello):
            await self._hello(message)
        elif isinstance(message, Say):
            await self._say(message)
        elif isinstance(message, AskWhy):
            await self._explain(message)
        elif isinstance(message, AskHint):
            seat = self._own_seat()
            await self._admission.pay(SEARCH, self.address, self.holder)
            self._services.spawn(self._hint(message.id, seat))  # one goes on playing meanwhile
        elif isinstance(message, Ping):
            self.push(encoder.encode(Pong(message.id)))

    async def _answer_once(self, message: Play | Undo | Consent | Return) -> None:
        """One id, one answer; but `unavailable` is no answer."""
        seat, answers = self._own_seat(), self._broadcast.answers
        given = answers.get(seat, message.id)
        if isinstance(given, WyrmhallError):
            raise given
        if given is not None:
            self._done(message.id, given)
            return
        self.asked = message.id
        try:
            version = await self._carry_out(message, seat)
            answers.keep(seat, message.id, version)
            if self.asked is not None:  # no broadcast has told it
                self._done(message.id, version)
        except Unavailable:
            raise
        except WyrmhallError as refusal:
            answers.keep(seat, message.id, refusal)
            raise
        finally:
            self.asked = None

    async def _carry_out(self, message: Play | Undo | Consent | Return, seat: int) -> int:
        """Do what a seat asks; its version after that."""
        entry: Entry | None = None
        if isinstance(message, Play):
            entry = await self.table.play(seat, message.version, message.move, message.id)
        elif isinstance(message, Undo):
            entry = await self.table.undo(seat, message.version, message.id)
        elif isinstance(message, Consent):
            await self.table.consent(seat, message.yes)
        else:
            await self._hosting.come_back(self.table, seat)
        return entry.version if entry else self._version()

    async def _hello(self, message: Hello) -> None:
        if message.token is not None:
            if not looks_like_token(message.token):
                raise Malformed("error-message", why="malformed token")
            self.holder = hash_of(message.token)
        self._tried_hello = True
        await self._admission.pay(HELLO, self.address)
        first, urgent = not self.greeted, bool(self.table.seats_of(self.holder))
        async with self._broadcast.hellos.turn(self.address, urgent), self.table.lock:
            await self._welcome(message)
        if first:
            await self._pass_on_chat(self)

    async def _welcome(self, message: Hello) -> None:
        table = self.table
        if self._services.storage.shared:
            await table.catch_up()  # another worker may have seated or shown them more
        own = table.seats_of(self.holder)
        if message.seat is not None and message.seat not in own:
            self._tried_hello = False
            raise NotYourSeat("error-not-your-seat")
        before = self.seat
        self.seat = message.seat if message.seat is not None else own[0] if own else None
        self.greeted = True
        if self.seat != before:
            self._broadcast.table_changed()  # the others see who has come
        else:
            self.show_table()
        welcome = await self._broadcast.welcome(self.seat, message.version)
        if welcome is not None:
            self.show_state(welcome, self._version())

    async def _say(self, message: Say) -> None:
        text = printable(message.text)
        if not text or len(text) > LONGEST_TEXT:
            raise Malformed("error-chat", longest=LONGEST_TEXT)
        seat = self._own_seat()  # spectators only read
        if self._chat_bucket.wait():
            raise TooFast("error-too-fast")
        self._chat_bucket.delay()
        name = self.table.row.seats[seat].name or ""
        await self._services.storage.add_chat(
            self.table.row.id, seat, name, text, message.id, self._services.now()
        )
        self._done(message.id, self._version())
        await self._pass_on_chat()

    async def _explain(self, message: AskWhy) -> None:
        """Say why touching something leads to no move, as far as the viewer may know."""
        *before, last = message.pieces or ("",)
        if len(before) >= MOST_TOUCHED or max(map(len, message.pieces), default=0) > LONGEST_ID:
            raise Malformed("error-message", why="too many pieces")
        if not self.greeted:
            raise Malformed("error-no-hello")
        if self.seat is None:
            self.push(encoder.encode(Because(message.id, None, Phrase("why-watching"))))
            return
        async with self.table.lock:  # what is not durable yet explains nothing
            match = self.table.game().match
            found = match.why_touched(self.seat, [*before, last])
            if found is None and before:
                found = match.why_touched(self.seat, [last])
        answer = (
            Because(message.id, found.clause, found.phrase)
            if found
            else Because(message.id, None, None)
        )
        self.push(encoder.encode(answer))

    async def _hint(self, request_id: str, seat: int) -> None:
        try:
            version, (best, *more) = await suggest(self.table, seat)
        except WyrmhallError as refusal:
            self._refuse(request_id, refusal)
        else:
            second = more[0] if more else None
            self.push(encoder.encode(Hint(request_id, version, best, second)))

    async def _pass_on_chat(self, to: "Session | None" = None) -> None:
        try:
            await self._broadcast.pass_on_chat(to)
        except Exception as fault:  # it is kept and answered; the next message brings it along
            self._services.log("chat-waits", table=self.table.row.id, fault=type(fault).__name__)

    def check_seat(self) -> None:
        """A seat that went to another browser, or was given up, is not this session's any more."""
        if self.seat is not None and not self.table.holds(self.holder, self.seat):
            self.seat = self.version = None

    def _own_seat(self) -> int:
        if not self.greeted:
            if self._tried_hello:  # not the client's fault, and no answer to what it asks
                raise Unavailable("error-unavailable")
            raise Malformed("error-no-hello")
        if self.seat is None or not self.table.holds(self.holder, self.seat):
            raise NotYourSeat("error-not-your-seat")
        return self.seat

    def _version(self) -> int:
        log = self.table.log
        return log.version(self.seat) if log else 0

    def _done(self, request_id: str, version: int) -> None:
        self.push(encoder.encode(Done(request_id, version)))

    def _refuse(self, request_id: str | None, refusal: WyrmhallError) -> None:
        why, _ = name_of(refusal)
        self._services.refusals += 1
        answer = Refused(request_id, why, phrase_of(refusal), self._version())
        self.push(encoder.encode(answer))


def _decode(frame: str | bytes | None) -> FromClient:
    if not isinstance(frame, str):
        raise Malformed("error-message", why="expected text")
    # Only a long one is encoded to be measured; nothing takes more than four bytes a character.
    if 4 * len(frame) > LONGEST_FRAME < len(frame.encode(errors="replace")):
        raise TooLarge("error-message-large", longest=LONGEST_FRAME)
    try:
        return decoder.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise Malformed("error-message", why=str(fault)[:200]) from fault


def _checked_id(request_id: str) -> str:
    if not 0 < len(request_id) <= LONGEST_ID or not request_id.isascii() or "\0" in request_id:
        raise Malformed("error-message-id", longest=LONGEST_ID)
    return request_id
