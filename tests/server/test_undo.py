"""Taking back: freely, by consent of the others, or not at all."""

import pytest

from server.house import Browser, House, Seating, holder
from wyrmhall.server.errors import NotNow


async def at_undo(table: Seating, people: list[Browser], wanted: str) -> Browser:
    """Play on until somebody is told they may take back so."""
    for _ in range(300):
        for person in people:
            if person.last("state")["undo"] == wanted:
                return person
        await table.asked(people).play()
    raise AssertionError(f"nobody was ever told {wanted}")


async def test_a_free_undo_is_done_at_once_and_told(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        people = await table.sit()
        person = await at_undo(table, people, "free")
        number = len(table.match.decisions)
        assert (await person.undo())["is"] == "done"
        assert len(table.match.decisions) == number - 1
        for other in people:
            state = other.last("state")
            assert [phrase["name"] for phrase in state["story"]] == ["story-undo"]
            assert state["since"] == state["version"] - 1


async def test_an_undo_by_consent_waits_for_everybody_else(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo", "cy")
        people = await table.sit()
        person = await at_undo(table, people, "ask")
        first, second = [p for p in people if p is not person]
        number = len(table.match.decisions)
        assert (await person.undo())["is"] == "done"
        wish = first.last("state")["wish"]
        assert wish == {"seat": person.seat, "missing": sorted([first.seat, second.seat])}
        assert (await first.ask(do="consent", yes=True))["is"] == "done"
        assert (await first.ask(do="consent", yes=True))["why"] == "not-now"
        assert len(table.match.decisions) == number
        assert (await second.ask(do="consent", yes=True))["is"] == "done"
        assert len(table.match.decisions) < number
        assert [p["name"] for p in second.last("state")["story"]] == ["story-rewind"]
        assert second.last("state")["wish"] is None


async def test_a_refused_wish_is_gone_and_a_decision_ends_it_too(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        people = await table.sit()
        person = await at_undo(table, people, "ask")
        other = next(p for p in people if p is not person)
        await person.undo()
        assert (await other.ask(do="consent", yes=False))["is"] == "done"
        assert person.last("state")["wish"] is None
        await person.undo()
        assert other.last("state")["wish"] is not None
        await table.asked(people).play()
        assert other.last("state")["wish"] is None
        assert (await other.ask(do="consent", yes=True))["why"] == "not-now"


async def test_bots_always_consent_and_a_repeat_of_the_wish_has_the_same_answer(
    house: House,
) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        people = await table.sit()
        person = await at_undo(table, people, "ask")
        other = next(p for p in people if p is not person)
        table.table.attendant._stopped = True  # its bot shall not move meanwhile
        await house.hosting.leave(table.id, holder(str(other.name)))
        number, version = len(table.match.decisions), person.version
        assert (await person.undo(id="u", version=version))["is"] == "done"
        assert len(table.match.decisions) < number
        left = len(table.match.decisions)
        assert (await person.undo(id="u", version=version))["is"] == "done"
        assert len(table.match.decisions) == left


async def test_nobody_agrees_for_a_person_who_is_only_away(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        people = await table.sit()
        person = await at_undo(table, people, "ask")
        other = next(p for p in people if p is not person)
        table.table.attendant._stopped = True  # its bot shall not move meanwhile
        host = table.table.draft()
        host.host = holder(str(person.name))
        await table.table.keep(host)
        with pytest.raises(NotNow):  # who is here plays
            await house.hosting.set_seat(table.id, other.seat, "drake", holder(str(person.name)))
        other.leave()
        await house.hosting.set_seat(table.id, other.seat, "drake", holder(str(person.name)))
        number = len(table.match.decisions)
        assert (await person.undo())["is"] == "done"
        assert person.last("state")["wish"]["missing"] == [other.seat]
        assert len(table.match.decisions) == number
        again = await house.browser(table.id, str(other.name))
        await again.hello()
        assert (await again.ask(do="consent", yes=True))["is"] == "done"
        assert len(table.match.decisions) < number


async def test_a_secret_undo_is_told_to_nobody_else(house: House) -> None:
    async with house:
        table = await house.table("mekong", "ann", "bo", "cy")
        people = await table.sit()
        while table.match.stage == 0:
            await table.asked(people).play()
        ann, bo, cy = people
        watcher = await table.spectator()
        heard = [len(p.texts()) for p in (bo, cy, watcher)]
        assert (await ann.play())["is"] == "done"
        assert ann.last("state")["undo"] == "free"
        assert (await ann.undo())["is"] == "done"
        assert [len(p.texts()) for p in (bo, cy, watcher)] == heard
        assert ann.last("state")["undo"] != "ask"


async def test_what_cannot_be_taken_back_is_refused(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        people = await table.sit()
        for person in people:
            assert person.last("state")["undo"] == "no"
            assert (await person.undo())["why"] == "cannot-undo"


async def test_an_agreed_undo_is_known_by_the_id_it_was_asked_under(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        people = await table.sit()
        person = await at_undo(table, people, "ask")
        (other,) = [p for p in people if p is not person]
        version = person.version
        assert (await person.undo(id="back"))["is"] == "done"
        assert (await other.ask(do="consent", yes=True))["is"] == "done"
        decisions = len(table.match.decisions)
        again = await person.undo(id="back", version=version)
        assert (again["is"], again["version"]) == ("done", version)
        assert len(table.match.decisions) == decisions


async def test_a_wish_and_its_answer_are_answered_the_same_when_sent_again(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo", "cy")
        people = await table.sit()
        person = await at_undo(table, people, "ask")
        other, third = [p for p in people if p is not person]
        version = person.version
        first = await person.undo(id="wish", version=version)
        agreed = await other.ask(do="consent", id="yes", yes=True)
        assert await other.ask(do="consent", id="yes", yes=True) == agreed
        assert agreed["is"] == "done"
        await third.ask(do="consent", id="no", yes=False)
        again = await house.browser(table.id, str(person.name))
        await again.hello()
        assert await again.undo(id="wish", version=version) == first
        assert again.last("state")["wish"] is None  # it was not asked again
        await table.asked(people).play()
        assert await again.undo(id="wish", version=version) == first


async def test_a_return_and_a_refusal_are_answered_the_same_by_another_connection(
    house: House,
) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        people = await table.sit()
        asked = table.asked(people)
        idle = next(p for p in people if p is not asked)
        table.table.attendant._stopped = True  # its bot shall not move meanwhile
        await house.hosting.leave(table.id, holder(str(asked.name)))
        refused = await asked.play("end", id="p")
        assert refused["why"] == "minded"
        back = await asked.ask(do="return", id="r")
        assert back["is"] == "done"
        again = await house.browser(table.id, str(asked.name))
        await again.hello()
        assert await again.ask(do="return", id="r") == back
        assert (await again.play("end", id="p"))["why"] == "minded"
        assert (await idle.ask(do="return", id="r"))["why"] == "not-now"  # ids are each seat's own
