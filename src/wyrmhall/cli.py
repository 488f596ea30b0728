"""The command line: `wyrmhall serve`, `play`, `learn`, `arena`, `replay`, `verify`, `bench` …"""

import sys
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markup import escape

from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.options import check_seed
from wyrmhall.kernel.registry import games, load
from wyrmhall.kernel.words import LANGUAGES, chosen_language, explain, words_in


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
    words = words_in(language)
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
            pitch = f"{own('game-pitch')} {own('game-size')}"
            console.print(f"    [dim]{escape(pitch)}[/dim]")

    @wyrmhall.command(help=words("cli-play"))
    @click.argument("game", required=False)
    @click.option("--players", help=words("cli-players"))
    @click.option("--bots", help=words("cli-bots"))
    @click.option("--level", help=words("cli-level"))
    @click.option("--seed", help=words("cli-seed"))
    @click.option("--option", "options", multiple=True, help=words("cli-option"))
    @lang_option
    def play(
        game: str | None,
        players: str | None,
        bots: str | None,
        level: str | None,
        seed: str | None,
        options: tuple[str, ...],
        lang: str,
    ) -> None:
        from wyrmhall.terminal.hall import Wishes

        _play(console, game, seed, lang, Wishes(players, bots, level, options))

    @wyrmhall.command(help=words("cli-learn"))
    @click.argument("game")
    @lang_option
    def learn(game: str, lang: str) -> None:
        from wyrmhall.terminal.learn import Learner

        with console.status(escape(words_in(lang)("play-preparing"))):
            learner = Learner(console, load(game), lang)
        learner.follow()

    @wyrmhall.command(help=words("cli-arena"))
    @click.argument("game")
    @click.argument("bots", nargs=-1, required=True)
    @click.option("--players", type=int, default=2, help=words("cli-players"))
    @click.option("--games", "count", type=int, default=200, help=words("cli-games-each"))
    @click.option("--seed", type=int, default=1, help=words("cli-arena-seed"))
    @click.option("--patience", type=float, default=60.0, help=words("cli-patience"))
    @click.option("--keep", type=click.Path(path_type=Path), help=words("cli-keep"))
    @click.option("--html", type=click.Path(path_type=Path), help=words("cli-html"))
    @click.option("--json", "as_json", is_flag=True, help=words("cli-json"))
    @lang_option
    def arena(
        game: str,
        bots: tuple[str, ...],
        players: int,
        count: int,
        seed: int,
        patience: float,
        keep: Path | None,
        html: Path | None,
        as_json: bool,
        lang: str,
    ) -> None:
        from wyrmhall.lab.arena import Arena
        from wyrmhall.terminal.arena import show_arena

        here = Arena(load(game), list(bots), players, count, seed)
        show_arena(console, here, lang, patience, keep, as_json, html)

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
        said = words_in(lang)("verify-good", file=str(file), game=title, decisions=count)
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

    @wyrmhall.command(help=words("cli-serve"))
    @click.option("--host", default="127.0.0.1", help=words("cli-host"))
    @click.option("--port", type=click.IntRange(0, 65535), default=8000, help=words("cli-port"))
    @click.option("--workers", type=click.IntRange(1, 64), default=1, help=words("cli-workers"))
    @click.option("--db", help=words("cli-db"))
    @click.option("--origin", "origins", multiple=True, help=words("cli-origin"))
    @click.option("--bot-pause", type=click.FloatRange(0, 10), default=0.6, help=words("cli-pause"))
    @click.option("--rate", type=click.FloatRange(1, 1e6), default=20.0, help=words("cli-rate"))
    @click.option(
        "--keep-empty", type=click.FloatRange(0.1, 1e5), default=24.0, help=words("cli-empty")
    )
    @click.option("--public-metrics", is_flag=True, help=words("cli-metrics"))
    @click.option("--open-browser", is_flag=True, help=words("cli-browser"))
    @click.option(
        "--log-level",
        type=click.Choice(["debug", "info", "warning", "error"]),
        default="info",
        help=words("cli-log"),
    )
    @lang_option
    def serve(
        host: str,
        port: int,
        workers: int,
        db: str | None,
        origins: tuple[str, ...],
        bot_pause: float,
        rate: float,
        keep_empty: float,
        public_metrics: bool,
        open_browser: bool,
        log_level: str,
        lang: str,
    ) -> None:
        from wyrmhall.server.config import Config, default_database
        from wyrmhall.server.serve import open_when_ready, serve

        address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"
        kept = db or str(default_database())
        shown = kept.rpartition("@")[2]  # never a password
        console.print(escape(words_in(lang)("serve-at", address=address, db=shown)))
        if open_browser:
            open_when_ready(address)
        serve(
            Config(
                db=kept,
                host=host,
                port=port,
                workers=workers,
                origins=origins,
                bot_pause=bot_pause,
                rate=(3 * rate, rate),
                tables=(3 * rate, rate / 1200),
                empty_for=keep_empty * 3600,
                public_metrics=public_metrics,
                log_level=log_level,
            )
        )

    return wyrmhall


def _play(console: Console, game: str | None, seed: str | None, lang: str, wishes: Any) -> None:
    from wyrmhall.bots.registry import load_bot
    from wyrmhall.terminal import hall
    from wyrmhall.terminal.prompt import Left
    from wyrmhall.terminal.table import Table

    words = words_in(lang)
    key = _seed(seed)
    try:
        if game is None:
            plan = hall.open_hall(console, words, wishes)
        else:
            plan = hall.ask_plan(console, words, load(game), wishes)
    except Left:
        console.print(escape(words("play-left")))
        return
    with console.status(words("play-preparing")):  # the first time, the rules are compiled
        match = plan.game.new(plan.players, key, **plan.options)
        match.legal(0)
    empty = [seat for seat in range(plan.players) if seat not in plan.people]
    Table(console, match, {seat: load_bot(plan.level) for seat in empty}, lang).play()


def _seed(text: str | None) -> int | str | None:
    """A seed typed by a person: a number, unless it has the 32 digits of a key."""
    if text is None:
        return None
    seed = int(text) if text.isdecimal() and len(text) < 32 else text
    check_seed(seed)  # before any question is asked
    return seed


def main(arguments: list[str] | None = None) -> None:
    """Run the command line; our errors are one line, in the person's language."""
    given = sys.argv[1:] if arguments is None else arguments
    language = chosen_language(language_wish(given))
    try:
        build(language)(given, prog_name="wyrmhall")
    except WyrmhallError as refusal:
        why = words_in(language)("cli-error", why=explain(refusal, language))
        Console(stderr=True).print(f"[red]{escape(why)}[/red]", soft_wrap=True)
        sys.exit(2)
