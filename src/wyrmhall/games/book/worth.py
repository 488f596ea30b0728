"""How well a seat stands in a match of The Book of Dragons, for bots."""

from wyrmhall.games.book import pieces
from wyrmhall.games.book.state import State, top
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves

# In points of score.
PIP = 0.35  # a pip on any die: high dice win piles
ABILITY = 1.2
HELD_AT_TURN = 0.95  # share of a held card's points when it is this seat's turn to take it
HELD_FLOOR, HELD_PER_PIP = 0.15, 0.045  # otherwise: the higher the dice on it, the safer
PROTECTED = 0.9
POINT = 0.16  # what a point is worth in log-odds of winning


@rule
def worth(s: State, seat: int, room: Moves) -> float:
    """The seat's chances of winning, in log-odds, up to a constant shared by all seats."""
    total = 0.0
    for card in range(pieces.CARDS):
        if s.owner[card] == seat:
            total += pieces.POINTS_OF[card]
            if pieces.KIND_OF[card] == s.objective[seat]:
                total += pieces.OBJECTIVE_BONUS
    for die in range(pieces.DICE):
        total += PIP * s.pips[seat, die]
        if s.lies_on[seat, die] == pieces.HOME and s.pips[seat, die] == pieces.HIGHEST:
            total -= 0.1  # raising it further is wasted
    for world in range(pieces.STORM + 3):
        if world != pieces.VOLCANO:
            total += ABILITY * min(s.ready[seat, world], 3)
    if not s.last_round or s.turn == seat:
        for pile in range(pieces.PILES):
            if s.holder[pile] == seat:
                total += kept(s, seat, pile) * value_of(s, seat, top(s, pile))
    return POINT * total


@rule
def value_of(s: State, seat: int, card: int) -> float:
    """What a card would score for a seat."""
    bonus = pieces.OBJECTIVE_BONUS if pieces.KIND_OF[card] == s.objective[seat] else 0
    return float(pieces.POINTS_OF[card] + bonus)


@rule
def kept(s: State, seat: int, pile: int) -> float:
    """How likely a held card is still held when it can be taken."""
    if s.turn == seat and not s.took and not s.placed:
        return HELD_AT_TURN
    if s.token[seat] == pile:
        return PROTECTED
    return min(HELD_FLOOR + HELD_PER_PIP * s.total[pile], PROTECTED)
