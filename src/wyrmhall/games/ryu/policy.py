"""A light player of RYU: it builds when it can; otherwise it goes for what the next piece needs.

Search uses it to play games to the end, so it is cheap rather than deep. It writes what each island
offers after the moves it is given (`Game.policy`), by place in the circle.
"""

from wyrmhall.games.ryu import choices, pieces
from wyrmhall.games.ryu.need import is_open, missing, need
from wyrmhall.games.ryu.phases import BID, CHOOSE, CLAIM, DISCARD, DRAFT, EXCHANGE, SPLIT, TURN
from wyrmhall.games.ryu.state import State, count_of, stands_on
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import Moves

MOODS = 16  # one decision in this many is made at random

# What a deed brings, in hundredths of a cube that fits.
EXPLORE_WILD = 100  # two cubes and a Merchant for a yellow one
EXPLORE_HOME = 60  # two cubes too, but the owner gets as many
HIRE_FOR_MERCHANTS = 105
HIRE_FOR_GEMS = 90
LAST_CUBE = 60  # one more Governor, if it is all the next piece lacks
DRAW_FOR_SMUGGLERS = 95
DRAW_AT_GUILD = 60
BUY_GEM = 80  # without one nothing can be explored
GIVE_WAY = 30  # cubes for tokens, if there is no other way to get a yellow one
RENEW = 50  # turn an island, if none is left to explore
INSPECT = 25  # for each cube another seat has to discard
NEXT_TURN = 2
"""An offer that has to wait for the next turn is divided by this."""


@long_rule
def policy(s: State, seat: int, moves: Moves, count: int, luck: int) -> int:
    """The index of the move it plays."""
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
        return neediest(s, seat, moves, count, choices.PICK, 1)
    if s.phase == CLAIM:
        return neediest(s, seat, moves, count - 1, choices.CLAIM_CUBE - pieces.BLUE, 1)
    if s.phase == DISCARD:
        return neediest(s, seat, moves, count, choices.DISCARD_CUBE - pieces.BLUE, -1)
    return take(s, seat)


@rule
def turn(s: State, seat: int, moves: Moves, count: int) -> int:
    """Build; or do the best deed here or within reach; or move near one for the next turn."""
    best, best_score = count - 1, -1
    for index in range(count):
        move = int(moves[index])
        if move == choices.TAKE_GEM:
            return index
        if choices.BUILD <= move < choices.GIVE:
            score = 1000 - int(pieces.PAID[move - choices.BUILD, pieces.GOVERNORS_PAID])
            if score > best_score:
                best, best_score = index, score
    if best_score >= 0:
        return best
    chart(s, seat, moves, count)
    here = int(s.place[seat])
    best_score = near(moves, count, here) // NEXT_TURN
    for index in range(count - 1):
        move = int(moves[index])
        if move < choices.DEED:
            there = 0
            while s.circle[there] != move - choices.MOVE:
                there += 1
            steps = abs(there - here)
            if s.acted or min(steps, pieces.ISLAND_COUNT - steps) > pieces.SHORT_MOVE:
                score = near(moves, count, there) // NEXT_TURN
            else:
                score = int(moves[count + there]) - 1  # after a deed here the figure may still move
        else:
            score = int(moves[count + here]) if is_best_deed(s, seat, move) else 0
        if score > best_score:
            best, best_score = index, score
    return best


@rule
def near(moves: Moves, count: int, place: int) -> int:
    """The best offer within two steps of a place in the circle."""
    best = 0
    for ahead in range(-pieces.SHORT_MOVE, pieces.SHORT_MOVE + 1):
        best = max(best, int(moves[count + (place + ahead) % pieces.ISLAND_COUNT]))
    return best


@rule
def chart(s: State, seat: int, moves: Moves, count: int) -> None:
    """Write what each island offers the seat after the moves."""
    lacking = missing(s, seat)
    for place in range(pieces.ISLAND_COUNT):
        moves[count + place] = offer(s, seat, int(s.circle[place]), lacking)


@rule
def offer(s: State, seat: int, island: int, lacking: int) -> int:
    """What the best deed on an island brings."""
    gems = int(s.cubes[seat, pieces.YELLOW])
    if island >= pieces.FIRST_PEOPLE:
        people = island - pieces.FIRST_PEOPLE
        if gems == 0 or s.sepia[people] or s.owner[people] == seat:
            return 0
        return EXPLORE_WILD if s.owner[people] == pieces.NOBODY else EXPLORE_HOME
    merchants, smugglers = (
        int(s.tokens[seat, pieces.MERCHANT]),
        int(s.tokens[seat, pieces.SMUGGLER]),
    )
    last = LAST_CUBE if lacking == 1 else 0
    if island == pieces.BAZAAR:
        if merchants >= 3:
            return HIRE_FOR_MERCHANTS + last
        return DRAW_FOR_SMUGGLERS if smugglers >= 3 else 0
    if island == pieces.MERCHANTS:
        if gems >= 3 or (gems == 2 and lacking == 1 and s.built[seat] < 4):
            return HIRE_FOR_GEMS + last
        return BUY_GEM if gems == 0 and merchants > 0 and smugglers > 0 else 0
    if island == pieces.SMUGGLERS:
        if gems > 0:
            return DRAW_AT_GUILD
        return GIVE_WAY if is_stuck(s, seat) else 0
    excess = 0
    if smugglers > 0:
        for other in range(s.players):
            if other != seat:
                excess += max(0, count_of(s.cubes[other]) - pieces.KEPT_CUBES)
    return max(
        excess * INSPECT, RENEW if merchants > 0 and gems > 0 and not is_open(s, seat) else 0
    )


@rule
def is_stuck(s: State, seat: int) -> bool:
    """Whether the seat has no yellow cube, and no tokens to buy one with."""
    tokens = s.tokens[seat]
    return s.cubes[seat, pieces.YELLOW] == 0 and (
        tokens[pieces.MERCHANT] == 0 or tokens[pieces.SMUGGLER] == 0
    )


@rule
def is_best_deed(s: State, seat: int, move: int) -> bool:
    """Whether a move is the deed `offer` had in mind, on the island the figure stands on."""
    island = int(stands_on(s, seat))
    if island >= pieces.FIRST_PEOPLE:
        return move == choices.DEED + pieces.TO_EXPLORE
    if island == pieces.BAZAAR:
        rich = s.tokens[seat, pieces.MERCHANT] >= 3
        return move == choices.DEED + (
            pieces.TO_HIRE_AT_BAZAAR if rich else pieces.TO_DRAW_AT_BAZAAR
        )
    if island == pieces.MERCHANTS:
        return move == choices.DEED + (
            pieces.TO_HIRE_AT_MERCHANTS if s.cubes[seat, pieces.YELLOW] >= 2 else pieces.TO_BUY_GEM
        )
    if island == pieces.SMUGGLERS:
        if s.cubes[seat, pieces.YELLOW] > 0:
            return move == choices.DEED + pieces.TO_DRAW_AT_SMUGGLERS
        return move >= choices.GIVE and need(s, seat, move - choices.GIVE + pieces.BLUE) <= 1
    if not is_open(s, seat):
        return choices.TURN_OVER <= move < choices.BUILD and not s.sepia[move - choices.TURN_OVER]
    return move == choices.DEED + pieces.TO_INSPECT


@rule
def neediest(s: State, seat: int, moves: Moves, count: int, first: int, sign: int) -> int:
    """The index of the cube the seat needs most, or least if `sign` is negative."""
    best, best_score = 0, -1000
    for index in range(count):
        score = sign * need(s, seat, int(moves[index]) - first)
        if score > best_score:
            best, best_score = index, score
    return best


@rule
def choose(s: State, seat: int) -> int:
    """R17: the pile the seat needs more."""
    aside, rest = 0, 0
    for colour in range(pieces.COLOUR_COUNT):
        wanted = need(s, seat, colour)
        aside += wanted * int(s.aside[colour])
        rest += wanted * int(s.shown[colour])
    return choices.ASIDE if aside > rest else choices.REST


@rule
def exchange(s: State, seat: int, moves: Moves, count: int) -> int:
    """R21: give another cube only while there is no other way to get a yellow one."""
    if not is_stuck(s, seat):
        return count - 1
    return neediest(s, seat, moves, count - 1, choices.GIVE - pieces.BLUE, -1)


@rule
def take(s: State, seat: int) -> int:
    """R28: the kind that is missing, then Merchants: three are a Governor."""
    merchants, smugglers = s.tokens[seat, pieces.MERCHANT], s.tokens[seat, pieces.SMUGGLER]
    if merchants == pieces.MOST_TOKENS or (smugglers == 0 and merchants > 0):
        return pieces.SMUGGLER
    return pieces.MERCHANT


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
        return 0  # each number of cubes is equally likely
    best, best_score = 0, 1000
    for index in range(1, count):
        move = int(moves[index])
        if move < choices.TAKE_BACK:
            score = need(s, seat, move - choices.BID_CUBE + pieces.BLUE)
            if score < best_score:
                best, best_score = index, score
    return best
