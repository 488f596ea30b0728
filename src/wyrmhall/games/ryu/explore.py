"""Drawing cubes, and sharing them out after exploring a player's island (R14–R18)."""

from wyrmhall.games.ryu import events
from wyrmhall.games.ryu.choices import ASIDE, CHOOSE_PILE, END_SPLIT, PICK, REST, SET_ASIDE
from wyrmhall.games.ryu.phases import CHOOSE, COMPLETE, DRAFT, SPLIT
from wyrmhall.games.ryu.pieces import COLOUR_COUNT, FEW_DRAWN, NOBODY
from wyrmhall.games.ryu.state import State, count_of
from wyrmhall.kernel.chance import draw
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Cells, Moves, note, reveal


@rule
def toss(s: State, seat: int) -> int:
    """R15: four cubes or five, with equal chances."""
    asked_for = FEW_DRAWN + draw(s, 2)
    reveal(s)
    note(s, events.TOSSED, seat, s.passive, asked_for)
    return asked_for


@rule
def draw_cubes(s: State, seat: int, wanted: int) -> None:
    """R14, R15, R18: cubes from the bag, shown to all; then shared out, or all for the drawer."""
    in_bag = count_of(s.bag)
    drawn = min(wanted, in_bag)
    for taken in range(drawn):
        nth = draw(s, in_bag - taken)
        colour = 0
        while nth >= s.bag[colour]:
            nth -= s.bag[colour]
            colour += 1
        s.bag[colour] -= 1
        s.shown[colour] += 1
        note(s, events.DREW, seat, colour)
    reveal(s)
    if drawn < wanted:
        s.passive = NOBODY  # R18: no draft
        note(s, events.EMPTIED_BAG, seat, drawn)
    if s.passive == NOBODY:
        take_all(s, seat, s.shown)
        s.phase = COMPLETE
    elif drawn == FEW_DRAWN:
        s.phase = DRAFT
        s.asked = seat
    else:
        s.phase = SPLIT
        s.asked = s.passive


@rule
def take_all(s: State, seat: int, pile: Cells) -> None:
    """Put a whole pile behind a screen."""
    for colour in range(COLOUR_COUNT):
        s.cubes[seat, colour] += pile[colour]
        pile[colour] = 0


@rule
def sharings(s: State, moves: Moves) -> int:
    """R16, R17: what may be picked, set aside or chosen."""
    if s.phase == CHOOSE:
        moves[0] = CHOOSE_PILE + ASIDE
        moves[1] = CHOOSE_PILE + REST
        return 2
    begins = PICK if s.phase == DRAFT else SET_ASIDE
    count = 0
    for colour in range(COLOUR_COUNT):
        if s.shown[colour] > 0:
            moves[count] = begins + colour
            count += 1
    if s.phase == SPLIT and count_of(s.aside) > 0:
        moves[count] = END_SPLIT
        count += 1
    return count


@rule
def pick(s: State, seat: int, colour: int) -> None:
    """R16: the active player picks one, the passive player two; the active player gets the last."""
    s.shown[colour] -= 1
    s.cubes[seat, colour] += 1
    note(s, events.TOOK, seat, colour)
    if count_of(s.shown) > 1:
        s.asked = s.passive
        return
    for last in range(COLOUR_COUNT):
        if s.shown[last] > 0:
            note(s, events.TOOK, s.turn, last)
    take_all(s, s.turn, s.shown)
    s.passive = NOBODY
    s.phase = COMPLETE


@rule
def set_aside(s: State, seat: int, colour: int) -> None:
    """R17: one or two cubes make the smaller pile."""
    s.shown[colour] -= 1
    s.aside[colour] += 1
    note(s, events.PUT_ASIDE, seat, colour)
    if count_of(s.aside) == 2:
        end_split(s, seat)


@rule
def end_split(s: State, seat: int) -> None:
    """R17: the two piles are made; the active player chooses."""
    note(s, events.SPLIT_DONE, seat, count_of(s.aside), count_of(s.shown))
    s.phase = CHOOSE
    s.asked = s.turn


@rule
def choose_pile(s: State, seat: int, pile: int) -> None:
    """R17: the active player takes one pile, the passive player the other."""
    chosen = count_of(s.aside) if pile == ASIDE else count_of(s.shown)
    note(s, events.CHOSE, seat, pile, chosen)
    has_aside = seat if pile == ASIDE else s.passive
    has_rest = s.passive if pile == ASIDE else seat
    take_all(s, has_aside, s.aside)
    take_all(s, has_rest, s.shown)
    s.passive = NOBODY
    s.phase = COMPLETE
