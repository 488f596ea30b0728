"""Whole games by the thousand, compiled: half at random, half lopsided; for marathon.py.

Even games are random: any legal move. Where a game has a policy its advice is taken three times in
four, so that games end, except in one random game of `SELDOM`. In odd games one seat takes all it
can and the others as little as they can, as far as a look at a few of their moves tells them; where
there is a policy, the one follows it and the others play any legal move.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from conformance.variants import Variant
from wyrmhall import Game, Match
from wyrmhall.kernel.chance import threefry
from wyrmhall.kernel.options import check_seed, settle_options
from wyrmhall.kernel.rule import bind, rule
from wyrmhall.kernel.state import RUNNING, Cells, Moves, States, blank, wide
from wyrmhall.sim.playouts import (
    CHOICES_STREAM,
    KEYS_STREAM,
    LUCK,
    nth_seat,
    pick,
    seat_count,
    uniform,
)

_bound_later: Any = None
setup: Callable[[Any], None] = _bound_later
pending: Callable[[Any], int] = _bound_later
legal: Callable[[Any, int, Moves], int] = _bound_later
apply: Callable[[Any, int, int], None] = _bound_later
result: Callable[[Any, Cells, Cells], None] = _bound_later
audit: Callable[[Any], int] = _bound_later
lone_seat: Callable[[int], int] = _bound_later
worth: Callable[[Any, int, Moves], float] = _bound_later
policy: Callable[[Any, int, Moves, int, int], int] = _bound_later

SELDOM = 16
FEW = 6  # moves that a seat looks at in a lopsided game
ADVISED = 4  # one move in so many is made without the policy's advice
NOBODY = -1
KEPT = 1 << 20  # decisions of a game that are kept, where they are
STUCK = -1
LENGTH, BROKEN, FULLEST = range(3)


@rule
def no_worth(s: Any, seat: int, room: Moves) -> float:
    """For a game without a worth: only its end is liked or not."""
    return 0.0


def liking(work: States, seat: int, room: Moves, ranks: Cells, scores: Cells) -> float:
    """How well a seat stands in `work[2]`, which may be over."""
    s = work[2]
    if s.over == RUNNING:
        return worth(s, seat, room)
    result(s, ranks, scores)
    return 1e9 if ranks[seat] == 1 else -1e9


def uneven(
    work: States,
    seat: int,
    taker: int,
    moves: Moves,
    choices: int,
    room: Moves,
    generator: Cells,
    ranks: Cells,
    scores: Cells,
) -> int:
    """The index of the move that is best for the taker, worst for anyone else, of a few."""
    best, found = -1e30, 0
    for look in range(min(choices, FEW)):
        index = look if choices <= FEW else pick(generator, choices)
        work[2] = work[1]
        apply(work[2], seat, wide(moves[index]))
        value = liking(work, seat, room, ranks, scores)
        if seat != taker:
            value = -value
        if value > best:
            best, found = value, index
    return found


def heeds(seat: int, taker: int, alone: bool, generator: Cells) -> bool:
    """Whether a seat follows the policy now."""
    if taker != NOBODY:
        return seat == taker
    return not alone and pick(generator, ADVISED) != 0


def play_games(
    work: States,
    first: int,
    count: int,
    key0: Any,
    key1: Any,
    most: int,
    advised: bool,
    moves: Moves,
    room: Moves,
    generator: Cells,
    ranks: Cells,
    scores: Cells,
    ends: States,
    told: Cells,
    kept: Cells,
) -> None:
    """Play games number `first` … of a table laid in `work[0]`; leave their ends in `ends`.

    For each game `told` gets its decisions, the first invariant broken, and how full the journal
    was; `kept` gets seat and move of every decision of the last game, as far as there is room.
    """
    for game in range(first, first + count):
        work[1] = work[0]
        s = work[1]
        number = np.uint64(game)
        s.key[0], s.key[1] = threefry(key0, key1, number, KEYS_STREAM)
        generator[0], _ = threefry(key0, key1, number, CHOICES_STREAM)
        line = told[game - first]
        line[LENGTH] = line[BROKEN] = line[FULLEST] = 0
        taker = NOBODY if game % 2 == 0 else (game // 2) % s.players
        alone = (game // 2) % SELDOM == SELDOM - 1
        setup(s)
        while s.over == RUNNING and line[LENGTH] <= most:
            asked = pending(s)
            if s.stage != 0:
                seat = nth_seat(asked, pick(generator, seat_count(asked)))
            else:
                seat = lone_seat(asked)
            choices = legal(s, seat, moves)
            index = 0
            if choices == 0:
                line[BROKEN] = STUCK
                break
            if choices > 1 or s.asks:  # what `settle` would ask
                line[FULLEST] = max(line[FULLEST], s.noted)
                if line[BROKEN] == 0:
                    line[BROKEN] = audit(s)
                s.noted = 0
                if taker != NOBODY and not advised:
                    index = uneven(
                        work, seat, taker, moves, choices, room, generator, ranks, scores
                    )
                elif advised and heeds(seat, taker, alone, generator):
                    index = policy(s, seat, moves, choices, pick(generator, LUCK))
                else:
                    index = pick(generator, choices)
                if line[LENGTH] < len(kept):
                    kept[line[LENGTH], 0] = seat
                    kept[line[LENGTH], 1] = moves[index]
                line[LENGTH] += 1
            apply(s, seat, wide(moves[index]))
        line[FULLEST] = max(line[FULLEST], s.noted)
        if line[BROKEN] == 0:
            line[BROKEN] = audit(s)
        ends[game - first] = s


@cache
def _bound(game: Game) -> Callable[..., None]:
    functions: dict[str, Any] = dict(game.loops.functions, worth=game.worth or no_worth)
    functions["policy"] = game.policy or uniform
    for template in (nth_seat, seat_count, heeds, liking, uneven):
        functions[template.__name__] = bind(template, game.id, functions)
    return bind(play_games, game.id, functions)


class Played(NamedTuple):
    """What came of some games."""

    ends: States
    lengths: npt.NDArray[np.int64]
    broken: npt.NDArray[np.int64]
    """The first invariant each game broke, from 1; 0 for none; STUCK where a seat had no move."""
    journals: npt.NDArray[np.int64]
    """How full each game's journal was at most."""


class Bulk:
    """The numbered games of one kind of table; the same seed gives the same games."""

    def __init__(self, variant: Variant, seed: int | str) -> None:
        self.variant = variant
        game = variant.game
        self._key0, self._key1 = map(np.uint64, check_seed(seed))
        self._work = blank(game.state_type, 3)
        origin = self._work[0]
        origin.players = variant.players
        chosen = settle_options(game.options, dict(variant.options), game.id, variant.players)
        for name, index in chosen.items():
            origin[name] = index

    def play(self, first: int, count: int) -> Played:
        """Games number `first` … `first + count - 1`, to their ends."""
        return self._play(first, count, np.zeros((0, 2), np.int64))

    def match(self, number: int) -> Match:
        """One of the games as a match, move for move."""
        game = self.variant.game
        kept = np.zeros((KEPT, 2), np.int64)
        played = self._play(number, 1, kept)
        length = int(played.lengths[0])
        high, low = threefry(self._key0, self._key1, np.uint64(number), KEYS_STREAM)
        match = self.variant.new(int(high) << 64 | int(low))
        for seat, move in kept[: min(length, KEPT)].tolist():
            match.play(seat, game.moves.move(move))
        assert match.outcome is None or match.digest() == Match(game, played.ends, None).digest()
        return match

    def _play(self, first: int, count: int, kept: npt.NDArray[np.int64]) -> Played:
        game, seats = self.variant.game, self.variant.players
        ends = blank(game.state_type, count)
        told = np.zeros((count, 3), np.int64)
        _bound(game)(
            self._work,
            first,
            count,
            self._key0,
            self._key1,
            game.most_decisions,
            game.policy is not None,
            game.scratch(),
            game.scratch(),
            np.zeros(1, np.uint64),
            np.zeros(seats, np.int32),
            np.zeros(seats, np.int32),
            ends,
            told,
            kept,
        )
        return Played(ends, told[:, LENGTH], told[:, BROKEN], told[:, FULLEST])
