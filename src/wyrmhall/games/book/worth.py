"""How well a seat stands at a table of The Book of Dragons, for bots."""

from wyrmhall.games.book.pieces import (
    CARDS,
    DICE,
    HIGHEST,
    HOME,
    KIND_OF,
    OBJECTIVE_BONUS,
    PILES,
    POINTS_OF,
    STORM,
    VOLCANO,
)
from wyrmhall.games.book.table import State, top
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves

# In points of score.
PIP = 0.35  # a pip on any die: dice are what one places with
ABILITY = 1.2
HELD_AT_TURN = 0.95  # of a held card's points, when it is ours to take
HELD_FLOOR, HELD_PER_PIP = 0.15, 0.045  # else it is the safer the higher the dice on it
PROTECTED = 0.9
POINT = 0.16  # what a point is worth in log-odds of winning


@rule
def worth(s: State, seat: int, room: Moves) -> float:
    """The seat's prospects, in log-odds up to a constant that all seats share."""
    total = 0.0
    for card in range(CARDS):
        if s.owner[card] == seat:
            total += POINTS_OF[card]
            if KIND_OF[card] == s.objective[seat]:
                total += OBJECTIVE_BONUS
    for die in range(DICE):
        total += PIP * s.pips[seat, die]
        if s.lies_on[seat, die] == HOME and s.pips[seat, die] == HIGHEST:
            total -= 0.1  # raises are wasted on it
    for world in range(STORM + 3):
        if world != VOLCANO:
            total += ABILITY * min(s.ready[seat, world], 3)
    if not s.last_round or s.turn == seat:
        for pile in range(PILES):
            if s.holder[pile] == seat:
                total += kept(s, seat, pile) * value_of(s, seat, top(s, pile))
    return POINT * total


@rule
def value_of(s: State, seat: int, card: int) -> float:
    """What a card would score for a seat."""
    bonus = OBJECTIVE_BONUS if KIND_OF[card] == s.objective[seat] else 0
    return float(POINTS_OF[card] + bonus)


@rule
def kept(s: State, seat: int, pile: int) -> float:
    """How likely a held card is still held when it can be taken."""
    if s.turn == seat and not s.took and not s.placed:
        return HELD_AT_TURN
    if s.token[seat] == pile:
        return PROTECTED
    return min(HELD_FLOOR + HELD_PER_PIP * s.total[pile], PROTECTED)
