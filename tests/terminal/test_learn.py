"""Lessons and hints at a keyboard."""

import pytest

import wyrmhall
from conformance.test_lessons import TAUGHT, lesson
from terminal.test_table import Keyboard, table
from wyrmhall.kernel.errors import OptionError
from wyrmhall.terminal.learn import Learner


@pytest.mark.parametrize(("name", "language"), [(name, "en") for name in TAUGHT] + [("book", "fr")])
def test_a_lesson_is_followed_by_typing_its_moves(name: str, language: str) -> None:
    game, taught = lesson(name)
    keyboard = Keyboard(*(step.move or "" for step in taught.steps))
    Learner(keyboard.console, game, language).follow()
    assert keyboard.answers == []
    words, shown = game.words(language), " ".join(keyboard.shown.split())
    for step in taught.steps:
        assert " ".join(words(f"lesson-{step.name}").split()) in shown
        assert f"({step.clause})" in shown


def test_another_move_is_answered_and_nonsense_is_refused() -> None:
    game, taught = lesson("book")
    first = next(number for number, step in enumerate(taught.steps) if step.move)
    typed = [*[""] * first, "", "fly", "end", "place 5 on 3", taught.steps[first].move or "", "q"]
    keyboard = Keyboard(*typed)
    Learner(keyboard.console, game, "en").follow()
    shown = " ".join(keyboard.shown.split())
    assert "place 3+4+5 on 1" in shown  # the list
    assert "“fly” is not a move" in shown
    assert "You can still take a card or place dice." in shown
    assert game.words("en")(f"lesson-{taught.steps[first].name}-else") in shown
    assert game.words("en")(f"lesson-{taught.steps[first + 1].name}") in shown


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(OptionError, match="no lesson for hoard"):
        Learner(Keyboard().console, wyrmhall.load("hoard"), "en")


def test_a_hint_names_a_legal_move_and_changes_nothing() -> None:
    keyboard = Keyboard("hint", "hint")
    here = table(keyboard, "book", {0, 1})
    before = here.match.state.tobytes()
    here.play()
    assert here.match.state.tobytes() == before
    assert keyboard.shown.count("I would: ") == 2
    assert "Next best: " in keyboard.shown
    assert "Chance to win: " in keyboard.shown
