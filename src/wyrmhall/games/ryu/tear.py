"""The Tear of Ryu: the dragon bid and what follows it (R26–R30), and tokens of a seat's choice."""

from wyrmhall.games.ryu import events
from wyrmhall.games.ryu.choices import BID_CUBE, CLOSE_HAND, MOST_CHANGES, TAKE_BACK
from wyrmhall.games.ryu.phases import BID, EXCHANGE, OPENING, PASSING, SPOILS, TRADE, TURN
from wyrmhall.games.ryu.pieces import BLUE, COLOUR_COUNT, NOBODY, WHITE
from wyrmhall.games.ryu.state import State, add_piece, count_of, gain_tokens, is_full, tell_cubes
from wyrmhall.kernel.chance import draw
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import RUNNING, Moves, close_stage, note, open_stage, whisper


@rule
def open_bid(s: State) -> None:
    """R26, R27: every seat is asked; the Tear is in its holder's hand from the start."""
    s.phase = BID
    s.asked = NOBODY
    for seat in range(s.players):
        s.hand[seat, WHITE] = s.cubes[seat, WHITE]
        if s.cubes[seat, WHITE] > 0:
            note(s, events.TEAR, seat)
    open_stage(s)


@rule
def bids(s: State, seat: int, moves: Moves) -> int:
    """R27: put a cube into the hand, take one back, or close the hand."""
    moves[0] = CLOSE_HAND
    count = 1
    for colour in range(BLUE, COLOUR_COUNT):
        if s.cubes[seat, colour] > s.hand[seat, colour]:
            moves[count] = BID_CUBE + colour - BLUE
            count += 1
        if s.hand[seat, colour] > 0 and s.changes[seat] < MOST_CHANGES:
            moves[count] = TAKE_BACK + colour - BLUE
            count += 1
    return count


@rule
def put_in(s: State, seat: int, colour: int) -> None:
    """R27: put a cube into the hand, in secret."""
    s.hand[seat, colour] += 1
    whisper(s, 1 << seat, events.PUT_IN, seat, colour, 0, 0, 0)


@rule
def take_back(s: State, seat: int, colour: int) -> None:
    """C3: a secret choice may be changed."""
    s.hand[seat, colour] -= 1
    s.changes[seat] += 1
    whisper(s, 1 << seat, events.TOOK_BACK, seat, colour, 0, 0, 0)


@rule
def close_hand(s: State, seat: int) -> None:
    """R27: close the hand; when the last one closes, all are opened."""
    s.closed[seat] = 1
    whisper(s, 1 << seat, events.CLOSED_HAND, seat, 0, 0, 0, 0)
    for other in range(s.players):
        if not s.closed[other]:
            return
    close_stage(s)
    open_hands(s)


@rule
def open_hands(s: State) -> None:
    """R27–R29: all bids go to the centre; a sole highest bid builds, the others are owed tokens."""
    most = 0
    winner = NOBODY
    for ahead in range(s.players):
        seat = (s.turn + ahead) % s.players
        bid = count_of(s.hand[seat])
        tell_hand(s, seat, bid)
        for colour in range(COLOUR_COUNT):
            s.cubes[seat, colour] -= s.hand[seat, colour]
            s.centre[colour] += s.hand[seat, colour]
            s.hand[seat, colour] = 0
        s.closed[seat] = 0
        s.changes[seat] = 0
        s.owed[seat] = bid
        if bid > most:
            most = bid
            winner = seat
        elif bid == most:
            winner = NOBODY  # R29
    s.phase = SPOILS
    if winner == NOBODY:
        note(s, events.BID_TIED, most)
        return
    s.owed[winner] = 0
    note(s, events.BID_WON, winner, most)
    add_piece(s, winner, events.BUILT_FREE)  # R28
    if s.over != RUNNING:  # nothing more is decided
        for seat in range(s.players):
            s.owed[seat] = 0


@rule
def tell_hand(s: State, seat: int, bid: int) -> None:
    """Note what a hand held, for all to see."""
    if bid == 0:
        note(s, events.BID_NOTHING, seat)
        return
    if s.hand[seat, WHITE] > 0:
        note(s, events.BID_TEAR, seat)
    if bid > s.hand[seat, WHITE]:
        tell_cubes(s, events.BID_SHOWN, seat, s.hand[seat])


@rule
def take_token(s: State, seat: int, token: int) -> None:
    """R7, R21, R28: a Merchant or a Smuggler, even where it is lost (R25)."""
    s.owed[seat] -= 1
    gain_tokens(s, seat, token, 1)


@rule
def seek_taker(s: State) -> None:
    """R7, R25, R28: ask whoever is owed a token, in turn order; skip a seat with both kinds full.

    When all have theirs, the opening, the exchange or the bid goes on.
    """
    for ahead in range(s.players):
        seat = (s.turn + ahead) % s.players
        if s.owed[seat] > 0:
            if not is_full(s, seat):
                s.asked = seat
                return
            note(s, events.FORWENT, seat, s.owed[seat])
            s.owed[seat] = 0
    s.asked = s.turn
    if s.phase == OPENING:
        s.phase = TURN
        note(s, events.TURN_BEGAN, s.turn, s.rounds + 1)
    elif s.phase == TRADE:
        s.phase = EXCHANGE
    else:
        return_cubes(s)
        s.phase = PASSING  # R30: a move not yet made is lost


@rule
def return_cubes(s: State) -> None:
    """R30: the whole centre goes back to the bag, the Tear with it."""
    tell_cubes(s, events.RETURNED, s.turn, s.centre)
    for colour in range(COLOUR_COUNT):
        s.bag[colour] += s.centre[colour]
        s.centre[colour] = 0


@rule
def redraw_hands(s: State, viewer: int) -> None:
    """R31: another seat's bid may be anything: a fair coin for each cube, and for a closed hand.

    At least one hand stays open, or the bid would be over.
    """
    for seat in range(s.players):
        if seat == viewer:
            continue
        s.changes[seat] = 0
        for colour in range(BLUE, COLOUR_COUNT):
            s.hand[seat, colour] = 0
            for _ in range(s.cubes[seat, colour]):
                s.hand[seat, colour] += draw(s, 2)
    still_open = 0
    while still_open == 0:
        for seat in range(s.players):
            if seat != viewer:
                s.closed[seat] = draw(s, 2)
            still_open += 1 - s.closed[seat]
