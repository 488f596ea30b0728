"""What must hold in every match of The Book of Dragons, between any two decisions."""

from wyrmhall.games.book import pieces
from wyrmhall.games.book.state import State, is_seat
from wyrmhall.kernel.rule import rule

INVARIANTS = (
    "each of the 36 cards is in one place, a pile or a book or removed (B1)",
    "every die shows 1 to 6 (B8, B9)",
    "dice, tokens and the blocking die lie on cards, of one owner each (B22)",
    "the unused abilities of a book are the abilities ready (B17)",
    "the blocking die is where the board says (B20, B21)",
)


@rule
def audit(s: State) -> int:
    """The number of the first broken invariant, counted from 1; 0 if all hold."""
    for card in range(pieces.CARDS):
        found = 0 if s.owner[card] == pieces.IN_A_PILE else 1
        for pile in range(pieces.PILES):
            for index in range(s.height[pile]):
                if s.piles[pile, index] == card:
                    found += 1
        if found != 1:
            return 1
    for seat in range(s.players):
        for die in range(pieces.DICE):
            if s.pips[seat, die] < pieces.LOWEST or s.pips[seat, die] > pieces.HIGHEST:
                return 2
            pile = s.lies_on[seat, die]
            if pile != pieces.HOME and (s.holder[pile] != seat or s.height[pile] == 0):
                return 3
        if s.token[seat] != pieces.IN_HAND and s.holder[s.token[seat]] != seat:
            return 3
        for world in range(pieces.WORLD_COUNT):
            unused = 0
            for card in range(world, pieces.CARDS, pieces.WORLD_COUNT):
                if s.owner[card] == seat and not s.used[card]:
                    unused += 1
            if unused != s.ready[seat, world]:
                return 4
    for pile in range(pieces.PILES):
        holder = s.holder[pile]
        shown = pieces.BLOCK_PIPS if holder == pieces.BLOCK else 0
        if holder == pieces.BLOCK and (s.block != pile or s.height[pile] == 0):
            return 5
        if is_seat(holder):
            for die in range(pieces.DICE):
                if s.lies_on[holder, die] == pile:
                    shown += s.pips[holder, die]
        if shown != s.total[pile] or (shown == 0) != (holder == pieces.NOBODY):
            return 3
    if (s.block == pieces.ABSENT) == bool(s.blocking_die):
        return 5
    if s.block >= 0 and s.holder[s.block] != pieces.BLOCK:
        return 5
    if s.block < pieces.BESIDE and s.block != pieces.ABSENT:
        return 5
    if s.block >= pieces.PILES_FOR[s.players]:
        return 5
    return 0
