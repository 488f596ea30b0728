"""RYU drawn in the terminal: the circle of islands as a ring, then the players."""

from collections.abc import Callable

from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wyrmhall.games.ryu.pieces import COLOURS, PIECES, TOKENS
from wyrmhall.games.ryu.view import Cubes, Island, RyuView, Seat
from wyrmhall.kernel.words import Words

CUBE = "■"
FIGURES = "①②③④⑤"
FACE = {"exploration": "○", "sepia": "●"}
COLOUR_STYLE = {
    "white": "bold bright_white",
    "blue": "bright_blue",
    "orange": "orange3",
    "purple": "magenta",
    "yellow": "bright_yellow",
}
SEAT_STYLE = ("bright_red", "bright_blue", "bright_yellow", "bright_magenta", "bright_cyan")
ISLAND_WIDTH = 19
MIDDLE_WIDTH = 2 * ISLAND_WIDTH
# The ring, clockwise: four islands above, one on the right, three below, one on the left.
ABOVE, RIGHT, BELOW, LEFT = (0, 1, 2, 3), 4, (7, 6, 5), 8


def draw(view: RyuView, words: Words, name_of: Callable[[int], str]) -> RenderableType:
    """The question, the ring with the cubes on the table inside it, then the players."""
    islands = [_island(island, view, words) for island in view.circle]
    above, middle, below = Table.grid(), Table.grid(), Table.grid()
    above.add_row(*(islands[place] for place in ABOVE))
    middle.add_column(width=ISLAND_WIDTH)
    middle.add_column(width=MIDDLE_WIDTH, vertical="middle")
    middle.add_row(islands[LEFT], Align.center(_cubes_on_table(view, words)), islands[RIGHT])
    below.add_column(width=4 * ISLAND_WIDTH)
    row = Table.grid()
    row.add_row(*(islands[place] for place in BELOW))
    below.add_row(Align.center(row))
    return Group(
        _heading(view, words, name_of),
        above,
        middle,
        below,
        _seats(view, words, name_of),
        Text(words("board-legend"), style="dim"),
    )


def _heading(view: RyuView, words: Words, name_of: Callable[[int], str]) -> Text:
    asked = view.pending[0] if view.pending else view.first
    text = Text(words("board-round", round=view.round) + " · ")
    text.append(words("phase", phase=view.phase, who=name_of(asked)), style="bold")
    done = [name for name in ("moved", "acted") if getattr(view, name)]
    if view.phase == "turn" and done:
        text.append(" (" + ", ".join(words(f"board-{name}") for name in done) + ")")
    return text


def _island(island: Island, view: RyuView, words: Words) -> Panel:
    text = Text(justify="center")
    style = "bold"
    if island.face is not None:
        style = "bold" if island.face == "exploration" else "dim"
        text.append(f"{FACE[island.face]} {words('board-' + island.face)}", style=style)
    text.append("\n")
    for number, seat in enumerate(view.seats):
        if seat.island == island.name:
            text.append(f"{FIGURES[number]} ", style=_figure_style(number, view))
    name = Text(words("island", island=island.name), style=style)
    border = "white"
    if island.owner is not None:
        name = Text(f"{FIGURES[island.owner]} ", style=SEAT_STYLE[island.owner]) + name
        border = SEAT_STYLE[island.owner]
    inside = Group(Align.center(name), text)
    return Panel(inside, width=ISLAND_WIDTH, height=5, border_style=border, padding=0)


def _figure_style(seat: int, view: RyuView) -> str:
    active = seat == view.turn
    return f"bold {'reverse ' if active else ''}{SEAT_STYLE[seat]}"


def _cubes_on_table(view: RyuView, words: Words) -> Table:
    table = Table.grid(padding=(0, 1))
    rows: list[tuple[str, Cubes]] = [("centre", view.centre)]
    if view.bag is not None:
        rows.append(("bag", view.bag))
    if view.aside.count:
        rows += [("aside", view.aside), ("rest", view.shown)]
    elif view.shown.count:
        rows.append(("shown", view.shown))
    if view.fallen.count:
        rows.append(("fallen", view.fallen))
    for name, cubes in rows:
        table.add_row(words(f"board-{name}"), _cubes(cubes, words))
    if view.hand is not None:
        hand = _cubes(view.hand.cubes, words)
        if view.hand.closed:
            hand.append(f"({words('board-hand-closed')})", style="bold")
        table.add_row(words("board-hand"), hand)
    return table


def _cubes(cubes: Cubes, words: Words) -> Text:
    """Cubes as coloured squares with their colour's letter and their number."""
    text = Text()
    for colour in COLOURS:
        count = getattr(cubes, colour)
        if count:
            letter = words("letter", colour=colour)
            text.append(f"{CUBE}{letter}{count} ", style=COLOUR_STYLE[colour])
    return text or Text(words("board-none") + " ", style="dim")


def _seats(view: RyuView, words: Words, name_of: Callable[[int], str]) -> Table:
    table = Table(expand=False)
    for heading in ("player", "people", "dragon", "tokens", "cubes"):
        table.add_column(words(f"board-{heading}"))
    for number, seat in enumerate(view.seats):
        marker = "▶ " if number in view.pending else "  "
        name = f"{marker}{FIGURES[number]} {name_of(number)}"
        table.add_row(
            Text(name, style=f"bold {SEAT_STYLE[number]}"),
            words("island", island=seat.people),
            " ".join(piece if piece in seat.pieces else "·" for piece in PIECES),
            _tokens(seat, words),
            _screen(seat, words),
        )
    return table


def _tokens(seat: Seat, words: Words) -> Text:
    text = Text()
    for token in TOKENS:
        letter = words("token-letter", token=token)
        count = getattr(seat.tokens, token)
        text.append(f"{letter}{count} ", style="bold" if count else "dim")
    return text


def _screen(seat: Seat, words: Words) -> Text:
    if seat.cubes is None:
        text = Text(words("board-hidden") + " ", style="dim")
    else:
        text = _cubes(seat.cubes, words)
    if seat.owed:
        text.append(f"({words('board-owed', count=seat.owed)})", style="italic")
    return text
