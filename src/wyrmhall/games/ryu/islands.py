"""What can be done on an island: exploring it (R12), and the neutral ones (R21–R25)."""

from wyrmhall.games.ryu import events as told
from wyrmhall.games.ryu.explore import draw_cubes, toss
from wyrmhall.games.ryu.pieces import (
    BAZAAR,
    BLUE,
    CLAIM,
    CLAIM_CUBE,
    CLAIM_NOTHING,
    COLOUR_COUNT,
    COMPLETE,
    CUBES_DRAWN,
    DEED,
    DISCARD,
    DISCARD_CUBE,
    FIRST_PEOPLE,
    GAIN,
    GEMS_ASKED,
    GIVE,
    GOVERNOR,
    GOVERNORS,
    KEPT_CUBES,
    MERCHANT,
    MERCHANTS,
    MERCHANTS_ASKED,
    NOBODY,
    PEOPLE_COUNT,
    PRICE,
    PURPLE,
    SMUGGLER,
    TO_BUY_GEM,
    TO_DRAW_AT_BAZAAR,
    TO_DRAW_AT_SMUGGLERS,
    TO_EXPLORE,
    TO_HIRE_AT_BAZAAR,
    TO_HIRE_AT_MERCHANTS,
    TO_INSPECT,
    TO_TURN_OVER,
    TOKEN_GAINED,
    TOKENS_GAINED,
    TRADE,
    TURN_OVER,
    WHITE,
    YELLOW,
)
from wyrmhall.games.ryu.table import (
    State,
    can_find_gem,
    count_of,
    gain_tokens,
    people_of,
    stands_on,
    take_gem,
    tell_cubes,
    turn_island,
)
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves, note, reveal


@rule
def deeds(s: State, seat: int, moves: Moves, count: int) -> int:
    """R11: what the island underfoot offers, where its price can be paid."""
    island = stands_on(s, seat)
    gems = s.cubes[seat, YELLOW]
    merchants, smugglers = s.tokens[seat, MERCHANT], s.tokens[seat, SMUGGLER]
    if island >= FIRST_PEOPLE:  # R12
        people = people_of(island)
        if gems >= 1 and s.owner[people] != seat and not s.sepia[people]:
            moves[count] = DEED + TO_EXPLORE
            count += 1
    elif island == MERCHANTS:  # R22
        if gems >= 2:
            moves[count] = DEED + TO_HIRE_AT_MERCHANTS
            count += 1
        if merchants >= 1 and smugglers >= 1 and can_find_gem(s):
            moves[count] = DEED + TO_BUY_GEM
            count += 1
    elif island == BAZAAR:  # R24
        if merchants >= 3:
            moves[count] = DEED + TO_HIRE_AT_BAZAAR
            count += 1
        if smugglers >= 3:
            moves[count] = DEED + TO_DRAW_AT_BAZAAR
            count += 1
    elif island == GOVERNORS:  # R23
        if smugglers >= 1:
            moves[count] = DEED + TO_INSPECT
            count += 1
        if merchants >= 1:
            for people in range(PEOPLE_COUNT):
                moves[count] = TURN_OVER + people
                count += 1
    else:  # R21
        if gems >= 1:
            moves[count] = DEED + TO_DRAW_AT_SMUGGLERS
            count += 1
        count = gifts(s, seat, moves, count)
    return count


@rule
def do_deed(s: State, seat: int, deed: int, people: int) -> None:
    """Pay the price, turn what is to be turned, take the gain, draw."""
    note(s, told.DID, seat, deed, stands_on(s, seat))
    pay_price(s, seat, deed)
    s.phase = COMPLETE
    if deed == TO_EXPLORE or deed == TO_TURN_OVER:
        turn_island(s, people)  # R12, R23
    if GAIN[deed, TOKENS_GAINED] > 0:
        gain_tokens(s, seat, GAIN[deed, TOKEN_GAINED], GAIN[deed, TOKENS_GAINED])
    if deed == TO_BUY_GEM:
        take_gem(s, seat)
    elif deed == TO_INSPECT:
        inspect(s, seat)
    wanted = int(GAIN[deed, CUBES_DRAWN])
    if deed == TO_EXPLORE and s.owner[people] != NOBODY:
        s.passive = s.owner[people]
        wanted = toss(s, seat)  # R15: before drawing
    if wanted > 0:
        draw_cubes(s, seat, wanted)


@rule
def pay_price(s: State, seat: int, deed: int) -> None:
    """R11: yellow cubes to the centre, tokens to the reserve."""
    gems = PRICE[deed, GEMS_ASKED]
    s.cubes[seat, YELLOW] -= gems
    s.centre[YELLOW] += gems
    if gems > 0:
        note(s, told.PAID_GEMS, seat, gems)
    for token in range(GOVERNOR):
        price = PRICE[deed, MERCHANTS_ASKED + token]
        s.tokens[seat, token] -= price
        if price > 0:
            note(s, told.SPENT, seat, token, price)


@rule
def gifts(s: State, seat: int, moves: Moves, count: int) -> int:
    """R21: the blue, orange and purple cubes that can be given."""
    for colour in range(BLUE, PURPLE + 1):
        if s.cubes[seat, colour] > 0:
            moves[count] = GIVE + colour - BLUE
            count += 1
    return count


@rule
def give(s: State, seat: int, colour: int) -> None:
    """R21: a cube, shown, for a token to be chosen."""
    s.cubes[seat, colour] -= 1
    s.centre[colour] += 1
    note(s, told.GAVE, seat, colour)
    s.owed[seat] = 1
    s.phase = TRADE


@rule
def inspect(s: State, seat: int) -> None:
    """R23: all others reveal their cubes; whoever has more than four will discard."""
    for ahead in range(1, s.players):
        other = (seat + ahead) % s.players
        if count_of(s.cubes[other]) == 0:
            note(s, told.SHOWED_NOTHING, other)
        else:
            tell_cubes(s, told.SHOWED, other, s.cubes[other])
    reveal(s)
    s.phase = DISCARD


@rule
def seek_discarder(s: State) -> None:
    """R23: in turn order from the active player's left, each down to four; then the claim."""
    for ahead in range(1, s.players):
        seat = (s.turn + ahead) % s.players
        if count_of(s.cubes[seat]) > KEPT_CUBES:
            s.asked = seat
            return
    s.asked = s.turn
    s.phase = CLAIM if count_of(s.fallen) > 0 else COMPLETE


@rule
def discards(s: State, seat: int, moves: Moves) -> int:
    """R23: one cube a decision, of any colour held."""
    count = 0
    for colour in range(BLUE, COLOUR_COUNT):
        if s.cubes[seat, colour] > 0:
            moves[count] = DISCARD_CUBE + colour - BLUE
            count += 1
    return count


@rule
def discard(s: State, seat: int, colour: int) -> None:
    """R23: a cube to the centre, within the claimant's reach."""
    s.cubes[seat, colour] -= 1
    s.centre[colour] += 1
    s.fallen[colour] += 1
    note(s, told.DISCARDED, seat, colour)


@rule
def claims(s: State, moves: Moves) -> int:
    """R23: one of the cubes just discarded, or none."""
    count = 0
    for colour in range(BLUE, COLOUR_COUNT):
        if s.fallen[colour] > 0:
            moves[count] = CLAIM_CUBE + colour - BLUE
            count += 1
    moves[count] = CLAIM_NOTHING
    return count + 1


@rule
def claim(s: State, seat: int, colour: int) -> None:
    """R23: the active player takes a cube back out of the centre; WHITE stands for none."""
    if colour == WHITE:
        note(s, told.CLAIMED_NOTHING, seat)
    else:
        s.centre[colour] -= 1
        s.cubes[seat, colour] += 1
        note(s, told.CLAIMED, seat, colour)
    for fallen in range(COLOUR_COUNT):
        s.fallen[fallen] = 0
    s.phase = COMPLETE
