"""Building the dragon: what its next piece costs and how it may be paid (R5, R19, R20)."""

from wyrmhall.games.ryu import events as told
from wyrmhall.games.ryu.pieces import (
    BLUE,
    BUILD,
    COMPLETE,
    GEMS_IN,
    GOVERNOR,
    GOVERNORS_PAID,
    ONE_COLOUR,
    ORANGE,
    PAID,
    PURPLE,
    WAY,
    WAYS,
    YELLOW,
)
from wyrmhall.games.ryu.table import State, add_piece
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves, note


@rule
def payments(s: State, seat: int, moves: Moves, count: int) -> int:
    """R19: every payment the player can make and that pays exactly the next piece."""
    piece = s.built[seat]
    blue, orange, purple = s.cubes[seat, BLUE], s.cubes[seat, ORANGE], s.cubes[seat, PURPLE]
    yellow, governors = s.cubes[seat, YELLOW], s.tokens[seat, GOVERNOR]
    gems = GEMS_IN[piece]
    if ONE_COLOUR[piece]:
        most = max(blue, orange, purple)
    else:
        most = min(blue, 1) + min(orange, 1) + min(purple, 1) + min(yellow, gems)
    if most + governors < 3 + gems:
        return count
    for nth in range(WAYS[piece]):
        payment = WAY[piece, nth]
        if (
            PAID[payment, 0] <= blue
            and PAID[payment, 1] <= orange
            and PAID[payment, 2] <= purple
            and PAID[payment, 3] <= yellow
            and PAID[payment, GOVERNORS_PAID] <= governors
        ):
            moves[count] = BUILD + payment
            count += 1
    return count


@rule
def build(s: State, seat: int, payment: int) -> None:
    """R11, R19: the cubes go to the centre, the Governors to the reserve, the piece stands."""
    for colour in range(BLUE, YELLOW + 1):
        s.cubes[seat, colour] -= PAID[payment, colour - BLUE]
        s.centre[colour] += PAID[payment, colour - BLUE]
    paid = PAID[payment]
    governors = paid[GOVERNORS_PAID]
    if paid[0] + paid[1] + paid[2] + paid[3] > 0:
        note(s, told.PAID_CUBES, seat, paid[0], paid[1], paid[2], paid[3])
    if governors > 0:
        s.tokens[seat, GOVERNOR] -= governors
        note(s, told.SPENT, seat, GOVERNOR, governors)
    add_piece(s, seat, told.BUILT)
    s.phase = COMPLETE
