"""The move codec by itself."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wyrmhall
from wyrmhall import MalformedMove
from wyrmhall.kernel.moves import Codec, Domain, Kind

COLOUR = Domain("colour", ("red", "dark red", "blue"))
CELL = Domain("cell", ("a1", "a2", "b1", "b2"))
MOVES = Codec(
    "toy",
    Kind("paint", "paint {cell} {colour}", COLOUR, CELL),
    Kind("pass", "pass", touches=("pass",)),
    Kind("swap", "swap {cell}", CELL),
)


def test_numbers_run_through_kinds_and_arguments_in_order() -> None:
    assert MOVES.size == 3 * 4 + 1 + 4
    assert (MOVES.first("paint"), MOVES.first("pass"), MOVES.first("swap")) == (0, 12, 13)
    assert MOVES.move(0).text == "paint a1 red"
    assert MOVES.move(1).text == "paint a2 red"
    assert MOVES.move(4).text == "paint a1 dark red"
    assert MOVES.move(4).args == {"colour": "dark red", "cell": "a1"}
    assert MOVES.move(4).touches == ("colour:dark red", "cell:a1")
    assert MOVES.move(12).touches == ("pass",)


@given(st.integers(0, MOVES.size - 1))
def test_text_and_number_are_inverse(number: int) -> None:
    move = MOVES.move(number)
    assert MOVES.parse(move.text) is move
    assert move == move.text
    assert hash(move) == hash(move.text)
    assert {move.text: 1}[move.text] == {move: 1}[move]


def test_a_move_equals_its_text_and_nothing_else() -> None:
    passing, elsewhere = MOVES.parse("pass"), Codec("other", Kind("pass", "pass")).parse("pass")
    assert "pass" in list(MOVES)
    assert "paint a1 green" not in list(MOVES)
    assert passing != elsewhere
    assert passing != 12


@given(st.text(max_size=30))
def test_any_other_text_is_malformed(text: str) -> None:
    if text in {str(move) for move in MOVES}:
        return
    with pytest.raises(MalformedMove):
        MOVES.parse(text)


@pytest.mark.parametrize("number", [-1, MOVES.size])
def test_numbers_outside_the_range_are_malformed(number: int) -> None:
    with pytest.raises(MalformedMove):
        MOVES.move(number)


def test_a_domain_needs_distinct_tokens() -> None:
    with pytest.raises(ValueError, match="distinct"):
        Domain("x", ("a", "a"))


def test_a_malformed_text_is_told_what_would_be_right() -> None:
    book = wyrmhall.load("book").moves
    for text, told in (
        ("place 5+4 on 1", "“5+4” is written “4+5”"),
        ("place 7 on 1", "“7” is not a dice in this game; possible are: 1, 2, 3, …, 6+6+6"),
        ("take 9", "“9” is not a pile in this game; possible are: 1, 2, 3, 4, 5"),
    ):
        with pytest.raises(MalformedMove) as refused:
            book.parse(text)
        assert str(refused.value) == told
    with pytest.raises(MalformedMove, match=r"moves look like: take \{pile\}"):
        book.parse("fly")
