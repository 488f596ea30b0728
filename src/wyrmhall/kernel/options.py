"""The options of a match: named choices, checked before anything is set up."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from reprlib import repr as brief
from typing import Any, TypeAlias

import numpy as np

from wyrmhall.kernel.errors import OptionError

Choice: TypeAlias = bool | int | str
LONGEST_LIST = 120  # characters of choices that a sentence lists one by one


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
            self._refusal(allowed),
            option=self.name,
            game=game,
            players=players,
            allowed=listed(map(repr, allowed)),
            got=shown(choice),
        )

    def _refusal(self, allowed: tuple[Choice, ...]) -> str:
        """The sentence that says which choices there are at a table."""
        if len(allowed) == 1:
            return "error-option-only"
        if all(isinstance(choice, bool) for choice in allowed):
            return "error-option-switch"
        here = len(allowed) < len(self.every_choice)
        return "error-option-here" if here else "error-option-value"


def listed(texts: Iterable[str]) -> str:
    """Choices one after the other; the first few and the last where there are many."""
    every = list(texts)
    whole = ", ".join(every)
    return whole if len(whole) <= LONGEST_LIST else ", ".join([*every[:3], "…", every[-1]])


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
    check_names(options, wishes, game)
    return {
        option.name: option.index(wishes.get(option.name, option.default(players)), game, players)
        for option in options
    }


def check_names(options: tuple[Option, ...], names: Iterable[str], game: str) -> None:
    """OptionError where a name is none of the options'."""
    known = [option.name for option in options]
    for name in names:
        if name not in known:
            sentence = "error-option-name" if known else "error-option-none"
            raise OptionError(sentence, option=shown(name), game=game, known=", ".join(known))


def as_int(value: object) -> int | None:
    """A whole number, NumPy's too, as an int; None for anything else, truth values included."""
    if isinstance(value, (int, np.integer)) and not isinstance(value, bool):
        return int(value)
    return None


def as_number(value: object) -> float | None:
    """A number, whole or not; None for anything else, truth values included."""
    return value if isinstance(value, float) else as_int(value)


def check_players(players: Any, allowed: range, game: str) -> int:
    """A number of players the game is for."""
    number = as_int(players)
    if number is None or number not in allowed:
        sentence = "error-players-kind" if number is None else "error-players"
        bounds = {"fewest": allowed[0], "most": allowed[-1]}
        raise OptionError(sentence, game=game, **bounds, got=shown(players))
    return number


def check_seed(seed: object) -> tuple[int, int]:
    """A seed as the two halves of a 128-bit key: an integer, or 32 hexadecimal digits."""
    number = as_int(seed)
    if isinstance(seed, str):
        digits = set(seed) <= set("0123456789abcdefABCDEF")
        number = int(seed, 16) if len(seed) == 32 and digits else None
    if number is None or not 0 <= number < 1 << 128:
        raise OptionError("error-seed", got=shown(seed))
    return number >> 64, number & (1 << 64) - 1


def shown(value: object) -> str:
    """A value as an error repeats it, however large it is."""
    if isinstance(value, int) and not -(10**40) < value < 10**40:
        return "> 10⁴⁰" if value > 0 else "< −10⁴⁰"
    if isinstance(value, str):
        text = repr(value[:42])
    elif value is None or isinstance(value, (bytes, int, float, list, tuple, dict)):
        text = brief(value)
    else:
        text = type(value).__name__
    return text if len(text) <= 42 else text[:40] + "…"


class Chosen:
    """Reads every option with the choice made, from whatever reads like a state."""

    def __init__(self, options: tuple[Option, ...]) -> None:
        self._options = options

    def __call__(self, s: Any) -> dict[str, Choice]:
        """Each option's choice."""
        return {o.name: o.every_choice[int(getattr(s, o.name))] for o in self._options}
