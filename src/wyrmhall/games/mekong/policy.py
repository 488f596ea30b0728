"""A player with a goal: the cheapest route to the destination, and the cards to build and walk it.

It knows what its seat knows: the board, and its own cards. The route is charted (`route.py`)
behind the moves it is given (`Game.policy`). Golden games are played by it: bots, who want to play
better than this, have a player of their own (`light.py`).
"""

from wyrmhall.games.mekong.geometry import SITE_X, SITE_Y, SQUARED_LENGTHS, WATER, square
from wyrmhall.games.mekong.pieces import (
    BRIDGE,
    BRIDGE_PAIR,
    DRAGON,
    JUMP_PLANK,
    JUMP_VILLAGE,
    LAID,
    MOVE_1,
    MOVE_2,
    NO_CARD,
    NONE,
    PAIR_OF,
    PAIR_ONE,
    PAIR_OTHER,
    PLACE_STONE,
    PLANK,
    PROGRAM,
    REMOVE,
    REMOVE_PLANK,
    SIZES,
    STEP_PLANK,
    STEP_VILLAGE,
    STONE,
    STONE_AT,
    STONE_ON,
    SUPPORTS,
    TAKE,
    TAKE_AWAY,
    TAKE_PLANK,
    TWO_PLANKS,
    TWO_STONES,
    VILLAGES,
)
from wyrmhall.games.mekong.planks import needs, takes_one_more, within_reach
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
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import Moves

MOODS = 8  # one card in so many is laid without thinking, so that dragons fly


@long_rule
def goal_directed(s: State, seat: int, moves: Moves, count: int, luck: int) -> int:
    """The place among the moves of one that serves the route; any of them where none does."""
    anyhow = (luck * count) >> 32
    chart(s, seat, moves, destination(s, seat), longest_plank(s, seat))
    if s.stage != 0:
        card = NONE if luck % MOODS == 0 else wanted_card(s, seat, moves)
        return place_of(moves, count, PROGRAM + card, anyhow)
    return carry_out(s, seat, moves, count, anyhow)


@rule
def carry_out(s: State, seat: int, moves: Moves, count: int, anyhow: int) -> int:
    """The way to carry out the card at hand that serves the charted route."""
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


@rule
def place_of(moves: Moves, count: int, move: int, otherwise: int) -> int:
    """Where a move stands among the legal ones, or the place given for when it does not."""
    for place in range(count):
        if moves[place] == move:
            return place
    return otherwise


@rule
def wanted_card(s: State, seat: int, moves: Moves) -> int:
    """Stones before planks before steps, as far as the route lacks them and the hand has them."""
    stones, planks, steps, here = 0, 0, 1, start(s, seat, moves)
    held = 0
    for size in range(SIZES):
        held += s.reserve[seat, size] != NONE
    while True:
        following = onward(moves, here)
        if following == NONE:
            break
        stones += missing(s, following)
        planks += not bridged(s, here, following)
        steps += 1
        here = following
    if moves[COST + here] != 0:  # no route with what there is
        stones, planks = 1, 1
    laid = 0
    for place in range(LAID):
        card = wide(s.laid[seat, place])
        if card != NO_CARD and card < DRAGON:
            laid |= 1 << card
    stones -= ((laid >> STONE) & 1) + 2 * ((laid >> TWO_STONES) & 1)
    built = ((laid >> PLANK) & 1) + 2 * ((laid >> TWO_PLANKS) & 1)
    steps -= ((laid >> MOVE_1) & 1) + 2 * ((laid >> MOVE_2) & 1)
    if stones > 0:
        card = better_of(laid, STONE, TWO_STONES, stones)
        if card != NONE:
            return card
    if planks > built and held <= built:
        return REMOVE
    if planks > built:
        card = better_of(laid, PLANK, TWO_PLANKS, min(planks, held) - built)
        if card != NONE:
            return card
    if steps > 0:
        return better_of(laid, MOVE_1, MOVE_2, steps)
    return NONE


@rule
def better_of(laid: int, once: int, twice: int, wanted: int) -> int:
    """The card that does a thing twice where that is wanted, else once, of those not laid yet."""
    if wanted > 1 and not (laid >> twice) & 1:
        return twice
    if not (laid >> once) & 1:
        return once
    return NONE if (laid >> twice) & 1 else twice


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
    chart(s, seat, moves, start(s, seat, moves), longest_plank(s, seat))
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
