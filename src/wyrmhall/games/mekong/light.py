"""The light player a search plays on with, and what it supposes of others' programmes.

It builds and walks as the policy does; what it lays is judged by the worth's own reckoning. It
knows what its seat knows.
"""

from wyrmhall.games.mekong.pieces import LAID, NO_CARD, PROGRAM
from wyrmhall.games.mekong.policy import MOODS, carry_out
from wyrmhall.games.mekong.programme import hand, laid_by
from wyrmhall.games.mekong.route import chart, reach
from wyrmhall.games.mekong.table import State, destination, wide
from wyrmhall.games.mekong.worth import lacks, rest
from wyrmhall.kernel.rule import long_rule
from wyrmhall.kernel.state import Moves

STIR, MOST_LUCK = 1_664_525, (1 << 32) - 1  # a number for luck makes the next


@long_rule
def light(s: State, seat: int, moves: Moves, count: int, luck: int) -> int:
    """The place among the moves of one that serves the route."""
    anyhow = (luck * count) >> 32
    if s.stage != 0 and luck % MOODS == 0:
        return anyhow
    chart(s, seat, moves, destination(s, seat), reach(s, seat))
    if s.stage == 0:
        return carry_out(s, seat, moves, count, anyhow)
    route = lacks(s, seat, moves)
    return best_card(s, seat, moves, count, laid_by(s, seat), anyhow, route)


@long_rule
def suppose(s: State, seat: int, moves: Moves, luck: int) -> None:
    """What the others would have laid, had each the route in mind as it is now."""
    known = 0 if s.stage != 0 else wide(s.turned)
    for other in range(s.players):
        if other == seat:
            continue
        for place in range(known, LAID):
            s.laid[other, place] = NO_CARD
        chart(s, other, moves, destination(s, other), reach(s, other))
        route = lacks(s, other, moves)
        for place in range(known, LAID):
            luck = (luck * STIR + 1) & MOST_LUCK
            count = hand(s, other, moves)
            nth = (luck * count) >> 32
            if (luck >> 8) % MOODS != 0:  # the low bits of such numbers are poor
                nth = best_card(s, other, moves, count, place, nth, route)
            s.laid[other, place] = wide(moves[nth]) - PROGRAM


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
