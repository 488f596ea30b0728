"""Games played through the page by clicks, three browsers at one table, one reloading."""

from pathlib import Path

import pytest

from web.adviser import Adviser
from web.games import GAMES, WHOLE
from web.person import Person, Room
from wyrmhall.terminal.replay import read_match

SOME = 15


def three(room: Room, game: str) -> list[Person]:
    """Ada opens a table in the hall; Bo and Cy come by her invitation."""
    ada = room.person("Ada")
    titles = {"book": "The Book of Dragons", "ryu": "RYU", "mekong": "Les Dragons du Mékong"}
    card = ada.page.get_by_role("article").filter(has_text=titles.get(game, "Dragon Island"))
    card.get_by_role("button", name="New table").click()
    ada.page.get_by_role("radio", name="3", exact=True).check(force=True)
    ada.press("Open the table")
    ada.page.get_by_role("button", name="Copy an invitation").click()
    link = ada.page.get_by_label("Link", exact=True).input_value()
    people = [ada]
    for other in ("Bo", "Cy"):
        who = room.person(other, path=None)
        who.page.goto(link)
        who.press("Sit down")
        people.append(who)
    for person in people:
        person.page.wait_for_selector("text=Everyone is here")
    assert "#" not in people[1].page.url, "the secret stays in the address"
    ada.press("Start the game")
    return people


def reload(person: Person) -> None:
    person.page.wait_for_timeout(500)  # what another just did is on its way
    before = person.seen()
    person.forget()
    person.page.reload()
    person.wait(person.up_to_date, "the table again")
    assert person.seen()["view"] == before["view"]


def no_fallbacks(people: list[Person]) -> None:
    assert [fallback for person in people for fallback in person.fallbacks] == []


@pytest.mark.parametrize("game", GAMES[1:])
def test_three_browsers_begin_and_one_reloads(room: Room, game: str) -> None:
    people = three(room, game)
    room.play(people, SOME)
    reload(people[1])
    room.play(people, SOME + 5)
    no_fallbacks(people)


@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game_by_clicks(room: Room, adviser: Adviser, game: str, tmp_path: Path) -> None:
    people = three(room, game)
    room.play(people, SOME)
    reload(people[2])
    room.whole(people, adviser, f"{game} by clicks in three browsers", SOME + 10)
    ada = people[0]
    ending = ada.page.get_by_role("dialog")
    assert ending.get_by_role("row").count() >= 2, "the scores are not explained"
    with ada.page.expect_download() as download:
        ending.get_by_role("link", name="Save the game record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    match = read_match(file)
    assert match.outcome is not None
    assert list(match.outcome.scores) == ada.seen()["view"]["outcome"]["scores"]
    ended = ada.page.url
    ending.get_by_role("button", name="Play again").click()
    ada.page.wait_for_function("before => location.href !== before", arg=ended)
