"""The table of RYU: the record of a match, and the small steps every rule is made of."""

from wyrmhall.games.ryu import events as told
from wyrmhall.games.ryu.pieces import (
    BLUE,
    COLOUR_COUNT,
    DRAGON_COMPLETE,
    FIRST_PEOPLE,
    ISLAND_COUNT,
    JOURNAL,
    MERCHANT,
    MOST_TOKENS,
    ORANGE,
    PEOPLE_COUNT,
    PIECE_COUNT,
    PURPLE,
    SEATS,
    SMUGGLER,
    TOKEN_COUNT,
    YELLOW,
)
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Cells, Header, cell, cells, layout, note


class State(Header):
    """A table of RYU."""

    screens: int = cell("i1")
    peoples: int = cell("i2")
    first: int = cell("i1")
    turn: int = cell("i1")
    """The active player."""
    rounds: int = cell("i2")
    """How many rounds are over."""
    phase: int = cell("i1")
    asked: int = cell("i1")
    """The seat that owes a decision; NOBODY in a bid, where all do."""
    passive: int = cell("i1")
    """The owner of the island being explored while cubes are shared out, else NOBODY."""
    moved: int = cell("i1")
    acted: int = cell("i1")
    winner: int = cell("i1")
    circle: Cells = cells("i1", ISLAND_COUNT)
    """The island at each place of the circle."""
    place: Cells = cells("i1", SEATS)
    """Where each figure stands in the circle."""
    people: Cells = cells("i1", SEATS)
    owner: Cells = cells("i1", PEOPLE_COUNT)
    """The seat of each people, or NOBODY: a non-player island."""
    sepia: Cells = cells("i1", PEOPLE_COUNT)
    built: Cells = cells("i1", SEATS)
    """How many pieces of each dragon stand."""
    tokens: Cells = cells("i1", SEATS, TOKEN_COUNT)
    cubes: Cells = cells("i1", SEATS, COLOUR_COUNT)
    """The cubes behind each screen, those in a hand included."""
    hand: Cells = cells("i1", SEATS, COLOUR_COUNT)
    """Which of them are in the hand that bids (R27)."""
    closed: Cells = cells("i1", SEATS)
    """Whether that hand is closed."""
    changes: Cells = cells("i1", SEATS)
    """How many cubes a seat has taken back out of that hand."""
    owed: Cells = cells("i1", SEATS)
    """How many tokens of its choice a seat still has to take."""
    bag: Cells = cells("i1", COLOUR_COUNT)
    centre: Cells = cells("i1", COLOUR_COUNT)
    shown: Cells = cells("i1", COLOUR_COUNT)
    """Cubes drawn and not yet shared out."""
    aside: Cells = cells("i1", COLOUR_COUNT)
    """The pile set aside in a split; the other one is `shown`."""
    fallen: Cells = cells("i1", COLOUR_COUNT)
    """Which cubes of the centre were discarded by this inspection."""


STATE = layout(State, journal=JOURNAL)


@rule
def count_of(cubes: Cells) -> int:
    """How many cubes there are in all."""
    total = 0
    for colour in range(COLOUR_COUNT):
        total += cubes[colour]
    return total


@rule
def tell_cubes(s: State, event: int, seat: int, cubes: Cells) -> None:
    """Note what cubes somebody shows; the white one has notes of its own."""
    note(s, event, seat, cubes[BLUE], cubes[ORANGE], cubes[PURPLE], cubes[YELLOW])


@rule
def stands_on(s: State, seat: int) -> int:
    """The island a figure stands on."""
    return s.circle[s.place[seat]]


@rule
def can_find_gem(s: State) -> bool:
    """R9, R22: there is a yellow cube in the centre or in the bag."""
    return s.centre[YELLOW] > 0 or s.bag[YELLOW] > 0


@rule
def take_gem(s: State, seat: int) -> None:
    """R9, R22: a yellow from the centre, else searched for in the bag: no chance, no Tear."""
    if s.centre[YELLOW] > 0:
        s.centre[YELLOW] -= 1
        note(s, told.GEM, seat, told.FROM_CENTRE)
    else:
        s.bag[YELLOW] -= 1
        note(s, told.GEM, seat, told.FROM_BAG)
    s.cubes[seat, YELLOW] += 1


@rule
def gain_tokens(s: State, seat: int, token: int, count: int) -> None:
    """R3, R25: at most five of a kind; the excess is lost."""
    kept = min(count, MOST_TOKENS - s.tokens[seat, token])
    s.tokens[seat, token] += kept
    note(s, told.GAINED, seat, token, kept, count - kept)


@rule
def is_full(s: State, seat: int) -> bool:
    """R25: neither a Merchant nor a Smuggler can be gained."""
    return s.tokens[seat, MERCHANT] == MOST_TOKENS and s.tokens[seat, SMUGGLER] == MOST_TOKENS


@rule
def turn_island(s: State, people: int) -> None:
    """R12, R13, R23: turn an island over; the fifth sepia turns the four others back."""
    s.sepia[people] = 1 - s.sepia[people]
    note(s, told.TURNED, people, s.sepia[people])
    sepia = 0
    for other in range(PEOPLE_COUNT):
        sepia += s.sepia[other]
    if sepia == PEOPLE_COUNT:
        for other in range(PEOPLE_COUNT):
            s.sepia[other] = 0
        s.sepia[people] = 1
        note(s, told.RENEWED, people)


@rule
def people_of(island: int) -> int:
    """The people an island is named after."""
    return island - FIRST_PEOPLE


@rule
def add_piece(s: State, seat: int, event: int) -> None:
    """R19, R20, R28: the next piece stands, paid for or free; the fifth wins at once."""
    note(s, event, seat, s.built[seat])
    s.built[seat] += 1
    if s.built[seat] == PIECE_COUNT:
        s.over = DRAGON_COMPLETE
        s.winner = seat
        note(s, told.WON, seat)
