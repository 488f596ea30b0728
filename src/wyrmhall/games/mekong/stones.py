"""Stones: where they may be placed, and placing them (M10, M11, M24)."""

from wyrmhall.games.mekong import events
from wyrmhall.games.mekong.choices import STONE_AT, STONE_ON
from wyrmhall.games.mekong.geometry import APART, OVER, SITE_X, SITE_Y, SITES_ON, WATER, square
from wyrmhall.games.mekong.pieces import NONE, POINTS, STONES, SUPPORTS
from wyrmhall.games.mekong.state import State
from wyrmhall.kernel.rule import rule
from wyrmhall.kernel.state import Moves, note, wide


@rule
def any_site(s: State) -> bool:
    """M10, M24: whether any island or point is free."""
    for site in range(SITES_ON[s.open_water]):
        if s.closed[site] == 0:
            return True
    return False


@rule
def free_sites(s: State, moves: Moves) -> int:
    """M10, M24: a move for every island or point that is free."""
    kind = STONE_AT if s.open_water else STONE_ON
    count = 0
    for site in range(SITES_ON[s.open_water]):
        moves[count] = kind + site
        count += s.closed[site] == 0
    return count


@rule
def close_around(s: State, site: int, change: int) -> None:
    """M10, M24: a stone laid (1) or lifted (-1) keeps others from its site, and near it."""
    if not s.open_water:
        s.closed[site] += change
        return
    for other in range(POINTS):
        if too_near(site, other):
            s.closed[other] += change


@rule
def too_near(site: int, other: int) -> bool:
    """M24: whether two points of open water are too near each other for two stones."""
    x = wide(SITE_X[WATER, other]) - wide(SITE_X[WATER, site])
    y = wide(SITE_Y[WATER, other]) - wide(SITE_Y[WATER, site])
    return square(WATER, x, y) < APART


@rule
def number_for(s: State, site: int) -> int:
    """The stone's number, from 0: its island's, or in open water the lowest that is free."""
    if not s.open_water:
        return site
    stone = 0
    while (wide(s.standing) >> stone) & 1:
        stone += 1
    return stone


@rule
def put_stone(s: State, stone: int, site: int) -> None:
    """Put a stone on a site."""
    s.stones -= 1
    s.standing |= 1 << stone
    s.lies_at[stone] = site
    close_around(s, site, 1)
    if not s.open_water:
        for support in range(SUPPORTS):
            s.barred[support] |= OVER[stone, support]


@rule
def place_stone(s: State, seat: int, site: int) -> None:
    """M10: from the common reserve onto a free island or point."""
    stone = number_for(s, site)
    put_stone(s, stone, site)
    s.left -= 1
    if s.open_water:
        note(s, events.STONE_AT, seat, stone + 1, site + 1)
    else:
        note(s, events.STONE_ON, seat, site + 1)


@rule
def lift_stone(s: State, stone: int) -> None:
    """A stone goes back to the common reserve."""
    close_around(s, wide(s.lies_at[stone]), -1)
    s.lies_at[stone] = NONE
    s.standing &= ~(1 << stone)
    s.stones += 1


@rule
def bare_stones(s: State) -> int:
    """M17: the stones that bear no plank, a bit each."""
    bare = 0
    for stone in range(STONES):
        if (wide(s.standing) >> stone) & 1 and s.resting[SUPPORTS - STONES + stone] == 0:
            bare |= 1 << stone
    return bare
