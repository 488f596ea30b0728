"""M1–M5: the delta, the pieces, who plays what."""

import math
from collections import Counter
from collections.abc import Callable
from itertools import combinations, pairwise, permutations

import numpy as np
import pytest

from mekong.table import hand, look, pair
from wyrmhall.games.mekong import GAME, geometry
from wyrmhall.games.mekong.pieces import PAIR_ENDS, PAIR_OF, SUPPORTS, VILLAGES

PLAYERS = range(2, 7)


def test_M1_villages_counter_clockwise_and_opposites() -> None:
    view = look(GAME.new(6, seed=1))
    names = [village.colour for village in view.villages]
    assert names == ["red", "black", "blue", "green", "pink", "yellow"]
    angles = [math.degrees(math.atan2(v.y, v.x)) % 360 for v in view.villages]
    assert [round(angle) for angle in angles] == [0, 60, 120, 180, 240, 300]
    goals = {seat.colour: seat.destination for seat in view.seats}
    assert goals["red"] == "green"
    assert goals["black"] == "pink"
    assert goals["blue"] == "yellow"
    assert all(goals[goals[colour]] == colour for colour in goals)


@pytest.mark.parametrize("players", PLAYERS)
def test_M1_all_six_villages_are_there_at_every_table(players: int) -> None:
    assert len(look(GAME.new(players, seed=1)).villages) == 6


def mirrored(degrees: float, x: float, y: float) -> tuple[float, float]:
    cos, sin = math.cos(math.radians(2 * degrees)), math.sin(math.radians(2 * degrees))
    return cos * x + sin * y, sin * x - cos * y


def turned(degrees: float, x: float, y: float) -> tuple[float, float]:
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return cos * x - sin * y, sin * x + cos * y


@pytest.mark.parametrize(
    ("way", "degrees"),
    [(turned, 120), (turned, 240), (mirrored, 30), (mirrored, 90), (mirrored, 150)],
)
def test_M2_spans_covers_and_crossings_are_symmetric(
    way: Callable[[float, float, float], tuple[float, float]], degrees: float
) -> None:
    """Of every pair that a plank can span; the image of a support is the support nearest to it."""
    image = []
    for x, y in geometry.PLACES.tolist():
        u, v = way(degrees, x, y)
        image.append(
            int(np.argmin((geometry.PLACES[:, 0] - u) ** 2 + (geometry.PLACES[:, 1] - v) ** 2))
        )
    assert sorted(image) == list(range(SUPPORTS))
    assert sorted(image[:VILLAGES]) == list(range(VILLAGES))
    pairs = np.array([PAIR_OF[image[one], image[other]] for one, other in PAIR_ENDS])
    assert (geometry.NEEDS[pairs] == geometry.NEEDS).all()
    spanned = np.flatnonzero(geometry.NEEDS <= 6)
    assert (geometry.COVERING[np.ix_(pairs, np.array(image))] == geometry.COVERING).all()
    before = geometry.CROSSING[np.ix_(spanned, spanned)]
    assert (geometry.CROSSING[np.ix_(pairs[spanned], pairs[spanned])] == before).all()


def test_M2_there_are_27_islands() -> None:
    assert len(look(GAME.new(2, seed=1)).islands) == 27


@pytest.mark.parametrize(
    ("squared", "size"),
    [(90_000, 1), (90_001, 2), (160_000, 2), (160_001, 3), (640_000, 6), (640_001, 7)],
)
def test_M3_a_plank_spans_up_to_and_including_its_length(squared: int, size: int) -> None:
    assert geometry.size_for(squared) == size


def test_M3_every_pair_needs_the_shortest_plank_that_reaches() -> None:
    for number, (one, other) in enumerate(PAIR_ENDS):
        (ax, ay), (bx, by) = geometry.PLACES[one].tolist(), geometry.PLACES[other].tolist()
        squared = (ax - bx) ** 2 + (ay - by) ** 2
        sizes = [k for k in range(1, 7) if squared <= (200 + 100 * k) ** 2]
        assert geometry.NEEDS[number] == (sizes[0] if sizes else 7)


def routes(village: int, planks: int) -> int:
    """Chains of so many planks, of any size, that can stand together, to the village opposite."""
    goal, found = (village + 3) % 6, 0
    for stones in permutations(range(VILLAGES, SUPPORTS), planks - 1):
        path = (village, *stones, goal)
        pairs = [PAIR_OF[one, other] for one, other in pairwise(path)]
        if (
            all(geometry.NEEDS[p] <= 6 for p in pairs)
            and not any(geometry.COVERING[p, list(stones)].any() for p in pairs)
            and not any(geometry.CROSSING[p, q] for p, q in combinations(pairs, 2))
        ):
            found += 1
    return found


@pytest.mark.parametrize("village", range(3))
def test_M3_no_crossing_takes_three_planks_and_40_routes_take_four(village: int) -> None:
    assert routes(village, 2) == routes(village, 3) == 0
    assert routes(village, 4) == 40


@pytest.mark.parametrize("players", PLAYERS)
def test_M4_an_empty_board_pawns_at_home_six_planks_and_27_stones(players: int) -> None:
    view = look(GAME.new(players, seed=1))
    assert not view.stones
    assert not view.planks
    assert not view.lost
    assert view.stones_left == 27
    for seat in view.seats:
        assert seat.stands == seat.colour
        assert [(p.size, p.colour) for p in seat.reserve] == [(k, seat.colour) for k in range(1, 7)]


ACTIONS = {"stone", "two-stones", "plank", "two-planks", "remove", "move-1", "move-2", "jump"}


@pytest.mark.parametrize(("players", "cards"), [(2, 9), (3, 10), (4, 11), (5, 12), (6, 13)])
def test_M4_eight_actions_and_a_dragon_for_each_other_colour(players: int, cards: int) -> None:
    match = GAME.new(players, seed=1)
    colours = [seat.colour for seat in look(match).seats]
    for colour in colours:
        held = hand(match, colour)
        assert len(held) == cards
        assert held == ACTIONS | {f"dragon-{other}" for other in colours if other != colour}


@pytest.mark.parametrize(
    ("edition", "players", "colours"),
    [
        ("2012", 2, "pink black"),
        ("2012", 3, "red yellow blue"),
        ("2012", 4, "red yellow green blue"),
        ("2012", 5, "red yellow pink green blue"),
        ("2012", 6, "red yellow pink green blue black"),
        ("2000", 2, "pink black"),
        ("2000", 3, "red pink blue"),
        ("2000", 4, "red yellow green blue"),
        ("2000", 5, "red yellow pink green blue"),
        ("2000", 6, "red yellow pink green blue black"),
    ],
)
def test_M5_colours_are_dealt_by_lot_as_one_rotation(
    edition: str, players: int, colours: str
) -> None:
    circle = colours.split()
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(60 * players):
        match = GAME.new(players, seed=seed, edition=edition)
        seen[tuple(seat.colour for seat in look(match).seats)] += 1
    assert set(seen) == {(*circle[n:], *circle[:n]) for n in range(players)}
    assert min(seen.values()) >= 30


def test_M15_crossing_planks_of_the_board_by_an_independent_count() -> None:
    """Two segments cross where each has its ends strictly on both sides of the other."""

    def side(a: int, b: int, c: int) -> int:
        (ax, ay), (bx, by), (cx, cy) = (geometry.PLACES[n].tolist() for n in (a, b, c))
        area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
        return int(area > 0) - int(area < 0)

    for p, (a, b) in enumerate(PAIR_ENDS):
        for q, (c, d) in enumerate(PAIR_ENDS[:p]):
            if geometry.NEEDS[p] <= 6 and geometry.NEEDS[q] <= 6:
                proper = side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
                if proper:
                    assert geometry.CROSSING[p, q]
                elif len({a, b, c, d}) == 4 and side(a, b, c) * side(a, b, d) != 0:
                    assert not geometry.CROSSING[p, q]
    assert not geometry.CROSSING[pair("red", 27), pair("red", 13)]


@pytest.mark.parametrize(
    ("one", "other", "crossing"),
    [
        (((0, 0), (4, 4)), ((0, 4), (4, 0)), True),
        (((0, 0), (4, 0)), ((2, 0), (2, 3)), False),  # an end in the middle of the other
        (((0, 0), (4, 0)), ((4, 0), (4, 3)), False),  # a shared end
        (((0, 0), (4, 0)), ((0, 0), (9, 0)), True),  # one upon the other
        (((0, 0), (4, 0)), ((4, 0), (9, 0)), False),  # end to end
        (((0, 0), (4, 0)), ((9, 0), (3, 0)), True),
        (((0, 0), (4, 0)), ((5, 0), (9, 0)), False),
        (((0, 0), (4, 0)), ((0, 1), (4, 1)), False),
    ],
)
def test_M15_planks_cross_where_they_share_a_point_interior_to_both(
    one: tuple[tuple[int, int], ...], other: tuple[tuple[int, int], ...], crossing: bool
) -> None:
    for first, second in ((one, other), (other, one), (one[::-1], other), (one, other[::-1])):
        ends = [coordinate for point in (*first, *second) for coordinate in point]
        assert geometry.cross(*ends) == crossing, ends


@pytest.mark.parametrize(
    ("board", "plank", "place", "covered"),
    [
        (geometry.ISLANDS, (0, 0, 500, 0), (250, 79), True),
        (geometry.ISLANDS, (0, 0, 500, 0), (250, 80), False),
        (geometry.ISLANDS, (0, 0, 500, 0), (-79, 0), True),
        (geometry.ISLANDS, (0, 0, 500, 0), (-80, 0), False),
        (geometry.ISLANDS, (0, 0, 500, 0), (564, 48), False),  # exactly 80 from the end
        (geometry.ISLANDS, (0, 0, 500, 0), (563, 48), True),
        (geometry.WATER, (0, 0, 10, 0), (4, 0), True),
        (geometry.WATER, (0, 0, 10, 0), (4, 2), False),  # 86.6 away
        (geometry.WATER, (0, 0, 10, 2), (4, 2), True),
    ],
)
def test_M15_a_plank_covers_what_lies_less_than_80_from_it(
    board: int, plank: tuple[int, int, int, int], place: tuple[int, int], covered: bool
) -> None:
    assert geometry.cover(board, *plank, *place) == covered
