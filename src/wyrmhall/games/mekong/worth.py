"""How well a seat stands in a match of Les Dragons du Mékong, for bots.

It counts what is left of the cheapest route once the cards the seat has laid are carried out. The
board is public; a seat knows its own cards, and those of others are imagined.
"""

from wyrmhall.games.mekong import pieces, route
from wyrmhall.games.mekong.geometry import SQUARED_LENGTHS, square
from wyrmhall.games.mekong.planks import takes_one_more
from wyrmhall.games.mekong.state import State, bits, destination, support_x, support_y
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import Moves, wide

# In the route's prices: a step on a plank is 2, a stone 5, a plank 6.
NO_PLANK = 8.0  # a plank the route needs and the reserve lacks: it must be taken from the board
WASTED_PLANK = 1.5  # a plank laid where it leads nowhere, or lost
SPARE_PLANK = 0.2  # kept in reserve, for each of its size
FALL = 8.0  # a jump or step into the water
PLACE = 0.5  # for each card later, as others may interfere
ARRIVAL = 10.0  # to arrive this round, if nobody interferes
COST_TO_ODDS = 0.12  # log-odds per unit of what is left to do
LONGEST_WALK = 24  # segments of a route that are looked at


@long_rule
def worth(s: State, seat: int, moves: Moves) -> float:
    """The seat's chances of winning, in log-odds, up to a constant shared by all seats."""
    route.chart(s, seat, moves, destination(s, seat), route.reach(s, seat))
    steps, stones, planks, usable, more = lacks(s, seat, moves)
    return -COST_TO_ODDS * (more + rest(s, seat, steps, stones, planks, usable, pieces.LAID))


@long_rule
def lacks(s: State, seat: int, moves: Moves) -> tuple[int, int, int, int, float]:
    """What a seat's charted route lacks: how many segments it has, a bit for each one without a
    stone and without a plank, how many of these planks the reserve has, and any extra cost."""
    here = route.start(s, seat, moves)
    steps, stones, planks, sizes, more = 0, 0, 0, 0, 0.0
    if moves[route.COST + here] >= route.FAR:
        steps, more = unbuilt(s, seat, moves, here)
        planks = (1 << steps) - 1
        stones = planks >> 1  # the last support is a village
        sizes = steps << (8 * route.longest_plank(s, seat))
    else:
        if (
            s.pawn[seat] >= pieces.VILLAGES
            and here < pieces.VILLAGES
            and moves[route.COST + here] > 0
        ):
            more = 1.0 * route.WALK  # through the village
        following = route.onward(moves, here)
        while following != pieces.NONE and steps < LONGEST_WALK:
            stones |= route.missing(s, following) << steps
            if not route.bridged(s, here, following):
                planks |= 1 << steps
                sizes += 1 << (8 * route.size_between(s, here, following))
            steps += 1
            here = following
            following = route.onward(moves, here)
    return steps, stones, planks, bits(planks) - lacking(s, seat, sizes), more


@rule
def unbuilt(s: State, seat: int, moves: Moves, here: int) -> tuple[int, float]:
    """Open water, or no plank left: how many segments are missing, and the cost up to them."""
    goal = destination(s, seat)
    route.chart(s, seat, moves, here, route.reach(s, seat))
    nearest, cost = route.FAR * route.FAR, 0.0
    for support in range(pieces.SUPPORTS):
        if moves[route.COST + support] < route.FAR and (
            takes_one_more(s, support) or support == here
        ):
            x = support_x(s, support) - support_x(s, goal)
            y = support_y(s, support) - support_y(s, goal)
            away = square(s.open_water, x, y)
            if away < nearest:
                nearest, cost = away, 1.0 * moves[route.COST + support]
    length = wide(SQUARED_LENGTHS[max(route.longest_plank(s, seat), 4) - 1])
    steps = 1
    while steps * steps * length < nearest:
        steps += 1
    return steps, cost


@rule
def lacking(s: State, seat: int, sizes: int) -> int:
    """How many of the planks a route needs, counted by size, are not in the reserve."""
    asked, held, most = 0, 0, 0
    for size in range(pieces.SIZES, 0, -1):
        asked += (sizes >> (8 * size)) & 255
        held += s.reserve[seat, size - 1] != pieces.NONE
        most = max(most, asked - held)
    return most


@rule
def rest(
    s: State, seat: int, steps: int, stones: int, planks: int, usable: int, seen: int
) -> float:
    """What is left of a route after the cards a seat has laid and not yet carried out.

    Of the others' cards only those in the first `seen` places count.
    """
    walked, extra = 0, 0.0
    for size in range(pieces.SIZES):
        if s.reserve[seat, size] != pieces.NONE:
            extra -= SPARE_PLANK * (size + 1)
    away = s.pawn[seat] != s.colour[seat]
    for place in range(s.place if s.stage == 0 else 0, pieces.LAID):
        card = wide(s.laid[seat, place])
        if card == pieces.NO_CARD:
            continue
        times = times_left(s, seat, place, card, place < seen)
        if times == 0:
            continue
        if card <= pieces.TWO_STONES:
            for _ in range(times):
                stones &= stones - 1
        elif card <= pieces.TWO_PLANKS:
            for _ in range(times):
                ready = planks & ~stones & ~(stones << 1)
                if ready == 0 or usable == 0:
                    extra += WASTED_PLANK
                else:
                    planks &= ~(ready & -ready)
                    usable -= 1
        elif card == pieces.REMOVE:
            if bits(planks) > usable:
                usable += 1
        elif card == pieces.JUMP:
            if walked > 0 or away:
                extra += FALL
        else:
            back = 1
            for _ in range(times):
                if walked == steps:
                    return PLACE * place + extra - ARRIVAL
                if not (planks >> walked) & 1:
                    walked += 1
                    back = -1
                elif back < 0:  # the second step returns
                    walked -= 1
                else:
                    extra += route.WALK if walked > 0 or away else 0
                    break
    left = (
        route.STONE_COST * bits(stones)
        + route.PLANK_COST * bits(planks)
        + route.WALK * (steps + 1 - walked)
    )
    return left + NO_PLANK * (bits(planks) - usable) + extra


@rule
def times_left(s: State, seat: int, place: int, card: int, seen: bool) -> int:
    """How many more times a laid card will be carried out: 0 if done or cancelled (M7)."""
    if card >= pieces.DRAGON:
        return 0
    if s.stage == 0 and place == s.place:
        ahead = (seat - s.first) % s.players
        if ahead < s.acted:
            return 0
        if ahead == s.acted:
            return wide(s.left)
    for other in range(s.players):
        if seen and other != seat and s.laid[other, place] == pieces.DRAGON + s.colour[seat]:
            return 0
    return wide(pieces.TIMES_OF[card])
