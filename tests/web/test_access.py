"""axe-core finds nothing to complain of, of any impact, in either theme."""

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe

from web.person import PHONE, Person, Room

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
BOTS = {"1": "hatchling", "2": "hatchling"}


def clean(person: Person, where: str, part: str | None = None) -> None:
    """No violation on the page as it stands."""
    found = Axe().run(person.page, part).response["violations"]
    told = [
        f"{where}: {fault['id']} ({fault['impact']}): "
        + "; ".join(f"{node['target']} {node['html'][:160]}" for node in fault["nodes"][:3])
        for fault in found
    ]
    assert not told, "\n".join(told)


def in_both(person: Person, where: str, part: str | None = None) -> None:
    """No violation in either theme."""
    for theme in THEMES:
        person.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        clean(person, f"{where}, {theme}", part)


@pytest.mark.parametrize("theme", THEMES)
def test_the_hall_and_its_dialogs(room: Room, theme: str) -> None:
    ada = room.person(theme=theme)
    new = ada.page.get_by_role("button", name="New table")
    new.first.wait_for()
    clean(ada, "hall")
    for place in range(new.count()):
        new.nth(place).click()
        clean(ada, f"new table {place}")
        ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Settings").click()
    clean(ada, "settings")


@pytest.mark.parametrize("game", ["book", "ryu", "mekong", "island"])
def test_a_table_in_mid_game(room: Room, game: str) -> None:
    ada = room.person()
    room.table(ada, game, 3, bots=BOTS, start=True)
    room.play([ada], 6)
    ada.wait(lambda: ada.asked and ada.up_to_date(), "Ada's turn")
    in_both(ada, f"{game} board")
    ada.page.keyboard.press("m")
    ada.page.wait_for_selector("#moves")
    clean(ada, f"{game} moves")
    ada.page.keyboard.press("m")
    ada.page.keyboard.press("?")
    ada.page.get_by_role("dialog").get_by_role("heading").nth(2).wait_for()
    in_both(ada, f"{game} rules", "dialog")
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Table", exact=True).click()
    in_both(ada, f"{game} table dialog", "dialog")
    ada.page.keyboard.press("Escape")
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ada.page.get_by_role("button", name="FR : passer en français").click()
    ada.page.wait_for_function("document.documentElement.lang === 'fr'")
    in_both(ada, f"{game} board in French on a phone")


def test_gathering_and_the_end(room: Room) -> None:
    ada = room.person()
    room.table(ada, "book", 3)
    ada.page.get_by_role("button", name="Copy an invitation").wait_for()
    in_both(ada, "gathering")
    room.table(ada, "book", 2, bots={"1": "hatchling"}, start=True)
    ada.forget()
    room.play([ada])
    ada.page.get_by_role("dialog").wait_for()
    in_both(ada, "end")
