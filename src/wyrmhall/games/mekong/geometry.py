"""M3, M15, M24: distances, crossings and covers, in exact integers.

The predicates are written once. Here they fill the tables of the island board, on whole arrays
at a time; compiled, they judge open water, where stones lie anywhere. Both measure by a
quadratic form |v|² = p·x² + 2q·xy + r·y² with determinant p·r - q²:

    island board   x, y as printed                  p, q, r = 1, 0, 1
    open water     doubled axial coordinates        p, q, r = 2500, 1250, 2500

Everything fits in 64 bits. Differences of coordinates are at most 2300 on the island board and
46 in open water, so the doubled area `turn` is below 1.1·10⁷ and 4300, its square times the
determinant below 1.2·10¹⁴ and 9·10¹³, and 80² times a squared length below 10¹²; the limit is
9·10¹⁸. Two areas are never multiplied with each other: signs are compared instead.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from wyrmhall.games.mekong import pieces
from wyrmhall.kernel.rule import plain, rule

ISLANDS, WATER = 0, 1  # which board, as the option open_water says
FORM = np.array([[1, 0, 1], [2500, 1250, 2500]], np.int64)
AREA = np.array([1, 2500 * 2500 - 1250 * 1250], np.int64)
"""The determinant: the square of a parallelogram's true area is `turn`² times this."""
COVERED = 80**2  # M15: closer than this, squared
APART = 160**2  # M24: distance between stones, squared
TOO_LONG = pieces.SIZES + 1  # the size of a plank that does not exist


@rule
def dot(board: int, ax: Any, ay: Any, bx: Any, by: Any) -> Any:
    """The inner product of two vectors."""
    return (
        FORM[board, 0] * ax * bx + FORM[board, 1] * (ax * by + ay * bx) + FORM[board, 2] * ay * by
    )


@rule
def square(board: int, x: Any, y: Any) -> Any:
    """The squared length of a vector."""
    return dot(board, x, y, x, y)


@rule
def turn(ax: Any, ay: Any, bx: Any, by: Any, cx: Any, cy: Any) -> Any:
    """Positive where c lies to the left of the line from a to b, negative to its right."""
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


@rule
def cross(ax: Any, ay: Any, bx: Any, by: Any, cx: Any, cy: Any, dx: Any, dy: Any) -> Any:
    """M15: whether segments ab and cd share a point interior to both.

    Neither the side a point lies on nor the order along a line depends on the quadratic form.
    """
    c, d = turn(ax, ay, bx, by, cx, cy), turn(ax, ay, bx, by, dx, dy)
    a, b = turn(cx, cy, dx, dy, ax, ay), turn(cx, cy, dx, dy, bx, by)
    apart = ((c < 0) & (d > 0)) | ((c > 0) & (d < 0))
    across = ((a < 0) & (b > 0)) | ((a > 0) & (b < 0))
    along_c = (cx - ax) * (bx - ax) + (cy - ay) * (by - ay)
    along_d = (dx - ax) * (bx - ax) + (dy - ay) * (by - ay)
    along_b = (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
    begins = (along_c < along_b) | (along_d < along_b)
    ends = (along_c > 0) | (along_d > 0)
    return (apart & across) | ((c == 0) & (d == 0) & begins & ends)


@rule
def cover(board: int, ax: Any, ay: Any, bx: Any, by: Any, x: Any, y: Any) -> Any:
    """M15: whether a point lies less than 80 from segment ab."""
    along = dot(board, bx - ax, by - ay, x - ax, y - ay)
    whole = square(board, bx - ax, by - ay)
    area = turn(ax, ay, bx, by, x, y)
    before = (along <= 0) & (square(board, x - ax, y - ay) < COVERED)
    after = (along >= whole) & (square(board, x - bx, y - by) < COVERED)
    beside = (along > 0) & (along < whole) & (AREA[board] * area * area < COVERED * whole)
    return before | after | beside


SQUARED_LENGTHS = np.array([length**2 for length in pieces.LENGTHS], np.int64)


@rule
def size_for(squared: int) -> int:
    """M3: the shortest plank that spans a squared distance, or TOO_LONG."""
    size = 1
    for shorter in range(pieces.SIZES):
        if SQUARED_LENGTHS[shorter] < squared:
            size += 1
    return size


# Where supports and sites are: villages, then islands or points; by board.
VILLAGE_X = np.array(
    [[x for x, _ in at] for at in (pieces.VILLAGE_AT, pieces.VILLAGE_AXIAL)], np.int64
)
VILLAGE_Y = np.array(
    [[y for _, y in at] for at in (pieces.VILLAGE_AT, pieces.VILLAGE_AXIAL)], np.int64
)
SITE_X = np.zeros((2, len(pieces.POINT_AXIAL)), np.int64)
SITE_Y = np.zeros((2, len(pieces.POINT_AXIAL)), np.int64)
for _board, _places in enumerate((pieces.ISLAND_AT, pieces.POINT_AXIAL)):
    for _site, (_x, _y) in enumerate(_places):
        SITE_X[_board, _site], SITE_Y[_board, _site] = _x, _y
SITES_ON = np.array([pieces.STONES, len(pieces.POINT_AXIAL)], np.int64)


def measure(places: npt.NDArray[np.int64], board: int) -> tuple[Any, Any, Any]:
    """For supports at `places`: the plank each pair needs, which pairs cross, what a pair covers.

    The first is indexed by pair, the second by two pairs, the third by pair and support.
    """
    x, y = places[:, 0], places[:, 1]
    one, other = pieces.PAIR_ONE.astype(np.intp), pieces.PAIR_OTHER.astype(np.intp)
    ax, ay, bx, by = x[one], y[one], x[other], y[other]
    squared = plain(square)(board, bx - ax, by - ay)
    size = 1 + (squared[:, None] > SQUARED_LENGTHS[None, :]).sum(axis=1)
    ends = [ax, ay, bx, by]
    crossing = plain(cross)(*(e[:, None] for e in ends), *(e[None, :] for e in ends))
    covering = plain(cover)(board, *(e[:, None] for e in ends), x[None, :], y[None, :])
    covering[np.arange(pieces.PAIRS), one] = covering[np.arange(pieces.PAIRS), other] = False
    np.fill_diagonal(crossing, False)
    return size, crossing, covering


PLACES = np.array([*pieces.VILLAGE_AT, *pieces.ISLAND_AT], np.int64)
SIZE_OF, CROSSING, COVERING = measure(PLACES, ISLANDS)
NEEDS = SIZE_OF.astype(np.int8)
"""M3, island board: the shortest plank for each pair, or TOO_LONG."""
NEEDS_BETWEEN = np.full((pieces.SUPPORTS, pieces.SUPPORTS), TOO_LONG, np.int8)
"""The same by the two supports, in either order."""
NEEDS_BETWEEN[pieces.PAIR_ONE, pieces.PAIR_OTHER] = NEEDS_BETWEEN[
    pieces.PAIR_OTHER, pieces.PAIR_ONE
] = NEEDS

# As bits: for each support, which stones (bit n for support 6 + n) above it make a pair …
WITHIN = np.zeros((pieces.SIZES + 1, pieces.SUPPORTS), np.int32)
"""… that a plank of a size spans;"""
CROSSED = np.zeros((pieces.PAIRS, pieces.SUPPORTS), np.int32)
"""… that a plank on a pair bars, by crossing it or being it (M14, M15);"""
OVER = np.zeros((pieces.STONES, pieces.SUPPORTS), np.int32)
"""… that would lie over a stone on an island (M15)."""
COVERS = np.zeros(pieces.PAIRS, np.int32)
"""M15: the islands a plank on a pair covers, a bit each."""


def _fill_tables() -> None:
    for pair, (one, other) in enumerate(pieces.PAIR_ENDS):
        bit = 1 << (other - pieces.VILLAGES)
        for size in range(NEEDS[pair], pieces.SIZES + 1):
            WITHIN[size, one] |= bit
        CROSSED[CROSSING[pair], one] |= bit
        CROSSED[pair, one] |= bit
        for island in np.flatnonzero(COVERING[pair, pieces.VILLAGES :]):
            OVER[island, one] |= bit
            COVERS[pair] |= 1 << int(island)


_fill_tables()
