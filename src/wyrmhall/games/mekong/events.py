"""The events in the journal of Les Dragons du Mékong, and the numbers the rules note them by."""

from wyrmhall.games.mekong.pieces import CARDS, COLOURS, SUPPORT_NAMES
from wyrmhall.kernel.journal import NUMBER, Event, Events

EVENTS = Events(
    Event("seated", who=NUMBER, colour=COLOURS),
    Event("round", round=NUMBER, who=NUMBER),
    Event("laid", who=NUMBER, card=CARDS, place=NUMBER),
    Event("took_back", who=NUMBER, card=CARDS),
    Event("ready", who=NUMBER),
    Event("turned", who=NUMBER, card=CARDS, place=NUMBER),
    Event("cancelled", who=NUMBER, whom=NUMBER, card=CARDS),
    Event("stone_on", who=NUMBER, island=NUMBER),
    Event("stone_at", who=NUMBER, stone=NUMBER, point=NUMBER),
    Event("no_stone", who=NUMBER),
    Event("no_site", who=NUMBER),
    Event(
        "bridged", who=NUMBER, size=NUMBER, colour=COLOURS, one=SUPPORT_NAMES, other=SUPPORT_NAMES
    ),
    Event("too_short", who=NUMBER, size=NUMBER, one=SUPPORT_NAMES, other=SUPPORT_NAMES),
    Event("blocked", who=NUMBER, size=NUMBER, one=SUPPORT_NAMES, other=SUPPORT_NAMES),
    Event("plank_lost", who=NUMBER, size=NUMBER, colour=COLOURS),
    Event("no_plank", who=NUMBER),
    Event("stone_removed", who=NUMBER, stone=NUMBER),
    Event(
        "plank_removed",
        who=NUMBER,
        size=NUMBER,
        colour=COLOURS,
        one=SUPPORT_NAMES,
        other=SUPPORT_NAMES,
    ),
    Event("nothing_to_remove", who=NUMBER),
    Event("entered", who=NUMBER, village=COLOURS),
    Event("stepped", who=NUMBER, one=SUPPORT_NAMES, other=SUPPORT_NAMES),
    Event("jumped_in", who=NUMBER, village=COLOURS),
    Event("jumped", who=NUMBER, one=SUPPORT_NAMES, other=SUPPORT_NAMES),
    Event("fell_in", who=NUMBER, village=COLOURS, card=CARDS),
    Event("stuck_at_home", who=NUMBER, card=CARDS),
    Event("arrived", who=NUMBER, village=COLOURS),
    Event("drawn", round=NUMBER),
)

SEATED = EVENTS.seated
ROUND = EVENTS.round
CARD_LAID = EVENTS.laid
TOOK_BACK = EVENTS.took_back
READY = EVENTS.ready
TURNED = EVENTS.turned
CANCELLED = EVENTS.cancelled
STONE_ON = EVENTS.stone_on
STONE_AT = EVENTS.stone_at
NO_STONE = EVENTS.no_stone
NO_SITE = EVENTS.no_site
BRIDGED = EVENTS.bridged
TOO_SHORT = EVENTS.too_short
BLOCKED = EVENTS.blocked
PLANK_LOST = EVENTS.plank_lost
NO_PLANK = EVENTS.no_plank
STONE_REMOVED = EVENTS.stone_removed
PLANK_REMOVED = EVENTS.plank_removed
NOTHING_TO_REMOVE = EVENTS.nothing_to_remove
ENTERED = EVENTS.entered
STEPPED = EVENTS.stepped
JUMPED_IN = EVENTS.jumped_in
JUMPED = EVENTS.jumped
FELL_IN = EVENTS.fell_in
STUCK_AT_HOME = EVENTS.stuck_at_home
ARRIVED = EVENTS.arrived
GAME_DRAWN = EVENTS.drawn
