"""Les Dragons du Mékong: the moves a seat can choose from, and the first number of each kind."""

from wyrmhall.games.mekong import pieces
from wyrmhall.kernel.moves import Codec, Domain, Kind

CARD = Domain("card", pieces.CARDS)
PLACE = Domain("place", tuple(str(place) for place in range(1, pieces.LAID + 1)))
ISLAND = Domain("island", tuple(str(number) for number in range(1, pieces.STONES + 1)))
POINT = Domain("point", tuple(str(number) for number in range(1, pieces.POINTS + 1)))
SIZE = Domain(
    "size",
    tuple(str(size) for size in range(1, pieces.SIZES + 1)),
    tuple((f"reserve:{size}",) for size in range(1, pieces.SIZES + 1)),
)
PLACES = Domain(
    "pair",
    pieces.PAIR_NAMES,
    tuple(
        (pieces.SUPPORT_PIECES[one], pieces.SUPPORT_PIECES[other])
        for one, other in pieces.PAIR_ENDS
    ),
)
LAID_PLANK = Domain(
    "pair", pieces.PAIR_NAMES, tuple((f"plank:{pair}",) for pair in pieces.PAIR_NAMES)
)
STONE_NUMBER = Domain("stone", tuple(str(number) for number in range(1, pieces.STONES + 1)))
VILLAGE = Domain("village", pieces.COLOURS)

MOVES = Codec(
    "mekong",
    Kind("program", "program {card}", CARD),
    Kind("ready", "ready", touches=("ready",)),
    Kind("put", "put {card} in {place}", CARD, PLACE),
    Kind("take_back", "take back {card}", CARD, touches=("hand",)),
    Kind("stone_on", "stone on {island}", ISLAND),
    Kind("stone_at", "stone at {point}", POINT),
    Kind("take", "take plank {size}", SIZE),
    Kind("bridge", "bridge {pair}", PLACES),
    Kind("remove_stone", "remove stone {stone}", STONE_NUMBER),
    Kind("remove_plank", "remove plank {pair}", LAID_PLANK),
    Kind("step_village", "step to {village}", VILLAGE),
    Kind("step_plank", "step to plank {pair}", LAID_PLANK),
    Kind("jump_village", "jump to {village}", VILLAGE),
    Kind("jump_plank", "jump to plank {pair}", LAID_PLANK),
)
PROGRAM = MOVES.first("program")
READY = MOVES.first("ready")
PUT = MOVES.first("put")
TAKE_BACK = MOVES.first("take_back")
STONE_ON = MOVES.first("stone_on")
STONE_AT = MOVES.first("stone_at")
TAKE = MOVES.first("take")
BRIDGE_PAIR = MOVES.first("bridge")
REMOVE_STONE = MOVES.first("remove_stone")
REMOVE_PLANK = MOVES.first("remove_plank")
STEP_VILLAGE = MOVES.first("step_village")
STEP_PLANK = MOVES.first("step_plank")
JUMP_VILLAGE = MOVES.first("jump_village")
JUMP_PLANK = MOVES.first("jump_plank")
# M6: how often a round a seat may rearrange its cards by a move, so that every round ends. After
# that they are rearranged by undo, until the seat is ready.
MOST_CHANGES = 12
CHART_ROOM = 4 * pieces.SUPPORTS + 64  # what `route.py` writes after the moves
MOST_MOVES = pieces.PAIRS + CHART_ROOM  # M23: by eye, every pair
