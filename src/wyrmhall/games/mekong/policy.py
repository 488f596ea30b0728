"""A player that follows the cheapest route to its destination, with the cards to build and walk it.

It knows what its seat knows: the board and its own cards. The route is charted (`route.py`) after
the moves it is given (`Game.policy`). It plays the golden games; bots use a better player
(`playout.py`).
"""

from wyrmhall.games.mekong import choices, pieces, route
from wyrmhall.games.mekong.geometry import SITE_X, SITE_Y, SQUARED_LENGTHS, WATER, square
from wyrmhall.games.mekong.planks import needs, takes_one_more, within_reach
from wyrmhall.games.mekong.programme import candidates
from wyrmhall.games.mekong.state import State, destination, support_x, support_y
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import Moves, wide

MOODS = 8  # one card in this many is laid at random, so that dragons fly


@long_rule
def goal_directed(s: State, seat: int, moves: Moves, count: int, luck: int) -> int:
    """The index of a move that serves the route; of any move if none does."""
    count = candidates(s, moves, count)
    anyhow = (luck * count) >> 32
    if s.stage != 0 and count == 1:
        return anyhow
    route.chart(s, seat, moves, destination(s, seat), route.longest_plank(s, seat))
    if s.stage != 0:
        card = pieces.NONE if luck % MOODS == 0 else wanted_card(s, seat, moves)
        return index_of(moves, count, choices.PROGRAM + card, anyhow)
    return carry_out(s, seat, moves, count, anyhow)


@rule
def carry_out(s: State, seat: int, moves: Moves, count: int, anyhow: int) -> int:
    """The way to carry out the card at hand that serves the charted route."""
    if s.task == pieces.PLACE_STONE:
        return index_of(moves, count, wanted_site(s, seat, moves), anyhow)
    if s.task == pieces.TAKE_PLANK:
        return index_of(moves, count, choices.TAKE + wanted_size(s, seat, moves) - 1, anyhow)
    if s.task == pieces.BRIDGE:
        pair = gap(s, seat, moves, wide(s.chosen))
        return index_of(
            moves, count, choices.BRIDGE_PAIR + pair, any_holding(s, moves, count, anyhow)
        )
    if s.task == pieces.TAKE_AWAY:
        return plank_off_route(s, seat, moves, count, anyhow)
    return nearest(s, moves, count, anyhow)


@rule
def index_of(moves: Moves, count: int, move: int, otherwise: int) -> int:
    """The index of a move among the legal ones, or `otherwise` if it is not there."""
    for index in range(count):
        if moves[index] == move:
            return index
    return otherwise


@rule
def wanted_card(s: State, seat: int, moves: Moves) -> int:
    """Stones before planks before steps, if the route lacks them and the hand has the card."""
    stones, planks, steps, here = 0, 0, 1, route.start(s, seat, moves)
    held = 0
    for size in range(pieces.SIZES):
        held += s.reserve[seat, size] != pieces.NONE
    while True:
        following = route.onward(moves, here)
        if following == pieces.NONE:
            break
        stones += route.missing(s, following)
        planks += not route.bridged(s, here, following)
        steps += 1
        here = following
    if moves[route.COST + here] != 0:  # there is no route
        stones, planks = 1, 1
    laid = 0
    for place in range(pieces.LAID):
        card = wide(s.laid[seat, place])
        if card != pieces.NO_CARD and card < pieces.DRAGON:
            laid |= 1 << card
    stones -= ((laid >> pieces.STONE) & 1) + 2 * ((laid >> pieces.TWO_STONES) & 1)
    built = ((laid >> pieces.PLANK) & 1) + 2 * ((laid >> pieces.TWO_PLANKS) & 1)
    steps -= ((laid >> pieces.MOVE_1) & 1) + 2 * ((laid >> pieces.MOVE_2) & 1)
    if stones > 0:
        card = better_of(laid, pieces.STONE, pieces.TWO_STONES, stones)
        if card != pieces.NONE:
            return card
    if planks > built and held <= built:
        return pieces.REMOVE
    if planks > built:
        card = better_of(laid, pieces.PLANK, pieces.TWO_PLANKS, min(planks, held) - built)
        if card != pieces.NONE:
            return card
    if steps > 0:
        return better_of(laid, pieces.MOVE_1, pieces.MOVE_2, steps)
    return pieces.NONE


@rule
def better_of(laid: int, once: int, twice: int, wanted: int) -> int:
    """The card not yet laid that does a task twice if that is wanted, otherwise once."""
    if wanted > 1 and not (laid >> twice) & 1:
        return twice
    if not (laid >> once) & 1:
        return once
    return pieces.NONE if (laid >> twice) & 1 else twice


@rule
def wanted_site(s: State, seat: int, moves: Moves) -> int:
    """The move that places the next stone the route lacks."""
    if s.open_water:
        return choices.STONE_AT + next_point(s, seat, moves)
    here = route.start(s, seat, moves)
    while here != pieces.NONE and not route.missing(s, here):
        here = route.onward(moves, here)
    return pieces.NONE if here == pieces.NONE else choices.STONE_ON + here - pieces.VILLAGES


@rule
def next_point(s: State, seat: int, moves: Moves) -> int:
    """Open water: one plank's length beyond the reachable support nearest the goal."""
    goal = destination(s, seat)
    goal_x, goal_y = support_x(s, goal), support_y(s, goal)
    route.chart(s, seat, moves, route.start(s, seat, moves), route.longest_plank(s, seat))
    nearest_yet, x, y = route.FAR * route.FAR, 0, 0
    for support in range(pieces.SUPPORTS):
        if moves[route.COST + support] < route.FAR and takes_one_more(s, support):
            away = square(WATER, support_x(s, support) - goal_x, support_y(s, support) - goal_y)
            if away < nearest_yet:
                nearest_yet, x, y = away, support_x(s, support), support_y(s, support)
    size = route.longest_plank(s, seat)
    longest = 0 if size == 0 else wide(SQUARED_LENGTHS[size - 1])
    best, found = route.FAR * route.FAR, pieces.NONE
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
    here = route.start(s, seat, moves)
    while here != pieces.NONE:
        following = route.onward(moves, here)
        if (
            following != pieces.NONE
            and not route.missing(s, here)
            and not route.missing(s, following)
        ):
            if not route.bridged(s, here, following):
                if needs(s, min(here, following), max(here, following)) <= size:
                    return wide(pieces.PAIR_OF[here, following])
        here = following
    return pieces.NONE


@rule
def wanted_size(s: State, seat: int, moves: Moves) -> int:
    """The shortest plank in reserve that bridges a gap of the route, or simply the shortest."""
    for size in range(1, pieces.SIZES + 1):
        if s.reserve[seat, size - 1] != pieces.NONE and gap(s, seat, moves, size) != pieces.NONE:
            return size
    for size in range(1, pieces.SIZES + 1):
        if s.reserve[seat, size - 1] != pieces.NONE:
            return size
    return pieces.NONE


@rule
def any_holding(s: State, moves: Moves, count: int, first: int) -> int:
    """By eye (M23), the first pair from index `first` on that the chosen plank fits."""
    if s.by_eye:
        for ahead in range(count):
            index = (first + ahead) % count
            pair = wide(moves[index]) - choices.BRIDGE_PAIR
            reached = within_reach(s, wide(s.chosen), wide(pieces.PAIR_ONE[pair]))
            if (reached >> (wide(pieces.PAIR_OTHER[pair]) - pieces.VILLAGES)) & 1:
                return index
    return first


@rule
def plank_off_route(s: State, seat: int, moves: Moves, count: int, first: int) -> int:
    """The first plank from index `first` on that the seat's route does not use, or `first`."""
    for ahead in range(count):
        index = (first + ahead) % count
        pair = wide(moves[index]) - choices.REMOVE_PLANK
        if pair >= 0:
            here, used = route.start(s, seat, moves), False
            while here != pieces.NONE:
                following = route.onward(moves, here)
                if following != pieces.NONE and pieces.PAIR_OF[here, following] == pair:
                    used = True
                here = following
            if not used:
                return index
    return first


@rule
def nearest(s: State, moves: Moves, count: int, first: int) -> int:
    """The step or jump after which the least is left to do."""
    best, found = route.FAR + 1, first
    for ahead in range(count):
        index = (first + ahead) % count
        move = wide(moves[index])
        if move < choices.STEP_PLANK or choices.JUMP_VILLAGE <= move < choices.JUMP_PLANK:
            village = move - (
                choices.STEP_VILLAGE if move < choices.STEP_PLANK else choices.JUMP_VILLAGE
            )
            rest = moves[route.COST + village]
        else:
            pair = move - (
                choices.STEP_PLANK if move < choices.JUMP_VILLAGE else choices.JUMP_PLANK
            )
            rest = (
                min(
                    moves[route.COST + pieces.PAIR_ONE[pair]],
                    moves[route.COST + pieces.PAIR_OTHER[pair]],
                )
                + 1
            )
        if rest < best:
            best, found = rest, index
    return found
