"""What can be done on an island: exploring it (R12), and the neutral ones (R21–R25)."""

from wyrmhall.games.ryu import choices, events, pieces, state
from wyrmhall.games.ryu.explore import draw_cubes, toss
from wyrmhall.games.ryu.phases import CLAIM, COMPLETE, DISCARD, TRADE
from wyrmhall.games.ryu.state import State
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves, note, reveal


@rule
def deeds(s: State, seat: int, moves: Moves, count: int) -> int:
    """R11: the deeds of the island the figure stands on, if their price can be paid."""
    island = state.stands_on(s, seat)
    gems = s.cubes[seat, pieces.YELLOW]
    merchants, smugglers = s.tokens[seat, pieces.MERCHANT], s.tokens[seat, pieces.SMUGGLER]
    if island >= pieces.FIRST_PEOPLE:  # R12
        people = state.people_of(island)
        if gems >= 1 and s.owner[people] != seat and not s.sepia[people]:
            moves[count] = choices.DEED + pieces.TO_EXPLORE
            count += 1
    elif island == pieces.MERCHANTS:  # R22
        if gems >= 2:
            moves[count] = choices.DEED + pieces.TO_HIRE_AT_MERCHANTS
            count += 1
        if merchants >= 1 and smugglers >= 1 and state.can_find_gem(s):
            moves[count] = choices.DEED + pieces.TO_BUY_GEM
            count += 1
    elif island == pieces.BAZAAR:  # R24
        if merchants >= 3:
            moves[count] = choices.DEED + pieces.TO_HIRE_AT_BAZAAR
            count += 1
        if smugglers >= 3:
            moves[count] = choices.DEED + pieces.TO_DRAW_AT_BAZAAR
            count += 1
    elif island == pieces.GOVERNORS:  # R23
        if smugglers >= 1:
            moves[count] = choices.DEED + pieces.TO_INSPECT
            count += 1
        if merchants >= 1:
            for people in range(pieces.PEOPLE_COUNT):
                moves[count] = choices.TURN_OVER + people
                count += 1
    else:  # R21
        if gems >= 1:
            moves[count] = choices.DEED + pieces.TO_DRAW_AT_SMUGGLERS
            count += 1
        count = gifts(s, seat, moves, count)
    return count


@rule
def do_deed(s: State, seat: int, deed: int, people: int) -> None:
    """Pay the price, turn over an island if the deed does, take the gain, draw."""
    note(s, events.DID, seat, deed, state.stands_on(s, seat))
    pay_price(s, seat, deed)
    s.phase = COMPLETE
    if deed == pieces.TO_EXPLORE or deed == pieces.TO_TURN_OVER:
        state.turn_island(s, people)  # R12, R23
    if pieces.GAIN[deed, pieces.TOKENS_GAINED] > 0:
        state.gain_tokens(
            s, seat, pieces.GAIN[deed, pieces.TOKEN_GAINED], pieces.GAIN[deed, pieces.TOKENS_GAINED]
        )
    if deed == pieces.TO_BUY_GEM:
        state.take_gem(s, seat)
    elif deed == pieces.TO_INSPECT:
        inspect(s, seat)
    wanted = int(pieces.GAIN[deed, pieces.CUBES_DRAWN])
    if deed == pieces.TO_EXPLORE and s.owner[people] != pieces.NOBODY:
        s.passive = s.owner[people]
        wanted = toss(s, seat)  # R15: before drawing
    if wanted > 0:
        draw_cubes(s, seat, wanted)


@rule
def pay_price(s: State, seat: int, deed: int) -> None:
    """R11: yellow cubes to the centre, tokens to the reserve."""
    gems = pieces.PRICE[deed, pieces.GEMS_ASKED]
    s.cubes[seat, pieces.YELLOW] -= gems
    s.centre[pieces.YELLOW] += gems
    if gems > 0:
        note(s, events.PAID_GEMS, seat, gems)
    for token in range(pieces.GOVERNOR):
        price = pieces.PRICE[deed, pieces.MERCHANTS_ASKED + token]
        s.tokens[seat, token] -= price
        if price > 0:
            note(s, events.SPENT, seat, token, price)


@rule
def gifts(s: State, seat: int, moves: Moves, count: int) -> int:
    """R21: the blue, orange and purple cubes that can be given."""
    for colour in range(pieces.BLUE, pieces.PURPLE + 1):
        if s.cubes[seat, colour] > 0:
            moves[count] = choices.GIVE + colour - pieces.BLUE
            count += 1
    return count


@rule
def give(s: State, seat: int, colour: int) -> None:
    """R21: give a cube, shown to all, for a token to be chosen."""
    s.cubes[seat, colour] -= 1
    s.centre[colour] += 1
    note(s, events.GAVE, seat, colour)
    s.owed[seat] = 1
    s.phase = TRADE


@rule
def inspect(s: State, seat: int) -> None:
    """R23: all others reveal their cubes; whoever has more than four will discard."""
    for ahead in range(1, s.players):
        other = (seat + ahead) % s.players
        if state.count_of(s.cubes[other]) == 0:
            note(s, events.SHOWED_NOTHING, other)
        else:
            state.tell_cubes(s, events.SHOWED, other, s.cubes[other])
    reveal(s)
    s.phase = DISCARD


@rule
def seek_discarder(s: State) -> None:
    """R23: in turn order from the active player's left, each down to four; then the claim."""
    for ahead in range(1, s.players):
        seat = (s.turn + ahead) % s.players
        if state.count_of(s.cubes[seat]) > pieces.KEPT_CUBES:
            s.asked = seat
            return
    s.asked = s.turn
    s.phase = CLAIM if state.count_of(s.fallen) > 0 else COMPLETE


@rule
def discards(s: State, seat: int, moves: Moves) -> int:
    """R23: one cube per decision, of any colour held."""
    count = 0
    for colour in range(pieces.BLUE, pieces.COLOUR_COUNT):
        if s.cubes[seat, colour] > 0:
            moves[count] = choices.DISCARD_CUBE + colour - pieces.BLUE
            count += 1
    return count


@rule
def discard(s: State, seat: int, colour: int) -> None:
    """R23: a cube goes to the centre, where the active player may claim it."""
    s.cubes[seat, colour] -= 1
    s.centre[colour] += 1
    s.fallen[colour] += 1
    note(s, events.DISCARDED, seat, colour)


@rule
def claims(s: State, moves: Moves) -> int:
    """R23: one of the cubes just discarded, or none."""
    count = 0
    for colour in range(pieces.BLUE, pieces.COLOUR_COUNT):
        if s.fallen[colour] > 0:
            moves[count] = choices.CLAIM_CUBE + colour - pieces.BLUE
            count += 1
    moves[count] = choices.CLAIM_NOTHING
    return count + 1


@rule
def claim(s: State, seat: int, colour: int) -> None:
    """R23: the active player takes a discarded cube from the centre; WHITE stands for none."""
    if colour == pieces.WHITE:
        note(s, events.CLAIMED_NOTHING, seat)
    else:
        s.centre[colour] -= 1
        s.cubes[seat, colour] += 1
        note(s, events.CLAIMED, seat, colour)
    for fallen in range(pieces.COLOUR_COUNT):
        s.fallen[fallen] = 0
    s.phase = COMPLETE
