"""What a seat of RYU needs for the next piece of its dragon, for bots."""

from wyrmhall.games.ryu import pieces
from wyrmhall.games.ryu.state import State
from wyrmhall.kernel.rule import rule


@rule
def fitting(piece: int, blue: int, orange: int, purple: int, gems: int) -> int:
    """How many of the cubes can go into a piece."""
    if pieces.ONE_COLOUR[piece]:
        return min(max(blue, orange, purple), 3)
    return min(blue, 1) + min(orange, 1) + min(purple, 1) + min(gems, int(pieces.GEMS_IN[piece]))


@rule
def missing(s: State, seat: int) -> int:
    """How many cubes the next piece still needs, after using Governors."""
    piece = int(s.built[seat])
    cubes = s.cubes[seat]
    fit = fitting(
        piece,
        int(cubes[pieces.BLUE]),
        int(cubes[pieces.ORANGE]),
        int(cubes[pieces.PURPLE]),
        int(cubes[pieces.YELLOW]),
    )
    return max(0, 3 + int(pieces.GEMS_IN[piece]) - fit - int(s.tokens[seat, pieces.GOVERNOR]))


@rule
def need(s: State, seat: int, colour: int) -> int:
    """How welcome one cube of a colour is: from 0, hardly, to 4, very."""
    if colour == pieces.WHITE:
        return 0
    piece = int(s.built[seat])
    held = int(s.cubes[seat, colour])
    if colour == pieces.YELLOW:
        return 4 if held == 0 else 3 if held < 2 + pieces.GEMS_IN[piece] else 1
    if not pieces.ONE_COLOUR[piece]:
        return 3 if held == 0 else 2 if held < 3 else 1
    most = max(
        s.cubes[seat, pieces.BLUE], s.cubes[seat, pieces.ORANGE], s.cubes[seat, pieces.PURPLE]
    )
    if held == most:
        return 3 if held < 3 else 2
    return 2 if held == 0 else 1


@rule
def is_open(s: State, seat: int) -> bool:
    """Whether there is an island the seat could explore."""
    for people in range(pieces.PEOPLE_COUNT):
        if not s.sepia[people] and s.owner[people] != seat:
            return True
    return False
