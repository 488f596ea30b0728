"""RYU: peoples, cubes, tokens, islands, deeds, the dragon's pieces and options.

             shibuke ○                 a circle of nine islands: four neutral, five of
    bazaar             sharks ○        peoples, each ○ to be explored or ● sepia
goblins ●                 governor
smugglers              amazons ○       a dragon: pieces A B C D E, built in that order
    reptilians ●   merchants           a cube: white, blue, orange, purple or yellow
"""

from functools import cache
from itertools import permutations

import numpy as np

from wyrmhall.kernel.options import Option

SEATS = 5
FEWEST_SEATS = 2
NOBODY = -1  # owns an island of an absent people; is passive, asked or the winner

# Cubes (R2).
COLOURS = ("white", "blue", "orange", "purple", "yellow")
WHITE, BLUE, ORANGE, PURPLE, YELLOW = range(5)
COLOUR_COUNT = len(COLOURS)
CUBES_FOR = np.array(
    [[0] * 5, [0] * 5, [1, 6, 6, 6, 18], [1, 7, 7, 7, 21], [1, 7, 7, 7, 21], [1, 8, 8, 8, 24]],
    np.int8,
)
"""How many cubes of each colour there are, by number of players."""
FIRST_GEMS = 2  # R6
KEPT_CUBES = 4  # R23: what an inspection leaves

# Tokens (R3).
TOKENS = ("merchant", "smuggler", "governor")
MERCHANT, SMUGGLER, GOVERNOR = range(3)
TOKEN_COUNT = len(TOKENS)
MOST_TOKENS = 5
LATE_SEATS = np.array(
    [0, 0, 0, 1, 1, 2], np.int8
)  # R7: how many seats start with a token, by number of players

# Islands (R1, R4); a people's island is FIRST_PEOPLE + people
PEOPLES = ("shibuke", "goblins", "sharks", "amazons", "reptilians")
PEOPLE_COUNT = len(PEOPLES)
SMUGGLERS, MERCHANTS, BAZAAR, GOVERNORS = range(4)
FIRST_PEOPLE = 4
ISLANDS = ("smugglers", "merchants", "bazaar", "governor", *PEOPLES)
ISLAND_COUNT = len(ISLANDS)
FACES = ("exploration", "sepia")
LONGEST_MOVE = 4  # R10
SHORT_MOVE = 2

FEW_DRAWN, MANY_DRAWN = 4, 5  # R15: the two sides of the exploration token
LAST_ROUND = 200  # R32

# Deeds: every action with a fixed price and a fixed gain.
DEEDS = (
    "explore",
    "smugglers_draw",
    "merchants_governor",
    "merchants_gem",
    "bazaar_governor",
    "bazaar_draw",
    "inspect",
    "turn_over",
)
(
    TO_EXPLORE,
    TO_DRAW_AT_SMUGGLERS,
    TO_HIRE_AT_MERCHANTS,
    TO_BUY_GEM,
    TO_HIRE_AT_BAZAAR,
    TO_DRAW_AT_BAZAAR,
    TO_INSPECT,
    TO_TURN_OVER,
) = range(len(DEEDS))
#     price: yellow, merchants, smugglers      gain: token, how many, cubes drawn
PRICE = np.array(
    [
        [1, 0, 0],  # R12
        [1, 0, 0],  # R21
        [2, 0, 0],  # R22
        [0, 1, 1],
        [0, 3, 0],  # R24
        [0, 0, 3],
        [0, 0, 1],  # R23
        [0, 1, 0],
    ],
    np.int64,
)
GAIN = np.array(
    [
        [MERCHANT, 1, 2],  # R14; on a player's island the toss decides
        [SMUGGLER, 2, 1],
        [GOVERNOR, 1, 0],
        [0, 0, 0],  # R22: a yellow cube is searched for
        [GOVERNOR, 1, 0],
        [0, 0, 2],
        [0, 0, 0],
        [0, 0, 0],
    ],
    np.int64,
)
GEMS_ASKED, MERCHANTS_ASKED = range(2)
TOKEN_GAINED, TOKENS_GAINED, CUBES_DRAWN = range(3)

# Payments (R5, R19). A governor stands for any one cube that the piece asks for.
PIECES = ("A", "B", "C", "D", "E")
PIECE_COUNT = len(PIECES)


def _of_one_colour() -> set[tuple[int, ...]]:
    """A and C: three cubes of one colour, as (blue, orange, purple, yellow, governors)."""
    paid = set()
    for colour in range(3):
        for cubes in range(4):
            row = [0, 0, 0, 0, 3 - cubes]
            row[colour] = cubes
            paid.add(tuple(row))
    return paid


def _of_each_colour(gems: int) -> set[tuple[int, ...]]:
    """B, D and E: one cube of each colour, and `gems` yellow ones."""
    return {
        (blue, orange, purple, yellow, 3 + gems - blue - orange - purple - yellow)
        for blue in range(2)
        for orange in range(2)
        for purple in range(2)
        for yellow in range(gems + 1)
    }


_PAYMENTS_BY_PIECE = (
    _of_one_colour(),
    _of_each_colour(0),
    _of_one_colour(),
    _of_each_colour(0),
    _of_each_colour(2),
)
PAYMENTS = tuple(sorted(set().union(*_PAYMENTS_BY_PIECE), reverse=True))
PAID = np.array(PAYMENTS, np.int64)
"""What each payment is made of: blue, orange, purple, yellow, governors."""
GOVERNORS_PAID = 4
WAYS = np.array([len(payments) for payments in _PAYMENTS_BY_PIECE], np.int8)
"""In how many ways each piece can be paid."""
WAY = np.zeros((PIECE_COUNT, max(map(len, _PAYMENTS_BY_PIECE))), np.int16)
"""The payments of each piece."""
for _piece, _payments in enumerate(_PAYMENTS_BY_PIECE):
    for _index, _payment in enumerate(sorted(_payments, reverse=True)):
        WAY[_piece, _index] = PAYMENTS.index(_payment)
GEMS_IN = np.array([0, 0, 0, 0, 2], np.int8)
"""How many yellow cubes each piece asks for."""
ONE_COLOUR = np.array([1, 0, 1, 0, 0], np.int8)
"""Whether a piece asks for three cubes of one colour."""

# Options
CLOSED, OPEN = 0, 1


@cache
def peoples_at(players: int) -> tuple[str, ...]:
    """R1: every way this many players can choose their peoples, in seat order."""
    return tuple(",".join(chosen) for chosen in permutations(PEOPLES, players))


def _peoples_tried(players: int) -> tuple[str, ...]:
    """Peoples have no effect on play: one match with another order is enough."""
    chosen = peoples_at(players)
    return (chosen[0], chosen[-1]) if players == 3 else chosen[:1]


EVERY_PEOPLES = tuple(
    chosen for players in range(FEWEST_SEATS, SEATS + 1) for chosen in peoples_at(players)
)
PEOPLE_OF = np.full((len(EVERY_PEOPLES), SEATS), NOBODY, np.int8)
"""The people of each seat, by option index."""
for _index, _chosen in enumerate(EVERY_PEOPLES):
    for _seat, _name in enumerate(_chosen.split(",")):
        PEOPLE_OF[_index, _seat] = PEOPLES.index(_name)

OPTIONS = (
    Option(
        "screens",
        choices=lambda players: ("closed", "open"),
        default=lambda players: "closed",
        every_choice=("closed", "open"),
    ),
    Option(
        "peoples",
        choices=peoples_at,
        default=lambda players: peoples_at(players)[0],
        every_choice=EVERY_PEOPLES,
        tried=_peoples_tried,
    ),
)

JOURNAL = 48  # an inspection of four seats that hold one colour each: 32 discards, 4 screens

REASONS = ("dragon-complete", "round-limit")
DRAGON_COMPLETE, ROUND_LIMIT = 1, 2
