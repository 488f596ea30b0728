"""R1–R8: peoples, cubes, tokens, the circle, and how a game starts."""

from itertools import permutations

import pytest

from ryu.table import CUBES, Table, bag, cubes, legal, look, pieces, screen, tokens, where
from wyrmhall.games.ryu import GAME
from wyrmhall.kernel.errors import OptionError
from wyrmhall.sim.playouts import Study

PEOPLES = ("shibuke", "goblins", "sharks", "amazons", "reptilians")
NEUTRAL = {"smugglers", "merchants", "bazaar", "governor"}
every_table = pytest.mark.parametrize("players", [2, 3, 4, 5])


@every_table
def test_R1_peoples_by_seat_order_unless_chosen(players: int) -> None:
    match = GAME.new(players, seed=1)
    assert [seat.people for seat in look(match).seats] == list(PEOPLES[:players])
    chosen = PEOPLES[::-1][:players]
    match = GAME.new(players, seed=1, peoples=",".join(chosen))
    assert [seat.people for seat in look(match).seats] == list(chosen)
    assert [where(match, seat) for seat in range(players)] == list(chosen)
    owners = {island.name: island.owner for island in look(match).circle}
    assert [owners[people] for people in chosen] == list(range(players))


@every_table
def test_R1_every_order_of_peoples_may_be_chosen_and_nothing_else(players: int) -> None:
    orders = [",".join(order) for order in permutations(PEOPLES, players)]
    for order in orders[:: len(orders) // 10]:
        assert GAME.new(players, seed=2, peoples=order).options["peoples"] == order
    wrong = ("shibuke", "shibuke,shibuke", "goblins," * players, ",".join(PEOPLES) + ",x", "")
    for bad in wrong:
        with pytest.raises(OptionError):
            GAME.new(players, seed=2, peoples=bad)


def test_R1_peoples_have_no_effect_on_play() -> None:
    one = Table(players=3).stands(0, "bazaar").tokens(0, smuggler=3).match(key=9)
    other = Table(players=3, peoples="sharks,amazons,shibuke").stands(0, "bazaar")
    two = other.tokens(0, smuggler=3).match(key=9)
    assert legal(one, 0) == legal(two, 0)
    for match in (one, two):
        match.play(0, "bazaar draw")
    assert screen(one, 0) == screen(two, 0)


@every_table
def test_R2_cubes_by_number_of_players(players: int) -> None:
    match = GAME.new(players, seed=3)
    total = [0] * 5
    for held in [bag(match), *(screen(match, seat) for seat in range(players))]:
        for index, colour in enumerate(("white", "blue", "orange", "purple", "yellow")):
            total[index] += getattr(held, colour)
    assert cubes(CUBES[players]) == type(bag(match))(*total)


@every_table
def test_R2_cubes_are_conserved_whatever_is_played(players: int) -> None:
    tally = Study(GAME, players, seed=4).play(500, audited=True)
    assert tally.fault is None
    assert "as many cubes as at the start" in GAME.invariants[0]


def test_R3_at_most_five_of_a_kind_the_excess_is_lost() -> None:
    table = Table().stands(0, "smugglers").tokens(0, smuggler=4).bag("1 white 1 blue")
    match = table.luck(0, "smugglers draw", drawn="1 blue")
    assert tokens(match, 0) == (0, 5, 0)


@every_table
def test_R4_nine_islands_in_a_circle_the_peoples_to_be_explored(players: int) -> None:
    match = GAME.new(players, seed=5)
    circle = look(match).circle
    assert {island.name for island in circle} == NEUTRAL | set(PEOPLES)
    for island in circle:
        if island.name in NEUTRAL:
            assert (island.kind, island.owner, island.face) == ("neutral", None, None)
        else:
            assert island.face == "exploration"
            absent = PEOPLES.index(island.name) >= players
            assert island.kind == ("non-player" if absent else "player")
            assert (island.owner is None) == absent
    assert sum(island.kind == "non-player" for island in circle) == 5 - players


def test_R4_the_circle_is_random() -> None:
    circles = [[i.name for i in look(GAME.new(2, seed=seed)).circle] for seed in range(300)]
    for place in range(9):
        assert {circle[place] for circle in circles} == NEUTRAL | set(PEOPLES)


def test_R4_figures_share_islands() -> None:
    match = Table(players=3).stands(1, "bazaar").stands(2, "bazaar").match()
    match.play(0, "move to bazaar")
    assert [seat.island for seat in look(match).seats] == ["bazaar"] * 3


@pytest.mark.parametrize(
    ("built", "held", "payment"),
    [
        ("", "3 blue", "blue+blue+blue"),
        ("", "3 orange", "orange+orange+orange"),
        ("", "3 purple", "purple+purple+purple"),
        ("A", "1 blue 1 orange 1 purple", "blue+orange+purple"),
        ("AB", "3 purple", "purple+purple+purple"),
        ("ABC", "1 blue 1 orange 1 purple", "blue+orange+purple"),
        ("ABCD", "1 blue 1 orange 1 purple 2 yellow", "blue+orange+purple+yellow+yellow"),
    ],
)
def test_R5_what_each_piece_costs(built: str, held: str, payment: str) -> None:
    plenty = "4 blue 4 orange 4 purple 4 yellow"
    match = Table().built(0, built).screen(0, held).match()
    assert legal(match, 0, "build") == {f"build with {payment}"}
    offered = legal(Table().built(0, built).screen(0, plenty).match(), 0, "build")
    assert len(offered) == (3 if len(built) in (0, 2) else 1)
    assert f"build with {payment}" in offered


def test_R5_yellow_is_no_colour_for_A_or_C() -> None:
    for built in ("", "AB"):
        match = Table().built(0, built).screen(0, "5 yellow").match()
        assert legal(match, 0, "build") == set()


@every_table
def test_R6_two_yellow_each_the_rest_in_the_bag_figures_at_home(players: int) -> None:
    match = GAME.new(players, seed=6)
    for seat in range(players):
        assert screen(match, seat) == cubes("2 yellow")
        assert where(match, seat) == PEOPLES[seat]
        assert pieces(match, seat) == ""
    start = cubes(CUBES[players])
    assert bag(match).yellow == start.yellow - 2 * players
    assert (bag(match).white, bag(match).blue) == (1, start.blue)
    assert look(match).centre == cubes("")


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_R7_the_last_player_takes_a_token(players: int, seed: int) -> None:
    match = GAME.new(players, seed=seed)
    first = look(match).first
    last = (first - 1) % players
    assert match.pending == (last,)
    assert legal(match, last) == {"take merchant", "take smuggler"}
    match.play(last, "take smuggler")
    assert tokens(match, last) == (0, 1, 0)
    assert match.pending == (first,)


@pytest.mark.parametrize("seed", range(4))
def test_R7_with_five_the_last_two_the_last_but_one_first(seed: int) -> None:
    match = GAME.new(5, seed=seed)
    first = look(match).first
    for late, kind in (((first + 3) % 5, "merchant"), ((first + 4) % 5, "smuggler")):
        assert match.pending == (late,)
        match.play(late, f"take {kind}")
    assert match.pending == (first,)
    assert [sum(tokens(match, (first + ahead) % 5)) for ahead in range(5)] == [0, 0, 0, 1, 1]


def test_R7_with_two_nobody() -> None:
    match = GAME.new(2, seed=1)
    assert match.pending == (look(match).first,)
    assert tokens(match, 0) == tokens(match, 1) == (0, 0, 0)


@every_table
def test_R8_first_player_at_random(players: int) -> None:
    firsts = [look(GAME.new(players, seed=seed)).first for seed in range(200)]
    for seat in range(players):
        assert firsts.count(seat) > 200 / players / 2


def test_R8_play_is_clockwise() -> None:
    match = Table(players=4, first=2).turn(2).match()
    for seat in (2, 3, 0, 1, 2):
        assert match.pending == (seat,)
        match.play(seat, "end")
