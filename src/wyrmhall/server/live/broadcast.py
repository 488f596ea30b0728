"""Everybody who is connected to one table, and what each of them is told about it.

What a viewer receives is a function of that viewer's own view. Sessions of one seat that know the
same version get the same message; whoever made a decision hears in it that it is done.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, TypeAlias

from wyrmhall.kernel.match import Match
from wyrmhall.kernel.words import Phrase
from wyrmhall.server.live.answers import Answers
from wyrmhall.server.live.feed import SeatFeed, encoder
from wyrmhall.server.live.session import Session
from wyrmhall.server.messages import Change, Said, State
from wyrmhall.server.storage.rows import Entry
from wyrmhall.server.tables.fair_queue import FairQueue
from wyrmhall.server.tables.game_log import GameLog, seen_by
from wyrmhall.server.tables.story import EntryStory, opening_story, story_of
from wyrmhall.server.tables.table import Table
from wyrmhall.server.tables.undo_requests import shown_request

STORY_AT_ONCE = 400  # entries looked through for a client that was away
CHAT_SHOWN = 100

Round: TypeAlias = dict[tuple[int | None, int | None], bytes]
"""The messages of one round, by seat and known version: sessions that are alike share one."""


class Broadcast:
    """The sessions at one table; the table's `Audience`."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sessions: dict[Session, None] = {}
        """In the order they came."""
        self.hellos = FairQueue(1)
        """Whose hello is answered: one at a time, so that moves come between; players' first."""
        self.answers = Answers()
        self._chat_lock = asyncio.Lock()
        self._feeds: dict[int | None, SeatFeed] = {}
        self._match: Match | None = None
        """The match that the feeds show."""

    @property
    def empty(self) -> bool:
        """Whether nobody is connected here."""
        return not self.sessions

    @property
    def address(self) -> str | None:
        """Where the first of those comes from who sit here and are connected."""
        seated = (session for session in self.sessions if session.seat is not None)
        return next((session.address for session in seated), None)

    # ---- what the table tells ----

    def table_changed(self) -> None:
        """Tell everybody how the table stands; other workers, who is connected here."""
        table = self.table
        for session in self.sessions:
            session.check_seat()
        seated = (session.seat for session in self.sessions if session.greeted)
        here = frozenset(seat for seat in seated if seat is not None)
        table.services.presence.set_own(table.row.id, here)
        for session in self.sessions:
            session.show_table()

    def entry_made(self, entry: Entry) -> None:
        """Show an entry to those who may notice it."""
        log = self.table.game()
        story, sent = EntryStory(log.match.game, entry), Round()
        for session in self.sessions:
            seat = session.seat
            if seen_by(entry, seat):
                before = log.version(seat) - 1
                self._tell(log, session, before, story.to(seat), sent, entry)

    def options_changed(self) -> None:
        """Tell everybody the position again: what one can do has changed."""
        log = self.table.log
        if log is not None:
            sent = Round()
            for session in self.sessions:
                self._tell(log, session, log.version(session.seat), [], sent)

    def game_reloaded(self, everybody: bool) -> None:
        """Show those who missed an entry what happened; everybody, where more may be different."""
        log = self.table.log
        if log is None:
            return
        recent, sent = list(log.recent), Round()
        for session in self.sessions:
            session.check_seat()
            seat, known, now = session.seat, session.version, log.version(session.seat)
            reached = now - sum(seen_by(entry, seat) for entry in recent)
            if known == now:
                if everybody:
                    self._tell(log, session, now, [], sent)
            elif known is not None and reached <= known < now:
                story = story_of(log.match.game, recent, seat, now)
                self._tell(
                    log, session, known, [phrase for at, phrase in story if at > known], sent
                )
            else:
                session.version = None  # what it has is of no use: all of it is shown again
                self._tell(log, session, now, [], sent)

    async def chat_added(self) -> None:
        """Pass on the chat, to each session once and in order."""
        await self.pass_on_chat()

    async def pass_on_chat(self, to: Session | None = None) -> None:
        """What somebody has not heard yet of the chat; or everybody."""
        table = self.table
        async with self._chat_lock:
            rows = await table.services.storage.chat(table.row.id, CHAT_SHOWN)
            listening = [to] if to is not None else [s for s in self.sessions if s.greeted]
            heard = min((session.last_chat for session in listening), default=0)
            for row in rows:
                if row.number > heard:
                    text = encoder.encode(Said(row.number, row.who, row.seat, row.text, row.at))
                    for session in listening:
                        session.show_chat(row.number, text)

    def _tell(
        self,
        log: GameLog,
        session: Session,
        since: int,
        story: Sequence[Phrase],
        sent: Round,
        entry: Entry | None = None,
    ) -> None:
        """Show a session what became of the position, and whether that is what it asked for."""
        if not session.greeted:
            return
        seat, known, version = session.seat, session.version, log.version(session.seat)
        done = session.asked if entry is not None and session.asked_for(entry) else None
        text = sent.get((seat, known)) if done is None else None
        if text is None:
            feed = self._feed(log, seat, version)
            change = self._change(log, feed, since, story, done) if known == since else None
            text = change or self._state(log, feed, since, story)
            if done is None:
                sent[seat, known] = text
            elif change is not None:
                session.asked = None  # it is told; a whole state does not tell it
        session.show_state(text, version)

    # ---- what a session asks ----

    async def welcome(self, seat: int | None, version: int | None) -> bytes | None:
        """The first state a viewer gets, with what happened since the version they know."""
        table, log = self.table, self.table.log
        if log is None:
            return None
        now = log.version(seat)
        since = now if version is None or not 0 <= version <= now else version
        wanted = 0 if version is None else since
        entries = list(log.recent)
        if now - wanted > sum(seen_by(entry, seat) for entry in entries):
            storage = table.services.storage
            found = await storage.seen_before(table.row.id, seat, log.number, STORY_AT_ONCE)
            entries = found[::-1]
        reached = now - sum(seen_by(entry, seat) for entry in entries)
        told = story_of(log.match.game, entries, seat, now)
        story = [phrase for at, phrase in told if at > wanted]
        if version is None and reached == 0:
            story = [*opening_story(table.row, seat), *story]
        feed = self._feed(log, seat, now)
        return self._state(log, feed, max(wanted, reached), story, earlier=reached > wanted)

    # ---- messages ----

    def _state(
        self,
        log: GameLog,
        feed: SeatFeed,
        since: int,
        story: Sequence[Phrase],
        earlier: bool = False,
    ) -> bytes:
        """The message that shows a viewer the whole position."""
        rest = self._rest(log, feed)
        return encoder.encode(
            State(view=feed.view, since=since, story=tuple(story), earlier=earlier, **rest)
        )

    def _change(
        self,
        log: GameLog,
        feed: SeatFeed,
        since: int,
        story: Sequence[Phrase],
        done: str | None,
    ) -> bytes | None:
        """What became of the state a viewer was shown; None where that is too long ago."""
        changed = feed.changes_since(since)
        if changed is None:
            return None
        rest = self._rest(log, feed)
        return encoder.encode(
            Change(changed=changed, since=since, story=tuple(story), done=done, **rest)
        )

    def _rest(self, log: GameLog, feed: SeatFeed) -> dict[str, Any]:
        """What a viewer is told beside the view and the story."""
        table, row, seat = self.table, self.table.row, feed.seat
        left = table.clocks.seconds_left(row, log, seat)
        return {
            "version": feed.version,
            "legal": feed.legal() if table.can_decide(seat) else (),
            "undo": table.undo_for(seat),
            "deadlines": {str(s): round(seconds, 1) for s, seconds in left.items()},
            "wish": shown_request(row, log.number),
        }

    def _feed(self, log: GameLog, seat: int | None, version: int) -> SeatFeed:
        if log.match is not self._match:
            self._match, self._feeds = log.match, {}
        feed = self._feeds.get(seat)
        if feed is None:
            feed = self._feeds[seat] = SeatFeed(log.match, seat)
        feed.update(log.number, version)
        return feed
