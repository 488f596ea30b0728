"""New matches: what is refused, and how it is said."""

from typing import Any

import pytest

import wyrmhall
from wyrmhall import OptionError, UnknownBot, UnknownGame
from wyrmhall.kernel.options import choice_from_text
from wyrmhall.kernel.words import explain


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"players": 9}, "players must be 2–5 for book, got 9"),
        ({"players": 1}, "players must be 2–5 for book, got 1"),
        ({"players": True}, "players must be 2–5"),
        ({"players": "3"}, "players must be 2–5"),
        ({"players": 10**5000}, "players must be 2–5"),
        (
            {"players": 2, "colour": "red"},
            "book has no option 'colour'; its options are: blocking_die, minimum",
        ),
        ({"players": 2, "minimum": "none"}, "minimum must be one of card, board"),
        ({"players": 2, "blocking_die": 1}, "blocking_die must be one of False, True"),
        ({"players": 3, "blocking_die": True}, "blocking_die must be one of False for book with 3"),
        ({"players": 2, "seed": -1}, "a seed must be an integer from 0"),
        ({"players": 2, "seed": 1 << 128}, "a seed must be an integer from 0"),
        ({"players": 2, "seed": "abc"}, "32 hexadecimal digits"),
        ({"players": 2, "seed": "g" * 32}, "32 hexadecimal digits"),
        ({"players": 2, "seed": "٣" * 32}, "32 hexadecimal digits"),
        ({"players": 2, "seed": 1.5}, "a seed must be an integer"),
    ],
)
def test_a_bad_table_is_refused_by_name(wish: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionError) as refusal:
        wyrmhall.load("book").new(**wish)
    assert said in str(refusal.value)
    assert explain(refusal.value, "fr") != str(refusal.value)


def test_unknown_names_say_what_there_is() -> None:
    with pytest.raises(UnknownGame, match="the games are: book"):
        wyrmhall.load("chess")
    with pytest.raises(UnknownBot, match="random"):
        wyrmhall.bot("stockfish")
    with pytest.raises(OptionError, match="random"):
        wyrmhall.bot("random", strength=9)


@pytest.mark.parametrize(
    ("text", "choice"), [("on", True), ("OUI", True), ("False", False), ("no", False), ("x", "x")]
)
def test_choices_can_be_typed(text: str, choice: object) -> None:
    option = wyrmhall.load("book").options[0]
    assert choice_from_text(option, text) == choice
