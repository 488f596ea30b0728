"""The state of Les Dragons du Mékong: the record of a match, and questions it answers."""

from wyrmhall.games.mekong import geometry, pieces
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Cells, Header, cell, cells, layout, wide


class State(Header):
    """The record of a match."""

    edition: int = cell("i1")
    by_eye: int = cell("i1")
    open_water: int = cell("i1")
    rounds: int = cell("i1")
    """How many rounds have begun."""
    first: int = cell("i1")
    """Who has the first-player marker."""
    place: int = cell("i1")
    """Which of the five cards is carried out, from 0."""
    turned: int = cell("i1")
    """How many of the five were turned this round."""
    acted: int = cell("i1")
    """How many seats have carried out the card at `place`."""
    turn: int = cell("i1")
    """The seat whose card is carried out."""
    task: int = cell("i1")
    """What that seat has to do."""
    left: int = cell("i1")
    """How many more times: stones, planks or steps of its card."""
    chosen: int = cell("i1")
    """The size of the plank taken and not yet laid, else 0."""
    tried: Cells = cells("i4", pieces.SUPPORTS)
    """By eye: for each support the stones above it that were tried for this plank in vain (M23)."""
    began: int = cell("i1")
    """The space a pawn's move began in."""
    winner: int = cell("i1")
    stones: int = cell("i1")
    """Stones in the common reserve."""
    colour: Cells = cells("i1", pieces.SEATS)
    """Each seat's colour, and so its own village; NONE for an empty seat."""
    seat_of: Cells = cells("i1", pieces.VILLAGES)
    """The seat of each colour, or NONE."""
    laid: Cells = cells("i1", pieces.SEATS, pieces.LAID)
    """Each seat's cards of this round in order, or NO_CARD."""
    ready: int = cell("i1")
    """The seats whose cards of this round are final, a bit each (M6)."""
    changes: Cells = cells("i1", pieces.SEATS)
    """How often each seat has rearranged its cards this round."""
    pawn: Cells = cells("i1", pieces.SEATS)
    """The space each pawn stands on: a village, or VILLAGES + plank."""
    reserve: Cells = cells("i1", pieces.SEATS, pieces.SIZES)
    """For each size the colour of the plank a seat has in reserve, or NONE (M17: one at most)."""
    lost: int = cell("i8")
    """The planks out of the game, a bit each."""
    lies: Cells = cells("i2", pieces.PLANKS)
    """The pair each plank lies on, or NONE."""
    standing: int = cell("i4")
    """The stones on the board, a bit each."""
    full: int = cell("i4")
    """The stones that carry three planks, a bit each (M14)."""
    resting: Cells = cells("i8", pieces.SUPPORTS)
    """The planks that rest on each support, a bit each."""
    lies_at: Cells = cells("i2", pieces.STONES)
    """The site of each stone, or NONE."""
    closed: Cells = cells("i1", pieces.SITES)
    """How many stones and planks keep a site from taking a stone (M10, M15, M24)."""
    barred: Cells = cells("i4", pieces.SUPPORTS)
    """Island board: for each support the stones above it that no plank may lead to, because it
    would cross or double a plank or lie over a stone (M14, M15)."""


STATE = layout(State, journal=pieces.JOURNAL)


@rule
def lowest(mask: int) -> int:
    """The index of the lowest bit set in a mask that is not 0."""
    return wide(pieces.BIT_OF[(mask & -mask) % pieces.BIT_MODULUS])


@rule
def bits(mask: int) -> int:
    """How many bits are set in a mask."""
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


@rule
def destination(s: State, seat: int) -> int:
    """M1: the village opposite the seat's own."""
    return wide(pieces.OPPOSITE[s.colour[seat]])


@rule
def support_x(s: State, support: int) -> int:
    """Where a village, or a stone on the board, is."""
    if support < pieces.VILLAGES:
        return wide(geometry.VILLAGE_X[s.open_water, support])
    return wide(geometry.SITE_X[s.open_water, s.lies_at[support - pieces.VILLAGES]])


@rule
def support_y(s: State, support: int) -> int:
    """Where a village, or a stone on the board, is."""
    if support < pieces.VILLAGES:
        return wide(geometry.VILLAGE_Y[s.open_water, support])
    return wide(geometry.SITE_Y[s.open_water, s.lies_at[support - pieces.VILLAGES]])


@rule
def other_stones(s: State, one: int, other: int) -> int:
    """The stones on the board except those of a pair, a bit each."""
    pair = 1 << (other - pieces.VILLAGES)
    if one >= pieces.VILLAGES:
        pair |= 1 << (one - pieces.VILLAGES)
    return wide(s.standing) & ~pair


@rule
def between(s: State, one: int, other: int) -> int:
    """M14: the plank that rests on both of two supports, as a bit; 0 where there is none."""
    return wide(s.resting[one]) & wide(s.resting[other])


@rule
def plank_on(s: State, pair: int) -> int:
    """The plank on a pair that carries one."""
    return lowest(between(s, wide(pieces.PAIR_ONE[pair]), wide(pieces.PAIR_OTHER[pair])))


@rule
def pawns_on_planks(s: State) -> int:
    """M18: the spaces that are taken, a bit each; villages never are."""
    taken = 0
    for seat in range(s.players):
        if s.pawn[seat] >= pieces.VILLAGES:
            taken |= 1 << wide(s.pawn[seat])
    return taken


@rule
def neighbours(s: State, space: int) -> int:
    """M18: the spaces adjacent to one, a bit each, free or not."""
    if space < pieces.VILLAGES:
        return wide(s.resting[space]) << pieces.VILLAGES
    pair = s.lies[space - pieces.VILLAGES]
    one, other = wide(pieces.PAIR_ONE[pair]), wide(pieces.PAIR_OTHER[pair])
    near = wide(s.resting[other]) << pieces.VILLAGES
    if one < pieces.VILLAGES:
        near |= 1 << one
    else:
        near |= wide(s.resting[one]) << pieces.VILLAGES
    return near & ~(1 << space)


@rule
def close_sites(s: State, pair: int, change: int) -> None:
    """M15: a plank laid on a pair (1) or lifted from it (-1) covers sites, or frees them."""
    if not s.open_water:
        covered = wide(geometry.COVERS[pair])
        while covered != 0:
            s.closed[lowest(covered)] += change
            covered &= covered - 1
        return
    one, other = wide(pieces.PAIR_ONE[pair]), wide(pieces.PAIR_OTHER[pair])
    ax, ay = support_x(s, one), support_y(s, one)
    bx, by = support_x(s, other), support_y(s, other)
    for site in range(pieces.POINTS):
        if geometry.cover(
            geometry.WATER,
            ax,
            ay,
            bx,
            by,
            geometry.SITE_X[geometry.WATER, site],
            geometry.SITE_Y[geometry.WATER, site],
        ):
            s.closed[site] += change


@rule
def put_plank(s: State, plank: int, pair: int) -> None:
    """A plank comes to rest on its two supports."""
    one, other = wide(pieces.PAIR_ONE[pair]), wide(pieces.PAIR_OTHER[pair])
    s.lies[plank] = pair
    for support in (one, other):
        s.resting[support] |= 1 << plank
        if support >= pieces.VILLAGES and bits(wide(s.resting[support])) == pieces.MOST_RESTING:
            s.full |= 1 << (support - pieces.VILLAGES)
    close_sites(s, pair, 1)
    if not s.open_water:
        for support in range(pieces.SUPPORTS):
            s.barred[support] |= geometry.CROSSED[pair, support]


@rule
def lift_plank(s: State, plank: int) -> None:
    """A plank leaves the board."""
    pair = wide(s.lies[plank])
    close_sites(s, pair, -1)
    s.lies[plank] = pieces.NONE
    for support in (wide(pieces.PAIR_ONE[pair]), wide(pieces.PAIR_OTHER[pair])):
        s.resting[support] &= ~(1 << plank)
        if support >= pieces.VILLAGES:
            s.full &= ~(1 << (support - pieces.VILLAGES))


@rule
def bar_anew(s: State) -> None:
    """Island board: recompute what planks and stones bar, after one of them left."""
    for support in range(pieces.SUPPORTS):
        s.barred[support] = 0
    for stone in range(pieces.STONES):
        if (wide(s.standing) >> stone) & 1:
            for support in range(pieces.SUPPORTS):
                s.barred[support] |= geometry.OVER[stone, support]
    for plank in range(pieces.PLANKS):
        if s.lies[plank] != pieces.NONE:
            for support in range(pieces.SUPPORTS):
                s.barred[support] |= geometry.CROSSED[s.lies[plank], support]
