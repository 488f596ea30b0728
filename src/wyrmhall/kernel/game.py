"""A game: its rules and everything around them, behind one interface."""

import secrets
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from wyrmhall.kernel.errors import MalformedRecord, MoveError, RulesVersionError
from wyrmhall.kernel.journal import Events
from wyrmhall.kernel.loops import Loops, Rules, loops
from wyrmhall.kernel.moves import Codec, Move
from wyrmhall.kernel.options import Choice, Option, check_players, check_seed, settle_options
from wyrmhall.kernel.record import Readable, commitment, read_record
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves, blank, thaw
from wyrmhall.kernel.view import Stake, View
from wyrmhall.kernel.why import Why
from wyrmhall.kernel.words import Phrase, Words, words_in

if TYPE_CHECKING:
    from wyrmhall.kernel.match import Match


def describe_plainly(move: Move, view: View) -> Phrase:
    """A move in words that need nothing but the move itself."""
    del view
    return Phrase(f"move-{move.kind}", dict(move.args))


def nothing_hidden(state: Any, seat: int | None) -> tuple[Any, ...]:
    """A game where everyone sees everything."""
    del state, seat
    return ()


def nothing_final(state: Any, seat: int) -> bool:
    """A game whose secret decisions may all be changed until the last seat has decided (C3)."""
    del state, seat
    return False


@rule
def every_move(s: Any, moves: Moves, count: int) -> int:
    """A game whose moves are all worth weighing."""
    return count


@rule
def audit_nothing(s: Any) -> int:
    """A game that promises no invariants."""
    return 0


@rule
def unexplained(s: Any, seat: int, move: int) -> int:
    """A game that does not say why a move is not legal."""
    return 0


@dataclass(frozen=True, kw_only=True)
class Game:
    """What the kernel, the bots, the server and the terminal know of a game."""

    id: str
    version: str
    """The rules' version: a record of another one is refused."""
    seats: range
    options: tuple[Option, ...] = ()
    moves: Codec
    events: Events
    reasons: tuple[str, ...]
    """Why a game can end; the number in the state counts from 1."""
    rules: Rules
    view: Callable[[Any, int | None], View]
    """What a seat, or a spectator, may see of a state."""
    describe: Callable[[Move, Any], Phrase] = describe_plainly
    """A move in words, as one would say it at the table the view shows."""
    stakes: Mapping[str, Callable[[Move, Any], Stake | None]] = field(
        default_factory=dict, hash=False
    )
    """By kind of move, what follows from one at the table the view shows, where that is worth
    saying before it is made."""
    hidden: Callable[[Any, int | None], tuple[Any, ...]] = nothing_hidden
    """Everything a viewer may not know, the chance key apart, in a fixed order."""
    uniform: bool = False
    """Whether `imagine` makes every arrangement of what is hidden equally likely."""
    audit: Callable[[Any], int] = audit_nothing
    """0, or the number from 1 of the invariant a state breaks; compiled, like the rules."""
    invariants: tuple[str, ...] = ()
    """What is true between any two decisions, whatever is played."""
    is_final: Callable[[Any, int], bool] = nothing_final
    """Whether a seat's decisions in the open stage are final: it cannot take them back (C3)."""
    why: Why | None = None
    """What it says of a move that is not legal; without it, only that it is not."""
    most_moves: int = 0
    """No position offers a seat as many moves as this; one more than the game has, if not given."""
    most_decisions: int
    """No match asks for more decisions than this."""
    folder: Path
    """The game's package, with `words/` and the rules pages in it."""
    terminal: str | None = None
    """The module whose `draw(view, words, name_of)` draws a view in the terminal, imported only
    when asked for. Without one the terminal lists the view's fields."""
    lesson: str | None = None
    """The module whose `LESSON` teaches the game, imported only when asked for."""
    policy: Callable[[Any, int, Moves, int, int], int] | None = None
    """A compiled player that knows no more than its seat: state, seat, its legal moves, how many
    they are, and a number from 0 to 2³² - 1 for luck; it returns the index of a move among them.
    Behind the moves it may write what it likes."""

    worth: Callable[[Any, int, Moves], float] | None = None
    """How well a seat stands, in log-odds up to a constant the seats share; compiled, for bots.
    In the room for moves that it is given it may write what it likes."""
    foresight: int = 0
    """How many decisions a search plays on before it looks at the worth."""
    playout: Callable[[Any, int, Moves, int, int], int] | None = None
    """The light player a search plays on with, a policy; any legal move where there is none."""
    suppose: Callable[[Any, int, Moves, int], None] | None = None
    """Put what the others probably decided in secret in place of what `imagine` drew: state,
    the seat that imagines, room for moves, and a number for luck as for `policy`."""

    candidates: Callable[[Any, Moves, int], int] = every_move
    """How many of the legal moves, from the first on, a bot weighs; compiled. `legal` lists those
    that only rearrange what was decided before behind the others."""

    def __post_init__(self) -> None:
        if not self.most_moves:
            object.__setattr__(self, "most_moves", self.moves.size + 1)

    @cached_property
    def loops(self) -> Loops:
        """The rules, compiled."""
        return loops(self.id, self.rules, self.audit, self.why.rule if self.why else unexplained)

    @property
    def state_type(self) -> np.dtype[Any]:
        """The NumPy type of this game's state."""
        return self.rules.STATE

    def words(self, language: str) -> Words:
        """The game's words in a language."""
        return words_in(language, self.folder / "words")

    def rules_page(self, language: str) -> str | None:
        """The rules as Markdown, where the game has them in that language."""
        page = self.folder / f"rules.{language}.md"
        return page.read_text(encoding="utf-8") if page.is_file() else None

    def stake(self, move: Move, view: View) -> Stake | None:
        """What follows from a move, where the game says so."""
        tell = self.stakes.get(move.kind)
        return tell(move, view) if tell else None

    def scratch(self) -> Moves:
        """Room for the moves of one position."""
        return np.zeros(self.most_moves, np.int32)

    def new(self, players: int, seed: int | str | None = None, **options: Any) -> "Match":
        """A new match. Without a seed the chance key is a fresh secret."""
        from wyrmhall.kernel.match import Match

        seats = check_players(players, self.seats, self.id)
        key = check_seed(secrets.randbits(128) if seed is None else seed)
        chosen = settle_options(self.options, options, self.id, seats)
        states = blank(self.state_type)
        header = states[0]
        header.key[0], header.key[1] = key
        header.players = seats
        for name, index in chosen.items():
            header[name] = index
        self.loops.begin(states, self.scratch())
        return Match(self, states, key)

    def resume(self, frozen: bytes, key: str) -> "Match":
        """A match from its state's bytes and its chance key; what came before is forgotten."""
        from wyrmhall.kernel.match import Match

        match = Match(self, thaw(frozen, self.state_type), check_seed(key))
        match.forget(1)
        return match

    def move(self, text: str) -> Move:
        """A move from its canonical text; MalformedMove for anything else."""
        return self.moves.parse(text)

    def replay(self, record: Readable) -> "Match":
        """The match a record tells, checked move for move."""
        given = read_record(record)
        if given.game != self.id:
            raise MalformedRecord("error-record-game", got=given.game[:40], game=self.id)
        if given.rules != self.version:
            raise RulesVersionError(
                "error-record-rules", game=self.id, got=given.rules[:40], known=self.version
            )
        match = self.new(given.players, given.key, **given.options)
        if given.commitment is not None and given.commitment != commitment(match.key_text()):
            raise MalformedRecord("error-record-commitment")
        for number, decision in enumerate(given.decisions, start=1):
            try:
                match.play(decision.seat, decision.move)
            except MoveError as fault:
                raise MalformedRecord(
                    "error-record-decision", place=number, why=str(fault)
                ) from fault
        if given.digest != match.digest():
            raise MalformedRecord("error-record-digest")
        if given.outcome != match.outcome:
            raise MalformedRecord("error-record-outcome")
        return match

    def variants(self) -> Iterator[tuple[int, dict[str, Choice]]]:
        """The kinds of table that stand for all in tests.

        For every number of players the default options, then each other choice worth trying by
        itself, then all of them together.
        """
        for players in self.seats:
            usual = {option.name: option.default(players) for option in self.options}
            tables = [usual]
            together = dict(usual)
            for option in self.options:
                for choice in option.tries(players):
                    if choice != usual[option.name]:
                        tables.append({**usual, option.name: choice})
                        together[option.name] = choice
            if together not in tables:
                tables.append(together)
            for options in tables:
                yield players, options
