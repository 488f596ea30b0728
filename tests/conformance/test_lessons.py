"""Every lesson can be followed to its end, on the rules as they are."""

from collections import Counter

import pytest

import wyrmhall
from wyrmhall import Game
from wyrmhall.kernel.lesson import Lesson, answer, lesson_of, moment, tried
from wyrmhall.kernel.words import LANGUAGES

TAUGHT = [name for name in wyrmhall.games() if wyrmhall.load(name).lesson]
OURS = ("book", "island", "mekong", "ryu")
every_lesson = pytest.mark.parametrize("name", TAUGHT)


def lesson(name: str) -> tuple[Game, Lesson]:
    game = wyrmhall.load(name)
    found = lesson_of(game)
    assert found is not None
    return game, found


def test_our_games_have_lessons() -> None:
    assert set(OURS) <= set(TAUGHT)


@every_lesson
def test_every_step_can_be_taken_in_turn(name: str) -> None:
    game, taught = lesson(name)
    for number, step in enumerate(taught.steps):
        legal = moment(game, number).match.legal(taught.seat)
        if step.move is not None:
            assert step.move in legal, f"{step.name}: {step.move} is not legal"
            assert len(legal) > 1, f"{step.name}: nothing to choose"
    assert sum(step.move is not None for step in taught.steps) >= 5


@every_lesson
def test_another_legal_move_is_carried_out_and_answered(name: str) -> None:
    game, taught = lesson(name)
    for number, step in enumerate(taught.steps):
        if step.move is None:
            continue
        here = moment(game, number).match
        before = here.digest()
        for move in here.legal(taught.seat):
            after = tried(game, number, move.text)
            assert after.match.digest() != before
            said = answer(game, number, move.text)
            assert (said is None) == (move == step.move)
            if said is not None:
                for language in LANGUAGES:
                    assert said.name in game.words(language)
        assert here.digest() == before


@every_lesson
def test_every_step_has_its_words_and_its_clause(name: str) -> None:
    game, taught = lesson(name)
    assert max(Counter(step.name for step in taught.steps).values()) == 1
    for language in LANGUAGES:
        page, words = game.rules_page(language), game.words(language)
        assert page is not None
        for step in taught.steps:
            assert f"**{step.clause}**" in page, f"{step.name}: no {step.clause} in {language}"
            assert words(f"lesson-{step.name}").endswith((".", "!", "?"))


@every_lesson
def test_no_words_are_left_from_steps_that_are_gone(name: str) -> None:
    game, taught = lesson(name)
    steps = {step.name for step in taught.steps}
    kinds = {kind.name for kind in game.moves.kinds}
    for language in LANGUAGES:
        text = (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        for line in text.splitlines():
            if line.startswith("lesson-"):
                step, _, other = line.partition(" =")[0].removeprefix("lesson-").partition("-else")
                assert step in steps, line
                assert other.removeprefix("-") in {"", *kinds}, line
