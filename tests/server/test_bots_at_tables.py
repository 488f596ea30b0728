"""Bots at a table: whatever happens while they think."""

import asyncio

from server.house import Browser, FirstMove, House, until
from wyrmhall.kernel.match import Match
from wyrmhall.server.tables.bot_pool import Asker


class SlowBot(FirstMove):
    """Thinks until it is let go. It likes the first move, and when it is asked again the last."""

    def __init__(self) -> None:
        self.answers: list[str] = []
        self.let_go = asyncio.Event()

    async def choose(self, level: str, imagined: Match, seat: int, asker: Asker) -> str:
        del level, asker
        legal = imagined.legal(seat)
        self.answers.append(legal[-1 if self.answers else 0].text)
        answer = self.answers[-1]
        await self.let_go.wait()
        return answer


async def test_what_a_bot_thought_of_a_position_gone_by_is_not_played(house: House) -> None:
    house.bots = bot = SlowBot()
    async with house:
        table = await house.table("book", "ann", bots={"1": "drake"})
        (ann,) = await table.sit()
        if not ann.last("state")["legal"]:  # the bot goes first: it is let go once
            bot.let_go.set()
            await until(lambda: bool(ann.last("state")["legal"]))
            bot.let_go.clear()
            bot.answers.clear()
        await play_on(ann)
        await until(lambda: len(bot.answers) == 1)
        assert (await ann.undo())["is"] == "done"
        await play_on(ann)
        decisions = len(table.match.decisions)
        bot.let_go.set()
        await until(lambda: len(table.match.decisions) > decisions)
        assert bot.answers[0] != bot.answers[1]
        assert table.match.decisions[decisions].move == bot.answers[1]


async def play_on(person: Browser) -> None:
    """The last legal move, until it is somebody else's turn."""
    while legal := person.last("state")["legal"]:
        await person.play(legal[-1]["move"])
