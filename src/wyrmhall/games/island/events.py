"""The events in the journal of Dragon Island, and the numbers the rules note them by.

Gains, losses and payments are public, as at the table (I7); which tiles and maps a seat draws and
keeps is whispered to it alone.
"""

from wyrmhall.games.island.hexes import COORDINATES
from wyrmhall.games.island.pieces import BUILDING_KINDS, COLOURS, KINDS, PATTERN_NAMES
from wyrmhall.kernel.journal import NUMBER, Event, Events

TERRAIN = (*COLOURS, "none")

EVENTS = Events(
    Event("opened", who=NUMBER),
    Event("drew_tile", who=NUMBER, left=NUMBER),
    Event("own_tile", who=NUMBER, kind=KINDS, colour=TERRAIN, back=KINDS, back_colour=TERRAIN),
    Event("drew_maps", who=NUMBER, count=NUMBER),
    Event("own_map", who=NUMBER, map=PATTERN_NAMES),
    Event("kept_map", who=NUMBER, map=PATTERN_NAMES),
    Event("returned_map", who=NUMBER, map=PATTERN_NAMES),
    Event("returned_maps", who=NUMBER, count=NUMBER),
    Event("placed", who=NUMBER, kind=KINDS, colour=TERRAIN, cell=COORDINATES),
    Event("underside", who=NUMBER, back=KINDS, back_colour=TERRAIN),
    Event("storm_took", who=NUMBER, colour=COLOURS),
    Event("pet_hungers", who=NUMBER, colour=COLOURS, left=NUMBER),
    Event("pet_left", who=NUMBER, colour=COLOURS),
    Event("gained", who=NUMBER, count=NUMBER, colour=COLOURS),
    Event("dragons_came", count=NUMBER, colour=COLOURS, cell=COORDINATES),
    Event("herded", who=NUMBER, colour=COLOURS, origin=COORDINATES, cell=COORDINATES),
    Event("went", who=NUMBER, cell=COORDINATES),
    Event("stayed", who=NUMBER),
    Event("tamed", who=NUMBER, colour=COLOURS),
    Event("paid", who=NUMBER, count=NUMBER, colour=COLOURS),
    Event("captured", who=NUMBER, count=NUMBER, colour=COLOURS, fame=NUMBER),
    Event(
        "built", who=NUMBER, building=BUILDING_KINDS, colour=TERRAIN, cell=COORDINATES, fame=NUMBER
    ),
    Event("played_map", who=NUMBER, map=PATTERN_NAMES, cell=COORDINATES, fame=NUMBER),
    Event("ended"),
    Event("scored", who=NUMBER, fame=NUMBER, gold=NUMBER, total=NUMBER),
)

OPENED = EVENTS.opened
DREW_TILE = EVENTS.drew_tile
OWN_TILE = EVENTS.own_tile
DREW_MAPS = EVENTS.drew_maps
OWN_MAP = EVENTS.own_map
KEPT_MAP = EVENTS.kept_map
RETURNED_MAP = EVENTS.returned_map
RETURNED_MAPS = EVENTS.returned_maps
PLACED = EVENTS.placed
UNDERSIDE = EVENTS.underside
STORM_TOOK = EVENTS.storm_took
PET_HUNGERS = EVENTS.pet_hungers
PET_LEFT = EVENTS.pet_left
GAINED = EVENTS.gained
DRAGONS_CAME = EVENTS.dragons_came
HERDED = EVENTS.herded
WENT = EVENTS.went
STAYED = EVENTS.stayed
TAMED = EVENTS.tamed
PAID = EVENTS.paid
CAPTURED = EVENTS.captured
BUILT = EVENTS.built
PLAYED_MAP = EVENTS.played_map
ENDED = EVENTS.ended
SCORED = EVENTS.scored
