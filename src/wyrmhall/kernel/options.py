"""The options of a match: named choices, checked before anything is set up."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from wyrmhall.kernel.errors import OptionError

Choice: TypeAlias = bool | int | str
LISTED = 12  # how many choices a sentence lists


@dataclass(frozen=True)
class Option:
    """One option: the state's field of the same name holds the index of the choice.

    `choices` and `default` are functions of the number of players, so that an option can be
    refused at some tables.
    """

    name: str
    choices: Callable[[int], tuple[Choice, ...]]
    default: Callable[[int], Choice]
    every_choice: tuple[Choice, ...]
    tried: Callable[[int], tuple[Choice, ...]] | None = None
    """The choices worth trying in tests, where there are too many to try all."""

    def tries(self, players: int) -> tuple[Choice, ...]:
        """The choices that stand for all in tests."""
        return (self.tried or self.choices)(players)

    def index(self, choice: object, game: str, players: int) -> int:
        """The index of a choice among all; OptionError where it may not be made."""
        allowed = self.choices(players)
        for value in allowed:
            if type(choice) is type(value) and choice == value:
                return self.every_choice.index(value)
        raise OptionError(
            "error-option-value",
            option=self.name,
            game=game,
            players=players,
            allowed=listed(map(str, allowed)),
            got=_shown(choice),
        )


def listed(texts: Iterable[str]) -> str:
    """Choices one after the other; the first few where there are many."""
    every = list(texts)
    return ", ".join(every[:LISTED] + ["…"] * (len(every) > LISTED))


def choice_from_text(option: Option, text: str) -> Choice:
    """The choice a person typed; the text itself where it is none, for `index` to refuse."""
    lowered = text.strip().lower()
    spoken = {"on": "true", "yes": "true", "oui": "true", "off": "false", "no": "false"}
    spoken["non"] = "false"
    for value in option.every_choice:
        if str(value).lower() in (lowered, spoken.get(lowered)):
            return value
    return text


def settle_options(
    options: tuple[Option, ...], wishes: Mapping[str, object], game: str, players: int
) -> dict[str, int]:
    """Every option's index, wishes first, defaults for the rest."""
    known = {option.name: option for option in options}
    for name in wishes:
        if name not in known:
            raise OptionError(
                "error-option-name",
                option=_shown(name),
                game=game,
                known=", ".join(known) or "–",
            )
    return {
        name: option.index(wishes.get(name, option.default(players)), game, players)
        for name, option in known.items()
    }


def as_int(value: object) -> int | None:
    """A whole number, NumPy's too, as an int; None for anything else, truth values included."""
    if isinstance(value, (int, np.integer)) and not isinstance(value, bool):
        return int(value)
    return None


def check_players(players: Any, allowed: range, game: str) -> int:
    """A number of players the game is for."""
    number = as_int(players)
    if number is None or number not in allowed:
        raise OptionError(
            "error-players",
            game=game,
            fewest=allowed[0],
            most=allowed[-1],
            got=_shown(players),
        )
    return number


def check_seed(seed: object) -> tuple[int, int]:
    """A seed as the two halves of a 128-bit key: an integer, or 32 hexadecimal digits."""
    number = as_int(seed)
    if isinstance(seed, str):
        digits = set(seed) <= set("0123456789abcdefABCDEF")
        number = int(seed, 16) if len(seed) == 32 and digits else None
    if number is None or not 0 <= number < 1 << 128:
        raise OptionError("error-seed", got=_shown(seed))
    return number >> 64, number & (1 << 64) - 1


def _shown(value: object) -> str:
    """A value as an error repeats it, however large it is."""
    if isinstance(value, int) and not -(10**40) < value < 10**40:
        return type(value).__name__
    text = repr(value) if isinstance(value, (str, int, float, bool)) else type(value).__name__
    return text if len(text) <= 42 else text[:40] + "…"


class Chosen:
    """Reads every option with the choice made, from whatever reads like a state."""

    def __init__(self, options: tuple[Option, ...]) -> None:
        self._options = options

    def __call__(self, s: Any) -> dict[str, Choice]:
        """Each option's choice."""
        return {o.name: o.every_choice[int(getattr(s, o.name))] for o in self._options}
