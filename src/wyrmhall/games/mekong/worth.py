"""How well a seat stands at a table of Les Dragons du Mékong, for bots.

What is left to do of the cheapest route, once the cards the seat has laid are carried out along
it. The board is public; a seat's own cards it knows, and those of others are imagined.
"""

from wyrmhall.games.mekong.geometry import SQUARED_LENGTHS, square
from wyrmhall.games.mekong.pieces import (
    DRAGON,
    JUMP,
    LAID,
    NO_CARD,
    NONE,
    REMOVE,
    SIZES,
    SUPPORTS,
    TIMES_OF,
    TWO_PLANKS,
    TWO_STONES,
    VILLAGES,
)
from wyrmhall.games.mekong.planks import takes_one_more
from wyrmhall.games.mekong.route import (
    COST,
    FAR,
    PLANK_COST,
    STONE_COST,
    WALK,
    bridged,
    chart,
    longest_plank,
    missing,
    onward,
    reach,
    size_between,
    start,
)
from wyrmhall.games.mekong.table import (
    State,
    bits,
    destination,
    support_x,
    support_y,
    wide,
)
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import Moves

# In the route's prices: a step on a plank is 2, a stone 5, a plank 6.
NO_PLANK = 8.0  # a plank the route lacks and the reserve too: it has to be removed elsewhere
WASTED_PLANK = 1.5  # a plank laid where it leads nowhere, or lost
SPARE_PLANK = 0.2  # kept in reserve, for each of its size
FALL = 8.0  # a jump or step into the water
PLACE = 0.5  # a card later is a card more that others may cross
ARRIVAL = 10.0  # to arrive this round, if nobody interferes
COST_TO_ODDS = 0.12  # log-odds a unit of what is left to do
LONGEST_WALK = 24  # segments of a route that are looked at


@long_rule
def worth(s: State, seat: int, moves: Moves) -> float:
    """The seat's prospects, in log-odds up to a constant that all seats share."""
    chart(s, seat, moves, destination(s, seat), reach(s, seat))
    steps, stones, planks, usable, more = lacks(s, seat, moves)
    return -COST_TO_ODDS * (more + rest(s, seat, steps, stones, planks, usable, LAID))


@long_rule
def lacks(s: State, seat: int, moves: Moves) -> tuple[int, int, int, int, float]:
    """What a seat's charted route lacks: its segments, then a bit each of those that miss a stone
    or a plank, how many of the planks the reserve can give, and what it costs besides."""
    here = start(s, seat, moves)
    steps, stones, planks, sizes, more = 0, 0, 0, 0, 0.0
    if moves[COST + here] >= FAR:
        steps, more = unbuilt(s, seat, moves, here)
        planks = (1 << steps) - 1
        stones = planks >> 1  # the last support is a village
        sizes = steps << (8 * longest_plank(s, seat))
    else:
        if s.pawn[seat] >= VILLAGES and here < VILLAGES and moves[COST + here] > 0:
            more = 1.0 * WALK  # through the village
        following = onward(moves, here)
        while following != NONE and steps < LONGEST_WALK:
            stones |= missing(s, following) << steps
            if not bridged(s, here, following):
                planks |= 1 << steps
                sizes += 1 << (8 * size_between(s, here, following))
            steps += 1
            here = following
            following = onward(moves, here)
    return steps, stones, planks, bits(planks) - lacking(s, seat, sizes), more


@rule
def unbuilt(s: State, seat: int, moves: Moves, here: int) -> tuple[int, float]:
    """Open water, or no plank left: how many segments are missing, and what leads up to them."""
    goal = destination(s, seat)
    chart(s, seat, moves, here, reach(s, seat))
    nearest, cost = FAR * FAR, 0.0
    for support in range(SUPPORTS):
        if moves[COST + support] < FAR and (takes_one_more(s, support) or support == here):
            x = support_x(s, support) - support_x(s, goal)
            y = support_y(s, support) - support_y(s, goal)
            away = square(s.open_water, x, y)
            if away < nearest:
                nearest, cost = away, 1.0 * moves[COST + support]
    length = wide(SQUARED_LENGTHS[max(longest_plank(s, seat), 4) - 1])
    steps = 1
    while steps * steps * length < nearest:
        steps += 1
    return steps, cost


@rule
def lacking(s: State, seat: int, sizes: int) -> int:
    """How many of the planks a route asks for, counted by size, the reserve cannot give."""
    asked, held, most = 0, 0, 0
    for size in range(SIZES, 0, -1):
        asked += (sizes >> (8 * size)) & 255
        held += s.reserve[seat, size - 1] != NONE
        most = max(most, asked - held)
    return most


@rule
def rest(
    s: State, seat: int, steps: int, stones: int, planks: int, usable: int, seen: int
) -> float:
    """What is left of a route after the cards a seat has laid and not yet carried out.

    Of the others' cards only those in the first `seen` places are looked at.
    """
    walked, extra = 0, 0.0
    for size in range(SIZES):
        if s.reserve[seat, size] != NONE:
            extra -= SPARE_PLANK * (size + 1)
    away = s.pawn[seat] != s.colour[seat]
    for place in range(s.place if s.stage == 0 else 0, LAID):
        card = wide(s.laid[seat, place])
        if card == NO_CARD:
            break
        times = times_left(s, seat, place, card, place < seen)
        if times == 0:
            continue
        if card <= TWO_STONES:
            for _ in range(times):
                stones &= stones - 1
        elif card <= TWO_PLANKS:
            for _ in range(times):
                ready = planks & ~stones & ~(stones << 1)
                if ready == 0 or usable == 0:
                    extra += WASTED_PLANK
                else:
                    planks &= ~(ready & -ready)
                    usable -= 1
        elif card == REMOVE:
            if bits(planks) > usable:
                usable += 1
        elif card == JUMP:
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
                    extra += WALK if walked > 0 or away else 0
                    break
    left = STONE_COST * bits(stones) + PLANK_COST * bits(planks) + WALK * (steps + 1 - walked)
    return left + NO_PLANK * (bits(planks) - usable) + extra


@rule
def times_left(s: State, seat: int, place: int, card: int, seen: bool) -> int:
    """How often a card laid is still to be carried out: 0 for one done or cancelled (M7)."""
    if card >= DRAGON:
        return 0
    if s.stage == 0 and place == s.place:
        ahead = (seat - s.first) % s.players
        if ahead < s.acted:
            return 0
        if ahead == s.acted:
            return wide(s.left)
    for other in range(s.players):
        if seen and other != seat and s.laid[other, place] == DRAGON + s.colour[seat]:
            return 0
    return wide(TIMES_OF[card])
