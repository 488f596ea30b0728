"""`wyrmhall learn GAME`: the lesson at a keyboard, on the same positions as the page's."""

from rich.console import Console
from rich.markup import escape

from wyrmhall.kernel.errors import IllegalMove, OptionError, WyrmhallError
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.lesson import Lesson, Moment, answer, lesson_of, moment, tried
from wyrmhall.kernel.words import explain, words_in
from wyrmhall.terminal.drawing import drawing
from wyrmhall.terminal.prompt import Left, read_line


class Learner:
    """One lesson at one keyboard."""

    def __init__(self, console: Console, game: Game, language: str) -> None:
        found = lesson_of(game)
        if found is None:
            raise OptionError("error-no-lesson", game=game.id)
        self.console = console
        self.game = game
        self.lesson: Lesson = found
        self.words = words_in(language)
        self.game_words = game.words(language)

    def follow(self) -> None:
        """Every step in turn, until the last one or until the learner leaves."""
        try:
            for number in range(len(self.lesson.steps)):
                self._take(number)
        except Left:
            return

    def _take(self, number: int) -> None:
        step, here = self.lesson.steps[number], moment(self.game, number)
        self.console.rule(
            self.words("learn-step", step=number + 1, count=len(self.lesson.steps)), align="left"
        )
        self._show(here)
        self._say(f"lesson-{step.name}", step.clause)
        if step.move is None:
            if read_line(self.console, self.words("learn-continue")) == "q":
                raise Left
            return
        while not self._try(number, step.move):
            pass

    def _try(self, number: int, wanted: str) -> bool:
        """Read a move and carry it out; whether it is the one the lesson asks for."""
        text = read_line(self.console, self.words("learn-prompt", move=wanted))
        if text == "q":
            raise Left
        if text in ("", "?"):
            for move in moment(self.game, number).match.legal(self.lesson.seat):
                self.console.print(f"  {escape(move.text)}", highlight=False)
            return False
        try:
            after = tried(self.game, number, text)
        except IllegalMove as refusal:
            self._refuse(self.game_words.say(refusal.why.phrase, self._name))
            return False
        except WyrmhallError as refusal:
            self._refuse(explain(refusal, self.words.language))
            return False
        said = answer(self.game, number, text)
        if said is None:
            return True
        self._show(after)
        self.console.print(escape(self.game_words.say(said, self._name)), highlight=False)
        return False

    def _show(self, here: Moment) -> None:
        for phrase in here.story:
            line = self.game_words.say(phrase, self._name)
            self.console.print(f"[dim]•[/dim] {escape(line)}", highlight=False)
        view = here.match.view(self.lesson.seat)
        self.console.print(drawing(self.game)(view, self.game_words, self._name))

    def _say(self, name: str, clause: str) -> None:
        self.console.print(f"[bold]{escape(self.game_words(name))}[/bold] [dim]({clause})[/dim]")

    def _refuse(self, why: str) -> None:
        self.console.print(f"[red]{escape(why)}[/red]")

    def _name(self, seat: int) -> str:
        own = seat == self.lesson.seat
        return self.words("learn-you") if own else self.words("learn-other", seat=seat)
