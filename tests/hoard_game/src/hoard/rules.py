"""Hoard: clauses H1–H8 of rules.en.md, in the order every game's rules are read in."""

from hoard.pieces import (
    CHOSE,
    COPIES,
    DEALT,
    HIGHEST,
    LEFT,
    NOBODY,
    NOT_CHOSEN,
    ROUNDS,
    SHOWED,
    TOOK,
    TREASURES_GONE,
    TURNED_UP,
)
from hoard.state import STATE, State, size
from wyrmhall.kernel.chance import draw
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Cells, Moves, close_stage, note, open_stage, reveal, whisper

__all__ = ["STATE", "apply", "imagine", "legal", "pending", "result", "setup"]


@rule
def setup(s: State) -> None:
    """H1, H2: four claws of each number, seven of them for every seat."""
    for number in range(1, HIGHEST + 1):
        s.unseen[number] = COPIES
    for seat in range(s.players):
        deal(s, seat, DEALT)
    begin_round(s)


@rule
def pending(s: State) -> int:
    """H4: the seats that have not chosen yet, a bit each."""
    seats = 0
    for seat in range(s.players):
        if s.chosen[seat] == NOT_CHOSEN:
            seats |= 1 << seat
    return seats


@rule
def legal(s: State, seat: int, moves: Moves) -> int:
    """H4: any claw in hand."""
    count = 0
    for number in range(1, HIGHEST + 1):
        if s.hand[seat, number] > 0:
            moves[count] = number - 1
            count += 1
    return count


@rule
def apply(s: State, seat: int, move: int) -> None:
    """H4: lay a claw face down; when the last one lies, all are shown."""
    s.chosen[seat] = move + 1
    whisper(s, 1 << seat, CHOSE, seat, move + 1, 0, 0, 0)
    if pending(s) == 0:
        close_stage(s)
        fight(s)
        end_round(s)


@rule
def result(s: State, ranks: Cells, scores: Cells) -> None:
    """H8: the most points win; equal points share the place."""
    for seat in range(s.players):
        scores[seat] = s.points[seat]
        ranks[seat] = 1
        for other in range(s.players):
            if s.points[other] > s.points[seat]:
                ranks[seat] += 1


@rule
def imagine(s: State, seat: int) -> None:
    """Deal the others' claws anew; what they may have chosen they are yet to choose."""
    for other in range(s.players):
        if other != seat:
            for number in range(1, HIGHEST + 1):
                s.unseen[number] += s.hand[other, number]
                s.hand[other, number] = 0
            s.chosen[other] = NOT_CHOSEN
    for other in range(s.players):
        if other != seat:
            deal(s, other, size(s.hand[seat]))  # H4: all hands are of one size


@rule
def deal(s: State, seat: int, count: int) -> None:
    """H2: claws from the unseen ones, each as likely as any other."""
    for _ in range(count):
        nth = draw(s, size(s.unseen))
        number = 1
        while nth >= s.unseen[number]:
            nth -= s.unseen[number]
            number += 1
        s.unseen[number] -= 1
        s.hand[seat, number] += 1


@rule
def begin_round(s: State) -> None:
    """H3: turn up a treasure. Nobody has seen the pile, so drawing now is as good as shuffling."""
    nth = draw(s, ROUNDS - s.rounds)
    worth = 1
    while nth > 0 or s.turned_up[worth]:
        if not s.turned_up[worth]:
            nth -= 1
        worth += 1
    s.turned_up[worth] = 1
    s.rounds += 1
    s.lair += worth
    note(s, TURNED_UP, worth, s.lair)
    reveal(s)
    open_stage(s)


@rule
def fight(s: State) -> None:
    """H5, H6: the highest claw takes the lair; where it is shared, everything stays."""
    highest, winner = 0, NOBODY
    for seat in range(s.players):
        claw = s.chosen[seat]
        s.chosen[seat] = NOT_CHOSEN
        s.showed[seat] = claw
        s.hand[seat, claw] -= 1
        s.played[claw] += 1
        note(s, SHOWED, seat, claw)
        if claw > highest:
            highest, winner = int(claw), seat
        elif claw == highest:
            winner = NOBODY
    if winner == NOBODY:
        note(s, LEFT, highest, s.lair)
    else:
        s.points[winner] += s.lair
        note(s, TOOK, winner, s.lair)
        s.lair = 0


@rule
def end_round(s: State) -> None:
    """H7: after six rounds the game is over; what still lies in the lair is lost."""
    if s.rounds == ROUNDS:
        s.over = TREASURES_GONE
    else:
        begin_round(s)
