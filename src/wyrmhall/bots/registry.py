"""Which bots are installed, and how to name one in text."""

from collections.abc import Callable, Mapping
from inspect import Parameter, signature
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
    make = found.load()
    _check_settings(name, make, settings)
    try:
        bot: Bot = make(**settings)
    except TypeError as fault:
        raise OptionError("error-bot-settings", bot=name, why=str(fault)[:200]) from fault
    return bot


def _check_settings(name: str, make: Callable[..., Bot], settings: Mapping[str, Any]) -> None:
    """OptionError where a bot has no such setting, or lacks one it cannot do without."""
    known = signature(make).parameters
    if any(setting.kind is Parameter.VAR_KEYWORD for setting in known.values()):
        return
    for setting in settings:
        if setting not in known:
            raise OptionError(
                "error-bot-setting", bot=name, setting=setting[:40], known=", ".join(known)
            )
    for setting, about in known.items():
        if about.default is Parameter.empty and setting not in settings:
            raise OptionError("error-bot-missing", bot=name, setting=setting)


def takes_seed(name: str) -> bool:
    """Whether a bot can be made to repeat itself."""
    return "seed" in signature(registered(BOTS)[name].load()).parameters


def read_bot(text: str) -> tuple[str, dict[str, Any]]:
    """A bot as people write it: `search:seconds=0.05,cores=2`."""
    name, _, rest = text.partition(":")
    settings: dict[str, Any] = {}
    for part in rest.split(",") if rest else ():
        key, equals, value = part.partition("=")
        if not equals or not key.isidentifier():
            raise OptionError("error-bot-text", got=text[:60])
        settings[key] = _number_or_text(value)
    return name, settings


def _number_or_text(text: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text
