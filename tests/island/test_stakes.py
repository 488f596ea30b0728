"""What follows from a move, said before it is made."""

import random

import pytest

from island.table import Table, fame, held, look, play
from wyrmhall.games.island import GAME
from wyrmhall.games.island.pieces import COLOURS
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.view import Stake


def stake(match: Match, text: str, seat: int = 0) -> Stake:
    """What follows from a legal move."""
    move = next(move for move in match.legal(seat) if move.text == text)
    found = GAME.stake(move, look(match, seat))
    assert found is not None
    return found


def said(match: Match, text: str, language: str = "en") -> str:
    """It, in words."""
    return GAME.words(language).say(stake(match, text).phrase, lambda seat: f"Player {seat + 1}")


def land(face: str = "build-red", *dragons: str, building: str = "none") -> Table:
    """Towers, and a tile at 1,-1 that the wizard of seat 0 may step on from the Keep."""
    table = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green")
    table.tile("1,-1", face, *dragons, building=building)
    table.hand(0, "dragon-blue/wild").hand(1, "dragon-gold/wild")
    return table.wizard(0, "0,0").wizard(1, "0,0")


def going(table: Table) -> Match:
    """The tile is placed and no dragons are moved: the wizard of seat 0 goes."""
    return play(table.placed().match(), "herd nothing")


def test_I6_the_maps_to_choose_from_say_alike_what_a_map_is_for() -> None:
    match = GAME.new(2, 5)
    stakes = {stake(match, move.text).phrase.name for move in match.legal(0)}
    assert stakes == {"stake-first_map"}


def test_I10_placing_says_what_is_produced() -> None:
    match = play(land("build-red", building="spire").match(), "tile dragon-blue over wild")
    assert said(match, "at 2,-1") == "You gain 2 blue cubes, 2 red."
    assert said(match, "at 0,-1", "fr") == "Vous gagnez 1 cube bleu, 2 rouges, 1 pièce d’or."
    play(match, "at 2,-1")
    assert held(match) == {"blue": 2, "red": 2}


def test_I8_a_wild_says_it_for_each_colour() -> None:
    match = play(land().match(), "tile wild over dragon-blue")
    assert said(match, "at 2,-1") == "You gain 1 cube of the colour you choose, 1 blue, 1 red."
    play(match, "at 2,-1")
    assert said(match, "paint blue") == "You gain 2 blue cubes, 1 red."


def test_I12_dragons_for_anothers_pen_warn_and_those_for_ones_own_do_not() -> None:
    table = land("dragon-red", "red").tile("2,-1", "build-white", building="pen-1")
    table.tile("2,-2", "build-gold", building="pen-0").stock(0, gold=2)
    match = play(table.placed().match(), "herd from 1,-1")
    assert stake(match, "herd to 2,-1").warns
    assert "only Player 2 may capture them" in said(match, "herd to 2,-1")
    assert not stake(match, "herd to 2,-2").warns
    assert said(match, "herd to 1,0") == (
        "All dragons on a tile are captured together, for one price."
    )


def test_I12_without_gold_it_says_why_no_dragon_can_be_moved() -> None:
    match = land("dragon-red", "red").placed().match()
    assert said(match, "herd nothing").startswith("Moving dragons costs 1 gold each")
    assert not stake(match, "herd nothing").warns


def test_I14_going_says_how_the_dragons_are_dealt_with() -> None:
    tames = land("dragon-red", "red").stock(0, gold=3)
    assert said(going(tames), "go to 1,-1") == "You tame the red dragon there for 3 gold."
    captures = land("double-blue", "blue", "blue").stock(0, blue=9)
    said_there = "You capture all 2 dragons there for 9 cubes: 3 Fame. Your turn ends with that."
    assert said(going(captures), "go to 1,-1") == said_there
    either = land("dragon-red", "red").stock(0, gold=3, blue=10)
    assert said(going(either), "go to 1,-1") == (
        "You tame the red dragon there for 3 gold, or capture it for 10 cubes."
    )


def test_I16_a_capture_names_its_price_and_its_fame() -> None:
    table = land("dragon-red", "red").stock(0, gold=3, blue=9).pet(0, "red", 1)
    match = play(going(table.tile("2,-1", "dragon-blue", "blue")), "go to 2,-1")
    assert said(match, "capture").startswith("It costs 8 cubes")
    assert "2 Fame" in said(match, "capture")
    play(match, "capture")
    assert fame(match) == 2


def test_I18_doing_nothing_warns_only_where_something_is_given_up() -> None:
    rich = play(going(land().stock(0, red=5).maps(0, "blue-red-gold")), "go to 1,-1")
    assert stake(rich, "act nothing").warns
    assert said(rich, "act nothing") == "You could build here for 5 cubes."
    poor = play(going(land().stock(0, red=4).maps(0, "blue-red-gold")), "go to 1,-1")
    assert not stake(poor, "act nothing").warns
    assert said(poor, "act nothing").endswith("5 cubes of the colours around you. You have 4.")
    assert said(rich, "build spire").startswith("It costs 5 cubes. From now on this tile gives 2")


@pytest.mark.parametrize("seed", range(3))
def test_what_is_said_over_a_whole_game_comes_true(seed: int) -> None:
    """I4, I10, I19: every gain; I8 to I24: whether the turn ends."""
    match, dice = GAME.new(2 + seed, seed), random.Random(seed)
    while match.outcome is None:
        seat = match.pending[0]
        view = look(match, seat)
        for move in match.legal(seat):
            found = GAME.stake(move, view)
            assert found is not None
            for language in ("en", "fr"):
                GAME.words(language).say(found.phrase, str)
        chosen = dice.choice(match.legal(seat))
        before = held(match, seat)
        expected = GAME.stake(chosen, view)
        assert expected is not None
        match.play(seat, chosen)
        facts = expected.phrase.facts
        if expected.phrase.name in ("stake-place", "stake-pull") and facts["colour"] != "none":
            after = held(match, seat)
            gains = {c: facts[c] for c in COLOURS} | {str(facts["colour"]): facts["count"]}
            assert gains == {c: after.get(c, 0) - before.get(c, 0) for c in COLOURS}
        ended = match.outcome is not None or look(match).turn != view.turn
        if facts.get("ends") == "no":
            assert not ended
        elif facts.get("ends") == "yes":
            assert ended or look(match).phase in ("pay", "deal")
