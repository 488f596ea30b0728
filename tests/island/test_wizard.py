"""I12–I17: herding dragons, moving, taming, capturing, paying."""

import random

from island.table import (
    Table,
    event,
    fame,
    goes,
    held,
    last_events,
    legal,
    look,
    neighbours,
    pets,
    play,
    tile,
)
from wyrmhall import Move
from wyrmhall.games.island import GAME


def land(players: int = 2) -> Table:
    """Towers at 1,0 and 0,1, the turn's tile placed, seat 0 on the Keep."""
    table = Table(players).tile("1,0", "tower-blue").tile("0,1", "tower-green")
    return table.wizard(0, "0,0").wizard(1, "0,0").placed()


def test_I12_from_any_tile_with_unpenned_dragons_or_nothing() -> None:
    match = (
        land()
        .tile("1,-1", "dragon-red", "red")
        .tile("2,-1", "dragon-blue", "blue", building="spire")
        .tile("-1,0", "build-white", "white", building="pen-1")
        .tile("-1,1", "build-white")
        .stock(0, gold=2)
        .match()
    )
    assert legal(match) == {"herd nothing", "herd from 1,-1", "herd from 2,-1"}


def test_I12_asked_even_without_gold() -> None:
    match = land().tile("1,-1", "dragon-red", "red").match()
    assert legal(match) == {"herd nothing"}
    assert match.pending == (0,)


def test_I12_not_asked_where_no_dragon_can_be_moved() -> None:
    table = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green").wizard(0, "0,0")
    match = table.hand(0, "build-blue/double-white").match()
    play(match, "tile build-blue over double-white", "at 1,-1")
    assert all(text.startswith("go to") for text in legal(match))


def test_I12_to_any_other_tile_but_the_keep() -> None:
    match = (
        land()
        .tile("1,-1", "dragon-red", "red")
        .tile("2,-1", "dragon-blue", "blue", building="spire")
        .tile("-1,0", "build-white", building="pen-1")
        .stock(0, gold=1)
        .match()
    )
    play(match, "herd from 1,-1")
    assert legal(match) == {"herd to 1,0", "herd to 0,1", "herd to 2,-1", "herd to -1,0"}


def test_I12_one_or_more_a_gold_each() -> None:
    table = land().tile("1,-1", "double-red", "red", "red", "blue").tile("-1,0", "wild-white")
    match = table.stock(0, gold=3).match()
    play(match, "herd from 1,-1", "herd to 1,0")
    assert legal(match) == {"herd red", "herd blue"}, "one at least"
    play(match, "herd red")
    assert held(match) == {"gold": 2}
    assert look(match).supply["gold"] == 38
    assert legal(match) == {"herd red", "herd blue", "herd done"}
    play(match, "herd blue")
    assert tile(match, "1,0").dragons == {"red": 1, "blue": 1}
    assert tile(match, "1,-1").dragons == {"red": 1}
    play(match, "herd done")
    assert all(text.startswith("go to") for text in legal(match)), "once a turn"


def test_I12_done_by_itself_without_gold_or_dragons() -> None:
    table = land().tile("-1,0", "wild-white").tile("1,-1", "dragon-red", "red", "blue")
    match = table.stock(0, gold=1).match()
    play(match, "herd from 1,-1", "herd to 1,0", "herd red")
    assert all(text.startswith("go to") for text in legal(match))
    lone = land().tile("1,-1", "dragon-red", "red").stock(0, gold=3).match()
    play(lone, "herd from 1,-1", "herd to 1,0")
    assert tile(lone, "1,0").dragons == {"red": 1}, "the only dragon goes unasked"
    assert held(lone) == {"gold": 2}
    assert all(text.startswith("go to") for text in legal(lone))


def test_I12_into_a_pen_they_no_longer_move_and_only_its_owner_may_capture() -> None:
    for owner in (0, 1):
        table = land().tile("1,-1", "dragon-red", "red").tile("2,-1", "dragon-blue", "blue")
        pen = table.tile("-1,0", "build-blue", building=f"pen-{owner}")
        match = pen.stock(0, gold=9, blue=10, green=1).match()
        play(match, "herd from 1,-1", "herd to -1,0")
        assert ("-1,0" in goes(match)) == (owner == 0)
        if owner == 0:
            play(match, "go to -1,0")
            assert fame(match) == 2, "captured: 10 energy but for the blue tile"
            assert pets(match) == {}, "not even the owner may tame, though there was gold"
    later = land().tile("-1,0", "build-blue", "red", building="pen-0").stock(0, gold=3).match()
    assert legal(later) == {"herd nothing"}


def test_I13_first_turn_onto_the_keep_or_ones_tower() -> None:
    match = Table().hand(0, "dragon-red/wild").hand(1, "dragon-red/wild").match()
    play(match, "at 1,0")
    assert legal(match) == {"go to 0,0", "go to 1,0"}
    play(match, "go to 1,0", "act nothing")
    play(match, "at 0,1", seat=1)
    assert legal(match, 1) == {"go to 0,0", "go to 0,1"}


def far_land() -> Table:
    """A tail to the east: 3,-1 is far from the Keep."""
    table = land().tile("1,-1", "build-gold").tile("2,-1", "build-red").tile("2,0", "build-white")
    return table.tile("3,-1", "build-white").tile("-1,0", "build-red").tile("3,0", "build-gold")


def test_I13_one_step_or_by_teleport_to_the_keep_and_one_step() -> None:
    match = far_land().wizard(0, "3,-1").match()
    steps = {"2,-1", "2,0", "3,0"}
    keep = {"0,0", "1,0", "0,1", "1,-1", "-1,0"}
    assert goes(match) == steps | keep


def test_I13_never_the_tile_it_stands_on() -> None:
    match = far_land().wizard(0, "0,0").pet(0, "gold").match()
    assert "0,0" not in goes(match)
    beside = far_land().wizard(0, "1,-1").pet(0, "gold").match()
    assert "1,-1" not in goes(beside)


def test_I13_a_pet_flies_to_its_colour_and_one_step_on_laired_or_not() -> None:
    plain = far_land().tile("3,-2", "wild-red").wizard(0, "-1,0").match()
    assert "3,-2" not in goes(plain)
    white = far_land().tile("3,-2", "wild-red").wizard(0, "-1,0").pet(0, "white").match()
    assert {"2,0", "3,-1", "3,-2", "3,0", "2,-1"} <= goes(white)
    laired = (
        far_land()
        .tile("3,-2", "wild-red", building="lair-white")
        .wizard(0, "-1,0")
        .pet(0, "white", lair=True)
        .match()
    )
    assert "3,-1" in goes(laired)


def test_I13_the_keep_is_no_gold_tile() -> None:
    table = Table(3).tile("1,0", "tower-blue").tile("0,1", "tower-green").tile("-1,0", "tower-red")
    far = table.tile("1,-1", "wild-red").tile("2,-1", "wild-red").tile("2,0", "wild-red")
    match = far.tile("3,-1", "wild-red").wizard(0, "3,-1").pet(0, "gold").placed().match()
    assert goes(match) == {"2,-1", "2,0", "0,0", "1,0", "0,1", "-1,0", "1,-1"}


def test_I14_closed_to_who_cannot_deal_with_the_dragons() -> None:
    table = land().tile("1,-1", "dragon-red", "red").tile("-1,0", "build-white")
    assert goes(table.match()) == {"1,0", "0,1", "-1,0"}
    assert "1,-1" in goes(table.stock(0, gold=3).match())
    assert "1,-1" not in goes(table.stock(0, gold=2).match())
    assert "1,-1" in goes(table.stock(0, red=10).match())
    assert "1,-1" not in goes(table.stock(0, red=9).match())
    assert "1,-1" not in goes(table.stock(0, red=9, green=9, white=9).match()), "not active"


def test_I14_tiles_passed_through_do_not_matter() -> None:
    table = land().tile("1,-1", "wild-red").tile("2,-1", "dragon-white", "white")
    beyond = table.tile("2,0", "wild-red").tile("3,-1", "wild-red").tile("-1,0", "wild-red")
    match = beyond.wizard(0, "-1,0").pet(0, "white").match()
    ends = goes(match)
    assert "2,-1" not in ends, "a dragon it cannot deal with"
    assert "3,-1" in ends, "flown over it"


def test_I14_anothers_pen_with_dragons_is_closed_an_empty_one_is_not() -> None:
    full = land().tile("1,-1", "build-red", "red", building="pen-1").stock(0, gold=9, red=20)
    assert "1,-1" not in goes(full.match())
    empty = land().tile("1,-1", "build-red", building="pen-1")
    assert "1,-1" in goes(empty.match())


def test_I14_with_no_end_one_stays_on_the_keep_and_skips_to_the_draw() -> None:
    match = (
        Table()
        .tile("1,0", "tower-blue", "red")
        .tile("0,1", "tower-green", "red")
        .wizard(0, "0,0")
        .wizard(1, "0,0")
        .hand(1, "dragon-red/wild")
        .maps(0, "blue-blue-green")
        .placed()
        .match()
    )
    play(match, "herd nothing")
    assert event("stayed", who=0) in last_events(match)
    assert look(match).seats[0].cell == "0,0"
    assert look(match).seats[0].tiles == 1
    assert held(match) == {}, "no gold of the Keep"
    assert match.pending == (1,)


def besieging(moves: list[Move], dice: random.Random) -> Move:
    """Any move, but rather one that closes the tiles around the Keep or goes to stand on it."""
    ring = neighbours("0,0")
    for wish in (
        [m for m in moves if m.kind == "herd_to" and m.args["cell"] in ring],
        [m for m in moves if m.kind == "herd_from" and m.args["cell"] not in ring],
        [m for m in moves if m.kind == "place" and m.args["cell"] not in ring],
        [m for m in moves if m.text in ("go to 0,0", "take gold")],
    ):
        if wish:
            return dice.choice(wish)
    return dice.choice(moves)


def test_I14_whoever_stays_is_on_the_keep() -> None:
    stayed = 0
    for seed in range(30):
        match = GAME.new(2, seed=seed)
        dice = random.Random(seed)
        while match.outcome is None:
            seat = dice.choice(match.pending)
            match.play(seat, besieging(match.legal(seat), dice))
            for phrase in last_events(match):
                if phrase.name == "event-stayed":
                    stayed += 1
                    assert look(match).seats[int(phrase.facts["who"])].cell == "0,0"
    assert stayed > 0


def test_I15_taming_puts_three_gold_on_the_card() -> None:
    match = land().tile("1,-1", "dragon-red", "red").stock(0, gold=4).match()
    play(match, "herd nothing", "go to 1,-1")
    assert pets(match) == {"red": 3}
    assert held(match) == {"gold": 1}
    assert look(match).dragons["red"] == 9, "it sits on the card"
    assert look(match).supply["gold"] == 36
    assert tile(match, "1,-1").dragons == {}
    assert legal(match) == {"act nothing"}, "the rest of the turn goes on"


def test_I15_one_dragon_only_and_one_pet_of_a_colour() -> None:
    two = land().tile("1,-1", "double-red", "red", "red").stock(0, gold=9)
    assert "1,-1" not in goes(two.match())
    again = land().tile("1,-1", "dragon-red", "red").pet(0, "red", 1).stock(0, gold=9)
    assert "1,-1" not in goes(again.match())
    other = land().tile("1,-1", "dragon-red", "blue").pet(0, "red", 1).stock(0, gold=9)
    assert "1,-1" in goes(other.match()), "the dragon's colour counts, not the tile's"


def test_I15_asked_only_if_one_may_capture_as_well() -> None:
    match = land().tile("1,-1", "dragon-red", "red").stock(0, gold=3, red=10).match()
    play(match, "herd nothing", "go to 1,-1")
    assert legal(match) == {"tame", "capture"}


def test_I16_ten_active_energy_and_a_fame_each_two_for_a_first_of_its_colour() -> None:
    match = (
        land()
        .tile("1,-1", "double-red", "red", "red", "white", "blue")
        .stock(0, red=10)
        .captured(0, "white")
        .fame(0, 5)
        .match()
    )
    play(match, "herd nothing", "go to 1,-1")
    assert fame(match) == 5 + (2 + 1) + 1 + 2
    assert held(match) == {}
    assert look(match).seats[0].captured == ("blue", "red", "white")
    assert look(match).dragons == dict.fromkeys(("blue", "green", "red", "white", "gold"), 10)
    assert event("captured", who=0, count=2, colour="red", fame=3) in last_events(match)


def test_I16_one_less_on_ones_colour_and_one_less_with_the_red_pet() -> None:
    blue = land().tile("1,-1", "dragon-blue", "white", "white")
    assert "1,-1" in goes(blue.stock(0, blue=9).match())
    assert "1,-1" not in goes(blue.stock(0, blue=8).match())
    assert "1,-1" in goes(blue.stock(0, blue=8).pet(0, "red").match())
    assert "1,-1" not in goes(blue.stock(0, blue=7).match())


def test_I17_active_are_the_tile_and_all_that_touch_it_never_gold_nor_the_keep() -> None:
    table = land().tile("1,-1", "dragon-gold", "gold", "gold").tile("2,-1", "build-white")
    match = table.stock(0, blue=6, white=6, gold=2, red=9, green=9).match()
    play(match, "herd nothing", "go to 1,-1")
    assert legal(match) == {"pay blue", "pay white"}, "the Tower at 1,0 and the tile at 2,-1"


def test_I17_cube_by_cube_while_there_is_a_choice() -> None:
    table = land().tile("1,-1", "dragon-red", "red", "red")
    match = table.stock(0, blue=2, red=9).match()
    play(match, "herd nothing", "go to 1,-1")
    assert legal(match) == {"pay blue", "pay red"}
    play(match, "pay red")
    assert legal(match) == {"pay blue", "pay red"}
    play(match, "pay blue")
    assert legal(match) == {"pay blue", "pay red"}
    play(match, "pay blue")
    assert held(match) == {"red": 1}, "only red is left to pay with"
    assert fame(match) == 3


def test_I17_paid_by_itself_when_all_there_is_is_due() -> None:
    table = land().tile("1,-1", "dragon-red", "red", "red")
    match = table.stock(0, blue=5, red=5).match()
    play(match, "herd nothing", "go to 1,-1")
    assert held(match) == {}
    later = table.stock(0, blue=5, red=6).match()
    play(later, "herd nothing", "go to 1,-1", "pay blue")
    play(later, "pay red")
    assert legal(later) == {"pay blue", "pay red"}, "9 of 11 left, 8 due"


def test_I17_neighbours_of_the_tile_are_its_six_cells() -> None:
    assert set(neighbours("0,0")) == {"1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"}
