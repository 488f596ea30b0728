"""New matches: what is refused, and how it is said."""

from typing import Any

import pytest

import wyrmhall
from wyrmhall import OptionError, UnknownBot, UnknownGame
from wyrmhall.kernel.options import choice_from_text
from wyrmhall.kernel.words import LANGUAGES, explain


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"players": 9}, "players must be 2–5 for book, got 9"),
        ({"players": 1}, "players must be 2–5 for book, got 1"),
        ({"players": True}, "players must be a whole number, 2–5 for book, got True"),
        ({"players": "3"}, "players must be a whole number, 2–5 for book, got '3'"),
        ({"players": None}, "players must be a whole number, 2–5 for book, got None"),
        ({"players": 10**5000}, "players must be 2–5 for book, got > 10⁴⁰"),
        (
            {"players": 2, "colour": "red"},
            "book has no option 'colour'; its options are: blocking_die, minimum",
        ),
        (
            {"players": 2, "minimum": "none"},
            "minimum must be one of 'card', 'board' for book, got 'none'",
        ),
        ({"players": 2, "minimum": None}, "'card', 'board' for book, got None"),
        ({"players": 2, "minimum": ["card"]}, "'card', 'board' for book, got ['card']"),
        (
            {"players": 2, "blocking_die": 1},
            "blocking_die must be yes (True) or no (False) for book, got 1",
        ),
        (
            {"players": 3, "blocking_die": True},
            "blocking_die must be no (False) for book with 3 players, got yes (True)",
        ),
        ({"players": 2, "seed": -1}, "a seed must be a whole number from 0"),
        ({"players": 2, "seed": 1 << 128}, "a seed must be a whole number from 0"),
        ({"players": 2, "seed": "abc"}, "32 hexadecimal digits"),
        ({"players": 2, "seed": "g" * 32}, "32 hexadecimal digits"),
        ({"players": 2, "seed": "٣" * 32}, "32 hexadecimal digits"),
        ({"players": 2, "seed": 1.5}, "a seed must be a whole number"),
    ],
)
def test_a_bad_table_is_refused_by_name(wish: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionError) as refusal:
        wyrmhall.load("book").new(**wish)
    assert said in str(refusal.value)
    assert explain(refusal.value, "fr") != str(refusal.value)


@pytest.mark.parametrize(
    ("game", "wish", "said", "dit"),
    [
        (
            "mekong",
            {"edition": 2012},
            "edition must be one of '2012', '2000' for mekong, got 2012",
            "pour mekong, edition est à choisir parmi '2012', '2000'\u202f; reçu 2012",
        ),
        (
            "island",
            {"tiles": "9"},
            "tiles must be one of 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39 "
            "for island with 3 players, got '9'",
            "pour island à 3 joueurs, tiles est à choisir parmi "
            "3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39\u202f; reçu '9'",
        ),
        (
            "island",
            {"wizards": "red,blue,red"},
            "wizards must be one of 'blue,green,red', 'blue,green,white', 'blue,red,green', "
            "…, 'white,red,green' for island with 3 players, got 'red,blue,red'",
            "pour island à 3 joueurs, wizards est à choisir parmi 'blue,green,red', "
            "'blue,green,white', 'blue,red,green', …, 'white,red,green'\u202f; reçu 'red,blue,red'",
        ),
        (
            "book",
            {"blocking_die": True},
            "blocking_die must be no (False) for book with 3 players, got yes (True)",
            "pour book à 3 joueurs, blocking_die ne peut être que non (False)\u202f; "
            "reçu oui (True)",
        ),
        (
            "hoard",
            {"gold": 1},
            "hoard has no options, so it can’t be given 'gold'",
            "hoard n’a aucune option, donc pas 'gold'",
        ),
    ],
)
def test_a_wrong_choice_is_told_what_there_is_at_its_table(
    game: str, wish: dict[str, Any], said: str, dit: str
) -> None:
    with pytest.raises(OptionError) as refusal:
        wyrmhall.load(game).new(3, seed=1, **wish)
    assert str(refusal.value) == said
    assert explain(refusal.value, "fr") == dit


ODD: tuple[Any, ...] = (
    None,
    "x",
    "",
    1,
    -7,
    2.5,
    True,
    b"x",
    [1],
    {},
    "y" * 9000,
    10**5000,
    -(10**5000),
    object(),
)
INSIDE = ("NoneType", "class", "object at 0x", "__", "instance", "argument", "Traceback")


@pytest.mark.parametrize("name", wyrmhall.games())
def test_no_refusal_is_long_or_speaks_of_the_inside(name: str) -> None:
    game = wyrmhall.load(name)
    wishes: list[dict[str, Any]] = [{"seed": odd} for odd in ODD]
    wishes += [{option.name: odd} for option in game.options for odd in ODD]
    wishes += [{"players": odd} for odd in ODD]
    refused = 0
    for wish in wishes:
        try:
            game.new(**{"players": game.seats[-1], "seed": 1, **wish})
        except OptionError as refusal:
            refused += 1
            for language in LANGUAGES:
                said = explain(refusal, language)
                assert len(said) < 320, said
                assert not any(word in said for word in INSIDE), said
    assert refused > len(wishes) // 2


def test_unknown_names_say_what_there_is() -> None:
    with pytest.raises(UnknownGame, match="the games are: book"):
        wyrmhall.load("chess")
    with pytest.raises(UnknownBot, match="random"):
        wyrmhall.bot("stockfish")


@pytest.mark.parametrize(
    ("text", "choice"), [("on", True), ("OUI", True), ("False", False), ("no", False), ("x", "x")]
)
def test_choices_can_be_typed(text: str, choice: object) -> None:
    option = wyrmhall.load("book").options[0]
    assert choice_from_text(option, text) == choice
