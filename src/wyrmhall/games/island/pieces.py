"""Dragon Island: terrain tiles, treasure maps, buildings, supplies and options.

A tile has two faces; on the island one of them shows. A face is a kind and a colour: dragon and
build, build, telekinesis, storm, double dragon, or wild, which gets its colour when placed. The
cells the tiles lie on are in `hexes.py`.
"""

from itertools import combinations, combinations_with_replacement, permutations

import numpy as np

from wyrmhall.kernel.options import Option

SEATS = 4
FEWEST_SEATS = 2
NOBODY = -1

# I1: terrain colours; the first four are energies and wizards' colours too.
COLOURS = ("blue", "green", "red", "white", "gold")
BLUE, GREEN, RED, WHITE, GOLD = range(5)
COLOUR_COUNT = 5
ENERGY_COUNT = 4
ENERGIES = COLOURS[:ENERGY_COUNT]
COLOURLESS = 5  # the Keep
ALL_ENERGIES = (1 << ENERGY_COUNT) - 1
PAINTS = COLOUR_COUNT + 1

# I2: the kinds of face, and the Keep and Towers (I3).
KINDS = ("dragon", "build", "telekinesis", "storm", "double", "wild", "tower", "keep")
DRAGON, BUILD, TELEKINESIS, STORM, DOUBLE, WILD, TOWER, KEEP_TILE = range(8)
FACES = (*(f"{kind}-{colour}" for kind in KINDS[:WILD] for colour in COLOURS), "wild")
WILD_FACE = WILD * COLOUR_COUNT
TOWER_FACE = WILD_FACE + 1  # not the face of a tile: the Tower a seat places first
ICONS = np.array([1, 0, 0, 0, 2, 0, 0, 0], np.int64)
"""Dragon icons, by kind (I11)."""


def _tile_types() -> list[tuple[int, int]]:
    """I2: for each colour the faces of four types of tile; there are two tiles of each type."""
    types = []
    for colour in range(COLOUR_COUNT):
        later = [(colour + ahead) % COLOUR_COUNT for ahead in range(4)]
        dragon = DRAGON * COLOUR_COUNT + colour
        types.append((dragon, TELEKINESIS * COLOUR_COUNT + later[1]))
        types.append((dragon, STORM * COLOUR_COUNT + later[2]))
        types.append((dragon, WILD_FACE))
        types.append((BUILD * COLOUR_COUNT + colour, DOUBLE * COLOUR_COUNT + later[3]))
    return types


TILE_TYPES = _tile_types()
SIDES = 2
COPIES = 2
TILES = COPIES * len(TILE_TYPES)  # tile = type × 2 + which of the two
FACE_OF = np.array(TILE_TYPES, np.int64)
"""The face, by tile type and side."""
KIND_OF_FACE = np.array([f // COLOUR_COUNT for f in range(len(FACES))], np.int64)
COLOUR_OF_FACE = np.array(
    [f % COLOUR_COUNT if f < WILD_FACE else COLOURLESS for f in range(len(FACES))], np.int64
)
"""The colour of a face; a Wild has none until it is placed."""
TILE_NAMES = tuple(f"{FACES[a]}/{FACES[b]}" for a, b in TILE_TYPES)
MOST_PLACED = 1 + SEATS + TILES  # with the Keep and the Towers
KEEP = 0  # the first tile of the island, on cell 0
HAND_ROOM = 2  # most tiles behind a screen: one is drawn for each one placed

# I5: maps. A pattern is a multiset of three colours, not all alike.
_TWO_ALIKE = [p for p in combinations_with_replacement(range(COLOUR_COUNT), 3) if len(set(p)) == 2]
PATTERNS = (*_TWO_ALIKE, *combinations(range(COLOUR_COUNT), 3))
PATTERN_COUNT = len(PATTERNS)
PATTERN_NAMES = tuple("-".join(COLOURS[c] for c in pattern) for pattern in PATTERNS)
PATTERN_FAME = np.array([3 if len(set(p)) == 2 else 2 for p in PATTERNS], np.int64)
NEEDS = np.array([[p.count(c) for c in range(COLOUR_COUNT)] for p in PATTERNS], np.int8)
"""How many neighbours of each colour a pattern asks for."""
PATTERN_OF = np.array(
    [*range(len(_TWO_ALIKE)), *(n for n in range(len(_TWO_ALIKE), PATTERN_COUNT) for _ in "ab")],
    np.int64,
)
"""The pattern of each map: one map for a pattern with two colours alike, two for any other."""
MAPS = len(PATTERN_OF)
FIRST_MAPS = 2  # I6: of which one is kept
DRAWN_ROOM = 3  # I20, with the blue pet

# I4: supplies.
BANK = 40
CUBES = 40
DRAGONS = 10
SPIRES = 4

# Buildings on a tile (I18): none, a seat's Pen, a Spire, a colour's Lair.
NO_BUILDING = 0
PEN = 1
SPIRE = PEN + SEATS
LAIR = SPIRE + 1
BUILDINGS = (
    "none",
    *(f"pen-{seat}" for seat in range(SEATS)),
    "spire",
    *(f"lair-{colour}" for colour in COLOURS),
)
BUILDING_KINDS = ("none", *("pen" for _ in range(SEATS)), "spire", *("lair" for _ in COLOURS))
PEN_FAME, SPIRE_FAME, LAIR_FAME = 2, 3, 1
BUILD_COST = 5
CAPTURE_COST = 10  # I16
TAMING_GOLD = 3  # I15
KEEP_GOLD = 2  # I21

# Options: I1, I6 and I7.
DEFAULT_TILES = {2: 18, 3: 24, 4: 28}
CLOSED, OPEN = 0, 1
WIZARDS = tuple(
    seating
    for players in range(FEWEST_SEATS, SEATS + 1)
    for seating in permutations(range(ENERGY_COUNT), players)
)
WIZARD_OF = np.array([[*w, *(NOBODY,) * (SEATS - len(w))] for w in WIZARDS], np.int8)
"""The wizard's colour, by option index and seat."""
WIZARD_NAMES = tuple(",".join(COLOURS[c] for c in seating) for seating in WIZARDS)


def _tiles_for(players: int) -> tuple[int, ...]:
    return tuple(range(players, TILES + 1, players))


def _wizards_for(players: int) -> tuple[str, ...]:
    return tuple(name for name in WIZARD_NAMES if name.count(",") == players - 1)


OPTIONS = (
    Option(
        "tiles",
        choices=_tiles_for,
        default=lambda players: DEFAULT_TILES[players],
        every_choice=tuple(range(FEWEST_SEATS, TILES + 1)),
        tried=lambda players: (DEFAULT_TILES[players], players),
    ),
    Option(
        "screens",
        choices=lambda players: ("closed", "open"),
        default=lambda players: "closed",
        every_choice=("closed", "open"),
    ),
    Option(
        "wizards",
        choices=_wizards_for,
        default=lambda players: _wizards_for(players)[0],
        every_choice=WIZARD_NAMES,
        tried=lambda players: (_wizards_for(players)[0], _wizards_for(players)[-1]),
    ),
)

JOURNAL = 96

REASONS = ("explored",)
EXPLORED = 1
