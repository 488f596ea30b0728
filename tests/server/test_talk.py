"""Chat, the story for those who were away, repeats, and spectators."""

import pytest

from server.house import House
from wyrmhall.server.tables.story import story_before


async def test_a_word_is_heard_by_all_once_and_in_order(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        ann, bo = await table.sit()
        watcher = await table.spectator()
        assert (await ann.ask(do="say", text="  good\u0000\u2028 luck ", id="s"))["is"] == "done"
        assert (await bo.ask(do="say", text="you too", id="s"))["is"] == "done"
        assert (await ann.ask(do="say", text="again?", id="s"))["is"] == "done"  # a repeat
        for person in (ann, bo, watcher):
            said = [
                (m["number"], m["who"], m["text"]) for m in person.messages() if m["is"] == "said"
            ]
            assert said == [(1, "ann", "good luck"), (2, "bo", "you too")]
        late = await table.spectator()
        assert [m["number"] for m in late.messages() if m["is"] == "said"] == [1, 2]
        assert (await watcher.ask(do="say", text="hm"))["why"] == "not-your-seat"
        assert (await ann.ask(do="say", text=" "))["why"] == "malformed"
        assert (await ann.ask(do="say", text="x" * 501))["why"] == "malformed"


async def test_two_of_one_name_may_use_the_same_ids(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        table.table.row.seats[1].name = "ann"
        ann, bo = await table.sit()
        await ann.ask(do="say", text="one", id="1")
        await bo.ask(do="say", text="two", id="1")
        assert [m["text"] for m in ann.messages() if m["is"] == "said"] == ["one", "two"]


async def test_chatter_is_slowed_down(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        ann, _ = await table.sit()
        answers = [(await ann.ask(do="say", text="hey"))["is"] for _ in range(7)]
        assert answers == ["done"] * 5 + ["refused"] * 2


async def test_who_comes_back_is_told_what_happened_since(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        people = await table.sit()
        watcher = await table.spectator()
        for _ in range(12):
            await table.asked(people).play()
        told = [m for m in watcher.messages() if m["is"] == "state"]
        live = [phrase for state in told if state["version"] > 5 for phrase in state["story"]]
        back = await house.browser(table.id, None)
        await back.hello(version=5)
        state = back.last("state")
        assert (state["since"], state["version"], state["earlier"]) == (5, 12, False)
        assert state["story"] == live
        for nonsense in (13, -1, 10**30):
            await back.hello(version=nonsense)
            assert (back.last("state")["since"], back.last("state")["story"]) == (12, [])


async def test_a_long_absence_gets_a_page_and_the_rest_by_story(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wyrmhall.server.live.broadcast.STORY_AT_ONCE", 50)
    async with house:
        table = await house.table("ryu", "ann", "bo")
        people = await table.sit()
        for _ in range(90):
            await table.asked(people).play()
        back = await house.browser(table.id, "ann")
        await back.hello(version=0)
        state = back.last("state")
        assert state["earlier"] is True
        assert state["version"] - state["since"] == 50
        since, lines = await story_before(table.table, 0, state["since"], 20)
        assert since == max(0, state["since"] - 20)
        assert all(since <= version <= state["since"] for version, _ in lines)
        whole = await story_before(table.table, 0, state["version"], 10_000)
        late = [p.name for version, p in whole[1] if version > state["since"]]
        assert late == [phrase["name"] for phrase in state["story"]]


async def test_a_repeat_has_its_first_answer_and_an_old_version_is_stale(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        people = await table.sit()
        person = table.asked(people)
        move = person.last("state")["legal"][0]["move"]
        first = await person.play(move, id="m", version=0)
        assert first["is"] == "done"
        for version in (0, 1):  # resent as it was, or with the version known by now
            assert await person.play(move, id="m", version=version) == first
        assert (await person.play(move, id="n", version=0))["why"] == "stale"
        assert table.table.log is not None
        assert table.table.log.number == 1
        while table.table.log.number < 100 and table.match.outcome is None:
            await table.asked(people).play()
        assert await person.play(move, id="m", version=0) == first


async def test_nobody_is_shown_anything_before_hello(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        ann, bo = await table.sit()
        silent = await house.browser(table.id, None)
        await table.asked([ann, bo]).play()
        await ann.ask(do="say", text="hi")
        table.table.audience.options_changed()
        assert silent.texts() == []
        assert (await silent.ask(do="say", text="hi"))["why"] == "malformed"
        assert (await silent.ask(do="ping"))["is"] == "pong"


async def test_a_decision_is_told_as_done_to_the_browser_that_made_it_alone(house: House) -> None:
    """Request ids are each client's own: another's may be the same."""
    async with house:
        table = await house.table("book", "ann", "bo")
        people = await table.sit()
        doer = table.asked(people)
        (rival,) = [person for person in people if person is not doer]
        twin = await house.browser(table.id, doer.name)
        await twin.hello()
        move = doer.last("state")["legal"][0]["move"]
        rival.session.asked = "m"  # it has sent something, and waits
        for person in (doer, rival, twin):
            person.messages()
            person.forget()
        done = await doer.ask(do="play", move=move, id="m", version=0)
        assert done["is"] == "done"
        assert [text.count('"done":"m"') for text in doer.texts()] == [1]
        assert not any('"done"' in text for text in [*rival.texts(), *twin.texts()])
        assert rival.session.asked == "m"
        assert rival.version == twin.version == 1


async def test_a_touched_piece_is_told_why_it_leads_nowhere(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        ann, bo = people = await table.sit()
        asked = table.asked(people)
        idle = bo if asked is ann else ann
        answer = await asked.ask(do="why", pieces=["end"])
        assert (answer["is"], answer["clause"]) == ("because", "B10")
        assert answer["phrase"]["name"] == "why-can_still_act"
        assert (await idle.ask(do="why", pieces=["end"]))["phrase"]["name"] == "why-not_your_turn"
        for pieces in (["pile:1"], ["nothing"], []):  # leads on; unknown; none
            told = await asked.ask(do="why", pieces=pieces)
            assert (told["clause"], told["phrase"]) == (None, None)
        both = await asked.ask(do="why", pieces=["world:jungle", "end"])  # no move touches both
        assert both["clause"] == "B10"
        watcher = await table.spectator()
        assert (await watcher.ask(do="why", pieces=["end"]))["phrase"]["name"] == "why-watching"
        for pieces in (["x" * 65], ["end"] * 40):
            assert (await asked.ask(do="why", pieces=pieces))["why"] == "malformed"


async def test_an_illegal_move_is_refused_with_its_ground(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        asked = table.asked(await table.sit())
        refused = await asked.ask(do="play", move="end", version=0)
        assert (refused["is"], refused["why"]) == ("refused", "illegal")
        assert refused["phrase"]["name"] == "why-can_still_act"
