"""Dragon Island, after its English rulebook; clauses I1–I24 in rules.en.md.

Reading order: set-up, who decides, which moves are legal, what a move does, how the game ends,
what a seat cannot know, and the small steps these are made of. The record is in `state.py`, the
sea in `hexes.py`; exploring, the wizard and the actions have a file each.
"""

from wyrmhall.games.island import actions, choices, events, explore, phases, pieces, wizard
from wyrmhall.games.island.hexes import FIRST_RING
from wyrmhall.games.island.state import STATE, State, bag_left
from wyrmhall.games.island.unknown import redraw_maps, redraw_tiles
from wyrmhall.kernel.chance import draw, shuffle
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Cells, Moves, close_stage, note, open_stage, reveal, whisper, wide

__all__ = ["STATE", "apply", "imagine", "legal", "pending", "result", "setup"]


@rule
def setup(s: State) -> None:
    """I4, I6: supplies, bag and deck, the Keep, a tile and two maps each, of which all keep one."""
    for tile in range(pieces.TILES):
        s.bag[tile] = tile
    shuffle(s, s.bag, pieces.TILES)
    for treasure in range(pieces.MAPS):
        s.deck[treasure] = treasure
    shuffle(s, s.deck, pieces.MAPS)
    s.deck_size = pieces.MAPS
    for colour in range(pieces.COLOUR_COUNT):
        s.supply[colour] = pieces.BANK if colour == pieces.GOLD else pieces.CUBES
        s.dragon_supply[colour] = pieces.DRAGONS
        s.lair_of[colour] = pieces.NOBODY
    for index in range(FIRST_RING):
        s.open_places[index] = index + 1
    s.open_count = FIRST_RING
    explore.lay_tile(
        s, wide(pieces.KEEP), wide(pieces.KEEP_TILE), wide(pieces.COLOURLESS), wide(pieces.NOBODY)
    )
    s.in_air = pieces.NOBODY
    for seat in range(pieces.SEATS):
        s.wizard[seat] = pieces.WIZARD_OF[s.wizards, seat]
        s.stands_on[seat] = pieces.NOBODY
        s.chosen[seat] = pieces.NOBODY
    s.first = draw(s, wide(s.players))
    s.turn = s.first
    note(s, events.OPENED, wide(s.first))
    for after in range(wide(s.players)):
        draw_tile(s, (wide(s.first) + after) % wide(s.players))
    for after in range(wide(s.players)):
        seat = (wide(s.first) + after) % wide(s.players)
        note(s, events.DREW_MAPS, seat, wide(pieces.FIRST_MAPS))
        for _ in range(pieces.FIRST_MAPS):
            actions.draw_map(s, seat)
    s.phase = phases.OPENING
    open_stage(s)


@rule
def pending(s: State) -> int:
    """The seats that have not yet chosen a map at set-up, then the seat whose turn it is."""
    if s.phase != phases.OPENING:
        return 1 << wide(s.turn)
    seats = 0
    for seat in range(wide(s.players)):
        if s.chosen[seat] == pieces.NOBODY:
            seats |= 1 << seat
    return seats


@rule
def legal(s: State, seat: int, moves: Moves) -> int:
    """The moves this phase of the turn allows."""
    phase = wide(s.phase)
    count = 0
    if phase == phases.CHOOSE_TILE:
        count = explore.tile_moves(s, seat, moves)
    elif phase == phases.PLACE:
        count = explore.place_moves(s, moves)
    elif phase == phases.PAINT:
        count = explore.paint_moves(moves)
    elif phase == phases.HERD:
        count = wizard.herd_moves(s, seat, moves)
    elif phase == phases.HERD_TO:
        count = wizard.herd_to_moves(s, moves)
    elif phase == phases.HERD_MORE:
        count = wizard.herd_more_moves(s, seat, moves)
    elif phase == phases.GO:
        count = wizard.go_moves(s, moves)
    elif phase == phases.DEAL:
        count = wizard.deal_moves(s, seat, moves)
    elif phase == phases.PAY:
        count = wizard.pay_moves(s, seat, moves)
    elif phase == phases.ACT:
        count = actions.act_moves(s, seat, moves)
    elif phase == phases.PLAY_MAP:
        count = actions.map_moves(s, seat, moves)
    else:  # OPENING, KEEP_MAP
        count = actions.keep_moves(s, seat, moves)
    return count


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Carry out a legal move, then go on with the turn to its next question."""
    move = wide(move)
    if s.phase == phases.OPENING:
        choose_first_map(s, seat, move - choices.TO_KEEP)
        return
    painted = 0
    if move < choices.TO_CHOOSE:
        keep_map(s, seat, move - choices.TO_KEEP)
    elif move < choices.TO_PLACE:
        explore.choose_tile(s, seat, move - choices.TO_CHOOSE)
    elif move < choices.TO_PAINT:
        explore.choose_place(s, move - choices.TO_PLACE)
    elif move < choices.TO_HERD_FROM:
        painted = move - choices.TO_PAINT
        s.phase = phases.PLACED
    elif move < choices.HERD_NOTHING:
        wizard.herd_from(s, move - choices.TO_HERD_FROM)
    elif move == choices.HERD_NOTHING:
        wizard.end_herding(s)
    elif move < choices.TO_HERD:
        wizard.herd_to(s, move - choices.TO_HERD_TO)
    elif move < choices.HERD_DONE:
        wizard.herd_one(s, seat, move - choices.TO_HERD)
    elif move == choices.HERD_DONE:
        wizard.end_herding(s)
    elif move < choices.TO_TAME:
        wizard.go(s, seat, move - choices.TO_GO)
    elif move == choices.TO_TAME:
        wizard.tame(s, seat)
    elif move == choices.TO_CAPTURE:
        wizard.start_capture(s, seat)
    elif move < choices.ACT_NOTHING:
        wizard.pay(s, seat, move - choices.TO_PAY, wide(1))
    elif move == choices.ACT_NOTHING:
        s.phase = phases.ACTED
    elif move < choices.TO_PULL:
        actions.start_building(s, seat, building_of(seat, move))
    elif move < choices.DRAW_MAPS:
        actions.pull(s, seat, move - choices.TO_PULL)
    elif move == choices.DRAW_MAPS:
        actions.draw_maps(s, seat)
    elif move == choices.TAKE_GOLD:
        actions.take_gold(s)
    elif move == choices.NO_MAP:
        s.phase = phases.PASSING
    else:
        actions.play_map(s, seat, move - choices.TO_PLAY)
    go_on(s, seat, painted)


@rule
def result(s: State, ranks: Cells, scores: Cells) -> None:
    """I24: Fame and the gold on pets; ties by colours captured, by gold, then shared."""
    for seat in range(wide(s.players)):
        scores[seat] = wide(s.fame[seat]) + gold_on_pets(s, seat)
    for seat in range(wide(s.players)):
        ranks[seat] = 1
        for other in range(wide(s.players)):
            if scores[other] != scores[seat]:
                ahead = scores[other] > scores[seat]
            elif colours_captured(s, other) != colours_captured(s, seat):
                ahead = colours_captured(s, other) > colours_captured(s, seat)
            else:
                ahead = s.stock[other, pieces.GOLD] > s.stock[seat, pieces.GOLD]
            if ahead:
                ranks[seat] += 1


@rule
def imagine(s: State, seat: int) -> None:
    """I7: redraw others' tiles with the bag, maps this seat does not know, and others' choices."""
    redraw_tiles(s, seat)
    redraw_maps(s, seat)
    if s.phase == phases.OPENING:
        for other in range(wide(s.players)):
            if other != seat:
                s.chosen[other] = pieces.NOBODY


@rule
def draw_tile(s: State, seat: int) -> None:
    """Step 8: draw a tile from the bag; only this seat sees it."""
    tile = wide(s.bag[s.bag_next])
    s.bag[s.bag_next] = 0
    s.bag_next += 1
    s.hand[seat, s.hand_count[seat]] = tile
    s.hand_count[seat] += 1
    note(s, events.DREW_TILE, seat, bag_left(s))
    up, down = pieces.FACE_OF[tile // 2, 0], pieces.FACE_OF[tile // 2, 1]
    whisper(
        s,
        1 << seat,
        events.OWN_TILE,
        seat,
        pieces.KIND_OF_FACE[up],
        pieces.COLOUR_OF_FACE[up],
        pieces.KIND_OF_FACE[down],
        pieces.COLOUR_OF_FACE[down],
    )


@rule
def choose_first_map(s: State, seat: int, pattern: int) -> None:
    """I6: all choose in secret; the rest go under the deck in turn order from the first seat."""
    s.chosen[seat] = actions.drawn_index(s, seat, pattern)
    for other in range(wide(s.players)):
        if s.chosen[other] == pieces.NOBODY:
            return
    for after in range(wide(s.players)):
        owner = (wide(s.first) + after) % wide(s.players)
        actions.keep_drawn(s, owner, wide(s.chosen[owner]))
        actions.return_drawn(s, owner)
    for owner in range(wide(s.players)):
        s.chosen[owner] = pieces.NOBODY
    close_stage(s)
    start_turn(s)


@rule
def start_turn(s: State) -> None:
    """I8: the first tile is the Tower."""
    if s.stands_on[s.turn] == pieces.NOBODY:
        s.face = pieces.TOWER_FACE
        s.phase = phases.PLACE
    else:
        s.phase = phases.CHOOSE_TILE


@rule
def keep_map(s: State, seat: int, pattern: int) -> None:
    """I20: keep one; once the last is kept, the rest go back."""
    actions.keep_drawn(s, seat, actions.drawn_index(s, seat, pattern))
    s.keeps -= 1
    if s.keeps == 0:
        actions.return_drawn(s, seat)
        s.phase = phases.ACTED


@rule
def building_of(seat: int, move: int) -> int:
    """The building a move builds."""
    if move == choices.BUILD_PEN:
        return pieces.PEN + seat
    if move == choices.BUILD_SPIRE:
        return pieces.SPIRE
    return pieces.LAIR + move - choices.BUILD_LAIR


@rule
def go_on(s: State, seat: int, painted: int) -> None:
    """The steps of a turn in their order, up to the next question."""
    if s.phase == phases.PLACED:
        explore.explore(s, seat, painted)
    if s.phase == phases.HERDED:
        wizard.find_ends(s, seat)
    if s.phase == phases.ARRIVED:
        s.phase = phases.DEAL if s.crowd[s.stands_on[seat]] > 0 else phases.DEALT
    if s.phase == phases.PAY:
        wizard.pay_the_rest(s, seat)
        if s.due == 0 and s.paying_for == pieces.NO_BUILDING:
            wizard.capture(s, seat)
        elif s.due == 0:
            actions.build(s, seat)
    if s.phase == phases.DEALT:
        actions.arrive_at_action(s, seat)
    if s.phase == phases.ACTED:
        explore.take_gains(s, seat)
        actions.arrive_at_maps(s, seat)
    if s.phase == phases.PASSING:
        pass_turn(s, seat)
    s.asks = phases.ASKED[s.phase]


@rule
def pass_turn(s: State, seat: int) -> None:
    """Step 8, and I24: the game is over once bag and hands are empty."""
    if bag_left(s) > 0:
        draw_tile(s, seat)
        reveal(s)
    tiles = bag_left(s)
    for other in range(wide(s.players)):
        tiles += wide(s.hand_count[other])
    if tiles > 0:
        s.turn = (seat + 1) % wide(s.players)
        start_turn(s)
        return
    s.over = pieces.EXPLORED
    note(s, events.ENDED)
    for other in range(wide(s.players)):
        gold = gold_on_pets(s, other)
        note(s, events.SCORED, other, wide(s.fame[other]), gold, wide(s.fame[other]) + gold)


@rule
def gold_on_pets(s: State, seat: int) -> int:
    """I24: a Fame for each gold on a pet card."""
    gold = 0
    for colour in range(pieces.COLOUR_COUNT):
        gold += wide(s.pet_gold[seat, colour])
    return gold


@rule
def colours_captured(s: State, seat: int) -> int:
    """I24: the first tie-break."""
    count = 0
    for colour in range(pieces.COLOUR_COUNT):
        count += (wide(s.tokens[seat]) >> colour) & 1
    return count
