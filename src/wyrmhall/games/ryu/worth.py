"""How well a seat stands at a table of RYU, for bots.

What it holds is read off tables and added up; to that comes a part of what its best deed would
bring, reckoned with the same tables: so a deed within reach never counts more than the deed done,
and nobody stands and waits. The tables were fitted to self-play of the light player and of greedy
bots, then changed by hand so that every cube, token and piece more is worth more.
"""

import numpy as np

from wyrmhall.games.ryu.need import fitting, is_open
from wyrmhall.games.ryu.pieces import (
    BAZAAR,
    BID,
    BLUE,
    CHOOSE,
    COLOUR_COUNT,
    DISCARD,
    FIRST_PEOPLE,
    GEMS_IN,
    GOVERNOR,
    ISLAND_COUNT,
    KEPT_CUBES,
    MERCHANT,
    MERCHANTS,
    MOST_TOKENS,
    NOBODY,
    ONE_COLOUR,
    ORANGE,
    PIECE_COUNT,
    PURPLE,
    SHORT_MOVE,
    SMUGGLER,
    SMUGGLERS,
    TURN,
    WHITE,
    YELLOW,
)
from wyrmhall.games.ryu.table import State, count_of
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import Cells, Moves

NEXT = np.array(
    [
        [0.15, -0.32, -0.60, -0.85, -1.10, -1.30],
        [1.65, 1.30, 1.05, 0.83, 0.65, 0.45],
        [3.45, 3.00, 2.72, 2.52, 2.35, 2.20],
        [5.70, 5.05, 4.60, 4.35, 4.15, 3.95],
        [8.50, 7.10, 6.50, 6.00, 5.70, 5.50],
    ]
)
"""By pieces built, and by cubes the next one still asks for."""
THEN = np.array(
    [
        [-0.00, -0.20, -0.40, -0.55, -0.65, -0.75],
        [-0.15, -0.35, -0.50, -0.62, -0.75, -0.90],
        [-0.10, -0.34, -0.53, -0.70, -0.90, -1.05],
        [0.05, -0.25, -0.48, -0.68, -0.90, -1.08],
        [0.00, 0.00, 0.00, 0.00, 0.00, 0.00],
    ]
)
"""By pieces built, and by cubes the piece after the next will ask for of what is left."""
SPARE = np.array([0.00, 0.15, 0.28, 0.38, 0.44])
"""By cubes that neither of these two asks for."""
GEMS = np.array([-0.35, 0.00, 0.15, 0.25, 0.33, 0.40, 0.45])
"""By yellow cubes."""
MERCHANTS_HELD = np.array([0.00, 0.09, 0.18, 0.26, 0.30, 0.33])
SMUGGLERS_HELD = np.array([0.00, 0.09, 0.17, 0.24, 0.28, 0.31])
GOVERNORS_HELD = np.array([0.00, 0.20, 0.35, 0.45, 0.50, 0.55])
"""By Governors that neither of these two pieces needs."""

# How much of what a deed would bring counts already.
PROMPT = 0.9  # it can be done at once
LATER = 0.6  # in the next turn
FAR = 0.4  # in the turn after that
HOME = 0.6  # of exploring an island whose owner gets as much
CLOSED = -0.2
"""No island is left for the seat to explore."""
RENEWAL = 0.15
"""Of turning an island then."""
NO_WAY = -0.45
"""No yellow cube, and no tokens to buy one with."""
EXCESS = -0.3
"""Of a cube that an inspection is about to take."""
FADING = 40.0
"""In so many rounds a lead loses half its worth: a leader who waits may yet be drawn (R32)."""
WON = 3.0
"""Of the last piece, over all that could be held before it."""


@long_rule
def worth(s: State, seat: int, room: Moves) -> float:
    """The seat's prospects, in log-odds up to a constant that all seats share."""
    return standing(s, seat) / (1.0 + s.rounds / FADING)


@rule
def standing(s: State, seat: int) -> float:
    """The same, were there no draw to come."""
    cubes = s.cubes[seat]
    blue, orange, purple = int(cubes[BLUE]), int(cubes[ORANGE]), int(cubes[PURPLE])
    gems = int(cubes[YELLOW])
    merchants, smugglers = int(s.tokens[seat, MERCHANT]), int(s.tokens[seat, SMUGGLER])
    owed = int(s.owed[seat])
    if owed > 0:
        to_smugglers = min(owed // 2, MOST_TOKENS - smugglers)
        smugglers += to_smugglers
        merchants = min(MOST_TOKENS, merchants + owed - to_smugglers)
    governors = int(s.tokens[seat, GOVERNOR])
    piece = int(s.built[seat])
    if s.phase == BID:
        return bid_value(s, seat)
    base = held(piece, blue, orange, purple, gems, merchants, smugglers, governors)
    if piece == PIECE_COUNT:
        return base
    total = base
    if s.phase == DISCARD and seat != s.turn:
        total += EXCESS * max(0, count_of(cubes) - KEPT_CUBES)
    if s.passive != NOBODY:
        total += sharing(s, seat, base)
    if not is_open(s, seat):
        total += CLOSED
    return total + prospect(s, seat, merchants, smugglers, base)


@long_rule
def held(
    piece: int,
    blue: int,
    orange: int,
    purple: int,
    gems: int,
    merchants: int,
    smugglers: int,
    governors: int,
) -> float:
    """What a seat with so many pieces has in its cubes and tokens."""
    if piece >= PIECE_COUNT:
        return NEXT[PIECE_COUNT - 1, 0] + WON
    asked = 3 + int(GEMS_IN[piece])
    fit = fitting(piece, blue, orange, purple, gems)
    helped = min(asked - fit, governors)
    lacking = asked - fit - helped
    total = NEXT[piece, lacking]
    total += GEMS[min(gems, 6)]
    total += MERCHANTS_HELD[min(merchants, MOST_TOKENS)]
    total += SMUGGLERS_HELD[min(smugglers, MOST_TOKENS)]
    if gems == 0 and (merchants == 0 or smugglers == 0) and blue + orange + purple > 0:
        total += NO_WAY
    if piece + 1 == PIECE_COUNT:
        spare = blue + orange + purple - min(blue, 1) - min(orange, 1) - min(purple, 1)
        kept = min(governors - helped, MOST_TOKENS)
        return total + SPARE[max(0, min(spare, 4))] + GOVERNORS_HELD[kept]
    # What the next piece leaves.
    if ONE_COLOUR[piece]:
        if blue >= orange and blue >= purple:
            blue -= fit
        elif orange >= purple:
            orange -= fit
        else:
            purple -= fit
    else:
        blue, orange, purple = max(blue - 1, 0), max(orange - 1, 0), max(purple - 1, 0)
    following = fitting(piece + 1, blue, orange, purple, gems)
    asked = 3 + int(GEMS_IN[piece + 1])
    helped_then = min(asked - following, governors - helped)
    total += THEN[piece, asked - following - helped_then]
    total += GOVERNORS_HELD[min(governors - helped - helped_then, MOST_TOKENS)]
    spare = blue + orange + purple - min(following, 3)
    return total + SPARE[max(0, min(spare, 4))]


@rule
def held_with(s: State, seat: int, pile: Cells, colour: int, more: int) -> float:
    """What a seat would hold with a pile, and so many more cubes of a colour."""
    cubes, tokens = s.cubes[seat], s.tokens[seat]
    return held(
        int(s.built[seat]),
        int(cubes[BLUE] + pile[BLUE]) + (more if colour == BLUE else 0),
        int(cubes[ORANGE] + pile[ORANGE]) + (more if colour == ORANGE else 0),
        int(cubes[PURPLE] + pile[PURPLE]) + (more if colour == PURPLE else 0),
        int(cubes[YELLOW] + pile[YELLOW]) + (more if colour == YELLOW else 0),
        int(tokens[MERCHANT]),
        int(tokens[SMUGGLER]),
        int(tokens[GOVERNOR]),
    )


@rule
def sharing(s: State, seat: int, base: float) -> float:
    """R16, R17: what the seat gets of the cubes that are being shared out."""
    if seat != s.turn and seat != s.passive:
        return 0.0
    if count_of(s.aside) == 0:
        if seat == s.passive:
            return 0.0  # a player who grudged the owner's part would never explore there
        share = 1.0 / 3.0 if count_of(s.shown) == 3 else 0.5
        total = 0.0
        for colour in range(BLUE, COLOUR_COUNT):
            if s.shown[colour] > 0:
                total += s.shown[colour] * (held_with(s, seat, s.aside, colour, 1) - base)
        return share * total
    active, passive = int(s.turn), int(s.passive)
    best, mine = -1e30, 0.0
    for colour in range(COLOUR_COUNT):  # WHITE: the piles as they lie
        if colour != WHITE and (s.phase == CHOOSE or s.shown[colour] == 0):
            continue
        with_aside = held_with(s, active, s.aside, colour, 1)
        with_rest = held_with(s, active, s.shown, colour, -1)
        if with_aside > with_rest:
            chosen, left_over = with_aside, held_with(s, passive, s.shown, colour, -1)
        else:
            chosen, left_over = with_rest, held_with(s, passive, s.aside, colour, 1)
        if left_over - chosen > best:
            best = left_over - chosen
            mine = chosen if seat == active else left_over
    return mine - base


@rule
def prospect(s: State, seat: int, merchants: int, smugglers: int, base: float) -> float:
    """The best the seat can do next, counted less the longer it takes; `base` is what it holds."""
    cubes = s.cubes[seat]
    blue, orange, purple = int(cubes[BLUE]), int(cubes[ORANGE]), int(cubes[PURPLE])
    gems, governors = int(cubes[YELLOW]), int(s.tokens[seat, GOVERNOR])
    piece = int(s.built[seat])
    prompt = s.turn == seat and s.phase == TURN and not s.acted
    at_hand = PROMPT if prompt else LATER
    best = 0.0
    if fitting(piece, blue, orange, purple, gems) + governors >= 3 + GEMS_IN[piece]:
        best = at_hand * (
            after_building(piece, blue, orange, purple, gems, merchants, smugglers, governors)
            - base
        )
    # What one cube out of the bag brings, on average.
    in_bag = max(1, count_of(s.bag))
    drawn = (
        s.bag[BLUE] * held(piece, blue + 1, orange, purple, gems, merchants, smugglers, governors)
        + s.bag[ORANGE]
        * held(piece, blue, orange + 1, purple, gems, merchants, smugglers, governors)
        + s.bag[PURPLE]
        * held(piece, blue, orange, purple + 1, gems, merchants, smugglers, governors)
        + s.bag[YELLOW]
        * held(piece, blue, orange, purple, gems + 1, merchants, smugglers, governors)
        + s.bag[WHITE] * base
    ) / in_bag - base
    here = int(s.place[seat])
    for ahead in range(ISLAND_COUNT):
        share = at_hand
        if ahead > SHORT_MOVE and ahead < ISLAND_COUNT - SHORT_MOVE:
            share = LATER if prompt else FAR
        if prompt and s.moved and ahead > 0:
            share = LATER if share == PROMPT else FAR
        island = int(s.circle[(here + ahead) % ISLAND_COUNT])
        gain = 0.0
        if island >= FIRST_PEOPLE:
            people = island - FIRST_PEOPLE
            if gems > 0 and not s.sepia[people] and s.owner[people] != seat:
                gain = (
                    2.0 * drawn
                    - base
                    + held(
                        piece,
                        blue,
                        orange,
                        purple,
                        gems - 1,
                        min(merchants + 1, MOST_TOKENS),
                        smugglers,
                        governors,
                    )
                )
                if s.owner[people] != NOBODY:
                    gain *= HOME
        elif island == BAZAAR:
            if merchants >= 3:
                gain = (
                    held(
                        piece,
                        blue,
                        orange,
                        purple,
                        gems,
                        merchants - 3,
                        smugglers,
                        min(governors + 1, MOST_TOKENS),
                    )
                    - base
                )
            if smugglers >= 3:
                gain = max(
                    gain,
                    2.0 * drawn
                    - base
                    + held(piece, blue, orange, purple, gems, merchants, smugglers - 3, governors),
                )
        elif island == MERCHANTS:
            if gems >= 2:
                gain = (
                    held(
                        piece,
                        blue,
                        orange,
                        purple,
                        gems - 2,
                        merchants,
                        smugglers,
                        min(governors + 1, MOST_TOKENS),
                    )
                    - base
                )
            if merchants > 0 and smugglers > 0:
                gain = max(
                    gain,
                    held(
                        piece,
                        blue,
                        orange,
                        purple,
                        gems + 1,
                        merchants - 1,
                        smugglers - 1,
                        governors,
                    )
                    - base,
                )
        elif island == SMUGGLERS:
            if gems > 0:
                gain = (
                    drawn
                    - base
                    + held(
                        piece,
                        blue,
                        orange,
                        purple,
                        gems - 1,
                        merchants,
                        min(smugglers + 2, MOST_TOKENS),
                        governors,
                    )
                )
        elif merchants > 0 and gems > 0 and not is_open(s, seat):
            gain = RENEWAL
        best = max(best, share * gain)
    return best


@rule
def after_building(
    piece: int,
    blue: int,
    orange: int,
    purple: int,
    gems: int,
    merchants: int,
    smugglers: int,
    governors: int,
) -> float:
    """What the seat has when it has built, with as few Governors as it can."""
    fit = fitting(piece, blue, orange, purple, gems)
    helped = 3 + int(GEMS_IN[piece]) - fit
    if ONE_COLOUR[piece]:
        if blue >= orange and blue >= purple:
            blue -= fit
        elif orange >= purple:
            orange -= fit
        else:
            purple -= fit
    else:
        blue, orange, purple = max(blue - 1, 0), max(orange - 1, 0), max(purple - 1, 0)
    return held(piece + 1, blue, orange, purple, gems, merchants, smugglers, governors - helped)


@rule
def bid_value(s: State, seat: int) -> float:
    """What the seat may hope for in a bid: its hand as it is, or the best it can still make it.

    Another seat is taken to bid any number of its cubes, each as likely.
    """
    cubes, hand = s.cubes[seat], s.hand[seat]
    blue, orange = int(cubes[BLUE] - hand[BLUE]), int(cubes[ORANGE] - hand[ORANGE])
    purple, gems = int(cubes[PURPLE] - hand[PURPLE]), int(cubes[YELLOW] - hand[YELLOW])
    merchants, smugglers = int(s.tokens[seat, MERCHANT]), int(s.tokens[seat, SMUGGLER])
    governors, piece = int(s.tokens[seat, GOVERNOR]), int(s.built[seat])
    bid = count_of(hand)
    best = -1e30
    while True:
        chance = 1.0 if bid > 0 else 0.0
        for other in range(s.players):
            if other != seat:
                chance *= min(1.0, bid / (count_of(s.cubes[other]) + 1.0))
        to_smugglers = min(bid // 2, MOST_TOKENS - smugglers)
        value = chance * held(
            piece + 1, blue, orange, purple, gems, merchants, smugglers, governors
        ) + (1.0 - chance) * held(
            piece,
            blue,
            orange,
            purple,
            gems,
            min(MOST_TOKENS, merchants + bid - to_smugglers),
            smugglers + to_smugglers,
            governors,
        )
        best = max(best, value)
        if s.closed[seat] or chance >= 1.0 or blue + orange + purple + gems == 0:
            return best
        # One more: the cube that is missed least once the piece stands.
        missed, colour = -1e30, 0
        for given in range(BLUE, COLOUR_COUNT):
            if (
                (given == BLUE and blue > 0)
                or (given == ORANGE and orange > 0)
                or (given == PURPLE and purple > 0)
                or (given == YELLOW and gems > 0)
            ):
                left = held(
                    piece + 1,
                    blue - (given == BLUE),
                    orange - (given == ORANGE),
                    purple - (given == PURPLE),
                    gems - (given == YELLOW),
                    merchants,
                    smugglers,
                    governors,
                )
                if left > missed:
                    missed, colour = left, given
        blue -= colour == BLUE
        orange -= colour == ORANGE
        purple -= colour == PURPLE
        gems -= colour == YELLOW
        bid += 1
