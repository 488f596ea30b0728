"""I18–I22: building, telekinesis, drawing maps, the Keep, playing a map."""

import pytest

from island.table import (
    Table,
    deck,
    event,
    fame,
    held,
    last_events,
    legal,
    look,
    maps,
    pets,
    play,
    tile,
)
from wyrmhall import Match

AROUND = ("1,-2", "2,-2", "2,-1", "0,-1")


def land(face: str = "build-red", *dragons: str) -> Table:
    """Towers, and a tile at 1,-1 that the wizard of seat 0 may step on from the Keep."""
    table = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green")
    return table.tile("1,-1", face, *dragons).wizard(0, "0,0").wizard(1, "0,0").placed()


def arrive(table: Table, cell: str = "1,-1") -> Match:
    """The wizard of seat 0 goes to a tile."""
    return play(table.hand(1, "dragon-gold/wild").match(), "herd nothing", f"go to {cell}")


@pytest.mark.parametrize("face", ["build-red", "wild-red", "dragon-red"])
def test_I18_a_build_icon_takes_one_building_for_five_active_energy(face: str) -> None:
    match = arrive(land(face).stock(0, red=5))
    assert legal(match) == {"act nothing", "build pen", "build spire"}
    play(match, "build pen")
    assert held(match) == {}
    assert fame(match) == 2
    assert look(match).seats[0].pen_built
    assert tile(match, "1,-1").building is not None


def test_I18_asked_even_if_nothing_can_be_afforded() -> None:
    assert legal(arrive(land().stock(0, red=4))) == {"act nothing"}
    assert legal(arrive(land().stock(0, green=9))) == {"act nothing"}, "green is not active"


def test_I18_not_on_a_building_and_only_once_the_dragons_are_dealt_with() -> None:
    built = arrive(land("build-red").tile("-1,0", "build-white", building="spire"), "-1,0")
    assert built.pending == (1,), "no action on a tile with a building"
    match = arrive(land("dragon-red", "red").stock(0, red=15))
    assert legal(match) == {"act nothing", "build pen", "build spire"}


def test_I18_one_less_on_ones_colour_and_one_less_with_the_white_pet() -> None:
    assert "build pen" in legal(arrive(land("build-blue").stock(0, blue=4)))
    assert "build pen" not in legal(arrive(land("build-blue").stock(0, blue=3)))
    assert "build pen" in legal(arrive(land("build-blue").stock(0, blue=3).pet(0, "white")))
    assert "build pen" not in legal(arrive(land("build-red").stock(0, red=4)))


def test_I18_a_pen_each_and_four_spires() -> None:
    own = land().tile("-1,0", "build-white", building="pen-0").stock(0, red=5)
    assert legal(arrive(own)) == {"act nothing", "build spire"}
    others = land().tile("-1,0", "build-white", building="pen-1").stock(0, red=5)
    assert legal(arrive(others)) == {"act nothing", "build pen", "build spire"}
    spires = land().stock(0, red=5)
    for cell in ("-1,0", "-1,1", "0,-1", "-1,-1"):
        spires.tile(cell, "wild-white", building="spire")
    assert legal(arrive(spires)) == {"act nothing", "build pen"}
    match = arrive(land().stock(0, red=5))
    play(match, "build spire")
    assert fame(match) == 3
    assert look(match).spires == 3


def test_I18_a_lair_needs_a_pet_without_one_and_may_stand_on_any_colour() -> None:
    match = arrive(land().stock(0, red=5).pet(0, "gold", 2).pet(1, "white", 1))
    assert legal(match) == {"act nothing", "build pen", "build spire", "build lair gold"}
    before = look(match).dragons["gold"]
    play(match, "build lair gold")
    assert fame(match) == 1
    assert look(match).dragons["gold"] == before + 1
    assert pets(match) == {"gold": 2}, "the pet stays with its gold"
    assert look(match).seats[0].pets[0].lair
    assert "gold" not in look(match).lairs
    taken = land().stock(0, red=5).pet(0, "gold", 2).pet(1, "gold", 1, lair=True)
    rival = arrive(taken.tile("-1,0", "build-white", building="lair-gold"))
    assert legal(rival) == {"act nothing", "build pen", "build spire"}, "its Lair is built"


def test_I18_building_is_paid_cube_by_cube() -> None:
    match = arrive(land().stock(0, red=4, blue=4))
    play(match, "build spire")
    assert tile(match, "1,-1").building is None, "not before it is paid"
    play(match, "pay red", "pay red", "pay red", "pay red")
    assert held(match) == {"blue": 3}
    assert event("built", who=0, building="spire", colour="none", cell="1,-1", fame=3) in (
        last_events(match)
    )


def line() -> Table:
    """A telekinesis tile at 1,-1 with a line east and one south-west through the Keep."""
    table = land("telekinesis-white").tile("2,-1", "build-red", building="spire")
    return table.tile("3,-1", "build-gold").tile("-1,1", "build-green").tile("-2,2", "build-green")


def test_I19_all_six_directions_are_always_offered() -> None:
    pulls = {f"pull {direction}" for direction in ("e", "ne", "nw", "w", "sw", "se")}
    assert legal(arrive(line())) == {"act nothing"} | pulls


def test_I19_one_from_the_tile_and_each_of_an_unbroken_line() -> None:
    match = arrive(line())
    play(match, "pull e")
    assert held(match) == {"white": 1, "red": 1, "gold": 1}, "a Spire counts 1"
    nothing = play(arrive(line()), "pull ne")
    assert held(nothing) == {"white": 1}


def test_I19_the_keep_gives_nothing_and_does_not_break_the_line() -> None:
    match = play(arrive(line()), "pull sw")
    assert held(match) == {"white": 1, "green": 2}


def test_I19_a_gap_ends_the_line_and_short_supply_gives_what_exists() -> None:
    gap = land("telekinesis-white").tile("3,-1", "build-red").tile("2,0", "build-red")
    assert held(play(arrive(gap), "pull e")) == {"white": 1}
    short = line().supply(green=1, white=0)
    assert held(play(arrive(short), "pull sw")) == {"green": 1}


def towers() -> Table:
    table = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green")
    return table.wizard(0, "0,0").wizard(1, "0,0").placed()


@pytest.mark.parametrize("cell", ["1,0", "0,1"])
def test_I20_at_anyones_tower_draw_two_keep_one(cell: str) -> None:
    table = towers().deck("blue-blue-red", "green-red-gold", "blue-green-red")
    match = arrive(table, cell)
    assert legal(match) == {"act nothing", "draw maps"}
    play(match, "draw maps")
    assert legal(match) == {"keep blue-blue-red", "keep green-red-gold"}
    play(match, "keep green-red-gold")
    assert maps(match) == ["green-red-gold"]
    assert deck(match) == ["blue-green-red", "blue-blue-red"], "the rest goes under"
    assert legal(match) == {"play no map"}


def test_I20_with_the_blue_pet_draw_three_keep_two() -> None:
    table = (
        towers()
        .pet(0, "blue")
        .deck("blue-blue-red", "green-red-gold", "blue-green-red", "blue-white-gold")
    )
    match = play(arrive(table, "1,0"), "draw maps", "keep blue-green-red")
    assert legal(match) == {"keep blue-blue-red", "keep green-red-gold"}
    play(match, "keep blue-blue-red")
    assert maps(match) == ["blue-blue-red", "blue-green-red"]
    assert deck(match) == ["blue-white-gold", "green-red-gold"]


def test_I20_a_short_deck_gives_what_is_there_and_an_empty_one_nothing() -> None:
    one = play(arrive(towers().deck("blue-blue-red"), "1,0"), "draw maps")
    assert legal(one) == {"keep blue-blue-red"}, "asked all the same"
    two = towers().pet(0, "blue").deck("blue-blue-red", "green-red-gold")
    match = play(arrive(two, "1,0"), "draw maps", "keep blue-blue-red", "keep green-red-gold")
    assert len(maps(match)) == 2
    assert deck(match) == []
    assert legal(arrive(towers().deck(), "1,0")) == {"act nothing"}


def test_I20_equal_maps_are_one_choice_and_are_asked() -> None:
    table = towers().deck("blue-green-red", "blue-green-red", "blue-blue-red")
    match = play(arrive(table, "1,0"), "draw maps")
    assert legal(match) == {"keep blue-green-red"}
    play(match, "keep blue-green-red")
    assert deck(match) == ["blue-blue-red", "blue-green-red"]


def test_I21_the_keep_gives_two_gold() -> None:
    table = land().wizard(0, "1,0")
    match = arrive(table, "0,0")
    assert legal(match) == {"act nothing", "take gold"}
    play(match, "take gold")
    assert held(match) == {"gold": 2}
    empty = arrive(land().wizard(0, "1,0").supply(gold=0), "0,0")
    assert legal(empty) == {"act nothing", "take gold"}
    assert held(play(empty, "take gold")) == {}


@pytest.mark.parametrize("face", ["storm-red", "double-red"])
def test_I21_storm_and_double_dragon_tiles_have_no_action(face: str) -> None:
    match = arrive(land(face).stock(0, red=9))
    assert match.pending == (1,)


def digging(*colours: str, pattern: str = "blue-red-white") -> Table:
    """The tile at 1,-1 touches the Keep, the blue Tower, and tiles of these colours."""
    table = land("storm-green").maps(0, pattern)
    for cell, colour in zip(AROUND, colours):
        table.tile(cell, f"wild-{colour}" if colour != "gold" else "build-gold")
    return table


def test_I22_a_map_fits_if_its_colours_are_among_the_neighbours() -> None:
    assert legal(arrive(digging("red", "white"))) == {"play no map", "play map blue-red-white"}
    assert legal(arrive(digging("white", "red", "red", "green"))) == {
        "play no map",
        "play map blue-red-white",
    }, "others and positions do not matter"
    assert legal(arrive(digging("red"))) == {"play no map"}, "asked though it does not fit"


def test_I22_counted_with_repetition_and_without_the_tile_itself() -> None:
    assert "play map blue-red-red" not in legal(arrive(digging("red", pattern="blue-red-red")))
    twice = arrive(digging("red", "red", pattern="blue-red-red"))
    assert "play map blue-red-red" in legal(twice)
    own = arrive(digging("red", pattern="blue-green-red"))
    assert "play map blue-green-red" not in legal(own), "green is the tile's own colour"


def test_I22_the_keep_has_no_colour_here() -> None:
    match = arrive(digging("red", pattern="blue-red-gold"))
    assert legal(match) == {"play no map"}
    gold = arrive(digging("red", "gold", pattern="blue-red-gold"))
    assert "play map blue-red-gold" in legal(gold)


def test_I22_its_fame_a_marker_and_the_map_under_the_deck() -> None:
    match = play(arrive(digging("red", "white").fame(0, 1)), "play map blue-red-white")
    assert fame(match) == 3
    assert tile(match, "1,-1").treasure
    assert maps(match) == []
    assert deck(match)[-1] == "blue-red-white"
    pair = arrive(digging("red", "red", pattern="blue-red-red"))
    assert fame(play(pair, "play map blue-red-red")) == 3


def test_I22_not_on_a_marker_nor_on_the_keep_nor_without_a_map() -> None:
    marked = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green")
    marked.tile("1,-1", "storm-red", treasure=True).maps(0, "blue-red-white")
    assert arrive(marked.wizard(0, "0,0").wizard(1, "0,0").placed()).pending == (1,)
    keep = land().wizard(0, "1,0").maps(0, "blue-red-white")
    assert play(arrive(keep, "0,0"), "act nothing").pending == (1,)
    assert arrive(land("storm-red")).pending == (1,)


def test_I22_one_map_a_turn_equal_maps_once() -> None:
    table = digging("red", "white").maps(0, "blue-red-white", "blue-red-white", "blue-blue-red")
    match = arrive(table)
    assert legal(match) == {"play no map", "play map blue-red-white"}
    play(match, "play map blue-red-white")
    assert match.pending == (1,)
    assert maps(match) == ["blue-blue-red", "blue-red-white"]
