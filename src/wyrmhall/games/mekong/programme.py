"""Programming: five cards laid in secret, and how others imagine them (M6)."""

from wyrmhall.games.mekong import events
from wyrmhall.games.mekong.choices import PROGRAM
from wyrmhall.games.mekong.pieces import CARDS, DRAGON, LAID, NO_CARD, NONE
from wyrmhall.games.mekong.state import State
from wyrmhall.kernel.chance import draw
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves, whisper, wide

CARD_COUNT = len(CARDS)


@rule
def laid_by(s: State, seat: int) -> int:
    """How many cards a seat has laid this round."""
    count = 0
    while count < LAID and s.laid[seat, count] != NO_CARD:
        count += 1
    return count


@rule
def still_programming(s: State) -> int:
    """The seats that have laid fewer than five cards, a bit each."""
    seats = 0
    for seat in range(s.players):
        if s.laid[seat, LAID - 1] == NO_CARD:
            seats |= 1 << seat
    return seats


@rule
def used_cards(s: State, seat: int, upto: int) -> int:
    """The cards a seat laid in its first places, a bit each; one dragon stands for all (M6)."""
    used = 0
    for place in range(upto):
        card = wide(s.laid[seat, place])
        if card >= DRAGON:
            used |= -1 << DRAGON
        elif card != NO_CARD:
            used |= 1 << card
    return used


@rule
def flies_at(card: int, colour: int) -> bool:
    """M7: whether a card is the dragon that cancels that colour's card of the same place."""
    return card == DRAGON + colour


@rule
def hand(s: State, seat: int, moves: Moves) -> int:
    """M4, M6: the cards a seat may lay next: its own, not yet laid, at most one dragon."""
    used = used_cards(s, seat, LAID)
    count = 0
    for card in range(CARD_COUNT):
        if not (used >> card) & 1 and (card < DRAGON or is_foe(s, seat, card - DRAGON)):
            moves[count] = PROGRAM + card
            count += 1
    return count


@rule
def is_foe(s: State, seat: int, colour: int) -> bool:
    """M4: whether the hand has the dragon of a colour: one in play, and not the seat's own."""
    return s.seat_of[colour] != NONE and s.colour[seat] != colour


@rule
def lay_card(s: State, seat: int, card: int) -> None:
    """M6: lay a card face down in the next place."""
    place = laid_by(s, seat)
    s.laid[seat, place] = card
    whisper(s, 1 << seat, events.CARD_LAID, seat, card, place + 1, 0, 0)


@rule
def redraw_programmes(s: State, seat: int) -> None:
    """Redraw the others' cards; while all programme, also how many each has laid."""
    if s.stage == 0:
        for other in range(s.players):
            if other != seat:
                redraw_cards(s, other, s.turned, LAID)
        return
    for other in range(s.players):
        if other != seat:
            for place in range(LAID):
                s.laid[other, place] = NO_CARD
    while True:
        waiting = 1 if s.laid[seat, LAID - 1] == NO_CARD else 0
        wishes = 0
        for other in range(s.players):
            if other != seat:
                count = draw(s, LAID + 1)
                wishes |= count << (4 * other)
                waiting += count < LAID
        if waiting > 0:  # otherwise the cards would be turned already
            break
    for other in range(s.players):
        if other != seat:
            redraw_cards(s, other, 0, (wishes >> (4 * other)) & 15)


@rule
def redraw_cards(s: State, seat: int, known: int, upto: int) -> None:
    """Cards for the places from `known` to `upto`, every legal row equally likely.

    With n actions left and u places there are n·(n-1)…(n-u+1) rows without a dragon, and with d
    dragons u·d·n·(n-1)…(n-u+2) with one: as n-u+1 to u·d.
    """
    used = used_cards(s, seat, known)
    actions = DRAGON
    for card in range(DRAGON):
        if (used >> card) & 1:
            actions -= 1
    unknown = upto - known
    dragon_at = NONE
    if unknown > 0 and not (used >> DRAGON) & 1:
        foes = s.players - 1
        tame = actions - unknown + 1
        drawn = draw(s, tame + unknown * foes)
        if drawn >= tame:
            dragon_at = known + (drawn - tame) // foes
            place_foe(s, seat, dragon_at, (drawn - tame) % foes)
    for place in range(known, upto):
        if place != dragon_at:
            nth = draw(s, actions)
            for card in range(DRAGON):
                if not (used >> card) & 1:
                    if nth == 0:
                        s.laid[seat, place] = card
                        used |= 1 << card
                        break
                    nth -= 1
            actions -= 1


@rule
def place_foe(s: State, seat: int, place: int, nth: int) -> None:
    """Lay the dragon of the nth other seat in a place."""
    other = nth if nth < seat else nth + 1
    s.laid[seat, place] = DRAGON + s.colour[other]
