"""Every sentence a person reads, in English and French, from Fluent files.

A `Phrase` is a message's name and its facts; the terminal and the page turn the same phrase
into words from the same files. Facts named in `SEAT_FACTS` are seats, shown as players' names.
"""

import os
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from wyrmhall.kernel.errors import WyrmhallError

LANGUAGES = ("en", "fr")
SEAT_FACTS = frozenset({"who", "whom", "owner"})


class Phrase(msgspec.Struct, frozen=True):
    """A message to be put into words in the reader's language."""

    name: str
    facts: dict[str, int | str] = {}


class Words:
    """The messages of one language, from one or several folders of `<language>.ftl` files."""

    def __init__(self, language: str, *folders: Path) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))

    def __call__(self, name: str, /, **facts: Any) -> str:
        """The message in words; a missing name is a bug of ours, and raises."""
        text, faults = self._bundle.format_pattern(self._pattern(name), facts)
        if faults:
            raise ValueError(f"message {name!r} in {self.language}: {faults}")
        return str(text)

    def __contains__(self, name: str) -> bool:
        return bool(self._bundle.has_message(name))

    def say(self, phrase: Phrase, name_of: Callable[[int], str]) -> str:
        """A phrase in words, its seats by the players' names."""
        facts: Mapping[str, Any] = {
            fact: name_of(value) if fact in SEAT_FACTS and isinstance(value, int) else value
            for fact, value in phrase.facts.items()
        }
        return self(phrase.name, **facts)

    def _pattern(self, name: str) -> Any:
        if name not in self:
            raise KeyError(f"no message {name!r} in {self.language}")
        return self._bundle.get_message(name).value


HOUSE_WORDS = tuple(sorted(Path(__file__).parent.parent.glob("*/words")))
"""Every part of the house keeps its words in a folder of its own: kernel, bots, server…"""


@cache
def words_in(language: str, *folders: Path) -> Words:
    """The words of the house and of the given folders, read once."""
    return Words(language, *HOUSE_WORDS, *folders)


def explain(error: WyrmhallError, language: str) -> str:
    """What an error says, in a language."""
    facts = {name: _in_words(value, language) for name, value in error.facts.items()}
    return words_in(language)(error.phrase, **facts)


def _in_words(fact: Any, language: str) -> int | float | str:
    if isinstance(fact, (int, float, str)):
        return fact
    return str(fact.in_words(language) if hasattr(fact, "in_words") else fact)


def chosen_language(wish: str | None = None) -> str:
    """The reader's language: the wish, else the locale's, else English."""
    candidates = [wish] if wish else [os.environ.get(v) for v in ("LC_ALL", "LC_MESSAGES", "LANG")]
    for candidate in candidates:
        if candidate:
            code = candidate[:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"
