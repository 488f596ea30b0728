"""Les Dragons du Mékong: the delta, stones, planks, cards and options.

                   BLUE                              BLACK

                         23          19          22
                                                                x right, y up
                       15         5       4        14

                       11                          10
                16                    1                   13
                                                                27 islands
 GREEN                                                                  RED
          24            6         2       3         9           27
                                                                clockwise: red,
                            7                   8               yellow, pink,
                20                                        21    green, blue,
                                     12                         black
                              17            18
                      25                            26

                   PINK                             YELLOW

A plank rests on two supports: two stones, or a village and a stone. Supports are numbered
0–5 the villages, 6–32 the stones; on the island board stone n lies on island n, in open water
anywhere. A pawn stands in a village or on a plank: spaces are numbered 0–5 the villages, then
the 36 planks.
"""

from collections.abc import Callable

import numpy as np

from wyrmhall.kernel.options import Choice, Option

SEATS = 6
VILLAGES = 6
STONES = 27  # M2, M4
SUPPORTS = VILLAGES + STONES
SIZES = 6
PLANKS = VILLAGES * SIZES  # plank = colour × 6 + size - 1
MOST_RESTING = 3  # M14: planks on one support
MOST_COLOURS = 2  # M17: colours in a reserve
ROUNDS = 60  # M22
LAID = 5  # M6: cards a round

# M1: villages counter-clockwise from the right; a village has the colour of its player.
COLOURS = ("red", "black", "blue", "green", "pink", "yellow")
RED, BLACK, BLUE, GREEN, PINK, YELLOW = range(VILLAGES)
CLOCKWISE = (RED, YELLOW, PINK, GREEN, BLUE, BLACK)
OPPOSITE = np.array([GREEN, PINK, YELLOW, RED, BLACK, BLUE], np.int8)

# The board is ours: rules/mekong-board.json. Its unit is a hundredth of the lattice's pitch.
VILLAGE_AT = ((1150, 0), (575, 996), (-575, 996), (-1150, 0), (-575, -996), (575, -996))
ISLAND_AT = (
    *((0, 147), (-127, -74), (127, -74), (144, 458), (-144, 458), (-469, -104), (-324, -354)),
    *((324, -354), (469, -104), (447, 258), (-447, 258), (0, -516), (687, 135), (460, 528)),
    *((-460, 528), (-687, 135), (-227, -663), (227, -663), (0, 805), (-697, -402), (697, -402)),
    *((402, 804), (-402, 804), (-897, -54), (-495, -750), (495, -750), (897, -54)),
)
LENGTHS = (300, 400, 500, 600, 700, 800)  # M3

# M24: the lattice of open water in axial coordinates, a·(100, 0) + b·(50, 50√3), all doubled so
# that the villages, half-way between points, are whole too.
VILLAGE_AXIAL = ((23, 0), (0, 23), (-23, 23), (-23, 0), (0, -23), (23, -23))
REACH = 23  # how far the hexagon goes along an axis, doubled


def _points() -> tuple[tuple[int, int], ...]:
    """M24: inside the hexagon, at least 250 from every village; b descending, a ascending."""
    even = range(1 - REACH, REACH, 2)
    inside = [(a, b) for b in reversed(even) for a in even if abs(a + b) <= REACH]
    return tuple(
        (a, b)
        for a, b in inside
        if all(
            2500 * ((a - u) ** 2 + (a - u) * (b - v) + (b - v) ** 2) >= 250**2
            for u, v in VILLAGE_AXIAL
        )
    )


POINT_AXIAL = _points()
POINTS = len(POINT_AXIAL)
SITES = POINTS  # a site is where a stone can lie: an island, or a point of open water

# M6, M7: cards; card DRAGON + colour is the dragon of that colour.
ACTIONS = ("stone", "two-stones", "plank", "two-planks", "remove", "move-1", "move-2", "jump")
CARDS = (*ACTIONS, *(f"dragon-{colour}" for colour in COLOURS))
STONE, TWO_STONES, PLANK, TWO_PLANKS, REMOVE, MOVE_1, MOVE_2, JUMP, DRAGON = range(9)
NO_CARD = -1

# What a seat is asked while its card is carried out.
NOTHING, PLACE_STONE, TAKE_PLANK, BRIDGE, TAKE_AWAY, STEP, LEAP = range(7)
TASK_OF = np.array(
    [PLACE_STONE, PLACE_STONE, TAKE_PLANK, TAKE_PLANK, TAKE_AWAY, STEP, STEP, LEAP]
    + [NOTHING] * VILLAGES,
    np.int8,
)
TIMES_OF = np.array([1, 2, 1, 2, 1, 1, 2, 1] + [0] * VILLAGES, np.int8)
"""How many times a card's task is done: M11, M16, M20."""

NONE = -1  # no plank of that size in a reserve; no stone of that number; a plank not laid

# M5: colours in play, by edition and number of players.
ILLUSTRATED, FIRST_EDITION = 0, 1
IN_PLAY = (
    {
        2: {PINK, BLACK},
        3: {BLUE, RED, YELLOW},
        4: {BLUE, GREEN, RED, YELLOW},
        5: {RED, BLUE, GREEN, PINK, YELLOW},
        6: set(range(VILLAGES)),
    },
    {
        2: {PINK, BLACK},
        3: {RED, BLUE, PINK},
        4: {RED, GREEN, BLUE, YELLOW},
        5: {RED, GREEN, BLUE, YELLOW, PINK},
        6: set(range(VILLAGES)),
    },
)
CIRCLE = np.full((2, SEATS + 1, SEATS), NONE, np.int8)
"""M5: the colours in play, clockwise; by edition and number of players."""
for _edition, _tables in enumerate(IN_PLAY):
    for _players, _colours in _tables.items():
        for _nth, _colour in enumerate(c for c in CLOCKWISE if c in _colours):
            CIRCLE[_edition, _players, _nth] = _colour


def _always(*choices: Choice) -> Callable[[int], tuple[Choice, ...]]:
    return lambda players: choices


def _default(choice: Choice) -> Callable[[int], Choice]:
    return lambda players: choice


OPTIONS = (
    Option("edition", _always("2012", "2000"), _default("2012"), ("2012", "2000")),
    Option("by_eye", _always(False, True), _default(False), (False, True)),
    Option("open_water", _always(False, True), _default(False), (False, True)),
)

# A pair of supports, village first, then the lower number first. Its second is always a stone.
PAIR_ENDS: tuple[tuple[int, int], ...] = tuple(
    (one, other) for one in range(SUPPORTS) for other in range(max(one + 1, VILLAGES), SUPPORTS)
)
PAIRS = len(PAIR_ENDS)
PAIR_ONE = np.array([one for one, _ in PAIR_ENDS], np.int8)
PAIR_OTHER = np.array([other for _, other in PAIR_ENDS], np.int8)
PAIR_OF = np.full((SUPPORTS, SUPPORTS), NONE, np.int16)
for _pair, (_one, _other) in enumerate(PAIR_ENDS):
    PAIR_OF[_one, _other] = PAIR_OF[_other, _one] = _pair

# The lowest bit of a mask is a power of two, and powers of two up to 2⁶⁵ differ modulo 67.
BIT_MODULUS = 67
BIT_OF = np.zeros(BIT_MODULUS, np.int8)
for _bit in range(BIT_MODULUS - 1):
    BIT_OF[pow(2, _bit, BIT_MODULUS)] = _bit

SUPPORT_NAMES = (*COLOURS, *(str(number) for number in range(1, STONES + 1)))
SUPPORT_PIECES = (
    *(f"village:{colour}" for colour in COLOURS),
    *(f"stone:{number}" for number in range(1, STONES + 1)),
)
PAIR_NAMES = tuple(f"{SUPPORT_NAMES[one]}-{SUPPORT_NAMES[other]}" for one, other in PAIR_ENDS)

# A decision can be followed by five cards from each of six seats that need no decision: 30 cards
# turned, at most two lines each, six dragons, the end of the round.
JOURNAL = 104

REASONS = ("arrived", "drawn")
ARRIVED, DRAWN = 1, 2
