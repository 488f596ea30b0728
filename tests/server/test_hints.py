"""Hints: from what the seat knows alone, for the seat alone, and seen by the people around it."""

import hashlib
from typing import Any

import pytest

import wyrmhall
from conformance.variants import positions, variants
from server.house import Browser, House, Message, until
from wyrmhall.bots.levels import LEVELS
from wyrmhall.kernel.match import Match
from wyrmhall.server.tables import bot_process


async def hint_for(person: Browser) -> Message:
    """What is answered, as soon as it is."""
    name = f"hint {len(person.messages())}"
    await person.send({"do": "hint", "id": name})

    def answers() -> list[Message]:
        return [one for one in person.messages() if one.get("id") == name]

    await until(lambda: bool(answers()))
    return answers()[-1]


async def test_a_hint_names_two_moves_and_changes_nothing(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        people = await table.sit()
        asked = table.asked(people)
        idle = next(one for one in people if one is not asked)
        before = table.table.game().match.digest()
        hint = await hint_for(asked)
        legal = [move["move"] for move in asked.last("state")["legal"]]
        assert hint["is"] == "hint"
        assert (hint["best"]["move"], hint["second"]["move"]) == tuple(legal[:2])
        assert hint["version"] == asked.last("state")["version"]
        assert table.table.game().match.digest() == before
        assert (await hint_for(idle))["why"] == "not-now"
        watcher = await table.spectator()
        assert (await hint_for(watcher))["why"] == "not-your-seat"


async def test_among_people_the_others_see_that_somebody_asked(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        people = await table.sit()
        asked = table.asked(people)
        await hint_for(asked)
        await hint_for(asked)
        seat = asked.last("state")["view"]["viewer"]
        for person in people:
            seats = person.last("table")["table"]["seats"]
            assert [one["hinted"] for one in seats] == [2 * (n == seat) for n in range(2)]


async def test_among_people_no_hint_tells_who_has_not_decided_in_secret(house: House) -> None:
    async with house:
        table = await house.table("mekong", "ann", "bo")
        for person in await table.sit():
            refused = await hint_for(person)
            assert (refused["why"], refused["phrase"]["name"]) == (
                "not-now",
                "error-no-hints-together",
            )
            assert [seat["hinted"] for seat in person.last("table")["table"]["seats"]] == [0, 0]


async def test_among_bots_nobody_counts(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", bots={"1": "hatchling"})
        ann = (await table.sit())[0]
        await until(lambda: ann.last("state")["legal"])
        assert (await hint_for(ann))["is"] == "hint"
        assert [seat["hinted"] for seat in ann.last("table")["table"]["seats"]] == [0, 0]


async def test_a_host_may_turn_hints_off(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo", hints=False)
        asked = table.asked(await table.sit())
        refused = await hint_for(asked)
        assert (refused["why"], refused["phrase"]["name"]) == ("not-now", "error-no-hints")


def thoughts(level: str, match: Match, seat: int) -> list[list[Any]]:
    """What a bot process answers, asked as `tables/hints.py` asks it."""
    imagined = match.imagine(seat, hashlib.sha256(match.view(seat).json()).hexdigest()[:32])
    question = bot_process.question(bot_process.THINK, level, imagined, seat)
    found: list[list[Any]] = bot_process.answer(question[bot_process.LENGTH.size :])[
        bot_process.THINK
    ]
    return found


@pytest.mark.parametrize("name", wyrmhall.games())
def test_a_hint_is_a_function_of_what_the_seat_knows(name: str) -> None:
    variant = next(one for one in variants() if one.name == name and one.players > 2)
    for match in positions(variant, 3, 17, most=4):
        seat = match.pending[0]
        told = thoughts("hatchling", match, seat)
        for other in range(2):  # the same table to that seat, all else redrawn
            assert thoughts("hatchling", match.imagine(seat, other), seat) == told
        assert {move for move, _ in told} == set(map(str, match.legal(seat)))
        assert all(0 <= chance <= 1 for _, chance in told)


def test_every_level_gives_hints() -> None:
    match = wyrmhall.load("book").new(2, 7)
    seat = match.pending[0]
    for level in LEVELS:
        assert thoughts(level, match, seat)[0][0] in match.legal(seat)
