"""The events in the journal of The Book of Dragons, and the numbers the rules note them by."""

from wyrmhall.games.book.choices import HAND
from wyrmhall.games.book.pieces import KINDS, WORLDS
from wyrmhall.kernel.journal import NUMBER, Event, Events

EVENTS = Events(
    Event("opened", who=NUMBER),
    Event("took", who=NUMBER, pile=NUMBER, kind=KINDS, world=WORLDS),
    Event("uncovered", pile=NUMBER, kind=KINDS, world=WORLDS),
    Event("emptied", pile=NUMBER),
    Event("placed", who=NUMBER, pile=NUMBER, dice=HAND.tokens, total=NUMBER),
    Event("outbid", who=NUMBER, pile=NUMBER),
    Event("blocked", pile=NUMBER),
    Event("swept", who=NUMBER, pile=NUMBER),
    Event("block_waits"),
    Event("protected", who=NUMBER, pile=NUMBER),
    Event("token_back", who=NUMBER, pile=NUMBER),
    Event("turned", who=NUMBER, before=NUMBER, after=NUMBER),
    Event("removed", who=NUMBER, pile=NUMBER, kind=KINDS, world=WORLDS),
    Event("raised_all", who=NUMBER),
    Event("raised", who=NUMBER, before=NUMBER, after=NUMBER),
    Event("rested", who=NUMBER),
    Event("last_round"),
    Event("ended"),
)

OPENED = EVENTS.opened
TOOK = EVENTS.took
UNCOVERED = EVENTS.uncovered
EMPTIED = EVENTS.emptied
PLACED = EVENTS.placed
OUTBID = EVENTS.outbid
BLOCKED = EVENTS.blocked
SWEPT = EVENTS.swept
BLOCK_WAITS = EVENTS.block_waits
PROTECTED = EVENTS.protected
TOKEN_BACK = EVENTS.token_back
TURNED = EVENTS.turned
CARD_REMOVED = EVENTS.removed
RAISED_ALL = EVENTS.raised_all
RAISED = EVENTS.raised
RESTED = EVENTS.rested
LAST_ROUND = EVENTS.last_round
ENDED = EVENTS.ended
