"""I23, I24: the pets' powers, the end of the game, ranking."""

import random
from collections import Counter

import pytest

from island.table import Table, fame, goes, held, legal, look, pets, play
from wyrmhall import Match
from wyrmhall.games.island import GAME
from wyrmhall.sim.playouts import Study


def land() -> Table:
    table = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green")
    return table.wizard(0, "0,0").wizard(1, "0,0").hand(1, "dragon-gold/wild").placed()


def test_I23_green_takes_a_gold_first_when_one_tames() -> None:
    table = land().tile("1,-1", "dragon-red", "red").pet(0, "green").stock(0, gold=2)
    match = play(table.match(), "herd nothing", "go to 1,-1")
    assert pets(match) == {"green": 3, "red": 3}
    assert held(match) == {}
    rich = land().tile("1,-1", "dragon-red", "red").pet(0, "green").stock(0, gold=5).match()
    assert held(play(rich, "herd nothing", "go to 1,-1")) == {"gold": 3}, "also where not needed"


def test_I23_green_needs_a_gold_in_the_bank() -> None:
    table = land().tile("1,-1", "dragon-red", "red").pet(0, "green").stock(0, gold=2)
    assert "1,-1" not in goes(table.supply(gold=0).match())
    plenty = land().tile("1,-1", "dragon-red", "red").pet(0, "green").stock(0, gold=3)
    match = play(plenty.supply(gold=0).match(), "herd nothing", "go to 1,-1")
    assert held(match) == {}


def test_I23_green_does_not_help_to_tame_the_green_dragon() -> None:
    table = land().tile("1,-1", "dragon-green", "green").stock(0, gold=2)
    assert "1,-1" not in goes(table.match())
    match = play(table.stock(0, gold=3).match(), "herd nothing", "go to 1,-1")
    assert held(match) == {}


def test_I23_gold_adds_a_fame_to_a_map() -> None:
    for pet, gained in ((False, 2), (True, 3)):
        table = land().tile("1,-1", "storm-green").tile("1,-2", "wild-red")
        table.tile("2,-1", "wild-white").maps(0, "blue-red-white")
        if pet:
            table.pet(0, "gold", 1)
        match = play(table.match(), "herd nothing", "go to 1,-1", "play map blue-red-white")
        assert fame(match) == gained


def test_I23_white_red_and_blue_help_only_their_owner() -> None:
    table = land().tile("1,-1", "build-red").stock(0, red=4).pet(1, "white").pet(1, "blue")
    match = play(table.match(), "herd nothing", "go to 1,-1")
    assert legal(match) == {"act nothing"}
    tower = play(land().pet(1, "blue").match(), "herd nothing", "go to 1,0", "draw maps")
    assert look(tower).seats[0].drawn == 2


def last_turn() -> Table:
    """Seat 1 places the last tile of the game."""
    table = Table(tiles=2).tile("1,0", "tower-blue").tile("0,1", "tower-green")
    table.tile("-1,0", "build-white").wizard(0, "0,0").wizard(1, "0,0").turn(1)
    return table.hand(1, "build-red/double-blue")


def finish(match: Match) -> Match:
    """Seat 1 plays its turn quietly."""
    play(match, "tile build-red over double-blue", "at 0,-1", seat=1)
    while match.outcome is None:
        quiet = [m for m in match.legal(1) if m.text.endswith(("nothing", "no map", "to 0,1"))]
        match.play(1, quiet[0])
    return match


def test_I24_the_game_ends_with_the_turn_that_placed_the_last_tile() -> None:
    match = last_turn().match()
    play(match, "tile build-red over double-blue", "at 0,-1", seat=1)
    assert match.outcome is None, "the turn goes on"
    assert finish_rest(match).outcome is not None


def finish_rest(match: Match) -> Match:
    while match.outcome is None:
        match.play(1, match.legal(1)[0])
    return match


def test_I24_a_fame_for_each_gold_on_pets() -> None:
    table = last_turn().fame(0, 4).pet(0, "red", 3).pet(0, "blue", 1).fame(1, 7)
    outcome = finish(table.match()).outcome
    assert outcome is not None
    assert outcome.scores == (8, 7)
    assert outcome.ranking == ((0,), (1,))
    assert outcome.reason == "explored"


def test_I24_ties_by_colours_captured_then_gold_then_shared() -> None:
    def ranking(table: Table) -> tuple[tuple[int, ...], ...]:
        outcome = finish(table.match()).outcome
        assert outcome is not None
        return outcome.ranking

    even = last_turn().fame(0, 5).fame(1, 5)
    assert ranking(even.stock(0, gold=1)) == ((0, 1),), "the last tile brings seat 1 a gold"
    assert ranking(even.stock(0, gold=9)) == ((0,), (1,))
    assert ranking(even.captured(1, "red", "blue").captured(0, "red")) == ((1,), (0,))


@pytest.mark.parametrize(("players", "tiles"), [(2, 2), (2, 40), (3, 3), (3, 39), (4, 4), (4, 40)])
def test_I24_all_have_as_many_turns(players: int, tiles: int) -> None:
    match = GAME.new(players, seed=6, tiles=tiles)
    dice = random.Random(6)
    while match.outcome is None:
        seat = dice.choice(match.pending)
        match.play(seat, dice.choice(match.legal(seat)))
    turns = Counter(p.facts["who"] for p in match.journal() if p.name == "event-placed")
    assert turns == dict.fromkeys(range(players), 1 + tiles // players)
    view = look(match)
    assert view.bag == 0
    assert [seat.tiles for seat in view.seats] == [0] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_I24_scores_are_what_the_log_tells(players: int) -> None:
    """Fame, stocks and pets read from the public log alone."""
    match = GAME.new(players, seed=players, tiles=40 - 40 % players)
    dice = random.Random(players)
    while match.outcome is None:
        seat = dice.choice(match.pending)
        moves = match.legal(seat)
        bold = [m for m in moves if m.kind in ("tame", "capture", "lair", "spire", "play_map")]
        match.play(seat, dice.choice(bold or moves))
    earned = [0] * players
    stock = Counter[tuple[int, str]]()
    cards = Counter[tuple[int, str]]()
    for phrase in match.journal(None):
        facts, name = phrase.facts, phrase.name.removeprefix("event-")
        who = int(facts.get("who", 0))
        colour = str(facts.get("colour", ""))
        if name in ("captured", "built", "played_map"):
            earned[who] += int(facts["fame"])
        elif name == "gained":
            stock[who, colour] += int(facts["count"])
        elif name == "paid":
            stock[who, colour] -= int(facts["count"])
        elif name == "storm_took":
            stock[who, colour] -= 1
        elif name == "herded":
            stock[who, "gold"] -= 1
        elif name == "tamed":
            stock[who, "gold"] -= 3
            cards[who, colour] = 3
        elif name == "pet_hungers":
            cards[who, colour] = int(facts["left"])
    assert any(earned)
    assert match.outcome.scores == tuple(
        earned[s] + sum(n for (who, _), n in cards.items() if who == s) for s in range(players)
    )
    for seat in range(players):
        logged = {c: n for (who, c), n in stock.items() if who == seat and n}
        assert held(match, seat) == logged
        assert fame(match, seat) == earned[seat]


@pytest.mark.parametrize(("players", "tiles"), [(2, 40), (3, 39), (4, 40)])
def test_I24_long_games_end_and_keep_every_invariant(players: int, tiles: int) -> None:
    tally = Study(GAME, players, seed=12, tiles=tiles).play(400, audited=True)
    assert tally.fault is None
    assert tally.unfinished == 0
    assert tally.fullest_journal <= GAME.state_type["notes"].shape[0]
