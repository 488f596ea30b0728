"""The rules as they are read: before a table and at it, by contents, by search and by a link."""

import pytest
from playwright.sync_api import Locator

from web.person import PHONE, Person, Room
from web.test_access import clean, in_both


def top_of(person: Person, clause: str) -> float:
    """How far below the window's top a clause stands."""
    box = person.page.locator(f"#rule-{clause}").bounding_box()
    assert box is not None
    return box["y"]


def first_fold(person: Person) -> tuple[Locator, Locator]:
    """The first ruling's button, and the ruling."""
    return person.page.locator("article .fold").first, person.page.locator(".ruling").first


def test_from_the_lobby_by_contents(room: Room) -> None:
    ada = room.person()
    ada.page.locator("a[href='/rules/book']").click()
    ada.page.wait_for_url("**/rules/book")
    article = ada.page.get_by_role("article")
    article.locator("h3").first.wait_for()
    assert article.locator("h3").first.inner_text() == "The game in a minute"
    in_both(ada, "rules")
    ada.page.get_by_role("navigation").get_by_role("link", name="Abilities").click()
    assert 0 < top_of(ada, "B11") < 300
    ada.page.get_by_role("link", name="back to the lobby").click()
    ada.page.locator("a[href='/rules/ryu']").wait_for()


def test_a_link_opens_the_page_at_its_clause_and_each_clause_has_one(room: Room) -> None:
    ada = room.person(path="/rules/island#i16")
    ada.page.wait_for_selector(".wanted #rule-I16")
    assert 0 < top_of(ada, "I16") < 120
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.locator("#rule-I17").click()
    ada.page.get_by_text("Link to rule I17 copied").wait_for()
    copied = ada.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{room.address}/rules/island#I17" == ada.page.url
    # A mention leads to the clause, and back.
    ada.page.locator("article p:has(#rule-I15) a[href$='#I23']").click()
    ada.page.wait_for_selector(".wanted #rule-I23")
    ada.page.go_back()
    ada.page.wait_for_selector(".wanted #rule-I17")


def test_a_search_shows_only_what_it_finds(room: Room) -> None:
    ada = room.person(path="/rules/book")
    search = ada.page.get_by_role("searchbox")
    search.fill("TOKEN immunity")
    ada.page.get_by_text("5 passages").wait_for()
    shown = ada.page.locator("article .clause:visible")
    assert shown.all_inner_texts() == ["B1", "B2", "B6", "B11"]
    assert ada.page.evaluate("CSS.highlights.get('rules-found').size") > 3
    clean(ada, "search")
    search.press("Enter")
    search.press("Enter")
    ada.page.get_by_text("2 of 5").wait_for()
    ada.page.get_by_role("button", name="Next").click()
    ada.page.get_by_text("3 of 5").wait_for()
    assert 0 < top_of(ada, "B6") < 120
    # What is found in a ruling unfolds it.
    search.fill("start of the turn")
    ada.page.locator(".ruling", has_text="at the start of the turn").wait_for()
    search.fill("no such rule")
    ada.page.get_by_text("nothing found").wait_for()
    assert shown.count() == 0
    search.press("Escape")
    ada.page.wait_for_function("document.querySelectorAll('article [hidden] .clause').length === 0")
    assert shown.count() == 23


def test_rulings_are_folded_one_by_one_and_together(room: Room) -> None:
    ada = room.person(path="/rules/ryu", hands="keys")
    button, ruling = first_fold(ada)
    button.wait_for()
    assert not ruling.is_visible()
    button.press("Enter")
    assert ruling.is_visible()
    assert button.get_attribute("aria-expanded") == "true"
    button.press("Enter")
    assert not ruling.is_visible()
    assert not ada.page.locator(".mark").first.is_visible()
    ada.page.get_by_label("Show rulings").press("Space")
    assert ada.page.locator(".ruling:visible").count() == ada.page.locator(".ruling").count() > 5
    assert ada.page.locator(".mark").first.is_visible()
    in_both(ada, "rulings")


def test_at_the_table_in_french_on_a_phone(room: Room) -> None:
    ada = room.person(hands="finger", size=PHONE, language="fr")
    room.table(ada, "book", 2, bots={"1": "hatchling"}, start=True)
    ada.wait(lambda: ada.asked and ada.up_to_date(), "Ada's turn")
    ada.page.get_by_role("button", name="Règles").click()
    dialog = ada.page.get_by_role("dialog")
    wanted = dialog.locator(".wanted .clause")
    wanted.wait_for()
    clause = wanted.inner_text()
    assert 0 < top_of(ada, clause) < 250
    in_both(ada, "rules in French on a phone", "dialog")
    dialog.get_by_role("button", name="Sommaire").tap()
    clean(ada, "contents in French on a phone", "dialog")
    dialog.get_by_role("link", name="Pouvoirs").tap()
    assert 0 < top_of(ada, "B11") < 500
    dialog.get_by_role("searchbox").fill("de blocage")
    dialog.get_by_text("passages").wait_for()
    assert dialog.locator("#rule-B21").is_visible()
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
    assert "/table/" in ada.page.url


@pytest.mark.parametrize("path", ["/rules/nothing", "/rules/nothing#X1"])
def test_no_rules_are_said_to_be_missing(room: Room, path: str) -> None:
    ada = room.person(path=path)
    ada.page.get_by_role("alert").wait_for()
