"""Play in the terminal: the hall, the table, and the words they use."""

from pathlib import Path

from wyrmhall.kernel.words import Words, words

FOLDER = Path(__file__).parent / "words"


def terminal_words(language: str) -> Words:
    """The terminal's own words."""
    return words(language, FOLDER)
