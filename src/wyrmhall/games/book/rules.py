"""The Book of Dragons, after its French rulebook; clauses B1–B23 in rules.en.md.

Reading order: set-up, who decides, which moves are legal, what a move does, how the game ends,
what a seat cannot know, and the small steps these are made of. The record is in `state.py`; the
dragons' abilities and the blocking die have a file each.
"""

from wyrmhall.games.book import abilities, choices, events, pieces, state
from wyrmhall.games.book.block import enter_block, move_block, put_block
from wyrmhall.games.book.state import STATE, State
from wyrmhall.kernel.chance import draw, shuffle
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Cells, Moves, note

__all__ = ["STATE", "apply", "imagine", "legal", "pending", "result", "setup"]


@rule
def setup(s: State) -> None:
    """B3, B4, B20: piles, objectives, dice, the first player, the blocking die."""
    deck = s.owner  # not in use yet, so it can hold the deck
    for card in range(pieces.CARDS):
        deck[card] = card
    shuffle(s, deck, pieces.CARDS)
    dealt = 0
    for pile in range(pieces.PILES):
        s.holder[pile] = pieces.NOBODY
        s.height[pile] = starting_height(s.players, pile)
        for index in range(s.height[pile]):
            s.piles[pile, index] = deck[dealt]
            dealt += 1
        state.set_floor(s, pile)
    for card in range(pieces.CARDS):
        s.owner[card] = pieces.IN_A_PILE
    deal_objectives(s)
    for seat in range(pieces.SEATS):
        s.token[seat] = pieces.IN_HAND
        for die in range(pieces.DICE):
            s.lies_on[seat, die] = pieces.HOME
            s.pips[seat, die] = pieces.FIRST_PIPS[die]
    s.block = pieces.ABSENT
    if s.blocking_die:
        put_block(s, 2)  # B20: on the third pile
    s.first = draw(s, s.players)
    s.turn = s.first
    note(s, events.OPENED, s.first)


@rule
def pending(s: State) -> int:
    """The seat whose turn it is."""
    return 1 << s.turn


@rule
def legal(s: State, seat: int, moves: Moves) -> int:
    """B5: take before placing, place, use abilities at any moment, end."""
    count = 0
    if not s.took and not s.placed:
        for pile in range(pieces.PILES):
            if s.holder[pile] == seat:  # B9
                moves[count] = choices.TAKE + pile
                count += 1
    count = placements(s, seat, moves, count)
    may_act = count > 0
    count = abilities.abilities(s, seat, moves, count)
    if s.took or s.placed or not may_act:  # B10
        moves[count] = choices.END
        count += 1
    return count


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Carry out a legal move."""
    if move == choices.END:
        end_turn(s, seat)
    elif move < choices.PLACE:
        take(s, seat, move - choices.TAKE)
    elif move < choices.PROTECT:
        hand = (move - choices.PLACE) % choices.HAND_COUNT
        place_dice(s, seat, (move - choices.PLACE) // choices.HAND_COUNT, hand)
    elif move < choices.TURN:
        abilities.protect(s, seat, move - choices.PROTECT)
    elif move < choices.REMOVE:
        abilities.turn_die(s, seat, move - choices.TURN)
    elif move < choices.RAISE_ALL:
        abilities.remove_card(s, seat, move - choices.REMOVE)
    elif move < choices.RAISE:
        abilities.raise_free_dice(s, seat)
    else:
        abilities.raise_die(s, seat, move - choices.RAISE)


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
    """Deal all covered cards again; every seat sees the same cards.

    They are dealt in the order of their numbers, so nothing depends on where they really were.
    """
    dealt = 0
    for card in range(pieces.CARDS):
        if s.owner[card] == pieces.IN_A_PILE and not state.is_visible(s, card):
            pile, index = state.covered_card(s, dealt)
            other_pile, other_index = state.covered_card(s, draw(s, dealt + 1))
            s.piles[pile, index] = s.piles[other_pile, other_index]
            s.piles[other_pile, other_index] = card
            dealt += 1


@rule
def starting_height(players: int, pile: int) -> int:
    """B3: how many cards a pile starts with."""
    if pile >= pieces.PILES_FOR[players]:
        return 0
    extra = 1 if players == pieces.SEATS and pile == 0 else 0
    return pieces.HEIGHT_FOR[players] + extra


@rule
def deal_objectives(s: State) -> None:
    """B4: each seat a different kind, by drawing from the kinds not yet dealt."""
    for seat in range(s.players):
        nth = draw(s, pieces.KIND_COUNT - seat)
        for kind in range(pieces.KIND_COUNT):
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
        return max(s.floor[pile] - s.total[pile], pieces.LOWEST)
    return max(s.floor[pile], s.total[pile] + 1)


@rule
def placements(s: State, seat: int, moves: Moves, count: int) -> int:
    """B6: every hand of dice not placed this turn, on every pile that takes it."""
    a, b, c = placeable(s, seat, 0), placeable(s, seat, 1), placeable(s, seat, 2)
    if a + b + c == 0:
        return count
    for pile in range(pieces.PILES):
        if s.floor[pile] == 0 or state.is_immune(s, pile, seat):
            continue
        for index in range(choices.HAND_ROOM):  # write all, keep those that reach: no branch
            moves[count + index] = (
                choices.PLACE + pile * choices.HAND_COUNT + choices.HANDS_OF[a, b, c, index]
            )
        count += choices.REACHING[a, b, c, missing(s, seat, pile)]
    return count


@rule
def placeable(s: State, seat: int, die: int) -> int:
    """What a die shows if it may be placed now, else 0."""
    if s.lies_on[seat, die] == pieces.HOME and not s.spent[die]:
        return s.pips[seat, die]
    return 0


@rule
def take(s: State, seat: int, pile: int) -> None:
    """B9: card and ability are yours; the dice that held it come home, each lowered by 1."""
    card = state.top(s, pile)
    s.owner[card] = seat
    s.ready[seat, pieces.WORLD_OF[card]] += 1
    s.took = 1
    note(s, events.TOOK, seat, pile + 1, pieces.KIND_OF[card], pieces.WORLD_OF[card])
    for die in range(pieces.DICE):
        if s.lies_on[seat, die] == pile:
            s.lies_on[seat, die] = pieces.HOME
            s.pips[seat, die] = max(s.pips[seat, die] - 1, pieces.LOWEST)
    s.holder[pile] = pieces.NOBODY
    s.total[pile] = 0
    if s.token[seat] == pile:  # B11: at once
        s.token[seat] = pieces.IN_HAND
        note(s, events.TOKEN_BACK, seat, pile + 1)
    state.uncover(s, pile)


@rule
def place_dice(s: State, seat: int, pile: int, hand: int) -> None:
    """B6: put the dice of a hand on a pile, then send home the dice that were there."""
    before = s.holder[pile]
    if before != seat:
        s.total[pile] = 0
    for nth in range(pieces.DICE):
        pips = choices.HAND_PIPS[hand, nth]
        for die in range(pieces.DICE):
            if (
                s.lies_on[seat, die] == pieces.HOME
                and not s.spent[die]
                and s.pips[seat, die] == pips
            ):
                s.lies_on[seat, die] = pile
                s.spent[die] = 1
                s.total[pile] += pips
                break
    s.holder[pile] = seat
    s.placed = 1
    note(s, events.PLACED, seat, pile + 1, hand, s.total[pile])
    if before == pieces.BLOCK:
        move_block(s, pile)
    elif state.is_seat(before) and before != seat:
        outbid(s, before, pile)


@rule
def outbid(s: State, holder: int, pile: int) -> None:
    """B8: the holder's dice come home, each raised by one."""
    for die in range(pieces.DICE):
        if s.lies_on[holder, die] == pile:
            s.lies_on[holder, die] = pieces.HOME
            s.pips[holder, die] = min(s.pips[holder, die] + 1, pieces.HIGHEST)
    note(s, events.OUTBID, holder, pile + 1)


@rule
def end_turn(s: State, seat: int) -> None:
    """B10, B18, B21: rest if nothing could be done, bring in the blocking die, pass the turn."""
    if not s.took and not s.placed:
        state.raise_all_free(s, seat)  # B10: all three are free, or the seat could have taken
        note(s, events.RESTED, seat)
    if s.block == pieces.BESIDE:
        enter_block(s)
    following = (seat + 1) % s.players
    if following == s.first and s.last_round:
        s.over = pieces.PILES_EMPTY
        note(s, events.ENDED)
        return
    s.turn = following
    s.took = 0
    s.placed = 0
    for die in range(pieces.DICE):
        s.spent[die] = 0
    if s.token[following] != pieces.IN_HAND:  # B11: first of all
        note(s, events.TOKEN_BACK, following, s.token[following] + 1)
        s.token[following] = pieces.IN_HAND


@rule
def score(s: State, seat: int) -> int:
    """B19: points of the cards taken, and 3 for each of the objective's kind."""
    total = 0
    for card in range(pieces.CARDS):
        if s.owner[card] == seat:
            total += pieces.POINTS_OF[card]
            if pieces.KIND_OF[card] == s.objective[seat]:
                total += pieces.OBJECTIVE_BONUS
    return total


@rule
def dice_total(s: State, seat: int) -> int:
    """B19: the tie-break, dice placed or not."""
    total = 0
    for die in range(pieces.DICE):
        total += s.pips[seat, die]
    return total
