"""Planks: where they fit, laying, losing and removing them (M12–M17, M23)."""

from wyrmhall.games.mekong import events, pieces
from wyrmhall.games.mekong.choices import BRIDGE_PAIR, REMOVE_PLANK, REMOVE_STONE, TAKE
from wyrmhall.games.mekong.geometry import NEEDS, WATER, WITHIN, cover, cross, size_for, square
from wyrmhall.games.mekong.state import (
    State,
    bar_anew,
    between,
    bits,
    lift_plank,
    lowest,
    other_stones,
    pawns_on_planks,
    plank_on,
    put_plank,
    support_x,
    support_y,
)
from wyrmhall.games.mekong.stones import bare_stones, lift_stone
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves, note, reveal, wide


@rule
def has_plank(s: State, seat: int) -> bool:
    """M12: whether a seat's reserve holds any plank."""
    for size in range(pieces.SIZES):
        if s.reserve[seat, size] != pieces.NONE:
            return True
    return False


@rule
def reserve_planks(s: State, seat: int, moves: Moves) -> int:
    """M12: a move for every plank of a seat's reserve, even one that fits nowhere."""
    count = 0
    for size in range(pieces.SIZES):
        moves[count] = TAKE + size
        count += s.reserve[seat, size] != pieces.NONE
    return count


@rule
def needs(s: State, one: int, other: int) -> int:
    """M3: the shortest plank from one support on the board to another."""
    if not s.open_water:
        return wide(NEEDS[pieces.PAIR_OF[one, other]])
    x = support_x(s, other) - support_x(s, one)
    y = support_y(s, other) - support_y(s, one)
    return size_for(square(WATER, x, y))


@rule
def clear(s: State, one: int, other: int) -> bool:
    """M14, M15 in open water: whether no plank is doubled or crossed and no stone covered."""
    if between(s, one, other) or crosses_plank(s, one, other):
        return False
    return not lies_over_stone(s, WATER, one, other)


@rule
def crosses_plank(s: State, one: int, other: int) -> bool:
    """M15: whether a plank from one support to another would cross one that lies there."""
    ax, ay = support_x(s, one), support_y(s, one)
    bx, by = support_x(s, other), support_y(s, other)
    for plank in range(pieces.PLANKS):
        pair = s.lies[plank]
        if pair != pieces.NONE:
            c, d = wide(pieces.PAIR_ONE[pair]), wide(pieces.PAIR_OTHER[pair])
            cx, cy, dx, dy = (
                support_x(s, c),
                support_y(s, c),
                support_x(s, d),
                support_y(s, d),
            )
            if cross(ax, ay, bx, by, cx, cy, dx, dy):
                return True
    return False


@rule
def lies_over_stone(s: State, board: int, one: int, other: int) -> bool:
    """M15: whether a plank from one support to another would cover a stone."""
    ax, ay = support_x(s, one), support_y(s, one)
    bx, by = support_x(s, other), support_y(s, other)
    stones = other_stones(s, one, other)
    while stones != 0:
        stone = pieces.VILLAGES + lowest(stones)
        stones &= stones - 1
        if cover(board, ax, ay, bx, by, support_x(s, stone), support_y(s, stone)):
            return True
    return False


@rule
def is_there(s: State, support: int) -> bool:
    """M12: whether a support is on the board: villages always are."""
    return support < pieces.VILLAGES or (wide(s.standing) >> (support - pieces.VILLAGES)) & 1 != 0


@rule
def takes_one_more(s: State, support: int) -> bool:
    """M12, M14: whether a support is there and carries fewer than three planks."""
    if support < pieces.VILLAGES:
        return bits(wide(s.resting[support])) < pieces.MOST_RESTING
    return (wide(s.standing) & ~wide(s.full)) >> (support - pieces.VILLAGES) & 1 != 0


@rule
def stones_above(support: int) -> int:
    """The stones whose number as a support is higher, a bit each."""
    everything = (1 << pieces.STONES) - 1
    if support < pieces.VILLAGES:
        return everything
    return everything & -(2 << (support - pieces.VILLAGES))


@rule
def within_reach(s: State, size: int, one: int) -> int:
    """M13–M15: the stones above a support to which a plank holds, a bit each."""
    if not takes_one_more(s, one):
        return 0
    able = wide(s.standing) & ~wide(s.full)
    if not s.open_water:
        return able & wide(WITHIN[size, one]) & ~wide(s.barred[one])
    able &= stones_above(one)
    found = 0
    while able != 0:
        stone = lowest(able)
        able &= able - 1
        if needs(s, one, pieces.VILLAGES + stone) <= size and clear(
            s, one, pieces.VILLAGES + stone
        ):
            found |= 1 << stone
    return found


@rule
def fits_somewhere(s: State, size: int) -> bool:
    """M13: whether at least one pair holds the plank."""
    for one in range(pieces.SUPPORTS):
        if within_reach(s, size, one) != 0:
            return True
    return False


@rule
def pairs_for(s: State, size: int, moves: Moves) -> int:
    """M13: a move for every pair that holds the plank; by eye, for every pair not tried (M23)."""
    count = 0
    for one in range(pieces.SUPPORTS):
        if s.by_eye:
            untried = wide(s.standing) & stones_above(one) & ~wide(s.tried[one])
            stones = untried if is_there(s, one) else 0
        else:
            stones = within_reach(s, size, one)
        while stones != 0:
            moves[count] = BRIDGE_PAIR + wide(pieces.PAIR_OF[one, pieces.VILLAGES + lowest(stones)])
            count += 1
            stones &= stones - 1
    return count


@rule
def take_plank(s: State, size: int) -> None:
    """M12: choose a plank; by eye the choice is final (M23), and undo stops here."""
    s.chosen = size
    s.task = pieces.BRIDGE
    if s.by_eye:
        reveal(s)
        for support in range(pieces.SUPPORTS):
            s.tried[support] = 0


@rule
def bridge(s: State, seat: int, pair: int) -> None:
    """M13: lay the chosen plank; by eye it may not fit, and the journal says why (M23)."""
    size = wide(s.chosen)
    one, other = wide(pieces.PAIR_ONE[pair]), wide(pieces.PAIR_OTHER[pair])
    if s.by_eye:
        reveal(s)
        s.tried[one] |= 1 << (other - pieces.VILLAGES)
        if needs(s, one, other) > size:
            note(s, events.TOO_SHORT, seat, size, one, other)
            return
        if not (within_reach(s, size, one) >> (other - pieces.VILLAGES)) & 1:
            note(s, events.BLOCKED, seat, size, one, other)
            return
    colour = wide(s.reserve[seat, size - 1])
    leave_reserve(s, seat, size)
    put_plank(s, colour * pieces.SIZES + size - 1, pair)
    note(s, events.BRIDGED, seat, size, colour, one, other)


@rule
def leave_reserve(s: State, seat: int, size: int) -> None:
    """The chosen plank leaves the reserve, for the board or for good."""
    s.reserve[seat, size - 1] = pieces.NONE
    s.chosen = 0
    s.task = pieces.TAKE_PLANK
    s.left -= 1


@rule
def lose_plank(s: State, seat: int) -> None:
    """M13: no pair holds the chosen plank; it leaves the game."""
    size = wide(s.chosen)
    colour = wide(s.reserve[seat, size - 1])
    leave_reserve(s, seat, size)
    s.lost |= 1 << (colour * pieces.SIZES + size - 1)
    note(s, events.PLANK_LOST, seat, size, colour)


@rule
def removable_planks(s: State, seat: int) -> int:
    """M17: planks that may be taken: no pawn, size not in reserve, no third colour; a bit each."""
    colours = reserve_colours(s, seat)
    trodden = pawns_on_planks(s) >> pieces.VILLAGES
    found = 0
    for plank in range(pieces.PLANKS):
        if s.lies[plank] != pieces.NONE and not (trodden >> plank) & 1:
            free = s.reserve[seat, plank % pieces.SIZES] == pieces.NONE
            if free and adds_no_third(colours, plank):
                found |= 1 << plank
    return found


@rule
def reserve_colours(s: State, seat: int) -> int:
    """The colours of a seat's reserve, a bit each."""
    colours = 0
    for size in range(pieces.SIZES):
        if s.reserve[seat, size] != pieces.NONE:
            colours |= 1 << wide(s.reserve[seat, size])
    return colours


@rule
def adds_no_third(colours: int, plank: int) -> bool:
    """M17: whether a reserve of these colours takes a plank without a third one."""
    return bits(colours | 1 << (plank // pieces.SIZES)) <= pieces.MOST_COLOURS


@rule
def removals(s: State, seat: int, moves: Moves) -> int:
    """M17: a move for every stone and plank that may be taken away."""
    count = 0
    stones = bare_stones(s)
    while stones != 0:
        moves[count] = REMOVE_STONE + lowest(stones)
        count += 1
        stones &= stones - 1
    planks = removable_planks(s, seat)
    while planks != 0:
        moves[count] = REMOVE_PLANK + wide(s.lies[lowest(planks)])
        count += 1
        planks &= planks - 1
    return count


@rule
def take_away(s: State, seat: int, move: int) -> None:
    """M17: a plank goes to the seat's reserve, keeping its colour; a stone to the common one."""
    s.left -= 1
    if move < REMOVE_PLANK:
        stone = move - REMOVE_STONE
        lift_stone(s, stone)
        note(s, events.STONE_REMOVED, seat, stone + 1)
    else:
        pair = move - REMOVE_PLANK
        plank = plank_on(s, pair)
        lift_plank(s, plank)
        s.reserve[seat, plank % pieces.SIZES] = plank // pieces.SIZES
        one, other = wide(pieces.PAIR_ONE[pair]), wide(pieces.PAIR_OTHER[pair])
        note(
            s,
            events.PLANK_REMOVED,
            seat,
            plank % pieces.SIZES + 1,
            plank // pieces.SIZES,
            one,
            other,
        )
    if not s.open_water:
        bar_anew(s)
