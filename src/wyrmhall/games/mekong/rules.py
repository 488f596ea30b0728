"""Les Dragons du Mékong, after both its French rulebooks; clauses M1–M24 in docs/rules.

Reading order: set-up, who decides, what they may do, what it does, how it ends, what a seat
cannot know, and the course of a round. The board is in `pieces.py` and `geometry.py`, the
record in `table.py`; programming, stones, planks and pawns have a file each.
"""

from wyrmhall.games.mekong import events as told
from wyrmhall.games.mekong.pawns import fall_in, go, landings, ways
from wyrmhall.games.mekong.pieces import (
    ARRIVED,
    BRIDGE,
    BRIDGE_PAIR,
    DRAGON,
    DRAWN,
    JUMP_PLANK,
    JUMP_VILLAGE,
    LAID,
    NO_CARD,
    NONE,
    NOTHING,
    PLACE_STONE,
    PLANKS,
    PROGRAM,
    REMOVE_STONE,
    ROUNDS,
    SEAT_COLOUR,
    SEATS,
    SIZES,
    STEP_PLANK,
    STEP_VILLAGE,
    STONE_AT,
    STONE_ON,
    STONES,
    TAKE,
    TAKE_AWAY,
    TAKE_PLANK,
    TASK_OF,
    TIMES_OF,
    VILLAGES,
)
from wyrmhall.games.mekong.planks import (
    bridge,
    fits_somewhere,
    has_plank,
    lose_plank,
    pairs_for,
    removable_planks,
    removals,
    reserve_planks,
    take_away,
    take_plank,
)
from wyrmhall.games.mekong.programme import (
    flies_at,
    hand,
    lay_card,
    redraw_programmes,
    still_programming,
)
from wyrmhall.games.mekong.stones import any_site, bare_stones, free_sites, place_stone
from wyrmhall.games.mekong.table import STATE, State, plank_on, wide
from wyrmhall.kernel.chance import draw
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import RUNNING, Cells, Moves, close_stage, note, open_stage, reveal

__all__ = ["STATE", "apply", "imagine", "legal", "pending", "result", "setup"]


@rule
def setup(s: State) -> None:
    """M4, M5, M8: an empty board, pawns at home, planks in reserve, a first player by chance."""
    s.stones = STONES
    s.winner = NONE
    for stone in range(STONES):
        s.lies_at[stone] = NONE
    for plank in range(PLANKS):
        s.lies[plank] = NONE
    for colour in range(VILLAGES):
        s.seat_of[colour] = NONE
    for seat in range(SEATS):
        colour = SEAT_COLOUR[s.edition, s.players, seat]
        s.colour[seat] = colour
        s.pawn[seat] = colour
        for size in range(SIZES):
            s.reserve[seat, size] = colour
        if colour != NONE:
            s.seat_of[colour] = seat
            note(s, told.SEATED, seat, colour)
    s.first = draw(s, s.players)
    begin_round(s)


@rule
def pending(s: State) -> int:
    """M6: all who have not laid five cards; then the seat whose card is carried out."""
    if s.stage != 0:
        return still_programming(s)
    return 1 << wide(s.turn)


@long_rule
def legal(s: State, seat: int, moves: Moves) -> int:
    """Every way to carry out what the seat is asked."""
    if s.stage != 0:
        return hand(s, seat, moves)
    if s.task == PLACE_STONE:
        return free_sites(s, moves)
    if s.task == TAKE_PLANK:
        return reserve_planks(s, seat, moves)
    if s.task == BRIDGE:
        return pairs_for(s, wide(s.chosen), moves)
    if s.task == TAKE_AWAY:
        return removals(s, seat, moves)
    return ways(s, seat, moves)


@long_rule
def apply(s: State, seat: int, move: int) -> None:
    """Carry out a legal move, and then every card that asks nothing."""
    if move < STONE_ON:
        lay_card(s, seat, move - PROGRAM)
        if still_programming(s) != 0:
            return
        close_stage(s)
        turn_cards(s)
    elif move < TAKE:
        place_stone(s, seat, move - (STONE_AT if s.open_water else STONE_ON))
    elif move < BRIDGE_PAIR:
        take_plank(s, move - TAKE + 1)
    elif move < REMOVE_STONE:
        bridge(s, seat, move - BRIDGE_PAIR)
    elif move < STEP_VILLAGE:
        take_away(s, seat, move)
    else:
        walk(s, seat, move)
    carry_on(s)


@rule
def result(s: State, ranks: Cells, scores: Cells) -> None:
    """M9, M22, C5: one winner and all others second; at the cap all are equal."""
    for seat in range(s.players):
        won = s.over == ARRIVED and s.winner == seat
        scores[seat] = 1 if won else 0
        ranks[seat] = 1 if won or s.over == DRAWN else 2


@rule
def imagine(s: State, seat: int) -> None:
    """M6: the others' cards not yet turned."""
    if s.over == RUNNING:
        redraw_programmes(s, seat)


@rule
def begin_round(s: State) -> None:
    """M6, M8: all cards are in hand; everyone programmes."""
    s.rounds += 1
    s.place = 0
    s.turned = 0
    s.acted = 0
    s.task = NOTHING
    for seat in range(SEATS):
        for place in range(LAID):
            s.laid[seat, place] = NO_CARD
    note(s, told.ROUND, s.rounds, s.first)
    open_stage(s)


@rule
def turn_cards(s: State) -> None:
    """M7: everyone's card of the next place is turned; the first player carries theirs out."""
    s.place = s.turned
    s.turned += 1
    s.acted = 0
    reveal(s)
    for ahead in range(s.players):
        seat = (s.first + ahead) % s.players
        note(s, told.TURNED, seat, s.laid[seat, s.place], s.turned)
    begin_card(s)


@rule
def begin_card(s: State) -> None:
    """M7: the seat whose turn it is takes up its card, unless a dragon cancels it."""
    seat = (s.first + s.acted) % s.players
    s.turn = seat
    card = wide(s.laid[seat, s.place])
    s.task = TASK_OF[card]
    s.left = TIMES_OF[card]
    if card >= DRAGON:
        return
    for ahead in range(1, s.players):
        other = (seat + ahead) % s.players
        if flies_at(s.laid[other, s.place], s.colour[seat]):
            s.left = 0
            note(s, told.CANCELLED, seat, other, card)


@rule
def carry_on(s: State) -> None:
    """Until somebody must decide: what cannot be done is given up, and the next card begins."""
    while s.over == RUNNING and s.stage == 0:
        if s.left > 0:
            if possible(s, wide(s.turn)):
                return
            give_up(s, wide(s.turn))
        elif s.acted + 1 < s.players:
            s.acted += 1
            begin_card(s)
        elif s.turned < LAID:
            turn_cards(s)
        else:
            end_round(s)


@rule
def possible(s: State, seat: int) -> bool:
    """Whether any way exists to carry out what the seat is asked: then it must be done."""
    if s.task == PLACE_STONE:
        return s.stones > 0 and any_site(s)
    if s.task == TAKE_PLANK:
        return has_plank(s, seat)
    if s.task == BRIDGE:
        return fits_somewhere(s, wide(s.chosen))
    if s.task == TAKE_AWAY:
        return bare_stones(s) != 0 or removable_planks(s, seat) != 0
    return landings(s, seat) != 0


@rule
def give_up(s: State, seat: int) -> None:
    """M10, M12, M13, M17, M19–M21: the card, or the plank, is lost, or the pawn falls in."""
    if s.task == PLACE_STONE:
        s.left = 0
        note(s, told.NO_STONE if s.stones == 0 else told.NO_SITE, seat)
    elif s.task == TAKE_PLANK:
        s.left = 0
        note(s, told.NO_PLANK, seat)
    elif s.task == BRIDGE:
        lose_plank(s, seat)
    elif s.task == TAKE_AWAY:
        s.left = 0
        note(s, told.NOTHING_TO_REMOVE, seat)
    else:
        fall_in(s, seat)


@rule
def walk(s: State, seat: int, move: int) -> None:
    """M19–M21: where a step or a jump leads."""
    if move < STEP_PLANK:
        space, pair = move - STEP_VILLAGE, NONE
    elif move < JUMP_VILLAGE:
        space, pair = NONE, move - STEP_PLANK
    elif move < JUMP_PLANK:
        space, pair = move - JUMP_VILLAGE, NONE
    else:
        space, pair = NONE, move - JUMP_PLANK
    if pair != NONE:
        space = VILLAGES + plank_on(s, pair)
    go(s, seat, space, pair)


@rule
def end_round(s: State) -> None:
    """M8: the marker passes clockwise, cards return to hands; M22: after 60 rounds a draw."""
    if s.rounds == ROUNDS:
        s.over = DRAWN
        note(s, told.GAME_DRAWN, s.rounds)
        return
    s.first = (s.first + 1) % s.players
    begin_round(s)
