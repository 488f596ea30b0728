"""A match: one game being played, with its past."""

import hashlib
from collections.abc import Collection
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from wyrmhall.kernel.errors import (
    CannotUndo,
    GameOver,
    IllegalMove,
    MalformedMove,
    NoRecord,
    NoSuchSeat,
    NotYourTurn,
)
from wyrmhall.kernel.journal import readable_by
from wyrmhall.kernel.live_view import LiveState, LiveView
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.options import Choice, Chosen, as_int, check_seed
from wyrmhall.kernel.outcome import Outcome, ranking_of
from wyrmhall.kernel.record import FORMAT, Decision, Record
from wyrmhall.kernel.state import RUNNING, States, position_size, thaw
from wyrmhall.kernel.view import View
from wyrmhall.kernel.why import WhyNot, nearest_to_legal, why_not
from wyrmhall.kernel.words import Phrase

if TYPE_CHECKING:
    from wyrmhall.kernel.game import Game


class Past(NamedTuple):
    """A decision already taken, and the state as it was before it."""

    before: bytes
    seat: int
    move: int
    stage: int
    revealed: int
    notes: tuple[tuple[int, ...], ...]


class Match:
    """One match. Every refusal leaves it exactly as it was."""

    def __init__(self, game: "Game", states: States, key: tuple[int, int] | None) -> None:
        self.game = game
        self._key = key
        self._live: LiveState | None = None
        self._moves = game.scratch()
        self._past: list[Past] = []
        self._forgotten = False
        self._take(states)
        self._opening = self._read_notes()

    def _take(self, states: States) -> None:
        """Adopt a state."""
        self._states = states
        self._moved = True
        self._asked_of: dict[int, list[int]] = {}
        """The moves of this position by seat, once somebody has asked."""
        self._players = int(states["players"][0])
        # Looking a field up in a state is slow: the few that every call asks for stay at hand.
        self._over, self._stage = states["over"], states["stage"]
        self._revealed, self._noted = states["revealed"], states["noted"]
        self._notes = states["notes"][0]

    def live_state(self) -> LiveState:
        """The state as views read it, up to date, for all viewers."""
        if self._live is None:
            self._live = LiveState(self._states, self.game.view)
        elif self._moved:
            self._live.refresh(self._states)
        self._moved = False
        return self._live

    @property
    def state(self) -> Any:
        """The state itself, for studies and tests. It knows every secret."""
        return self._states[0]

    @property
    def states(self) -> States:
        """The state as the only one of an array, as compiled loops take it."""
        return self._states

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._players

    @property
    def options(self) -> dict[str, Choice]:
        """Every option with the choice made."""
        return Chosen(self.game.options)(self.state)

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        owing = self.game.loops.owing(self._states, 0)
        return tuple(seat for seat in range(self.players) if owing >> seat & 1)

    @property
    def stage(self) -> int:
        """The number of the joint stage that is open; 0 while seats decide one at a time."""
        return int(self._stage[0])

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Every decision so far, in the order it was taken."""
        move = self.game.moves.move
        return tuple(Decision(past.seat, move(past.move).text) for past in self._past)

    def legal(self, seat: int) -> list[Move]:
        """The moves a seat may make now; none where it owes no decision."""
        self._check_seat(seat)
        move = self.game.moves.move
        return [move(number) for number in self._ask(seat)]

    def play(self, seat: int, move: Move | str) -> None:
        """Carry out a decision, and whatever follows from it without a choice."""
        wanted = self._read_move(move)
        if self._over[0] != RUNNING:
            raise GameOver("error-over")
        self._check_seat(seat)
        choices = self._ask(seat)
        if not choices:
            raise NotYourTurn("error-not-your-turn", seat=seat, pending=self._asked(seat))
        if wanted.number not in choices:
            reason = why_not(self, seat, wanted)
            raise IllegalMove("error-illegal", move=wanted.text, why=reason)
        self._carry_out(seat, wanted.number)

    def why(self, seat: int, move: Move | str) -> WhyNot | None:
        """Why a seat may not make a move now, as far as the seat may know; None where it may."""
        wanted = self._read_move(move)
        self._check_seat(seat)
        return why_not(self, seat, wanted)

    def why_touched(self, seat: int, pieces: Collection[str]) -> WhyNot | None:
        """Why no move begins with these pieces, by the move that comes nearest to being legal.

        None where one does, or where no move of the game touches them.
        """
        self._check_seat(seat)
        move = nearest_to_legal(self, seat, pieces)
        return why_not(self, seat, move) if move else None

    def view(self, seat: int | None = None) -> View:
        """What a seat may see; a spectator's view without one."""
        if seat is not None:
            self._check_seat(seat)
        view = self.game.view(self.live_state().reader(), seat)
        view.outcome = self.outcome
        return view

    def watch(self, seat: int | None = None) -> LiveView:
        """A view that stays up to date, and tells what has changed."""
        if seat is not None:
            self._check_seat(seat)
        return LiveView(self, seat)

    def journal(self, seat: int | None = None, since: int = 0) -> list[Phrase]:
        """What a seat, or a spectator, may know happened, from the decision numbered `since` on.

        Decision 0 is the opening.
        """
        if seat is not None:
            self._check_seat(seat)
        notes = [past.notes for past in self._past[max(since - 1, 0) :]]
        if since < 1:
            notes.insert(0, self._opening)
        events = self.game.events
        return [events.phrase(n) for lines in notes for n in lines if readable_by(n, seat)]

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it runs."""
        reason = int(self._over[0])
        if reason == RUNNING:
            return None
        ranks = np.zeros(self.players, np.int32)
        scores = np.zeros(self.players, np.int32)
        self.game.loops.judge(self._states, 0, ranks, scores)
        return Outcome(
            reason=self.game.reasons[reason - 1],
            ranking=ranking_of(ranks.tolist()),
            scores=tuple(scores.tolist()),
        )

    def undoable(self, seat: int) -> bool:
        """Whether a seat may take back its last decision."""
        self._check_seat(seat)
        return self._last_of(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back a seat's last decision, until something is revealed or someone acts on it.

        In a joint stage the others' decisions stand: they were taken in ignorance of this one.
        """
        self._check_seat(seat)
        index = self._last_of(seat)
        if index is None:
            raise CannotUndo("error-cannot-undo", seat=seat)
        kept = self._past[index + 1 :]
        self._take(thaw(self._past[index].before, self.game.state_type))
        del self._past[index:]
        for past in kept:
            self._carry_out(past.seat, past.move)

    def rewindable(self, seat: int) -> bool:
        """Whether a seat's last decision could be taken back if all the others agreed."""
        return self.place_to_rewind(seat) is not None

    def rewind(self, seat: int) -> None:
        """Take back a seat's last decision and all that came after it, whatever was revealed.

        For players who agree to it; never past secret decisions, which it would give away.
        """
        index = self.place_to_rewind(seat)
        if index is None:
            raise CannotUndo("error-cannot-undo", seat=seat)
        self._take(thaw(self._past[index].before, self.game.state_type))
        del self._past[index:]

    def before(self, index: int) -> bytes:
        """The state's bytes as they were before a decision of the kept past."""
        return self._past[index].before

    @property
    def kept(self) -> int:
        """How many decisions are remembered."""
        return len(self._past)

    def notes_of_last(self) -> tuple[tuple[int, ...], ...]:
        """The journal of the last decision, secrets included."""
        return self._past[-1].notes

    def forget(self, decisions: int) -> None:
        """Let go of the earliest decisions: they cannot be shown, recorded or undone here."""
        if decisions > 0:
            self._forgotten = True
            del self._past[:decisions]

    def record(self) -> str:
        """The match as JSON, chance key included: whoever reads it knows every draw."""
        if self._forgotten:
            raise NoRecord("error-forgotten")
        record = Record(
            format=FORMAT,
            game=self.game.id,
            rules=self.game.version,
            players=self.players,
            options=self.options,
            key=self.key_text(),
            decisions=self.decisions,
            digest=self.digest(),
            outcome=self.outcome,
        )
        return record.json()

    def key_text(self) -> str:
        """The chance key as 32 hexadecimal digits."""
        if self._key is None:
            raise NoRecord("error-imagined")
        high, low = self._key
        return f"{high << 64 | low:032x}"

    def digest(self) -> str:
        """A hash of the position: equal digests, equal games."""
        size = position_size(self.game.state_type)
        named = f"{self.game.id} {self.game.version} ".encode()
        return hashlib.blake2b(named + self._states.tobytes()[:size], digest_size=16).hexdigest()

    def copy(self) -> "Match":
        """An independent copy of the match."""
        twin = Match.__new__(Match)
        twin.game = self.game
        twin._take(thaw(self._states.tobytes(), self.game.state_type))
        twin._key = self._key
        twin._live = None
        twin._moves = self.game.scratch()
        twin._past = self._past.copy()
        twin._forgotten = self._forgotten
        twin._opening = self._opening
        return twin

    def imagine(self, seat: int, seed: int | str) -> "Match":
        """A match that looks the same to a seat, everything it cannot know redrawn fairly."""
        self._check_seat(seat)
        high, low = check_seed(seed)
        states = thaw(self._states.tobytes(), self.game.state_type)
        self.game.loops.redraw(states, 0, seat, np.uint64(high), np.uint64(low))
        return Match(self.game, states, None)

    def __deepcopy__(self, _: Any) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        parts = (self._states.tobytes(), self._key, self._past, self._opening, self._forgotten)
        return _restore, (self.game.id, *parts)

    def __repr__(self) -> str:
        return (
            f"<Match of {self.game.id}, {self.players} players, {len(self._past)} decisions, "
            + (f"over: {self.outcome.reason}>" if self.outcome else f"pending {self.pending}>")
        )

    def _ask(self, seat: int) -> list[int]:
        """The numbers of a seat's moves, asked for once a position."""
        found = self._asked_of.get(seat)
        if found is None:
            count = self.game.loops.ask(self._states, 0, seat, self._moves)
            found = self._asked_of[seat] = self._moves[:count].tolist()
        return found

    def _carry_out(self, seat: int, move: int) -> None:
        before = self._states.tobytes()
        stage, revealed = int(self._stage[0]), int(self._revealed[0])
        self._moved = True
        self._asked_of.clear()
        self.game.loops.step(self._states, 0, seat, move, self._moves)
        self._past.append(Past(before, seat, move, stage, revealed, self._read_notes()))

    def _read_notes(self) -> tuple[tuple[int, ...], ...]:
        noted = int(self._noted[0])
        return tuple(map(tuple, self._notes[:noted].tolist())) if noted else ()

    def _read_move(self, move: object) -> Move:
        if isinstance(move, Move):
            if move.game != self.game.id:
                raise MalformedMove("error-move-game", got=move.game, game=self.game.id)
            return self.game.moves.move(move.number)
        return self.game.moves.parse(move)

    def _asked(self, seat: int) -> str:
        """The seats to decide as that seat sees it: not who has decided in secret."""
        return ", ".join(map(str, self.view(seat).pending))

    def _check_seat(self, seat: object) -> None:
        if type(seat) is int and 0 <= seat < self._players:
            return
        number = as_int(seat)
        if number is None or not 0 <= number < self.players:
            shown = number is not None and abs(number) < 1 << 53
            got = str(number) if shown else type(seat).__name__
            raise NoSuchSeat("error-seat", got=got, last=self.players - 1)

    def _last_of(self, seat: int) -> int | None:
        """The index in the past of a seat's last decision, if it may still be taken back."""
        if self._over[0] != RUNNING:
            return None
        stage, revealed = self._stage[0], self._revealed[0]
        if stage and self.game.is_final(self.state, seat):
            return None
        for index in reversed(range(len(self._past))):
            past = self._past[index]
            # What opened a joint stage is never taken back in it: whether it still could be
            # would tell whether anyone has decided yet.
            if past.stage != stage or past.revealed != revealed:
                return None
            if past.seat == seat:
                return index
            if stage == 0:
                return None
        return None

    def place_to_rewind(self, seat: int) -> int | None:
        """The index in the kept past of the decision `rewind` would take back, if it may."""
        self._check_seat(seat)
        if self._over[0] != RUNNING or self._stage[0] != 0:
            return None
        for index in reversed(range(len(self._past))):
            if self._past[index].stage != 0:
                return None
            if self._past[index].seat == seat:
                return index
        return None


def _restore(
    game: str,
    frozen: bytes,
    key: tuple[int, int] | None,
    past: list[Past],
    opening: tuple[tuple[int, ...], ...],
    forgotten: bool,
) -> Match:
    """Restore a pickled match, possibly in another process."""
    from wyrmhall.kernel.registry import load

    of = load(game)
    match = Match(of, thaw(frozen, of.state_type), key)
    match._past = past
    match._opening = opening
    match._forgotten = forgotten
    return match
