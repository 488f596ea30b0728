"""A table in the terminal: the board drawn, the legal moves in words, bots for the empty seats."""

import os
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape

from wyrmhall.bots.bot import Bot
from wyrmhall.bots.levels import drake
from wyrmhall.kernel.errors import IllegalMove, MalformedMove, WyrmhallError
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.why import WhyNot
from wyrmhall.kernel.words import Words, explain, words_in
from wyrmhall.terminal.drawing import drawing
from wyrmhall.terminal.prompt import Left, read_line


def records_folder() -> Path:
    """Where finished and interrupted games are kept."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "wyrmhall" / "records"


class Table:
    """One match at one keyboard."""

    def __init__(
        self, console: Console, match: Match, bots: Mapping[int, Bot], language: str
    ) -> None:
        self.console = console
        self.match = match
        self.bots = bots
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self.words = words_in(language)
        self.game_words: Words = match.game.words(language)
        self.journal_read = dict.fromkeys([*range(match.players), None], 0)

    def name_of(self, seat: int) -> str:
        """A seat as it is called here."""
        return self.words("play-bot" if seat in self.bots else "play-name", seat=seat + 1)

    def play(self) -> None:
        """Play to the end, or until the person leaves; the record is kept either way."""
        try:
            while self.match.outcome is None:
                self._one_decision()
        except Left:
            kept = self._save()
            farewell = self.words("play-quit", file=str(kept)) if kept else self.words("play-left")
            self.console.print(escape(farewell))
            return
        viewer = self.people[0] if len(self.people) == 1 else None
        self._tell(viewer)
        self._draw(viewer)
        self._show_outcome()
        if kept := self._save():
            self.console.print(escape(self.words("play-saved", file=str(kept))))

    def _one_decision(self) -> None:
        pending = self.match.pending
        for seat in pending:
            if seat in self.bots:
                self.match.play(seat, self.bots[seat].choose(self.match, seat))
                if not self.people:
                    self._tell(None)
                return
        self._ask(pending[0], secret=len(pending) > 1 or bool(self.match.state.stage))

    def _ask(self, seat: int, secret: bool) -> None:
        """Show a person the table and carry out one decision of theirs."""
        name = self.name_of(seat)
        if len(self.people) > 1 and secret:
            read_line(self.console, self.words("play-pass", who=name))
        self._tell(seat)
        self._draw(seat)
        moves = self.match.legal(seat)
        view = self.match.view(seat)
        question = self.words("play-together" if secret else "play-turn", who=name)
        self.console.print(f"[bold]{escape(question)}[/bold]", highlight=False)
        width = len(str(len(moves)))
        for number, move in enumerate(moves, start=1):
            phrase = self.match.game.describe(move, view)
            said = self.game_words.say(phrase, self.name_of)
            self.console.print(
                f" [bold]{number:>{width}}[/bold]  {escape(said)}  [dim]{escape(move.text)}[/dim]",
                highlight=False,
            )
        while not self._answer(seat, moves):
            pass

    def _answer(self, seat: int, moves: list[Move]) -> bool:
        """Read one answer; True when the table changed."""
        prompt = f"({self.words('play-prompt')})"
        answer = re.sub(r"\s+", " ", read_line(self.console, prompt)).lower()
        if answer == "q":
            raise Left
        if answer.startswith("?"):
            self._show_rules(answer[1:].strip())
        elif answer == "hint":
            self._hint(seat)
        elif answer.startswith("why "):
            self._explain(seat, answer.removeprefix("why "), len(moves))
        elif answer == "l":
            self.console.rule(self.words("play-story"))
            self._tell(seat, since=0)
        elif answer == "s":
            if kept := self._save():
                self.console.print(escape(self.words("play-saved", file=str(kept))))
        elif answer:
            return self._carry_out(seat, answer, moves)
        return False

    def _carry_out(self, seat: int, answer: str, moves: list[Move]) -> bool:
        try:
            if answer == "u":
                self.match.undo(seat)
                self.console.print(self.words("play-undone"))
                self.journal_read = {
                    s: min(n, len(self.match.journal(s))) for s, n in self.journal_read.items()
                }
            elif answer.isdecimal() and 1 <= int(answer[:9]) <= len(moves):
                self.match.play(seat, moves[int(answer) - 1])
            else:
                self.match.play(seat, answer)
        except MalformedMove:
            self._refuse(self.words("play-no-such", got=answer[:40], count=len(moves)))
            return False
        except IllegalMove as refusal:
            self._refuse(self._in_words(refusal.why))
            return False
        except WyrmhallError as refusal:
            self._refuse(explain(refusal, self.words.language))
            return False
        return True

    def _explain(self, seat: int, text: str, choices: int) -> None:
        """Why a move cannot be made now."""
        try:
            reason = self.match.why(seat, text)
        except MalformedMove:
            self._refuse(self.words("play-no-such", got=text[:40], count=choices))
            return
        if reason is None:
            self.console.print(escape(self.words("play-legal", move=text)))
        else:
            self.console.print(escape(self._in_words(reason)))

    def _hint(self, seat: int) -> None:
        """What a bot would do, from what the seat knows; its aim, and the runner-up."""
        if self.match.game.worth is None:
            self._refuse(self.words("error-bot-game", game=self.match.game.id))
            return
        view, thoughts = self.match.view(seat), drake().think(self.match, seat)
        for message, thought in zip(("play-hint", "play-hint-second"), thoughts):
            move = self.match.game.move(thought.move)
            said = self.game_words.say(self.match.game.describe(move, view), self.name_of)
            line = self.words(message, move=said, chance=100 * thought.shares[seat])
            aim = f"aim-{move.kind}"
            if message == "play-hint" and aim in self.game_words:
                line += f" {self.game_words(aim)}"
            self.console.print(escape(line), highlight=False)

    def _in_words(self, reason: WhyNot) -> str:
        said = self.game_words.say(reason.phrase, self.name_of)
        return f"{said} ({reason.clause})" if reason.clause else said

    def _refuse(self, why: str) -> None:
        self.console.print(f"[red]{escape(why)}[/red]")

    def _draw(self, seat: int | None) -> None:
        self.console.print()
        self.console.print(
            drawing(self.match.game)(self.match.view(seat), self.game_words, self.name_of)
        )

    def _tell(self, seat: int | None, since: int | None = None) -> None:
        """The story since this viewer last read it."""
        story = self.match.journal(seat)
        for phrase in story[self.journal_read[seat] if since is None else since :]:
            line = self.game_words.say(phrase, self.name_of)
            self.console.print(f"[dim]•[/dim] {escape(line)}", highlight=False)
        self.journal_read[seat] = len(story)

    def _show_rules(self, clause: str) -> None:
        """The rules page, or one clause of it (`? b8`)."""
        page = self.match.game.rules_page(self.words.language)
        if page is None:
            self._refuse(self.words("play-no-rules", game=self.match.game.id))
            return
        if clause:
            wanted = f"**{clause.upper()}**"
            parts = re.split(r"\n\n|\n(?=- )", page)
            page = "\n\n".join(part for part in parts if wanted in part) or page
        text = Markdown(page)
        if self.console.is_terminal and not clause:
            with self.console.pager(styles=True):
                self.console.print(text)
        else:
            self.console.print(text)

    def _show_outcome(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        reason = self.game_words(f"reason-{outcome.reason}")
        self.console.print(f"[bold]{escape(self.words('play-over', reason=reason))}[/bold]")
        place = 1
        for seats in outcome.ranking:
            for seat in seats:
                line = self.words(
                    "play-place", place=place, who=self.name_of(seat), score=outcome.scores[seat]
                )
                self.console.print(escape(line), highlight=False)
            place += len(seats)

    def _save(self) -> Path | None:
        """Keep the record; None where that fails, which is said."""
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        file = records_folder() / f"{self.match.game.id}-{stamp}.json"
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(self.match.record(), encoding="utf-8")
        except OSError as fault:
            self._refuse(self.words("play-save-failed", file=str(file), why=str(fault)))
            return None
        return file
