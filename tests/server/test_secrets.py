"""What a viewer may not know changes not a byte of what the viewer is sent."""

import random
from pathlib import Path
from typing import Any

import pytest

from conformance.variants import Variant, every_variant, play_on, positions
from server.house import Browser, House, Seating, copied
from wyrmhall import Match, games, load
from wyrmhall.server.messages import Clock
from wyrmhall.server.tables.story import story_before

POSITIONS = 4  # of each kind of table
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
    log = table.table.log
    assert log is not None
    log.match = match


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


@every_variant
async def test_hidden_pieces_show_in_nothing_that_is_sent(
    two: tuple[House, House], variant: Variant
) -> None:
    """Two tables that differ in what a seat cannot know: it and a spectator read the same."""
    players, names, dice = variant.players, NAMES[: variant.players], random.Random(7)
    moves = list(variant.game.moves)
    every = [move.text for move in moves[:: max(1, len(moves) // 50)]]
    async with two[0], two[1]:
        for number, match in enumerate(positions(variant, 41, every=5, most=POSITIONS)):
            viewer = number % players
            readers: list[list[str]] = []
            truths = [match.imagine(viewer, 2 * number + which) for which in (0, 1)]
            quiet = harmless(truths[0], truths[1], viewer)
            luck = dice.getrandbits(32)
            for house, truth in zip(two, truths):
                table = await house.table(
                    variant.name, *names, clock=Clock("move", 60), **dict(variant.options)
                )
                place(table, truth)
                people = await table.sit()
                watcher = await table.spectator()
                for person in (people[viewer], watcher):
                    await pester(person, random.Random(luck), every)
                house.now.now += 3
                if quiet is not None and viewer not in truth.pending:
                    mover = people[quiet[0]]
                    answer = await mover.play(quiet[1], version=mover.version)
                    assert answer["is"] == "done", answer
                    await pester(people[viewer], random.Random(luck), every)
                story: Any = await story_before(table.table, viewer, 10**6, 50)
                info = repr(table.table.info(people[viewer].session.holder))
                told = [*people[viewer].texts(), *watcher.texts(), repr(story), info]
                readers.append([text.replace(table.table.row.key, "KEY!") for text in told])
            assert readers[0] == readers[1]
            assert "KEY!" not in "".join(readers[0])


def may_be_undone(match: Match, seat: int, move: str) -> bool:
    """Whether the seat could take the move back: some are final (C3)."""
    twin = match.copy()
    twin.play(seat, move)
    return twin.undoable(seat)


async def decide_in_secret(
    table: Seating,
    people: list[Browser],
    viewer: int | None,
    seed: int,
    dither: random.Random | None,
) -> None:
    """A whole joint stage: the same decisions, whatever the order and the second thoughts.

    The viewer never decides last: whoever does sees the stage end by it.
    """
    stage = table.match.stage
    made = [0] * len(people)
    while table.match.stage == stage and table.match.outcome is None:
        owing = table.match.pending
        if dither is None or (viewer in owing and len(owing) == 2):
            seat = viewer if viewer is not None and viewer in owing else owing[0]
        else:
            seat = dither.choice(owing)
        person = people[seat]
        legal = [m.text for m in table.match.legal(seat)]
        if dither is not None and seat != viewer and len(owing) > 1:
            passing = [text for text in legal if may_be_undone(table.match, seat, text)]
            while passing and dither.random() < 0.4:  # second thoughts
                await person.play(dither.choice(passing))
                assert person.last("state")["undo"] == "free"
                assert (await person.undo())["is"] == "done"
        choice = random.Random(f"{seed} {stage} {seat} {made[seat]}").choice(legal)
        made[seat] += 1
        answer = await person.play(choice)
        assert answer["is"] == "done", answer


def with_secret_decisions() -> list[str]:
    """The games where several seats decide at once, sooner or later."""
    return [
        name
        for name in games()
        if any(match.stage for match in play_on(load(name).new(3, seed=1), 1))
    ]


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("players", ["few", "most"])
@pytest.mark.parametrize("game", with_secret_decisions())
async def test_the_order_and_number_of_secret_decisions_show_in_nothing(
    two: tuple[House, House], game: str, players: str, viewer: int | None
) -> None:
    """The same game, secret decisions in another order and with second thoughts: all the same."""
    count = 3 if players == "few" else load(game).seats[-1]
    told: list[list[str]] = []
    for which, house in enumerate(two):
        async with house:
            table = await house.table(game, *NAMES[:count], clock=Clock("game", 6000))
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
                await decide_in_secret(table, people, viewer, 17, dither if which else None)
            assert stages > 0
            reader = watcher if viewer is None else people[viewer]
            await reader.hello(version=0)
            told.append(list(reader.texts()))
    assert told[0] == told[1]
