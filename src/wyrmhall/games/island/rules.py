"""Dragon Island, after its English rulebook; clauses I1–I24 in docs/rules/island.en.md.

Reading order: set-up, who decides, what they may do, what it does, how it ends, what a seat
cannot know, and the small steps these are made of. The record is in `table.py`, the sea in
`hexes.py`; exploring, the wizard and the actions have a file each.
"""

from wyrmhall.games.island import events as told
from wyrmhall.games.island.actions import (
    act_moves,
    arrive_at_action,
    arrive_at_maps,
    build,
    draw_map,
    draw_maps,
    drawn_place,
    keep_drawn,
    keep_moves,
    map_moves,
    play_map,
    pull,
    return_drawn,
    start_building,
    take_gold,
)
from wyrmhall.games.island.explore import (
    choose_place,
    choose_tile,
    explore,
    lay_tile,
    paint_moves,
    place_moves,
    take_gains,
    tile_moves,
)
from wyrmhall.games.island.hexes import FIRST_RING
from wyrmhall.games.island.pieces import (
    ACT,
    ACT_NOTHING,
    ACTED,
    ARRIVED,
    ASKED,
    BANK,
    BUILD_LAIR,
    BUILD_PEN,
    BUILD_SPIRE,
    CHOOSE_TILE,
    COLOUR_COUNT,
    COLOUR_OF_FACE,
    COLOURLESS,
    CUBES,
    DEAL,
    DEALT,
    DRAGONS,
    DRAW_MAPS,
    EXPLORED,
    FACE_OF,
    FIRST_MAPS,
    GO,
    GOLD,
    HERD,
    HERD_DONE,
    HERD_MORE,
    HERD_NOTHING,
    HERD_TO,
    HERDED,
    KEEP,
    KEEP_TILE,
    KIND_OF_FACE,
    LAIR,
    MAPS,
    NO_BUILDING,
    NO_MAP,
    NOBODY,
    OPENING,
    PAINT,
    PASSING,
    PAY,
    PEN,
    PLACE,
    PLACED,
    PLAY_MAP,
    SEATS,
    SPIRE,
    TAKE_GOLD,
    TILES,
    TO_CAPTURE,
    TO_CHOOSE,
    TO_GO,
    TO_HERD,
    TO_HERD_FROM,
    TO_HERD_TO,
    TO_KEEP,
    TO_PAINT,
    TO_PAY,
    TO_PLACE,
    TO_PLAY,
    TO_PULL,
    TO_TAME,
    TOWER_FACE,
    WIZARD_OF,
)
from wyrmhall.games.island.table import STATE, State, bag_left, whole
from wyrmhall.games.island.unknown import redraw_maps, redraw_tiles
from wyrmhall.games.island.wizard import (
    capture,
    deal_moves,
    end_herding,
    find_ends,
    go,
    go_moves,
    herd_from,
    herd_more_moves,
    herd_moves,
    herd_one,
    herd_to,
    herd_to_moves,
    pay,
    pay_moves,
    pay_the_rest,
    start_capture,
    tame,
)
from wyrmhall.kernel.chance import draw, shuffle
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Cells, Moves, close_stage, note, open_stage, reveal, whisper

__all__ = ["STATE", "apply", "imagine", "legal", "pending", "result", "setup"]


@rule
def setup(s: State) -> None:
    """I4, I6: supplies, bag and deck, the Keep, a tile and two maps each, of which all keep one."""
    for tile in range(TILES):
        s.bag[tile] = tile
    shuffle(s, s.bag, TILES)
    for treasure in range(MAPS):
        s.deck[treasure] = treasure
    shuffle(s, s.deck, MAPS)
    s.deck_size = MAPS
    for colour in range(COLOUR_COUNT):
        s.supply[colour] = BANK if colour == GOLD else CUBES
        s.dragon_supply[colour] = DRAGONS
        s.lair_of[colour] = NOBODY
    for place in range(FIRST_RING):
        s.open_places[place] = place + 1
    s.open_count = FIRST_RING
    lay_tile(s, whole(KEEP), whole(KEEP_TILE), whole(COLOURLESS), whole(NOBODY))
    s.in_air = NOBODY
    for seat in range(SEATS):
        s.wizard[seat] = WIZARD_OF[s.wizards, seat]
        s.stands_on[seat] = NOBODY
        s.chosen[seat] = NOBODY
    s.first = draw(s, whole(s.players))
    s.turn = s.first
    note(s, told.OPENED, whole(s.first))
    for after in range(whole(s.players)):
        draw_tile(s, (whole(s.first) + after) % whole(s.players))
    for after in range(whole(s.players)):
        seat = (whole(s.first) + after) % whole(s.players)
        note(s, told.DREW_MAPS, seat, whole(FIRST_MAPS))
        for _ in range(FIRST_MAPS):
            draw_map(s, seat)
    s.phase = OPENING
    open_stage(s)


@rule
def pending(s: State) -> int:
    """The seats that have not yet chosen a map at set-up, then the seat whose turn it is."""
    if s.phase != OPENING:
        return 1 << whole(s.turn)
    seats = 0
    for seat in range(whole(s.players)):
        if s.chosen[seat] == NOBODY:
            seats |= 1 << seat
    return seats


@rule
def legal(s: State, seat: int, moves: Moves) -> int:
    """What may be decided in this phase of the turn."""
    phase = whole(s.phase)
    count = 0
    if phase == CHOOSE_TILE:
        count = tile_moves(s, seat, moves)
    elif phase == PLACE:
        count = place_moves(s, moves)
    elif phase == PAINT:
        count = paint_moves(moves)
    elif phase == HERD:
        count = herd_moves(s, seat, moves)
    elif phase == HERD_TO:
        count = herd_to_moves(s, moves)
    elif phase == HERD_MORE:
        count = herd_more_moves(s, seat, moves)
    elif phase == GO:
        count = go_moves(s, moves)
    elif phase == DEAL:
        count = deal_moves(s, seat, moves)
    elif phase == PAY:
        count = pay_moves(s, seat, moves)
    elif phase == ACT:
        count = act_moves(s, seat, moves)
    elif phase == PLAY_MAP:
        count = map_moves(s, seat, moves)
    else:  # OPENING, KEEP_MAP
        count = keep_moves(s, seat, moves)
    return count


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Carry out a legal move, then go on with the turn to its next question."""
    move = whole(move)
    if s.phase == OPENING:
        choose_first_map(s, seat, move - TO_KEEP)
        return
    painted = 0
    if move < TO_CHOOSE:
        keep_map(s, seat, move - TO_KEEP)
    elif move < TO_PLACE:
        choose_tile(s, seat, move - TO_CHOOSE)
    elif move < TO_PAINT:
        choose_place(s, move - TO_PLACE)
    elif move < TO_HERD_FROM:
        painted = move - TO_PAINT
        s.phase = PLACED
    elif move < HERD_NOTHING:
        herd_from(s, move - TO_HERD_FROM)
    elif move == HERD_NOTHING:
        end_herding(s)
    elif move < TO_HERD:
        herd_to(s, move - TO_HERD_TO)
    elif move < HERD_DONE:
        herd_one(s, seat, move - TO_HERD)
    elif move == HERD_DONE:
        end_herding(s)
    elif move < TO_TAME:
        go(s, seat, move - TO_GO)
    elif move == TO_TAME:
        tame(s, seat)
    elif move == TO_CAPTURE:
        start_capture(s, seat)
    elif move < ACT_NOTHING:
        pay(s, seat, move - TO_PAY, whole(1))
    elif move == ACT_NOTHING:
        s.phase = ACTED
    elif move < TO_PULL:
        start_building(s, seat, building_of(seat, move))
    elif move < DRAW_MAPS:
        pull(s, seat, move - TO_PULL)
    elif move == DRAW_MAPS:
        draw_maps(s, seat)
    elif move == TAKE_GOLD:
        take_gold(s)
    elif move == NO_MAP:
        s.phase = PASSING
    else:
        play_map(s, seat, move - TO_PLAY)
    go_on(s, seat, painted)


@rule
def result(s: State, ranks: Cells, scores: Cells) -> None:
    """I24: Fame and the gold on pets; ties by colours captured, by gold, then shared."""
    for seat in range(whole(s.players)):
        scores[seat] = whole(s.fame[seat]) + gold_on_pets(s, seat)
    for seat in range(whole(s.players)):
        ranks[seat] = 1
        for other in range(whole(s.players)):
            if scores[other] != scores[seat]:
                ahead = scores[other] > scores[seat]
            elif colours_captured(s, other) != colours_captured(s, seat):
                ahead = colours_captured(s, other) > colours_captured(s, seat)
            else:
                ahead = s.stock[other, GOLD] > s.stock[seat, GOLD]
            if ahead:
                ranks[seat] += 1


@rule
def imagine(s: State, seat: int) -> None:
    """I7: others' tiles with bag and removed tiles; maps in unknown places; others' choices."""
    redraw_tiles(s, seat)
    redraw_maps(s, seat)
    if s.phase == OPENING:
        for other in range(whole(s.players)):
            if other != seat:
                s.chosen[other] = NOBODY


@rule
def draw_tile(s: State, seat: int) -> None:
    """Step 8: a tile from the bag, for the seat's eyes."""
    tile = whole(s.bag[s.bag_next])
    s.bag[s.bag_next] = 0
    s.bag_next += 1
    s.hand[seat, s.hand_count[seat]] = tile
    s.hand_count[seat] += 1
    note(s, told.DREW_TILE, seat, bag_left(s))
    up, down = FACE_OF[tile // 2, 0], FACE_OF[tile // 2, 1]
    whisper(
        s,
        1 << seat,
        told.OWN_TILE,
        seat,
        KIND_OF_FACE[up],
        COLOUR_OF_FACE[up],
        KIND_OF_FACE[down],
        COLOUR_OF_FACE[down],
    )


@rule
def choose_first_map(s: State, seat: int, pattern: int) -> None:
    """I6: all choose in secret; the others go under the deck in turn order from the first."""
    s.chosen[seat] = drawn_place(s, seat, pattern)
    for other in range(whole(s.players)):
        if s.chosen[other] == NOBODY:
            return
    for after in range(whole(s.players)):
        owner = (whole(s.first) + after) % whole(s.players)
        keep_drawn(s, owner, whole(s.chosen[owner]))
        return_drawn(s, owner)
    for owner in range(whole(s.players)):
        s.chosen[owner] = NOBODY
    close_stage(s)
    start_turn(s)


@rule
def start_turn(s: State) -> None:
    """I8: the first tile is the Tower."""
    if s.stands_on[s.turn] == NOBODY:
        s.face = TOWER_FACE
        s.phase = PLACE
    else:
        s.phase = CHOOSE_TILE


@rule
def keep_map(s: State, seat: int, pattern: int) -> None:
    """I20: keep one; after the last the rest go back."""
    keep_drawn(s, seat, drawn_place(s, seat, pattern))
    s.keeps -= 1
    if s.keeps == 0:
        return_drawn(s, seat)
        s.phase = ACTED


@rule
def building_of(seat: int, move: int) -> int:
    """The building a move builds."""
    if move == BUILD_PEN:
        return PEN + seat
    if move == BUILD_SPIRE:
        return SPIRE
    return LAIR + move - BUILD_LAIR


@rule
def go_on(s: State, seat: int, painted: int) -> None:
    """The steps of a turn in their order, up to the next question."""
    if s.phase == PLACED:
        explore(s, seat, painted)
    if s.phase == HERDED:
        find_ends(s, seat)
    if s.phase == ARRIVED:
        s.phase = DEAL if s.crowd[s.stands_on[seat]] > 0 else DEALT
    if s.phase == PAY:
        pay_the_rest(s, seat)
        if s.due == 0 and s.paying_for == NO_BUILDING:
            capture(s, seat)
        elif s.due == 0:
            build(s, seat)
    if s.phase == DEALT:
        arrive_at_action(s, seat)
    if s.phase == ACTED:
        take_gains(s, seat)
        arrive_at_maps(s, seat)
    if s.phase == PASSING:
        pass_turn(s, seat)
    s.asks = ASKED[s.phase]


@rule
def pass_turn(s: State, seat: int) -> None:
    """Step 8, and I24: the game is over once bag and hands are empty."""
    if bag_left(s) > 0:
        draw_tile(s, seat)
        reveal(s)
    tiles = bag_left(s)
    for other in range(whole(s.players)):
        tiles += whole(s.hand_count[other])
    if tiles > 0:
        s.turn = (seat + 1) % whole(s.players)
        start_turn(s)
        return
    s.over = EXPLORED
    note(s, told.ENDED)
    for other in range(whole(s.players)):
        gold = gold_on_pets(s, other)
        note(s, told.SCORED, other, whole(s.fame[other]), gold, whole(s.fame[other]) + gold)


@rule
def gold_on_pets(s: State, seat: int) -> int:
    """I24: a Fame for each gold on a pet card."""
    gold = 0
    for colour in range(COLOUR_COUNT):
        gold += whole(s.pet_gold[seat, colour])
    return gold


@rule
def colours_captured(s: State, seat: int) -> int:
    """I24: the first tie-break."""
    count = 0
    for colour in range(COLOUR_COUNT):
        count += (whole(s.tokens[seat]) >> colour) & 1
    return count
