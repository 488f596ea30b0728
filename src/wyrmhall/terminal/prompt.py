"""Asking a person, until the answer makes sense or they leave."""

from collections.abc import Callable
from typing import TypeVar

from rich.console import Console
from rich.markup import escape

from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.words import Words, explain

T = TypeVar("T")
HELP, QUIT = "?", "q"


class Left(Exception):  # leaving is not an error
    """The person left: `q`, end of input, or an interrupt."""


def read_line(console: Console, prompt: str) -> str:
    """One line from the person, without the blanks around it."""
    try:
        line = console.input(f"[bold]{escape(prompt)}[/bold] ")
    except (EOFError, KeyboardInterrupt):
        console.print()
        raise Left from None
    return line.strip()


def ask(console: Console, words: Words, prompt: str, read: Callable[[str], T]) -> T:
    """Ask until `read` accepts the answer; it refuses with an error of ours."""
    while True:
        answer = read_line(console, prompt)
        if answer.lower() == QUIT:
            raise Left
        if answer == HELP:
            console.print(escape(words("hall-help", quit=QUIT)))
            continue
        try:
            return read(answer)
        except WyrmhallError as refusal:
            why = explain(refusal, words.language)
        console.print(f"[red]{escape(words('hall-again', why=why))}[/red]")
