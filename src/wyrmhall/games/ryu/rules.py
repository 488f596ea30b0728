"""RYU, after its French rulebook; clauses R1–R32 in docs/rules/ryu.en.md.

Reading order: set-up, who decides, what they may do, what it does, how it ends, what a seat
cannot know, and the small steps these are made of. The record is in `table.py`; islands, the
sharing out of cubes, building and the Tear have a file each.
"""

from wyrmhall.games.ryu import events as told
from wyrmhall.games.ryu.build import build, payments
from wyrmhall.games.ryu.explore import choose_pile, end_split, pick, set_aside, sharings
from wyrmhall.games.ryu.islands import (
    claim,
    claims,
    deeds,
    discard,
    discards,
    do_deed,
    gifts,
    give,
    seek_discarder,
)
from wyrmhall.games.ryu.pieces import (
    BID,
    BID_CUBE,
    BLUE,
    BUILD,
    CHOOSE_PILE,
    CLAIM,
    CLAIM_CUBE,
    CLAIM_NOTHING,
    CLOSE_HAND,
    COLOUR_COUNT,
    COMPLETE,
    CUBES_FOR,
    DEED,
    DISCARD,
    DISCARD_CUBE,
    DONE,
    END,
    END_SPLIT,
    EXCHANGE,
    FIRST_GEMS,
    FIRST_PEOPLE,
    GIVE,
    ISLAND_COUNT,
    LAST_ROUND,
    LATE_SEATS,
    LONGEST_MOVE,
    MERCHANT,
    MOVE,
    NOBODY,
    OPENING,
    PASSING,
    PEOPLE_COUNT,
    PEOPLE_OF,
    PICK,
    ROUND_LIMIT,
    SEATS,
    SET_ASIDE,
    SHORT_MOVE,
    SMUGGLER,
    SPOILS,
    TAKE,
    TAKE_BACK,
    TAKE_GEM,
    TO_TURN_OVER,
    TRADE,
    TURN,
    TURN_OVER,
    WHITE,
    YELLOW,
)
from wyrmhall.games.ryu.table import (
    STATE,
    State,
    can_find_gem,
    count_of,
    people_of,
    stands_on,
    take_gem,
)
from wyrmhall.games.ryu.tear import (
    bids,
    close_hand,
    open_bid,
    put_in,
    redraw_hands,
    seek_taker,
    take_back,
    take_token,
)
from wyrmhall.kernel.chance import draw, shuffle
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import RUNNING, Cells, Moves, note

__all__ = ["STATE", "apply", "imagine", "legal", "pending", "result", "setup"]


@rule
def setup(s: State) -> None:
    """R1, R2, R4, R6–R8: peoples, cubes, the circle, figures, the first player, late tokens."""
    for island in range(ISLAND_COUNT):
        s.circle[island] = island
    shuffle(s, s.circle, ISLAND_COUNT)
    for people in range(PEOPLE_COUNT):
        s.owner[people] = NOBODY
    for colour in range(COLOUR_COUNT):
        s.bag[colour] = CUBES_FOR[s.players, colour]
    for seat in range(SEATS):
        s.people[seat] = PEOPLE_OF[s.peoples, seat]
        if seat < s.players:
            s.owner[s.people[seat]] = seat
            s.place[seat] = place_of(s, FIRST_PEOPLE + s.people[seat])
            s.cubes[seat, YELLOW] = FIRST_GEMS
            s.bag[YELLOW] -= FIRST_GEMS
    s.first = draw(s, s.players)
    s.turn = s.first
    s.passive = NOBODY
    s.winner = NOBODY
    note(s, told.OPENED, s.first)
    late = LATE_SEATS[s.players]  # R7: seen from the first player, the last ones
    for ahead in range(s.players - late, s.players):
        s.owed[(s.first + ahead) % s.players] = 1
    s.asked = (s.first + s.players - late) % s.players  # the first player, where nobody is late
    s.phase = OPENING
    if late == 0:
        begin_turn(s, s.first)


@rule
def pending(s: State) -> int:
    """The seat that is asked; in a bid every seat whose hand is open."""
    if s.phase != BID:
        return 1 << s.asked
    seats = 0
    for seat in range(s.players):
        if not s.closed[seat]:
            seats |= 1 << seat
    return seats


@rule
def legal(s: State, seat: int, moves: Moves) -> int:
    """What the phase asks of a seat."""
    if s.phase == TURN:
        return turn_moves(s, seat, moves)
    if s.phase == BID:
        return bids(s, seat, moves)
    if s.phase == OPENING or s.phase == TRADE or s.phase == SPOILS:
        moves[0] = TAKE + MERCHANT
        moves[1] = TAKE + SMUGGLER
        return 2
    if s.phase == EXCHANGE:
        count = gifts(s, seat, moves, 0)
        moves[count] = DONE
        return count + 1
    if s.phase == DISCARD:
        return discards(s, seat, moves)
    if s.phase == CLAIM:
        return claims(s, moves)
    return sharings(s, moves)


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Carry out a legal move, then whatever comes before the next question."""
    if move < DEED:
        if move == END:
            s.phase = PASSING
        elif move == TAKE_GEM:
            take_gem(s, seat)
        else:
            move_figure(s, seat, move - MOVE)
    elif move < BUILD:
        people = move - TURN_OVER if move >= TURN_OVER else people_of(stands_on(s, seat))
        do_deed(s, seat, min(move - DEED, TO_TURN_OVER), people)
    elif move < GIVE:
        build(s, seat, move - BUILD)
    elif move < DONE:
        give(s, seat, move - GIVE + BLUE)
    elif move == DONE:
        s.phase = COMPLETE
    elif move < SET_ASIDE:
        pick(s, seat, move - PICK)
    elif move < END_SPLIT:
        set_aside(s, seat, move - SET_ASIDE)
    elif move == END_SPLIT:
        end_split(s, seat)
    elif move < TAKE:
        choose_pile(s, seat, move - CHOOSE_PILE)
    elif move < DISCARD_CUBE:
        take_token(s, seat, move - TAKE)
    elif move < CLAIM_CUBE:
        discard(s, seat, move - DISCARD_CUBE + BLUE)
    elif move < BID_CUBE:
        claim(s, seat, WHITE if move == CLAIM_NOTHING else move - CLAIM_CUBE + BLUE)
    elif move < TAKE_BACK:
        put_in(s, seat, move - BID_CUBE + BLUE)
    elif move < CLOSE_HAND:
        take_back(s, seat, move - TAKE_BACK + BLUE)
    else:
        close_hand(s, seat)
    carry_on(s)


@rule
def result(s: State, ranks: Cells, scores: Cells) -> None:
    """R20, R32, C5: the winner, and all others second; a drawn game is shared by all."""
    for seat in range(s.players):
        scores[seat] = s.built[seat]
        ranks[seat] = 1 if s.winner == NOBODY or s.winner == seat else 2


@rule
def imagine(s: State, seat: int) -> None:
    """R31: every cube can be deduced from the log; only others' unrevealed bids are redrawn."""
    if s.phase == BID and s.over == RUNNING:
        redraw_hands(s, seat)


@rule
def place_of(s: State, island: int) -> int:
    """Where in the circle an island lies."""
    place = 0
    while s.circle[place] != island:
        place += 1
    return place


@rule
def turn_moves(s: State, seat: int, moves: Moves) -> int:
    """R9–R11: the gem at the very start, one move, one action, the end."""
    count = 0
    if not s.acted:
        if not s.moved and count_of(s.cubes[seat]) == 0 and can_find_gem(s):  # R9
            moves[count] = TAKE_GEM
            count += 1
        count = deeds(s, seat, moves, count)
        count = payments(s, seat, moves, count)
    if not s.moved:
        farthest = SHORT_MOVE if s.acted else LONGEST_MOVE
        for steps in range(1, farthest + 1):  # R10: either way round
            ahead = s.place[seat] + steps
            behind = s.place[seat] - steps
            moves[count] = MOVE + s.circle[ahead if ahead < ISLAND_COUNT else ahead - ISLAND_COUNT]
            moves[count + 1] = MOVE + s.circle[behind if behind >= 0 else behind + ISLAND_COUNT]
            count += 2
    moves[count] = END
    return count + 1


@rule
def move_figure(s: State, seat: int, island: int) -> None:
    """R10: the shorter way round; after three or four steps the turn is over."""
    place = place_of(s, island)
    steps = abs(place - s.place[seat])
    if steps > LONGEST_MOVE:
        steps = ISLAND_COUNT - steps
    s.place[seat] = place
    s.moved = 1
    note(s, told.MOVED, seat, island, steps)
    if steps > SHORT_MOVE:
        s.phase = PASSING


@rule
def carry_on(s: State) -> None:
    """What nobody is asked about, each step leading to a later one."""
    if s.over != RUNNING:  # R20: nothing more is decided
        return
    if s.phase == DISCARD:
        seek_discarder(s)
    if s.phase == COMPLETE:
        complete_action(s)
    if s.phase == OPENING or s.phase == TRADE or s.phase == SPOILS:
        seek_taker(s)
    if s.phase == PASSING:
        pass_turn(s)


@rule
def complete_action(s: State) -> None:
    """R26: if the white cube was drawn, the bid; else the turn goes on."""
    s.acted = 1
    if s.bag[WHITE] == 0:
        open_bid(s)
    else:
        s.phase = TURN
        s.asked = s.turn


@rule
def pass_turn(s: State) -> None:
    """R8, R32: clockwise; drawn when the two-hundredth round ends."""
    following = (s.turn + 1) % s.players
    if following == s.first:
        s.rounds += 1
        if s.rounds == LAST_ROUND:
            s.over = ROUND_LIMIT
            note(s, told.DRAWN, s.rounds)
            return
    begin_turn(s, following)


@rule
def begin_turn(s: State, seat: int) -> None:
    """R9, R10: nothing is done yet."""
    s.turn = seat
    s.asked = seat
    s.moved = 0
    s.acted = 0
    s.phase = TURN
    note(s, told.TURN_BEGAN, seat, s.rounds + 1)
