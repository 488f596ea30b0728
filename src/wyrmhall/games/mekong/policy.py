"""A player with a goal: the cheapest route to the destination, and the cards to build and walk it.

It knows what its seat knows: the board, and its own cards. The route is charted (`route.py`)
behind the moves it is given (`Game.policy`).
"""

from wyrmhall.games.mekong.geometry import SITE_X, SITE_Y, SQUARED_LENGTHS, WATER, square
from wyrmhall.games.mekong.pieces import (
    BRIDGE,
    BRIDGE_PAIR,
    JUMP_PLANK,
    JUMP_VILLAGE,
    LAID,
    NO_CARD,
    NONE,
    PAIR_OF,
    PAIR_ONE,
    PAIR_OTHER,
    PLACE_STONE,
    PROGRAM,
    REMOVE_PLANK,
    SIZES,
    STEP_PLANK,
    STEP_VILLAGE,
    STONE_AT,
    STONE_ON,
    SUPPORTS,
    TAKE,
    TAKE_AWAY,
    TAKE_PLANK,
    VILLAGES,
)
from wyrmhall.games.mekong.planks import needs, takes_one_more, within_reach
from wyrmhall.games.mekong.programme import hand, laid_by
from wyrmhall.games.mekong.route import (
    COST,
    FAR,
    bridged,
    chart,
    longest_plank,
    missing,
    onward,
    start,
)
from wyrmhall.games.mekong.table import State, destination, support_x, support_y, wide
from wyrmhall.games.mekong.worth import lacks, rest
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import Moves

STIR, MOST_LUCK = 1_664_525, (1 << 32) - 1  # a number for luck makes the next
MOODS = 8  # one card in so many is laid without thinking, so that dragons fly


@long_rule
def goal_directed(s: State, seat: int, moves: Moves, count: int, luck: int) -> int:
    """The place among the moves of one that serves the route; any of them where none does."""
    anyhow = (luck * count) >> 32
    chart(s, seat, moves, destination(s, seat))
    if s.stage != 0:
        if luck % MOODS == 0:
            return anyhow
        route = lacks(s, seat, moves)
        return best_card(s, seat, moves, count, laid_by(s, seat), anyhow, route)
    if s.task == PLACE_STONE:
        return place_of(moves, count, wanted_site(s, seat, moves), anyhow)
    if s.task == TAKE_PLANK:
        return place_of(moves, count, TAKE + wanted_size(s, seat, moves) - 1, anyhow)
    if s.task == BRIDGE:
        pair = gap(s, seat, moves, wide(s.chosen))
        return place_of(moves, count, BRIDGE_PAIR + pair, any_holding(s, moves, count, anyhow))
    if s.task == TAKE_AWAY:
        return plank_off_route(s, seat, moves, count, anyhow)
    return nearest(s, moves, count, anyhow)


@long_rule
def suppose(s: State, seat: int, moves: Moves, luck: int) -> None:
    """What the others would have laid, had each the route in mind as it is now."""
    known = 0 if s.stage != 0 else wide(s.turned)
    for other in range(s.players):
        if other == seat:
            continue
        for place in range(known, LAID):
            s.laid[other, place] = NO_CARD
        chart(s, other, moves, destination(s, other))
        route = lacks(s, other, moves)
        for place in range(known, LAID):
            luck = (luck * STIR + 1) & MOST_LUCK
            count = hand(s, other, moves)
            nth = (luck * count) >> 32
            if (luck >> 8) % MOODS != 0:  # the low bits of such numbers are poor
                nth = best_card(s, other, moves, count, place, nth, route)
            s.laid[other, place] = wide(moves[nth]) - PROGRAM


@rule
def place_of(moves: Moves, count: int, move: int, otherwise: int) -> int:
    """Where a move stands among the legal ones, or the place given for when it does not."""
    for place in range(count):
        if moves[place] == move:
            return place
    return otherwise


@long_rule
def best_card(
    s: State,
    seat: int,
    moves: Moves,
    count: int,
    place: int,
    first: int,
    route: tuple[int, int, int, int, float],
) -> int:
    """Where the card stands that, laid in a place, leaves the least of the route to do.

    Among equals the first from a place in the hand on: then a dragon is as good as any.
    """
    steps, stones, planks, usable, _ = route
    seen = 0 if s.stage != 0 else wide(s.turned)
    least, found = 1e30, first
    for ahead in range(count):
        nth = (first + ahead) % count
        s.laid[seat, place] = wide(moves[nth]) - PROGRAM
        left = rest(s, seat, steps, stones, planks, usable, seen)
        if left < least:
            least, found = left, nth
    s.laid[seat, place] = NO_CARD
    return found


@rule
def wanted_site(s: State, seat: int, moves: Moves) -> int:
    """The move that places the next stone the route lacks."""
    if s.open_water:
        return STONE_AT + next_point(s, seat, moves)
    here = start(s, seat, moves)
    while here != NONE and not missing(s, here):
        here = onward(moves, here)
    return NONE if here == NONE else STONE_ON + here - VILLAGES


@rule
def next_point(s: State, seat: int, moves: Moves) -> int:
    """Open water: a plank's length on from the support nearest the goal that one can get to."""
    goal = destination(s, seat)
    goal_x, goal_y = support_x(s, goal), support_y(s, goal)
    chart(s, seat, moves, start(s, seat, moves))
    nearest_yet, x, y = FAR * FAR, 0, 0
    for support in range(SUPPORTS):
        if moves[COST + support] < FAR and takes_one_more(s, support):
            away = square(WATER, support_x(s, support) - goal_x, support_y(s, support) - goal_y)
            if away < nearest_yet:
                nearest_yet, x, y = away, support_x(s, support), support_y(s, support)
    size = longest_plank(s, seat)
    longest = 0 if size == 0 else wide(SQUARED_LENGTHS[size - 1])
    best, found = FAR * FAR, NONE
    for point in range(len(s.closed)):
        if s.closed[point] == 0:
            px, py = wide(SITE_X[WATER, point]), wide(SITE_Y[WATER, point])
            away = square(WATER, px - goal_x, py - goal_y)
            if square(WATER, px - x, py - y) <= longest and away < best:
                best, found = away, point
    return found


@long_rule
def gap(s: State, seat: int, moves: Moves, size: int) -> int:
    """The first pair of the route, both stones there, that a plank of this size would bridge."""
    here = start(s, seat, moves)
    while here != NONE:
        following = onward(moves, here)
        if following != NONE and not missing(s, here) and not missing(s, following):
            if not bridged(s, here, following):
                if needs(s, min(here, following), max(here, following)) <= size:
                    return wide(PAIR_OF[here, following])
        here = following
    return NONE


@rule
def wanted_size(s: State, seat: int, moves: Moves) -> int:
    """The shortest plank in reserve that bridges a gap of the route; else the shortest."""
    for size in range(1, SIZES + 1):
        if s.reserve[seat, size - 1] != NONE and gap(s, seat, moves, size) != NONE:
            return size
    for size in range(1, SIZES + 1):
        if s.reserve[seat, size - 1] != NONE:
            return size
    return NONE


@rule
def any_holding(s: State, moves: Moves, count: int, first: int) -> int:
    """By eye (M23), the first pair from a place on that holds the chosen plank."""
    if s.by_eye:
        for ahead in range(count):
            place = (first + ahead) % count
            pair = wide(moves[place]) - BRIDGE_PAIR
            reached = within_reach(s, wide(s.chosen), wide(PAIR_ONE[pair]))
            if (reached >> (wide(PAIR_OTHER[pair]) - VILLAGES)) & 1:
                return place
    return first


@rule
def plank_off_route(s: State, seat: int, moves: Moves, count: int, first: int) -> int:
    """The first plank from a place on that one's own route does not use; else the place."""
    for ahead in range(count):
        place = (first + ahead) % count
        pair = wide(moves[place]) - REMOVE_PLANK
        if pair >= 0:
            here, used = start(s, seat, moves), False
            while here != NONE:
                following = onward(moves, here)
                if following != NONE and PAIR_OF[here, following] == pair:
                    used = True
                here = following
            if not used:
                return place
    return first


@rule
def nearest(s: State, moves: Moves, count: int, first: int) -> int:
    """The step or jump after which the least is left to do."""
    best, found = FAR + 1, first
    for ahead in range(count):
        place = (first + ahead) % count
        move = wide(moves[place])
        if move < STEP_PLANK or JUMP_VILLAGE <= move < JUMP_PLANK:
            village = move - (STEP_VILLAGE if move < STEP_PLANK else JUMP_VILLAGE)
            rest = moves[COST + village]
        else:
            pair = move - (STEP_PLANK if move < JUMP_VILLAGE else JUMP_PLANK)
            rest = min(moves[COST + PAIR_ONE[pair]], moves[COST + PAIR_OTHER[pair]]) + 1
        if rest < best:
            best, found = rest, place
    return found
