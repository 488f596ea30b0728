"""Pawns: steps, jumps and falls (M9, M18–M21)."""

from wyrmhall.games.mekong import events, pieces
from wyrmhall.games.mekong.choices import JUMP_PLANK, JUMP_VILLAGE, STEP_PLANK, STEP_VILLAGE
from wyrmhall.games.mekong.state import (
    State,
    between,
    destination,
    lowest,
    neighbours,
    pawns_on_planks,
)
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves, note, wide


@rule
def landings(s: State, seat: int) -> int:
    """M18–M21: the spaces a pawn may now step or jump to, a bit each."""
    here = wide(s.pawn[seat])
    taken = pawns_on_planks(s)
    if s.task == pieces.LEAP:
        return beyond_others(s, here, taken)
    steps = neighbours(s, here) & ~taken
    if s.edition == pieces.FIRST_EDITION and s.laid[seat, s.place] == pieces.MOVE_2:
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
    """M20, 2000: the goal, and first steps from which a second ends away from the start.

    If there are none, any step. The game ends at the goal, so two steps never lead through it.
    """
    found = steps & goal
    rest = steps & ~goal
    while rest != 0:
        if neighbours(s, lowest(rest)) & ~taken & ~(1 << start) != 0:
            found |= rest & -rest
        rest &= rest - 1
    return steps if found == 0 else found


@rule
def ways(s: State, seat: int, moves: Moves) -> int:
    """A move for every space the pawn may step or jump to."""
    leap = s.task == pieces.LEAP
    to_village = JUMP_VILLAGE if leap else STEP_VILLAGE
    to_plank = JUMP_PLANK if leap else STEP_PLANK
    count = 0
    spaces = landings(s, seat)
    while spaces != 0:
        space = lowest(spaces)
        if space < pieces.VILLAGES:
            moves[count] = to_village + space
        else:
            moves[count] = to_plank + wide(s.lies[space - pieces.VILLAGES])
        count += 1
        spaces &= spaces - 1
    return count


@rule
def aim(s: State, move: int) -> int:
    """The village or plank a step or a jump leads to, as a space; NONE where no plank lies."""
    if move < STEP_PLANK:
        return move - STEP_VILLAGE
    if JUMP_VILLAGE <= move < JUMP_PLANK:
        return move - JUMP_VILLAGE
    pair = move - (STEP_PLANK if move < JUMP_VILLAGE else JUMP_PLANK)
    plank = between(s, wide(pieces.PAIR_ONE[pair]), wide(pieces.PAIR_OTHER[pair]))
    return pieces.VILLAGES + lowest(plank) if plank else pieces.NONE


@rule
def go(s: State, seat: int, space: int) -> None:
    """Step or jump to a village or a plank; M9: the destination ends the game."""
    leap = s.task == pieces.LEAP
    s.began = s.pawn[seat]
    s.pawn[seat] = space
    s.left -= 1
    if space >= pieces.VILLAGES:
        pair = wide(s.lies[space - pieces.VILLAGES])
        one, other = wide(pieces.PAIR_ONE[pair]), wide(pieces.PAIR_OTHER[pair])
        note(s, events.JUMPED if leap else events.STEPPED, seat, one, other)
        return
    note(s, events.JUMPED_IN if leap else events.ENTERED, seat, space)
    if space == destination(s, seat):
        s.over = pieces.ARRIVED
        s.winner = seat
        note(s, events.ARRIVED, seat, space)


@rule
def fall_in(s: State, seat: int) -> None:
    """M19–M21: with nowhere to go the pawn returns to its own village; at home nothing changes."""
    home = wide(s.colour[seat])
    card = wide(s.laid[seat, s.place])
    s.left = 0
    if s.pawn[seat] == home:
        note(s, events.STUCK_AT_HOME, seat, card)
        return
    s.pawn[seat] = home
    note(s, events.FELL_IN, seat, home, card)
