"""A table is drawn from its view and words alone where the game has no drawing of its own."""

from io import StringIO
from pathlib import Path

import msgspec
from rich.console import Console

import wyrmhall
from wyrmhall.kernel.view import View
from wyrmhall.kernel.words import Words
from wyrmhall.terminal.drawing import draw_plainly, drawing


class Piece(msgspec.Struct):
    kind: str
    at: tuple[int, ...]


class Player(msgspec.Struct):
    points: int
    has_passed: bool


class SomeView(View, kw_only=True):
    turn_order: tuple[int, ...]
    pieces: tuple[Piece, ...]
    market: dict[str, int]
    marker: int | None
    turn: int
    last_round: bool
    seats: tuple[Player, ...] = ()


def drawn(view: View, words: Words) -> list[str]:
    paper = StringIO()
    console = Console(file=paper, width=80, color_system=None)
    console.print(draw_plainly(view, words, lambda seat: f"Player {seat + 1}"))
    return [" ".join(line.split()) for line in paper.getvalue().splitlines()]


def some_view(**fields: object) -> SomeView:
    usual: dict[str, object] = {
        "game": "some",
        "players": 2,
        "viewer": 0,
        "pending": (1,),
        "turn_order": (2, 1),
        "pieces": (Piece("gem", (1, 2)), Piece("egg", ())),
        "market": {"gem": 3},
        "marker": None,
        "turn": 1,
        "last_round": True,
    }
    return SomeView(**{**usual, **fields})  # type: ignore[arg-type]  # a test names the fields it cares for


def test_every_kind_of_field_is_listed_by_name() -> None:
    assert drawn(some_view(), Words("en")) == [
        "Turn order 2 1",
        "Pieces Kind gem, At 1 2; Kind egg, At –",
        "Market gem 3",
        "Marker –",
        "Turn Player 2",
        "Last round ✓",
    ]


def test_the_seats_are_a_table_that_shows_whose_turn_it_is() -> None:
    lines = drawn(some_view(seats=(Player(4, True), Player(7, False))), Words("en"))
    assert "┃ ┃ Points ┃ Has passed ┃" in lines
    assert "│ Player 1 │ 4 │ ✓ │" in lines
    assert "│ ▶ Player 2 │ 7 │ – │" in lines


def test_a_game_names_its_fields_in_its_own_words() -> None:
    [name] = [name for name in wyrmhall.games() if wyrmhall.load(name).terminal is None]
    game = wyrmhall.load(name)
    assert drawing(game) is draw_plainly
    french = "\n".join(drawn(game.new(2, seed=1).view(0), game.words("fr")))
    assert "Vos griffes" in french
    assert "Dernière griffe" in french


def test_a_game_puts_the_values_of_a_field_in_its_own_words(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("view-marker = Where\nvalue-marker = space { $value }\n")
    assert "Where space 3" in drawn(some_view(marker=3), Words("en", tmp_path))


def test_a_game_that_draws_itself_is_asked_to() -> None:
    game = wyrmhall.load("book")
    assert drawing(game).__module__ == game.terminal
