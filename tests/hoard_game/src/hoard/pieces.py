"""Hoard: treasures, claws, moves and events.

 the lair         a hand         a claw:      numbered 1–10, four of each number
┌───┐ ┌───┐    ┌───┬───┬───┐     a treasure:  worth 1–6, one of each
│ 3 │ │ 5 │    │ 2 │ 7 │ 9 │
└───┘ └───┘    └───┴───┴───┘     2–5 players, seven claws each, six rounds
"""

from wyrmhall.kernel.journal import NUMBER, Event, Events
from wyrmhall.kernel.moves import Codec, Domain, Kind

SEATS = 5
ROUNDS = 6  # H1: a treasure for each, worth 1 to 6
HIGHEST = 10  # H1: claws are numbered from 1
COPIES = 4
DEALT = 7  # H2

NOT_CHOSEN = 0  # where a claw's number would stand
NOBODY = -1

CLAW = Domain("claw", tuple(str(number) for number in range(1, HIGHEST + 1)))
MOVES = Codec("hoard", Kind("play", "play {claw}", CLAW))

EVENTS = Events(
    Event("turned_up", treasure=NUMBER, lair=NUMBER),
    Event("chose", who=NUMBER, claw=NUMBER),
    Event("showed", who=NUMBER, claw=NUMBER),
    Event("took", who=NUMBER, lair=NUMBER),
    Event("left", claw=NUMBER, lair=NUMBER),
)
TURNED_UP = EVENTS.turned_up
CHOSE = EVENTS.chose
SHOWED = EVENTS.showed
TOOK = EVENTS.took
LEFT = EVENTS.left
JOURNAL = 8  # a decision leaves at most this many notes: its own, five claws, the fight, the next

REASONS = ("treasures-gone",)
TREASURES_GONE = 1
