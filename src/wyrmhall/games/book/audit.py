"""What is true at every table of The Book of Dragons, between any two decisions."""

from wyrmhall.games.book.pieces import (
    ABSENT,
    BESIDE,
    BLOCK,
    BLOCK_PIPS,
    CARDS,
    DICE,
    HIGHEST,
    HOME,
    IN_A_PILE,
    IN_HAND,
    LOWEST,
    NOBODY,
    PILES,
    PILES_FOR,
    WORLD_COUNT,
)
from wyrmhall.games.book.table import State, is_seat
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
    """0, or the number, from 1, of the first invariant that is broken."""
    for card in range(CARDS):
        places = 0 if s.owner[card] == IN_A_PILE else 1
        for pile in range(PILES):
            for place in range(s.height[pile]):
                if s.piles[pile, place] == card:
                    places += 1
        if places != 1:
            return 1
    for seat in range(s.players):
        for die in range(DICE):
            if s.pips[seat, die] < LOWEST or s.pips[seat, die] > HIGHEST:
                return 2
            pile = s.lies_on[seat, die]
            if pile != HOME and (s.holder[pile] != seat or s.height[pile] == 0):
                return 3
        if s.token[seat] != IN_HAND and s.holder[s.token[seat]] != seat:
            return 3
        for world in range(WORLD_COUNT):
            unused = 0
            for card in range(world, CARDS, WORLD_COUNT):
                if s.owner[card] == seat and not s.used[card]:
                    unused += 1
            if unused != s.ready[seat, world]:
                return 4
    for pile in range(PILES):
        holder = s.holder[pile]
        shown = BLOCK_PIPS if holder == BLOCK else 0
        if holder == BLOCK and (s.block != pile or s.height[pile] == 0):
            return 5
        if is_seat(holder):
            for die in range(DICE):
                if s.lies_on[holder, die] == pile:
                    shown += s.pips[holder, die]
        if shown != s.total[pile] or (shown == 0) != (holder == NOBODY):
            return 3
    if (s.block == ABSENT) == bool(s.blocking_die):
        return 5
    if s.block >= 0 and s.holder[s.block] != BLOCK:
        return 5
    if (s.block < BESIDE and s.block != ABSENT) or s.block >= PILES_FOR[s.players]:
        return 5
    return 0
