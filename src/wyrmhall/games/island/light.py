"""A light player of Dragon Island: it goes where the most can be done, and does it.

A search plays on with it, so it is cheap rather than deep: it knows what a stop is worth, lays
tiles where they produce most, and herds nothing.
"""

from wyrmhall.games.island.hexes import NEIGHBOUR
from wyrmhall.games.island.pieces import (
    ACT,
    BUILD_PEN,
    BUILD_SPIRE,
    DEAL,
    DRAW_MAPS,
    GO,
    HERD,
    HERD_MORE,
    PATTERN_FAME,
    PAY,
    PLACE,
    PLAY_MAP,
    TO_GO,
    TO_PAY,
    TO_PLACE,
    TO_PLAY,
    TO_PULL,
)
from wyrmhall.games.island.table import State, whole
from wyrmhall.games.island.worth import capturing, stop, taming, use
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import Moves

MOODS = 16  # one decision in so many is taken without thinking


@long_rule
def light(s: State, seat: int, moves: Moves, count: int, luck: int) -> int:
    """The place, among the moves, of the one it plays."""
    anyhow = (luck * count) >> 32
    if luck % MOODS == 0:
        return anyhow
    if s.phase == PLACE:
        return busiest(s, moves, count, anyhow)
    if s.phase == HERD:
        return 0
    if s.phase == HERD_MORE:
        return count - 1
    if s.phase == GO:
        return best_end(s, seat, moves, count, anyhow)
    if s.phase == DEAL:
        return deal(s, seat, count)
    if s.phase == PAY:
        return commonest(s, seat, moves, count)
    if s.phase == ACT:
        return act(s, seat, moves, count, anyhow)
    if s.phase == PLAY_MAP:
        return best_map(moves, count)
    return anyhow


@rule
def busiest(s: State, moves: Moves, count: int, first: int) -> int:
    """The place that touches most tiles, from one of them on."""
    best, found = 0, first
    for ahead in range(count):
        place = (first + ahead) % count
        touched = -whole(s.grid[whole(moves[place]) - TO_PLACE])
        if touched > best:
            best, found = touched, place
    return found


@rule
def best_end(s: State, seat: int, moves: Moves, count: int, first: int) -> int:
    """The tile where the most can be done."""
    left = use(s, seat)
    best, found = -1.0, first
    for ahead in range(count):
        place = (first + ahead) % count
        tile = whole(s.grid[whole(moves[place]) - TO_GO]) - 1
        gain = stop(s, seat, tile, left)
        if gain > best:
            best, found = gain, place
    return found


@rule
def deal(s: State, seat: int, count: int) -> int:
    """I15, I16: tame, which is told first, or capture."""
    if count == 1:
        return 0
    left = use(s, seat)
    captured = capturing(s, seat, whole(s.stands_on[seat]), left)
    return 1 if captured > taming(left) else 0


@rule
def commonest(s: State, seat: int, moves: Moves, count: int) -> int:
    """The energy of which the seat has most."""
    best, found = 0, 0
    for place in range(count):
        held = whole(s.stock[seat, whole(moves[place]) - TO_PAY])
        if held > best:
            best, found = held, place
    return found


@rule
def act(s: State, seat: int, moves: Moves, count: int, anyhow: int) -> int:
    """I18–I21: a Spire before a Pen before a Lair; the longest line; whatever else there is."""
    if count == 1:
        return 0
    move = whole(moves[count - 1])
    if BUILD_PEN <= move < TO_PULL:
        return 2 if count > 2 and moves[2] == BUILD_SPIRE else 1
    if not TO_PULL <= move < DRAW_MAPS:
        return count - 1
    best, found = 0, anyhow
    for place in range(1, count):
        cell, length = whole(s.cell_of[s.stands_on[seat]]), 0
        while s.grid[cell] > 0:
            cell = whole(NEIGHBOUR[cell, whole(moves[place]) - TO_PULL])
            length += 1
        if length > best:
            best, found = length, place
    return found


@rule
def best_map(moves: Moves, count: int) -> int:
    """I22: the map worth most; none only where none fits, for it comes first."""
    best, found = 0, 0
    for place in range(1, count):
        fame = whole(PATTERN_FAME[whole(moves[place]) - TO_PLAY])
        if fame > best:
            best, found = fame, place
    return found
