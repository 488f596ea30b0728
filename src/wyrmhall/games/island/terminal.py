"""Dragon Island drawn in the terminal.

A tile is a brick of three lines, each row of the island shifted by half a brick:

    -1,1    ◆  0,1   P1       where it lies, its building, a treasure found
    Dra blu    Twr red        kind and colour
    bb     ①   r              dragons, wizards
"""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wyrmhall.games.island.pieces import COLOURS, ENERGIES
from wyrmhall.games.island.view import IslandView, Map, Seat, Tile, tile_facts
from wyrmhall.kernel.words import Words

WIDE, HIGH = 10, 3
INSIDE = WIDE - 1
TREASURE = "◆"
WIZARDS = "①②③④"
MANY = 4  # dragons shown one by one up to here
STYLES = {
    "blue": "white on blue",
    "green": "black on green",
    "red": "white on red",
    "white": "black on white",
    "gold": "black on yellow",
    None: "bold white on grey37",
}
NAME_STYLES = {"blue": "bright_blue", "green": "bright_green", "red": "bright_red", "white": "bold"}


def draw(view: IslandView, words: Words, name_of: Callable[[int], str]) -> RenderableType:
    """The island, what is left of the supplies, the players, the viewer's own tiles and maps."""
    parts: list[RenderableType] = [_island(view, words)]
    parts.append(Text(words("board-legend"), style="dim"))
    lairs = ", ".join(words("colour", colour=colour) for colour in view.lairs)
    parts.append(
        Text(
            words(
                "board-supply",
                bag=view.bag,
                deck=view.deck,
                bank=view.supply["gold"],
                spires=view.spires,
                lairs=lairs or words("board-none"),
            )
        )
    )
    parts.append(_seats(view, words, name_of))
    parts.extend(Text(line) for line in _own(view, words))
    if view.placing is not None:
        colour = view.placing.colour or "none"
        parts.append(Text(words("board-placing", kind=view.placing.kind, colour=colour)))
    if view.paying is not None:
        parts.append(Text(words("board-paying", due=view.paying.due)))
    return Group(*parts)


def _island(view: IslandView, words: Words) -> Text:
    """The bricks on a canvas of characters, each with a style."""
    left = min(_column(tile) for tile in view.tiles)
    top = min(tile.r for tile in view.tiles)
    right = max(_column(tile) for tile in view.tiles) + WIDE
    bottom = max(tile.r for tile in view.tiles) + 1
    canvas = [[(" ", "")] * (right - left) for _ in range((bottom - top) * HIGH)]
    for tile in view.tiles:
        style = STYLES[tile.colour]
        for row, line in enumerate(_brick(tile, words)):
            for offset, sign in enumerate(line):
                canvas[(tile.r - top) * HIGH + row][_column(tile) - left + offset] = (sign, style)
    text = Text(no_wrap=True, overflow="ignore")
    for line_of_signs in canvas:
        for sign, style in line_of_signs:
            text.append(sign, style)
        text.append("\n")
    return text


def _column(tile: Tile) -> int:
    return tile.q * WIDE + tile.r * WIDE // 2


def _brick(tile: Tile, words: Words) -> list[str]:
    """Three lines of nine signs."""
    marks = ""
    if tile.building is not None:
        marks = words("board-building", building=tile.building.kind)
        if tile.building.kind == "pen" and tile.building.owner is not None:
            marks += str(tile.building.owner + 1)
    marks += TREASURE if tile.treasure else ""
    kind = words("board-kind", kind=tile.kind)
    short = words("board-short", colour=tile.colour or "none")
    wizards = "".join(WIZARDS[seat] for seat in tile.wizards)
    return [
        _both_ends(tile.cell, marks),
        f"{kind} {short}".ljust(INSIDE)[:INSIDE],
        _both_ends(_dragons(tile, words), wizards),
    ]


def _dragons(tile: Tile, words: Words) -> str:
    letters = {words("board-letter", colour=c): n for c, n in tile.dragons.items()}
    if sum(letters.values()) <= MANY:
        return "".join(letter * count for letter, count in letters.items())
    return "".join(f"{letter}{count}" for letter, count in letters.items())


def _both_ends(left: str, right: str) -> str:
    return left.ljust(INSIDE - len(right))[: INSIDE - len(right)] + right


def _seats(view: IslandView, words: Words, name_of: Callable[[int], str]) -> Table:
    table = Table(expand=False)
    for heading in ("player", "wizard", "stock", "fame", "pets", "captured", "hand"):
        table.add_column(words(f"board-{heading}"))
    for number, seat in enumerate(view.seats):
        turn = "▶ " if number in view.pending else "  "
        fame = words("board-behind") if seat.fame is None else str(seat.fame)
        table.add_row(
            Text(turn + name_of(number), style=NAME_STYLES[seat.wizard]),
            f"{WIZARDS[number]} {words('colour', colour=seat.wizard)}",
            _stock(seat, words),
            fame,
            ", ".join(
                words("board-pet", colour=p.colour, gold=p.gold, lair="yes" if p.lair else "no")
                for p in seat.pets
            ),
            ", ".join(words("colour", colour=colour) for colour in seat.captured),
            words("board-counts", tiles=seat.tiles, maps=seat.maps),
        )
    return table


def _stock(seat: Seat, words: Words) -> str:
    if seat.energy is None:
        return words("board-behind")
    held = [*(seat.energy[colour] for colour in ENERGIES), seat.gold]
    return " ".join(
        f"{words('board-short', colour=colour)}\u00a0{count}"
        for colour, count in zip(COLOURS, held)
    )


def _own(view: IslandView, words: Words) -> list[str]:
    """What the viewer alone sees."""
    if view.viewer is None:
        return []
    seat = view.seats[view.viewer]
    lines = []
    if seat.hand:
        tiles = " · ".join(words("board-tile", **tile_facts(*faces)) for faces in seat.hand)
        lines.append(words("board-own-tiles", tiles=tiles))
    for heading, maps in (("maps", seat.own_maps), ("drawn", seat.own_drawn)):
        if maps:
            lines.append(words(f"board-own-{heading}", maps=_maps(maps, words)))
    if view.deck_known:
        known = " · ".join(
            words("board-known-map", place=known.place, map=known.map.name)
            for known in view.deck_known
        )
        lines.append(words("board-known", maps=known))
    return lines


def _maps(maps: tuple[Map, ...], words: Words) -> str:
    return " · ".join(words("board-map", map=held.name, fame=held.fame) for held in maps)
