"""The light player that search plays games out with, and its guess at others' programmes.

It builds and walks as the policy does, and chooses cards by the evaluation in `worth.py`. It knows
only what its seat knows.
"""

from wyrmhall.games.mekong.choices import PROGRAM
from wyrmhall.games.mekong.pieces import LAID, NO_CARD
from wyrmhall.games.mekong.policy import MOODS, carry_out
from wyrmhall.games.mekong.programme import candidates, first_empty, hand
from wyrmhall.games.mekong.route import chart, reach
from wyrmhall.games.mekong.state import State, destination
from wyrmhall.games.mekong.worth import lacks, rest
from wyrmhall.kernel.rule import long_rule
from wyrmhall.kernel.state import Moves, wide

STIR, MOST_LUCK = 1_664_525, (1 << 32) - 1  # a linear congruential generator


@long_rule
def light(s: State, seat: int, moves: Moves, count: int, luck: int) -> int:
    """The index of a move that serves the route."""
    count = candidates(s, moves, count)
    anyhow = (luck * count) >> 32
    if s.stage != 0 and (count == 1 or luck % MOODS == 0):
        return anyhow
    chart(s, seat, moves, destination(s, seat), reach(s, seat))
    if s.stage == 0:
        return carry_out(s, seat, moves, count, anyhow)
    route = lacks(s, seat, moves)
    return best_card(s, seat, moves, count, first_empty(s, seat), anyhow, route)


@long_rule
def suppose(s: State, seat: int, moves: Moves, luck: int) -> None:
    """Lay for the others what each would lay for its route as it is now."""
    known = 0 if s.stage != 0 else wide(s.turned)
    if s.stage != 0:
        s.ready = ((1 << wide(s.players)) - 1) & ~(1 << seat)
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
            if (luck >> 8) % MOODS != 0:  # the low bits are poor
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
    """The index of the card that, laid in `place`, leaves the least of the route to do.

    Ties go to the first card from index `first` on, so a dragon has the same chance as any.
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
