"""What a viewer may not know changes not a byte of what the viewer is sent."""

import random
from pathlib import Path
from typing import Any

import pytest

from conformance.variants import Variant, positions
from server.house import Browser, House, Seating, copied
from wyrmhall import Match, load
from wyrmhall.server.wire import Clock

GAMES = ("book", "island", "mekong", "ryu")
NAMES = ("ann", "bo", "cy", "di", "ed", "flo")


@pytest.fixture
def two(blank: Path, tmp_path: Path) -> tuple[House, House]:
    """Two halls with the same luck."""
    return (
        House(copied(blank, tmp_path / "one.db"), seed=5),
        House(copied(blank, tmp_path / "two.db"), seed=5),
    )


def place(table: Seating, match: Match) -> None:
    """Set a position up: its past is nobody's."""
    chronicle = table.table.chronicle
    assert chronicle is not None
    chronicle.match = match
    table.table._frames = None


async def pester(person: Browser, dice: random.Random, moves: list[str]) -> None:
    """Everything a curious client may try without being asked."""
    await person.hello()
    await person.hello(version=0)
    if person.session.seat is not None:
        await person.play(dice.choice(moves), version=person.version)
        await person.play("nonsense", version=person.version)
        await person.play(dice.choice(moves), version=person.version + 1)
        await person.undo()
        await person.ask(do="consent", yes=True)
        await person.ask(do="return")


def harmless(one: Match, two: Match, viewer: int) -> tuple[int, str] | None:
    """A decision of another seat's that both positions allow and that reveals nothing."""
    for seat in one.pending:
        if seat == viewer or seat not in two.pending:
            continue
        for move in [m for m in one.legal(seat) if m in two.legal(seat)][:6]:
            a, b = one.copy(), two.copy()
            a.play(seat, move)
            b.play(seat, move)
            quiet = a.state.revealed == one.state.revealed
            if quiet and b.state.revealed == two.state.revealed and not (a.outcome or b.outcome):
                return seat, move.text
    return None


@pytest.mark.parametrize("game", GAMES)
async def test_hidden_pieces_show_in_nothing_that_is_sent(
    two: tuple[House, House], game: str
) -> None:
    """Two tables that differ in what a seat cannot know: it and a spectator read the same."""
    players = max(3, load(game).seats[0])
    names, dice, compared = NAMES[:players], random.Random(7), 0
    async with two[0], two[1]:
        variant = Variant(game, players, ())
        for number, match in enumerate(positions(variant, 41, every=5, most=10)):
            viewer = number % players
            readers: list[list[str]] = []
            truths = [match.imagine(viewer, 2 * number + which) for which in (0, 1)]
            quiet = harmless(truths[0], truths[1], viewer)
            luck = dice.getrandbits(32)
            for house, truth in zip(two, truths):
                table = await house.table(game, *names, clock=Clock("move", 60))
                place(table, truth)
                people = await table.sit()
                watcher = await table.spectator()
                every = [
                    m.text for m in list(truth.game.moves)[:: max(1, truth.game.moves.size // 50)]
                ]
                for person in (people[viewer], watcher):
                    await pester(person, random.Random(luck), every)
                house.now.now += 3
                if quiet is not None and viewer not in truth.pending:
                    mover = people[quiet[0]]
                    answer = await mover.play(quiet[1], version=mover.version)
                    assert answer["is"] == "done", answer
                    await pester(people[viewer], random.Random(luck), every)
                    compared += 1
                story: Any = await table.table.story_before(viewer, 10**6, 50)
                info = repr(table.table.info(people[viewer].session.holder))
                told = [*people[viewer].texts(), *watcher.texts(), repr(story), info]
                readers.append([text.replace(table.table.row.key, "KEY!") for text in told])
            assert readers[0] == readers[1]
            assert "KEY!" not in "".join(readers[0])
    assert compared > 0


async def decide_in_secret(
    table: Seating, people: list[Browser], order: list[int], seed: int, dither: random.Random | None
) -> None:
    """A whole joint stage: the same decisions, whatever the order and the second thoughts."""
    stage = table.match.stage
    made = dict.fromkeys(order, 0)
    while table.match.stage == stage and table.match.outcome is None:
        owing = [seat for seat in order if seat in table.match.pending]
        seat = owing[0]
        if dither is not None and order.index(seat) > 0:
            seat = dither.choice([s for s in owing if order.index(s) > 0])
        person = people[seat]
        legal = [m.text for m in table.match.legal(seat)]
        if dither is not None and order.index(seat) > 0 and len(table.match.pending) > 1:
            while dither.random() < 0.4:  # second thoughts
                await person.play(dither.choice(legal))
                if person.last("state")["undo"] != "free":
                    break
                assert (await person.undo())["is"] == "done"
        choice = random.Random(f"{seed} {stage} {seat} {made[seat]}").choice(legal)
        made[seat] += 1
        answer = await person.play(choice)
        assert answer["is"] == "done", answer


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("game", ["island", "mekong", "ryu"])
async def test_the_order_and_number_of_secret_decisions_show_in_nothing(
    two: tuple[House, House], game: str, viewer: int | None
) -> None:
    """The same game, secret decisions in another order and with second thoughts: all the same."""
    names = NAMES[:3]
    told: list[list[str]] = []
    for which, house in enumerate(two):
        async with house:
            table = await house.table(game, *names, clock=Clock("game", 6000))
            people = await table.sit()
            watcher = await table.spectator()
            open_dice, dither = random.Random(11), random.Random(13)
            stages = steps = 0
            while table.match.outcome is None and stages < 6 and steps < 400:
                steps += 1
                house.now.now += 1
                if table.match.stage == 0:
                    seat = table.match.pending[0]
                    legal = [m.text for m in table.match.legal(seat)]
                    await people[seat].play(open_dice.choice(legal))
                    continue
                stages += 1
                others = [s for s in range(3) if s != viewer]
                if which:
                    dither.shuffle(others)
                order = others if viewer is None else [viewer, *others]
                await decide_in_secret(table, people, order, 17, dither if which else None)
            assert stages > 0
            reader = watcher if viewer is None else people[viewer]
            await reader.hello(version=0)
            told.append(list(reader.texts()))
    assert told[0] == told[1]
