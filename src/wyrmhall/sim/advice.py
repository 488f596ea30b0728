"""What a game's own policy would play in a match."""

from collections.abc import Callable
from functools import cache
from typing import Any

from wyrmhall.kernel.game import Game
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.rule import bind
from wyrmhall.kernel.state import Moves, States

_bound_later: Any = None
legal: Callable[[Any, int, Moves], int] = _bound_later
policy: Callable[[Any, int, Moves, int, int], int] = _bound_later


def advice(states: States, index: int, seat: int, moves: Moves, luck: int) -> int:
    """The move a policy chooses for a seat that owes a decision."""
    s = states[index]
    count = legal(s, seat, moves)
    move: int = moves[policy(s, seat, moves, count, luck)]
    return move


@cache
def _bound(game: Game) -> Callable[..., int]:
    return bind(advice, game.id, {**game.loops.functions, "policy": game.policy})


def advised(match: Match, seat: int, luck: int) -> Move:
    """The move of the game's policy for a seat that owes a decision; luck from 0 to 2³² - 1."""
    move = _bound(match.game)(match._states, 0, seat, match.game.scratch(), luck)
    return match.game.moves.move(int(move))
