"""Games by keyboard alone, and in French by touch on a phone."""

import pytest

from web.adviser import Adviser
from web.games import GAMES, WHOLE
from web.person import PHONE, Person, Room

SOME = 6
RIVAL = {"1": "hatchling"}
RIVALS = {"1": "hatchling", "2": "hatchling"}


def on_a_phone(room: Room) -> Person:
    return room.person("Ada", hands="finger", size=PHONE, language="fr")


def fits(person: Person) -> None:
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert person.page.evaluate(wide) == 0, "the page is wider than the phone"


@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game_by_keyboard(room: Room, adviser: Adviser, game: str) -> None:
    ada = room.person("Ada", hands="keys")
    room.table(ada, game, 2, bots=RIVAL, start=True)
    room.whole([ada], adviser, f"{game} by keyboard", SOME)


@pytest.mark.parametrize("game", GAMES)
def test_french_on_a_phone(room: Room, game: str) -> None:
    ada = on_a_phone(room)
    room.table(ada, game, 3, bots=RIVALS, start=True)
    room.play([ada], SOME)
    assert ada.page.evaluate("document.documentElement.lang") == "fr"
    fits(ada)
    assert ada.fallbacks == []


@pytest.mark.parametrize("game", GAMES)
def test_after_one_touch_whatever_begins_another_choice_is_touchable(room: Room, game: str) -> None:
    ada = room.person("Ada")
    room.table(ada, game, 3, bots=RIVALS, start=True)
    room.play([ada], 2)
    ada.wait(lambda: ada.asked and ada.up_to_date(), "Ada's turn")
    glowing = "[...document.querySelectorAll('[data-piece].glows')].map(one => one.dataset.piece)"
    pieces = ada.page.evaluate(glowing)
    assert len(pieces) > 1
    assert ada.touch(f"[data-piece='{pieces[0]}'].glows")
    ada.page.locator(f"[data-piece='{pieces[0]}'][aria-pressed=true]").first.wait_for()
    for piece in pieces[1:]:
        touchable = f"[data-piece='{piece}']:is(button, [role=button])"
        assert ada.page.locator(touchable).count() > 0, f"{piece} is dead"


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_french_on_a_phone(room: Room, adviser: Adviser, game: str) -> None:
    ada = on_a_phone(room)
    room.table(ada, game, 2, bots=RIVAL, start=True)
    room.whole([ada], adviser, f"{game} by touch on a French phone", SOME)
    fits(ada)
