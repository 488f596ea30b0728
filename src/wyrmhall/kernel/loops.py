"""The loops around a game's rules, written once and compiled for each game by `bind`.

The names declared below stand for the functions of the game at hand; nothing here knows a rule.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

import numpy as np

from wyrmhall.kernel.rule import bind
from wyrmhall.kernel.state import NOTE_WIDTH, RUNNING, Cells, Header, Moves, States, wide

_bound_later: Any = None
setup: Callable[[Any], None] = _bound_later
pending: Callable[[Any], int] = _bound_later
legal: Callable[[Any, int, Moves], int] = _bound_later
apply: Callable[[Any, int, int], None] = _bound_later
result: Callable[[Any, Cells, Cells], None] = _bound_later
imagine: Callable[[Any, int], None] = _bound_later
audit: Callable[[Any], int] = _bound_later
why: Callable[[Any, int, int], int] = _bound_later

JOINT = -1
"""What `settle` answers when several seats may decide: ask each seat for its own moves."""


class Rules(Protocol):
    """What a game's `rules.py` offers, in its reading order."""

    @property
    def STATE(self) -> np.dtype[Any]: ...  # noqa: D102
    @property
    def setup(self) -> Callable[[Any], None]: ...  # noqa: D102
    @property
    def pending(self) -> Callable[[Any], int]: ...  # noqa: D102
    @property
    def legal(self) -> Callable[[Any, int, Moves], int]: ...  # noqa: D102
    @property
    def apply(self) -> Callable[[Any, int, int], None]: ...  # noqa: D102
    @property
    def result(self) -> Callable[[Any, Cells, Cells], None]: ...  # noqa: D102
    @property
    def imagine(self) -> Callable[[Any, int], None]: ...  # noqa: D102


RULES = ("setup", "pending", "legal", "apply", "result", "imagine")


def lone_seat(seats: int) -> int:
    """The seat whose bit is set; the lowest where there are several."""
    seat = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat


def settle(s: Header, moves: Moves) -> int:
    """C1: carry out every decision that has a single answer, until one is worth asking.

    Leaves the moves of the seat that is asked in `moves` and returns their number; `JOINT`
    where a stage is open; 0 when the game is over.
    """
    while s.over == RUNNING:
        if s.stage != 0:
            return JOINT
        seat = lone_seat(pending(s))
        count = legal(s, seat, moves)
        if count != 1 or s.asks:
            return count
        apply(s, seat, wide(moves[0]))
    return 0


def begin(states: States, moves: Moves) -> int:
    """Set up the first state, whose header holds key, players and options."""
    s = states[0]
    setup(s)
    return settle(s, moves)


def step(states: States, index: int, seat: int, move: int, moves: Moves) -> int:
    """Carry out one decision of one match and what follows from it without asking."""
    s = states[index]
    s.noted = 0
    apply(s, seat, move)
    return settle(s, moves)


def ask(states: States, index: int, seat: int, moves: Moves) -> int:
    """The legal moves of one seat: their number, themselves in `moves`."""
    s = states[index]
    if s.over != RUNNING or not (pending(s) >> seat) & 1:
        return 0
    return legal(s, seat, moves)


def owing(states: States, index: int) -> int:
    """The seats that owe a decision, a bit each."""
    s = states[index]
    if s.over != RUNNING:
        return 0
    return pending(s)


def judge(states: States, index: int, ranks: Cells, scores: Cells) -> None:
    """Ranks (1 is best, ties shared) and scores of a finished match."""
    result(states[index], ranks, scores)


def redraw(states: States, index: int, seat: int, key0: Any, key1: Any) -> None:
    """Replace what a seat cannot know: the chance key, then the rest, drawn with the new key.

    What results is a function of what the seat knows and of the key alone, so the journal goes
    too: it may tell others' secrets.
    """
    s = states[index]
    s.noted = 0
    for line in range(len(s.notes)):
        for column in range(NOTE_WIDTH):
            s.notes[line, column] = 0
    s.key[0] = key0
    s.key[1] = key1
    s.drawn = np.uint64(0)
    imagine(s, seat)


def inspect(states: States, index: int) -> int:
    """0, or the number of the invariant that a state breaks."""
    return audit(states[index])


def ground(states: States, index: int, seat: int, move: int) -> int:
    """0 for a legal move, else the number of the ground that forbids it."""
    return why(states[index], seat, move)


def nearest(states: States, index: int, seat: int, candidates: Moves, count: int) -> int:
    """The index of a legal move among the candidates, else of the last that is nearest to it."""
    best, found = 0, 0
    for place in range(count):
        number = why(states[index], seat, wide(candidates[place]))
        if number == 0:
            return place
        if number >= best:
            best, found = number, place
    return found


def grounds(states: States, index: int, seat: int, found: Moves) -> None:
    """For every move of the game the ground that forbids it, or 0."""
    for move in range(len(found)):
        found[move] = why(states[index], seat, wide(move))


class Loops(NamedTuple):
    """One game's compiled loops."""

    functions: Mapping[str, Any]
    begin: Callable[[States, Moves], int]
    step: Callable[[States, int, int, int, Moves], int]
    ask: Callable[[States, int, int, Moves], int]
    owing: Callable[[States, int], int]
    judge: Callable[[States, int, Cells, Cells], None]
    redraw: Callable[[States, int, int, Any, Any], None]
    inspect: Callable[[States, int], int]
    ground: Callable[[States, int, int, int], int]
    nearest: Callable[[States, int, int, Moves, int], int]
    grounds: Callable[[States, int, int, Moves], None]


def loops(
    game: str, rules: Rules, audit: Callable[[Any], int], why: Callable[[Any, int, int], int]
) -> Loops:
    """Bind every loop to the rules of one game."""
    functions: dict[str, Any] = {name: getattr(rules, name) for name in RULES}
    functions["audit"] = audit
    functions["why"] = why
    for template in (lone_seat, settle):
        functions[template.__name__] = bind(template, game, functions)
    return Loops(
        functions,
        begin=bind(begin, game, functions),
        step=bind(step, game, functions),
        ask=bind(ask, game, functions),
        owing=bind(owing, game, functions),
        judge=bind(judge, game, functions),
        redraw=bind(redraw, game, functions),
        inspect=bind(inspect, game, functions),
        ground=bind(ground, game, functions),
        nearest=bind(nearest, game, functions),
        grounds=bind(grounds, game, functions),
    )
