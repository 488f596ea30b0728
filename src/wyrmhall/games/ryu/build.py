"""Building the dragon: what its next piece costs and how it may be paid (R5, R19, R20)."""

from wyrmhall.games.ryu import events, pieces
from wyrmhall.games.ryu.choices import BUILD
from wyrmhall.games.ryu.phases import COMPLETE
from wyrmhall.games.ryu.state import State, add_piece
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves, note


@rule
def payments(s: State, seat: int, moves: Moves, count: int) -> int:
    """R19: every payment the player can make that is exactly the price of the next piece."""
    piece = s.built[seat]
    blue, orange, purple = (
        s.cubes[seat, pieces.BLUE],
        s.cubes[seat, pieces.ORANGE],
        s.cubes[seat, pieces.PURPLE],
    )
    yellow, governors = s.cubes[seat, pieces.YELLOW], s.tokens[seat, pieces.GOVERNOR]
    gems = pieces.GEMS_IN[piece]
    if pieces.ONE_COLOUR[piece]:
        most = max(blue, orange, purple)
    else:
        most = min(blue, 1) + min(orange, 1) + min(purple, 1) + min(yellow, gems)
    if most + governors < 3 + gems:
        return count
    for nth in range(pieces.WAYS[piece]):
        payment = pieces.WAY[piece, nth]
        if (
            are_enough(payment, blue, orange, purple, yellow)
            and pieces.PAID[payment, pieces.GOVERNORS_PAID] <= governors
        ):
            moves[count] = BUILD + payment
            count += 1
    return count


@rule
def are_enough(payment: int, blue: int, orange: int, purple: int, yellow: int) -> bool:
    """R19: whether there are enough cubes for a payment, its Governors apart."""
    return (
        pieces.PAID[payment, 0] <= blue
        and pieces.PAID[payment, 1] <= orange
        and pieces.PAID[payment, 2] <= purple
        and pieces.PAID[payment, 3] <= yellow
    )


@rule
def build(s: State, seat: int, payment: int) -> None:
    """R11, R19: the cubes go to the centre, the Governors to the reserve, the piece is built."""
    for colour in range(pieces.BLUE, pieces.YELLOW + 1):
        s.cubes[seat, colour] -= pieces.PAID[payment, colour - pieces.BLUE]
        s.centre[colour] += pieces.PAID[payment, colour - pieces.BLUE]
    paid = pieces.PAID[payment]
    governors = paid[pieces.GOVERNORS_PAID]
    if paid[0] + paid[1] + paid[2] + paid[3] > 0:
        note(s, events.PAID_CUBES, seat, paid[0], paid[1], paid[2], paid[3])
    if governors > 0:
        s.tokens[seat, pieces.GOVERNOR] -= governors
        note(s, events.SPENT, seat, pieces.GOVERNOR, governors)
    add_piece(s, seat, events.BUILT)
    s.phase = COMPLETE
