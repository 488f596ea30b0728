"""A light player of RYU: it builds when it can, and else goes for what the next piece asks for.

A search plays on with it, so it is cheap rather than deep. What each island offers is written
behind the moves it is given (`Game.policy`), by place in the circle.
"""

from wyrmhall.games.ryu.need import is_open, missing, need
from wyrmhall.games.ryu.pieces import (
    ASIDE,
    BAZAAR,
    BID,
    BID_CUBE,
    BLUE,
    BUILD,
    CHOOSE,
    CLAIM,
    CLAIM_CUBE,
    COLOUR_COUNT,
    DEED,
    DISCARD,
    DISCARD_CUBE,
    DRAFT,
    EXCHANGE,
    FIRST_PEOPLE,
    GIVE,
    GOVERNORS_PAID,
    ISLAND_COUNT,
    KEPT_CUBES,
    MERCHANT,
    MERCHANTS,
    MOST_TOKENS,
    MOVE,
    NOBODY,
    PAID,
    PICK,
    REST,
    SHORT_MOVE,
    SMUGGLER,
    SMUGGLERS,
    SPLIT,
    TAKE_BACK,
    TAKE_GEM,
    TO_BUY_GEM,
    TO_DRAW_AT_BAZAAR,
    TO_DRAW_AT_SMUGGLERS,
    TO_EXPLORE,
    TO_HIRE_AT_BAZAAR,
    TO_HIRE_AT_MERCHANTS,
    TO_INSPECT,
    TURN,
    TURN_OVER,
    YELLOW,
)
from wyrmhall.games.ryu.table import State, count_of, stands_on
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import Moves

MOODS = 16  # one decision in so many is taken without thinking

# What a deed brings, in hundredths of a cube that fits.
EXPLORE_WILD = 100  # two cubes and a Merchant for a yellow one
EXPLORE_HOME = 60  # two cubes too, but the owner gets as many
HIRE_FOR_MERCHANTS = 105
HIRE_FOR_GEMS = 90
LAST_CUBE = 60  # a Governor more, where it is all the next piece lacks
DRAW_FOR_SMUGGLERS = 95
DRAW_AT_GUILD = 60
BUY_GEM = 80  # without one nothing can be explored
GIVE_WAY = 30  # cubes for tokens, where there is no other way to a yellow one
RENEW = 50  # turn an island, where none is left to explore
INSPECT = 25  # for each cube another seat has to discard
NEXT_TURN = 2
"""An offer is divided by this where it has to wait for the next turn."""


@long_rule
def policy(s: State, seat: int, moves: Moves, count: int, luck: int) -> int:
    """The place, among the moves, of the one it plays."""
    if luck % MOODS == 0:
        return (luck * count) >> 32
    if s.phase == TURN:
        return turn(s, seat, moves, count)
    if s.phase == BID:
        return bid(s, seat, moves, count, luck)
    if s.phase == SPLIT:
        return (luck * count) >> 32
    if s.phase == CHOOSE:
        return choose(s, seat)
    if s.phase == EXCHANGE:
        return exchange(s, seat, moves, count)
    if s.phase == DRAFT:
        return neediest(s, seat, moves, count, PICK, 1)
    if s.phase == CLAIM:
        return neediest(s, seat, moves, count - 1, CLAIM_CUBE - BLUE, 1)
    if s.phase == DISCARD:
        return neediest(s, seat, moves, count, DISCARD_CUBE - BLUE, -1)
    return take(s, seat)


@rule
def turn(s: State, seat: int, moves: Moves, count: int) -> int:
    """Build; else the best deed here or within reach; else stand near one for the next turn."""
    best, best_score = count - 1, -1
    for place in range(count):
        move = int(moves[place])
        if move == TAKE_GEM:
            return place
        if BUILD <= move < GIVE:
            score = 1000 - int(PAID[move - BUILD, GOVERNORS_PAID])
            if score > best_score:
                best, best_score = place, score
    if best_score >= 0:
        return best
    chart(s, seat, moves, count)
    here = int(s.place[seat])
    best_score = near(moves, count, here) // NEXT_TURN
    for place in range(count - 1):
        move = int(moves[place])
        if move < DEED:
            there = 0
            while s.circle[there] != move - MOVE:
                there += 1
            steps = abs(there - here)
            if s.acted or min(steps, ISLAND_COUNT - steps) > SHORT_MOVE:
                score = near(moves, count, there) // NEXT_TURN
            else:
                score = int(moves[count + there]) - 1  # after a deed here one may still move
        else:
            score = int(moves[count + here]) if is_best_deed(s, seat, move) else 0
        if score > best_score:
            best, best_score = place, score
    return best


@rule
def near(moves: Moves, count: int, place: int) -> int:
    """The best offer within two steps of a place, as charted."""
    best = 0
    for ahead in range(-SHORT_MOVE, SHORT_MOVE + 1):
        best = max(best, int(moves[count + (place + ahead) % ISLAND_COUNT]))
    return best


@rule
def chart(s: State, seat: int, moves: Moves, count: int) -> None:
    """What the islands offer the seat, behind the moves."""
    lacking = missing(s, seat)
    for place in range(ISLAND_COUNT):
        moves[count + place] = offer(s, seat, int(s.circle[place]), lacking)


@rule
def offer(s: State, seat: int, island: int, lacking: int) -> int:
    """What the best deed on an island brings."""
    gems = int(s.cubes[seat, YELLOW])
    if island >= FIRST_PEOPLE:
        people = island - FIRST_PEOPLE
        if gems == 0 or s.sepia[people] or s.owner[people] == seat:
            return 0
        return EXPLORE_WILD if s.owner[people] == NOBODY else EXPLORE_HOME
    merchants, smugglers = int(s.tokens[seat, MERCHANT]), int(s.tokens[seat, SMUGGLER])
    last = LAST_CUBE if lacking == 1 else 0
    if island == BAZAAR:
        if merchants >= 3:
            return HIRE_FOR_MERCHANTS + last
        return DRAW_FOR_SMUGGLERS if smugglers >= 3 else 0
    if island == MERCHANTS:
        if gems >= 3 or (gems == 2 and lacking == 1 and s.built[seat] < 4):
            return HIRE_FOR_GEMS + last
        return BUY_GEM if gems == 0 and merchants > 0 and smugglers > 0 else 0
    if island == SMUGGLERS:
        if gems > 0:
            return DRAW_AT_GUILD
        return GIVE_WAY if is_stuck(s, seat) else 0
    excess = 0
    if smugglers > 0:
        for other in range(s.players):
            if other != seat:
                excess += max(0, count_of(s.cubes[other]) - KEPT_CUBES)
    return max(
        excess * INSPECT, RENEW if merchants > 0 and gems > 0 and not is_open(s, seat) else 0
    )


@rule
def is_stuck(s: State, seat: int) -> bool:
    """Whether the seat has no yellow cube, and no tokens to buy one with."""
    tokens = s.tokens[seat]
    return s.cubes[seat, YELLOW] == 0 and (tokens[MERCHANT] == 0 or tokens[SMUGGLER] == 0)


@rule
def is_best_deed(s: State, seat: int, move: int) -> bool:
    """Whether a move is the deed `offer` had in mind, on the island underfoot."""
    island = int(stands_on(s, seat))
    if island >= FIRST_PEOPLE:
        return move == DEED + TO_EXPLORE
    if island == BAZAAR:
        rich = s.tokens[seat, MERCHANT] >= 3
        return move == DEED + (TO_HIRE_AT_BAZAAR if rich else TO_DRAW_AT_BAZAAR)
    if island == MERCHANTS:
        return move == DEED + (TO_HIRE_AT_MERCHANTS if s.cubes[seat, YELLOW] >= 2 else TO_BUY_GEM)
    if island == SMUGGLERS:
        if s.cubes[seat, YELLOW] > 0:
            return move == DEED + TO_DRAW_AT_SMUGGLERS
        return move >= GIVE and need(s, seat, move - GIVE + BLUE) <= 1
    if not is_open(s, seat):
        return TURN_OVER <= move < BUILD and not s.sepia[move - TURN_OVER]
    return move == DEED + TO_INSPECT


@rule
def neediest(s: State, seat: int, moves: Moves, count: int, first: int, sign: int) -> int:
    """The place of the cube the seat needs most, or with the sign turned least."""
    best, best_score = 0, -1000
    for place in range(count):
        score = sign * need(s, seat, int(moves[place]) - first)
        if score > best_score:
            best, best_score = place, score
    return best


@rule
def choose(s: State, seat: int) -> int:
    """R17: the pile that the seat needs more."""
    aside, rest = 0, 0
    for colour in range(COLOUR_COUNT):
        wanted = need(s, seat, colour)
        aside += wanted * int(s.aside[colour])
        rest += wanted * int(s.shown[colour])
    return ASIDE if aside > rest else REST


@rule
def exchange(s: State, seat: int, moves: Moves, count: int) -> int:
    """R21: another cube only while there is no other way to a yellow one."""
    if not is_stuck(s, seat):
        return count - 1
    return neediest(s, seat, moves, count - 1, GIVE - BLUE, -1)


@rule
def take(s: State, seat: int) -> int:
    """R28: the kind that is missing, then Merchants: three are a Governor."""
    merchants, smugglers = s.tokens[seat, MERCHANT], s.tokens[seat, SMUGGLER]
    if merchants == MOST_TOKENS or (smugglers == 0 and merchants > 0):
        return SMUGGLER
    return MERCHANT


@rule
def bid(s: State, seat: int, moves: Moves, count: int, luck: int) -> int:
    """R27: any number of cubes up to one more than another seat can bid, the least needed first."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, count_of(s.cubes[other]))
    mine, hand = count_of(s.cubes[seat]), count_of(s.hand[seat])
    ceiling = min(mine, most + 1)
    if hand >= ceiling or (luck >> 4) % int(ceiling - hand + 1) == 0:
        return 0  # each number of cubes is as likely
    best, best_score = 0, 1000
    for place in range(1, count):
        move = int(moves[place])
        if move < TAKE_BACK:
            score = need(s, seat, move - BID_CUBE + BLUE)
            if score < best_score:
                best, best_score = place, score
    return best
