"""The lobby says whom a game suits and what Play starts."""

from playwright.sync_api import Locator

from web.person import PHONE, Person, Room


def card(person: Person, title: str) -> Locator:
    return person.page.locator("article", has=person.page.get_by_role("heading", name=title))


def test_a_card_says_whom_the_game_suits(room: Room) -> None:
    ada = room.person()
    book = card(ada, "The Book of Dragons")
    book.get_by_text("Easy").wait_for()
    assert "best with" in book.inner_text()
    assert ada.page.get_by_text("Start here").count() == 1
    assert book.get_by_text("Start here").count() == 1
    plain = card(ada, "Hoard")
    if plain.count():
        assert "best with" not in plain.inner_text()
        assert plain.locator(".dots, .mood").count() == 0


def test_an_unknown_game_is_learnt_first_and_a_known_one_played(room: Room) -> None:
    ada = room.person()
    book = card(ada, "The Book of Dragons")
    book.get_by_role("button", name="Play").wait_for()
    assert "Learn" in book.locator(".primary").inner_text()
    ada.page.evaluate(
        'localStorage[\'wyrmhall.lessons\'] = \'{"book": {"step": 0, "done": true}}\''
    )
    ada.page.reload()
    book.get_by_role("button", name="Play").wait_for()
    assert "Play" in book.locator(".primary").inner_text()
    assert ada.page.get_by_text("Start here").count() == 0


def test_play_starts_what_the_sentence_says_and_the_choice_is_remembered(room: Room) -> None:
    ada = room.person()
    book = card(ada, "The Book of Dragons")
    book.get_by_text("You and 2 Drakes").wait_for()
    book.get_by_label("How many players?").select_option("4")
    book.get_by_label("Level of the bots").select_option("hatchling")
    book.get_by_text("You and 3 Hatchlings").wait_for()
    ada.page.reload()
    book.get_by_text("You and 3 Hatchlings").wait_for()
    assert card(ada, "RYU").get_by_text("Drake").count() > 0
    book.get_by_role("button", name="Play").click()
    ada.wait(lambda: ada.info is not None, "the table")
    assert ada.info is not None
    seats = ada.info["seats"]
    assert [seat["bot"] for seat in seats] == [None, "hatchling", "hatchling", "hatchling"]
    assert seats[0]["yours"]


def test_the_sentence_in_french_on_a_phone(room: Room) -> None:
    ada = room.person(hands="finger", size=PHONE, language="fr")
    ryu = card(ada, "RYU")
    ryu.get_by_text("Vous et 2 Dracs").wait_for()
    ryu.get_by_label("Combien de joueurs").select_option("2")
    ryu.get_by_text("Vous et un Drac").wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_host_decides_about_hints(room: Room) -> None:
    ada = room.person()
    card(ada, "RYU").get_by_role("button", name="New table").click()
    dialog = ada.page.get_by_role("dialog")
    assert dialog.get_by_label("Hints").is_checked()
    dialog.get_by_label("Hints").uncheck()
    dialog.get_by_role("button", name="Open the table").click()
    ada.wait(lambda: ada.info is not None, "the table")
    assert ada.info is not None
    assert ada.info["hints"] is False
    ada.page.get_by_role("button", name="Table", exact=True).click()
    ada.page.get_by_role("dialog").get_by_label("Hints").check()
    ada.wait(lambda: ada.info is not None and ada.info["hints"], "hints")
