"""Why a move of Les Dragons du Mékong is not legal."""

import numpy as np

from wyrmhall.games.mekong import choices, geometry, pawns, pieces, planks, programme, stones
from wyrmhall.games.mekong.rules import pending
from wyrmhall.games.mekong.state import State, between, lowest, neighbours, pawns_on_planks
from wyrmhall.kernel.rule import long_rule, rule
from wyrmhall.kernel.state import RUNNING, wide
from wyrmhall.kernel.why import LEGAL, Grounds

GROUNDS = Grounds(
    over="M9",
    not_your_turn="M7",
    cancelled="M7",
    already_ready="M6",
    no_islands="M24",
    no_points="M24",
    programming="M6",
    cards_final="M6",
    stone_first="M10",
    take_first="M12",
    lay_first="M13",
    remove_first="M17",
    step_first="M19",
    jump_first="M21",
    plank_chosen="M12",
    no_such_dragon="M4",
    own_dragon="M4",
    not_laid="M6",
    row_empty="M6",
    already_laid="M6",
    same_place="M6",
    second_dragon="M6",
    row_full="M6",
    next_place="M6",
    too_few="M6",
    no_changes="M6",
    stone_there="M10",
    too_near="M24",
    covered="M15",
    not_in_reserve="M12",
    no_support="M12",
    tried="M23",
    too_far="M3",
    full="M14",
    doubled="M14",
    too_short="M3",
    just_too_short="M3",
    crosses="M15",
    over_stone="M15",
    no_stone="M17",
    bears_plank="M17",
    no_plank="M17",
    pawn_on_it="M17",
    same_size="M17",
    third_colour="M17",
    no_plank_to_walk="M18",
    already_there="M19",
    village_apart="M18",
    plank_apart="M18",
    through_village="M18",
    occupied="M18",
    must_lead_on="M20",
    must_not_return="M20",
    jump_back="M21",
    nobody_between="M21",
    landing_taken="M21",
    only_jump="M21",
    no_landing="M21",
    jump_over_it="M21",
)
OVER = GROUNDS.over
NOT_YOUR_TURN = GROUNDS.not_your_turn
CANCELLED = GROUNDS.cancelled
ALREADY_READY = GROUNDS.already_ready
NO_ISLANDS = GROUNDS.no_islands
NO_POINTS = GROUNDS.no_points
PROGRAMMING = GROUNDS.programming
CARDS_FINAL = GROUNDS.cards_final
STONE_FIRST = GROUNDS.stone_first
TAKE_FIRST = GROUNDS.take_first
LAY_FIRST = GROUNDS.lay_first
REMOVE_FIRST = GROUNDS.remove_first
STEP_FIRST = GROUNDS.step_first
JUMP_FIRST = GROUNDS.jump_first
PLANK_CHOSEN = GROUNDS.plank_chosen
NO_SUCH_DRAGON = GROUNDS.no_such_dragon
OWN_DRAGON = GROUNDS.own_dragon
NOT_LAID = GROUNDS.not_laid
ROW_EMPTY = GROUNDS.row_empty
ALREADY_LAID = GROUNDS.already_laid
SAME_PLACE = GROUNDS.same_place
SECOND_DRAGON = GROUNDS.second_dragon
ROW_FULL = GROUNDS.row_full
NEXT_PLACE = GROUNDS.next_place
TOO_FEW = GROUNDS.too_few
NO_CHANGES = GROUNDS.no_changes
STONE_THERE = GROUNDS.stone_there
TOO_NEAR = GROUNDS.too_near
COVERED = GROUNDS.covered
NOT_IN_RESERVE = GROUNDS.not_in_reserve
NO_SUPPORT = GROUNDS.no_support
TRIED = GROUNDS.tried
TOO_FAR = GROUNDS.too_far
FULL = GROUNDS.full
DOUBLED = GROUNDS.doubled
TOO_SHORT = GROUNDS.too_short
JUST_TOO_SHORT = GROUNDS.just_too_short
CROSSES = GROUNDS.crosses
OVER_STONE = GROUNDS.over_stone
NO_STONE = GROUNDS.no_stone
BEARS_PLANK = GROUNDS.bears_plank
NO_PLANK = GROUNDS.no_plank
PAWN_ON_IT = GROUNDS.pawn_on_it
SAME_SIZE = GROUNDS.same_size
THIRD_COLOUR = GROUNDS.third_colour
NO_PLANK_TO_WALK = GROUNDS.no_plank_to_walk
ALREADY_THERE = GROUNDS.already_there
VILLAGE_APART = GROUNDS.village_apart
PLANK_APART = GROUNDS.plank_apart
THROUGH_VILLAGE = GROUNDS.through_village
OCCUPIED = GROUNDS.occupied
MUST_LEAD_ON = GROUNDS.must_lead_on
MUST_NOT_RETURN = GROUNDS.must_not_return
JUMP_BACK = GROUNDS.jump_back
NOBODY_BETWEEN = GROUNDS.nobody_between
LANDING_TAKEN = GROUNDS.landing_taken
ONLY_JUMP = GROUNDS.only_jump
NO_LANDING = GROUNDS.no_landing
JUMP_OVER_IT = GROUNDS.jump_over_it

FIRST = np.array(
    [LEGAL, STONE_FIRST, TAKE_FIRST, LAY_FIRST, REMOVE_FIRST, STEP_FIRST, JUMP_FIRST], np.int8
)
"""By task, what has to be done before anything else."""


@long_rule
def why(s: State, seat: int, move: int) -> int:
    """0 for a legal move, else the first ground that forbids it."""
    if s.over != RUNNING:
        return OVER
    if not (pending(s) >> seat) & 1:
        return why_not_asked(s, seat)
    if choices.STONE_ON <= move < choices.TAKE and s.open_water != (move >= choices.STONE_AT):
        return NO_ISLANDS if s.open_water else NO_POINTS
    if s.stage != 0:
        return why_not_arrange(s, seat, move)
    if move < choices.STONE_ON:
        return CARDS_FINAL
    task = task_of(move)
    if s.task != task:
        choosing_again = task == pieces.TAKE_PLANK and s.task == pieces.BRIDGE
        return PLANK_CHOSEN if choosing_again else wide(FIRST[s.task])
    if task == pieces.PLACE_STONE:
        kind = choices.STONE_AT if s.open_water else choices.STONE_ON
        return why_not_stone(s, move - kind)
    if task == pieces.TAKE_PLANK:
        empty = s.reserve[seat, move - choices.TAKE] == pieces.NONE
        return NOT_IN_RESERVE if empty else LEGAL
    if task == pieces.BRIDGE:
        return why_not_bridge(s, move - choices.BRIDGE_PAIR)
    if move < choices.REMOVE_PLANK:
        return why_not_remove_stone(s, move - choices.REMOVE_STONE)
    if task == pieces.TAKE_AWAY:
        return why_not_remove_plank(s, seat, move - choices.REMOVE_PLANK)
    return why_not_go(s, seat, pawns.aim(s, move))


@rule
def task_of(move: int) -> int:
    """The task that a move on the board carries out."""
    if move < choices.TAKE:
        return pieces.PLACE_STONE
    if move < choices.BRIDGE_PAIR:
        return pieces.TAKE_PLANK
    if move < choices.REMOVE_STONE:
        return pieces.BRIDGE
    if move < choices.STEP_VILLAGE:
        return pieces.TAKE_AWAY
    return pieces.STEP if move < choices.JUMP_VILLAGE else pieces.LEAP


@rule
def why_not_asked(s: State, seat: int) -> int:
    """M6, M7: it is not the seat's turn, or its card is cancelled, or its cards are final."""
    if s.stage != 0:
        return ALREADY_READY
    if s.laid[seat, s.place] < pieces.DRAGON:
        for other in range(s.players):
            if programme.flies_at(s.laid[other, s.place], s.colour[seat]):
                return CANCELLED
    return NOT_YOUR_TURN


@long_rule
def why_not_arrange(s: State, seat: int, move: int) -> int:
    """M4, M6."""
    if move >= choices.STONE_ON:
        return PROGRAMMING
    if move == choices.READY:
        return LEGAL if programme.first_empty(s, seat) == pieces.LAID else TOO_FEW
    if move < choices.READY:
        return why_not_program(s, seat, move - choices.PROGRAM)
    if move < choices.TAKE_BACK:
        card = (move - choices.PUT) // pieces.LAID
        return why_not_put(s, seat, card, (move - choices.PUT) % pieces.LAID)
    return why_not_take_back(s, seat, move - choices.TAKE_BACK)


@rule
def why_no_card(s: State, seat: int, card: int) -> int:
    """M4: whether the seat never has a card."""
    if programme.in_hand(s, seat, card):
        return LEGAL
    return OWN_DRAGON if s.colour[seat] == card - pieces.DRAGON else NO_SUCH_DRAGON


@rule
def why_not_program(s: State, seat: int, card: int) -> int:
    """M4, M6: a card laid in the first empty place."""
    if why_no_card(s, seat, card):
        return why_no_card(s, seat, card)
    if programme.place_of(s, seat, card) != pieces.LAID:
        return ALREADY_LAID
    if (programme.used_cards(s, seat, pieces.LAID) >> card) & 1:
        return SECOND_DRAGON
    return ROW_FULL if programme.first_empty(s, seat) == pieces.LAID else LEGAL


@rule
def why_not_put(s: State, seat: int, card: int, place: int) -> int:
    """M4, M6: a card put in any place but the next one to be filled."""
    if why_no_card(s, seat, card):
        return why_no_card(s, seat, card)
    if programme.may_put(s, seat, card, place):
        return why_no_change(s, seat)
    if programme.place_of(s, seat, card) == place:
        return SAME_PLACE
    dragon_laid = (programme.used_cards(s, seat, pieces.LAID) >> pieces.DRAGON) & 1 != 0
    return SECOND_DRAGON if dragon_laid and card >= pieces.DRAGON else NEXT_PLACE


@rule
def why_not_take_back(s: State, seat: int, card: int) -> int:
    """M4, M6."""
    if why_no_card(s, seat, card):
        return why_no_card(s, seat, card)
    if programme.place_of(s, seat, card) != pieces.LAID:
        return why_no_change(s, seat)
    return NOT_LAID if programme.used_cards(s, seat, pieces.LAID) else ROW_EMPTY


@rule
def why_no_change(s: State, seat: int) -> int:
    """M6: whether the seat has rearranged its cards as often as it may."""
    return NO_CHANGES if s.changes[seat] == choices.MOST_CHANGES else LEGAL


@long_rule
def why_not_stone(s: State, site: int) -> int:
    """M10, M15, M24."""
    if s.closed[site] == 0:
        return LEGAL
    near = False
    for stone in range(pieces.STONES):
        if s.lies_at[stone] == site:
            return STONE_THERE
        if s.open_water and s.lies_at[stone] != pieces.NONE:
            near = near or stones.too_near(site, wide(s.lies_at[stone]))
    return TOO_NEAR if near else COVERED


@long_rule
def why_not_bridge(s: State, pair: int) -> int:
    """M3, M12–M15, M23: the supports, then the plank's length, then what lies in its way.

    Of several supports the one that is almost near enough answers.
    """
    one, other = wide(pieces.PAIR_ONE[pair]), wide(pieces.PAIR_OTHER[pair])
    if not (planks.is_there(s, one) and planks.is_there(s, other)):
        return NO_SUPPORT
    if s.by_eye:
        tried = (wide(s.tried[one]) >> (other - pieces.VILLAGES)) & 1 != 0
        return TRIED if tried else LEGAL
    needed = planks.needs(s, one, other)
    if needed == geometry.TOO_LONG:
        return TOO_FAR
    if not (planks.takes_one_more(s, one) and planks.takes_one_more(s, other)):
        return FULL
    if between(s, one, other):
        return DOUBLED
    if needed > s.chosen:
        return JUST_TOO_SHORT if needed == s.chosen + 1 else TOO_SHORT
    if planks.crosses_plank(s, one, other):
        return CROSSES
    return OVER_STONE if planks.lies_over_stone(s, wide(s.open_water), one, other) else LEGAL


@rule
def why_not_remove_stone(s: State, stone: int) -> int:
    """M17."""
    if not planks.is_there(s, pieces.VILLAGES + stone):
        return NO_STONE
    return BEARS_PLANK if s.resting[pieces.VILLAGES + stone] else LEGAL


@rule
def why_not_remove_plank(s: State, seat: int, pair: int) -> int:
    """M17."""
    there = between(s, wide(pieces.PAIR_ONE[pair]), wide(pieces.PAIR_OTHER[pair]))
    if not there:
        return NO_PLANK
    if there & (pawns_on_planks(s) >> pieces.VILLAGES):
        return PAWN_ON_IT
    plank = lowest(there)
    if s.reserve[seat, plank % pieces.SIZES] != pieces.NONE:
        return SAME_SIZE
    free = planks.adds_no_third(planks.reserve_colours(s, seat), plank)
    return LEGAL if free else THIRD_COLOUR


@long_rule
def why_not_go(s: State, seat: int, space: int) -> int:
    """M18–M21: to a village, or to a plank that may not be there."""
    if space == pieces.NONE:
        return NO_PLANK_TO_WALK
    if (pawns.landings(s, seat) >> space) & 1:
        return LEGAL
    here, taken = wide(s.pawn[seat]), pawns_on_planks(s)
    if s.task == pieces.LEAP:
        return why_not_jump(s, here, space, taken)
    if here == space:
        return ALREADY_THERE
    if not (neighbours(s, here) >> space) & 1:
        return why_not_adjacent(s, here, space)
    if (taken >> space) & 1:
        return OCCUPIED
    return MUST_LEAD_ON if s.left == 2 else MUST_NOT_RETURN


@rule
def why_not_adjacent(s: State, here: int, space: int) -> int:
    """M18: no step leads to a space; two planks on one village are two steps apart."""
    if space < pieces.VILLAGES:
        return VILLAGE_APART
    if here < pieces.VILLAGES:
        return PLANK_APART
    one = pieces.PAIR_ONE[s.lies[here - pieces.VILLAGES]]
    shared = one < pieces.VILLAGES and one == pieces.PAIR_ONE[s.lies[space - pieces.VILLAGES]]
    return THROUGH_VILLAGE if shared else PLANK_APART


@rule
def why_not_jump(s: State, here: int, space: int, taken: int) -> int:
    """M21: no jump leads to a space; the pawn there may itself be one to jump over."""
    if here == space:
        return JUMP_BACK
    occupied = (taken >> space) & 1 != 0
    if not (neighbours(s, here) >> space) & 1:
        return LANDING_TAKEN if occupied else NOBODY_BETWEEN
    if not occupied:
        return ONLY_JUMP
    return JUMP_OVER_IT if neighbours(s, space) & ~taken & ~(1 << here) else NO_LANDING
