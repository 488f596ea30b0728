"""The Book of Dragons drawn in the terminal."""

from collections.abc import Callable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wyrmhall.games.book.view import BookView, Die, Pile, Seat, Taken
from wyrmhall.kernel.words import Words

DICE = "⚀⚁⚂⚃⚄⚅"
POWER, OBJECTIVE = "✦", "★"
CARD_WIDTH = 24
WORLD_STYLE = {
    "plains": "green",
    "mountains": "white",
    "storm": "cyan",
    "jungle": "bright_green",
    "desert": "yellow",
    "volcano": "red",
}
SEAT_STYLE = ("bright_red", "bright_blue", "bright_yellow", "bright_magenta", "bright_cyan")


def draw(view: BookView, words: Words, name_of: Callable[[int], str]) -> RenderableType:
    """The piles side by side, then the players."""
    parts: list[RenderableType] = []
    if view.last_round and view.outcome is None:
        parts.append(Text(words("board-last-round"), style="bold reverse"))
    parts.append(Columns([_pile(pile, words, name_of) for pile in view.piles]))
    if view.block == 0:
        parts.append(Text(words("board-block-beside")))
    if view.removed:
        cards = ", ".join(words("dragon", kind=c.kind, world=c.world) for c in view.removed)
        parts.append(Text(words("board-removed", cards=cards), style="dim"))
    parts.append(_seats(view, words, name_of))
    parts.append(Text(words("board-legend", power=POWER, bonus=OBJECTIVE), style="dim"))
    if view.outcome is not None:
        parts += [Text(_sum(seat, name_of(n), words)) for n, seat in enumerate(view.seats)]
    return Group(*parts)


def _pile(pile: Pile, words: Words, name_of: Callable[[int], str]) -> Panel:
    title = words("board-pile", pile=pile.number)
    card = pile.top
    if card is None:
        return Panel(
            Text(f"\n\n{words('board-empty')}\n\n", justify="center"),
            title=title,
            width=CARD_WIDTH,
            style="dim",
        )
    style = WORLD_STYLE[card.world]
    text = Text(justify="center")
    text.append(words("kind", kind=card.kind) + "\n", style="bold")
    text.append(f"{words('world', world=card.world)} · {card.points}\n", style=style)
    power = words("world-power", world=card.world)
    text.append(power + "\n", style=f"italic {style}")
    if pile.holder is not None:
        dice = "+".join(map(str, pile.dice))
        held = words("board-dice-of", who=name_of(pile.holder), dice=f"{dice} = {pile.total}")
        text.append(f"{held}\n", style=f"bold {SEAT_STYLE[pile.holder]}")
    elif pile.blocked:
        text.append(f"{words('board-blocking-die')} = {pile.total}\n", style="bold")
    else:
        text.append(words("board-floor", floor=pile.floor) + "\n", style="dim")
    text.append(words("board-immune") if pile.immune else "", style="bold reverse")
    left = words("board-left", count=pile.height)
    return Panel(text, title=title, subtitle=left, width=CARD_WIDTH, border_style=style)


def _seats(view: BookView, words: Words, name_of: Callable[[int], str]) -> Table:
    table = Table(expand=False)
    for heading in ("board-player", "board-dice", "board-objective", "board-book"):
        table.add_column(words(heading))
    table.add_column(words("board-score"), justify="right")
    for number, seat in enumerate(view.seats):
        style = SEAT_STYLE[number]
        turn = "▶ " if number in view.pending else "  "
        table.add_row(
            Text(turn + name_of(number), style=f"bold {style}"),
            _dice(seat.dice),
            words("kind", kind=seat.objective),
            _book(seat, words),
            str(seat.score),
        )
    return table


def _sum(seat: Seat, name: str, words: Words) -> str:
    return words(
        "score-sum",
        who=name,
        points=seat.points,
        bonus=seat.bonus,
        score=seat.score,
        dice=sum(die.pips for die in seat.dice),
    )


def _dice(dice: tuple[Die, ...]) -> Text:
    text = Text()
    for die in dice:
        face = f"{DICE[die.pips - 1]} {die.pips}"
        text.append(
            f"[{face}→{die.pile}] " if die.pile else f" {face}  ", "dim" if die.pile else ""
        )
    return text


def _book(seat: Seat, words: Words) -> Text:
    text = Text()
    for taken in seat.book:
        if text:
            text.append(", ")
        text.append(_taken(taken, words), style=WORLD_STYLE[taken.card.world])
    return text


def _taken(taken: Taken, words: Words) -> str:
    marks = POWER if not taken.used and taken.card.world != "volcano" else ""
    marks += OBJECTIVE if taken.objective else ""
    return words("dragon", kind=taken.card.kind, world=taken.card.world) + marks
