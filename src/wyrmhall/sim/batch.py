"""Many matches of one game as one array, stepped together."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from wyrmhall.kernel.chance import threefry
from wyrmhall.kernel.errors import IllegalMove, OptionError
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.options import check_players, check_seed, settle_options, shown
from wyrmhall.kernel.rule import bind
from wyrmhall.kernel.state import RUNNING, Cells, Moves, States, blank, wide

_bound_later: Any = None
setup: Callable[[Any], None] = _bound_later
pending: Callable[[Any], int] = _bound_later
legal: Callable[[Any, int, Moves], int] = _bound_later
apply: Callable[[Any, int, int], None] = _bound_later
result: Callable[[Any, Cells, Cells], None] = _bound_later
settle: Callable[[Any, Moves], int] = _bound_later

NOT_ASKED = -1
KEYS_STREAM = np.uint64(0)


def deal(states: States, key0: Any, key1: Any, moves: Moves) -> None:
    """Set up every match, each with a chance key of its own."""
    for index in range(len(states)):
        s = states[index]
        s.key[0], s.key[1] = threefry(key0, key1, np.uint64(index), KEYS_STREAM)
        setup(s)
        settle(s, moves)


def waiting(states: States, seats: Cells) -> None:
    """For each match the lowest seat that owes a decision, or NOT_ASKED."""
    for index in range(len(states)):
        s = states[index]
        seats[index] = NOT_ASKED
        if s.over == RUNNING:
            seat = 0
            while not (pending(s) >> seat) & 1:
                seat += 1
            seats[index] = seat


def mark_legal(states: States, seats: Cells, moves: Moves, mask: Cells) -> None:
    """Mark the legal moves of one seat in each match."""
    for index in range(len(states)):
        s = states[index]
        seat = wide(seats[index])
        if seat != NOT_ASKED and s.over == RUNNING and (pending(s) >> seat) & 1:
            for choice in range(legal(s, seat, moves)):
                mask[index, moves[choice]] = True


def first_illegal(states: States, seats: Cells, chosen: Cells, moves: Moves) -> int:
    """The first match whose chosen move is not legal; -1 when all are."""
    for index in range(len(states)):
        s = states[index]
        seat = wide(seats[index])
        if seat == NOT_ASKED:
            continue
        found = False
        if 0 <= seat < s.players and s.over == RUNNING and (pending(s) >> seat) & 1:
            for choice in range(legal(s, seat, moves)):
                if moves[choice] == chosen[index]:
                    found = True
        if not found:
            return index
    return -1


def step_all(states: States, seats: Cells, chosen: Cells, moves: Moves) -> None:
    """Carry out one decision in every match that is asked."""
    for index in range(len(states)):
        if seats[index] != NOT_ASKED:
            s = states[index]
            s.noted = 0
            apply(s, wide(seats[index]), wide(chosen[index]))
            settle(s, moves)


def judge_all(states: States, ranks: Cells, scores: Cells) -> None:
    """Ranks and scores of the matches that are over."""
    for index in range(len(states)):
        if states[index].over != RUNNING:
            result(states[index], ranks[index], scores[index])


@cache
def _bound(game: Game) -> dict[str, Callable[..., Any]]:
    templates = (deal, waiting, mark_legal, first_illegal, step_all, judge_all)
    return {t.__name__: bind(t, game.id, game.loops.functions) for t in templates}


class Batch:
    """`n` matches side by side. Moves are numbers, as `game.moves` counts them."""

    def __init__(self, game: Game, n: int, players: int, seed: int | str, **options: Any) -> None:
        if type(n) is not int or n < 1:
            raise OptionError("error-batch-size", got=shown(n))
        self.game = game
        self.players = check_players(players, game.seats, game.id)
        key = check_seed(seed)
        chosen = settle_options(game.options, options, game.id, self.players)
        self.states = blank(game.state_type, n)
        self.states["players"] = self.players
        for name, index in chosen.items():
            self.states[name] = index
        self._loops = _bound(game)
        self._moves = game.scratch()
        self._loops["deal"](self.states, *map(np.uint64, key), self._moves)

    def __len__(self) -> int:
        return len(self.states)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which matches have ended."""
        over: npt.NDArray[np.bool_] = self.states["over"] != RUNNING
        return over

    @property
    def seats(self) -> npt.NDArray[np.int8]:
        """For each match a seat that owes a decision, the lowest where several do; -1 when over."""
        seats = np.empty(len(self), np.int8)
        self._loops["waiting"](self.states, seats)
        return seats

    def legal(self, seats: npt.NDArray[np.int8] | None = None) -> npt.NDArray[np.bool_]:
        """A mask over all move numbers for each match: what its seat may do."""
        mask = np.zeros((len(self), self.game.moves.size), np.bool_)
        asked = self.seats if seats is None else self._seats(seats)
        self._loops["mark_legal"](self.states, asked, self._moves, mask)
        return mask

    def step(
        self, moves: npt.NDArray[np.integer[Any]], seats: npt.NDArray[np.int8] | None = None
    ) -> None:
        """One decision in every match; those that are over, or whose seat is -1, stay as they are.

        One illegal move anywhere raises IllegalMove, and nothing changes.
        """
        chosen = np.asarray(moves, np.int32)
        if chosen.shape != (len(self),):
            raise OptionError("error-batch-shape", n=len(self), got=str(chosen.shape))
        asked = self.seats if seats is None else self._seats(seats)
        wrong = self._loops["first_illegal"](self.states, asked, chosen, self._moves)
        if wrong >= 0:
            raise IllegalMove("error-batch-illegal", index=int(wrong), got=int(chosen[wrong]))
        self._loops["step_all"](self.states, asked, chosen, self._moves)

    def results(self) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        """Ranks (1 is best; 0 while a match runs) and scores, a row for each match."""
        ranks = np.zeros((len(self), self.players), np.int32)
        scores = np.zeros((len(self), self.players), np.int32)
        self._loops["judge_all"](self.states, ranks, scores)
        return ranks, scores

    def _seats(self, seats: npt.NDArray[np.int8]) -> npt.NDArray[np.int8]:
        asked = np.asarray(seats, np.int8)
        if asked.shape != (len(self),):
            raise OptionError("error-batch-shape", n=len(self), got=str(asked.shape))
        return asked
