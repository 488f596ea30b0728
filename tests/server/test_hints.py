"""Hints: from what the seat knows alone, for the seat alone, and seen by the people around it."""

import hashlib

import pytest

import wyrmhall
from conformance.variants import positions, variants
from server.house import House, until
from wyrmhall.bots.levels import LEVELS
from wyrmhall.kernel.match import Match
from wyrmhall.server.tables.bot_pool import Asker, BotPool


async def test_a_hint_names_two_moves_and_changes_nothing(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        people = await table.sit()
        asked = table.asked(people)
        idle = next(one for one in people if one is not asked)
        before = table.table.game().match.digest()
        hint = await asked.ask(do="hint")
        legal = [move["move"] for move in asked.last("state")["legal"]]
        assert hint["is"] == "hint"
        assert (hint["best"]["move"], hint["second"]["move"]) == tuple(legal[:2])
        assert hint["version"] == asked.last("state")["version"]
        assert table.table.game().match.digest() == before
        assert (await idle.ask(do="hint"))["why"] == "not-now"
        watcher = await table.spectator()
        assert (await watcher.ask(do="hint"))["why"] == "not-your-seat"


async def test_among_people_the_others_see_that_somebody_asked(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo")
        people = await table.sit()
        asked = table.asked(people)
        await asked.ask(do="hint")
        await asked.ask(do="hint")
        seat = asked.last("state")["view"]["viewer"]
        for person in people:
            seats = person.last("table")["table"]["seats"]
            assert [one["hinted"] for one in seats] == [2 * (n == seat) for n in range(2)]


async def test_among_bots_nobody_counts(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", bots={"1": "hatchling"})
        ann = (await table.sit())[0]
        await until(lambda: ann.last("state")["legal"])
        assert (await ann.ask(do="hint"))["is"] == "hint"
        assert [seat["hinted"] for seat in ann.last("table")["table"]["seats"]] == [0, 0]


async def test_a_host_may_turn_hints_off(house: House) -> None:
    async with house:
        table = await house.table("book", "ann", "bo", hints=False)
        asked = table.asked(await table.sit())
        refused = await asked.ask(do="hint")
        assert (refused["why"], refused["phrase"]["name"]) == ("not-now", "error-no-hints")


def seed_of(match: Match, seat: int) -> str:
    return hashlib.sha256(match.view(seat).json()).hexdigest()[:32]


@pytest.mark.parametrize("name", wyrmhall.games())
async def test_a_hint_is_a_function_of_what_the_seat_knows(name: str) -> None:
    """The same whatever the others hold: `tables/hints.py` asks just so."""
    pool, asker = BotPool(1), Asker("ann", True)
    variant = next(one for one in variants() if one.name == name and one.players > 2)
    try:
        for match in positions(variant, 3, 17, most=4):
            seat = match.pending[0]
            told = []
            for other in range(3):  # the same table to that seat, the hidden things others
                table = match.imagine(seat, 100 + other) if other else match
                imagined = table.imagine(seat, seed_of(table, seat))
                told.append(await pool.think("hatchling", imagined, seat, asker))
            assert told[0] == told[1] == told[2]
            assert {move for move, _ in told[0]} == set(map(str, match.legal(seat)))
            assert all(0 <= chance <= 1 for _, chance in told[0])
    finally:
        await pool.close()


async def test_every_level_gives_hints() -> None:
    pool = BotPool(1)
    match = wyrmhall.load("book").new(2, 7)
    seat = match.pending[0]
    try:
        for level in LEVELS:
            thoughts = await pool.think(level, match.imagine(seat, 1), seat, Asker("ann", True))
            assert thoughts[0][0] in match.legal(seat)
    finally:
        await pool.close()
