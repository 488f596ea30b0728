"""The state of RYU: the record of a match, and the small steps the rules share."""

from wyrmhall.games.ryu import events, pieces
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Cells, Header, cell, cells, layout, note


class State(Header):
    """The record of a match."""

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
    circle: Cells = cells("i1", pieces.ISLAND_COUNT)
    """The island at each place of the circle."""
    place: Cells = cells("i1", pieces.SEATS)
    """Where each figure stands in the circle."""
    people: Cells = cells("i1", pieces.SEATS)
    owner: Cells = cells("i1", pieces.PEOPLE_COUNT)
    """The seat of each people, or NOBODY: a non-player island."""
    sepia: Cells = cells("i1", pieces.PEOPLE_COUNT)
    built: Cells = cells("i1", pieces.SEATS)
    """How many pieces of its dragon each seat has built."""
    tokens: Cells = cells("i1", pieces.SEATS, pieces.TOKEN_COUNT)
    cubes: Cells = cells("i1", pieces.SEATS, pieces.COLOUR_COUNT)
    """The cubes behind each screen, those in a hand included."""
    hand: Cells = cells("i1", pieces.SEATS, pieces.COLOUR_COUNT)
    """Which of them are in the hand that bids (R27)."""
    closed: Cells = cells("i1", pieces.SEATS)
    """Whether that hand is closed."""
    changes: Cells = cells("i1", pieces.SEATS)
    """How many cubes a seat has taken back out of that hand."""
    owed: Cells = cells("i1", pieces.SEATS)
    """How many tokens of its choice a seat still has to take."""
    bag: Cells = cells("i1", pieces.COLOUR_COUNT)
    centre: Cells = cells("i1", pieces.COLOUR_COUNT)
    shown: Cells = cells("i1", pieces.COLOUR_COUNT)
    """Cubes drawn and not yet shared out."""
    aside: Cells = cells("i1", pieces.COLOUR_COUNT)
    """The pile set aside in a split; the other one is `shown`."""
    fallen: Cells = cells("i1", pieces.COLOUR_COUNT)
    """Which cubes of the centre were discarded by this inspection."""


STATE = layout(State, journal=pieces.JOURNAL)


@rule
def count_of(cubes: Cells) -> int:
    """How many cubes there are in all."""
    total = 0
    for colour in range(pieces.COLOUR_COUNT):
        total += cubes[colour]
    return total


@rule
def tell_cubes(s: State, event: int, seat: int, cubes: Cells) -> None:
    """Note the cubes a seat shows; the white one has events of its own."""
    note(
        s,
        event,
        seat,
        cubes[pieces.BLUE],
        cubes[pieces.ORANGE],
        cubes[pieces.PURPLE],
        cubes[pieces.YELLOW],
    )


@rule
def stands_on(s: State, seat: int) -> int:
    """The island a figure stands on."""
    return s.circle[s.place[seat]]


@rule
def can_find_gem(s: State) -> bool:
    """R9, R22: whether there is a yellow cube in the centre or in the bag."""
    return s.centre[pieces.YELLOW] > 0 or s.bag[pieces.YELLOW] > 0


@rule
def take_gem(s: State, seat: int) -> None:
    """R9, R22: take a yellow cube from the centre or else search the bag: no chance, no Tear."""
    if s.centre[pieces.YELLOW] > 0:
        s.centre[pieces.YELLOW] -= 1
        note(s, events.GEM, seat, events.FROM_CENTRE)
    else:
        s.bag[pieces.YELLOW] -= 1
        note(s, events.GEM, seat, events.FROM_BAG)
    s.cubes[seat, pieces.YELLOW] += 1


@rule
def gain_tokens(s: State, seat: int, token: int, count: int) -> None:
    """R3, R25: at most five of a kind; the excess is lost."""
    kept = min(count, pieces.MOST_TOKENS - s.tokens[seat, token])
    s.tokens[seat, token] += kept
    note(s, events.GAINED, seat, token, kept, count - kept)


@rule
def is_full(s: State, seat: int) -> bool:
    """R25: whether neither a Merchant nor a Smuggler can be gained."""
    return (
        s.tokens[seat, pieces.MERCHANT] == pieces.MOST_TOKENS
        and s.tokens[seat, pieces.SMUGGLER] == pieces.MOST_TOKENS
    )


@rule
def turn_island(s: State, people: int) -> None:
    """R12, R13, R23: turn an island over; the fifth sepia turns the four others back."""
    s.sepia[people] = 1 - s.sepia[people]
    note(s, events.TURNED, people, s.sepia[people])
    sepia = 0
    for other in range(pieces.PEOPLE_COUNT):
        sepia += s.sepia[other]
    if sepia == pieces.PEOPLE_COUNT:
        for other in range(pieces.PEOPLE_COUNT):
            s.sepia[other] = 0
        s.sepia[people] = 1
        note(s, events.RENEWED, people)


@rule
def people_of(island: int) -> int:
    """The people an island is named after."""
    return island - pieces.FIRST_PEOPLE


@rule
def add_piece(s: State, seat: int, event: int) -> None:
    """R19, R20, R28: add the next piece, paid for or free; the fifth wins at once."""
    note(s, event, seat, s.built[seat])
    s.built[seat] += 1
    if s.built[seat] == pieces.PIECE_COUNT:
        s.over = pieces.DRAGON_COMPLETE
        s.winner = seat
        note(s, events.WON, seat)
