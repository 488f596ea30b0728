"""Which bots are installed."""

from typing import Any

from wyrmhall.bots.bot import Bot
from wyrmhall.kernel.errors import OptionError, UnknownBot
from wyrmhall.kernel.registry import BOTS, registered


def bots() -> tuple[str, ...]:
    """The names of the bots that can be asked for."""
    return tuple(sorted(registered(BOTS)))


def load_bot(name: str, **settings: Any) -> Bot:
    """A bot by its name, with its own settings."""
    found = registered(BOTS).get(name)
    if found is None:
        raise UnknownBot("error-unknown-bot", got=str(name)[:40], known=", ".join(bots()))
    try:
        bot: Bot = found.load()(**settings)
    except TypeError as fault:
        raise OptionError("error-bot-settings", bot=name, why=str(fault)[:200]) from fault
    return bot
