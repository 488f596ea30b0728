"""What is true at every table of Les Dragons du Mékong, between any two decisions."""

from wyrmhall.games.mekong.geometry import COVERS, CROSSED, OVER, SITES_ON, cover, cross
from wyrmhall.games.mekong.pieces import (
    BRIDGE,
    DRAGON,
    LAID,
    MOST_RESTING,
    NO_CARD,
    NONE,
    PAIR_ONE,
    PAIR_OTHER,
    PLANKS,
    SIZES,
    STONES,
    SUPPORTS,
    VILLAGES,
)
from wyrmhall.games.mekong.planks import needs
from wyrmhall.games.mekong.programme import is_foe
from wyrmhall.games.mekong.table import (
    State,
    bits,
    lowest,
    other_stones,
    support_x,
    support_y,
    wide,
)
from wyrmhall.kernel.rule import rule

INVARIANTS = (
    "the 27 stones are on the board or in the common reserve, one a site (M4, M10)",
    "each plank in play is on the board, in one reserve or lost (M4, M13)",
    "a reserve holds no two planks of a size and no more than two colours (M17)",
    "a plank rests on two supports that are there and within its length (M3, M12)",
    "no support carries more than three planks, no pair more than one (M14)",
    "no planks cross, and none lies over a stone (M15)",
    "a pawn stands in a village, or alone on a plank that lies (M18)",
    "cards laid are one's own, all different, at most one of them a dragon (M6)",
    "what the record remembers of free sites and barred pairs is so (M10, M15)",
)


@rule
def audit(s: State) -> int:
    """0, or the number, from 1, of the first invariant that is broken."""
    if s.stones < 0 or s.stones + bits(wide(s.standing)) != STONES:
        return 1
    for stone in range(STONES):
        there = (wide(s.standing) >> stone) & 1 != 0
        if there != (s.lies_at[stone] != NONE):
            return 1
        if there and s.lies_at[stone] != stone and not s.open_water:
            return 1
    fault = audit_planks(s)
    if fault == 0:
        fault = audit_crossings(s)
    if fault == 0:
        fault = audit_pawns(s)
    if fault == 0:
        fault = audit_programmes(s)
    if fault == 0:
        fault = audit_memory(s)
    return fault


@rule
def audit_planks(s: State) -> int:
    """Where every plank is, and on what."""
    for plank in range(PLANKS):
        colour, size = plank // SIZES, plank % SIZES
        places = wide(s.lost) >> plank & 1
        for seat in range(s.players):
            if s.reserve[seat, size] == colour:
                places += 1
        pair = s.lies[plank]
        if pair != NONE:
            places += 1
            one, other = wide(PAIR_ONE[pair]), wide(PAIR_OTHER[pair])
            if not (wide(s.standing) >> (other - VILLAGES)) & 1:
                return 4
            if one >= VILLAGES and not (wide(s.standing) >> (one - VILLAGES)) & 1:
                return 4
            if needs(s, one, other) > size + 1:
                return 4
            if not (wide(s.resting[one]) & wide(s.resting[other])) >> plank & 1:
                return 5
        if places != (1 if s.seat_of[colour] != NONE else 0):
            return 2
    for seat in range(s.players):
        colours = 0
        for size in range(SIZES):
            if s.reserve[seat, size] != NONE:
                colours |= 1 << wide(s.reserve[seat, size])
        if bits(colours) > 2:
            return 3
    ends = 0
    for support in range(SUPPORTS):
        carried = bits(wide(s.resting[support]))
        ends += carried
        if carried > MOST_RESTING:
            return 5
        if support >= VILLAGES:
            full = (wide(s.full) >> (support - VILLAGES)) & 1 != 0
            if full != (carried == MOST_RESTING):
                return 5
    for plank in range(PLANKS):
        if s.lies[plank] != NONE:
            ends -= 2
    return 0 if ends == 0 else 5


@rule
def audit_crossings(s: State) -> int:
    """Geometry itself, not the tables made from it."""
    for plank in range(PLANKS):
        pair = s.lies[plank]
        if pair == NONE:
            continue
        one, other = wide(PAIR_ONE[pair]), wide(PAIR_OTHER[pair])
        ax, ay = support_x(s, one), support_y(s, one)
        bx, by = support_x(s, other), support_y(s, other)
        for second in range(plank):
            if s.lies[second] != NONE:
                if s.lies[second] == pair:
                    return 5
                c, d = wide(PAIR_ONE[s.lies[second]]), wide(PAIR_OTHER[s.lies[second]])
                cx, cy, dx, dy = support_x(s, c), support_y(s, c), support_x(s, d), support_y(s, d)
                if cross(ax, ay, bx, by, cx, cy, dx, dy):
                    return 6
        stones = other_stones(s, one, other)
        while stones != 0:
            stone = VILLAGES + lowest(stones)
            stones &= stones - 1
            if cover(s.open_water, ax, ay, bx, by, support_x(s, stone), support_y(s, stone)):
                return 6
    return 0


@rule
def audit_pawns(s: State) -> int:
    """Where every pawn stands."""
    taken = 0
    for seat in range(s.players):
        space = wide(s.pawn[seat])
        if space < 0:
            return 7
        if space >= VILLAGES:
            if s.lies[space - VILLAGES] == NONE or (taken >> space) & 1:
                return 7
            taken |= 1 << space
    return 0


@rule
def audit_programmes(s: State) -> int:
    """What every seat has laid."""
    for seat in range(s.players):
        dragons = 0
        for place in range(LAID):
            card = wide(s.laid[seat, place])
            if card == NO_CARD:
                if s.stage == 0:
                    return 8
                continue
            if card >= DRAGON:
                dragons += 1
                if not is_foe(s, seat, card - DRAGON):
                    return 8
            for before in range(place):
                if s.laid[seat, before] == card or s.laid[seat, before] == NO_CARD:
                    return 8
        if dragons > 1:
            return 8
    if s.over == 0 and (s.task == BRIDGE) != (s.chosen != 0):
        return 8
    return 0


@rule
def audit_memory(s: State) -> int:
    """Island board: sites and pairs as the tables say; open water: nothing is closed below 0."""
    for site in range(SITES_ON[s.open_water]):
        if s.closed[site] < 0:
            return 9
    if s.open_water:
        return 0
    for site in range(STONES):
        count = (wide(s.standing) >> site) & 1
        for plank in range(PLANKS):
            if s.lies[plank] != NONE:
                count += (wide(COVERS[s.lies[plank]]) >> site) & 1
        if count != s.closed[site]:
            return 9
    for support in range(SUPPORTS):
        barred = 0
        for stone in range(STONES):
            if (wide(s.standing) >> stone) & 1:
                barred |= wide(OVER[stone, support])
        for plank in range(PLANKS):
            if s.lies[plank] != NONE:
                barred |= wide(CROSSED[s.lies[plank], support])
        if barred != s.barred[support]:
            return 9
    return 0
