"""Nothing on a board is silent: what does not begin a move says why."""

import pytest

from web.games import GAMES
from web.person import PHONE, Hands, Person, Room, Size

BOTS = {"1": "hatchling", "2": "hatchling"}
DEAD = "document.querySelectorAll('.board [data-piece]:not(button, [role=button])')"


def said(person: Person) -> str:
    """What the bubble says; nothing where there is none."""
    text: str = person.page.evaluate("document.querySelector('.bubble p')?.textContent ?? ''")
    return text


@pytest.mark.parametrize(
    ("hands", "size", "language", "sentence", "rule"),
    [
        ("mouse", (1280, 720), "en", "You can still take a card or place dice.", "Rule B10"),
        ("finger", PHONE, "fr", "Vous pouvez encore prendre une carte", "Règle B10"),
    ],
)
def test_a_grey_button_says_why_and_leads_to_the_clause(
    room: Room, hands: Hands, size: Size, language: str, sentence: str, rule: str
) -> None:
    ada = room.person(hands=hands, size=size, language=language)
    room.table(ada, "book", 3, bots=BOTS, start=True)
    ada.wait(lambda: ada.asked and ada.up_to_date(), "one's turn")
    assert ada.touch("[data-piece='end']")
    ada.wait(lambda: said(ada).startswith(sentence), "the reason")
    ada.page.get_by_role("button", name=rule).click()
    assert "B10" in ada.page.locator("dialog .wanted .clause").inner_text()
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("Escape")
    ada.wait(lambda: said(ada) == "", "the bubble to go")


def silent_pieces(person: Person) -> list[str]:
    """Click every piece that begins no move; those that say nothing."""
    silent = []
    person.page.mouse.move(0, 0)  # or what it hovers over speaks up too
    pieces: list[str] = person.page.evaluate(
        f"[...new Set([...{DEAD}].map(piece => piece.dataset.piece))]"
    )
    for piece in pieces:
        person.page.keyboard.press("Escape")
        person.wait(lambda: said(person) == "", "the last answer to go")
        person.page.evaluate(
            f"piece => [...{DEAD}].find(one => one.dataset.piece === piece)"
            "?.dispatchEvent(new MouseEvent('click', {bubbles: true}))",
            piece,
        )
        try:
            person.wait(lambda: said(person) != "", f"what {piece} says", patience=2.0)
        except AssertionError:
            silent.append(piece)
    return silent


def positions(room: Room, game: str, count: int, apart: int) -> None:
    """Look at so many positions of games with bots, some decisions apart."""
    ada = room.person()
    seen = pieces = 0
    while seen < count:
        room.table(ada, game, 3, bots=BOTS, start=True)
        ada.forget()
        while seen < count:
            ada.decisions = 0
            room.play([ada], apart)
            if ada.over:
                break
            ada.wait(lambda: ada.over or (ada.asked and ada.up_to_date()), "one's turn")
            assert silent_pieces(ada) == [], ada.seen()["view"]
            seen += 1
            pieces += ada.page.locator(".board [data-piece]").count()
    print(f"{game}: {seen} positions, {pieces} pieces, none silent")


@pytest.mark.parametrize("game", GAMES)
def test_no_piece_is_silent(room: Room, game: str) -> None:
    positions(room, game, 2, apart=4)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_no_piece_is_silent_at_two_hundred_positions(room: Room, game: str) -> None:
    positions(room, game, 200, apart=2)
