"""The events in the journal of RYU, and the numbers the rules note them by."""

from wyrmhall.games.ryu.choices import PILE
from wyrmhall.games.ryu.pieces import COLOURS, DEEDS, FACES, ISLANDS, PEOPLES, PIECES, TOKENS
from wyrmhall.kernel.journal import NUMBER, Event, Events

SOURCES = ("centre", "bag")
FROM_CENTRE, FROM_BAG = range(2)

EVENTS = Events(
    Event("opened", who=NUMBER),
    Event("turn", who=NUMBER, round=NUMBER),
    Event("gem", who=NUMBER, source=SOURCES),
    Event("moved", who=NUMBER, island=ISLANDS, steps=NUMBER),
    Event("did", who=NUMBER, deed=DEEDS, island=ISLANDS),
    Event("paid", who=NUMBER, blue=NUMBER, orange=NUMBER, purple=NUMBER, yellow=NUMBER),
    Event("paid_gems", who=NUMBER, count=NUMBER),
    Event("spent", who=NUMBER, token=TOKENS, count=NUMBER),
    Event("gained", who=NUMBER, token=TOKENS, count=NUMBER, lost=NUMBER),
    Event("forwent", who=NUMBER, count=NUMBER),
    Event("turned", island=PEOPLES, face=FACES),
    Event("renewed", island=PEOPLES),
    Event("tossed", who=NUMBER, whom=NUMBER, count=NUMBER),
    Event("drew", who=NUMBER, colour=COLOURS),
    Event("emptied_bag", who=NUMBER, count=NUMBER),
    Event("took", who=NUMBER, colour=COLOURS),
    Event("set_aside", who=NUMBER, colour=COLOURS),
    Event("split", who=NUMBER, aside=NUMBER, rest=NUMBER),
    Event("chose", who=NUMBER, pile=PILE.tokens, count=NUMBER),
    Event("built", who=NUMBER, piece=PIECES),
    Event("built_free", who=NUMBER, piece=PIECES),
    Event("gave", who=NUMBER, colour=COLOURS),
    Event("showed", who=NUMBER, blue=NUMBER, orange=NUMBER, purple=NUMBER, yellow=NUMBER),
    Event("showed_nothing", who=NUMBER),
    Event("discarded", who=NUMBER, colour=COLOURS),
    Event("claimed", who=NUMBER, colour=COLOURS),
    Event("claimed_nothing", who=NUMBER),
    Event("tear", who=NUMBER),
    Event("put_in", who=NUMBER, colour=COLOURS),
    Event("took_back", who=NUMBER, colour=COLOURS),
    Event("closed", who=NUMBER),
    Event("bid", who=NUMBER, blue=NUMBER, orange=NUMBER, purple=NUMBER, yellow=NUMBER),
    Event("bid_tear", who=NUMBER),
    Event("bid_nothing", who=NUMBER),
    Event("bid_won", who=NUMBER, count=NUMBER),
    Event("bid_tied", count=NUMBER),
    Event("returned", who=NUMBER, blue=NUMBER, orange=NUMBER, purple=NUMBER, yellow=NUMBER),
    Event("won", who=NUMBER),
    Event("drawn", round=NUMBER),
)

OPENED = EVENTS.opened
TURN_BEGAN = EVENTS.turn
GEM = EVENTS.gem
MOVED = EVENTS.moved
DID = EVENTS.did
PAID_CUBES = EVENTS.paid
PAID_GEMS = EVENTS.paid_gems
SPENT = EVENTS.spent
GAINED = EVENTS.gained
FORWENT = EVENTS.forwent
TURNED = EVENTS.turned
RENEWED = EVENTS.renewed
TOSSED = EVENTS.tossed
DREW = EVENTS.drew
EMPTIED_BAG = EVENTS.emptied_bag
TOOK = EVENTS.took
PUT_ASIDE = EVENTS.set_aside
SPLIT_DONE = EVENTS.split
CHOSE = EVENTS.chose
BUILT = EVENTS.built
BUILT_FREE = EVENTS.built_free
GAVE = EVENTS.gave
SHOWED = EVENTS.showed
SHOWED_NOTHING = EVENTS.showed_nothing
DISCARDED = EVENTS.discarded
CLAIMED = EVENTS.claimed
CLAIMED_NOTHING = EVENTS.claimed_nothing
TEAR = EVENTS.tear
PUT_IN = EVENTS.put_in
TOOK_BACK = EVENTS.took_back
CLOSED_HAND = EVENTS.closed
BID_SHOWN = EVENTS.bid
BID_TEAR = EVENTS.bid_tear
BID_NOTHING = EVENTS.bid_nothing
BID_WON = EVENTS.bid_won
BID_TIED = EVENTS.bid_tied
RETURNED = EVENTS.returned
WON = EVENTS.won
DRAWN = EVENTS.drawn
