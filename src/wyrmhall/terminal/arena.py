"""The arena from the command line: a progress bar, tables, JSON, a page."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from wyrmhall.kernel.registry import load
from wyrmhall.kernel.words import words_in
from wyrmhall.lab.arena import Arena, Report
from wyrmhall.lab.page import page
from wyrmhall.sim.playouts import all_cores


def show_arena(
    console: Console,
    arena: Arena,
    language: str,
    patience: float,
    kept: Path | None,
    as_json: bool,
    html: Path | None,
) -> None:
    """Play the arena and print the results."""
    words = words_in(language)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )
    with bar:
        task = bar.add_task(arena.game.id, total=len(arena.bouts))
        for done, _ in arena.play(all_cores(), patience, kept):
            bar.update(task, completed=done)
        bar.update(task, completed=len(arena.verdicts))
    report = arena.report()
    if html is not None:
        title = load(arena.game.id).words(language)("game-title")
        html.write_text(page(report, words, title), encoding="utf-8")
    if as_json:
        print(msgspec.json.encode(report).decode())
        return
    _show(console, report, language)


def _show(console: Console, report: Report, language: str) -> None:
    words = words_in(language)
    ladder = Table(*(words(f"arena-{name}") for name in ("bot", "rating", "interval", "games")))
    for row in report.ladder:
        interval = f"{row.low:.1f} … {row.high:.1f}"
        ladder.add_row(escape(row.bot), f"{row.rating:.1f}", interval, str(row.games))
    console.print(ladder)
    pairs = Table(*(words(f"arena-{name}") for name in ("bot", "rival", "share", "interval")))
    for bot, rivals in report.pairs.items():
        for rival, rate in rivals.items():
            interval = f"{rate.low:.1%} … {rate.high:.1%}"
            pairs.add_row(escape(bot), escape(rival), f"{rate.share:.1%}", interval)
    console.print(pairs)
    for line in report.failures:
        console.print(f"[red]{escape(line)}[/red]")
