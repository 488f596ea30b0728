"""A light player of Dragon Island: it goes where the most can be done, and does it.

Search uses it to play games to the end, so it is cheap rather than deep: it knows what a stop is
worth, lays tiles where they produce most, and never herds.
"""

from wyrmhall.games.island import choices
from wyrmhall.games.island.hexes import NEIGHBOUR
from wyrmhall.games.island.phases import ACT, DEAL, GO, HERD, HERD_MORE, PAY, PLACE, PLAY_MAP
from wyrmhall.games.island.pieces import PATTERN_FAME
from wyrmhall.games.island.state import State
from wyrmhall.games.island.worth import capturing, stop, taming, use
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import Moves, wide

MOODS = 16  # one decision in this many is made at random


@long_rule
def light(s: State, seat: int, moves: Moves, count: int, luck: int) -> int:
    """The index of the move it plays."""
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
    """The cell that touches the most tiles; ties go to the first one found from a random start."""
    best, found = 0, first
    for ahead in range(count):
        index = (first + ahead) % count
        touched = -wide(s.grid[wide(moves[index]) - choices.TO_PLACE])
        if touched > best:
            best, found = touched, index
    return found


@rule
def best_end(s: State, seat: int, moves: Moves, count: int, first: int) -> int:
    """The tile where the most can be done."""
    left = use(s, seat)
    best, found = -1.0, first
    for ahead in range(count):
        index = (first + ahead) % count
        tile = wide(s.grid[wide(moves[index]) - choices.TO_GO]) - 1
        gain = stop(s, seat, tile, left)
        if gain > best:
            best, found = gain, index
    return found


@rule
def deal(s: State, seat: int, count: int) -> int:
    """I15, I16: tame, which is listed first, or capture."""
    if count == 1:
        return 0
    left = use(s, seat)
    captured = capturing(s, seat, wide(s.stands_on[seat]), left)
    return 1 if captured > taming(left) else 0


@rule
def commonest(s: State, seat: int, moves: Moves, count: int) -> int:
    """The energy the seat has most of."""
    best, found = 0, 0
    for index in range(count):
        held = wide(s.stock[seat, wide(moves[index]) - choices.TO_PAY])
        if held > best:
            best, found = held, index
    return found


@rule
def act(s: State, seat: int, moves: Moves, count: int, anyhow: int) -> int:
    """I18–I21: a Spire before a Pen before a Lair; the longest line; whatever else there is."""
    if count == 1:
        return 0
    move = wide(moves[count - 1])
    if choices.BUILD_PEN <= move < choices.TO_PULL:
        return 2 if count > 2 and moves[2] == choices.BUILD_SPIRE else 1
    if not choices.TO_PULL <= move < choices.DRAW_MAPS:
        return count - 1
    best, found = 0, anyhow
    for index in range(1, count):
        cell, length = wide(s.cell_of[s.stands_on[seat]]), 0
        while s.grid[cell] > 0:
            cell = wide(NEIGHBOUR[cell, wide(moves[index]) - choices.TO_PULL])
            length += 1
        if length > best:
            best, found = length, index
    return found


@rule
def best_map(moves: Moves, count: int) -> int:
    """I22: the map worth most. Playing none is listed first, and chosen only if none fits."""
    best, found = 0, 0
    for index in range(1, count):
        fame = wide(PATTERN_FAME[wide(moves[index]) - choices.TO_PLAY])
        if fame > best:
            best, found = fame, index
    return found
