"""A person at the page: reads what it was told, touches pieces by mouse, finger or keyboard."""

import json
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, WebSocket

from web.adviser import Adviser
from wyrmhall.server.api.client import unfold

Hands = Literal["mouse", "finger", "keys"]
Size = tuple[int, int]
AIM = (Path(__file__).parent / "aim.js").read_text()
DESKTOP: Size = (1440, 900)
PHONE: Size = (390, 844)
PATIENCE = 60.0
"""The first table of a game waits until its rules are compiled."""
FARTHEST = 20
"""So many times the focus may be elsewhere than counted; then one cannot walk there."""
EXPECTED = ("WebSocket connection", "Failed to load resource", "ERR_CONNECTION")
"""What Chromium says of a server that is down, which is no fault of the page."""


AT_ONCE = {"mekong": ("program", "put", "take_back", "ready")}
"""Kinds of move that a game's board does not ask about again."""


class Changed(Exception):
    """The table changed while the person was choosing."""


class Person:
    """One browser context with the page open in it."""

    def __init__(self, room: "Room", context: BrowserContext, hands: Hands, seed: int) -> None:
        self.room = room
        self.context = context
        self.hands = hands
        self.dice = random.Random(seed)
        self.state: dict[str, Any] | None = None
        self.info: dict[str, Any] | None = None
        self.complaints: list[str] = []
        self.fallbacks: list[str] = []
        """Pieces that could not be hit, whose move was made from the list."""
        self.decisions = 0
        self.tabs = 0
        self.decided = -1
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda fault: self.complaints.append(str(fault)))
        self.page.on("console", lambda said: self._console(said.type, said.text))

    def _console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(known in text for known in EXPECTED):
            self.complaints.append(text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        for message in unfold(json.loads(frame), self.state):
            self._heed(message)

    def _heed(self, message: dict[str, Any]) -> None:
        if message["is"] == "state":
            self.state = message
        elif message["is"] == "table":
            self.info = message["table"]
        elif message["is"] == "refused":
            self.complaints.append(f"refused: {message['why']}")

    # ---- what the person knows ----------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state is not None and self.state["view"]["outcome"] is not None

    @property
    def asked(self) -> bool:
        """Whether there is something to decide that was not decided yet."""
        return bool(
            self.state
            and self.state["legal"]
            and self.state["version"] > self.decided
            and self.info
            and self.info["status"] == "playing"
        )

    def wait(self, until: Any, what: str, patience: float = PATIENCE) -> None:
        """Let the page live until something is so."""
        end = time.monotonic() + patience
        while not until():
            assert time.monotonic() < end, f"waited {patience} s for {what}"
            self.page.wait_for_timeout(10)

    def forget(self) -> None:
        """What was told so far, before the page is told anew."""
        self.state = None
        self.decided = -1

    def seen(self) -> dict[str, Any]:
        """What was told last."""
        assert self.state is not None, "nothing was told yet"
        return self.state

    def up_to_date(self) -> bool:
        """Whether the page shows what it was told last."""
        shown = self.page.evaluate(
            "document.querySelector('.board:has([data-piece], .plain)')?.dataset.version ?? null"
        )
        return self.state is not None and shown == str(self.state["version"])

    # ---- hands --------------------------------------------------------------------------------

    def touch(self, selector: str) -> bool:
        """Hit an element where it can be seen; whether that was possible."""
        if self.hands == "keys":
            found = self.walk_to(selector)
            if found:
                self.page.keyboard.press("Enter")
            return found
        point = self.page.evaluate("selector => aim(selector)", selector)
        if point is None:
            return False
        if self.hands == "finger":
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])
        return True

    def walk_to(self, selector: str) -> bool:
        """Press Tab until the focus is there, backwards where that is nearer."""
        for _ in range(FARTHEST):
            steps: int | None = self.page.evaluate("selector => stepsTo(selector)", selector)
            if steps is None:
                return False
            if steps == 0:
                return True
            for _ in range(abs(steps)):
                self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
                self.tabs += 1
        return False

    def press(self, name: str) -> None:
        """A button by its name."""
        button = self.page.get_by_role("button", name=name, exact=True).first
        if self.hands == "keys":
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()

    # ---- decisions ----------------------------------------------------------------------------

    def decide(self, adviser: Adviser | None = None) -> None:
        """Make a move, a random one where nobody advises, by touching its pieces."""
        self.wait(self.up_to_date, "the page to show what it was told")
        assert self.state is not None
        assert self.info is not None
        state = self.state
        seat = state["view"]["viewer"]
        move = adviser.move(self.info["id"], seat) if adviser is not None else None
        choice = next((one for one in state["legal"] if one["move"] == move), None)
        choice = choice or self.dice.choice(state["legal"])
        try:
            self._choose(choice, state)
        except Changed:
            return
        self.decided = max(self.decided, state["version"])
        self.decisions += 1
        self.wait(
            lambda: self.complaints or (self.state or state)["version"] > state["version"],
            f"the answer to {choice['move']}",
        )

    def drag(self, selector: str, target: str) -> bool:
        """Carry an element to another by mouse; whether both can be seen."""
        source = self.page.evaluate("selector => aim(selector)", selector)
        goal = self.page.evaluate("selector => aim(selector)", target)
        if source is None or goal is None:
            return False
        source = self.page.evaluate("selector => aim(selector)", selector) or source
        goal = self.page.evaluate("selector => aim(selector)", target) or goal
        self.page.mouse.move(source["x"], source["y"])
        self.page.mouse.down()
        self.page.mouse.move(goal["x"], goal["y"], steps=4)
        self.page.mouse.up()
        return True

    def _at_once(self, choice: dict[str, Any], state: dict[str, Any]) -> None:
        """A move that is made by touching its pieces, or by dragging one to the other."""
        pieces = [f"[data-piece='{piece}']" for piece in reversed(choice["touches"])]
        if choice["kind"] == "put":
            goal = f"[data-drop='{choice['touches'][1]}']"
            if self.hands != "mouse" or not self.drag(
                f"[data-piece='{choice['touches'][0]}']", goal
            ):
                self._from_list(choice, state)
            return
        for piece in pieces:
            if not self.touch(f"{piece}:is(.glows, button)"):
                self._same(state)
                self.fallbacks.append(f"{choice['move']}: {piece}")
                return self._from_list(choice, state)

    def _choose(self, choice: dict[str, Any], state: dict[str, Any]) -> None:
        assert self.info is not None
        if choice["kind"] in AT_ONCE.get(self.info["game"], ()):
            return self._at_once(choice, state)
        touches = list(choice["touches"])
        if self.dice.random() < 0.5:
            self.dice.shuffle(touches)
        done: Counter[str] = Counter()
        for place, piece in enumerate(touches):
            this = f"[data-piece='{piece}']"
            chosen = f"{this}[aria-pressed=true]"
            if done and self.page.locator(chosen).count() > done[piece]:
                pass  # a tile is touched by its face
            elif not self.touch(f"{this}:is(.glows, button)"):
                self._same(state)
                self.fallbacks.append(f"{choice['move']}: {piece} of {touches}")
                return self._from_list(choice, state)
            done[piece] += 1
            left = [one for one in state["legal"] if not done - Counter(one["touches"])]
            if len(left) == 1 or place == len(touches) - 1:
                break
        self._same(state)
        exact = [one for one in left if len(one["touches"]) == done.total()]
        if self.hands == "keys" and len(left) == len(exact) == 1 and self.dice.random() < 0.5:
            self.page.keyboard.press("Enter")  # the piece again: that was meant
            done_it = True
        elif len(left) == 1 or len(exact) == 1:
            done_it = self.touch(".dock .primary")
        else:
            done_it = self.touch(f".dock [data-move='{choice['move']}']") and self.touch(
                ".dock .primary"
            )
        if not done_it:
            self._same(state)
            self.fallbacks.append(f"{choice['move']}: {touches} all touched")
            self._from_list(choice, state)

    def _same(self, state: dict[str, Any]) -> None:
        if self.state is not None and self.state["legal"] != state["legal"]:
            raise Changed

    def _from_list(self, choice: dict[str, Any], state: dict[str, Any]) -> None:
        """The way that is always there: the list of all moves."""
        self.page.keyboard.press("Escape")
        if self.page.locator("#moves").count() == 0:
            self.page.keyboard.press("m")
        button = f"#moves [data-move='{choice['move']}']"
        self.page.wait_for_selector(button)
        self._same(state)
        assert self.touch(button), f"{choice['move']} is not in the list"
        assert self.touch(".dock .primary"), f"{choice['move']} cannot be confirmed"


class Room:
    """The people of a test and the address they go to."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.people: list[Person] = []

    def person(
        self,
        name: str = "Ada",
        hands: Hands = "mouse",
        size: Size = DESKTOP,
        language: str = "en",
        theme: str = "light",
        path: str | None = "/",
        motion: bool = False,
    ) -> Person:
        """Someone opens the page in a browser of their own."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=hands == "finger",
            is_mobile=hands == "finger",
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="dark" if theme == "dark" else "light",
            accept_downloads=True,
        )
        context.add_init_script(AIM)
        kept = json.dumps({"name": name, "language": language})
        context.add_init_script(f"localStorage['wyrmhall.settings'] ??= {json.dumps(kept)};")
        who = Person(self, context, hands, seed=len(self.people))
        self.people.append(who)
        if path is not None:
            who.page.goto(self.address + path)
        return who

    def table(self, host: Person, game: str, players: int, **more: Any) -> str:
        """The host opens a table over HTTP with the browser's own cookie, and goes there."""
        answer = host.context.request.post(
            f"{self.address}/api/tables",
            data={"game": game, "players": players, "name": "Ada", **more},
            headers={"X-Wyrmhall": "1", "Origin": self.address},
        )
        assert answer.ok, answer.text()
        table: str = answer.json()["id"]
        host.page.goto(f"{self.address}/table/{table}")
        return table

    def play(
        self, people: list[Person], decisions: int | None = None, adviser: Adviser | None = None
    ) -> None:
        """Everyone decides when asked, until the game is over or so many decisions are made."""
        quiet = time.monotonic()
        while not any(person.over for person in people):
            if decisions is not None and sum(p.decisions for p in people) >= decisions:
                return
            asked = [person for person in people if person.asked]
            for person in asked:
                if person.asked and not person.over:
                    person.decide(adviser)
                    quiet = time.monotonic()
                faults = [fault for one in people for fault in one.complaints]
                assert not faults, faults
            if not asked:
                assert time.monotonic() - quiet < 2 * PATIENCE, "nobody has anything to decide"
                people[0].page.wait_for_timeout(10)

    def whole(self, people: list[Person], adviser: Adviser, what: str, first: int = 0) -> None:
        """To the end, with what it took printed; `first` so many decisions at random."""
        begun = time.monotonic()
        self.play(people, first)
        self.play(people, adviser=adviser)
        people[0].page.get_by_role("dialog").wait_for()
        decisions = sum(person.decisions for person in people)
        print(f"{what}: {decisions} decisions, {time.monotonic() - begun:.0f} s")
        fallbacks = [fallback for person in people for fallback in person.fallbacks]
        assert not fallbacks, fallbacks

    def leave(self) -> None:
        for person in self.people:
            person.context.close()
