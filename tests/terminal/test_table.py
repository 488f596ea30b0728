"""Terminal play: whole games typed in, wrong answers, undo, rules, both languages."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import wyrmhall
from wyrmhall import Match
from wyrmhall.bots.registry import load_bot
from wyrmhall.cli import main
from wyrmhall.kernel.words import words_in
from wyrmhall.terminal import hall
from wyrmhall.terminal.prompt import Left
from wyrmhall.terminal.table import Table, records_folder


class Keyboard:
    """A console somebody types at: answers in turn, then the end of input."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.paper = StringIO()
        self.console = Console(file=self.paper, width=100, color_system=None)
        self.console.input = self._read  # type: ignore[method-assign]  # the keyboard

    def _read(self, prompt: object = "", **_: object) -> str:
        self.paper.write(f"{prompt}")
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)

    @property
    def shown(self) -> str:
        return self.paper.getvalue()


def table(keyboard: Keyboard, game: str, people: set[int], language: str = "en") -> Table:
    match = wyrmhall.load(game).new(players=2, seed=5)
    bots = {seat: load_bot("random", seed=seat) for seat in range(2) if seat not in people}
    return Table(keyboard.console, match, bots, language)


def questions(match: Match, seat: int) -> set[str]:
    """How a seat was asked for the decisions it made: alone, or together with others."""
    asked = set()
    again = match.game.new(match.players, match.key_text(), **match.options)
    for decision in match.decisions:
        if decision.seat == seat:
            asked.add("play-together" if again.state.stage else "play-turn")
        again.play(decision.seat, decision.move)
    assert asked
    return asked


@pytest.mark.parametrize("name", wyrmhall.games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_by_number(name: str, language: str) -> None:
    keyboard = Keyboard(*["1"] * 4000)
    here = table(keyboard, name, {0}, language)
    here.play()
    assert here.match.outcome is not None
    for question in questions(here.match, 0):
        assert words_in(language)(question, who=here.name_of(0)) in keyboard.shown
    assert here.game_words(f"reason-{here.match.outcome.reason}") in keyboard.shown
    [kept] = records_folder().glob("*.json")
    assert wyrmhall.load(name).replay(kept.read_text()).outcome == here.match.outcome


@pytest.mark.parametrize("name", wyrmhall.games())
def test_a_whole_game_of_bots_is_told(name: str) -> None:
    keyboard = Keyboard()
    here = table(keyboard, name, set())
    here.play()
    assert here.match.outcome is not None
    assert keyboard.shown.count("•") >= len(here.match.journal(None))


def test_moves_may_be_typed_and_taken_back() -> None:
    keyboard = Keyboard()
    here = table(keyboard, "book", {0, 1})
    seat = here.match.pending[0]
    text = here.match.legal(seat)[6].text
    before = here.match.digest()
    keyboard.answers = [f"  {text.upper()} ", "u", "q"]
    here.play()
    assert "Undone." in keyboard.shown
    assert here.match.digest() == before
    assert "wyrmhall replay" in keyboard.shown


def test_wrong_answers_are_explained_and_change_nothing() -> None:
    keyboard = Keyboard(
        "999",
        "fly",
        "end",
        "why end",
        "why fly",
        "why place 4+5 on 1",
        "u",
        "",
        "?",
        "? b8",
        "l",
        "s",
    )
    here = table(keyboard, "book", {0, 1})
    before = here.match.state.tobytes()
    here.play()
    assert here.match.state.tobytes() == before
    assert "“999” is neither a number" in keyboard.shown
    assert "“fly” is neither a number" in keyboard.shown
    assert keyboard.shown.count("You can still take a card or place dice.") == 2
    assert "(B10)" in keyboard.shown
    assert keyboard.shown.count("“fly” is neither a number") == 2
    assert "“place 4+5 on 1” is a legal move." in keyboard.shown
    assert "nothing to undo" in keyboard.shown
    assert "B8" in keyboard.shown
    assert "Saved to" in keyboard.shown


def test_the_hall_asks_until_it_understands() -> None:
    keyboard = Keyboard("?", "chess", "book", "7", "two", "2", "3", "1,2", "maybe", "off", "")
    plan = hall.open_hall(keyboard.console, words_in("en"))
    assert (plan.game.id, plan.players, plan.people) == ("book", 2, frozenset({0, 1}))
    assert plan.options == {"blocking_die": False, "minimum": "card"}
    for complaint in (
        "no game called “chess”",
        "players must be 2–5",
        "whole number",
        "from 1 to 2",
    ):
        assert complaint in keyboard.shown


def test_what_the_command_line_says_is_not_asked_again() -> None:
    keyboard = Keyboard("2", "")
    wishes = hall.Wishes(bots="2", level="wyrm", options=("minimum=board",))
    plan = hall.ask_plan(keyboard.console, words_in("en"), wyrmhall.load("book"), wishes)
    assert plan.options == {"blocking_die": True, "minimum": "board"}
    assert (plan.people, plan.level) == (frozenset({0}), "wyrm")
    assert not keyboard.answers


def test_one_may_leave_the_hall() -> None:
    with pytest.raises(Left):
        hall.open_hall(Keyboard("q").console, words_in("fr"))


def test_the_command_line_lists_replays_and_verifies(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = wyrmhall.load("book").new(2, seed=3)
    match.play(match.pending[0], match.legal(match.pending[0])[0])
    file = tmp_path / "game.json"
    file.write_text(match.record())
    for arguments in (
        ["games"],
        ["replay", "--all", str(file)],
        ["verify", str(file), "--lang=fr"],
    ):
        with pytest.raises(SystemExit) as stop:
            main(arguments)
        assert stop.value.code == 0
    shown = capsys.readouterr().out
    assert "The Book of Dragons" in shown
    assert "Decision 1 of 1" in shown
    assert "chaque tirage conforme" in shown


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess", "--players", "2"], "Error: there is no game called “chess”"),
        (
            ["play", "chess", "--lang", "fr"],
            "Erreur\u00a0: aucun jeu ne s’appelle «\u00a0chess\u00a0»",
        ),
        (["play", "book", "--players", "9"], "players must be 2–5"),
        (["play", "book", "--players", "2", "--bots", "7"], "from 1 to 2"),
        (["play", "book", "--players", "2", "--option", "x"], "name=value"),
        (
            ["play", "book", "--players", "2", "--option", "x=1"],
            "no option 'x'; its options are: b",
        ),
        (
            ["play", "book", "--option", "x=1"],
            "no option 'x'; its options are: blocking_die, minimum",
        ),
        (
            ["play", "book", "--option", "x=1", "--lang", "fr"],
            "pas d’option 'x'\u202f; ses options sont",
        ),
        (["play", "book", "--option", "minimum"], "an option is written name=value, got 'minimum'"),
        (
            ["play", "book", "--players", "3", "--option", "blocking_die=oui", "--lang", "fr"],
            "blocking_die ne peut être que non (False)\u202f; reçu oui (True)",
        ),
        (["play", "book", "--players", "2", "--option", "minimum=x"], "one of 'card', 'board'"),
        (["play", "book", "--players", "deux", "--lang=fr"], "le nombre de joueurs est un entier"),
        (
            ["play", "book", "--level", "strong"],
            "one of hatchling, drake, wyrm, elder, got 'strong'",
        ),
        (["play", "book", "--seed", "abc"], "a whole number from 0"),
        (["arena", "book", "random", "greedy", "--seed", "-1"], "a whole number from 0"),
        (["play", "book", "--players", "2", "--seed", "abc"], "32 hexadecimal"),
        (["play", "book", "--players", "9", "--lang", "fr"], "il faut 2 à 5 joueurs"),
        (["verify", "/no/such/file"], "could not read"),
        (["replay", "/dev/null"], "not a valid game record"),
        (["bench", "--seconds", "0"], "seconds"),
    ],
)
def test_bad_command_lines_get_one_clear_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2
    assert said in capsys.readouterr().err


def test_bench_prints_its_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bench", "--json", "--seconds", "0.05"])
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == set(wyrmhall.games())
    for of in figures.values():
        assert set(of) == {"moves_per_s", "games_per_s", "moves_per_s_all_cores", "copy_ns"}
        assert all(value > 0 for value in of.values())
