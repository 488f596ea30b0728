"""RYU, after its French rulebook; clauses R1–R32 in rules.en.md.

Reading order: set-up, who decides, which moves are legal, what a move does, how the game ends,
what a seat cannot know, and the small steps these are made of. The record is in `state.py`;
islands, the sharing out of cubes, building and the Tear have a file each.
"""

from wyrmhall.games.ryu import choices, events, islands, phases, pieces, state, tear
from wyrmhall.games.ryu.build import build, payments
from wyrmhall.games.ryu.explore import choose_pile, end_split, pick, set_aside, sharings
from wyrmhall.games.ryu.state import STATE, State
from wyrmhall.kernel.chance import draw, shuffle
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import RUNNING, Cells, Moves, note

__all__ = ["STATE", "apply", "imagine", "legal", "pending", "result", "setup"]


@rule
def setup(s: State) -> None:
    """R1, R2, R4, R6–R8: peoples, cubes, the circle, figures, the first player, late tokens."""
    for island in range(pieces.ISLAND_COUNT):
        s.circle[island] = island
    shuffle(s, s.circle, pieces.ISLAND_COUNT)
    for people in range(pieces.PEOPLE_COUNT):
        s.owner[people] = pieces.NOBODY
    for colour in range(pieces.COLOUR_COUNT):
        s.bag[colour] = pieces.CUBES_FOR[s.players, colour]
    for seat in range(pieces.SEATS):
        s.people[seat] = pieces.PEOPLE_OF[s.peoples, seat]
        if seat < s.players:
            s.owner[s.people[seat]] = seat
            s.place[seat] = place_of(s, pieces.FIRST_PEOPLE + s.people[seat])
            s.cubes[seat, pieces.YELLOW] = pieces.FIRST_GEMS
            s.bag[pieces.YELLOW] -= pieces.FIRST_GEMS
    s.first = draw(s, s.players)
    s.turn = s.first
    s.passive = pieces.NOBODY
    s.winner = pieces.NOBODY
    note(s, events.OPENED, s.first)
    late = pieces.LATE_SEATS[s.players]  # R7: the last seats, counting from the first player
    for ahead in range(s.players - late, s.players):
        s.owed[(s.first + ahead) % s.players] = 1
    s.asked = (s.first + s.players - late) % s.players  # the first player, if nobody is late
    s.phase = phases.OPENING
    if late == 0:
        begin_turn(s, s.first)


@rule
def pending(s: State) -> int:
    """The seat that is asked; in a bid, every seat whose hand is still open."""
    if s.phase != phases.BID:
        return 1 << s.asked
    seats = 0
    for seat in range(s.players):
        if not s.closed[seat]:
            seats |= 1 << seat
    return seats


@rule
def legal(s: State, seat: int, moves: Moves) -> int:
    """The moves this phase allows the seat."""
    if s.phase == phases.TURN:
        return turn_moves(s, seat, moves)
    if s.phase == phases.BID:
        return tear.bids(s, seat, moves)
    if s.phase == phases.OPENING or s.phase == phases.TRADE or s.phase == phases.SPOILS:
        moves[0] = choices.TAKE + pieces.MERCHANT
        moves[1] = choices.TAKE + pieces.SMUGGLER
        return 2
    if s.phase == phases.EXCHANGE:
        count = islands.gifts(s, seat, moves, 0)
        moves[count] = choices.DONE
        return count + 1
    if s.phase == phases.DISCARD:
        return islands.discards(s, seat, moves)
    if s.phase == phases.CLAIM:
        return islands.claims(s, moves)
    return sharings(s, moves)


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Carry out a legal move, then whatever comes before the next question."""
    if move < choices.DEED:
        if move == choices.END:
            s.phase = phases.PASSING
        elif move == choices.TAKE_GEM:
            state.take_gem(s, seat)
        else:
            move_figure(s, seat, move - choices.MOVE)
    elif move < choices.BUILD:
        people = (
            move - choices.TURN_OVER
            if move >= choices.TURN_OVER
            else state.people_of(state.stands_on(s, seat))
        )
        islands.do_deed(s, seat, min(move - choices.DEED, pieces.TO_TURN_OVER), people)
    elif move < choices.GIVE:
        build(s, seat, move - choices.BUILD)
    elif move < choices.DONE:
        islands.give(s, seat, move - choices.GIVE + pieces.BLUE)
    elif move == choices.DONE:
        s.phase = phases.COMPLETE
    elif move < choices.SET_ASIDE:
        pick(s, seat, move - choices.PICK)
    elif move < choices.END_SPLIT:
        set_aside(s, seat, move - choices.SET_ASIDE)
    elif move == choices.END_SPLIT:
        end_split(s, seat)
    elif move < choices.TAKE:
        choose_pile(s, seat, move - choices.CHOOSE_PILE)
    elif move < choices.DISCARD_CUBE:
        tear.take_token(s, seat, move - choices.TAKE)
    elif move < choices.CLAIM_CUBE:
        islands.discard(s, seat, move - choices.DISCARD_CUBE + pieces.BLUE)
    elif move < choices.BID_CUBE:
        islands.claim(
            s,
            seat,
            pieces.WHITE
            if move == choices.CLAIM_NOTHING
            else move - choices.CLAIM_CUBE + pieces.BLUE,
        )
    elif move < choices.TAKE_BACK:
        tear.put_in(s, seat, move - choices.BID_CUBE + pieces.BLUE)
    elif move < choices.CLOSE_HAND:
        tear.take_back(s, seat, move - choices.TAKE_BACK + pieces.BLUE)
    else:
        tear.close_hand(s, seat)
    carry_on(s)


@rule
def result(s: State, ranks: Cells, scores: Cells) -> None:
    """R20, R32, C5: the winner is first, all others second; in a draw all are first."""
    for seat in range(s.players):
        scores[seat] = s.built[seat]
        ranks[seat] = 1 if s.winner == pieces.NOBODY or s.winner == seat else 2


@rule
def imagine(s: State, seat: int) -> None:
    """R31: every cube can be deduced from the log; only others' unrevealed bids are redrawn."""
    if s.phase == phases.BID and s.over == RUNNING:
        tear.redraw_hands(s, seat)


@rule
def place_of(s: State, island: int) -> int:
    """The place of an island in the circle."""
    place = 0
    while s.circle[place] != island:
        place += 1
    return place


@rule
def steps_to(s: State, seat: int, place: int) -> int:
    """R10: how far a figure is from a place of the circle, the shorter way round."""
    steps = abs(place - s.place[seat])
    return pieces.ISLAND_COUNT - steps if steps > pieces.LONGEST_MOVE else steps


@rule
def turn_moves(s: State, seat: int, moves: Moves) -> int:
    """R9–R11: the gem at the very start, one move, one action, the end."""
    count = 0
    if not s.acted:
        if not s.moved and state.count_of(s.cubes[seat]) == 0 and state.can_find_gem(s):  # R9
            moves[count] = choices.TAKE_GEM
            count += 1
        count = islands.deeds(s, seat, moves, count)
        count = payments(s, seat, moves, count)
    if not s.moved:
        farthest = pieces.SHORT_MOVE if s.acted else pieces.LONGEST_MOVE
        for steps in range(1, farthest + 1):  # R10: either way round
            ahead = s.place[seat] + steps
            behind = s.place[seat] - steps
            moves[count] = (
                choices.MOVE
                + s.circle[ahead if ahead < pieces.ISLAND_COUNT else ahead - pieces.ISLAND_COUNT]
            )
            moves[count + 1] = (
                choices.MOVE + s.circle[behind if behind >= 0 else behind + pieces.ISLAND_COUNT]
            )
            count += 2
    moves[count] = choices.END
    return count + 1


@rule
def move_figure(s: State, seat: int, island: int) -> None:
    """R10: after three or four steps the turn is over."""
    place = place_of(s, island)
    steps = steps_to(s, seat, place)
    s.place[seat] = place
    s.moved = 1
    note(s, events.MOVED, seat, island, steps)
    if steps > pieces.SHORT_MOVE:
        s.phase = phases.PASSING


@rule
def carry_on(s: State) -> None:
    """Carry out the steps nobody is asked about, each leading to a later one."""
    if s.over != RUNNING:  # R20: nothing more is decided
        return
    if s.phase == phases.DISCARD:
        islands.seek_discarder(s)
    if s.phase == phases.COMPLETE:
        complete_action(s)
    if s.phase == phases.OPENING or s.phase == phases.TRADE or s.phase == phases.SPOILS:
        tear.seek_taker(s)
    if s.phase == phases.PASSING:
        pass_turn(s)


@rule
def complete_action(s: State) -> None:
    """R26: if the white cube was drawn, the bid; else the turn goes on."""
    s.acted = 1
    if s.bag[pieces.WHITE] == 0:
        tear.open_bid(s)
    else:
        s.phase = phases.TURN
        s.asked = s.turn


@rule
def pass_turn(s: State) -> None:
    """R8, R32: clockwise; the game is drawn when round 200 ends."""
    following = (s.turn + 1) % s.players
    if following == s.first:
        s.rounds += 1
        if s.rounds == pieces.LAST_ROUND:
            s.over = pieces.ROUND_LIMIT
            note(s, events.DRAWN, s.rounds)
            return
    begin_turn(s, following)


@rule
def begin_turn(s: State, seat: int) -> None:
    """R9, R10: the seat has neither moved nor acted yet."""
    s.turn = seat
    s.asked = seat
    s.moved = 0
    s.acted = 0
    s.phase = phases.TURN
    note(s, events.TURN_BEGAN, seat, s.rounds + 1)
