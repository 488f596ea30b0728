"""A table's game as its entries tell it: the match, and how far each viewer has seen it go.

An entry is public where everybody may notice it. A secret decision of a joint stage is not: only
its own seat's version counts it, so nobody learns from a number who has decided.
"""

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from wyrmhall.kernel.errors import RulesVersionError, WyrmhallError
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.journal import readable_by
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.registry import load
from wyrmhall.kernel.words import Phrase
from wyrmhall.server.rows import (
    PLAY,
    UNDO,
    Entry,
    Snapshot,
    TableRow,
    pack_notes,
    unpack_notes,
)
from wyrmhall.server.storage import Storage

RECENT = 64  # entries kept at hand for clients that come back soon
KEPT = 24  # decisions a snapshot leaves to be played again, so that they can be taken back
SNAPSHOT_EVERY = 32


class Made(NamedTuple):
    """Where a decision that still stands was entered."""

    number: int
    seat: int
    stage: int
    """The joint stage it was taken in; 0 outside of one."""
    versions: tuple[int, ...]
    """The counts before it."""


class Chronicle:
    """The match of one table, and its past."""

    def __init__(self, row: TableRow, match: Match) -> None:
        self.row = row
        self.match = match
        self.number = 0
        """Of the last entry."""
        self.recent: deque[Entry] = deque()
        self._named: dict[tuple[int, str], Entry] = {}
        self._public = 0
        self._secret = [0] * row.players
        self._made: list[Made] = []
        self._last_secret_undo = 0
        self.last_public_at = 0.0

    @classmethod
    async def open(cls, row: TableRow, storage: Storage) -> "Chronicle":
        """The table's game from its last snapshot, or from the beginning."""
        game = load(row.game)
        if game.version != row.rules:
            raise RulesVersionError(
                "error-record-rules", game=row.game, got=row.rules, known=game.version
            )
        snapshot = await storage.snapshot(row.id)
        if snapshot is not None:
            later = await storage.entries(row.id, snapshot.number)
            try:
                chronicle = cls._resumed(row, game, snapshot, later)
                if not chronicle.last_public_at:  # only secrets since the snapshot
                    for entry in await storage.seen_before(row.id, None, snapshot.number, 1):
                        chronicle.last_public_at = entry.at
                return chronicle
            except WyrmhallError:
                pass  # an agreed undo reached behind the snapshot: the whole game is played again
        return cls.played(row, await storage.entries(row.id, 0))

    @classmethod
    def played(cls, row: TableRow, entries: list[Entry]) -> "Chronicle":
        """The game played from its first decision."""
        chronicle = cls(row, opening(row))
        for entry in entries:
            chronicle.follow(entry)
        return chronicle

    @classmethod
    def _resumed(
        cls, row: TableRow, game: Game, snapshot: Snapshot, later: list[Entry]
    ) -> "Chronicle":
        chronicle = cls(row, game.resume(snapshot.state, row.key))
        chronicle.number = snapshot.number
        chronicle._public, *chronicle._secret = snapshot.versions
        for entry in later:
            chronicle.follow(entry)
        return chronicle

    def version(self, seat: int | None) -> int:
        """How many things a viewer could see happen."""
        return self._public + (0 if seat is None else self._secret[seat])

    def play(self, seat: int, move: str, ident: str | None, at: float) -> Entry:
        """Carry out a decision; the entry that tells it. Refusals change nothing."""
        match = self.match
        stage = match.stage
        match.play(seat, move)
        number = match.game.moves.parse(move).number
        public = stage == 0 or match.stage != stage
        entry = self._entry(
            PLAY, seat, number, ident, public, at, pack_notes(match.notes_of_last())
        )
        self._made.append(Made(entry.number, seat, stage, self._versions()))
        self._count(entry)
        return entry

    def take_back(self, kind: str, seat: int, ident: str | None, at: float) -> Entry:
        """Undo freely, or rewind by consent; the entry that tells it."""
        public = self.match.stage == 0
        self._take_back(kind, seat)
        entry = self._entry(kind, seat, 0, ident, public, at, b"")
        self._count(entry)
        return entry

    def follow(self, entry: Entry) -> None:
        """Do what an entry tells, one that is durable already."""
        if entry.kind == PLAY:
            stage = self.match.stage
            self.match.play(entry.seat, self.match.game.moves.move(entry.move))
            self._made.append(Made(entry.number, entry.seat, stage, self._versions()))
        else:
            self._take_back(entry.kind, entry.seat)
        self._count(entry)

    def named(self, seat: int, ident: str) -> Entry | None:
        """What a seat did lately under a name of its client's."""
        return self._named.get((seat, ident))

    def rewindable(self, seat: int) -> bool:
        """Whether a seat's last decision could be taken back by consent.

        Only a decision every worker remembers: how many are kept beyond those depends on what was
        decided in secret.
        """
        place = self.match.place_to_rewind(seat)
        return place is not None and self.match.kept - place <= KEPT

    def snapshot(self) -> Snapshot | None:
        """A snapshot to keep now and then; None while there is nothing to gain by one.

        It is the position before a decision that still stands, some way back. What was entered
        after that can be played again from there: open undos only ever take the last decision
        back. A secret undo may take an earlier one, so none may have come after; and every
        decision of a stage that is still open may be taken back, so none is forgotten.
        """
        place = self.match.kept - KEPT
        if place < SNAPSHOT_EVERY or self._made[place].number <= self._last_secret_undo:
            return None
        made = self._made[place]
        if made.stage != 0 and made.stage == self.match.stage:
            return None
        snapshot = Snapshot(made.number - 1, self.match.before(place), made.versions)
        self.match.forget(place)
        del self._made[:place]
        return snapshot

    def story(self, entries: list[Entry], seat: int | None) -> list[tuple[int, Phrase]]:
        """What a viewer may know of some entries, each with the viewer's version after it.

        The entries end with the last one, and are counted back from it.
        """
        told: list[tuple[int, Phrase]] = []
        version = self.version(seat)
        for entry in reversed(entries):
            if not seen_by(entry, seat):
                continue
            told += [
                (version, phrase) for phrase in reversed(Telling(self.match.game, entry).to(seat))
            ]
            version -= 1
        return told[::-1]

    def _versions(self) -> tuple[int, ...]:
        return (self._public, *self._secret)

    def _entry(
        self,
        kind: str,
        seat: int,
        move: int,
        ident: str | None,
        public: bool,
        at: float,
        notes: bytes,
    ) -> Entry:
        return Entry(
            table=self.row.id,
            number=self.number + 1,
            kind=kind,
            seat=seat,
            move=move,
            ident=ident,
            version=self.version(seat) + 1,
            public=public,
            notes=notes,
            at=at,
        )

    def _take_back(self, kind: str, seat: int) -> None:
        joint = self.match.stage != 0
        if kind == UNDO:
            self.match.undo(seat)
        else:
            self.match.rewind(seat)
        place = self._place_of(seat)
        if joint:
            del self._made[place]
            self._last_secret_undo = self.number + 1
        else:
            del self._made[place:]

    def _place_of(self, seat: int) -> int:
        made = self._made
        return next(place for place in reversed(range(len(made))) if made[place].seat == seat)

    def _count(self, entry: Entry) -> None:
        self.number = entry.number
        self.recent.append(entry)
        if entry.ident is not None:
            self._named[entry.seat, entry.ident] = entry
        if len(self.recent) > RECENT:
            oldest = self.recent.popleft()
            if oldest.ident is not None:
                self._named.pop((oldest.seat, oldest.ident), None)
        if entry.public:
            self._public += 1
            self.last_public_at = entry.at
        else:
            self._secret[entry.seat] += 1


def opening(row: TableRow) -> Match:
    """The table's match as it was set up."""
    return load(row.game).new(row.players, row.key, **row.options)


def seen_by(entry: Entry, seat: int | None) -> bool:
    """Whether a viewer could notice an entry."""
    return entry.public or entry.seat == seat


class Telling:
    """What an entry tells: put in words once, for each viewer the part they may know."""

    def __init__(self, game: Game, entry: Entry) -> None:
        self._told: list[tuple[Sequence[int] | None, Phrase]] = [
            (line, game.events.phrase(line)) for line in unpack_notes(entry.notes)
        ]
        if entry.kind != PLAY:
            self._told = [(None, Phrase(f"story-{entry.kind}", {"who": entry.seat}))]

    def to(self, seat: int | None) -> list[Phrase]:
        """What a viewer is told."""
        return [p for line, p in self._told if line is None or readable_by(line, seat)]
