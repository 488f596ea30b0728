"""What is true at every table of Hoard, between any two decisions."""

from hoard.pieces import COPIES, DEALT, HIGHEST, NOT_CHOSEN, ROUNDS
from hoard.state import State, size
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import RUNNING

INVARIANTS = (
    "there are four claws of each number (H1)",
    "every seat has played one claw in every round that is over (H2, H4)",
    "a chosen claw is in the hand (H4)",
    "the treasures turned up are in the lair or taken (H3, H5)",
)


@rule
def audit(s: State) -> int:
    """0, or the number, from 1, of the first invariant that is broken."""
    for number in range(1, HIGHEST + 1):
        claws = s.unseen[number] + s.played[number]
        for seat in range(s.players):
            claws += s.hand[seat, number]
        if claws != COPIES:
            return 1
    rounds_over = s.rounds - 1 if s.over == RUNNING else s.rounds
    points = s.lair
    for seat in range(s.players):
        points += s.points[seat]
        if size(s.hand[seat]) != DEALT - rounds_over:
            return 2
        if s.chosen[seat] != NOT_CHOSEN and s.hand[seat, s.chosen[seat]] == 0:
            return 3
    for worth in range(1, ROUNDS + 1):
        if s.turned_up[worth]:
            points -= worth
    return 0 if points == 0 else 4
