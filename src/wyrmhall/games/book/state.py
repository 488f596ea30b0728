"""The state of The Book of Dragons: the record of a match, and questions it answers."""

from wyrmhall.games.book import events, pieces
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Cells, Header, cell, cells, layout, note, reveal


class State(Header):
    """The record of a match."""

    blocking_die: int = cell("i1")
    minimum: int = cell("i1")
    first: int = cell("i1")
    turn: int = cell("i1")
    took: int = cell("i1")
    """Whether the seat whose turn it is has taken a card this turn."""
    placed: int = cell("i1")
    """Whether it has placed a die this turn."""
    last_round: int = cell("i1")
    block: int = cell("i1")
    """The pile the blocking die lies on, or BESIDE, or ABSENT."""
    block_left: int = cell("i1")
    """The pile it lay on before it went BESIDE."""
    height: Cells = cells("i1", pieces.PILES)
    piles: Cells = cells("i1", pieces.PILES, pieces.TALLEST)
    """The cards of each pile, the visible one last."""
    floor: Cells = cells("i1", pieces.PILES)
    """The least that dice on a pile must total (B6, B23); 0 on an empty pile."""
    holder: Cells = cells("i1", pieces.PILES)
    """Whose dice lie on a pile: a seat, BLOCK or NOBODY."""
    total: Cells = cells("i1", pieces.PILES)
    """What the dice on a pile show together."""
    pips: Cells = cells("i1", pieces.SEATS, pieces.DICE)
    lies_on: Cells = cells("i1", pieces.SEATS, pieces.DICE)
    spent: Cells = cells("i1", pieces.DICE)
    """Which dice of the seat whose turn it is were placed this turn."""
    token: Cells = cells("i1", pieces.SEATS)
    """The pile a seat's immunity token lies on, or IN_HAND."""
    objective: Cells = cells("i1", pieces.SEATS)
    owner: Cells = cells("i1", pieces.CARDS)
    """Who has a card: a seat, IN_A_PILE or REMOVED."""
    used: Cells = cells("i1", pieces.CARDS)
    ready: Cells = cells("i1", pieces.SEATS, pieces.WORLD_COUNT)
    """How many unused abilities of each world a seat has."""


STATE = layout(State, journal=pieces.JOURNAL)


@rule
def top(s: State, pile: int) -> int:
    """The visible card of a pile that is not empty."""
    return s.piles[pile, s.height[pile] - 1]


@rule
def set_floor(s: State, pile: int) -> None:
    """B6, B23: what the visible card, or the board under it, asks for."""
    if s.height[pile] == 0:
        s.floor[pile] = 0
    elif s.minimum == pieces.BOARD_FLOOR:
        s.floor[pile] = pieces.BOARD_FLOORS[pile]
    else:
        s.floor[pile] = pieces.POINTS_OF[top(s, pile)]


@rule
def is_seat(holder: int) -> bool:
    """Whether a pile's holder is a player, not NOBODY or the blocking die."""
    return 0 <= holder < pieces.SEATS


@rule
def is_immune(s: State, pile: int, seat: int) -> bool:
    """B11: another player's token lies here; a token only ever lies with its owner's dice (B22)."""
    holder = s.holder[pile]
    return is_seat(holder) and holder != seat and s.token[holder] == pile


@rule
def is_visible(s: State, card: int) -> bool:
    """Whether a card lies on top of a pile."""
    for pile in range(pieces.PILES):
        if s.height[pile] > 0 and top(s, pile) == card:
            return True
    return False


@rule
def covered_card(s: State, nth: int) -> tuple[int, int]:
    """The pile of the nth covered card, from 0, and its index there."""
    for pile in range(pieces.PILES):
        covered = max(s.height[pile] - 1, 0)
        if nth < covered:
            return pile, nth
        nth -= covered
    return 0, 0


@rule
def raise_all_free(s: State, seat: int) -> None:
    """Each free die raised by one, never above 6."""
    for die in range(pieces.DICE):
        if s.lies_on[seat, die] == pieces.HOME:
            s.pips[seat, die] = min(s.pips[seat, die] + 1, pieces.HIGHEST)


@rule
def uncover(s: State, pile: int) -> None:
    """The next card becomes visible, or the pile is empty and the end may be near (B18)."""
    s.height[pile] -= 1
    s.piles[pile, s.height[pile]] = 0
    set_floor(s, pile)
    if s.height[pile] > 0:
        card = top(s, pile)
        reveal(s)
        note(s, events.UNCOVERED, pile + 1, pieces.KIND_OF[card], pieces.WORLD_OF[card])
        return
    note(s, events.EMPTIED, pile + 1)
    empty = 0
    for other in range(pieces.PILES_FOR[s.players]):
        if s.height[other] == 0:
            empty += 1
    if empty >= pieces.EMPTY_ENDS[s.players] and not s.last_round:
        s.last_round = 1
        note(s, events.LAST_ROUND)
