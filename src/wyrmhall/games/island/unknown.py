"""Redrawing what a seat cannot know: tiles and maps (I7).

The unseen pieces are gathered as a set, a bit each, so the redraw depends only on what the seat
knows and on the key, not on where the pieces really are.
"""

from wyrmhall.games.island.pieces import MAPS, TILES
from wyrmhall.games.island.state import State
from wyrmhall.kernel.chance import shuffle
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import wide


@rule
def redraw_tiles(s: State, seat: int) -> None:
    """Reshuffle the bag, the removed tiles and others' tiles together."""
    unseen = 0
    for index in range(wide(s.bag_next), TILES):
        unseen |= 1 << wide(s.bag[index])
    for other in range(wide(s.players)):
        if other != seat:
            for index in range(wide(s.hand_count[other])):
                unseen |= 1 << wide(s.hand[other, index])
    left = mix(s, unseen)
    for index in range(wide(s.bag_next), TILES):
        left -= 1
        s.bag[index] = take(s, left)
    for other in range(wide(s.players)):
        if other != seat:
            for index in range(wide(s.hand_count[other])):
                left -= 1
                s.hand[other, index] = take(s, left)


@rule
def redraw_maps(s: State, seat: int) -> None:
    """Reshuffle the maps the seat does not know: in the deck, held by others or drawn by them."""
    unseen = 0
    for below in range(wide(s.deck_size)):
        index = (wide(s.deck_top) + below) % MAPS
        if not (wide(s.deck_known[index]) >> seat) & 1:
            unseen |= 1 << wide(s.deck[index])
    for other in range(wide(s.players)):
        if other != seat:
            for index in range(wide(s.map_count[other])):
                unseen |= 1 << wide(s.maps[other, index])
            for index in range(wide(s.lifted_count[other])):
                unseen |= 1 << wide(s.lifted[other, index])
    left = mix(s, unseen)
    for below in range(wide(s.deck_size)):
        index = (wide(s.deck_top) + below) % MAPS
        if not (wide(s.deck_known[index]) >> seat) & 1:
            left -= 1
            s.deck[index] = take(s, left)
    for other in range(wide(s.players)):
        if other != seat:
            for index in range(wide(s.map_count[other])):
                left -= 1
                s.maps[other, index] = take(s, left)
            for index in range(wide(s.lifted_count[other])):
                left -= 1
                s.lifted[other, index] = take(s, left)


@rule
def mix(s: State, unseen: int) -> int:
    """Put the pieces of a set into the pool in random order; returns how many there are."""
    count = 0
    for piece in range(TILES):
        if (unseen >> piece) & 1:
            s.pool[count] = piece
            count += 1
    shuffle(s, s.pool, count)
    return count


@rule
def take(s: State, index: int) -> int:
    """Take a piece out of the pool and clear its cell, so that the pool ends up empty."""
    piece = wide(s.pool[index])
    s.pool[index] = 0
    return piece


assert TILES == MAPS, "one pool serves both"
