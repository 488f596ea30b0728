"""The cheapest route to a village, building included: what bots go by.

The route is charted in the caller's `Moves` buffer, after the moves in it. The chart has for every
support its cost, the next support on the way, and where a plank still to be laid could lead:
stones and villages separately, a bit each.
"""

from wyrmhall.games.mekong import pieces
from wyrmhall.games.mekong.geometry import NEEDS_BETWEEN, WITHIN
from wyrmhall.games.mekong.planks import needs, takes_one_more, within_reach
from wyrmhall.games.mekong.state import State, lowest
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import Moves, wide

# Where the chart is written.
COST, NEXT, LINKS, GATES = (pieces.PAIRS + part * pieces.SUPPORTS for part in range(4))
RING = 32
VILLAGES_AT = (
    GATES + pieces.SUPPORTS
)  # by cost modulo RING, the supports still to be visited, a bit each
STONES_AT = VILLAGES_AT + RING
FAR = 1 << 20
WALK, STONE_COST, PLANK_COST = 2, 5, 6  # a step on a plank; a stone, a plank still to be placed
LONG = 4  # planks above this size are rare: each size more costs 1 more
TAKE_COST = 8  # a plank longer than any in reserve: it must first be taken from the board


@rule
def longest_plank(s: State, seat: int) -> int:
    """The size of the longest plank in a seat's reserve; 0 if it is empty."""
    longest = 0
    for size in range(pieces.SIZES):
        if s.reserve[seat, size] != pieces.NONE:
            longest = size + 1
    return longest


@rule
def reach(s: State, seat: int) -> int:
    """The longest plank a bot plans with: on the island board any, since planks can be taken."""
    return longest_plank(s, seat) if s.open_water else pieces.SIZES


@rule
def missing(s: State, support: int) -> bool:
    """Whether a support is a stone still to be placed."""
    return support >= pieces.VILLAGES and not (wide(s.standing) >> (support - pieces.VILLAGES)) & 1


@rule
def find_links(s: State, moves: Moves, size: int) -> None:
    """Chart where planks could lead from every support, counting islands without a stone yet."""
    able = wide(s.standing) & ~wide(s.full)
    if not s.open_water:
        for site in range(pieces.STONES):
            if s.closed[site] == 0:
                able |= 1 << site
    for one in range(pieces.SUPPORTS):
        if s.open_water:
            above = within_reach(s, size, one)
        elif one < pieces.VILLAGES:
            above = able if takes_one_more(s, one) else 0
        else:
            above = able if (able >> (one - pieces.VILLAGES)) & 1 else 0
        if not s.open_water:
            above &= wide(WITHIN[size, one]) & ~wide(s.barred[one])
        moves[LINKS + one] |= above
        while above != 0:
            other = pieces.VILLAGES + lowest(above)
            above &= above - 1
            if one < pieces.VILLAGES:
                moves[GATES + other] |= 1 << one
            else:
                moves[LINKS + other] |= 1 << (one - pieces.VILLAGES)


@rule
def size_between(s: State, one: int, other: int) -> int:
    """M3: the shortest plank from one support to another, stones there or not."""
    return needs(s, one, other) if s.open_water else wide(NEEDS_BETWEEN[one, other])


@rule
def plank_price(s: State, one: int, other: int, longest: int) -> int:
    """What laying a plank and walking it costs."""
    size = size_between(s, one, other)
    return WALK + PLANK_COST + max(size - LONG, 0) + (TAKE_COST if size > longest else 0)


@rule
def ease(s: State, moves: Moves, here: int, back: int, price: int) -> None:
    """Note that the way from `back` leads here, where that is cheaper, to be looked at in turn.

    Of equal ways the one over the lower support is noted.
    """
    through = moves[COST + here] + price + (STONE_COST if missing(s, back) else 0)
    if through == moves[COST + back] and here < moves[NEXT + back]:
        moves[NEXT + back] = here
    if through < moves[COST + back]:
        moves[COST + back] = through
        moves[NEXT + back] = here
        if back < pieces.VILLAGES:
            moves[VILLAGES_AT + through % RING] |= 1 << back
        else:
            moves[STONES_AT + through % RING] |= 1 << (back - pieces.VILLAGES)


@rule
def ease_around(s: State, moves: Moves, here: int, longest: int) -> None:
    """Chart every way that leads here."""
    planks = wide(s.resting[here])
    while planks != 0:
        pair = s.lies[lowest(planks)]
        planks &= planks - 1
        ease(
            s, moves, here, wide(pieces.PAIR_ONE[pair]) + wide(pieces.PAIR_OTHER[pair]) - here, WALK
        )
    stones = wide(moves[LINKS + here])
    while stones != 0:
        back = pieces.VILLAGES + lowest(stones)
        stones &= stones - 1
        ease(s, moves, here, back, plank_price(s, here, back, longest))
    villages = wide(moves[GATES + here])
    while villages != 0:
        back = lowest(villages)
        villages &= villages - 1
        ease(s, moves, here, back, plank_price(s, here, back, longest))


@long_rule
def chart(s: State, seat: int, moves: Moves, goal: int, size: int) -> None:
    """What it costs to get from every support to a goal with planks up to a size, and how.

    Supports are visited by rising cost; no step costs as much as RING.
    """
    for support in range(pieces.SUPPORTS):
        moves[COST + support] = FAR
        moves[NEXT + support] = pieces.NONE
        moves[LINKS + support] = 0
        moves[GATES + support] = 0
    for cost in range(RING):
        moves[VILLAGES_AT + cost] = 0
        moves[STONES_AT + cost] = 0
    longest = longest_plank(s, seat)
    if size > 0:
        find_links(s, moves, size)
    moves[COST + goal] = 0
    ease_around(s, moves, goal, longest)
    cost, last = 1, 0
    while cost - last < RING:
        villages = wide(moves[VILLAGES_AT + cost % RING])
        moves[VILLAGES_AT + cost % RING] = 0
        while villages != 0:
            here = lowest(villages)
            villages &= villages - 1
            if moves[COST + here] == cost:
                ease_around(s, moves, here, longest)
                last = cost
        stones = wide(moves[STONES_AT + cost % RING])
        moves[STONES_AT + cost % RING] = 0
        while stones != 0:
            here = pieces.VILLAGES + lowest(stones)
            stones &= stones - 1
            if moves[COST + here] == cost:
                ease_around(s, moves, here, longest)
                last = cost
        cost += 1


@rule
def start(s: State, seat: int, moves: Moves) -> int:
    """The support a seat's route begins at: its village, or the better end of its plank."""
    space = wide(s.pawn[seat])
    if space < pieces.VILLAGES:
        return space
    pair = s.lies[space - pieces.VILLAGES]
    one, other = wide(pieces.PAIR_ONE[pair]), wide(pieces.PAIR_OTHER[pair])
    return one if moves[COST + one] <= moves[COST + other] else other


@rule
def onward(moves: Moves, here: int) -> int:
    """The next support of the cheapest route, or NONE at its end or if there is none."""
    return wide(moves[NEXT + here])


@rule
def bridged(s: State, one: int, other: int) -> bool:
    """Whether a plank lies between two supports."""
    return wide(s.resting[one]) & wide(s.resting[other]) != 0
