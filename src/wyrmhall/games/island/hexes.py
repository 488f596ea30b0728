"""The cells of the sea: hexagons numbered ring by ring around the Keep, and their neighbours.

        nw   ne            a cell is written q,r: east adds (1, 0), south-east (0, 1);
          ╲ ╱              the Keep lies on 0,0, which is cell 0, and cells 1 to 6 touch it
      w ── · ── e
          ╱ ╲              ring d has 6d cells; ring 22 ends with cell 1518,
        sw   se            ring 23 with cell 1656

No tile can lie farther than 22 steps from the Keep (I8). The first tile of ring d, for d > 1, has
no neighbour in ring d or beyond, so both tiles it has to touch lie in ring d - 1. Every ring from
1 to d - 1 therefore holds two tiles, and ring d one: 2(d - 1) + 1 tiles. There are 40 and four
Towers, and 2(d - 1) + 1 ≤ 44 means d ≤ 22. Ring 23 is only ever looked at, never built on.
"""

import numpy as np

DIRECTIONS = ("e", "ne", "nw", "w", "sw", "se")
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
DIRECTION_COUNT = 6
FARTHEST = 22


def _rings(farthest: int) -> list[tuple[int, int]]:
    """Cells ring by ring, each ring from the east, counter-clockwise."""
    cells = [(0, 0)]
    for ring in range(1, farthest + 1):
        q, r = ring, 0
        for side in range(DIRECTION_COUNT):
            dq, dr = STEPS[(side + 2) % DIRECTION_COUNT]
            for _ in range(ring):
                cells.append((q, r))
                q, r = q + dq, r + dr
    return cells


ATLAS = tuple(_rings(FARTHEST + 1))
"""The coordinates q and r of each cell."""
CELLS = len(ATLAS)
FARTHEST_CELLS = len(_rings(FARTHEST))
FIRST_RING = DIRECTION_COUNT
"""The last cell that touches the Keep."""
COORDINATES = tuple(f"{q},{r}" for q, r in ATLAS)

_NUMBER = {cell: number for number, cell in enumerate(ATLAS)}
NEIGHBOUR = np.array(
    [[_NUMBER[q + dq, r + dr] for dq, dr in STEPS] for q, r in ATLAS[:FARTHEST_CELLS]], np.int16
)
"""The neighbouring cell, by cell (up to ring 22) and direction."""
