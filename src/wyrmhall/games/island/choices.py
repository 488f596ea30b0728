"""Dragon Island: the moves a seat can choose from, and the first number of each kind."""

from wyrmhall.games.island import pieces
from wyrmhall.games.island.hexes import COORDINATES, DIRECTIONS, FARTHEST_CELLS
from wyrmhall.kernel.moves import Codec, Domain, Kind

# Equal tiles and equal maps are one choice (C2): a move names a tile type or a map pattern.
_SIDES_UP = [
    (pieces.FACES[faces[side]], pieces.FACES[faces[1 - side]], pieces.TILE_NAMES[number])
    for number, faces in enumerate(pieces.TILE_TYPES)
    for side in range(pieces.SIDES)
]
TILE_SIDE = Domain(
    "tile",
    tuple(f"{up} over {down}" for up, down, _ in _SIDES_UP),
    tuple((f"tile:{tile}", f"face:{up}") for up, _, tile in _SIDES_UP),
)
CELL = Domain(
    "cell",
    COORDINATES[:FARTHEST_CELLS],
    tuple((f"cell:{name}",) for name in COORDINATES[:FARTHEST_CELLS]),
)
MAP = Domain("map", pieces.PATTERN_NAMES)
COLOUR = Domain("colour", pieces.COLOURS)
ENERGY = Domain("colour", pieces.ENERGIES)
DIRECTION = Domain("direction", DIRECTIONS)

MOVES = Codec(
    "island",
    Kind("keep", "keep {map}", MAP),
    Kind("tile", "tile {tile}", TILE_SIDE),
    Kind("place", "at {cell}", CELL),
    Kind("paint", "paint {colour}", ENERGY),
    Kind("herd_from", "herd from {cell}", CELL),
    Kind("herd_nothing", "herd nothing", touches=("pass",)),
    Kind("herd_to", "herd to {cell}", CELL),
    Kind("herd", "herd {colour}", COLOUR, touches=("dragon",)),
    Kind("herd_done", "herd done", touches=("pass",)),
    Kind("go", "go to {cell}", CELL),
    Kind("tame", "tame", touches=("tame",)),
    Kind("capture", "capture", touches=("capture",)),
    Kind("pay", "pay {colour}", ENERGY, touches=("energy",)),
    Kind("act_nothing", "act nothing", touches=("pass",)),
    Kind("pen", "build pen", touches=("building:pen",)),
    Kind("spire", "build spire", touches=("building:spire",)),
    Kind("lair", "build lair {colour}", COLOUR, touches=("building:lair",)),
    Kind("pull", "pull {direction}", DIRECTION),
    Kind("draw_maps", "draw maps", touches=("deck",)),
    Kind("take_gold", "take gold", touches=("bank",)),
    Kind("play_map", "play map {map}", MAP),
    Kind("no_map", "play no map", touches=("pass",)),
)
TO_KEEP = MOVES.first("keep")
TO_CHOOSE = MOVES.first("tile")
TO_PLACE = MOVES.first("place")
TO_PAINT = MOVES.first("paint")
TO_HERD_FROM = MOVES.first("herd_from")
HERD_NOTHING = MOVES.first("herd_nothing")
TO_HERD_TO = MOVES.first("herd_to")
TO_HERD = MOVES.first("herd")
HERD_DONE = MOVES.first("herd_done")
TO_GO = MOVES.first("go")
TO_TAME = MOVES.first("tame")
TO_CAPTURE = MOVES.first("capture")
TO_PAY = MOVES.first("pay")
ACT_NOTHING = MOVES.first("act_nothing")
BUILD_PEN = MOVES.first("pen")
BUILD_SPIRE = MOVES.first("spire")
BUILD_LAIR = MOVES.first("lair")
TO_PULL = MOVES.first("pull")
DRAW_MAPS = MOVES.first("draw_maps")
TAKE_GOLD = MOVES.first("take_gold")
TO_PLAY = MOVES.first("play_map")
NO_MAP = MOVES.first("no_map")

# The Keep offers six open cells. Placing a tile uses one up. A tile that touches two others opens
# at most four new cells; one that touches only the Keep opens none.
MOST_PLACES = 6 + (pieces.MOST_PLACED - 1) * 3
MOST_MOVES = MOST_PLACES + 1
