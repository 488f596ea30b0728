"""RYU: peoples, cubes, tokens, islands, the dragon's pieces, options and moves.

             shibuke ○                 a circle of nine islands: four neutral, five of
    bazaar             sharks ○        peoples, each ○ to be explored or ● sepia
goblins ●                 governor
smugglers              amazons ○       a dragon: pieces A B C D E, built in that order
    reptilians ●   merchants           a cube: white, blue, orange, purple or yellow
"""

from functools import cache
from itertools import permutations

import numpy as np

from wyrmhall.kernel.moves import Codec, Domain, Kind
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
LATE_SEATS = np.array([0, 0, 0, 1, 1, 2], np.int8)  # R7: who start with a token, by players

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

# What the table waits for. Nobody is asked in the last two: they are passed through.
PHASES = (
    "opening",  # R7: a late seat takes a token
    "turn",
    "draft",  # R16
    "split",  # R17: the passive player makes two piles
    "choose",  # R17: the active player chooses one
    "trade",  # R21: a token for the cube just given
    "exchange",  # R21: give another cube, or be done
    "discard",  # R23
    "claim",  # R23
    "bid",  # R27
    "spoils",  # R28, R29: tokens for the cubes bid
    "complete",  # the action is done
    "passing",  # the turn is over
)
(
    OPENING,
    TURN,
    DRAFT,
    SPLIT,
    CHOOSE,
    TRADE,
    EXCHANGE,
    DISCARD,
    CLAIM,
    BID,
    SPOILS,
    COMPLETE,
    PASSING,
) = range(len(PHASES))

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
        [0, 0, 0],  # R22: a yellow cube, searched for
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
    """B, D and E: one cube of each colour, and so many yellow ones."""
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
    for _place, _payment in enumerate(sorted(_payments, reverse=True)):
        WAY[_piece, _place] = PAYMENTS.index(_payment)
GEMS_IN = np.array([0, 0, 0, 0, 2], np.int8)
"""How many yellow cubes each piece asks for."""
ONE_COLOUR = np.array([1, 0, 1, 0, 0], np.int8)
"""Whether a piece asks for three cubes of one colour."""

# Options
CLOSED, OPEN = 0, 1


@cache
def peoples_at(players: int) -> tuple[str, ...]:
    """R1: every way so many players can share out the peoples, by seat."""
    return tuple(",".join(chosen) for chosen in permutations(PEOPLES, players))


def _peoples_tried(players: int) -> tuple[str, ...]:
    """Peoples have no effect on play: one table in another order is enough."""
    chosen = peoples_at(players)
    return (chosen[0], chosen[-1]) if players == 3 else chosen[:1]


EVERY_PEOPLES = tuple(
    chosen for players in range(FEWEST_SEATS, SEATS + 1) for chosen in peoples_at(players)
)
PEOPLE_OF = np.full((len(EVERY_PEOPLES), SEATS), NOBODY, np.int8)
"""The people of each seat, by the index of the option."""
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

# Moves
ISLAND = Domain("island", ISLANDS)
PEOPLE = Domain("island", PEOPLES)
SHOWN = Domain("colour", COLOURS, tuple((f"shown:{colour}",) for colour in COLOURS))
MATERIAL = Domain("colour", COLOURS[BLUE:YELLOW], tuple((f"cube:{c}",) for c in COLOURS[1:4]))
CUBE = Domain("colour", COLOURS[BLUE:], tuple((f"cube:{c}",) for c in COLOURS[1:]))
FALLEN = Domain("colour", COLOURS[BLUE:], tuple((f"centre:{c}",) for c in COLOURS[1:]))
HELD = Domain("colour", COLOURS[BLUE:], tuple((f"hand:{c}",) for c in COLOURS[1:]))
TOKEN = Domain("token", TOKENS[:GOVERNOR], tuple((f"reserve:{t}",) for t in TOKENS[:GOVERNOR]))
PILE = Domain("pile", ("aside", "rest"))
ASIDE, REST = range(2)
PAYABLE = (*COLOURS[BLUE:], "governor")


def _spelled(payment: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(name for name, count in zip(PAYABLE, payment) for _ in range(count))


PAYMENT = Domain(
    "payment",
    tuple("+".join(_spelled(payment)) for payment in PAYMENTS),
    tuple(
        tuple(f"token:{n}" if n == "governor" else f"cube:{n}" for n in _spelled(payment))
        for payment in PAYMENTS
    ),
)

MOVES = Codec(
    "ryu",
    Kind("end", "end", touches=("end",)),
    Kind("take_gem", "take gem", touches=("centre:yellow",)),
    Kind("move", "move to {island}", ISLAND),
    # The deeds, in their order.
    Kind("explore", "explore", touches=("bag",)),
    Kind("smugglers_draw", "smugglers draw", touches=("island:smugglers", "bag")),
    Kind("merchants_governor", "merchants governor", touches=("island:merchants", "cube:yellow")),
    Kind("merchants_gem", "merchants gem", touches=("island:merchants", "centre:yellow")),
    Kind("bazaar_governor", "bazaar governor", touches=("island:bazaar", "token:merchant")),
    Kind("bazaar_draw", "bazaar draw", touches=("island:bazaar", "bag")),
    Kind("inspect", "inspect", touches=("island:governor", "screens")),
    Kind("turn_over", "turn over {island}", PEOPLE, touches=("island:governor",)),
    Kind("build", "build with {payment}", PAYMENT, touches=("dragon",)),
    Kind("give", "give {colour}", MATERIAL),
    Kind("done", "done", touches=("done",)),
    Kind("pick", "pick {colour}", SHOWN),
    Kind("set_aside", "set aside {colour}", SHOWN),
    Kind("split", "split", touches=("done",)),
    Kind("choose", "choose {pile}", PILE),
    Kind("take", "take {token}", TOKEN),
    Kind("discard", "discard {colour}", CUBE),
    Kind("claim", "claim {colour}", FALLEN),
    Kind("claim_nothing", "claim nothing", touches=("done",)),
    Kind("bid", "bid {colour}", CUBE),
    Kind("take_back", "take back {colour}", HELD),
    Kind("close_hand", "close hand", touches=("hand",)),
)
END = MOVES.first("end")
TAKE_GEM = MOVES.first("take_gem")
MOVE = MOVES.first("move")
DEED = MOVES.first("explore")
TURN_OVER = MOVES.first("turn_over")
BUILD = MOVES.first("build")
GIVE = MOVES.first("give")
DONE = MOVES.first("done")
PICK = MOVES.first("pick")
SET_ASIDE = MOVES.first("set_aside")
END_SPLIT = MOVES.first("split")
CHOOSE_PILE = MOVES.first("choose")
TAKE = MOVES.first("take")
DISCARD_CUBE = MOVES.first("discard")
CLAIM_CUBE = MOVES.first("claim")
CLAIM_NOTHING = MOVES.first("claim_nothing")
BID_CUBE = MOVES.first("bid")
TAKE_BACK = MOVES.first("take_back")
CLOSE_HAND = MOVES.first("close_hand")
MOST_MOVES = 48  # a gem, 8 islands, 24 payments, 6 deeds, the end

# A seat may take so many cubes back out of its hand as moves, so that every bid ends; after
# that, and after closing, a choice is changed by undoing it (C3).
MOST_CHANGES = 12

# The longest turn by R32's 200 rounds: gem, move, deed; a bid of all 49 cubes, each change a cube
# taken back and one put in, and 5 closed hands; a token for each cube.
MOST_CUBES = int(CUBES_FOR[SEATS].sum())
LONGEST_TURN = 3 + MOST_CUBES + SEATS * (2 * MOST_CHANGES + 1) + MOST_CUBES
MOST_DECISIONS = LAST_ROUND * SEATS * LONGEST_TURN

JOURNAL = 48  # an inspection of four seats that hold one colour each: 32 discards, 4 screens

REASONS = ("dragon-complete", "round-limit")
DRAGON_COMPLETE, ROUND_LIMIT = 1, 2
