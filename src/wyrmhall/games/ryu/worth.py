"""How well a seat stands in a match of RYU, for bots.

The value of what it holds is read from tables (`holding.py`). A share of what its best deed would
bring is added, by the same tables. So a deed within reach never counts more than the deed done, and
a bot does not stand and wait.
"""

from wyrmhall.games.ryu import holding, pieces
from wyrmhall.games.ryu.need import is_open
from wyrmhall.games.ryu.phases import BID, CHOOSE, DISCARD, TURN
from wyrmhall.games.ryu.state import State, count_of
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import Cells, Moves, wide

# The share of a deed's gain that counts before it is done.
PROMPT = 0.9  # it can be done at once
LATER = 0.6  # in the next turn
FAR = 0.4  # in the turn after that
HOME = 0.6  # for exploring an island whose owner gets as much
CLOSED = -0.2
"""The value when no island is left for the seat to explore."""
RENEWAL = 0.15
"""The value of turning an island over in that case."""
EXCESS = -0.3
"""The value of a cube that an inspection is about to take."""
FADING = 40.0
"""Rounds in which a lead loses half its value: a leader who waits may end in a draw (R32)."""


@long_rule
def worth(s: State, seat: int, room: Moves) -> float:
    """The seat's chances of winning, in log-odds, up to a constant shared by all seats."""
    return standing(s, seat) / (1.0 + s.rounds / FADING)


@rule
def standing(s: State, seat: int) -> float:
    """The same, ignoring the draw by round limit."""
    if s.phase == BID:
        return bid_value(s, seat)
    h = holding.with_choice(holding.holding_of(s, seat), wide(max(0, s.owed[seat])))
    base = holding.held(h)
    if h.piece == pieces.PIECE_COUNT:
        return base
    total = base
    if s.phase == DISCARD and seat != s.turn:
        total += EXCESS * max(0, count_of(s.cubes[seat]) - pieces.KEPT_CUBES)
    if s.passive != pieces.NOBODY:
        total += sharing(s, seat, base)
    if not is_open(s, seat):
        total += CLOSED
    return total + prospect(s, seat, h, base)


@rule
def held_with(s: State, seat: int, pile: Cells, colour: int, more: int) -> float:
    """What a seat would hold with a pile, and `more` cubes of a colour."""
    h = holding.with_cubes(
        holding.holding_of(s, seat),
        wide(pile[pieces.BLUE]),
        wide(pile[pieces.ORANGE]),
        wide(pile[pieces.PURPLE]),
        wide(pile[pieces.YELLOW]),
    )
    return holding.held(holding.with_cube(h, colour, wide(more)))


@rule
def sharing(s: State, seat: int, base: float) -> float:
    """R16, R17: what the seat gets of the cubes that are being shared out."""
    if seat != s.turn and seat != s.passive:
        return 0.0
    if count_of(s.aside) == 0:
        if seat == s.passive:
            return 0.0  # a bot that counted the owner's share would never explore there
        share = 1.0 / 3.0 if count_of(s.shown) == 3 else 0.5
        total = 0.0
        for colour in range(pieces.BLUE, pieces.COLOUR_COUNT):
            if s.shown[colour] > 0:
                total += s.shown[colour] * (held_with(s, seat, s.aside, colour, 1) - base)
        return share * total
    active, passive = int(s.turn), int(s.passive)
    best, mine = -1e30, 0.0
    for colour in range(pieces.COLOUR_COUNT):  # WHITE: the piles as they lie
        if colour != pieces.WHITE and (s.phase == CHOOSE or s.shown[colour] == 0):
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
def prospect(s: State, seat: int, h: holding.Holding, base: float) -> float:
    """The best the seat can do next, worth less the longer it takes; `base` is what it holds."""
    prompt = s.turn == seat and s.phase == TURN and not s.acted
    at_hand = PROMPT if prompt else LATER
    best = 0.0
    if holding.fit_of(h) + h.governors >= holding.asked(h.piece):
        best = at_hand * (holding.held(holding.after_building(h)) - base)
    drawn = cube_from_bag(s, h, base)
    here = int(s.place[seat])
    for ahead in range(pieces.ISLAND_COUNT):
        share = at_hand
        if ahead > pieces.SHORT_MOVE and ahead < pieces.ISLAND_COUNT - pieces.SHORT_MOVE:
            share = LATER if prompt else FAR
        if prompt and s.moved and ahead > 0:
            share = LATER if share == PROMPT else FAR
        island = int(s.circle[(here + ahead) % pieces.ISLAND_COUNT])
        best = max(best, share * island_gain(s, seat, island, h, base, drawn))
    return best


@rule
def cube_from_bag(s: State, h: holding.Holding, base: float) -> float:
    """What one cube from the bag brings on average."""
    total = s.bag[pieces.BLUE] * holding.held(holding.with_cube(h, pieces.BLUE, wide(1)))
    total += s.bag[pieces.ORANGE] * holding.held(holding.with_cube(h, pieces.ORANGE, wide(1)))
    total += s.bag[pieces.PURPLE] * holding.held(holding.with_cube(h, pieces.PURPLE, wide(1)))
    total += s.bag[pieces.YELLOW] * holding.held(holding.with_cube(h, pieces.YELLOW, wide(1)))
    total += s.bag[pieces.WHITE] * base
    return total / max(1, count_of(s.bag)) - base


@rule
def island_gain(
    s: State, seat: int, island: int, h: holding.Holding, base: float, drawn: float
) -> float:
    """What the best deed on an island brings; `drawn` is the value of one cube from the bag."""
    gain = 0.0
    if island >= pieces.FIRST_PEOPLE:
        people = island - pieces.FIRST_PEOPLE
        if h.gems > 0 and not s.sepia[people] and s.owner[people] != seat:
            paid = holding.with_tokens(
                holding.with_cube(h, pieces.YELLOW, wide(-1)), wide(1), wide(0), wide(0)
            )
            gain = 2.0 * drawn - base + holding.held(paid)
            if s.owner[people] != pieces.NOBODY:
                gain *= HOME
    elif island == pieces.BAZAAR:
        if h.merchants >= 3:
            gain = holding.held(holding.with_tokens(h, wide(-3), wide(0), wide(1))) - base
        if h.smugglers >= 3:
            traded = holding.held(holding.with_tokens(h, wide(0), wide(-3), wide(0)))
            gain = max(gain, 2.0 * drawn - base + traded)
    elif island == pieces.MERCHANTS:
        if h.gems >= 2:
            paid = holding.with_tokens(
                holding.with_cube(h, pieces.YELLOW, wide(-2)), wide(0), wide(0), wide(1)
            )
            gain = holding.held(paid) - base
        if h.merchants > 0 and h.smugglers > 0:
            paid = holding.with_tokens(
                holding.with_cube(h, pieces.YELLOW, wide(1)), wide(-1), wide(-1), wide(0)
            )
            gain = max(gain, holding.held(paid) - base)
    elif island == pieces.SMUGGLERS:
        if h.gems > 0:
            paid = holding.with_tokens(
                holding.with_cube(h, pieces.YELLOW, wide(-1)), wide(0), wide(2), wide(0)
            )
            gain = drawn - base + holding.held(paid)
    elif h.merchants > 0 and h.gems > 0 and not is_open(s, seat):
        gain = RENEWAL
    return gain


@rule
def bid_value(s: State, seat: int) -> float:
    """What the seat can expect from a bid, with its hand as it is or the best it can still make.

    Other seats are assumed to bid any number of their cubes with equal chances.
    """
    hand = s.hand[seat]
    bid = count_of(hand)
    h = holding.with_cubes(
        holding.holding_of(s, seat),
        -wide(hand[pieces.BLUE]),
        -wide(hand[pieces.ORANGE]),
        -wide(hand[pieces.PURPLE]),
        -wide(hand[pieces.YELLOW]),
    )
    best = -1e30
    while True:
        chance = 1.0 if bid > 0 else 0.0
        for other in range(s.players):
            if other != seat:
                chance *= min(1.0, bid / (count_of(s.cubes[other]) + 1.0))
        lost = holding.held(holding.with_choice(h, wide(bid)))
        best = max(best, chance * holding.held(holding.with_piece(h)) + (1.0 - chance) * lost)
        if s.closed[seat] or chance >= 1.0 or h.blue + h.orange + h.purple + h.gems == 0:
            return best
        h = holding.with_cube(h, least_missed(holding.with_piece(h)), wide(-1))
        bid += 1


@rule
def least_missed(h: holding.Holding) -> int:
    """The colour of the cube the seat can spare best."""
    most, colour = -1e30, 0
    for given in range(pieces.BLUE, pieces.COLOUR_COUNT):
        if (
            (given == pieces.BLUE and h.blue > 0)
            or (given == pieces.ORANGE and h.orange > 0)
            or (given == pieces.PURPLE and h.purple > 0)
            or (given == pieces.YELLOW and h.gems > 0)
        ):
            left = holding.held(holding.with_cube(h, given, wide(-1)))
            if left > most:
                most, colour = left, given
    return colour
