"""A recorded game shown again, decision by decision."""

from pathlib import Path

from rich.console import Console
from rich.markup import escape

from wyrmhall.kernel.errors import MalformedRecord
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.record import LARGEST, read_record
from wyrmhall.kernel.registry import load
from wyrmhall.kernel.words import words_in
from wyrmhall.terminal.drawing import drawing
from wyrmhall.terminal.prompt import Left, read_line


def read_match(file: Path) -> Match:
    """The match a file records, every move checked."""
    try:
        with file.open("rb") as stream:
            text = stream.read(LARGEST + 1)
    except OSError as fault:
        raise MalformedRecord("error-record-file", file=str(file), why=str(fault)) from fault
    record = read_record(text)
    return load(record.game).replay(record)


def show_replay(console: Console, file: Path, language: str, at_once: bool) -> None:
    """Draw the table after every decision; Enter for the next, `q` to leave."""
    match = read_match(file)
    words, own = words_in(language), match.game.words(language)

    def name_of(seat: int) -> str:
        return words("play-name", seat=seat + 1)

    shown = match.game.new(match.players, match.key_text(), **match.options)
    decisions = match.decisions
    shown_so_far = 0
    for step in range(len(decisions) + 1):
        if step:
            shown.play(decisions[step - 1].seat, decisions[step - 1].move)
        heading = words("replay-step", step=step, last=len(decisions))
        console.rule(escape(heading))
        story = shown.journal(None)
        for phrase in story[shown_so_far:]:
            console.print(f"[dim]•[/dim] {escape(own.say(phrase, name_of))}", highlight=False)
        shown_so_far = len(story)
        console.print(drawing(match.game)(shown.view(None), own, name_of))
        if not at_once and step < len(decisions):
            try:
                if read_line(console, ">").lower() == "q":
                    return
            except Left:
                return
