"""What a seat cannot know, redrawn: tiles and maps (I7)."""

from wyrmhall.games.island.pieces import MAPS, TILES
from wyrmhall.games.island.table import State, whole
from wyrmhall.kernel.chance import shuffle
from wyrmhall.kernel.rule import rule


@rule
def redraw_tiles(s: State, seat: int) -> None:
    """Bag, removed tiles and others' tiles together, in any order."""
    count = 0
    for place in range(whole(s.bag_next), TILES):
        s.pool[count] = s.bag[place]
        count += 1
    for other in range(whole(s.players)):
        if other != seat:
            for place in range(whole(s.hand_count[other])):
                s.pool[count] = s.hand[other, place]
                count += 1
    shuffle(s, s.pool, count)
    count = 0
    for place in range(whole(s.bag_next), TILES):
        s.bag[place] = s.pool[count]
        s.pool[count] = 0
        count += 1
    for other in range(whole(s.players)):
        if other != seat:
            for place in range(whole(s.hand_count[other])):
                s.hand[other, place] = s.pool[count]
                s.pool[count] = 0
                count += 1


@rule
def redraw_maps(s: State, seat: int) -> None:
    """Maps in places of the deck the seat does not know, and those others hold or have drawn."""
    count = 0
    for below in range(whole(s.deck_size)):
        place = (whole(s.deck_top) + below) % MAPS
        if not (whole(s.deck_known[place]) >> seat) & 1:
            s.pool[count] = s.deck[place]
            count += 1
    for other in range(whole(s.players)):
        if other != seat:
            for place in range(whole(s.map_count[other])):
                s.pool[count] = s.maps[other, place]
                count += 1
            for place in range(whole(s.lifted_count[other])):
                s.pool[count] = s.lifted[other, place]
                count += 1
    shuffle(s, s.pool, count)
    count = 0
    for below in range(whole(s.deck_size)):
        place = (whole(s.deck_top) + below) % MAPS
        if not (whole(s.deck_known[place]) >> seat) & 1:
            s.deck[place] = s.pool[count]
            s.pool[count] = 0
            count += 1
    for other in range(whole(s.players)):
        if other != seat:
            for place in range(whole(s.map_count[other])):
                s.maps[other, place] = s.pool[count]
                s.pool[count] = 0
                count += 1
            for place in range(whole(s.lifted_count[other])):
                s.lifted[other, place] = s.pool[count]
                s.pool[count] = 0
                count += 1
