"""Games by keyboard alone, and in French by touch on a phone."""

import pytest

from web.person import PHONE, Room

BOTS = {"1": "hatchling", "2": "hatchling"}


def test_a_whole_game_of_the_book_by_keyboard(room: Room) -> None:
    ada = room.person("Ada", hands="keys")
    room.table(ada, "book", 3, bots=BOTS, start=True)
    room.play([ada])
    assert ada.page.get_by_role("dialog").is_visible()
    assert ada.fallbacks == []


@pytest.mark.long
@pytest.mark.parametrize("game", ["ryu", "mekong", "island"])
def test_a_whole_game_by_keyboard(room: Room, game: str) -> None:
    ada = room.person("Ada", hands="keys")
    room.table(ada, game, 3, bots=BOTS, start=True)
    room.play([ada])
    assert ada.fallbacks == []


@pytest.mark.parametrize("game", ["book", "ryu", "mekong", "island"])
def test_french_on_a_phone(room: Room, game: str) -> None:
    ada = room.person("Ada", hands="finger", size=PHONE, language="fr")
    room.table(ada, game, 3, bots=BOTS, start=True)
    room.play([ada], 6)
    assert ada.page.evaluate("document.documentElement.lang") == "fr"
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert ada.page.evaluate(wide) == 0, "the page is wider than the phone"
    assert ada.fallbacks == []


@pytest.mark.long
def test_a_whole_game_in_french_on_a_phone(room: Room) -> None:
    ada = room.person("Ada", hands="finger", size=PHONE, language="fr")
    room.table(ada, "book", 3, bots=BOTS, start=True)
    room.play([ada])
    assert ada.fallbacks == []
