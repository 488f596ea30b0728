"""Why a move of RYU is not legal."""

import numpy as np

from wyrmhall.games.ryu import choices, phases, pieces, state
from wyrmhall.games.ryu.build import are_enough
from wyrmhall.games.ryu.need import fitting, missing
from wyrmhall.games.ryu.rules import pending, place_of, steps_to
from wyrmhall.games.ryu.state import State
from wyrmhall.games.ryu.view import RyuView, Seat, payment_of, steps_between
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.rule import long_rule, plain, rule
from wyrmhall.kernel.state import RUNNING, wide
from wyrmhall.kernel.why import LEGAL, Facts, Grounds

GROUNDS = Grounds(
    # The game is over, or somebody else is asked.
    won="R20",
    drawn="R32",
    wait_opening="R7",
    not_your_turn="R8",
    wait_draft="R16",
    wait_split="R17",
    wait_choose="R17",
    wait_discard="R23",
    wait_spoils="R28",
    hand_closed="R27",
    # Another question comes first.
    first_token="R7",
    first_pick="R16",
    first_split="R17",
    first_choose="R17",
    first_trade="R21",
    first_gift="R21",
    first_discard="R23",
    first_claim="R23",
    first_bid="R27",
    first_spoils="R28",
    # It answers a question that nobody has asked.
    no_bid="R26",
    no_discard="R23",
    no_claim="R23",
    no_sharing="R15",
    no_trade="R21",
    no_token="R21",
    # The wrong piece of the dragon, or the wrong island.
    other_price="R5",
    smugglers_elsewhere="R21",
    give_elsewhere="R21",
    hire_elsewhere="R22",
    gem_elsewhere="R22",
    bazaar_elsewhere="R24",
    bazaar_draw_elsewhere="R24",
    inspect_elsewhere="R23",
    turn_elsewhere="R23",
    explore_neutral="R12",
    explore_own="R12",
    explore_sepia="R12",
    # Too late in the turn.
    already_there="R10",
    no_free_gem="R9",
    gem_too_late="R9",
    already_acted="R11",
    already_moved="R10",
    too_far="R10",
    # It cannot be paid.
    piece_price="R19",
    explore_price="R12",
    smugglers_price="R21",
    hire_price="R22",
    gem_price="R22",
    bazaar_price="R24",
    bazaar_draw_price="R24",
    inspect_price="R23",
    turn_price="R23",
    # Only not this cube, or not in this way.
    none_to_give="R21",
    none_to_pick="R16",
    none_to_set_aside="R17",
    nothing_aside="R17",
    none_to_discard="R23",
    none_to_claim="R23",
    none_to_bid="R27",
    all_in_hand="R27",
    none_to_take_back="R27",
    no_more_changes="R27",
    too_few_cubes="R19",
    too_few_governors="R19",
)
WON = GROUNDS.won
DRAWN = GROUNDS.drawn
NO_BID = GROUNDS.no_bid
NO_DISCARD = GROUNDS.no_discard
NO_CLAIM = GROUNDS.no_claim
NO_SHARING = GROUNDS.no_sharing
NO_TRADE = GROUNDS.no_trade
NO_TOKEN = GROUNDS.no_token
OTHER_PRICE = GROUNDS.other_price
GIVE_ELSEWHERE = GROUNDS.give_elsewhere
EXPLORE_NEUTRAL = GROUNDS.explore_neutral
EXPLORE_OWN = GROUNDS.explore_own
EXPLORE_SEPIA = GROUNDS.explore_sepia
ALREADY_THERE = GROUNDS.already_there
NO_FREE_GEM = GROUNDS.no_free_gem
GEM_TOO_LATE = GROUNDS.gem_too_late
ALREADY_ACTED = GROUNDS.already_acted
ALREADY_MOVED = GROUNDS.already_moved
TOO_FAR = GROUNDS.too_far
PIECE_PRICE = GROUNDS.piece_price
GEM_PRICE = GROUNDS.gem_price
NONE_TO_GIVE = GROUNDS.none_to_give
NONE_TO_PICK = GROUNDS.none_to_pick
NONE_TO_SET_ASIDE = GROUNDS.none_to_set_aside
NOTHING_ASIDE = GROUNDS.nothing_aside
NONE_TO_DISCARD = GROUNDS.none_to_discard
NONE_TO_CLAIM = GROUNDS.none_to_claim
NONE_TO_BID = GROUNDS.none_to_bid
ALL_IN_HAND = GROUNDS.all_in_hand
NONE_TO_TAKE_BACK = GROUNDS.none_to_take_back
NO_MORE_CHANGES = GROUNDS.no_more_changes
TOO_FEW_CUBES = GROUNDS.too_few_cubes
TOO_FEW_GOVERNORS = GROUNDS.too_few_governors

NO_GROUND = 0
QUESTIONS = np.array(
    [
        (GROUNDS.wait_opening, GROUNDS.first_token, choices.TAKE, choices.DISCARD_CUBE),
        (GROUNDS.not_your_turn, NO_GROUND, choices.END, choices.DONE),
        (GROUNDS.wait_draft, GROUNDS.first_pick, choices.PICK, choices.SET_ASIDE),
        (GROUNDS.wait_split, GROUNDS.first_split, choices.SET_ASIDE, choices.CHOOSE_PILE),
        (GROUNDS.wait_choose, GROUNDS.first_choose, choices.CHOOSE_PILE, choices.TAKE),
        (GROUNDS.not_your_turn, GROUNDS.first_trade, choices.TAKE, choices.DISCARD_CUBE),
        (GROUNDS.not_your_turn, GROUNDS.first_gift, choices.GIVE, choices.PICK),
        (GROUNDS.wait_discard, GROUNDS.first_discard, choices.DISCARD_CUBE, choices.CLAIM_CUBE),
        (GROUNDS.not_your_turn, GROUNDS.first_claim, choices.CLAIM_CUBE, choices.BID_CUBE),
        (GROUNDS.hand_closed, GROUNDS.first_bid, choices.BID_CUBE, choices.MOVES.size),
        (GROUNDS.wait_spoils, GROUNDS.first_spoils, choices.TAKE, choices.DISCARD_CUBE),
    ],
    np.int64,
)
"""By phase: what forbids all to those who are not asked, what forbids those who are asked
everything but an answer, and the answers, from the first to before the last."""
WAIT, FIRST, FROM, UNTIL = range(4)
NO_ISLAND = -1
DEED_GROUNDS = np.array(
    [
        (NO_ISLAND, NO_GROUND, GROUNDS.explore_price),
        (pieces.SMUGGLERS, GROUNDS.smugglers_elsewhere, GROUNDS.smugglers_price),
        (pieces.MERCHANTS, GROUNDS.hire_elsewhere, GROUNDS.hire_price),
        (pieces.MERCHANTS, GROUNDS.gem_elsewhere, GROUNDS.gem_price),
        (pieces.BAZAAR, GROUNDS.bazaar_elsewhere, GROUNDS.bazaar_price),
        (pieces.BAZAAR, GROUNDS.bazaar_draw_elsewhere, GROUNDS.bazaar_draw_price),
        (pieces.GOVERNORS, GROUNDS.inspect_elsewhere, GROUNDS.inspect_price),
        (pieces.GOVERNORS, GROUNDS.turn_elsewhere, GROUNDS.turn_price),
    ],
    np.int64,
)
"""By deed: the island where it is done, what forbids it elsewhere, and to whom cannot pay."""
WHERE, ELSEWHERE, UNPAID = range(3)
WORKPLACES = {"give": pieces.ISLANDS[pieces.SMUGGLERS]} | {
    deed: pieces.ISLANDS[place]
    for deed, place in zip(pieces.DEEDS, DEED_GROUNDS[:, WHERE].tolist(), strict=True)
    if place != NO_ISLAND
}
"""By kind of move the one island where it is made."""


@long_rule
def why(s: State, seat: int, move: int) -> int:
    """0 for a legal move, else the first ground that forbids it."""
    if s.over != RUNNING:
        return DRAWN if s.over == pieces.ROUND_LIMIT else WON
    if not (pending(s) >> seat) & 1:
        return wide(QUESTIONS[s.phase, WAIT])
    if s.phase == phases.TURN:
        return why_not_in_turn(s, seat, move)
    if move < QUESTIONS[s.phase, FROM] or move >= QUESTIONS[s.phase, UNTIL]:
        return wide(QUESTIONS[s.phase, FIRST])
    return why_not_answer(s, seat, move)


@long_rule
def why_not_in_turn(s: State, seat: int, move: int) -> int:
    """R9–R11: the end, the gem, a move or an action; nothing else is asked in a turn."""
    if move >= choices.DONE:
        return why_not_asked(move)
    if move == choices.END:
        return LEGAL
    if move == choices.TAKE_GEM:
        return why_not_take_gem(s, seat)
    if move < choices.DEED:
        return why_not_move(s, seat, move - choices.MOVE)
    if s.acted:
        return ALREADY_ACTED
    if move < choices.BUILD:
        return why_not_deed(s, seat, min(move - choices.DEED, pieces.TO_TURN_OVER))
    if move < choices.GIVE:
        return why_not_build(s, seat, move - choices.BUILD)
    if state.stands_on(s, seat) != pieces.SMUGGLERS:
        return GIVE_ELSEWHERE
    return why_not_give(s, seat, move)


@rule
def why_not_asked(move: int) -> int:
    """The answers to questions that are asked in other phases only."""
    if move == choices.DONE:
        return NO_TRADE
    if move < choices.TAKE:
        return NO_SHARING
    if move < choices.DISCARD_CUBE:
        return NO_TOKEN
    if move < choices.CLAIM_CUBE:
        return NO_DISCARD
    return NO_CLAIM if move < choices.BID_CUBE else NO_BID


@rule
def why_not_take_gem(s: State, seat: int) -> int:
    """R9. With no cube at the start of a turn, what is missing is a yellow one to be found."""
    if state.count_of(s.cubes[seat]) > 0:
        return NO_FREE_GEM
    if s.moved or s.acted:
        return GEM_TOO_LATE
    return LEGAL if state.can_find_gem(s) else NO_FREE_GEM


@rule
def why_not_move(s: State, seat: int, island: int) -> int:
    """R10."""
    steps = steps_to(s, seat, place_of(s, island))
    if steps == 0:
        return ALREADY_THERE
    if s.moved:
        return ALREADY_MOVED
    return TOO_FAR if s.acted and steps > pieces.SHORT_MOVE else LEGAL


@rule
def why_not_deed(s: State, seat: int, deed: int) -> int:
    """R11, R12, R21–R24: the island, then the price."""
    island = wide(state.stands_on(s, seat))
    if deed == pieces.TO_EXPLORE:
        if why_not_explored(s, seat, island):
            return why_not_explored(s, seat, island)
    elif island != DEED_GROUNDS[deed, WHERE]:
        return wide(DEED_GROUNDS[deed, ELSEWHERE])
    if s.cubes[seat, pieces.YELLOW] < pieces.PRICE[deed, pieces.GEMS_ASKED]:
        return wide(DEED_GROUNDS[deed, UNPAID])
    for token in range(pieces.GOVERNOR):
        if s.tokens[seat, token] < pieces.PRICE[deed, pieces.MERCHANTS_ASKED + token]:
            return wide(DEED_GROUNDS[deed, UNPAID])
    return GEM_PRICE if deed == pieces.TO_BUY_GEM and not state.can_find_gem(s) else LEGAL


@rule
def why_not_explored(s: State, seat: int, island: int) -> int:
    """R12: which islands cannot be explored."""
    if island < pieces.FIRST_PEOPLE:
        return EXPLORE_NEUTRAL
    people = state.people_of(island)
    if s.owner[people] == seat:
        return EXPLORE_OWN
    return EXPLORE_SEPIA if s.sepia[people] else LEGAL


@rule
def why_not_build(s: State, seat: int, payment: int) -> int:
    """R5, R19: the price of another piece, or beyond the seat's means, or not the way to pay."""
    if not is_price(wide(s.built[seat]), payment):
        return OTHER_PRICE
    if missing(s, seat) > 0:
        return PIECE_PRICE
    cubes = s.cubes[seat]
    if not are_enough(
        payment,
        cubes[pieces.BLUE],
        cubes[pieces.ORANGE],
        cubes[pieces.PURPLE],
        cubes[pieces.YELLOW],
    ):
        return TOO_FEW_CUBES
    governors = pieces.PAID[payment, pieces.GOVERNORS_PAID]
    return LEGAL if governors <= s.tokens[seat, pieces.GOVERNOR] else TOO_FEW_GOVERNORS


@rule
def is_price(piece: int, payment: int) -> bool:
    """R5, R19: whether a payment is exactly the price of a piece."""
    for nth in range(pieces.WAYS[piece]):
        if pieces.WAY[piece, nth] == payment:
            return True
    return False


@rule
def why_not_give(s: State, seat: int, move: int) -> int:
    """R21."""
    return LEGAL if s.cubes[seat, move - choices.GIVE + pieces.BLUE] > 0 else NONE_TO_GIVE


@long_rule
def why_not_answer(s: State, seat: int, move: int) -> int:
    """An answer to the question that is asked in the middle of a turn."""
    if s.phase == phases.BID:
        return why_not_bid(s, seat, move)
    if s.phase == phases.EXCHANGE:
        return LEGAL if move == choices.DONE else why_not_give(s, seat, move)
    if s.phase == phases.DRAFT:
        return LEGAL if s.shown[move - choices.PICK] > 0 else NONE_TO_PICK
    if s.phase == phases.SPLIT:
        if move == choices.END_SPLIT:
            return LEGAL if state.count_of(s.aside) > 0 else NOTHING_ASIDE
        return LEGAL if s.shown[move - choices.SET_ASIDE] > 0 else NONE_TO_SET_ASIDE
    if s.phase == phases.DISCARD:
        colour = move - choices.DISCARD_CUBE + pieces.BLUE
        return LEGAL if s.cubes[seat, colour] > 0 else NONE_TO_DISCARD
    if s.phase == phases.CLAIM and move != choices.CLAIM_NOTHING:
        return LEGAL if s.fallen[move - choices.CLAIM_CUBE + pieces.BLUE] > 0 else NONE_TO_CLAIM
    return LEGAL  # a pile, a token, or no claim


@rule
def why_not_bid(s: State, seat: int, move: int) -> int:
    """R27."""
    if move == choices.CLOSE_HAND:
        return LEGAL
    if move < choices.TAKE_BACK:
        colour = move - choices.BID_CUBE + pieces.BLUE
        if s.cubes[seat, colour] == 0:
            return NONE_TO_BID
        return LEGAL if s.cubes[seat, colour] > s.hand[seat, colour] else ALL_IN_HAND
    if s.hand[seat, move - choices.TAKE_BACK + pieces.BLUE] == 0:
        return NONE_TO_TAKE_BACK
    return LEGAL if s.changes[seat] < choices.MOST_CHANGES else NO_MORE_CHANGES


def facts(ground: str, move: Move, view: RyuView) -> Facts:
    """The numbers a sentence needs beside the move's arguments."""
    assert view.viewer is not None
    own = view.seats[view.viewer]
    assert own.cubes is not None
    told: Facts = {
        "round": view.round,
        "owed": own.owed,
        "all": own.cubes.count,
        "excess": own.cubes.count - pieces.KEPT_CUBES,
        "gems": own.cubes.yellow,
        "merchants": own.tokens.merchant,
        "smugglers": own.tokens.smuggler,
        "governors": own.tokens.governor,
        "changes": choices.MOST_CHANGES,
    }
    if view.pending:
        told["who"] = view.pending[0]
    elif ground == "won":
        told["who"] = max(range(view.players), key=lambda seat: len(view.seats[seat].pieces))
    if "colour" in move.args:
        told["held"] = getattr(own.cubes, move.args["colour"])
    if move.kind in WORKPLACES:
        told["steps"] = steps_between(view, own.island, WORKPLACES[move.kind])
    elif move.kind == "move":
        told["steps"] = steps_between(view, own.island, move.args["island"])
    elif move.kind == "explore":
        told["island"] = own.island
    elif move.kind == "build" and view.turn is not None:
        told |= payment_of(move)
        told |= {"piece": pieces.PIECES[len(own.pieces)], "short": _short(own)}
    return told


def _short(own: Seat) -> int:
    """How many cubes a seat lacks for its next piece, after using Governors."""
    assert own.cubes is not None
    piece, held = len(own.pieces), own.cubes
    fit = plain(fitting)(piece, held.blue, held.orange, held.purple, held.yellow)
    return max(0, 3 + int(pieces.GEMS_IN[piece]) - fit - own.tokens.governor)
