"""I1–I7: components, set-up, what is hidden."""

from collections import Counter
from itertools import permutations

import pytest

from island.table import Table, deck, event, held, last_events, legal, look, maps, play
from wyrmhall import OptionError
from wyrmhall.games.island import GAME
from wyrmhall.games.island.pieces import TILE_NAMES

COLOURS = ["blue", "green", "red", "white", "gold"]
ENERGIES = COLOURS[:4]


def bag(players: int, seed: int) -> list[str]:
    """Every tile of a match, wherever it is."""
    s = GAME.new(players, seed=seed).state
    tiles = s.bag[int(s.bag_next) :].tolist()
    for seat in range(players):
        tiles += s.hand[seat][: s.hand_count[seat]].tolist()
    return [TILE_NAMES[tile // 2] for tile in tiles]


def test_I1_wizards_have_colours_by_seat_unless_chosen() -> None:
    for players in (2, 3, 4):
        seats = look(GAME.new(players, seed=1)).seats
        assert [seat.wizard for seat in seats] == ENERGIES[:players]
    chosen = look(GAME.new(3, seed=1, wizards="white,blue,red"))
    assert [seat.wizard for seat in chosen.seats] == ["white", "blue", "red"]


def test_I1_every_seating_of_colours_can_be_chosen_and_no_other() -> None:
    for players in (2, 3, 4):
        for seating in permutations(ENERGIES, players):
            GAME.options[2].index(",".join(seating), "island", players)
    for wrong in ("blue,blue", "blue", "gold,blue", "blue,green,red"):
        with pytest.raises(OptionError):
            GAME.new(2, seed=1, wizards=wrong)


def test_I2_forty_tiles_two_of_each_type() -> None:
    expected = Counter[str]()
    for index, colour in enumerate(COLOURS):
        later = [COLOURS[(index + ahead) % 5] for ahead in range(4)]
        for faces in (
            f"dragon-{colour}/telekinesis-{later[1]}",
            f"dragon-{colour}/storm-{later[2]}",
            f"dragon-{colour}/wild",
            f"build-{colour}/double-{later[3]}",
        ):
            expected[faces] = 2
    assert Counter(bag(2, 3)) == expected


def test_I2_eighty_faces_spread_evenly_over_the_colours() -> None:
    faces = Counter(face for tile in bag(4, 5) for face in tile.split("/"))
    kinds = Counter[str]()
    for face, count in faces.items():
        kinds[face.partition("-")[0]] += count
    assert kinds == {
        "dragon": 30,
        "build": 10,
        "wild": 10,
        "telekinesis": 10,
        "storm": 10,
        "double": 10,
    }
    for colour in COLOURS:
        assert faces[f"dragon-{colour}"] == 6
        assert all(faces[f"{kind}-{colour}"] == 2 for kind in ("build", "telekinesis", "storm"))


def test_I3_a_tower_is_terrain_of_its_colour_and_has_the_map_icon() -> None:
    table = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green")
    match = table.wizard(0, "0,0").pet(0, "green").placed().match()
    play(match, "herd nothing", "go to 0,1")
    assert legal(match) == {"act nothing", "draw maps"}
    flying = table.tile("1,-1", "build-red").tile("2,-1", "build-red").wizard(0, "2,-1").match()
    play(flying, "herd nothing")
    assert "go to 0,1" in legal(flying), "to the green Tower by the green pet"


def test_I4_supplies_at_the_start() -> None:
    view = look(GAME.new(3, seed=1))
    assert view.supply == dict.fromkeys(COLOURS, 40)
    assert view.dragons == dict.fromkeys(COLOURS, 10)
    assert view.spires == 4
    assert list(view.lairs) == COLOURS
    assert not any(seat.pen_built for seat in view.seats)


def test_I4_what_a_supply_cannot_give_is_not_gained_and_what_is_paid_returns() -> None:
    table = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green").supply(gold=1)
    match = table.wizard(0, "1,0").placed().match()
    play(match, "herd nothing", "go to 0,0", "take gold")
    assert held(match)["gold"] == 1
    paying = (
        Table()
        .tile("1,0", "tower-blue")
        .tile("0,1", "tower-green")
        .tile("1,-1", "build-red")
        .wizard(0, "1,0")
        .stock(0, blue=5)
        .placed()
        .match()
    )
    play(paying, "herd nothing", "go to 1,-1", "build spire")
    assert held(paying) == {}
    assert look(paying).supply["blue"] == 40


def test_I5_forty_maps_thirty_patterns() -> None:
    match = GAME.new(2, seed=9)
    drawn = [m for seat in (0, 1) for m in look(match, seat).seats[seat].own_drawn or ()]
    found = Counter(deck(match) + [m.name for m in drawn])
    assert sum(found.values()) == 40
    for name, count in found.items():
        kinds = len(set(name.split("-")))
        assert count == {2: 1, 3: 2}[kinds]
        assert sorted(name.split("-"), key=COLOURS.index) == name.split("-")
    assert len(found) == 30
    assert {m.fame for m in drawn} <= {2, 3}
    assert all(m.fame == (3 if len(set(m.name.split("-"))) == 2 else 2) for m in drawn)


@pytest.mark.parametrize(("players", "stay"), [(2, 18), (3, 24), (4, 28)])
def test_I6_tiles_that_stay(players: int, stay: int) -> None:
    view = look(GAME.new(players, seed=2))
    assert view.options["tiles"] == stay
    assert view.bag == stay - players
    assert [seat.tiles for seat in view.seats] == [1] * players


def test_I6_any_multiple_of_the_players_may_stay_from_one_each() -> None:
    for players in (2, 3, 4):
        for stay in range(1, 45):
            lawful = stay % players == 0 and players <= stay <= 40
            if lawful:
                assert look(GAME.new(players, seed=2, tiles=stay)).bag == stay - players
            else:
                with pytest.raises(OptionError):
                    GAME.new(players, seed=2, tiles=stay)


def test_I6_all_keep_one_of_two_maps_at_once_the_others_go_under_in_turn_order() -> None:
    ends = []
    for order in permutations(range(3)):
        match = GAME.new(3, seed=4)
        first = look(match).first
        before = deck(match)
        drawn = [[m.name for m in look(match, s).seats[s].own_drawn or ()] for s in range(3)]
        for seat in order:
            assert look(match).pending == (0, 1, 2)
            match.play(seat, f"keep {drawn[seat][0]}")
        assert [maps(match, seat) for seat in range(3)] == [[names[0]] for names in drawn]
        turn_order = [(first + after) % 3 for after in range(3)]
        assert deck(match) == before + [drawn[seat][1] for seat in turn_order]
        assert look(match).pending == (first,)
        ends.append(match.digest())
    assert len(set(ends)) == 1


def test_I6_keeping_is_asked_even_of_two_equal_maps() -> None:
    equal = next(
        match
        for match in (GAME.new(2, seed=seed) for seed in range(500))
        if len({m.name for m in look(match, 0).seats[0].own_drawn or ()}) == 1
    )
    assert len(legal(equal, 0)) == 1
    assert 0 in equal.pending


def test_I6_any_seat_may_be_first() -> None:
    firsts = Counter(look(GAME.new(4, seed=seed)).first for seed in range(80))
    assert set(firsts) == {0, 1, 2, 3}


def test_I7_screens_hide_stocks_and_hands() -> None:
    def table(screens: str) -> Table:
        return (
            Table(screens=screens)
            .tile("1,0", "tower-blue")
            .tile("0,1", "tower-green")
            .wizard(0, "1,0")
            .wizard(1, "0,1")
            .stock(1, blue=3, gold=2)
            .fame(1, 7)
            .pet(1, "red", 2)
            .captured(1, "white")
            .maps(1, "blue-blue-green")
            .hand(1, "dragon-blue/wild")
            .hand(0, "dragon-red/wild")
        )

    for viewer in (0, None):
        seat = look(table("closed").match(), viewer).seats[1]
        assert (seat.energy, seat.gold, seat.fame) == (None, None, None)
        assert (seat.hand, seat.own_maps) == (None, None)
        assert (seat.tiles, seat.maps) == (1, 1)
        assert [(pet.colour, pet.gold) for pet in seat.pets] == [("red", 2)]
        assert seat.captured == ("white",)
        shown = look(table("open").match(), viewer).seats[1]
        assert (shown.energy or {})["blue"] == 3
        assert (shown.gold, shown.fame) == (2, 7)
        assert (shown.hand, shown.own_maps) == (None, None)
    own = look(table("closed").match(), 1).seats[1]
    assert own.hand == (("dragon-blue", "wild"),)
    assert own.fame == 7


def test_I7_gains_losses_and_payments_are_in_the_public_log() -> None:
    match = (
        Table()
        .tile("1,0", "tower-blue")
        .tile("0,1", "tower-green")
        .wizard(0, "1,0")
        .placed()
        .match()
    )
    play(match, "herd nothing", "go to 0,0", "take gold")
    assert event("gained", who=0, count=2, colour="gold") in last_events(match)


def test_I7_who_draws_reads_what_all_read_how_many() -> None:
    match = (
        Table()
        .tile("1,0", "tower-blue")
        .tile("0,1", "tower-green")
        .wizard(0, "0,0")
        .deck("blue-blue-red", "green-red-gold", "blue-green-red")
        .bag("dragon-blue/wild")
        .placed()
        .match()
    )
    play(match, "herd nothing", "go to 1,0", "draw maps")
    assert event("own_map", who=0, map="blue-blue-red") in last_events(match, 0)
    for other in (1, None):
        assert last_events(match, other) == [event("drew_maps", who=0, count=2)]
    play(match, "keep green-red-gold", "play no map")
    drew = event("drew_tile", who=0, left=39)
    assert drew in last_events(match)
    assert not any(phrase.name == "event-own_tile" for phrase in last_events(match, 1))
    assert any(phrase.name == "event-own_tile" for phrase in last_events(match, 0))
