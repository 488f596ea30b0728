"""The command line: `wyrmhall play`, `games`, `replay`, `verify`, `bench`."""

import sys
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markup import escape

from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.registry import games, load
from wyrmhall.kernel.words import LANGUAGES, chosen_language, explain
from wyrmhall.terminal import terminal_words


def language_wish(arguments: list[str]) -> str | None:
    """The `--lang` of a command line, wherever it stands: help has to be in that language too."""
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return None


def build(language: str) -> click.Group:
    """The commands, their help in a language."""
    words = terminal_words(language)
    console = Console()

    def lang_option(command: Any) -> Any:
        return click.option(
            "--lang", type=click.Choice(LANGUAGES), default=language, help=words("cli-lang")
        )(command)

    @click.group(help=words("cli-about"))
    @click.version_option(package_name="wyrmhall")
    def wyrmhall() -> None:
        pass

    @wyrmhall.command(name="games", help=words("cli-games"))
    @lang_option
    def list_games(lang: str) -> None:
        for name in games():
            own = load(name).words(lang)
            console.print(f"[bold]{name}[/bold]  {escape(own('game-title'))}")
            console.print(f"    [dim]{escape(own('game-pitch'))}[/dim]")

    @wyrmhall.command(help=words("cli-play"))
    @click.argument("game", required=False)
    @click.option("--players", type=int, help=words("cli-players"))
    @click.option("--bots", help=words("cli-bots"))
    @click.option("--seed", help=words("cli-seed"))
    @click.option("--option", "options", multiple=True, help=words("cli-option"))
    @lang_option
    def play(
        game: str | None,
        players: int | None,
        bots: str | None,
        seed: str | None,
        options: tuple[str, ...],
        lang: str,
    ) -> None:
        _play(console, game, players, bots, seed, options, lang)

    @wyrmhall.command(help=words("cli-replay"))
    @click.argument("file", type=click.Path(path_type=Path))
    @click.option("--all", "at_once", is_flag=True, help=words("cli-all"))
    @lang_option
    def replay(file: Path, at_once: bool, lang: str) -> None:
        from wyrmhall.terminal.replay import show_replay

        show_replay(console, file, lang, at_once)

    @wyrmhall.command(help=words("cli-verify"))
    @click.argument("file", type=click.Path(path_type=Path))
    @lang_option
    def verify(file: Path, lang: str) -> None:
        from wyrmhall.terminal.replay import read_match

        match = read_match(file)
        title = match.game.words(lang)("game-title")
        count = len(match.decisions)
        said = terminal_words(lang)("verify-good", file=str(file), game=title, decisions=count)
        console.print(escape(said), soft_wrap=True)

    @wyrmhall.command(help=words("cli-bench"))
    @click.option("--json", "as_json", is_flag=True, help=words("cli-json"))
    @click.option(
        "--seconds", type=click.FloatRange(0.05, 600), default=2.0, help=words("cli-seconds")
    )
    @lang_option
    def bench(as_json: bool, seconds: float, lang: str) -> None:
        from wyrmhall.terminal.bench import show_bench

        show_bench(console, seconds, as_json, lang)

    return wyrmhall


def _play(
    console: Console,
    game: str | None,
    players: int | None,
    bots: str | None,
    seed: str | None,
    options: tuple[str, ...],
    lang: str,
) -> None:
    from wyrmhall.bots.registry import load_bot
    from wyrmhall.terminal import hall
    from wyrmhall.terminal.prompt import Left
    from wyrmhall.terminal.table import Table

    words = terminal_words(lang)
    try:
        if game is None:
            plan = hall.open_hall(console, words)
        elif players is None:
            plan = hall.ask_plan(console, words, load(game))
        else:
            plan = _plan_from_options(hall, load(game), players, bots, options, lang)
    except Left:
        console.print(escape(words("play-left")))
        return
    with console.status(words("play-preparing")):  # the first time, the rules are compiled
        match = plan.game.new(plan.players, _seed(seed), **plan.options)
        match.legal(0)
    empty = [seat for seat in range(plan.players) if seat not in plan.people]
    usual = "random" if plan.game.policy is None else "policy"
    Table(console, match, {seat: load_bot(usual) for seat in empty}, lang).play()


def _plan_from_options(
    hall: Any, game: Any, players: int, bots: str | None, options: tuple[str, ...], lang: str
) -> Any:
    words = terminal_words(lang)
    try:
        if bots is None:
            empty = frozenset(range(1, players))
        elif bots.lower() == hall.NO_BOTS:
            empty = frozenset()
        else:
            empty = hall.seats_from_text(bots, players, words)
        chosen = dict(hall.option_from_text(game, text, words) for text in options)
    except ValueError as refusal:
        raise click.UsageError(str(refusal)) from refusal
    return hall.Plan(game, players, frozenset(range(players)) - empty, chosen)


def _seed(text: str | None) -> int | str | None:
    """A seed typed by a person: a number, unless it has the 32 digits of a key."""
    if text is not None and text.isdecimal() and len(text) < 32:
        return int(text)
    return text


def main(arguments: list[str] | None = None) -> None:
    """Run the command line; our errors are one line, in the person's language."""
    given = sys.argv[1:] if arguments is None else arguments
    language = chosen_language(language_wish(given))
    try:
        build(language)(given, prog_name="wyrmhall")
    except WyrmhallError as refusal:
        name = type(refusal).__name__
        message = f"[red]{name}: {escape(explain(refusal, language))}[/red]"
        Console(stderr=True).print(message, soft_wrap=True)
        sys.exit(2)
