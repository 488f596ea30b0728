"""Benchmarks as a table, or as JSON for others to rerun."""

import json

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from wyrmhall.kernel.registry import games, load
from wyrmhall.kernel.words import words_in
from wyrmhall.sim.bench import Figures, measure
from wyrmhall.sim.peer import PEER, peer_moves_per_s
from wyrmhall.sim.playouts import all_cores


def show_bench(console: Console, seconds: float, as_json: bool, language: str) -> None:
    """Measure every game; with `--json` only the figures are printed."""
    words = words_in(language)
    figures: dict[str, Figures] = {}
    peers: list[float] = []
    with Console(stderr=True).status("") as status:
        for name in games():
            status.update(words("bench-working", what=name))
            figures[name] = measure(load(name), seconds)
            if not as_json:
                status.update(words("bench-working", what=PEER))
                peers += [peer] if (peer := peer_moves_per_s(seconds)) else []
    if as_json:
        print(json.dumps(msgspec.to_builtins(figures)))
        return
    table = Table(words("bench-game"), words("bench-moves"), words("bench-all", cores=all_cores()))
    table.add_column(words("bench-games"))
    table.add_column(words("bench-copy"))
    for name, of in figures.items():
        speeds = (of.moves_per_s, of.moves_per_s_all_cores, of.games_per_s)
        table.add_row(name, *(f"{speed:,.0f}" for speed in speeds), f"{of.copy_ns:.1f}")
    console.print(table)
    if not peers:
        console.print(escape(words("bench-no-peer")))
        return
    peer = max(peers)
    console.print(words("bench-peer", peer=PEER, moves=f"{peer:,.0f}"))
    for name, of in figures.items():
        ratio = f"{of.moves_per_s / peer:.2f}"
        console.print(words("bench-ratio", game=name, peer=PEER, ratio=ratio))
