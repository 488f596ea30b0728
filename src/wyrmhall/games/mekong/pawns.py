"""Pawns: steps, jumps and falls (M9, M18–M21)."""

from wyrmhall.games.mekong import events as told
from wyrmhall.games.mekong.pieces import (
    ARRIVED,
    FIRST_EDITION,
    JUMP_PLANK,
    JUMP_VILLAGE,
    LEAP,
    MOVE_2,
    PAIR_ONE,
    PAIR_OTHER,
    STEP_PLANK,
    STEP_VILLAGE,
    VILLAGES,
)
from wyrmhall.games.mekong.table import (
    State,
    destination,
    lowest,
    neighbours,
    pawns_on_planks,
    wide,
)
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves, note


@rule
def landings(s: State, seat: int) -> int:
    """M18–M21: the spaces a pawn may now step or jump to, a bit each."""
    here = wide(s.pawn[seat])
    taken = pawns_on_planks(s)
    if s.task == LEAP:
        return beyond_others(s, here, taken)
    steps = neighbours(s, here) & ~taken
    if s.edition == FIRST_EDITION and s.laid[seat, s.place] == MOVE_2:
        if s.left == 2:
            return leading_on(s, steps, here, taken, 1 << destination(s, seat))
        away = steps & ~(1 << wide(s.began))
        if away != 0:
            return away
    return steps


@rule
def beyond_others(s: State, here: int, taken: int) -> int:
    """M21: free spaces adjacent to an adjacent plank that another pawn stands on."""
    found = 0
    jumped = neighbours(s, here) & taken
    while jumped != 0:
        found |= neighbours(s, lowest(jumped))
        jumped &= jumped - 1
    return found & ~taken & ~(1 << here)


@rule
def leading_on(s: State, steps: int, start: int, taken: int, goal: int) -> int:
    """M20, 2000: if any two steps end elsewhere than the start, only such first steps, or the goal.

    The game ends at the goal, so no two steps lead through it.
    """
    found = 0
    rest = steps & ~goal
    while rest != 0:
        if neighbours(s, lowest(rest)) & ~taken & ~(1 << start) != 0:
            found |= rest & -rest
        rest &= rest - 1
    if found == 0:
        return steps
    return found | steps & goal


@rule
def ways(s: State, seat: int, moves: Moves) -> int:
    """A move for every space the pawn may step or jump to."""
    leap = s.task == LEAP
    to_village = JUMP_VILLAGE if leap else STEP_VILLAGE
    to_plank = JUMP_PLANK if leap else STEP_PLANK
    count = 0
    spaces = landings(s, seat)
    while spaces != 0:
        space = lowest(spaces)
        if space < VILLAGES:
            moves[count] = to_village + space
        else:
            moves[count] = to_plank + wide(s.lies[space - VILLAGES])
        count += 1
        spaces &= spaces - 1
    return count


@rule
def go(s: State, seat: int, space: int, pair: int) -> None:
    """Step or jump to a village, or to the plank on a pair; M9: at the destination all is over."""
    leap = s.task == LEAP
    s.began = s.pawn[seat]
    s.pawn[seat] = space
    s.left -= 1
    if space >= VILLAGES:
        one, other = wide(PAIR_ONE[pair]), wide(PAIR_OTHER[pair])
        note(s, told.JUMPED if leap else told.STEPPED, seat, one, other)
        return
    note(s, told.JUMPED_IN if leap else told.ENTERED, seat, space)
    if space == destination(s, seat):
        s.over = ARRIVED
        s.winner = seat
        note(s, told.ARRIVED, seat, space)


@rule
def fall_in(s: State, seat: int) -> None:
    """M19–M21: no way to go; back to one's own village, which changes nothing at home."""
    home = wide(s.colour[seat])
    card = wide(s.laid[seat, s.place])
    s.left = 0
    if s.pawn[seat] == home:
        note(s, told.STUCK_AT_HOME, seat, card)
        return
    s.pawn[seat] = home
    note(s, told.FELL_IN, seat, home, card)
