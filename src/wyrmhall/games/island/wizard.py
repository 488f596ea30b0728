"""Herding dragons, moving the wizard, and dealing with the dragons there (I12–I17)."""

from wyrmhall.games.island import choices, events, phases, pieces, state
from wyrmhall.games.island.state import State
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves, note, wide


@rule
def herd_moves(s: State, seat: int, moves: Moves) -> int:
    """I12: nothing, or from any tile with unpenned dragons if there is gold to pay."""
    moves[0] = choices.HERD_NOTHING
    count = 1
    if s.stock[seat, pieces.GOLD] > 0 and s.placed > 2:  # there is somewhere to herd to
        for tile in range(wide(s.placed)):
            if (wide(s.roaming) >> tile) & 1:
                moves[count] = choices.TO_HERD_FROM + wide(s.cell_of[tile])
                count += 1
    return count


@rule
def herd_to_moves(s: State, moves: Moves) -> int:
    """I12: to any other tile except the Keep."""
    count = 0
    for tile in range(pieces.KEEP + 1, wide(s.placed)):
        if tile != s.herd_from:
            moves[count] = choices.TO_HERD_TO + wide(s.cell_of[tile])
            count += 1
    return count


@rule
def herd_more_moves(s: State, seat: int, moves: Moves) -> int:
    """I12: at least one dragon, then as many as are there and the gold pays for."""
    count = 0
    if s.stock[seat, pieces.GOLD] > 0:
        for colour in range(pieces.COLOUR_COUNT):
            if s.dragons[s.herd_from, colour] > 0:
                moves[count] = choices.TO_HERD + colour
                count += 1
    if s.herded:
        moves[count] = choices.HERD_DONE
        count += 1
    return count


@rule
def herd_from(s: State, cell: int) -> None:
    """The tile whose dragons move."""
    s.herd_from = wide(s.grid[cell]) - 1
    s.phase = phases.HERD_TO


@rule
def herd_to(s: State, cell: int) -> None:
    """Where they move."""
    s.herd_to = wide(s.grid[cell]) - 1
    s.phase = phases.HERD_MORE


@rule
def herd_one(s: State, seat: int, colour: int) -> None:
    """I12: a gold to the Bank, a dragon to the other tile, into its Pen if there is one."""
    origin, goal = wide(s.herd_from), wide(s.herd_to)
    s.stock[seat, pieces.GOLD] -= 1
    s.supply[pieces.GOLD] += 1
    s.dragons[origin, colour] -= 1
    s.crowd[origin] -= 1
    s.dragons[goal, colour] += 1
    s.crowd[goal] += 1
    s.herded = 1
    state.recount(s, origin)
    state.recount(s, goal)
    note(s, events.HERDED, seat, colour, wide(s.cell_of[origin]), wide(s.cell_of[goal]))


@rule
def end_herding(s: State) -> None:
    """Step 3 is over."""
    s.herd_from = 0
    s.herd_to = 0
    s.herded = 0
    s.phase = phases.HERDED


@rule
def reach(s: State, seat: int) -> int:
    """I13: the tiles the wizard can get to, a bit each, whatever stands there."""
    here = wide(s.stands_on[seat])
    keep = 1 << pieces.KEEP
    if here == pieces.NOBODY:  # the first turn: the Keep, or the Tower just placed
        return keep | (1 << (wide(s.placed) - 1))
    within = wide(s.touching[here]) | keep | wide(s.touching[pieces.KEEP])
    for colour in range(pieces.COLOUR_COUNT):
        if state.has_pet(s, seat, colour):
            within |= wide(s.near[colour])
    return within & ~(1 << here)


@rule
def find_ends(s: State, seat: int) -> None:
    """I13, I14: find every tile the wizard may end on; with none it stays.

    That happens only on the Keep: from anywhere else the wizard may end on the Keep, where no
    dragon ever stands.
    """
    within = reach(s, seat)
    ends = 0
    for tile in range(wide(s.placed)):
        if (within >> tile) & 1 and state.can_end(s, seat, tile):
            ends |= 1 << tile
    s.ends = ends
    if ends != 0:
        s.phase = phases.GO
    else:
        note(s, events.STAYED, seat)
        s.phase = phases.PASSING


@rule
def go_moves(s: State, moves: Moves) -> int:
    """I13: a move for each tile the wizard may end on."""
    count = 0
    for tile in range(wide(s.placed)):
        if (wide(s.ends) >> tile) & 1:
            moves[count] = choices.TO_GO + wide(s.cell_of[tile])
            count += 1
    return count


@rule
def go(s: State, seat: int, cell: int) -> None:
    """The wizard ends its move."""
    s.ends = 0
    s.stands_on[seat] = wide(s.grid[cell]) - 1
    s.phase = phases.ARRIVED
    note(s, events.WENT, seat, cell)


@rule
def deal_moves(s: State, seat: int, moves: Moves) -> int:
    """I15, I16: tame or capture, whichever is possible; I14 makes sure one is."""
    tile = wide(s.stands_on[seat])
    count = 0
    if state.can_tame(s, seat, tile):
        moves[count] = choices.TO_TAME
        count += 1
    if state.can_capture(s, seat, tile):
        moves[count] = choices.TO_CAPTURE
        count += 1
    return count


@rule
def tame(s: State, seat: int) -> None:
    """I15: 3 gold on the pet card, the dragon beside it; with the green pet 1 more first (I23)."""
    tile = wide(s.stands_on[seat])
    colour = state.lone_dragon(s, tile)
    if state.has_pet(s, seat, pieces.GREEN) and s.supply[pieces.GOLD] > 0:
        s.supply[pieces.GOLD] -= 1
        s.stock[seat, pieces.GOLD] += 1
        note(s, events.GAINED, seat, wide(1), wide(pieces.GOLD))
    s.stock[seat, pieces.GOLD] -= pieces.TAMING_GOLD
    s.pet_gold[seat, colour] = pieces.TAMING_GOLD
    s.dragons[tile, colour] = 0
    s.crowd[tile] = 0
    state.recount(s, tile)
    s.phase = phases.DEALT
    note(s, events.TAMED, seat, colour)


@rule
def start_capture(s: State, seat: int) -> None:
    """I16: set the price; the payment follows."""
    s.due = state.price(s, seat, wide(s.stands_on[seat]), pieces.CAPTURE_COST, pieces.RED)
    s.paying_for = pieces.NO_BUILDING
    s.phase = phases.PAY


@rule
def capture(s: State, seat: int) -> None:
    """I16: a Fame for each dragon, one more and the token for the first of its colour."""
    tile = wide(s.stands_on[seat])
    for colour in range(pieces.COLOUR_COUNT):
        count = wide(s.dragons[tile, colour])
        if count > 0:
            fame = count
            if not (wide(s.tokens[seat]) >> colour) & 1:
                s.tokens[seat] = wide(s.tokens[seat]) | (1 << colour)
                fame += 1
            s.fame[seat] += fame
            s.dragons[tile, colour] = 0
            s.dragon_supply[colour] += count
            note(s, events.CAPTURED, seat, count, colour, fame)
    s.crowd[tile] = 0
    state.recount(s, tile)
    s.phase = phases.DEALT


@rule
def pay_moves(s: State, seat: int, moves: Moves) -> int:
    """I17: a cube of any active colour in stock; the rest can always be paid afterwards."""
    energies = wide(s.active[s.stands_on[seat]]) & pieces.ALL_ENERGIES
    count = 0
    for colour in range(pieces.ENERGY_COUNT):
        if (energies >> colour) & 1 and s.stock[seat, colour] > 0:
            moves[count] = choices.TO_PAY + colour
            count += 1
    return count


@rule
def pay(s: State, seat: int, colour: int, count: int) -> None:
    """I4: cubes paid go to the supply."""
    s.stock[seat, colour] -= count
    s.supply[colour] += count
    s.due -= count
    note(s, events.PAID, seat, count, colour)


@rule
def pay_the_rest(s: State, seat: int) -> None:
    """C1: if only one way to pay is left (one colour, or everything), pay it."""
    tile = wide(s.stands_on[seat])
    energies = wide(s.active[tile]) & pieces.ALL_ENERGIES
    colours = 0
    for colour in range(pieces.ENERGY_COUNT):
        if (energies >> colour) & 1 and s.stock[seat, colour] > 0:
            colours += 1
    if colours > 1 and state.purse(s, seat, tile) > s.due:
        return
    for colour in range(pieces.ENERGY_COUNT):
        if (energies >> colour) & 1 and s.stock[seat, colour] > 0 and s.due > 0:
            pay(s, seat, colour, min(wide(s.due), wide(s.stock[seat, colour])))
