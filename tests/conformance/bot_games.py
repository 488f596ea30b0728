"""Whole games by every bot at every kind of table, for marathon.py."""

import argparse
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import wyrmhall
from conformance.variants import Variant
from wyrmhall import Match
from wyrmhall.bots.bot import Bot
from wyrmhall.bots.registry import bots, takes_seed
from wyrmhall.bots.search import SearchBot

FRACTION, SHORT = 25, 0.002
"""What a search may spend on a decision here, of its iterations or in seconds: it has to end its
games, not to win them."""


class Summary(NamedTuple):
    """What came of one bot's games."""

    text: str
    fine: bool


def hasty(name: str, seed: int) -> Bot:
    """A bot that thinks as it always does, only shorter."""
    bot = wyrmhall.bot(name, seed=seed, **({"iterations": 200} if name == "search" else {}))
    if isinstance(bot, SearchBot):
        bot.seconds = bot.seconds and SHORT
        bot.iterations = bot.iterations and max(4, bot.iterations // FRACTION)
    return bot


def able(name: str, variant: Variant) -> bool:
    """Whether a bot can play a game at all."""
    game = variant.game
    if name == "policy":
        return game.policy is not None
    return name == "random" or game.worth is not None


def play(match: Match, bot: Bot, patience: float) -> int | None:
    """The decisions of a whole game, or one more than the most; None where it takes too long."""
    deadline, decisions = time.monotonic() + patience, 0
    while match.outcome is None and decisions <= match.game.most_decisions:
        if time.monotonic() > deadline:
            return None
        seat = match.pending[0]
        match.play(seat, bot.choose(match, seat))
        decisions += 1
    return decisions


def run(
    tables: list[Variant],
    asked: argparse.Namespace,
    what_is_wrong: Callable[[Match, int | None], str | None],
    say: Callable[[str], None],
) -> Iterator[Summary]:
    """So many games by each bot at each kind of table; a summary for each bot."""
    names = asked.bot or [name for name in bots() if takes_seed(name)]
    for name in names:
        if not able(name, tables[0]):
            yield Summary(f"{name} does not play this game", True)
            continue
        games = decisions = longest = 0
        given_up: list[str] = []
        wrong: list[str] = []
        for variant in tables:
            for number in range(asked.bots):
                match = variant.new(asked.seed + number)
                say(f"{name} at {variant}, game {number}")
                length = play(match, hasty(name, asked.seed + number), asked.patience)
                if length is None:
                    given_up.append(f"{variant} after {match.kept} decisions")
                elif fault := what_is_wrong(match, None):
                    wrong.append(f"{variant}, seed {asked.seed + number}: {fault}")
                else:
                    games += 1
                    decisions += length
                    longest = max(longest, length)
        text = f"{name}: {games} games by it alone, {decisions} decisions, longest {longest}"
        if given_up:
            text += f"; {len(given_up)} not played to the end: " + ", ".join(given_up)
        yield Summary(text + "".join(f"; FAILED {fault}" for fault in wrong), not wrong)
