"""What a viewer sees of a match of Les Dragons du Mékong, and how moves are put into words.

Hidden are the cards not yet turned and, while all programme, how far each seat is.
"""

from itertools import takewhile
from typing import Any

import msgspec

from wyrmhall.games.mekong import pieces
from wyrmhall.games.mekong.choices import MOST_CHANGES, MOVES
from wyrmhall.games.mekong.planks import fits_somewhere
from wyrmhall.games.mekong.programme import flies_at, is_ready
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.options import Choice, Chosen
from wyrmhall.kernel.rule import plain
from wyrmhall.kernel.state import RUNNING
from wyrmhall.kernel.view import Scene, View
from wyrmhall.kernel.words import Phrase

TASKS = ("", "stone", "take", "bridge", "remove", "step", "jump")
HEIGHT = 866  # the height of a lattice row, in thousandths of its pitch


class Village(msgspec.Struct, frozen=True):
    """A village; `planks` rest on it."""

    colour: str
    x: int
    y: int
    planks: int


class Island(msgspec.Struct, frozen=True):
    """An island of the island board; `covered` by a plank it takes no stone."""

    number: int
    x: int
    y: int
    stone: bool
    covered: bool


class Stone(msgspec.Struct, frozen=True):
    """A stone on the board; `site` is its island or, in open water, its point."""

    number: int
    site: int
    x: int
    y: int
    planks: int


class Point(msgspec.Struct, frozen=True):
    """A point of open water."""

    number: int
    x: int
    y: int


class Plank(msgspec.Struct, frozen=True):
    """A plank, in a reserve or lost; `length` is how far it spans."""

    size: int
    colour: str
    length: int


class LaidPlank(msgspec.Struct, frozen=True):
    """A plank on the board; `pawn` is the seat whose pawn stands on it."""

    pair: str
    size: int
    colour: str
    length: int
    pawn: int | None


class Seat(msgspec.Struct, frozen=True):
    """A player."""

    colour: str
    destination: str
    stands: str
    """Where the pawn is: a village's colour, or the pair of a plank."""
    reserve: tuple[Plank, ...]
    cards: tuple[str | None, ...]
    """The five places of this round; None for a card the viewer may not see or that is not laid."""
    cancelled: tuple[bool, ...]
    """Which of the cards turned so far a dragon cancels."""


class MekongView(View, kw_only=True):
    """The whole table."""

    options: dict[str, Choice]
    round: int
    first: int
    programming: bool
    place: int
    """Which of the five cards is carried out, from 1; 0 while all programme."""
    turn: int | None
    task: str
    """What the seat whose turn it is has to do: stone, take, bridge, remove, step or jump."""
    left: int
    """How many more times."""
    chosen: int | None
    """The size of the plank taken and not yet laid."""
    doomed: tuple[int, ...]
    """While a plank is to be taken: the sizes to choose from that fit nowhere; none by eye."""
    stones_left: int
    villages: tuple[Village, ...]
    islands: tuple[Island, ...]
    """Empty in open water."""
    points: tuple[Point, ...]
    """In open water, while a stone is placed: where it may go."""
    stones: tuple[Stone, ...]
    planks: tuple[LaidPlank, ...]
    lost: tuple[Plank, ...]
    seats: tuple[Seat, ...]
    hand: tuple[str, ...]
    """The viewer's own cards that are not laid; none for a spectator."""
    ready: bool
    """While all programme: whether the viewer's own cards are final (M6)."""
    changes: int
    """While all programme: how often the viewer may still rearrange cards by a move."""


TOLD_BY_THE_TABLE = frozenset({"program", "take"})
"""Kinds of move that need facts from the view, besides those along a pair."""


def describe(move: Move, view: MekongView) -> Phrase:
    """A move in words, with the facts the view adds to its arguments."""
    if move.kind not in TOLD_BY_THE_TABLE and "pair" not in move.args:
        return MOVES.phrase(move)
    facts: dict[str, int | str] = dict(move.args)
    if move.kind == "program" and view.viewer is not None:
        laid = view.seats[view.viewer].cards
        facts["place"] = laid.index(None) + 1 if None in laid else pieces.LAID
    if move.kind == "take" and view.turn is not None:
        wanted = int(move.args["size"])
        reserve = view.seats[view.turn].reserve
        facts["colour"] = next((p.colour for p in reserve if p.size == wanted), pieces.COLOURS[0])
    if "pair" in move.args:
        facts["one"], facts["other"] = move.args["pair"].split("-")
    if move.kind == "bridge":
        facts["size"] = view.chosen or 0
    elif "pair" in move.args:
        found = [p for p in view.planks if p.pair == move.args["pair"]]
        facts["colour"] = found[0].colour if found else pieces.COLOURS[0]
        facts["size"] = found[0].size if found else 0
    return Phrase(f"move-{move.kind}", facts)


def hidden(s: Any, seat: int | None) -> tuple[int, ...]:
    """The others' cards not yet turned, place by place; NO_CARD where one is not laid yet.

    While all programme, also who is ready and how often each has rearranged their cards.
    """
    if s.over != RUNNING:
        return ()
    others = [other for other in range(s.players) if other != seat]
    cards = [
        int(s.laid[other, place]) for other in others for place in range(int(s.turned), pieces.LAID)
    ]
    if s.stage:
        cards += [int(s.ready) >> other & 1 for other in others]
        cards += [int(s.changes[other]) for other in others]
    return tuple(cards)


def point_at(point: int) -> tuple[int, int]:
    """Where a point of open water is drawn, rounded to 1 unit; the rules never ask this."""
    a, b = pieces.POINT_AXIAL[point]
    return 50 * a + 25 * b, round(50 * b * HEIGHT / 1000)


def _pending(s: Any) -> tuple[int, ...]:
    if s.over != RUNNING:
        return ()
    # While all programme, every seat: who has finished is secret.
    return tuple(range(s.players)) if s.stage else (s.turn,)


def _acting(s: Any) -> bool:
    return s.over == RUNNING and not s.stage


def _villages(s: Any) -> tuple[Village, ...]:
    return tuple(
        Village(pieces.COLOURS[v], *pieces.VILLAGE_AT[v], s.resting[v].bit_count())
        for v in range(pieces.VILLAGES)
    )


def _islands(s: Any) -> tuple[Island, ...]:
    return () if s.open_water else tuple(_island(s, number) for number in range(pieces.STONES))


def _stones(s: Any) -> tuple[Stone, ...]:
    return tuple(
        _stone(s, stone) for stone in range(pieces.STONES) if s.lies_at[stone] != pieces.NONE
    )


def _laid_planks(s: Any) -> tuple[LaidPlank, ...]:
    return tuple(
        _laid_plank(s, plank) for plank in range(pieces.PLANKS) if s.lies[plank] != pieces.NONE
    )


def _lost(s: Any) -> tuple[Plank, ...]:
    return tuple(_plank(plank) for plank in range(pieces.PLANKS) if s.lost >> plank & 1)


def _island(s: Any, site: int) -> Island:
    stone = s.lies_at[site] != pieces.NONE
    return Island(site + 1, *pieces.ISLAND_AT[site], stone, bool(s.closed[site] and not stone))


def _stone(s: Any, stone: int) -> Stone:
    site = s.lies_at[stone]
    x, y = point_at(site) if s.open_water else pieces.ISLAND_AT[site]
    return Stone(stone + 1, site + 1, x, y, s.resting[pieces.VILLAGES + stone].bit_count())


def _plank(plank: int) -> Plank:
    size = plank % pieces.SIZES
    return Plank(size + 1, pieces.COLOURS[plank // pieces.SIZES], pieces.LENGTHS[size])


def _laid_plank(s: Any, plank: int) -> LaidPlank:
    there = [seat for seat in range(s.players) if s.pawn[seat] == pieces.VILLAGES + plank]
    piece = _plank(plank)
    return LaidPlank(
        pair=pieces.PAIR_NAMES[s.lies[plank]],
        size=piece.size,
        colour=piece.colour,
        length=piece.length,
        pawn=there[0] if there else None,
    )


def _seat(s: Any, seat: int, own: bool) -> Seat:
    colour, space = s.colour[seat], s.pawn[seat]
    shown = pieces.LAID if own else s.turned
    return Seat(
        colour=pieces.COLOURS[colour],
        destination=pieces.COLOURS[int(pieces.OPPOSITE[colour])],
        stands=pieces.COLOURS[space]
        if space < pieces.VILLAGES
        else pieces.PAIR_NAMES[s.lies[space - pieces.VILLAGES]],
        reserve=tuple(
            _plank(s.reserve[seat][size] * pieces.SIZES + size)
            for size in range(pieces.SIZES)
            if s.reserve[seat][size] != pieces.NONE
        ),
        cards=tuple(
            pieces.CARDS[card] if place < shown and card != pieces.NO_CARD else None
            for place, card in enumerate(s.laid[seat])
        ),
        cancelled=tuple(_cancelled(s, seat, place) for place in range(pieces.LAID)),
    )


def _cancelled(s: Any, seat: int, place: int) -> bool:
    """M7: whether the card a seat has turned in a place does nothing."""
    if place >= s.turned or s.laid[seat][place] >= pieces.DRAGON:
        return False
    dragons = [laid[place] for laid in s.laid[: s.players] if laid[place] >= pieces.DRAGON]
    return any(flies_at(dragon, s.colour[seat]) for dragon in dragons)


def _hand(s: Any, seat: int | None) -> tuple[str, ...]:
    if seat is None:
        return ()
    laid = set(s.laid[seat])
    cards = (
        *range(pieces.DRAGON),
        *sorted(pieces.DRAGON + colour for colour in s.colour[: s.players]),
    )
    own = pieces.DRAGON + s.colour[seat]
    return tuple(pieces.CARDS[card] for card in cards if card != own and card not in laid)


def _ready(s: Any, seat: int | None) -> bool:
    return bool(s.stage and seat is not None and plain(is_ready)(s, seat))


def _changes(s: Any, seat: int | None) -> int:
    return MOST_CHANGES - int(s.changes[seat]) if s.stage and seat is not None else 0


def _doomed(s: Any) -> tuple[int, ...]:
    """M13, M23: where a plank fits, every longer one does."""
    if not _acting(s) or s.task != pieces.TAKE_PLANK or s.by_eye:
        return ()
    fits, held = plain(fits_somewhere), s.reserve[s.turn]
    short = takewhile(lambda size: not fits(s, size), range(1, pieces.SIZES + 1))
    return tuple(size for size in short if held[size - 1] != pieces.NONE)


def _points(s: Any) -> tuple[Point, ...]:
    if not (s.open_water and _acting(s) and s.task == pieces.PLACE_STONE):
        return ()
    return tuple(Point(p + 1, *point_at(p)) for p in range(pieces.POINTS) if not s.closed[p])


view = Scene(
    MekongView,
    "mekong",
    players=lambda s: s.players,
    pending=_pending,
    options=Chosen(pieces.OPTIONS),
    round=lambda s: s.rounds,
    first=lambda s: s.first,
    programming=lambda s: bool(s.stage),
    place=lambda s: 0 if s.stage else s.place + 1,
    turn=lambda s: s.turn if _acting(s) else None,
    task=lambda s: TASKS[s.task] if _acting(s) else "",
    left=lambda s: s.left if _acting(s) else 0,
    chosen=lambda s: s.chosen or None if _acting(s) else None,
    doomed=_doomed,
    stones_left=lambda s: s.stones,
    villages=_villages,
    islands=_islands,
    points=_points,
    stones=_stones,
    planks=_laid_planks,
    lost=_lost,
    seats=_seat,
    hand=_hand,
    ready=_ready,
    changes=_changes,
)
