"""What must hold in every match of Les Dragons du Mékong, between any two decisions."""

from wyrmhall.games.mekong import pieces
from wyrmhall.games.mekong.geometry import COVERS, CROSSED, OVER, SITES_ON, cover, cross
from wyrmhall.games.mekong.planks import needs
from wyrmhall.games.mekong.programme import is_foe, is_ready
from wyrmhall.games.mekong.state import State, bits, lowest, other_stones, support_x, support_y
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import wide

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
    """The number of the first broken invariant, counted from 1; 0 if all hold."""
    if s.stones < 0 or s.stones + bits(wide(s.standing)) != pieces.STONES:
        return 1
    for stone in range(pieces.STONES):
        there = (wide(s.standing) >> stone) & 1 != 0
        if there != (s.lies_at[stone] != pieces.NONE):
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
    for plank in range(pieces.PLANKS):
        colour, size = plank // pieces.SIZES, plank % pieces.SIZES
        found = wide(s.lost) >> plank & 1
        for seat in range(s.players):
            if s.reserve[seat, size] == colour:
                found += 1
        pair = s.lies[plank]
        if pair != pieces.NONE:
            found += 1
            one, other = wide(pieces.PAIR_ONE[pair]), wide(pieces.PAIR_OTHER[pair])
            if not (wide(s.standing) >> (other - pieces.VILLAGES)) & 1:
                return 4
            if one >= pieces.VILLAGES and not (wide(s.standing) >> (one - pieces.VILLAGES)) & 1:
                return 4
            if needs(s, one, other) > size + 1:
                return 4
            if not (wide(s.resting[one]) & wide(s.resting[other])) >> plank & 1:
                return 5
        if found != (1 if s.seat_of[colour] != pieces.NONE else 0):
            return 2
    for seat in range(s.players):
        colours = 0
        for size in range(pieces.SIZES):
            if s.reserve[seat, size] != pieces.NONE:
                colours |= 1 << wide(s.reserve[seat, size])
        if bits(colours) > 2:
            return 3
    ends = 0
    for support in range(pieces.SUPPORTS):
        carried = bits(wide(s.resting[support]))
        ends += carried
        if carried > pieces.MOST_RESTING:
            return 5
        if support >= pieces.VILLAGES:
            full = (wide(s.full) >> (support - pieces.VILLAGES)) & 1 != 0
            if full != (carried == pieces.MOST_RESTING):
                return 5
    for plank in range(pieces.PLANKS):
        if s.lies[plank] != pieces.NONE:
            ends -= 2
    return 0 if ends == 0 else 5


@rule
def audit_crossings(s: State) -> int:
    """Checked by geometry itself, not by the tables made from it."""
    for plank in range(pieces.PLANKS):
        pair = s.lies[plank]
        if pair == pieces.NONE:
            continue
        one, other = wide(pieces.PAIR_ONE[pair]), wide(pieces.PAIR_OTHER[pair])
        ax, ay = support_x(s, one), support_y(s, one)
        bx, by = support_x(s, other), support_y(s, other)
        for second in range(plank):
            if s.lies[second] != pieces.NONE:
                if s.lies[second] == pair:
                    return 5
                c, d = (
                    wide(pieces.PAIR_ONE[s.lies[second]]),
                    wide(pieces.PAIR_OTHER[s.lies[second]]),
                )
                cx, cy, dx, dy = support_x(s, c), support_y(s, c), support_x(s, d), support_y(s, d)
                if cross(ax, ay, bx, by, cx, cy, dx, dy):
                    return 6
        stones = other_stones(s, one, other)
        while stones != 0:
            stone = pieces.VILLAGES + lowest(stones)
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
        if space >= pieces.VILLAGES:
            if s.lies[space - pieces.VILLAGES] == pieces.NONE or (taken >> space) & 1:
                return 7
            taken |= 1 << space
    return 0


@rule
def audit_programmes(s: State) -> int:
    """What every seat has laid."""
    for seat in range(s.players):
        dragons = 0
        for place in range(pieces.LAID):
            card = wide(s.laid[seat, place])
            if card == pieces.NO_CARD:
                if s.stage == 0 or is_ready(s, seat):
                    return 8
                continue
            if card >= pieces.DRAGON:
                dragons += 1
                if not is_foe(s, seat, card - pieces.DRAGON):
                    return 8
            for before in range(place):
                if s.laid[seat, before] == card:
                    return 8
        if dragons > 1:
            return 8
    if s.over == 0 and (s.task == pieces.BRIDGE) != (s.chosen != 0):
        return 8
    return 0


@rule
def audit_memory(s: State) -> int:
    """Island board: sites and pairs as the tables say; open water: no count is negative."""
    for site in range(SITES_ON[s.open_water]):
        if s.closed[site] < 0:
            return 9
    if s.open_water:
        return 0
    for site in range(pieces.STONES):
        count = (wide(s.standing) >> site) & 1
        for plank in range(pieces.PLANKS):
            if s.lies[plank] != pieces.NONE:
                count += (wide(COVERS[s.lies[plank]]) >> site) & 1
        if count != s.closed[site]:
            return 9
    for support in range(pieces.SUPPORTS):
        barred = 0
        for stone in range(pieces.STONES):
            if (wide(s.standing) >> stone) & 1:
                barred |= wide(OVER[stone, support])
        for plank in range(pieces.PLANKS):
            if s.lies[plank] != pieces.NONE:
                barred |= wide(CROSSED[s.lies[plank], support])
        if barred != s.barred[support]:
            return 9
    return 0
