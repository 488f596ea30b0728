"""Les Dragons du Mékong drawn in the terminal: the delta on a canvas of characters."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wyrmhall.games.mekong.view import LaidPlank, MekongView, Plank
from wyrmhall.kernel.words import Words

WIDTH, HEIGHT = 90, 33
MARGIN = 6  # columns beside the outermost village centres, for their names
EAST, NORTH = 1150, 996
STYLE = {
    "red": "bright_red",
    "black": "bold white on grey23",
    "blue": "bright_blue",
    "green": "bright_green",
    "pink": "bright_magenta",
    "yellow": "bright_yellow",
}
LEVEL, STEEP, RISING, SINKING = "─│╱╲"


class Canvas:
    """Characters with a style, addressed by the board's own coordinates."""

    def __init__(self) -> None:
        self._cells = [[(" ", "") for _ in range(WIDTH)] for _ in range(HEIGHT)]

    @staticmethod
    def place(x: float, y: float) -> tuple[int, int]:
        """The column and row of a point of the board."""
        column = MARGIN + (x + EAST) * (WIDTH - 2 * MARGIN - 1) / (2 * EAST)
        return round(column), round((NORTH - y) * (HEIGHT - 1) / (2 * NORTH))

    def write(self, x: float, y: float, text: str, style: str) -> None:
        """A text centred on a point."""
        column, row = self.place(x, y)
        first = min(max(column - len(text) // 2, 0), WIDTH - len(text))
        for ahead, sign in enumerate(text):
            self._cells[row][first + ahead] = (sign, style)

    def line(self, one: tuple[int, int], other: tuple[int, int], style: str) -> None:
        """A line between two points, drawn with the character closest to its slope."""
        (c1, r1), (c2, r2) = self.place(*one), self.place(*other)
        across, down = c2 - c1, r2 - r1
        if abs(across) > 4 * abs(down):
            sign = LEVEL
        elif 2 * abs(across) < abs(down):
            sign = STEEP
        else:
            sign = RISING if (across > 0) != (down > 0) else SINKING
        steps = max(abs(across), abs(down), 1)
        for step in range(steps + 1):
            column, row = c1 + round(across * step / steps), r1 + round(down * step / steps)
            self._cells[row][column] = (sign, style)

    def text(self) -> Text:
        """The whole drawing."""
        drawing = Text(no_wrap=True)
        for row in self._cells:
            for sign, style in row:
                drawing.append(sign, style)
            drawing.append("\n")
        return drawing


def draw(view: MekongView, words: Words, name_of: Callable[[int], str]) -> RenderableType:
    """The delta, then the players with their planks and cards."""
    heading = words(
        "board-round", round=view.round, who=name_of(view.first), stones=view.stones_left
    )
    if view.programming:
        heading += "\n" + words("board-programming")
    elif view.place:
        heading += "\n" + words("board-card", place=view.place)
        if view.chosen:
            heading += " · " + words("board-chosen", size=view.chosen)
    parts: list[RenderableType] = [Text(heading, style="bold"), _delta(view, words)]
    parts.append(_seats(view, words, name_of))
    if view.lost:
        parts.append(Text(words("board-lost", planks=_planks(view.lost, words)), style="dim"))
    legend = "board-legend-water" if view.options["open_water"] else "board-legend"
    parts.append(Text(words(legend), style="dim"))
    return Group(*parts)


def _delta(view: MekongView, words: Words) -> Text:
    canvas = Canvas()
    where = {village.colour: (village.x, village.y) for village in view.villages}
    where |= {str(stone.number): (stone.x, stone.y) for stone in view.stones}
    for plank in view.planks:
        canvas.line(*_ends(plank, where), STYLE[plank.colour])
    for island in view.islands:
        if not island.stone:
            shown = "xx" if island.covered else str(island.number)
            canvas.write(island.x, island.y, shown, "dim")
    for stone in view.stones:
        canvas.write(stone.x, stone.y, f"({stone.number})", "bold white")
    for plank in view.planks:
        (ax, ay), (bx, by) = _ends(plank, where)
        label, style = words("letter", colour=plank.colour) + str(plank.size), STYLE[plank.colour]
        if plank.pawn is not None:
            pawn = view.seats[plank.pawn].colour
            label += words("letter", colour=pawn).upper()
            style = f"{STYLE[pawn]} reverse"
        canvas.write((ax + bx) / 2, (ay + by) / 2, label, style)
    for village in view.villages:
        name = words("village-name", village=village.colour)
        canvas.write(village.x, village.y, f"[{name}]", STYLE[village.colour])
        guests = [seat.colour for seat in view.seats if seat.stands == village.colour]
        letters = "".join(words("letter", colour=colour).upper() for colour in guests)
        below = village.y - 70 if village.y > -NORTH else village.y + 70
        if letters:
            canvas.write(village.x, below, letters, "bold reverse")
    return canvas.text()


def _ends(
    plank: LaidPlank, where: dict[str, tuple[int, int]]
) -> tuple[tuple[int, int], tuple[int, int]]:
    one, other = plank.pair.split("-")
    return where[one], where[other]


def _seats(view: MekongView, words: Words, name_of: Callable[[int], str]) -> Table:
    table = Table(expand=False)
    headings = ("player", "colour", "goal", "stands", "reserve", "cards")
    for heading in headings:
        table.add_column(words(f"board-{heading}"))
    for number, seat in enumerate(view.seats):
        turn = "▶ " if number in view.pending else "  "
        on_plank = "-" in seat.stands
        stands = (
            words("board-on-plank", pair=seat.stands)
            if on_plank
            else words("village-name", village=seat.stands)
        )
        table.add_row(
            Text(turn + name_of(number), style=STYLE[seat.colour]),
            words("village-name", village=seat.colour),
            words("village-name", village=seat.destination),
            stands,
            _planks(seat.reserve, words),
            _cards(view, number, words),
        )
    return table


def _planks(planks: tuple[Plank, ...], words: Words) -> str:
    return " ".join(f"{words('letter', colour=plank.colour)}{plank.size}" for plank in planks)


def _cards(view: MekongView, seat: int, words: Words) -> Text:
    """The five places; the card being carried out is underlined, a hidden or missing one is `?`."""
    text = Text()
    for place, card in enumerate(view.seats[seat].cards, start=1):
        shown = words("board-face-down") if card is None else words("short-card", card=card)
        style = "bold underline" if place == view.place else ("dim" if card is None else "")
        text.append(shown, style=style)
        text.append(" · " if place < len(view.seats[seat].cards) else "", style="dim")
    return text
