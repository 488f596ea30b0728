"""I8–I11: placing a tile, storms, production, dragons."""

import random

import pytest

from island.table import Table, event, held, last_events, legal, look, neighbours, pets, play, tile
from wyrmhall import Match, Move
from wyrmhall.games.island import GAME


def towers() -> Table:
    """Two Towers beside the Keep, both wizards on the Keep."""
    table = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green")
    return table.wizard(0, "0,0").wizard(1, "0,0")


def cells(match: Match) -> set[str]:
    """Where the tile may be placed."""
    return {text.removeprefix("at ") for text in legal(match) if text.startswith("at ")}


def test_I8_the_first_tile_is_the_tower_and_only_its_place_is_asked() -> None:
    match = Table().hand(0, "dragon-red/wild").match()
    assert legal(match) == {f"at {cell}" for cell in neighbours("0,0")}
    play(match, "at 0,-1")
    assert tile(match, "0,-1").kind == "tower"
    assert tile(match, "0,-1").colour == "blue"
    assert look(match, 0).seats[0].tiles == 1, "the tile in hand waits for the second turn"


def test_I8_either_side_of_any_tile_in_hand_equal_tiles_once() -> None:
    match = towers().hand(0, "dragon-red/wild", "dragon-red/wild").match()
    assert legal(match) == {"tile dragon-red over wild", "tile wild over dragon-red"}
    two = towers().hand(0, "dragon-red/wild", "build-blue/double-white").match()
    assert legal(two) == {
        "tile dragon-red over wild",
        "tile wild over dragon-red",
        "tile build-blue over double-white",
        "tile double-white over build-blue",
    }


def test_I8_a_place_touches_the_keep_or_two_tiles() -> None:
    match = towers().tile("1,-1", "build-red").hand(0, "dragon-red/wild").match()
    play(match, "tile dragon-red over wild")
    laid = {"0,0", "1,0", "0,1", "1,-1"}
    around = {cell for lying in laid for cell in neighbours(lying)} - laid
    lawful = {
        cell for cell in around if "0,0" in neighbours(cell) or len(laid & {*neighbours(cell)}) >= 2
    }
    assert cells(match) == lawful
    assert "2,-1" in lawful, "touches 1,0 and 1,-1, not the Keep"
    assert "2,0" not in lawful, "touches one tile"


def test_I8_a_wild_gets_a_colour_never_gold_at_once_and_for_good() -> None:
    match = towers().hand(0, "dragon-red/wild").match()
    play(match, "tile wild over dragon-red", "at 1,-1")
    assert legal(match) == {"paint blue", "paint green", "paint red", "paint white"}
    assert held(match) == {}, "nothing is produced before it has its colour"
    play(match, "paint white")
    assert tile(match, "1,-1").colour == "white"
    assert held(match) == {"white": 1, "blue": 1, "gold": 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_I8_in_any_island_every_lawful_place_is_offered(players: int) -> None:
    match = GAME.new(players, seed=players, tiles=40 - 40 % players)
    dice = random.Random(players)
    compared = 0
    while match.outcome is None:
        seat = dice.choice(match.pending)
        moves = match.legal(seat)
        if moves[0].kind == "place":
            laid = {tile.cell for tile in look(match).tiles}
            beside = {cell for lying in laid for cell in neighbours(lying)} - laid
            assert {move.args["cell"] for move in moves} == {
                cell
                for cell in beside
                if "0,0" in neighbours(cell) or len(laid & {*neighbours(cell)}) >= 2
            }
            compared += 1
        match.play(seat, dice.choice(moves))
    assert compared == players + 40 - 40 % players


def distance(move: Move) -> int:
    """How far from the Keep a tile would lie."""
    q, r = map(int, move.args["cell"].split(","))
    return max(abs(q), abs(r), abs(q + r))


def along_the_strip(move: Move) -> tuple[bool, int]:
    """Two lanes to the east, of which the nearer cell comes first: two tiles to each ring."""
    q, r = map(int, move.args["cell"].split(","))
    return (r == 0 and q > 0) or (r == -1 and q > 0), -distance(move)


def test_I8_a_strip_reaches_distance_22() -> None:
    match = GAME.new(4, seed=1, tiles=40)
    for seat in range(4):
        match.play(seat, match.legal(seat)[0])
    farthest = 0
    while match.outcome is None:
        seat = match.pending[0]
        moves = match.legal(seat)
        chosen = moves[0]
        if chosen.kind == "place":
            chosen = max(moves, key=along_the_strip)
            farthest = max(farthest, distance(chosen))
        match.play(seat, chosen)
    assert farthest == 22
    assert len(look(match).tiles) == 45


def test_I9_a_storm_takes_a_gold_from_others_pets_and_a_cube_from_others() -> None:
    match = (
        Table(players=3)
        .tile("1,0", "tower-blue")
        .tile("0,1", "tower-green")
        .tile("-1,0", "tower-red")
        .tile("-1,-1", "build-white", building="lair-gold")
        .wizard(0, "0,0")
        .wizard(1, "0,0")
        .wizard(2, "0,0")
        .stock(0, red=1)
        .stock(1, red=2, blue=1)
        .stock(2, blue=2)
        .pet(0, "white", 3)
        .pet(1, "blue", 3)
        .pet(1, "green", 1)
        .pet(2, "gold", 2, lair=True)
        .hand(0, "dragon-white/storm-blue", "dragon-gold/storm-green")
        .hand(1, "dragon-green/wild")
        .match()
    )
    play(match, "tile storm-blue over dragon-white", "at 1,-1")
    assert pets(match, 0) == {"white": 3}, "not the pets of who placed it"
    assert pets(match, 1) == {"blue": 2}, "the green one is left with none and goes"
    assert pets(match, 2) == {"gold": 2}, "in a Lair"
    assert held(match, 1) == {"red": 2}
    assert held(match, 2) == {"blue": 1}
    view = look(match)
    assert view.dragons["green"] == 10
    assert view.supply["gold"] == 40 - (3 + 2 + 2) - 1, "two gold came back, one was produced"
    assert event("pet_left", who=1, colour="green") in last_events(match)


def test_I9_a_gold_storm_takes_coins_and_nothing_from_who_has_none() -> None:
    match = towers().stock(1, gold=2, red=1).hand(0, "dragon-red/storm-gold").match()
    play(match, "tile storm-gold over dragon-red", "at 1,-1")
    assert held(match, 1) == {"gold": 1, "red": 1}
    poor = towers().stock(1, red=1).hand(0, "dragon-red/storm-gold").match()
    play(poor, "tile storm-gold over dragon-red", "at 1,-1")
    assert held(poor, 1) == {"red": 1}


def test_I9_a_storm_breaks_before_producing() -> None:
    match = towers().stock(1, gold=1).supply(gold=0).hand(0, "dragon-red/storm-gold").match()
    before = held(match, 1)["gold"]
    play(match, "tile storm-gold over dragon-red", "at 1,-1")
    assert held(match, 1)["gold"] == before - 1
    assert held(match)["gold"] == 1, "the coin the storm brought to the Bank is produced"


def test_I10_one_from_the_tile_and_each_that_touches_it_the_keep_gives_gold() -> None:
    match = towers().tile("1,-1", "build-gold").hand(0, "dragon-blue/wild").match()
    play(match, "tile dragon-blue over wild", "at 2,-1")
    assert held(match) == {"blue": 2, "gold": 1}, "itself and the blue Tower, the gold tile"
    beside = towers().hand(0, "dragon-blue/wild").match()
    play(beside, "tile dragon-blue over wild", "at 1,-1")
    assert held(beside) == {"blue": 2, "gold": 1}


def test_I10_a_spire_gives_two_whoever_built_it() -> None:
    match = (
        towers()
        .tile("1,-1", "build-red", building="spire")
        .tile("2,-2", "build-gold", building="spire")
        .hand(0, "dragon-blue/wild")
        .match()
    )
    play(match, "tile dragon-blue over wild", "at 2,-1")
    assert held(match) == {"blue": 2, "red": 2, "gold": 2}


def test_I10_short_supply_gives_what_exists() -> None:
    table = towers().tile("1,-1", "build-blue").hand(0, "dragon-blue/wild")
    match = table.supply(blue=2, gold=0).match()
    play(match, "tile dragon-blue over wild", "at 2,-1")
    assert held(match) == {"blue": 2}
    assert look(match).supply["blue"] == 0


def test_I11_dragons_of_the_tiles_colour_come_to_each_icon() -> None:
    match = towers().tile("1,-1", "double-white", "red").hand(0, "dragon-blue/wild").match()
    play(match, "tile dragon-blue over wild", "at 2,-1")
    assert tile(match, "2,-1").dragons == {"blue": 1}
    assert tile(match, "1,-1").dragons == {"red": 1, "white": 1}, "two of any colour"
    assert look(match).dragons == {"blue": 9, "green": 10, "red": 9, "white": 9, "gold": 10}


def test_I11_in_order_of_placement_until_the_supply_is_out() -> None:
    many = towers().tile("-1,0", "build-red", *["blue"] * 9)
    match = many.tile("1,-1", "dragon-blue").hand(0, "dragon-blue/wild").match()
    play(match, "tile dragon-blue over wild", "at 2,-1")
    assert tile(match, "1,-1").dragons == {"blue": 1}
    assert tile(match, "2,-1").dragons == {}
    assert look(match).dragons["blue"] == 0


@pytest.mark.parametrize("building", ["pen-1", "spire"])
def test_I11_a_building_covers_the_icon_for_good(building: str) -> None:
    match = (
        towers().tile("1,-1", "dragon-red", building=building).hand(0, "dragon-blue/wild").match()
    )
    play(match, "tile dragon-blue over wild", "at 2,-1")
    assert tile(match, "1,-1").dragons == {}


def test_I11_more_dragons_than_icons_stay_and_no_more_come() -> None:
    match = towers().tile("1,-1", "dragon-red", "blue", "green").hand(0, "build-blue/double-white")
    crowded = match.match()
    play(crowded, "tile build-blue over double-white", "at 2,-1")
    assert tile(crowded, "1,-1").dragons == {"blue": 1, "green": 1}
