"""A table's game as its entries tell it: the match, and how far each viewer has seen it go.

An entry is public where everybody may notice it. A secret decision of a joint stage is not: only
its own seat's version counts it, so nobody learns from a number who has decided.
"""

from collections import deque
from typing import NamedTuple

from wyrmhall.kernel.errors import RulesVersionError, WyrmhallError
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.registry import load
from wyrmhall.server.storage.interface import Storage
from wyrmhall.server.storage.rows import PLAY, UNDO, Entry, Snapshot, TableRow, pack_notes

RECENT = 64  # entries kept at hand for clients that come back soon
KEPT = 24  # decisions a snapshot leaves to be played again, so that they can be undone
SNAPSHOT_EVERY = 32


class Standing(NamedTuple):
    """A decision that was not undone, and where it was entered."""

    number: int
    seat: int
    stage: int
    """The joint stage it was made in; 0 outside of one."""
    versions: tuple[int, ...]
    """The viewers' versions before it, as in `Snapshot`."""


class GameLog:
    """The match of one table, and what was entered."""

    def __init__(self, row: TableRow, match: Match) -> None:
        self.match = match
        self._table_id = row.id
        self.number = 0
        """Of the last entry."""
        self.recent: deque[Entry] = deque()
        self._by_request: dict[tuple[int, str], Entry] = {}
        self._public = 0
        self._secret = [0] * row.players
        self._standing: list[Standing] = []
        self._last_secret_undo = 0
        self.last_public_at = 0.0

    @classmethod
    async def open(cls, row: TableRow, storage: Storage) -> "GameLog":
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
                log = cls._resumed(row, game, snapshot, later)
                if not log.last_public_at:  # only secrets since the snapshot
                    for entry in await storage.seen_before(row.id, None, snapshot.number, 1):
                        log.last_public_at = entry.at
                return log
            except WyrmhallError:
                pass  # an agreed undo reached behind the snapshot: the whole game is played again
        return cls.played(row, await storage.entries(row.id, 0))

    @classmethod
    def played(cls, row: TableRow, entries: list[Entry]) -> "GameLog":
        """The game played from its first decision."""
        log = cls(row, opening(row))
        for entry in entries:
            log.follow(entry)
        return log

    @classmethod
    def _resumed(
        cls, row: TableRow, game: Game, snapshot: Snapshot, later: list[Entry]
    ) -> "GameLog":
        log = cls(row, game.resume(snapshot.state, row.key))
        log.number = snapshot.number
        log._public, *log._secret = snapshot.versions
        for entry in later:
            log.follow(entry)
        return log

    def version(self, seat: int | None) -> int:
        """How many things a viewer could see happen."""
        return self._public + (0 if seat is None else self._secret[seat])

    def play(self, seat: int, move: str, request_id: str | None, at: float) -> Entry:
        """Carry out a decision; the entry that tells it. Refusals change nothing."""
        match = self.match
        stage = match.stage
        match.play(seat, move)
        number = match.game.moves.parse(move).number
        public = stage == 0 or match.stage != stage
        entry = self._entry(
            PLAY, seat, number, request_id, public, at, pack_notes(match.notes_of_last())
        )
        self._standing.append(Standing(entry.number, seat, stage, self._versions()))
        self._count(entry)
        return entry

    def undo(self, kind: str, seat: int, request_id: str | None, at: float) -> Entry:
        """Undo freely, or rewind by consent; the entry that tells it."""
        public = self.match.stage == 0
        self._undo(kind, seat)
        entry = self._entry(kind, seat, 0, request_id, public, at, b"")
        self._count(entry)
        return entry

    def follow(self, entry: Entry) -> None:
        """Do what an entry tells, one that is durable already."""
        if entry.kind == PLAY:
            stage = self.match.stage
            self.match.play(entry.seat, self.match.game.moves.move(entry.move))
            self._standing.append(Standing(entry.number, entry.seat, stage, self._versions()))
        else:
            self._undo(entry.kind, entry.seat)
        self._count(entry)

    def by_request(self, seat: int, request_id: str) -> Entry | None:
        """What a seat did lately under its client's request id."""
        return self._by_request.get((seat, request_id))

    def rewindable(self, seat: int) -> bool:
        """Whether a seat's last decision could be undone by consent.

        Only a decision every worker remembers: how many are kept beyond those depends on what was
        decided in secret.
        """
        index = self.match.place_to_rewind(seat)
        return index is not None and self.match.kept - index <= KEPT

    def snapshot(self) -> Snapshot | None:
        """A snapshot to keep now and then; None while there is nothing to gain by one.

        It is the position before a decision that still stands, some way back. What was entered
        after that can be played again from there: a public undo only ever takes the last decision
        back. A secret undo may take an earlier one, so none may have come after; and every
        decision of a stage that is still open may be undone, so none of them is forgotten.
        """
        index = self.match.kept - KEPT
        if index < SNAPSHOT_EVERY:
            return None
        first = self._standing[index]
        if first.number <= self._last_secret_undo:
            return None
        if first.stage != 0 and first.stage == self.match.stage:
            return None
        snapshot = Snapshot(first.number - 1, self.match.before(index), first.versions)
        self.match.forget(index)
        del self._standing[:index]
        return snapshot

    def _versions(self) -> tuple[int, ...]:
        return (self._public, *self._secret)

    def _entry(
        self,
        kind: str,
        seat: int,
        move: int,
        request_id: str | None,
        public: bool,
        at: float,
        notes: bytes,
    ) -> Entry:
        return Entry(
            table_id=self._table_id,
            number=self.number + 1,
            kind=kind,
            seat=seat,
            move=move,
            request_id=request_id,
            version=self.version(seat) + 1,
            public=public,
            notes=notes,
            at=at,
        )

    def _undo(self, kind: str, seat: int) -> None:
        joint = self.match.stage != 0
        if kind == UNDO:
            self.match.undo(seat)
        else:
            self.match.rewind(seat)
        standing = self._standing
        index = next(i for i in reversed(range(len(standing))) if standing[i].seat == seat)
        if joint:
            del standing[index]
            self._last_secret_undo = self.number + 1
        else:
            del standing[index:]

    def _count(self, entry: Entry) -> None:
        self.number = entry.number
        self.recent.append(entry)
        if entry.request_id is not None:
            self._by_request[entry.seat, entry.request_id] = entry
        if len(self.recent) > RECENT:
            oldest = self.recent.popleft()
            if oldest.request_id is not None:
                self._by_request.pop((oldest.seat, oldest.request_id), None)
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
