"""A game for tests of the search: seat 0 guesses which of four cards lies face down."""

from pathlib import Path
from typing import Any

from wyrmhall.kernel.chance import draw
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.journal import Events
from wyrmhall.kernel.moves import Codec, Domain, Kind, Move
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Cells, Header, Moves, cell, layout
from wyrmhall.kernel.view import Scene, View
from wyrmhall.kernel.words import Phrase

CARDS = 4
UNKNOWN = -1
MOVES = Codec("guess", Kind("guess", "guess {card}", Domain("card", ("a", "b", "c", "d"))))


class State(Header):
    card: int = cell("i1")
    guess: int = cell("i1")


class Rules:
    STATE = layout(State, journal=4)

    @staticmethod
    @rule
    def setup(s: State) -> None:
        s.card = draw(s, CARDS)
        s.guess = UNKNOWN

    @staticmethod
    @rule
    def pending(s: State) -> int:
        return 1

    @staticmethod
    @rule
    def legal(s: State, seat: int, moves: Moves) -> int:
        for card in range(CARDS):
            moves[card] = card
        return CARDS

    @staticmethod
    @rule
    def apply(s: State, seat: int, move: int) -> None:
        s.guess = move
        s.over = 1

    @staticmethod
    @rule
    def result(s: State, ranks: Cells, scores: Cells) -> None:
        for seat in range(2):
            right = (s.guess == s.card) == (seat == 0)
            ranks[seat] = 1 if right else 2
            scores[seat] = 1 if right else 0

    @staticmethod
    @rule
    def imagine(s: State, seat: int) -> None:
        s.card = draw(s, CARDS)


@rule
def audit(s: State) -> int:
    return 0


@rule
def worth(s: State, seat: int, room: Moves) -> float:
    return 0.0


class GuessView(View, kw_only=True):
    guess: int


def describe(move: Move, view: Any) -> Phrase:
    return MOVES.phrase(move)


GAME = Game(
    id="guess",
    version="1",
    seats=range(2, 3),
    options=(),
    moves=MOVES,
    events=Events(),
    reasons=("guessed",),
    rules=Rules(),
    view=Scene(
        GuessView,
        "guess",
        players=lambda s: s.players,
        pending=lambda s: () if s.over else (0,),
        guess=lambda s: s.guess,
    ),
    describe=describe,
    hidden=lambda s, seat: (s.card,),
    uniform=True,
    audit=audit,
    invariants=(),
    most_moves=CARDS,
    most_decisions=1,
    folder=Path(__file__).parent,
    terminal="",
    worth=worth,
    foresight=1,
)
