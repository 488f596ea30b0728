"""Hints: what a bot of the table's level would do, knowing no more than the seat that asks."""

import hashlib
from typing import TYPE_CHECKING

from wyrmhall.bots.levels import DEFAULT_LEVEL, LEVELS
from wyrmhall.kernel.errors import BotFailed
from wyrmhall.server.errors import NotNow, Unavailable
from wyrmhall.server.messages import Suggestion
from wyrmhall.server.storage.rows import PLAYING, TableRow
from wyrmhall.server.tables.bot_pool import Asker

if TYPE_CHECKING:
    from wyrmhall.server.tables.table import Table

SHOWN = 2  # the best move and the runner-up


async def suggest(table: "Table", seat: int) -> tuple[int, list[Suggestion]]:
    """The seat's version, and the moves a bot likes best there, the best first.

    A function of what the seat knows: the tables the bot imagines, and its luck, come from a hash
    of the seat's own view. Among people the others see that a hint was asked for.
    """
    async with table.lock:
        if not table.row.hints:
            raise NotNow("error-no-hints")
        if table.row.status != PLAYING:
            raise NotNow("error-paused")
        log = table.game()
        match, version = log.match, log.version(seat)
        if seat not in match.pending:
            raise NotNow("why-not-asked")
        among_people = _among_people(table.row, seat)
        if among_people and match.stage:  # that one asks would tell that one has not decided
            raise NotNow("error-no-hints-together")
        seed = hashlib.sha256(match.view(seat).json()).hexdigest()[:32]
        imagined = match.imagine(seat, seed)
    if among_people:
        async with table.changing() as draft:
            draft.seats[seat].hinted += 1
    services = table.services
    await services.compiled.search_ready(imagined.game.id)
    asker = Asker(table.row.seats[seat].holder or table.row.host, True)
    try:
        thoughts = await services.bots.think(_level(table.row), imagined, seat, asker)
    except BotFailed as failure:
        services.log("hint-failed", table=table.row.id, fault=str(failure.facts.get("why")))
        raise Unavailable("error-hint") from failure
    return version, [Suggestion(move, chance) for move, chance in thoughts[:SHOWN]]


def _level(row: TableRow) -> str:
    """The strongest bot at the table; where there is none, the usual one."""
    bots = [seat.bot for seat in row.seats if seat.bot in LEVELS]
    return max(bots, key=LEVELS.index) if bots else DEFAULT_LEVEL


def _among_people(row: TableRow, seat: int) -> bool:
    others = [one for number, one in enumerate(row.seats) if number != seat]
    return any(one.holder is not None and one.holder != row.seats[seat].holder for one in others)
