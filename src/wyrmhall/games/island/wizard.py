"""Herding dragons, moving the wizard, and dealing with the dragons there (I12–I17)."""

from wyrmhall.games.island import events as told
from wyrmhall.games.island.pieces import (
    ALL_ENERGIES,
    ARRIVED,
    CAPTURE_COST,
    COLOUR_COUNT,
    DEALT,
    ENERGY_COUNT,
    GO,
    GOLD,
    GREEN,
    HERD_DONE,
    HERD_MORE,
    HERD_NOTHING,
    HERD_TO,
    HERDED,
    KEEP,
    NO_BUILDING,
    NOBODY,
    PASSING,
    PAY,
    RED,
    TAMING_GOLD,
    TO_CAPTURE,
    TO_GO,
    TO_HERD,
    TO_HERD_FROM,
    TO_HERD_TO,
    TO_PAY,
    TO_TAME,
)
from wyrmhall.games.island.table import (
    State,
    can_capture,
    can_end,
    can_tame,
    has_pet,
    lone_dragon,
    price,
    purse,
    recount,
    whole,
)
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves, note


@rule
def herd_moves(s: State, seat: int, moves: Moves) -> int:
    """I12: nothing, or from any tile with unpenned dragons while there is gold to pay."""
    moves[0] = HERD_NOTHING
    count = 1
    if s.stock[seat, GOLD] > 0 and s.placed > 2:  # there is another tile than the Keep
        for tile in range(whole(s.placed)):
            if (whole(s.roaming) >> tile) & 1:
                moves[count] = TO_HERD_FROM + whole(s.cell_of[tile])
                count += 1
    return count


@rule
def herd_to_moves(s: State, moves: Moves) -> int:
    """I12: any other tile but the Keep."""
    count = 0
    for tile in range(KEEP + 1, whole(s.placed)):
        if tile != s.herd_from:
            moves[count] = TO_HERD_TO + whole(s.cell_of[tile])
            count += 1
    return count


@rule
def herd_more_moves(s: State, seat: int, moves: Moves) -> int:
    """I12: one dragon at least, then as many as there are and gold pays for."""
    count = 0
    if s.stock[seat, GOLD] > 0:
        for colour in range(COLOUR_COUNT):
            if s.dragons[s.herd_from, colour] > 0:
                moves[count] = TO_HERD + colour
                count += 1
    if s.herded:
        moves[count] = HERD_DONE
        count += 1
    return count


@rule
def herd_from(s: State, cell: int) -> None:
    """The tile whose dragons move."""
    s.herd_from = whole(s.grid[cell]) - 1
    s.phase = HERD_TO


@rule
def herd_to(s: State, cell: int) -> None:
    """Where they move."""
    s.herd_to = whole(s.grid[cell]) - 1
    s.phase = HERD_MORE


@rule
def herd_one(s: State, seat: int, colour: int) -> None:
    """I12: a gold to the Bank, a dragon to the other tile, into its Pen if there is one."""
    origin, goal = whole(s.herd_from), whole(s.herd_to)
    s.stock[seat, GOLD] -= 1
    s.supply[GOLD] += 1
    s.dragons[origin, colour] -= 1
    s.crowd[origin] -= 1
    s.dragons[goal, colour] += 1
    s.crowd[goal] += 1
    s.herded = 1
    recount(s, origin)
    recount(s, goal)
    note(s, told.HERDED, seat, colour, whole(s.cell_of[origin]), whole(s.cell_of[goal]))


@rule
def end_herding(s: State) -> None:
    """Step 3 is over."""
    s.herd_from = 0
    s.herd_to = 0
    s.herded = 0
    s.phase = HERDED


@rule
def find_ends(s: State, seat: int) -> None:
    """I13, I14: every tile the wizard may end on; with none it stays.

    It is on the Keep then: from anywhere else the Keep is an end, as no dragon ever stands there.
    """
    here = whole(s.stands_on[seat])
    keep = 1 << KEEP
    if here == NOBODY:  # the first turn: the Keep, or the Tower just placed
        within = keep | (1 << (whole(s.placed) - 1))
    else:
        within = whole(s.touching[here]) | keep | whole(s.touching[KEEP])
        for colour in range(COLOUR_COUNT):
            if has_pet(s, seat, colour):
                within |= whole(s.near[colour])
        within &= ~(1 << here)
    ends = 0
    for tile in range(whole(s.placed)):
        if (within >> tile) & 1 and can_end(s, seat, tile):
            ends |= 1 << tile
    s.ends = ends
    if ends != 0:
        s.phase = GO
    else:
        note(s, told.STAYED, seat)
        s.phase = PASSING


@rule
def go_moves(s: State, moves: Moves) -> int:
    """I13: the end tile is the decision."""
    count = 0
    for tile in range(whole(s.placed)):
        if (whole(s.ends) >> tile) & 1:
            moves[count] = TO_GO + whole(s.cell_of[tile])
            count += 1
    return count


@rule
def go(s: State, seat: int, cell: int) -> None:
    """The wizard ends its move."""
    s.ends = 0
    s.stands_on[seat] = whole(s.grid[cell]) - 1
    s.phase = ARRIVED
    note(s, told.WENT, seat, cell)


@rule
def deal_moves(s: State, seat: int, moves: Moves) -> int:
    """I15, I16: whichever is possible; I14 saw to it that one is."""
    tile = whole(s.stands_on[seat])
    count = 0
    if can_tame(s, seat, tile):
        moves[count] = TO_TAME
        count += 1
    if can_capture(s, seat, tile):
        moves[count] = TO_CAPTURE
        count += 1
    return count


@rule
def tame(s: State, seat: int) -> None:
    """I15: 3 gold on the pet card, the dragon beside it; with the green pet 1 more first (I23)."""
    tile = whole(s.stands_on[seat])
    colour = lone_dragon(s, tile)
    if has_pet(s, seat, GREEN) and s.supply[GOLD] > 0:
        s.supply[GOLD] -= 1
        s.stock[seat, GOLD] += 1
        note(s, told.GAINED, seat, whole(1), whole(GOLD))
    s.stock[seat, GOLD] -= TAMING_GOLD
    s.pet_gold[seat, colour] = TAMING_GOLD
    s.dragons[tile, colour] = 0
    s.crowd[tile] = 0
    recount(s, tile)
    s.phase = DEALT
    note(s, told.TAMED, seat, colour)


@rule
def start_capture(s: State, seat: int) -> None:
    """I16: what it costs; the payment follows."""
    s.due = price(s, seat, whole(s.stands_on[seat]), CAPTURE_COST, RED)
    s.paying_for = NO_BUILDING
    s.phase = PAY


@rule
def capture(s: State, seat: int) -> None:
    """I16: a Fame for each dragon, one more and the token for the first of its colour."""
    tile = whole(s.stands_on[seat])
    for colour in range(COLOUR_COUNT):
        count = whole(s.dragons[tile, colour])
        if count > 0:
            fame = count
            if not (whole(s.tokens[seat]) >> colour) & 1:
                s.tokens[seat] = whole(s.tokens[seat]) | (1 << colour)
                fame += 1
            s.fame[seat] += fame
            s.dragons[tile, colour] = 0
            s.dragon_supply[colour] += count
            note(s, told.CAPTURED, seat, count, colour, fame)
    s.crowd[tile] = 0
    recount(s, tile)
    s.phase = DEALT


@rule
def pay_moves(s: State, seat: int, moves: Moves) -> int:
    """I17: a cube of any active colour in stock: the rest can always still be paid."""
    energies = whole(s.active[s.stands_on[seat]]) & ALL_ENERGIES
    count = 0
    for colour in range(ENERGY_COUNT):
        if (energies >> colour) & 1 and s.stock[seat, colour] > 0:
            moves[count] = TO_PAY + colour
            count += 1
    return count


@rule
def pay(s: State, seat: int, colour: int, count: int) -> None:
    """I4: cubes paid go to the supply."""
    s.stock[seat, colour] -= count
    s.supply[colour] += count
    s.due -= count
    note(s, told.PAID, seat, count, colour)


@rule
def pay_the_rest(s: State, seat: int) -> None:
    """C1: once there is one way left to pay, by one colour or by all there is, it is paid."""
    tile = whole(s.stands_on[seat])
    energies = whole(s.active[tile]) & ALL_ENERGIES
    colours = 0
    for colour in range(ENERGY_COUNT):
        if (energies >> colour) & 1 and s.stock[seat, colour] > 0:
            colours += 1
    if colours > 1 and purse(s, seat, tile) > s.due:
        return
    for colour in range(ENERGY_COUNT):
        if (energies >> colour) & 1 and s.stock[seat, colour] > 0 and s.due > 0:
            pay(s, seat, colour, min(whole(s.due), whole(s.stock[seat, colour])))
