"""A table's life: gathering, playing, pausing, ending, and again."""

import asyncio
import json

import pytest

from server.house import House, Seating, holder, until
from wyrmhall.kernel.record import Record, commitment
from wyrmhall.kernel.registry import load
from wyrmhall.server.errors import (
    BadName,
    Full,
    Invitation,
    NoSuchTable,
    NotHost,
    NotNow,
    NotYourSeat,
    Taken,
    TooMany,
)
from wyrmhall.server.messages import Join, NewTable, SetTable
from wyrmhall.server.tables.attendant import STAND_IN
from wyrmhall.server.tables.hosting import SEAT_LINK_LASTS


async def play_out(table: Seating) -> None:
    """First moves to the end."""
    people = await table.sit()
    while table.match.outcome is None:
        answer = await table.asked(people).play()
        assert answer["is"] == "done", answer


async def test_a_table_gathers_starts_and_shows_everybody_the_opening(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo", start=False)
        ann, bo = await table.sit()
        assert [m["is"] for m in bo.messages()] == ["table"]
        await house.hosting.start(table.id, holder("ann"))
        info = bo.last("table")["table"]
        assert (info["status"], info["host"]) == ("playing", False)
        assert [(s["name"], s["here"], s["yours"]) for s in info["seats"]] == [
            ("ann", True, False),
            ("bo", True, True),
        ]
        asked = table.asked([ann, bo])
        assert [bool(p.last("state")["legal"]) for p in (ann, bo)] == [
            p is asked for p in (ann, bo)
        ]


async def test_a_spectator_who_sits_down_is_seen_to_be_here(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo", start=False)
        [ann, _] = await table.sit()
        await house.hosting.leave(table.id, holder("bo"))
        cy = await house.browser(table.id, "cy")
        await cy.hello()
        await house.hosting.join(table.id, Join("cy"), holder("cy"))
        await cy.hello()
        seat = ann.last("table")["table"]["seats"][1]
        assert (seat["name"], seat["here"]) == ("cy", True)


async def test_leaving_while_gathering_frees_the_seat(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo", start=False)
        await house.hosting.leave(table.id, holder("bo"))
        assert table.table.row.seats[1].name is None
        await house.hosting.join(table.id, Join("cy"), holder("cy"))
        assert table.table.row.seats[1].name == "cy"


async def test_a_seat_that_was_given_up_shows_its_cards_to_its_new_holder_only(
    house: House,
) -> None:
    async with house:
        table = await house.table("island", "ann", "bo", start=False)
        _, bo = await table.sit()
        own_link = await house.hosting.link(table.id, 1, holder("bo"))
        await house.hosting.leave(table.id, holder("bo"))
        await house.hosting.join(table.id, Join("cy"), holder("cy"))
        with pytest.raises(Invitation):  # the old link is dead
            await house.hosting.join(table.id, Join("bo", link=own_link), holder("bo"))
        await house.hosting.start(table.id, holder("ann"))
        assert bo.session.seat is None
        assert bo.last("state")["view"]["viewer"] is None


async def test_leaving_a_running_game_gives_the_seat_to_a_bot_until_one_returns(
    house: House,
) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        ann, bo = await table.sit()
        await house.hosting.leave(table.id, holder("bo"))
        seat = ann.last("table")["table"]["seats"][1]
        assert (seat["absent"], seat["bot"]) == (True, STAND_IN)
        assert (await bo.play("end"))["why"] == "minded"
        assert (await bo.ask(do="return"))["is"] == "done"
        assert (await bo.ask(do="return"))["why"] == "not-now"
        assert ann.last("table")["table"]["seats"][1]["absent"] is False


async def test_a_private_table_asks_for_its_invitation(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", start=False, open=False, bots={"1": "hatchling"})
        await house.hosting.set_seat(table.id, 1, None, holder("ann"))
        for link in (None, "x" * 43):
            with pytest.raises(Invitation):
                await house.hosting.join(table.id, Join("bo", link=link), holder("bo"))
        with pytest.raises(NotHost):  # nobody invites themselves
            await house.hosting.link(table.id, None, holder("bo"))
        link = await house.hosting.link(table.id, None, holder("ann"))
        await house.hosting.join(table.id, Join("bo", link=link), holder("bo"))
        assert table.table.row.seats[1].name == "bo"
        assert [t.id for t in await house.hall.listed("open", holder("cy"))] == []
        assert [t.id for t in await house.hall.listed("mine", holder("bo"))] == [table.id]
        other = await house.table("book", "cy", start=False, bots={"1": "drake"})
        with pytest.raises(Invitation):  # a link leads to its own table only
            await house.hosting.join(other.id, Join("bo", link=link), holder("bo"))


async def test_a_seats_own_link_brings_it_and_the_hosting_to_another_browser(
    house: House,
) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        ann, _ = await table.sit()
        link = await house.hosting.link(table.id, 0, holder("ann"))
        await house.hosting.join(table.id, Join("ann", link=link), holder("ann-phone"))
        phone = await house.browser(table.id, "ann-phone")
        await phone.hello()
        assert phone.last("table")["table"]["host"] is True
        assert (await phone.ask(do="say", text="here now"))["is"] == "done"
        assert (await ann.play("end"))["why"] == "not-your-seat"
        with pytest.raises(NotYourSeat):
            await house.hosting.link(table.id, 0, holder("ann"))


async def test_a_link_made_while_its_seat_is_given_up_leads_nowhere(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo", start=False)
        for first in (True, False):
            linking = house.hosting.link(table.id, 1, holder("bo"))
            leaving = house.hosting.leave(table.id, holder("bo"))
            both = (linking, leaving) if first else (leaving, linking)
            done = await asyncio.gather(*both, return_exceptions=True)
            link = done[0 if first else 1]
            await house.hosting.join(table.id, Join("cy"), holder("cy"))
            if isinstance(link, str):  # it came before
                with pytest.raises(Invitation):
                    await house.hosting.join(table.id, Join("bo", link=link), holder("bo"))
            assert table.table.row.seats[1].holder == holder("cy")
            await house.hosting.leave(table.id, holder("cy"))
            await house.hosting.join(table.id, Join("bo"), holder("bo"))


async def test_a_seats_own_link_is_used_once_and_not_for_ever(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        used, old = [await house.hosting.link(table.id, 0, holder("ann")) for _ in range(2)]
        for _ in range(2):  # whoever has the seat already may follow it again
            await house.hosting.join(table.id, Join("ann", link=used), holder("ann-phone"))
        with pytest.raises(Invitation):
            await house.hosting.join(table.id, Join("eve", link=used), holder("eve"))
        with pytest.raises(Invitation):  # made by a browser that has the seat no more
            await house.hosting.join(table.id, Join("ann", link=old), holder("ann"))
        back = await house.hosting.link(table.id, 0, holder("ann-phone"))
        house.now.now += SEAT_LINK_LASTS + 1
        with pytest.raises(Invitation):
            await house.hosting.join(table.id, Join("ann", link=back), holder("ann"))
        assert table.table.row.seats[0].holder == holder("ann-phone")


async def test_bots_sit_play_and_stand_up(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", bots={"1": "hatchling"}, start=False)
        await house.hosting.set_seat(table.id, 1, None, holder("ann"))
        with pytest.raises(NotNow):
            await house.hosting.start(table.id, holder("ann"))
        await house.hosting.set_seat(table.id, 1, "drake", holder("ann"))
        with pytest.raises(Full):
            await house.hosting.join(table.id, Join("bo"), holder("bo"))
        with pytest.raises(Taken):
            await house.hosting.join(table.id, Join("bo", seat=1), holder("bo"))
        with pytest.raises(Taken):
            await house.hosting.set_seat(table.id, 0, "drake", holder("ann"))
        await house.hosting.start(table.id, holder("ann"))
        with pytest.raises(NotNow):
            await house.hosting.set_seat(table.id, 1, None, holder("ann"))
        (ann,) = await table.sit()
        for _ in range(6):
            await until(lambda: bool(ann.last("state")["legal"]))
            assert (await ann.play())["is"] == "done"


async def test_the_host_pauses_resumes_and_hands_an_absent_seat_to_a_bot(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo", "cy")
        ann, bo, cy = await table.sit()
        asked = table.asked([ann, bo, cy])
        with pytest.raises(NotHost):
            await house.hosting.set_table(table.id, SetTable(paused=True), holder("bo"))
        await house.hosting.set_table(table.id, SetTable(paused=True), holder("ann"))
        assert bo.last("table")["table"]["status"] == "paused"
        assert asked.last("state")["legal"] == []
        assert (await asked.play("end"))["why"] == "not-now"
        await house.hosting.set_table(table.id, SetTable(paused=False), holder("ann"))
        assert asked.last("state")["legal"]
        with pytest.raises(NotNow):  # cy is here
            await house.hosting.set_seat(table.id, 2, "hatchling", holder("ann"))
        cy.leave()
        await house.hosting.set_seat(table.id, 2, "hatchling", holder("ann"))
        assert ann.last("table")["table"]["seats"][2]["absent"] is True
        await house.hosting.set_seat(table.id, 2, None, holder("ann"))
        assert ann.last("table")["table"]["seats"][2]["absent"] is False


async def test_the_end_is_told_recorded_and_proved_and_a_rematch_begins(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        shown = table.table.info(None).commitment
        with pytest.raises(NotNow):
            await house.hall.record(table.id)
        with pytest.raises(NotNow):
            await house.hosting.rematch(table.id, holder("ann"))
        await play_out(table)
        watcher = await table.spectator()
        assert watcher.last("table")["table"]["status"] == "over"
        record = await house.hall.record(table.id)
        assert isinstance(record, Record)
        assert record.commitment == shown == commitment(record.key)
        assert load("book").replay(record.json()).outcome == record.outcome
        with pytest.raises(NotYourSeat):
            await house.hosting.rematch(table.id, holder("cy"))
        again = await house.hosting.rematch(table.id, holder("bo"))
        assert again is await house.hosting.rematch(table.id, holder("ann"))
        assert (again.row.status, again.row.key != table.table.row.key) == ("playing", True)
        assert watcher.last("table")["table"]["next"] == again.row.id


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u2800", "\u200b\u00ad", "\ufe0f\u0301"])
async def test_a_name_nobody_can_see_is_refused(house: House, name: str) -> None:
    async with house:
        with pytest.raises(BadName):
            await house.hosting.create(NewTable("book", 2, name), holder("ann"))
        table = await house.hosting.create(NewTable("book", 2, f"Ann{name}"), holder("ann"))
        assert table.row.seats[0].name in ("Ann", f"Ann{name}")


async def test_nobody_opens_tables_without_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wyrmhall.server.tables.hosting.MOST_UNFINISHED", 3)
    async with house:
        wish = NewTable("book", 2, "ann")
        for _ in range(3):
            await house.hosting.create(wish, holder("ann"))
        with pytest.raises(TooMany):
            await house.hosting.create(wish, holder("ann"))
        await house.hosting.create(wish, holder("bo"))


async def test_a_table_nobody_is_at_is_gone_after_a_while(house: House) -> None:
    async with house:
        left = await house.table("book", "ann", "bo", start=False)
        await house.hosting.link(left.id, None, holder("ann"))
        kept = await house.table("book", "cy", "di", start=False)
        (cy, _) = await kept.sit()
        playing = await house.table("book", "ann", "bo")
        house.now.now += house.services.empty_for - 1
        await house.hall.sweep_once()
        assert await house.database.table(left.id) is not None
        house.now.now += 10
        await house.hall.sweep_once()
        assert await house.database.table(left.id) is None
        with pytest.raises(NoSuchTable):
            await house.hall.table(left.id)
        for table in (kept, playing):
            assert await house.database.table(table.id) is not None
        cy.leave()
        for browser in list(cy.broadcast.sessions):
            del cy.broadcast.sessions[browser]
        cy.broadcast.table_changed()
        await house.hall.sweep_once()  # a whole while from when they were last seen
        assert await house.database.table(kept.id) is not None
        house.now.now += house.services.empty_for + 10
        await house.hall.sweep_once()
        assert await house.database.table(kept.id) is None
        assert await house.database.table(playing.id) is not None


async def test_who_comes_to_a_table_that_is_just_gone_is_told_so(house: House) -> None:
    async with house:
        table = (await house.table("book", "ann", start=False, bots={"1": "drake"})).table
        house.now.now += house.services.empty_for + 10
        await house.hall.sweep_once()
        with pytest.raises(NoSuchTable):  # one who had looked the table up before
            async with table.changing() as draft:
                draft.open = not draft.open
        assert table._recovering is None


async def test_the_lobby_shows_tables_where_somebody_is_first(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wyrmhall.server.tables.hall.MOST_LISTED", 4)
    async with house:
        real = await house.table("book", "ann", "bo", start=False)
        await real.sit()
        for number in range(6):
            house.now.now += 1
            await house.hosting.create(NewTable("book", 2, "eve"), holder(f"eve {number}"))
        listed = await house.hall.listed("open", None)
        assert len(listed) == 4
        assert listed[0].id == real.id
        assert [table.created for table in listed[1:]] == sorted(
            (table.created for table in listed[1:]), reverse=True
        )


async def test_no_message_before_the_end_holds_a_secret(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        ann, bo = await table.sit()
        for _ in range(10):
            await table.asked([ann, bo]).play()
        row = table.table.row
        told = "".join(ann.texts() + bo.texts())
        for secret in (row.key, row.host, *(seat.holder or "?" for seat in row.seats)):
            assert secret not in told
        assert json.loads(ann.texts()[0])["table"]["commitment"] == commitment(row.key)
