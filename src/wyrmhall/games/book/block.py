"""The blocking die of the two-player game (B20–B22)."""

from wyrmhall.games.book import events
from wyrmhall.games.book.pieces import BESIDE, BLOCK, BLOCK_PIPS, DICE, HOME, NOBODY, PILES_FOR
from wyrmhall.games.book.state import State, is_immune
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import note


@rule
def move_block(s: State, won: int) -> None:
    """B21: to the next pile that is neither empty, immune, nor the one just won."""
    for ahead in range(1, PILES_FOR[s.players]):
        pile = (won + ahead) % PILES_FOR[s.players]
        if s.height[pile] > 0 and not is_immune(s, pile, NOBODY):
            put_block(s, pile)
            return
    s.block = BESIDE
    s.block_left = won
    note(s, events.BLOCK_WAITS)


@rule
def enter_block(s: State) -> None:
    """B21: at the end of a turn, the first pile after the one it left that can take it."""
    for ahead in range(1, PILES_FOR[s.players] + 1):
        pile = (s.block_left + ahead) % PILES_FOR[s.players]
        if s.height[pile] > 0 and not is_immune(s, pile, NOBODY):
            put_block(s, pile)
            return


@rule
def put_block(s: State, pile: int) -> None:
    """B21: put it on a pile; dice already there come home without being raised."""
    holder = s.holder[pile]
    if holder != NOBODY:
        for die in range(DICE):
            if s.lies_on[holder, die] == pile:
                s.lies_on[holder, die] = HOME
        note(s, events.SWEPT, holder, pile + 1)
    s.holder[pile] = BLOCK
    s.total[pile] = BLOCK_PIPS
    s.block = pile
    note(s, events.BLOCKED, pile + 1)
