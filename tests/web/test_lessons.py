"""Every lesson followed to its end by clicks, in both languages, on a desktop and a phone."""

import pytest

from conformance.test_lessons import TAUGHT, lesson
from web.person import AT_ONCE, DESKTOP, PHONE, Hands, Person, Room, Size
from wyrmhall.kernel.lesson import moment

LANGUAGES = (("en", "mouse", DESKTOP), ("fr", "finger", PHONE))


def text(person: Person) -> str:
    """What the lesson says now."""
    return person.page.locator(".coach .said").inner_text()


def at_step(person: Person, number: int) -> None:
    person.page.wait_for_selector(f".board[data-version='{number}']")


def next_step(person: Person, number: int) -> None:
    person.page.locator(".coach .deeds .primary").click()
    at_step(person, number)


def touch_all(person: Person, touches: tuple[str, ...], done: str) -> None:
    """Touch a move's pieces on the board; where one cannot be hit, choose it by 'Show me'."""
    for piece in touches:
        if not person.touch(f".board [data-piece='{piece}']:is(.glows, button, [role=button])"):
            break
        if person.page.locator(f".coach .ready:has-text('{done}')").count():
            break


@pytest.mark.parametrize(("language", "hands", "size"), LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_followed_by_clicks(
    room: Room, name: str, language: str, hands: Hands, size: Size
) -> None:
    game, taught = lesson(name)
    words = game.words(language)
    ada = room.person(hands=hands, size=size, language=language)
    ada.page.locator(f"a[href='/learn/{name}']").click()
    silent: list[str] = []
    for number, step in enumerate(taught.steps):
        at_step(ada, number)
        assert words(f"lesson-{step.name}") in text(ada)
        for piece in step.show:
            if not ada.page.locator(f".board [data-piece='{piece}']").count():
                silent.append(f"{step.name} shows {piece}, which is not there")
        if step.move is None:
            if number + 1 < len(taught.steps):
                next_step(ada, number + 1)
            continue
        here = moment(game, number).match
        move = game.move(step.move)
        said = words.say(game.describe(move, here.view(taught.seat)), lambda seat: "")
        touch_all(ada, move.touches, said.strip())
        if move.kind in AT_ONCE.get(name, ()):
            at_step(ada, number + 1)
            continue
        if ada.page.locator(".coach .ready").count() == 0:
            silent.append(f"{step.name}: {step.move} cannot be made by touching {move.touches}")
            ada.page.locator(".coach .deeds button").nth(0).click()
        ada.page.locator(".coach .deeds .primary").click()
        if number + 1 < len(taught.steps):
            at_step(ada, number + 1)
    assert silent == []


def test_another_move_is_answered_and_taken_back_and_one_can_leave_and_return(room: Room) -> None:
    game, taught = lesson("book")
    ada = room.person()
    assert "Learn" in ada.page.locator(".doors").first.locator(".primary").inner_text()
    ada.page.goto(f"{room.address}/learn/book")
    first = next(number for number, step in enumerate(taught.steps) if step.move)
    for number in range(first):
        next_step(ada, number + 1)
    assert ada.touch("[data-piece='die:5']")
    assert ada.touch("[data-piece='pile:3']")
    ada.page.locator(".coach .deeds .primary").click()
    answer = game.words("en")(f"lesson-{taught.steps[first].name}-else")
    ada.wait(lambda: answer in text(ada), "the answer")
    ada.page.get_by_role("button", name="Go back").click()
    ada.wait(lambda: game.words("en")(f"lesson-{taught.steps[first].name}") in text(ada), "again")
    ada.page.goto(room.address)
    ada.page.goto(f"{room.address}/learn/book")
    at_step(ada, first)
    ada.page.get_by_role("button", name="Show me").click()
    ada.page.locator(".coach .deeds .primary").click()
    at_step(ada, first + 1)
    ada.page.locator(".board [data-piece='end']").click(force=True)
