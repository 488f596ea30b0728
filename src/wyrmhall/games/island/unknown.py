"""What a seat cannot know, redrawn: tiles and maps (I7).

The unseen pieces are gathered as a set, a bit each, so that the redraw is a function of what the
seat knows and of the key: where they lay leaves no trace.
"""

from wyrmhall.games.island.pieces import MAPS, TILES
from wyrmhall.games.island.table import State, whole
from wyrmhall.kernel.chance import shuffle
from wyrmhall.kernel.rule import rule


@rule
def redraw_tiles(s: State, seat: int) -> None:
    """Bag, removed tiles and others' tiles together, in any order."""
    unseen = 0
    for place in range(whole(s.bag_next), TILES):
        unseen |= 1 << whole(s.bag[place])
    for other in range(whole(s.players)):
        if other != seat:
            for place in range(whole(s.hand_count[other])):
                unseen |= 1 << whole(s.hand[other, place])
    left = mix(s, unseen)
    for place in range(whole(s.bag_next), TILES):
        left -= 1
        s.bag[place] = take(s, left)
    for other in range(whole(s.players)):
        if other != seat:
            for place in range(whole(s.hand_count[other])):
                left -= 1
                s.hand[other, place] = take(s, left)


@rule
def redraw_maps(s: State, seat: int) -> None:
    """Maps in places of the deck the seat does not know, and those others hold or have drawn."""
    unseen = 0
    for below in range(whole(s.deck_size)):
        place = (whole(s.deck_top) + below) % MAPS
        if not (whole(s.deck_known[place]) >> seat) & 1:
            unseen |= 1 << whole(s.deck[place])
    for other in range(whole(s.players)):
        if other != seat:
            for place in range(whole(s.map_count[other])):
                unseen |= 1 << whole(s.maps[other, place])
            for place in range(whole(s.lifted_count[other])):
                unseen |= 1 << whole(s.lifted[other, place])
    left = mix(s, unseen)
    for below in range(whole(s.deck_size)):
        place = (whole(s.deck_top) + below) % MAPS
        if not (whole(s.deck_known[place]) >> seat) & 1:
            left -= 1
            s.deck[place] = take(s, left)
    for other in range(whole(s.players)):
        if other != seat:
            for place in range(whole(s.map_count[other])):
                left -= 1
                s.maps[other, place] = take(s, left)
            for place in range(whole(s.lifted_count[other])):
                left -= 1
                s.lifted[other, place] = take(s, left)


@rule
def mix(s: State, unseen: int) -> int:
    """Lay the pieces of a set in any order in the pool; returns how many they are."""
    count = 0
    for piece in range(TILES):
        if (unseen >> piece) & 1:
            s.pool[count] = piece
            count += 1
    shuffle(s, s.pool, count)
    return count


@rule
def take(s: State, place: int) -> int:
    """A piece out of the pool, which is empty when all are taken."""
    piece = whole(s.pool[place])
    s.pool[place] = 0
    return piece


assert TILES == MAPS, "one pool serves both"
