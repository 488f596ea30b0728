"""Why a move of The Book of Dragons is not legal."""

from wyrmhall.games.book import choices, pieces, state
from wyrmhall.games.book.rules import missing, pending, placeable
from wyrmhall.games.book.state import State
from wyrmhall.games.book.view import BookView
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import RUNNING
from wyrmhall.kernel.why import LEGAL, Facts, Grounds

GROUNDS = Grounds(
    over="B18",
    not_your_turn="B5",
    no_pile="B3",
    empty_pile="B7",
    no_plains="B11",
    no_mountains="B12",
    no_storm="B13",
    no_jungle="B14",
    no_desert="B15",
    no_free_die="B6",
    nothing_to_turn="B12",
    nothing_to_raise="B15",
    not_held="B9",
    already_took="B9",
    already_placed="B5",
    die_spent="B6",
    immune="B11",
    blocked="B20",
    outbid="B6",
    below_floor="B6",
    token_out="B11",
    protect_own="B11",
    dice_there="B13",
    block_there="B22",
    all_sixes="B14",
    already_six="B15",
    can_still_act="B10",
)
OVER = GROUNDS.over
NOT_YOUR_TURN = GROUNDS.not_your_turn
NO_PILE = GROUNDS.no_pile
EMPTY_PILE = GROUNDS.empty_pile
NO_PLAINS = GROUNDS.no_plains
NO_MOUNTAINS = GROUNDS.no_mountains
NO_STORM = GROUNDS.no_storm
NO_JUNGLE = GROUNDS.no_jungle
NO_DESERT = GROUNDS.no_desert
NO_FREE_DIE = GROUNDS.no_free_die
NOTHING_TO_TURN = GROUNDS.nothing_to_turn
NOTHING_TO_RAISE = GROUNDS.nothing_to_raise
NOT_HELD = GROUNDS.not_held
ALREADY_TOOK = GROUNDS.already_took
ALREADY_PLACED = GROUNDS.already_placed
DIE_SPENT = GROUNDS.die_spent
IMMUNE = GROUNDS.immune
BLOCKED = GROUNDS.blocked
OUTBID = GROUNDS.outbid
BELOW_FLOOR = GROUNDS.below_floor
TOKEN_OUT = GROUNDS.token_out
PROTECT_OWN = GROUNDS.protect_own
DICE_THERE = GROUNDS.dice_there
BLOCK_THERE = GROUNDS.block_there
ALL_SIXES = GROUNDS.all_sixes
ALREADY_SIX = GROUNDS.already_six
CAN_STILL_ACT = GROUNDS.can_still_act


@long_rule
def why(s: State, seat: int, move: int) -> int:
    """0 for a legal move, else the first ground that forbids it."""
    if s.over != RUNNING:
        return OVER
    if not (pending(s) >> seat) & 1:
        return NOT_YOUR_TURN
    if move == choices.END:
        idle = not s.took and not s.placed
        return CAN_STILL_ACT if idle and can_act(s, seat) else LEGAL
    if move < choices.PLACE:
        return why_not_take(s, seat, move - choices.TAKE)
    if move < choices.PROTECT:
        hand = (move - choices.PLACE) % choices.HAND_COUNT
        return why_not_place(s, seat, (move - choices.PLACE) // choices.HAND_COUNT, hand)
    if move < choices.TURN:
        return why_not_protect(s, seat, move - choices.PROTECT)
    if move < choices.REMOVE:
        if not s.ready[seat, pieces.MOUNTAINS]:
            return NO_MOUNTAINS
        shown = move - choices.TURN + pieces.LOWEST
        return LEGAL if has_free_die(s, seat, shown) else NOTHING_TO_TURN
    if move < choices.RAISE_ALL:
        return why_not_remove(s, seat, move - choices.REMOVE)
    if move < choices.RAISE:
        return why_not_raise_all(s, seat)
    return why_not_raise(s, seat, move - choices.RAISE + pieces.LOWEST)


@rule
def can_act(s: State, seat: int) -> bool:
    """B10: whether a card can be taken or dice placed by a seat that has done neither."""
    strength = placeable(s, seat, 0) + placeable(s, seat, 1) + placeable(s, seat, 2)
    for pile in range(pieces.PILES):
        if s.holder[pile] == seat:
            return True
        if s.floor[pile] > 0 and not state.is_immune(s, pile, seat):
            if strength >= missing(s, seat, pile):
                return True
    return False


@rule
def why_no_card(s: State, pile: int) -> int:
    """Whether there is no such pile, or no card on it."""
    if pile >= pieces.PILES_FOR[s.players]:
        return NO_PILE
    return EMPTY_PILE if s.height[pile] == 0 else LEGAL


@rule
def why_not_take(s: State, seat: int, pile: int) -> int:
    """B5, B9."""
    if why_no_card(s, pile):
        return why_no_card(s, pile)
    if s.holder[pile] != seat:
        return NOT_HELD
    if s.took:
        return ALREADY_TOOK
    return ALREADY_PLACED if s.placed else LEGAL


@rule
def why_not_place(s: State, seat: int, pile: int, hand: int) -> int:
    """B6, B7, B20: the dice, then the pile, then what they show together."""
    if why_no_card(s, pile):
        return why_no_card(s, pile)
    if not has_dice(s, seat, hand, False):
        return NO_FREE_DIE
    if not has_dice(s, seat, hand, True):
        return DIE_SPENT
    if state.is_immune(s, pile, seat):
        return IMMUNE
    shown = 0
    for index in range(pieces.DICE):
        shown += choices.HAND_PIPS[hand, index]
    if shown >= missing(s, seat, pile):
        return LEGAL
    if s.floor[pile] > s.total[pile]:
        return BELOW_FLOOR
    return BLOCKED if s.holder[pile] == pieces.BLOCK else OUTBID


@rule
def has_dice(s: State, seat: int, hand: int, unspent: bool) -> bool:
    """Whether a seat has free dice that show what a hand names; only those not placed this turn."""
    used = 0
    for index in range(pieces.DICE):
        wanted = choices.HAND_PIPS[hand, index]
        found = wanted == 0
        for die in range(pieces.DICE):
            if found or used >> die & 1 or s.lies_on[seat, die] != pieces.HOME:
                continue
            if s.pips[seat, die] == wanted and not (unspent and s.spent[die]):
                used |= 1 << die
                found = True
        if not found:
            return False
    return True


@rule
def why_not_protect(s: State, seat: int, pile: int) -> int:
    """B11."""
    if why_no_card(s, pile):
        return why_no_card(s, pile)
    if not s.ready[seat, pieces.PLAINS]:
        return NO_PLAINS
    if s.token[seat] != pieces.IN_HAND:
        return TOKEN_OUT
    return LEGAL if s.holder[pile] == seat else PROTECT_OWN


@rule
def why_not_remove(s: State, seat: int, pile: int) -> int:
    """B13, B22."""
    if why_no_card(s, pile):
        return why_no_card(s, pile)
    if not s.ready[seat, pieces.STORM]:
        return NO_STORM
    if s.holder[pile] == pieces.BLOCK:
        return BLOCK_THERE
    return LEGAL if s.holder[pile] == pieces.NOBODY else DICE_THERE


@rule
def why_not_raise_all(s: State, seat: int) -> int:
    """B14."""
    if not s.ready[seat, pieces.JUNGLE]:
        return NO_JUNGLE
    for die in range(pieces.DICE):
        if s.lies_on[seat, die] == pieces.HOME and s.pips[seat, die] < pieces.HIGHEST:
            return LEGAL
    return ALL_SIXES


@rule
def why_not_raise(s: State, seat: int, shown: int) -> int:
    """B15."""
    if not s.ready[seat, pieces.DESERT]:
        return NO_DESERT
    if not has_free_die(s, seat, shown):
        return NOTHING_TO_RAISE
    return ALREADY_SIX if shown == pieces.HIGHEST else LEGAL


@rule
def has_free_die(s: State, seat: int, shown: int) -> bool:
    """Whether one of the seat's free dice shows this."""
    for die in range(pieces.DICE):
        if s.lies_on[seat, die] == pieces.HOME and s.pips[seat, die] == shown:
            return True
    return False


def facts(ground: str, move: Move, view: BookView) -> Facts:
    """The numbers a sentence needs beside the move's arguments."""
    told: Facts = {"players": view.players, "piles": len(view.piles)}
    if view.turn is not None:
        told["who"] = view.turn
    place = int(move.args.get("pile", "0"))
    if not 0 < place <= len(view.piles):
        return told
    pile = view.piles[place - 1]
    told |= {"total": pile.total, "needed": max(pile.floor or 0, pile.total + 1)}
    if pile.holder is not None:
        told["whom"] = pile.holder
    if "dice" in move.args:
        own = pile.total if pile.holder == view.viewer else 0
        told["shown"] = own + sum(map(int, move.args["dice"].split("+")))
    return told
