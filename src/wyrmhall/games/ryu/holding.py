"""What a seat of RYU holds, and what that is worth, for bots.

The tables were fitted to self-play of the light player and of greedy bots, then adjusted by
hand so that one more cube, token or piece never lowers the value.
"""

from typing import NamedTuple

import numpy as np

from wyrmhall.games.ryu import pieces
from wyrmhall.games.ryu.need import fitting
from wyrmhall.games.ryu.state import State
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import wide

NEXT = np.array(
    [
        [0.15, -0.32, -0.60, -0.85, -1.10, -1.30],
        [1.65, 1.30, 1.05, 0.83, 0.65, 0.45],
        [3.45, 3.00, 2.72, 2.52, 2.35, 2.20],
        [5.70, 5.05, 4.60, 4.35, 4.15, 3.95],
        [8.50, 7.10, 6.50, 6.00, 5.70, 5.50],
    ]
)
"""By pieces built, and by cubes the next piece still needs."""
THEN = np.array(
    [
        [-0.00, -0.20, -0.40, -0.55, -0.65, -0.75],
        [-0.15, -0.35, -0.50, -0.62, -0.75, -0.90],
        [-0.10, -0.34, -0.53, -0.70, -0.90, -1.05],
        [0.05, -0.25, -0.48, -0.68, -0.90, -1.08],
        [0.00, 0.00, 0.00, 0.00, 0.00, 0.00],
    ]
)
"""By pieces built, and by cubes the piece after next will still need."""
SPARE = np.array([0.00, 0.15, 0.28, 0.38, 0.44])
"""By cubes that neither of these two pieces needs."""
GEMS = np.array([-0.35, 0.00, 0.15, 0.25, 0.33, 0.40, 0.45])
"""By yellow cubes."""
MERCHANTS_HELD = np.array([0.00, 0.09, 0.18, 0.26, 0.30, 0.33])
SMUGGLERS_HELD = np.array([0.00, 0.09, 0.17, 0.24, 0.28, 0.31])
GOVERNORS_HELD = np.array([0.00, 0.20, 0.35, 0.45, 0.50, 0.55])
"""By Governors that neither of these two pieces needs."""

NO_WAY = -0.45
"""No yellow cube, and no tokens to buy one with."""
WON = 3.0
"""The value of the last piece, more than anything held before it."""


class Holding(NamedTuple):
    """Pieces built, cubes and tokens of a seat, real or supposed."""

    piece: int
    blue: int
    orange: int
    purple: int
    gems: int
    merchants: int
    smugglers: int
    governors: int


@rule
def holding_of(s: State, seat: int) -> Holding:
    """What a seat holds now."""
    cubes, tokens = s.cubes[seat], s.tokens[seat]
    return Holding(
        wide(s.built[seat]),
        wide(cubes[pieces.BLUE]),
        wide(cubes[pieces.ORANGE]),
        wide(cubes[pieces.PURPLE]),
        wide(cubes[pieces.YELLOW]),
        wide(tokens[pieces.MERCHANT]),
        wide(tokens[pieces.SMUGGLER]),
        wide(tokens[pieces.GOVERNOR]),
    )


@rule
def with_cubes(h: Holding, blue: int, orange: int, purple: int, gems: int) -> Holding:
    """The same with this many more cubes, or fewer."""
    return Holding(
        h.piece,
        h.blue + blue,
        h.orange + orange,
        h.purple + purple,
        h.gems + gems,
        h.merchants,
        h.smugglers,
        h.governors,
    )


@rule
def with_cube(h: Holding, colour: int, count: int) -> Holding:
    """The same with this many more cubes of a colour, or fewer; white ones do not count."""
    return with_cubes(
        h,
        count if colour == pieces.BLUE else 0,
        count if colour == pieces.ORANGE else 0,
        count if colour == pieces.PURPLE else 0,
        count if colour == pieces.YELLOW else 0,
    )


@rule
def with_tokens(h: Holding, merchants: int, smugglers: int, governors: int) -> Holding:
    """The same with this many more tokens, up to the limit, or fewer."""
    return Holding(
        h.piece,
        h.blue,
        h.orange,
        h.purple,
        h.gems,
        min(h.merchants + merchants, pieces.MOST_TOKENS),
        min(h.smugglers + smugglers, pieces.MOST_TOKENS),
        min(h.governors + governors, pieces.MOST_TOKENS),
    )


@rule
def with_choice(h: Holding, count: int) -> Holding:
    """The same with this many tokens of the owner's choice, half of them Smugglers."""
    smugglers = min(count // 2, pieces.MOST_TOKENS - h.smugglers)
    return with_tokens(h, count - smugglers, smugglers, wide(0))


@rule
def with_piece(h: Holding) -> Holding:
    """The same with one more piece."""
    return Holding(
        h.piece + 1,
        h.blue,
        h.orange,
        h.purple,
        h.gems,
        h.merchants,
        h.smugglers,
        h.governors,
    )


@rule
def asked(piece: int) -> int:
    """How many cubes a piece takes."""
    return 3 + int(pieces.GEMS_IN[piece])


@rule
def fit_of(h: Holding) -> int:
    """How many of the cubes can go into the next piece."""
    return fitting(h.piece, h.blue, h.orange, h.purple, h.gems)


@rule
def without_piece_cubes(h: Holding) -> Holding:
    """The same without the coloured cubes that go into the next piece."""
    if not pieces.ONE_COLOUR[h.piece]:
        return with_cubes(h, -min(h.blue, 1), -min(h.orange, 1), -min(h.purple, 1), wide(0))
    fit = fit_of(h)
    if h.blue >= h.orange and h.blue >= h.purple:
        return with_cubes(h, -fit, wide(0), wide(0), wide(0))
    if h.orange >= h.purple:
        return with_cubes(h, wide(0), -fit, wide(0), wide(0))
    return with_cubes(h, wide(0), wide(0), -fit, wide(0))


@rule
def after_building(h: Holding) -> Holding:
    """What is left once the next piece is built, with as few Governors as possible."""
    helped = asked(h.piece) - fit_of(h)
    return with_piece(with_tokens(without_piece_cubes(h), wide(0), wide(0), -helped))


@long_rule
def held(h: Holding) -> float:
    """What a holding is worth."""
    if h.piece >= pieces.PIECE_COUNT:
        return NEXT[pieces.PIECE_COUNT - 1, 0] + WON
    coloured = h.blue + h.orange + h.purple
    fit = fit_of(h)
    helped = min(asked(h.piece) - fit, h.governors)
    total = NEXT[h.piece, asked(h.piece) - fit - helped]
    total += GEMS[min(h.gems, 6)]
    total += MERCHANTS_HELD[min(h.merchants, pieces.MOST_TOKENS)]
    total += SMUGGLERS_HELD[min(h.smugglers, pieces.MOST_TOKENS)]
    if h.gems == 0 and (h.merchants == 0 or h.smugglers == 0) and coloured > 0:
        total += NO_WAY
    if h.piece + 1 == pieces.PIECE_COUNT:
        spare = coloured - min(h.blue, 1) - min(h.orange, 1) - min(h.purple, 1)
        kept = min(h.governors - helped, pieces.MOST_TOKENS)
        return total + SPARE[max(0, min(spare, 4))] + GOVERNORS_HELD[kept]
    left = with_piece(without_piece_cubes(h))
    fit_then = fit_of(left)
    helped_then = min(asked(left.piece) - fit_then, h.governors - helped)
    total += THEN[h.piece, asked(left.piece) - fit_then - helped_then]
    total += GOVERNORS_HELD[min(h.governors - helped - helped_then, pieces.MOST_TOKENS)]
    spare = left.blue + left.orange + left.purple - min(fit_then, 3)
    return total + SPARE[max(0, min(spare, 4))]
