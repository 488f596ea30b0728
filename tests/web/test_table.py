"""What happens around the game: a server that dies, taking back, pausing, clocks, the title."""

import gzip
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from web.conftest import Server
from web.person import Person, Room

FIRST_LOAD = 150_000
BOT = {"1": "hatchling"}


def two(room: Room, game: str = "book", **more: object) -> tuple[Person, Person]:
    """Ada and Bo at a table, begun."""
    ada = room.person("Ada")
    table = room.table(ada, game, 2, **more)
    bo = room.person("Bo", path=f"/table/{table}")
    bo.page.get_by_role("button", name="Sit down").first.click()
    ada.page.wait_for_selector("text=Everyone is here")
    ada.press("Start the game")
    bo.wait(lambda: bo.state is not None and bo.up_to_date(), "the board")
    return ada, bo


def test_three_clicks_from_the_hall_to_a_game(room: Room) -> None:
    ada = room.person("Ada")
    card = ada.page.get_by_role("article").filter(has_text="The Book of Dragons")
    card.get_by_role("button", name="Play").click()
    ada.wait(lambda: ada.asked and ada.up_to_date(), "Ada's turn after one click")
    assert ada.page.title().startswith("● Your turn")


@pytest.fixture
def fragile(tmp_path_factory: pytest.TempPathFactory, server: Server) -> Iterator[Server]:
    """A server of one's own, to be killed."""
    here = Server(tmp_path_factory.mktemp("fragile"))
    here.start()
    yield here
    here.stop()


def test_nothing_is_lost_when_the_server_is_killed(fragile: Server, browser: Browser) -> None:
    room = Room(browser, fragile.address)
    ada = room.person("Ada")
    room.table(ada, "book", 2, bots=BOT, start=True)
    room.play([ada], 5)
    ada.wait(lambda: ada.asked and ada.up_to_date(), "Ada's turn")
    before = ada.seen()
    fragile.kill()
    ada.page.wait_for_selector("text=Connection lost")
    ada.forget()
    fragile.start()
    ada.wait(lambda: ada.state is not None, "the line again")
    ada.page.wait_for_selector("text=Connection lost", state="detached")
    assert ada.seen()["view"] == before["view"]
    room.play([ada], 8)
    faults = ada.complaints
    room.leave()
    assert not faults


def test_taking_back_asks_the_others(room: Room) -> None:
    ada, bo = two(room)
    first, other = (ada, bo) if ada.asked else (bo, ada)
    # What others answered to cannot be taken back freely: play until consent is needed.
    for _ in range(30):
        room.play([ada, bo], ada.decisions + bo.decisions + 1)
        ada.wait(lambda: ada.up_to_date() and bo.up_to_date(), "both pages")
        asking = [p for p in (first, other) if p.seen()["undo"] == "ask"]
        if asking:
            break
    who = asking[0]
    helper = bo if who is ada else ada
    who.press("Request undo")
    helper.page.get_by_role("button", name="Yes", exact=True).wait_for()
    version = who.seen()["version"]
    helper.press("Yes")
    who.wait(lambda: who.seen()["version"] > version, "the table before")
    helper.page.get_by_role("button", name="Yes", exact=True).wait_for(state="detached")


def test_the_host_pauses_and_goes_on(room: Room) -> None:
    ada, bo = two(room)
    ada.page.get_by_role("button", name="Table", exact=True).click()
    ada.press("Pause")
    bo.page.wait_for_selector("text=The game is paused")
    assert not bo.asked
    ada.page.keyboard.press("Escape")
    ada.press("Resume")
    bo.page.wait_for_selector("text=The game is paused", state="detached")
    room.play([ada, bo], 2)


def test_a_clock_is_shown_and_words_are_heard(room: Room) -> None:
    ada, bo = two(room, clock={"kind": "move", "seconds": 60})
    who = ada if ada.asked else bo
    who.page.get_by_role("timer").first.wait_for()
    ada.page.get_by_label("Message the table").fill("Good luck!")
    ada.press("Send")
    bo.page.wait_for_selector("text=Good luck!")


def own_seat(person: Person) -> dict[str, Any]:
    assert person.info is not None
    seat: dict[str, Any] = next(seat for seat in person.info["seats"] if seat["yours"])
    return seat


def test_who_lets_the_clock_run_out_takes_the_seat_back(room: Room) -> None:
    people = two(room, clock={"kind": "move", "seconds": 5})
    late = next(person for person in people if person.asked)
    version = late.seen()["version"]
    late.page.get_by_role("button", name="Take my seat back").wait_for()
    assert not late.page.title().startswith("●"), "a minded seat has no turn"
    assert late.page.locator("[data-piece].glows").count() == 0, "what a bot decides glows"
    # Until the bot has decided once, the time that is over would be over again.
    late.wait(lambda: late.seen()["version"] > version, "the bot's decision")
    late.press("Take my seat back")
    late.wait(lambda: not own_seat(late)["absent"], "one's own seat")
    room.play(list(people), 2)


def test_the_host_puts_a_bot_on_an_absent_seat_and_gives_it_back(room: Room) -> None:
    ada, bo = two(room)
    table = bo.page.url
    bo.page.goto(room.address)
    ada.page.get_by_role("button", name="Table", exact=True).click()
    choice = ada.page.get_by_label("Who plays seat 2")
    choice.select_option("hatchling")
    ada.page.get_by_role("list").get_by_text("away; a Hatchling is playing").first.wait_for()
    choice.select_option(label="Bo")
    ada.page.get_by_text("away; a Hatchling is playing").first.wait_for(state="detached")
    choice.select_option("hatchling")
    ada.page.keyboard.press("Escape")
    bo.forget()
    bo.page.goto(table)
    bo.press("Take my seat back")
    bo.wait(lambda: not own_seat(bo)["absent"], "Bo's own seat")
    room.play([ada, bo], 4)


AWAY = """
window.called = [];
window.Notification = class {
  static permission = "granted";
  constructor(title) { called.push(title); }
  close() { called.push("closed"); }
};
Object.defineProperty(document, "hidden", { get: () => true });
localStorage["wyrmhall.settings"] = JSON.stringify({ name: "Ada", language: "en", notify: true });
"""


def test_a_turn_calls_whoever_is_in_another_tab(room: Room) -> None:
    ada = room.person("Ada", path=None)
    ada.context.add_init_script(AWAY)
    room.table(ada, "book", 2, bots=BOT, start=True)
    ada.page.wait_for_function("() => called.length === 1")
    assert ada.page.title() == "● Your turn – The Book of Dragons"
    ada.wait(lambda: ada.asked and ada.up_to_date(), "Ada's turn")
    turn = ada.seen()["view"]["turn"]
    while ada.seen()["view"]["turn"] == turn and ada.asked:
        ada.decide()
    ada.page.wait_for_function("() => called.length > 1")
    assert ada.page.evaluate("called.slice(0, 2)") == ["Your turn", "closed"]


COUNTED = """
window.titles = [];
Object.defineProperty(document, "title", {
  get: () => titles.at(-1) ?? "",
  set: (title) => titles.push(title),
});
"""


def test_a_quiet_table_is_told_once(room: Room) -> None:
    ada = room.person("Ada", path=None)
    ada.context.add_init_script(COUNTED)
    room.table(ada, "book", 2, bots=BOT, start=True)
    ada.wait(lambda: ada.asked and ada.up_to_date(), "Ada's turn")
    before = ada.page.evaluate("titles.length")
    ada.page.wait_for_timeout(300)
    assert ada.page.evaluate("titles.length") <= before + 1, "effects set off each other"


@pytest.mark.parametrize("game", ["book", "ryu", "mekong", "island"])
def test_first_load_is_light(room: Room, game: str) -> None:
    ada = room.person("Ada", path=None)
    scripts: set[str] = set()
    ada.page.on(
        "request", lambda sent: scripts.add(sent.url) if sent.resource_type == "script" else None
    )
    ada.page.goto(room.address)
    ada.page.get_by_role("button", name="Play").first.wait_for()
    room.table(ada, game, 3, bots={"1": "hatchling", "2": "hatchling"}, start=True)
    ada.wait(ada.up_to_date, "the board")
    size = 0
    for script in scripts:
        with urllib.request.urlopen(script) as answer:
            size += len(gzip.compress(answer.read(), 6))
    print(f"{game}: {len(scripts)} scripts, {size} bytes compressed")
    assert 0 < size <= FIRST_LOAD
