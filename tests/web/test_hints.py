"""A hint on the page: shown on the board, confirmed or not as one likes."""

from web.person import PHONE, Room


def test_a_hint_is_shown_before_it_is_made(room: Room) -> None:
    ada = room.person()
    room.table(ada, "book", 2, bots={"1": "hatchling"}, start=True)
    ada.wait(lambda: ada.asked and ada.up_to_date(), "one's turn")
    version = ada.seen()["version"]
    ada.page.keyboard.press("h")
    ada.page.locator(".dock .hint").wait_for()
    said = ada.page.locator(".dock .hint").inner_text()
    assert said.startswith("I would: ")
    assert "%" in said
    assert ada.seen()["version"] == version  # nothing is played yet
    ada.press("Confirm")
    ada.wait(lambda: ada.seen()["version"] > version, "the move")


def test_where_hints_are_off_nobody_is_offered_one(room: Room) -> None:
    ada = room.person(hands="finger", size=PHONE, language="fr")
    room.table(ada, "book", 2, bots={"1": "hatchling"}, start=True, hints=False)
    ada.wait(lambda: ada.asked and ada.up_to_date(), "one's turn")
    assert ada.page.get_by_role("button", name="Conseil").count() == 0
