"""A game the page has no folder for: from the lobby to the end on the plain board."""

from pathlib import Path

import pytest

import wyrmhall
from web.person import PHONE, Person, Room
from web.test_access import clean, in_both
from web.test_hands import fits

FOLDERS = Path(__file__).parents[2] / "web" / "src" / "games"
OUTSIDE = [game for game in wyrmhall.games() if not (FOLDERS / game).exists()]
RIVALS = {"1": "hatchling", "2": "hatchling"}


def begun(person: Person, game: str) -> None:
    """From its card in the lobby, known by the title in its words."""
    title = wyrmhall.load(game).words("en")("game-title")
    card = person.page.get_by_role("article").filter(
        has=person.page.get_by_role("heading", name=title, exact=True)
    )
    card.get_by_role("button", name="Play").click()
    person.wait(lambda: person.asked and person.up_to_date(), "the first turn")


@pytest.mark.parametrize("game", OUTSIDE)
def test_it_is_played_from_the_lobby_to_the_end(room: Room, game: str) -> None:
    ada = room.person()
    begun(ada, game)
    in_both(ada, f"{game} board")
    ada.page.keyboard.press("?")
    ada.page.get_by_role("dialog").get_by_role("heading").nth(1).wait_for()
    clean(ada, f"{game} rules", "dialog")
    ada.page.keyboard.press("Escape")
    room.play([ada])
    ending = ada.page.get_by_role("dialog")
    ending.wait_for()
    scores = ada.seen()["view"]["outcome"]["scores"]
    total = ending.get_by_role("row", name="Total").get_by_role("cell")
    assert sorted(map(int, total.all_inner_texts())) == sorted(scores)
    in_both(ada, f"{game} end")


@pytest.mark.parametrize("game", OUTSIDE)
def test_it_fits_a_phone_in_french(room: Room, game: str) -> None:
    ada = room.person(hands="finger", size=PHONE, language="fr", theme="dark")
    room.table(ada, game, 3, bots=RIVALS, start=True)
    room.play([ada], 2)
    fits(ada)
    clean(ada, f"{game} on a phone")
    assert ada.fallbacks == []
