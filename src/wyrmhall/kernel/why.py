"""Why a move is not legal: the clause that forbids it, in words.

A game declares its grounds for refusing a move, each with its clause, in the order in which its
`why` looks at them:

    GROUNDS = Grounds(over="B18", not_your_turn="B5", no_such_die="B6", too_low="B6")

`why(s, seat, move)` is a rule: 0 where the move is legal, else the number of the first ground that
forbids it. So of several moves the one with the highest ground is the nearest to legal. It looks at
nothing that the seat may not know, and what a sentence says beside is read from the seat's view.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.words import Phrase, words_in

if TYPE_CHECKING:
    from wyrmhall.kernel.match import Match

LEGAL = 0
Facts = dict[str, int | str]


class Grounds:
    """Every ground on which a game refuses a move; `GROUNDS.too_low` is the number `why` gives."""

    def __init__(self, **clauses: str) -> None:
        self._clauses = tuple(clauses.items())
        self._numbers = {name: number for number, name in enumerate(clauses, start=1)}

    def __getattr__(self, name: str) -> int:
        try:
            return self._numbers[name]
        except KeyError:
            raise AttributeError(f"no ground {name!r}") from None

    def __iter__(self) -> Iterator[tuple[str, str]]:
        """The grounds' names and clauses, in the order of their numbers from 1."""
        return iter(self._clauses)

    def __len__(self) -> int:
        return len(self._clauses)

    def __getitem__(self, number: int) -> tuple[str, str]:
        """The name and the clause of a ground."""
        return self._clauses[number - 1]


def arguments_only(ground: str, move: Move, view: Any) -> Facts:
    """A game whose sentences need no facts but the move's own arguments."""
    del ground, move, view
    return {}


@dataclass(frozen=True)
class Why:
    """What a game tells of the moves it refuses."""

    rule: Callable[[Any, int, int], int]
    """0 for a legal move, else the number of the ground that forbids it; compiled."""
    grounds: Grounds
    facts: Callable[[str, Move, Any], Facts] = arguments_only
    """By ground, move and the asking seat's view: the numbers in the sentence `why-…`."""


class WhyNot(msgspec.Struct, frozen=True):
    """Why a move is not legal. `str()` says it in English."""

    game: str
    move: str
    clause: str | None
    """The clause of the rules page; None where the game does not explain itself."""
    phrase: Phrase

    def in_words(self, language: str) -> str:
        """The sentence in a language, with seats as numbers from 1."""
        from wyrmhall.kernel.registry import load

        words = load(self.game).words(language)
        return words.say(self.phrase, lambda seat: words_in(language)("seat-name", seat=seat + 1))

    def __str__(self) -> str:
        return self.in_words("en")


def why_not(match: "Match", seat: int, move: Move) -> WhyNot | None:
    """Why a seat may not make a move now; None where it may."""
    game = match.game
    if game.why is None:
        if move in match.legal(seat):
            return None
        asked = match.outcome is None and seat in match.pending
        name = "why-not-legal" if asked else "why-not-asked"
        return WhyNot(game.id, move.text, None, Phrase(name))
    number = game.loops.ground(match.states, 0, seat, move.number)
    if number == LEGAL:
        return None
    name, clause = game.why.grounds[number]
    facts: Facts = dict(move.args)
    facts |= game.why.facts(name, move, match.view(seat))
    return WhyNot(game.id, move.text, clause, Phrase(f"why-{name}", facts))


def nearest_to_legal(match: "Match", seat: int, touched: Collection[str]) -> Move | None:
    """Of all moves that touch these pieces, a legal one or else the one nearest to it.

    Of several that are equally near it is the last. None where no move of the game touches them.
    """
    game = match.game
    numbers = game.moves.touching(Counter(touched))
    if not numbers:
        return None
    if game.why is None:
        legal = {move.number for move in match.legal(seat)}
        return game.moves.move(next((n for n in numbers if n in legal), numbers[-1]))
    candidates = np.array(numbers, np.int32)
    index = game.loops.nearest(match.states, 0, seat, candidates, len(candidates))
    return game.moves.move(numbers[index])
