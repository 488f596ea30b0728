"""What a viewer sees of a match of Dragon Island, and how moves are put into words.

Behind a screen (I7) are tiles, maps, and, unless the screens are open, energy, gold and Fame.
"""

from typing import Any

import msgspec

from wyrmhall.games.island import pieces
from wyrmhall.games.island.choices import MOVES
from wyrmhall.games.island.explore import underside
from wyrmhall.games.island.hexes import ATLAS, COORDINATES
from wyrmhall.games.island.phases import OPENING, PAINT, PAY, PHASES, PLACE
from wyrmhall.games.island.state import bag_left
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.options import Choice, Chosen
from wyrmhall.kernel.rule import plain
from wyrmhall.kernel.state import RUNNING
from wyrmhall.kernel.view import Scene, View
from wyrmhall.kernel.words import Phrase

_bag_left = plain(bag_left)
_underside = plain(underside)


class Building(msgspec.Struct, frozen=True):
    """A Pen, Spire or Lair; `owner` is a Pen's, or whose pet lives in a Lair."""

    kind: str
    owner: int | None
    colour: str | None


class Tile(msgspec.Struct, frozen=True):
    """A tile of the island, in the order of placement."""

    cell: str
    q: int
    r: int
    kind: str
    colour: str | None
    owner: int | None
    """Whose Tower it is."""
    underside: str | None
    """The face below; the Keep and the Towers have none."""
    dragons: dict[str, int]
    """How many of each colour; they are penned where the building is a Pen."""
    building: Building | None
    treasure: bool
    wizards: tuple[int, ...]


class Pet(msgspec.Struct, frozen=True):
    """A pet, the gold on its card, and whether it is in a Lair."""

    colour: str
    gold: int
    lair: bool


class Map(msgspec.Struct, frozen=True):
    """A treasure map: three colours, and the Fame it brings."""

    name: str
    fame: int


class Seat(msgspec.Struct, frozen=True):
    """A player; None stands for what is behind the screen."""

    wizard: str
    cell: str | None
    energy: dict[str, int] | None
    gold: int | None
    fame: int | None
    pets: tuple[Pet, ...]
    captured: tuple[str, ...]
    pen_built: bool
    tiles: int
    maps: int
    drawn: int
    """Maps drawn, some of which must still be put back."""
    hand: tuple[tuple[str, str], ...] | None
    """The two faces of each tile."""
    own_maps: tuple[Map, ...] | None
    own_drawn: tuple[Map, ...] | None


class Placing(msgspec.Struct, frozen=True):
    """The tile being placed: the face that will show, and the cell once it is decided."""

    kind: str
    colour: str | None
    cell: str | None
    underside: str | None


class Herding(msgspec.Struct, frozen=True):
    """Dragons being moved."""

    origin: str
    goal: str | None


class Paying(msgspec.Struct, frozen=True):
    """Energy still to pay, and what for: capture, pen, spire or lair."""

    due: int
    purpose: str


class Known(msgspec.Struct, frozen=True):
    """A map the viewer knows in the deck; place 1 is the top."""

    place: int
    map: Map


class IslandView(View, kw_only=True):
    """The whole table."""

    options: dict[str, Choice]
    first: int
    turn: int | None
    """Whose turn it is; None when the game is over."""
    phase: str
    placing: Placing | None
    herding: Herding | None
    paying: Paying | None
    tiles: tuple[Tile, ...]
    seats: tuple[Seat, ...]
    supply: dict[str, int]
    """Cubes of each colour and the gold of the Bank."""
    dragons: dict[str, int]
    """Dragons of each colour in the supply."""
    spires: int
    lairs: tuple[str, ...]
    """The colours whose Lair is unbuilt."""
    bag: int
    deck: int
    deck_known: tuple[Known, ...]


DESCRIBED_FROM_VIEW = frozenset({"tile", "place", "go"})
"""Kinds of move that need facts from the view, besides those with a map."""


def describe(move: Move, view: IslandView) -> Phrase:
    """A move in words, with the facts the view adds to its arguments."""
    if move.kind not in DESCRIBED_FROM_VIEW and "map" not in move.args:
        return MOVES.phrase(move)
    facts: dict[str, int | str] = dict(move.args)
    if move.kind == "tile":
        up, _, down = str(facts.pop("tile")).partition(" over ")
        facts |= tile_facts(up, down)
    if move.kind == "place" and view.placing is not None:
        facts |= {"kind": view.placing.kind, "colour": view.placing.colour or "none"}
    if "map" in facts:
        facts["fame"] = int(pieces.PATTERN_FAME[pieces.PATTERN_NAMES.index(str(facts["map"]))])
    if move.kind == "go":
        there = next(tile for tile in view.tiles if tile.cell == facts["cell"])
        facts |= {"kind": there.kind, "colour": there.colour or "none"}
    return Phrase(f"move-{move.kind}", facts)


def tile_facts(up: str, down: str) -> dict[str, int | str]:
    """The two faces of a tile as arguments of a phrase."""
    kind, _, colour = up.partition("-")
    back, _, back_colour = down.partition("-")
    return {
        "kind": kind,
        "colour": colour or "none",
        "back": back,
        "back_colour": back_colour or "none",
    }


def hidden(s: Any, seat: int | None) -> tuple[int, ...]:
    """The tiles and maps this seat does not know; maps are numbered after the tiles.

    In order: bag, removed tiles, others' hands; the deck from the top, then seat by seat the maps
    held and drawn; at set-up, others' choices.
    """
    others = [player for player in range(s.players) if player != seat]
    unseen = s.bag[int(s.bag_next) :].tolist()
    for other in others:
        unseen += s.hand[other][: s.hand_count[other]].tolist()
    maps: list[int] = []
    for below in range(s.deck_size):
        index = (int(s.deck_top) + below) % pieces.MAPS
        if seat is None or not (int(s.deck_known[index]) >> seat) & 1:
            maps.append(int(s.deck[index]))
    for other in others:
        maps += s.maps[other][: s.map_count[other]].tolist()
        maps += s.lifted[other][: s.lifted_count[other]].tolist()
    unseen += [pieces.TILES + treasure for treasure in maps]
    if s.phase == OPENING:
        unseen += [int(s.chosen[other]) for other in others]
    return tuple(unseen)


def _pending(s: Any) -> tuple[int, ...]:
    if s.over != RUNNING:
        return ()
    return tuple(range(s.players)) if s.phase == OPENING else (s.turn,)


def _lairs(s: Any) -> tuple[str, ...]:
    return tuple(
        [colour for colour, owner in zip(pieces.COLOURS, s.lair_of) if owner == pieces.NOBODY]
    )


def _placing(s: Any) -> Placing | None:
    if s.over != RUNNING or s.phase not in (PLACE, PAINT):
        return None
    cell = COORDINATES[s.target] if s.phase == PAINT else None
    if s.face == pieces.TOWER_FACE:
        return Placing("tower", pieces.COLOURS[s.wizard[s.turn]], cell, None)
    kind, _, colour = pieces.FACES[s.face].partition("-")
    return Placing(kind, colour or None, cell, pieces.FACES[_underside(s.in_air, s.face)])


def _herding(s: Any) -> Herding | None:
    if not s.herd_from or s.over != RUNNING:
        return None
    goal = COORDINATES[s.cell_of[s.herd_to]] if s.herd_to else None
    return Herding(COORDINATES[s.cell_of[s.herd_from]], goal)


def _paying(s: Any) -> Paying | None:
    if s.phase != PAY or s.over != RUNNING:
        return None
    captures = s.paying_for == pieces.NO_BUILDING
    return Paying(s.due, "capture" if captures else pieces.BUILDING_KINDS[s.paying_for])


def _tiles(s: Any) -> tuple[Tile, ...]:
    return tuple([_tile(s, tile) for tile in range(s.placed)])


def _tile(s: Any, tile: int) -> Tile:
    cell, kind, colour = s.cell_of[tile], s.kind[tile], s.colour[tile]
    owner = s.wizard.index(colour) if kind == pieces.TOWER else None
    face = pieces.WILD_FACE if kind == pieces.WILD else kind * pieces.COLOUR_COUNT + colour
    below = None if s.piece[tile] == pieces.NOBODY else _underside(s.piece[tile], face)
    return Tile(
        cell=COORDINATES[cell],
        q=ATLAS[cell][0],
        r=ATLAS[cell][1],
        kind=pieces.KINDS[kind],
        colour=None if colour == pieces.COLOURLESS else pieces.COLOURS[colour],
        owner=owner,
        underside=None if below is None else pieces.FACES[below],
        dragons={pieces.COLOURS[c]: n for c, n in enumerate(s.dragons[tile]) if n},
        building=_building(s, s.building[tile]),
        treasure=bool((s.treasures >> tile) & 1),
        wizards=tuple(seat for seat in range(s.players) if s.stands_on[seat] == tile),
    )


def _building(s: Any, building: int) -> Building | None:
    if building == pieces.NO_BUILDING:
        return None
    if building < pieces.SPIRE:
        return Building("pen", building - pieces.PEN, None)
    if building == pieces.SPIRE:
        return Building("spire", None, None)
    return Building(
        "lair", s.lair_of[building - pieces.LAIR], pieces.COLOURS[building - pieces.LAIR]
    )


def _map(treasure: int) -> Map:
    pattern = int(pieces.PATTERN_OF[treasure])
    return Map(pieces.PATTERN_NAMES[pattern], int(pieces.PATTERN_FAME[pattern]))


def _maps(treasures: list[int]) -> tuple[Map, ...]:
    return tuple(_map(treasure) for treasure in sorted(treasures))


def _seat(s: Any, seat: int, own: bool) -> Seat:
    shown = own or s.screens == pieces.OPEN or s.over != RUNNING  # ties are broken by gold
    stock = s.stock[seat]
    pets = tuple(
        Pet(pieces.COLOURS[colour], s.pet_gold[seat][colour], bool(s.lair_of[colour] == seat))
        for colour in range(pieces.COLOUR_COUNT)
        if s.pet_gold[seat][colour]
    )
    hand = sorted(tile // 2 for tile in s.hand[seat][: s.hand_count[seat]])
    return Seat(
        wizard=pieces.COLOURS[s.wizard[seat]],
        cell=None
        if s.stands_on[seat] == pieces.NOBODY
        else COORDINATES[s.cell_of[s.stands_on[seat]]],
        energy=dict(zip(pieces.COLOURS[:-1], stock)) if shown else None,
        gold=stock[-1] if shown else None,
        fame=s.fame[seat] if shown else None,
        pets=pets,
        captured=tuple(c for n, c in enumerate(pieces.COLOURS) if (s.tokens[seat] >> n) & 1),
        pen_built=bool((s.pens >> seat) & 1),
        tiles=s.hand_count[seat],
        maps=s.map_count[seat],
        drawn=s.lifted_count[seat],
        hand=tuple((pieces.FACES[a], pieces.FACES[b]) for a, b in pieces.FACE_OF[hand].tolist())
        if own
        else None,
        own_maps=_maps(s.maps[seat][: s.map_count[seat]]) if own else None,
        own_drawn=_maps(s.lifted[seat][: s.lifted_count[seat]]) if own else None,
    )


def _known(s: Any, seat: int | None) -> tuple[Known, ...]:
    if seat is None:
        return ()
    places = [(below + 1, (s.deck_top + below) % pieces.MAPS) for below in range(s.deck_size)]
    return tuple(
        Known(below, _map(s.deck[index]))
        for below, index in places
        if (s.deck_known[index] >> seat) & 1
    )


view = Scene(
    IslandView,
    "island",
    players=lambda s: s.players,
    pending=_pending,
    options=Chosen(pieces.OPTIONS),
    first=lambda s: s.first,
    turn=lambda s: s.turn if s.over == RUNNING else None,
    phase=lambda s: PHASES[s.phase] if s.over == RUNNING else "over",
    placing=_placing,
    herding=_herding,
    paying=_paying,
    tiles=_tiles,
    seats=_seat,
    supply=lambda s: dict(zip(pieces.COLOURS, s.supply, strict=True)),
    dragons=lambda s: dict(zip(pieces.COLOURS, s.dragon_supply, strict=True)),
    spires=lambda s: pieces.SPIRES - s.spires,
    lairs=_lairs,
    bag=lambda s: int(_bag_left(s)),
    deck=lambda s: s.deck_size,
    deck_known=_known,
)
