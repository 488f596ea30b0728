"""I7: what `imagine` keeps and what it redraws, and how evenly."""

import random
from collections import Counter
from itertools import permutations

from scipy.stats import chisquare

from island.table import Table, deck, fame, held, legal, look, play
from wyrmhall import Match
from wyrmhall.games.island import GAME
from wyrmhall.games.island.pieces import TILES


def late_position(players: int = 3) -> Match:
    """A game in its middle."""
    match = GAME.new(players, seed=8)
    dice = random.Random(8)
    for _ in range(120):
        seat = dice.choice(match.pending)
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def test_I7_imagining_keeps_stocks_and_fame() -> None:
    match = late_position()
    for seed in range(20):
        other = match.imagine(0, seed)
        for seat in range(3):
            assert held(other, seat) == held(match, seat)
            assert fame(other, seat) == fame(match, seat)


def test_I7_a_tile_that_is_placed_shows_both_its_sides_to_all() -> None:
    table = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green")
    table.wizard(0, "0,0").wizard(1, "0,0").placed().hand(1, "dragon-gold/wild")
    match = table.match()
    play(match, "herd nothing", "go to 1,0", "act nothing")
    play(match, "tile wild over dragon-gold", seat=1)
    for viewer in (None, 0, 1):
        placing = look(match, viewer).placing
        assert placing is not None
        assert (placing.kind, placing.underside) == ("wild", "dragon-gold")
    play(match, "at -1,0", "paint red", seat=1)
    for viewer in (None, 0, 1):
        undersides = {tile.cell: tile.underside for tile in look(match, viewer).tiles}
        assert undersides == {"0,0": None, "1,0": None, "0,1": None, "-1,0": "dragon-gold"}
        told = [p.facts for p in match.journal(viewer) if p.name == "event-underside"]
        assert told == [{"who": 1, "back": "dragon", "back_colour": "gold"}]


def test_I7_known_places_of_the_deck_are_kept_the_rest_is_redrawn() -> None:
    table = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green")
    table.wizard(0, "0,0").wizard(1, "0,0").placed()
    match = table.hand(1, "dragon-gold/wild").match()
    play(match, "herd nothing", "go to 1,0", "draw maps")
    drawn = [m.name for m in look(match, 0).seats[0].own_drawn or ()]
    play(match, f"keep {drawn[0]}", "play no map")
    put_back = deck(match)[-1]
    assert [(known.place, known.map.name) for known in look(match, 0).deck_known] == [
        (39, put_back)
    ]
    assert look(match, 1).deck_known == ()
    assert look(match, None).deck_known == ()
    assert all(deck(match.imagine(0, seed))[-1] == put_back for seed in range(30))
    assert len({deck(match.imagine(1, seed))[-1] for seed in range(30)}) > 5
    assert len({deck(match.imagine(0, seed))[0] for seed in range(30)}) > 5


def test_I7_a_map_played_is_known_to_all_under_the_deck_until_it_is_drawn() -> None:
    table = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green")
    table.tile("1,-1", "storm-green").tile("1,-2", "wild-red").tile("2,-1", "wild-white")
    table.wizard(0, "0,0").wizard(1, "0,0").placed().hand(1, "dragon-gold/wild")
    match = table.maps(0, "blue-red-white").deck().match()
    play(match, "herd nothing", "go to 1,-1", "play map blue-red-white")
    for seat in (0, 1):
        known = look(match, seat).deck_known
        assert [(k.place, k.map.name) for k in known] == [(1, "blue-red-white")]
    play(match, "tile wild over dragon-gold", "at -1,0", "paint red", seat=1)
    play(match, "go to 0,1", "draw maps", seat=1)
    assert look(match, 0).deck_known == ()


def test_I7_tiles_are_redrawn_evenly_over_bag_removed_and_hands() -> None:
    """Any of the unseen tiles is as likely to be in an opponent's hand; so are pairs of places."""
    match = late_position()
    unseen = [piece for piece in GAME.hidden(match.state, 0) if piece < TILES]
    in_hands = sum(int(match.state.hand_count[seat]) for seat in (1, 2))
    assert in_hands > 0
    places: Counter[int] = Counter()
    for seed in range(60 * len(unseen)):
        redrawn = [piece for piece in GAME.hidden(match.imagine(0, seed).state, 0) if piece < TILES]
        assert sorted(redrawn) == sorted(unseen)
        places[redrawn[-1]] += 1
    assert chisquare([places[piece] for piece in unseen]).pvalue > 1e-4


def test_I7_every_arrangement_of_few_unseen_maps_is_as_likely() -> None:
    table = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green").placed()
    names = ("blue-blue-green", "blue-green-red", "red-white-gold", "red-red-gold")
    everything = Counter(deck(table.match()))
    everything.subtract(names)
    rest = [name for name, count in everything.items() for _ in range(count)]
    table.wizard(0, "0,0").wizard(1, "0,0")
    match = table.maps(0, *rest).maps(1, *names[:2]).deck(*names[2:]).match()
    unseen = [piece for piece in GAME.hidden(match.state, 0) if piece >= TILES]
    assert len(unseen) == 4
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(2400):
        redrawn = GAME.hidden(match.imagine(0, seed).state, 0)
        seen[tuple(piece for piece in redrawn if piece >= TILES)] += 1
    arrangements = list(permutations(unseen))
    assert sum(seen[a] for a in arrangements) == 2400
    assert chisquare([seen[a] for a in arrangements]).pvalue > 1e-4


def test_I7_nobody_learns_who_has_chosen_a_map_at_set_up() -> None:
    match = GAME.new(3, seed=3)
    before = [look(match, seat).json() for seat in range(3)]
    match.play(1, match.legal(1)[0])
    assert [look(match, seat).json() for seat in (0, 2)] == [before[0], before[2]]
    assert match.journal(0) == GAME.new(3, seed=3).journal(0)
    assert match.imagine(0, 1).pending == (0, 1, 2)


def test_I7_skipping_a_step_tells_nothing_of_a_hand() -> None:
    """Steps 3, 6 and 7 are asked whatever the hand or stock."""
    table = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green")
    table.tile("1,-1", "build-red").tile("2,-1", "dragon-white", "white")
    table.wizard(0, "0,0").wizard(1, "0,0").placed().maps(0, "red-red-gold")
    match = table.match()
    assert legal(match) == {"herd nothing"}
    play(match, "herd nothing", "go to 1,-1")
    assert legal(match) == {"act nothing"}
    play(match, "act nothing")
    assert legal(match) == {"play no map"}
