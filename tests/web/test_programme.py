"""Les Dragons du Mékong: five cards arranged by touch and by drag, then ready."""

import pytest

from web.person import PHONE, Hands, Person, Room, Size


def row(person: Person) -> list[str | None]:
    """One's own five places, as the page was told."""
    view = person.seen()["view"]
    cards: list[str | None] = view["seats"][view["viewer"]]["cards"]
    return cards


def until(person: Person, *cards: str | None) -> None:
    person.wait(lambda: row(person) == list(cards) and person.up_to_date(), f"{cards}")


def touch(person: Person, piece: str) -> None:
    assert person.touch(f"[data-piece='{piece}']"), piece


@pytest.mark.parametrize(("hands", "size"), [("mouse", (1280, 720)), ("finger", PHONE)])
def test_cards_are_laid_swapped_replaced_and_taken_back_by_touch(
    room: Room, hands: Hands, size: Size
) -> None:
    ada = room.person(hands=hands, size=size)
    room.table(ada, "mekong", 3, bots={"1": "hatchling", "2": "hatchling"}, start=True)
    ada.wait(ada.up_to_date, "the table")
    for card in ("jump", "stone", "plank"):
        touch(ada, f"card:{card}")
        ada.wait(lambda card=card: card in row(ada) and ada.up_to_date(), card)
    until(ada, "jump", "stone", "plank", None, None)
    assert ada.page.get_by_role("button", name="Ready").is_disabled()
    touch(ada, "card:jump")  # chosen where it lies
    touch(ada, "place:3")
    until(ada, "plank", "stone", "jump", None, None)
    touch(ada, "place:5")  # an empty place, then what goes there
    touch(ada, "card:remove")
    until(ada, "plank", "stone", "jump", None, "remove")
    touch(ada, "card:stone")
    touch(ada, "hand")
    until(ada, "plank", None, "jump", None, "remove")
    touch(ada, "card:move-1")
    until(ada, "plank", "move-1", "jump", None, "remove")
    touch(ada, "card:move-2")
    until(ada, "plank", "move-1", "jump", "move-2", "remove")
    touch(ada, "card:two-planks")  # the row is full: it waits for a place
    touch(ada, "place:1")
    until(ada, "two-planks", "move-1", "jump", "move-2", "remove")
    ada.press("Undo")
    until(ada, "plank", "move-1", "jump", "move-2", "remove")
    ada.press("Ready")
    ada.wait(lambda: not ada.seen()["view"]["programming"], "the round")
    assert row(ada) == ["plank", "move-1", "jump", "move-2", "remove"]
    assert ada.complaints == []


def test_cards_are_dragged_to_any_place(room: Room) -> None:
    ada = room.person(size=(1280, 720))
    room.table(ada, "mekong", 3, bots={"1": "hatchling", "2": "hatchling"}, start=True)
    ada.wait(ada.up_to_date, "the table")
    for piece, goal, then in (
        ("card:jump", "place:4", (None, None, None, "jump", None)),
        ("card:stone", "place:1", ("stone", None, None, "jump", None)),  # the first empty one
        ("card:plank", "place:1", ("plank", None, None, "jump", None)),
        ("card:plank", "place:4", ("jump", None, None, "plank", None)),
        ("card:jump", "place:2", (None, "jump", None, "plank", None)),
        ("card:plank", "hand", (None, "jump", None, None, None)),
    ):
        assert ada.drag(f"[data-piece='{piece}']", f"[data-drop='{goal}']")
        until(ada, *then)
    assert ada.drag("[data-piece='card:jump']", ".delta")  # nowhere: nothing happens
    touch(ada, "card:stone")  # and a click after it is a click again
    until(ada, "stone", "jump", None, None, None)
    assert ada.complaints == []
