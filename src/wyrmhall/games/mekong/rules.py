"""Les Dragons du Mékong, after both its French rulebooks; clauses M1–M24 in rules.en.md.

Reading order: set-up, who decides, which moves are legal, what a move does, how the game ends,
what a seat cannot know, and the course of a round. The board is in `pieces.py` and `geometry.py`,
the record in `state.py`; programming, stones, planks and pawns have a file each.
"""

from wyrmhall.games.mekong import choices, events, pieces, planks, programme
from wyrmhall.games.mekong.pawns import aim, fall_in, go, landings, ways
from wyrmhall.games.mekong.state import STATE, State
from wyrmhall.games.mekong.stones import any_site, bare_stones, free_sites, place_stone
from wyrmhall.kernel.chance import draw
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import RUNNING, Cells, Moves, close_stage, note, open_stage, reveal, wide

__all__ = ["STATE", "apply", "imagine", "legal", "pending", "result", "setup"]


@rule
def setup(s: State) -> None:
    """M4, M5, M8: an empty board, pawns at home, planks in reserve; colours and first by chance."""
    lot = draw(s, s.players)
    s.stones = pieces.STONES
    s.winner = pieces.NONE
    for stone in range(pieces.STONES):
        s.lies_at[stone] = pieces.NONE
    for plank in range(pieces.PLANKS):
        s.lies[plank] = pieces.NONE
    for colour in range(pieces.VILLAGES):
        s.seat_of[colour] = pieces.NONE
    for seat in range(pieces.SEATS):
        colour = pieces.NONE
        if seat < s.players:  # M5: the circle of colours, turned
            colour = pieces.CIRCLE[s.edition, s.players, (seat + lot) % s.players]
        s.colour[seat] = colour
        s.pawn[seat] = colour
        for size in range(pieces.SIZES):
            s.reserve[seat, size] = colour
        if colour != pieces.NONE:
            s.seat_of[colour] = seat
            note(s, events.SEATED, seat, colour)
    s.first = draw(s, s.players)
    begin_round(s)


@rule
def pending(s: State) -> int:
    """M6: all who are not ready; then the seat whose card is carried out."""
    if s.stage != 0:
        return programme.not_ready(s)
    return 1 << wide(s.turn)


@long_rule
def legal(s: State, seat: int, moves: Moves) -> int:
    """Every way to carry out the seat's task."""
    if s.stage != 0:
        return programme.arrangements(s, seat, moves)
    if s.task == pieces.PLACE_STONE:
        return free_sites(s, moves)
    if s.task == pieces.TAKE_PLANK:
        return planks.reserve_planks(s, seat, moves)
    if s.task == pieces.BRIDGE:
        return planks.pairs_for(s, wide(s.chosen), moves)
    if s.task == pieces.TAKE_AWAY:
        return planks.removals(s, seat, moves)
    return ways(s, seat, moves)


@long_rule
def apply(s: State, seat: int, move: int) -> None:
    """Carry out a legal move, then every card that needs no decision."""
    if move < choices.STONE_ON:
        programme.arrange(s, seat, move)
        if programme.not_ready(s) != 0:
            return
        close_stage(s)
        turn_cards(s)
    elif move < choices.TAKE:
        place_stone(s, seat, move - (choices.STONE_AT if s.open_water else choices.STONE_ON))
    elif move < choices.BRIDGE_PAIR:
        planks.take_plank(s, move - choices.TAKE + 1)
    elif move < choices.REMOVE_STONE:
        planks.bridge(s, seat, move - choices.BRIDGE_PAIR)
    elif move < choices.STEP_VILLAGE:
        planks.take_away(s, seat, move)
    else:
        go(s, seat, aim(s, move))
    carry_on(s)


@rule
def result(s: State, ranks: Cells, scores: Cells) -> None:
    """M9, M22, C5: the winner is first, all others second; at the round limit all are first."""
    for seat in range(s.players):
        won = s.over == pieces.ARRIVED and s.winner == seat
        scores[seat] = 1 if won else 0
        ranks[seat] = 1 if won or s.over == pieces.DRAWN else 2


@rule
def imagine(s: State, seat: int) -> None:
    """M6: redraw the others' cards not yet turned."""
    if s.over == RUNNING:
        programme.redraw_programmes(s, seat)


@rule
def begin_round(s: State) -> None:
    """M6, M8: all cards are in hand; everyone programmes."""
    s.rounds += 1
    s.place = 0
    s.turned = 0
    s.acted = 0
    s.task = pieces.NOTHING
    s.ready = 0
    for seat in range(pieces.SEATS):
        s.changes[seat] = 0
        for place in range(pieces.LAID):
            s.laid[seat, place] = pieces.NO_CARD
    note(s, events.ROUND, s.rounds, s.first)
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
        note(s, events.TURNED, seat, s.laid[seat, s.place], s.turned)
    begin_card(s)


@rule
def begin_card(s: State) -> None:
    """M7: the seat whose turn it is takes up its card, unless a dragon cancels it."""
    seat = (s.first + s.acted) % s.players
    s.turn = seat
    card = wide(s.laid[seat, s.place])
    s.task = pieces.TASK_OF[card]
    s.left = pieces.TIMES_OF[card]
    if card >= pieces.DRAGON:
        return
    for ahead in range(1, s.players):
        other = (seat + ahead) % s.players
        if programme.flies_at(s.laid[other, s.place], s.colour[seat]):
            s.left = 0
            note(s, events.CANCELLED, seat, other, card)


@rule
def carry_on(s: State) -> None:
    """Go on until somebody must decide: give up what cannot be done and begin the next card."""
    while s.over == RUNNING and s.stage == 0:
        if s.left > 0:
            if possible(s, wide(s.turn)):
                return
            give_up(s, wide(s.turn))
        elif s.acted + 1 < s.players:
            s.acted += 1
            begin_card(s)
        elif s.turned < pieces.LAID:
            turn_cards(s)
        else:
            end_round(s)


@rule
def possible(s: State, seat: int) -> bool:
    """Whether the seat's task can be carried out at all: if so, it must be."""
    if s.task == pieces.PLACE_STONE:
        return s.stones > 0 and any_site(s)
    if s.task == pieces.TAKE_PLANK:
        return planks.has_plank(s, seat)
    if s.task == pieces.BRIDGE:
        return planks.fits_somewhere(s, wide(s.chosen))
    if s.task == pieces.TAKE_AWAY:
        return bare_stones(s) != 0 or planks.removable_planks(s, seat) != 0
    return landings(s, seat) != 0


@rule
def give_up(s: State, seat: int) -> None:
    """M10, M12, M13, M17, M19–M21: the card or the plank is lost, or the pawn falls in."""
    if s.task == pieces.PLACE_STONE:
        s.left = 0
        note(s, events.NO_STONE if s.stones == 0 else events.NO_SITE, seat)
    elif s.task == pieces.TAKE_PLANK:
        s.left = 0
        note(s, events.NO_PLANK, seat)
    elif s.task == pieces.BRIDGE:
        planks.lose_plank(s, seat)
    elif s.task == pieces.TAKE_AWAY:
        s.left = 0
        note(s, events.NOTHING_TO_REMOVE, seat)
    else:
        fall_in(s, seat)


@rule
def end_round(s: State) -> None:
    """M8: the marker passes clockwise, cards return to hands; M22: after 60 rounds a draw."""
    if s.rounds == pieces.ROUNDS:
        s.over = pieces.DRAWN
        note(s, events.GAME_DRAWN, s.rounds)
        return
    s.first = (s.first + 1) % s.players
    begin_round(s)
