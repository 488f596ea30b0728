"""The state of a game of Hoard. Claws of the same number are equal, so hands are counts."""

from hoard.pieces import HIGHEST, JOURNAL, ROUNDS, SEATS
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Cells, Header, cell, cells, layout


class State(Header):
    """A table of Hoard."""

    rounds: int = cell("i1")
    """How many rounds have begun."""
    lair: int = cell("i1")
    """What the treasures in the lair are worth together."""
    turned_up: Cells = cells("i1", ROUNDS + 1)
    """By worth, whether a treasure has been turned up."""
    hand: Cells = cells("i1", SEATS, HIGHEST + 1)
    """By number, how many such claws a seat holds; a chosen claw is still among them."""
    unseen: Cells = cells("i1", HIGHEST + 1)
    """By number, the claws that were not dealt."""
    played: Cells = cells("i1", HIGHEST + 1)
    """By number, the claws that lie face up."""
    chosen: Cells = cells("i1", SEATS)
    """The claw a seat has laid face down, or NOT_CHOSEN."""
    showed: Cells = cells("i1", SEATS)
    """The claw a seat showed last, or NOT_CHOSEN."""
    points: Cells = cells("i1", SEATS)


STATE = layout(State, journal=JOURNAL)


@rule
def size(claws: Cells) -> int:
    """How many claws there are in a hand or a pile."""
    total = 0
    for number in range(1, HIGHEST + 1):
        total += claws[number]
    return total
