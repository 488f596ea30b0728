"""Programming: five cards arranged in secret, and how others imagine them (M6)."""

from wyrmhall.games.mekong import events
from wyrmhall.games.mekong.choices import MOST_CHANGES, PROGRAM, PUT, READY, TAKE_BACK
from wyrmhall.games.mekong.pieces import CARDS, DRAGON, LAID, NO_CARD, NONE
from wyrmhall.games.mekong.state import State
from wyrmhall.kernel.chance import draw
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves, whisper, wide

CARD_COUNT = len(CARDS)


@rule
def first_empty(s: State, seat: int) -> int:
    """The first place of a seat without a card; LAID if there is none."""
    place = 0
    while place < LAID and s.laid[seat, place] != NO_CARD:
        place += 1
    return place


@rule
def is_ready(s: State, seat: int) -> bool:
    """M6: whether a seat has laid its cards for good."""
    return (wide(s.ready) >> seat) & 1 != 0


@rule
def not_ready(s: State) -> int:
    """M6: the seats that may still arrange their cards, a bit each."""
    return ((1 << wide(s.players)) - 1) & ~wide(s.ready)


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
def arrangements(s: State, seat: int, moves: Moves) -> int:
    """M6: lay the next card, or be ready with five; then every way to rearrange them."""
    count = hand(s, seat, moves)
    if first_empty(s, seat) == LAID:
        moves[0] = READY
        count = 1
    if s.changes[seat] == MOST_CHANGES:
        return count
    for card in range(CARD_COUNT):
        for place in range(LAID):
            if may_put(s, seat, card, place):
                moves[count] = PUT + LAID * card + place
                count += 1
        if place_of(s, seat, card) != LAID:
            moves[count] = TAKE_BACK + card
            count += 1
    return count


@rule
def hand(s: State, seat: int, moves: Moves) -> int:
    """M4, M6: the cards a seat may lay next: its own, not yet laid, at most one dragon."""
    used = used_cards(s, seat, LAID)
    count = 0
    for card in range(CARD_COUNT):
        if not (used >> card) & 1 and in_hand(s, seat, card):
            moves[count] = PROGRAM + card
            count += 1
    return count


@rule
def candidates(s: State, moves: Moves, count: int) -> int:
    """How many of the moves a bot weighs: it lays card after card and does not rearrange them."""
    if s.stage == 0:
        return count
    weighed = 0
    while weighed < count and moves[weighed] <= READY:
        weighed += 1
    return weighed


@rule
def place_of(s: State, seat: int, card: int) -> int:
    """The place where a seat has a card; LAID if it has none there."""
    place = 0
    while place < LAID and s.laid[seat, place] != card:
        place += 1
    return place


@rule
def may_put(s: State, seat: int, card: int, place: int) -> bool:
    """M6: whether a seat may put a card in a place other than the next one to be filled."""
    comes_from = place_of(s, seat, card)
    if comes_from != LAID:
        return comes_from != place
    if place == first_empty(s, seat) or not in_hand(s, seat, card):
        return False
    if card < DRAGON or s.laid[seat, place] >= DRAGON:
        return True
    return not (used_cards(s, seat, LAID) >> DRAGON) & 1


@rule
def in_hand(s: State, seat: int, card: int) -> bool:
    """M4: whether a card is among those that a seat has at the start of a round."""
    return card < DRAGON or is_foe(s, seat, card - DRAGON)


@rule
def is_foe(s: State, seat: int, colour: int) -> bool:
    """M4: whether the hand has the dragon of a colour: one in play, and not the seat's own."""
    return s.seat_of[colour] != NONE and s.colour[seat] != colour


@rule
def arrange(s: State, seat: int, move: int) -> None:
    """M6: lay the next card, rearrange, or be ready; nobody else learns of it."""
    if move < READY:
        lay_card(s, seat, move - PROGRAM, first_empty(s, seat))
    elif move == READY:
        s.ready |= 1 << seat
        whisper(s, 1 << seat, events.READY, seat, 0, 0, 0, 0)
    elif move < TAKE_BACK:
        s.changes[seat] += 1
        put_card(s, seat, (move - PUT) // LAID, (move - PUT) % LAID)
    else:
        card = move - TAKE_BACK
        s.changes[seat] += 1
        s.laid[seat, place_of(s, seat, card)] = NO_CARD
        whisper(s, 1 << seat, events.TOOK_BACK, seat, card, 0, 0, 0)


@rule
def lay_card(s: State, seat: int, card: int, place: int) -> None:
    """Lay a card in a place."""
    s.laid[seat, place] = card
    whisper(s, 1 << seat, events.CARD_LAID, seat, card, place + 1, 0, 0)


@rule
def put_card(s: State, seat: int, card: int, place: int) -> None:
    """Put a card in a place; what lies there goes where the card comes from, or to the hand."""
    before, comes_from = wide(s.laid[seat, place]), place_of(s, seat, card)
    lay_card(s, seat, card, place)
    if comes_from != LAID:
        s.laid[seat, comes_from] = NO_CARD
        if before != NO_CARD:
            lay_card(s, seat, before, comes_from)
    elif before != NO_CARD:
        whisper(s, 1 << seat, events.TOOK_BACK, seat, before, 0, 0, 0)


@rule
def redraw_programmes(s: State, seat: int) -> None:
    """Redraw the others' cards; while all programme, also how far each of them is."""
    if s.stage == 0:
        for other in range(s.players):
            if other != seat:
                redraw_cards(s, other, s.turned, LAID)
        return
    own = wide(s.ready) & (1 << seat)
    for other in range(s.players):
        if other != seat:
            s.changes[other] = 0
            for place in range(LAID):
                s.laid[other, place] = NO_CARD
    while True:
        s.ready = own
        laid = 0
        for other in range(s.players):
            if other != seat:
                far = draw(s, LAID + 2)  # so many cards, or ready
                laid |= min(far, LAID) << (4 * other)
                if far > LAID:
                    s.ready |= 1 << other
        if not_ready(s) != 0:  # otherwise the cards would be turned already
            break
    for other in range(s.players):
        if other != seat:
            redraw_cards(s, other, 0, (laid >> (4 * other)) & 15)


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
