"""The Book of Dragons, after its French rulebook; clauses B1–B23 in docs/rules/book.en.md.

Reading order: set-up, who decides, what they may do, what it does, how it ends, what a seat
cannot know, and the small steps these are made of. The record is in `table.py`; the dragons'
abilities and the blocking die have a file each.
"""

from wyrmhall.games.book import events as told
from wyrmhall.games.book.abilities import (
    abilities,
    protect,
    raise_die,
    raise_free_dice,
    remove_card,
    turn_die,
)
from wyrmhall.games.book.block import enter_block, move_block, put_block
from wyrmhall.games.book.pieces import (
    ABSENT,
    BESIDE,
    BLOCK,
    CARDS,
    DICE,
    END,
    FIRST_PIPS,
    HAND_COUNT,
    HAND_PIPS,
    HAND_ROOM,
    HANDS_OF,
    HEIGHT_FOR,
    HIGHEST,
    HOME,
    IN_A_PILE,
    IN_HAND,
    KIND_COUNT,
    KIND_OF,
    LOWEST,
    NOBODY,
    OBJECTIVE_BONUS,
    PILES,
    PILES_EMPTY,
    PILES_FOR,
    PLACE,
    POINTS_OF,
    PROTECT,
    RAISE,
    RAISE_ALL,
    REACHING,
    REMOVE,
    SEATS,
    TAKE,
    TURN,
    WORLD_OF,
)
from wyrmhall.games.book.table import (
    STATE,
    State,
    covered_place,
    is_immune,
    is_seat,
    is_visible,
    raise_all_free,
    set_floor,
    top,
    uncover,
)
from wyrmhall.kernel.chance import draw, shuffle
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Cells, Moves, note

__all__ = ["STATE", "apply", "imagine", "legal", "pending", "result", "setup"]


@rule
def setup(s: State) -> None:
    """B3, B4, B20: piles, objectives, dice, the first player, the blocking die."""
    deck = s.owner  # still unused: a place to shuffle
    for card in range(CARDS):
        deck[card] = card
    shuffle(s, deck, CARDS)
    dealt = 0
    for pile in range(PILES):
        s.holder[pile] = NOBODY
        s.height[pile] = starting_height(s.players, pile)
        for place in range(s.height[pile]):
            s.piles[pile, place] = deck[dealt]
            dealt += 1
        set_floor(s, pile)
    for card in range(CARDS):
        s.owner[card] = IN_A_PILE
    deal_objectives(s)
    for seat in range(SEATS):
        s.token[seat] = IN_HAND
        for die in range(DICE):
            s.lies_on[seat, die] = HOME
            s.pips[seat, die] = FIRST_PIPS[die]
    s.block = ABSENT
    if s.blocking_die:
        put_block(s, 2)  # B20: on the third pile
    s.first = draw(s, s.players)
    s.turn = s.first
    note(s, told.OPENED, s.first)


@rule
def pending(s: State) -> int:
    """The seat whose turn it is."""
    return 1 << s.turn


@rule
def legal(s: State, seat: int, moves: Moves) -> int:
    """B5: take before placing, place, use abilities at any moment, end."""
    count = 0
    if not s.took and not s.placed:
        for pile in range(PILES):
            if s.holder[pile] == seat:  # B9
                moves[count] = TAKE + pile
                count += 1
    count = placements(s, seat, moves, count)
    may_act = count > 0
    count = abilities(s, seat, moves, count)
    if s.took or s.placed or not may_act:  # B10
        moves[count] = END
        count += 1
    return count


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Carry out a legal move."""
    if move == END:
        end_turn(s, seat)
    elif move < PLACE:
        take(s, seat, move - TAKE)
    elif move < PROTECT:
        hand = (move - PLACE) % HAND_COUNT
        place_dice(s, seat, (move - PLACE) // HAND_COUNT, hand)
    elif move < TURN:
        protect(s, seat, move - PROTECT)
    elif move < REMOVE:
        turn_die(s, seat, move - TURN)
    elif move < RAISE_ALL:
        remove_card(s, seat, move - REMOVE)
    elif move < RAISE:
        raise_free_dice(s, seat)
    else:
        raise_die(s, seat, move - RAISE)


@rule
def result(s: State, ranks: Cells, scores: Cells) -> None:
    """B19: points and objective; ties by the total of the three dice, then shared."""
    for seat in range(s.players):
        scores[seat] = score(s, seat)
    for seat in range(s.players):
        ranks[seat] = 1
        for other in range(s.players):
            if scores[other] > scores[seat] or (
                scores[other] == scores[seat] and dice_total(s, other) > dice_total(s, seat)
            ):
                ranks[seat] += 1


@rule
def imagine(s: State, seat: int) -> None:
    """Deal all unseen cards anew over all covered places; every seat sees the same.

    The cards are taken in the order of their numbers, so that nothing is left of where they lay.
    """
    dealt = 0
    for card in range(CARDS):
        if s.owner[card] == IN_A_PILE and not is_visible(s, card):
            pile, place = covered_place(s, dealt)
            other_pile, other_place = covered_place(s, draw(s, dealt + 1))
            s.piles[pile, place] = s.piles[other_pile, other_place]
            s.piles[other_pile, other_place] = card
            dealt += 1


@rule
def starting_height(players: int, pile: int) -> int:
    """B3: how many cards a pile starts with."""
    if pile >= PILES_FOR[players]:
        return 0
    extra = 1 if players == SEATS and pile == 0 else 0
    return HEIGHT_FOR[players] + extra


@rule
def deal_objectives(s: State) -> None:
    """B4: each seat a different kind, by drawing from the kinds not yet dealt."""
    for seat in range(s.players):
        nth = draw(s, KIND_COUNT - seat)
        for kind in range(KIND_COUNT):
            free = True
            for other in range(seat):
                if s.objective[other] == kind:
                    free = False
            if free:
                if nth == 0:
                    s.objective[seat] = kind
                    break
                nth -= 1


@rule
def missing(s: State, seat: int, pile: int) -> int:
    """B6, B7: the least that new dice must show together to be placed here."""
    if s.holder[pile] == seat:
        return max(s.floor[pile] - s.total[pile], LOWEST)
    return max(s.floor[pile], s.total[pile] + 1)


@rule
def placements(s: State, seat: int, moves: Moves, count: int) -> int:
    """B6: every different hand of dice not placed this turn, on every pile that takes it."""
    a, b, c = placeable(s, seat, 0), placeable(s, seat, 1), placeable(s, seat, 2)
    if a + b + c == 0:
        return count
    for pile in range(PILES):
        if s.floor[pile] == 0 or is_immune(s, pile, seat):
            continue
        for place in range(HAND_ROOM):  # all of them, then keep those that reach: no branch
            moves[count + place] = PLACE + pile * HAND_COUNT + HANDS_OF[a, b, c, place]
        count += REACHING[a, b, c, missing(s, seat, pile)]
    return count


@rule
def placeable(s: State, seat: int, die: int) -> int:
    """What a die shows if it may be placed now, else 0."""
    if s.lies_on[seat, die] == HOME and not s.spent[die]:
        return s.pips[seat, die]
    return 0


@rule
def take(s: State, seat: int, pile: int) -> None:
    """B9: card and ability are yours; the dice that held it come home, each lowered by 1."""
    card = top(s, pile)
    s.owner[card] = seat
    s.ready[seat, WORLD_OF[card]] += 1
    s.took = 1
    note(s, told.TOOK, seat, pile + 1, KIND_OF[card], WORLD_OF[card])
    for die in range(DICE):
        if s.lies_on[seat, die] == pile:
            s.lies_on[seat, die] = HOME
            s.pips[seat, die] = max(s.pips[seat, die] - 1, LOWEST)
    s.holder[pile] = NOBODY
    s.total[pile] = 0
    if s.token[seat] == pile:  # B11: at once
        s.token[seat] = IN_HAND
        note(s, told.TOKEN_BACK, seat, pile + 1)
    uncover(s, pile)


@rule
def place_dice(s: State, seat: int, pile: int, hand: int) -> None:
    """B6: put the dice of a hand on a pile, then send home whoever lay there."""
    before = s.holder[pile]
    if before != seat:
        s.total[pile] = 0
    for nth in range(DICE):
        pips = HAND_PIPS[hand, nth]
        for die in range(DICE):
            if s.lies_on[seat, die] == HOME and not s.spent[die] and s.pips[seat, die] == pips:
                s.lies_on[seat, die] = pile
                s.spent[die] = 1
                s.total[pile] += pips
                break
    s.holder[pile] = seat
    s.placed = 1
    note(s, told.PLACED, seat, pile + 1, hand, s.total[pile])
    if before == BLOCK:
        move_block(s, pile)
    elif is_seat(before) and before != seat:
        outbid(s, before, pile)


@rule
def outbid(s: State, holder: int, pile: int) -> None:
    """B8: the holder's dice come home, each raised by one."""
    for die in range(DICE):
        if s.lies_on[holder, die] == pile:
            s.lies_on[holder, die] = HOME
            s.pips[holder, die] = min(s.pips[holder, die] + 1, HIGHEST)
    note(s, told.OUTBID, holder, pile + 1)


@rule
def end_turn(s: State, seat: int) -> None:
    """B10, B18, B21: rest if nothing could be done, let the blocking die in, pass the turn."""
    if not s.took and not s.placed:
        raise_all_free(s, seat)  # B10: all three are free, or the seat could have taken
        note(s, told.RESTED, seat)
    if s.block == BESIDE:
        enter_block(s)
    following = (seat + 1) % s.players
    if following == s.first and s.last_round:
        s.over = PILES_EMPTY
        note(s, told.ENDED)
        return
    s.turn = following
    s.took = 0
    s.placed = 0
    for die in range(DICE):
        s.spent[die] = 0
    if s.token[following] != IN_HAND:  # B11: first of all
        note(s, told.TOKEN_BACK, following, s.token[following] + 1)
        s.token[following] = IN_HAND


@rule
def score(s: State, seat: int) -> int:
    """B19: points of the cards taken, and 3 for each of the objective's kind."""
    total = 0
    for card in range(CARDS):
        if s.owner[card] == seat:
            total += POINTS_OF[card]
            if KIND_OF[card] == s.objective[seat]:
                total += OBJECTIVE_BONUS
    return total


@rule
def dice_total(s: State, seat: int) -> int:
    """B19: the tie-break, dice placed or not."""
    total = 0
    for die in range(DICE):
        total += s.pips[seat, die]
    return total
