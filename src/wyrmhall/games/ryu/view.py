"""What a viewer sees of a match of RYU, and how moves are put into words (R31).

Hidden are the cubes behind others' screens and the bag, unless `screens` is open, and always
what others do in a bid that is not over.
"""

from functools import lru_cache
from typing import Any

import msgspec

from wyrmhall.games.ryu import pieces
from wyrmhall.games.ryu.choices import MOVES, PAYABLE, PAYMENT
from wyrmhall.games.ryu.phases import BID, PHASES
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.options import Choice, Chosen
from wyrmhall.kernel.state import RUNNING
from wyrmhall.kernel.view import Scene, View
from wyrmhall.kernel.words import Phrase


class Cubes(msgspec.Struct, frozen=True):
    """Cubes by colour."""

    white: int = 0
    blue: int = 0
    orange: int = 0
    purple: int = 0
    yellow: int = 0

    @property
    def count(self) -> int:
        """How many there are."""
        return self.white + self.blue + self.orange + self.purple + self.yellow


class Tokens(msgspec.Struct, frozen=True):
    """Influence tokens by kind."""

    merchant: int
    smuggler: int
    governor: int


class Island(msgspec.Struct, frozen=True):
    """An island of the circle; each seat says where its figure stands."""

    name: str
    kind: str
    """`neutral`, `player` or `non-player`."""
    owner: int | None
    face: str | None
    """`exploration` or `sepia`; None on a neutral island."""


class Seat(msgspec.Struct, frozen=True):
    """A player."""

    people: str
    island: str
    """Where the figure stands."""
    pieces: tuple[str, ...]
    tokens: Tokens
    cubes: Cubes | None
    """Cubes behind the screen, with those in a bidding hand; None if hidden from the viewer."""
    owed: int
    """Tokens of their choice they still have to take."""


class Hand(msgspec.Struct, frozen=True):
    """The viewer's own hand in a bid."""

    cubes: Cubes
    closed: bool


class RyuView(View, kw_only=True):
    """The table as one viewer sees it."""

    options: dict[str, Choice]
    first: int
    round: int
    """From 1."""
    turn: int | None
    """Whose turn it is; None when the game is over."""
    """The active player."""
    phase: str
    """What is being asked: opening, turn, draft, split, choose, trade, exchange, discard, claim,
    bid, spoils; `over` when the game is."""
    moved: bool
    acted: bool
    passive: int | None
    circle: tuple[Island, ...]
    seats: tuple[Seat, ...]
    bag: Cubes | None
    centre: Cubes
    shown: Cubes
    """Cubes drawn and not yet shared out; in a split, the pile not set aside."""
    aside: Cubes
    fallen: Cubes
    """Which cubes of the centre were discarded by this inspection, and may be claimed."""
    hand: Hand | None
    """The viewer's own, in a bid; None otherwise."""


TOLD_BY_THE_TABLE = frozenset({"build", "choose", "explore"})
"""Kinds of move that need facts from the view."""


def describe(move: Move, view: RyuView) -> Phrase:
    """A move in words, with the facts the view adds to its arguments."""
    if move.kind == "move":
        island = move.args["island"]
        return _walk(island, steps_between(view, _mover(view).island, island))
    if move.kind not in TOLD_BY_THE_TABLE:
        return MOVES.phrase(move)
    facts: dict[str, int | str] = dict(move.args)
    if move.kind == "build":
        facts |= payment_of(move)
        facts["piece"] = pieces.PIECES[len(_mover(view).pieces)]
    elif move.kind == "choose":
        facts["count"] = (view.aside if move.args["pile"] == "aside" else view.shown).count
    elif move.kind == "explore":
        here_name = _mover(view).island
        facts["island"] = here_name
        facts["kind"] = next(i.kind for i in view.circle if i.name == here_name)
    return Phrase(f"move-{move.kind}", facts)


def payment_of(move: Move) -> dict[str, int]:
    """What a move pays for a piece, by colour; Governors too."""
    payment = pieces.PAYMENTS[PAYMENT.value[move.args["payment"]]]
    return dict(zip(PAYABLE, payment, strict=True))


def steps_between(view: RyuView, one: str, other: str) -> int:
    """How far two islands lie apart, the shorter way round."""
    places = _chart.places(view.circle)
    apart = abs(places[one] - places[other])
    return min(apart, pieces.ISLAND_COUNT - apart)


def _mover(view: RyuView) -> Seat:
    """The seat whose turn it is; moves are described only while the game runs."""
    assert view.turn is not None
    return view.seats[view.turn]


def hidden(s: Any, seat: int | None) -> tuple[tuple[int, ...], ...]:
    """Others' hands and whether they are closed, during a bid; all other cubes can be deduced."""
    if s.phase != BID or s.over != RUNNING:
        return ()
    return tuple(
        (int(s.closed[other]), *s.hand[other].tolist())
        for other in range(s.players)
        if other != seat
    )


def _seat_or_none(seat: int) -> int | None:
    return None if seat == pieces.NOBODY else seat


@lru_cache
def _walk(island: str, steps: int) -> Phrase:
    return Phrase("move-move", {"island": island, "steps": steps})


class Chart:
    """Remembers the places of the last circle seen: its moves are described one after another."""

    def __init__(self) -> None:
        self._known: tuple[tuple[Island, ...], dict[str, int]] = ((), {})

    def places(self, circle: tuple[Island, ...]) -> dict[str, int]:
        """The place of each island, by name."""
        known, places = self._known
        if known is not circle:
            places = {island.name: place for place, island in enumerate(circle)}
            self._known = circle, places
        return places


_chart = Chart()


def _pending(s: Any) -> tuple[int, ...]:
    if s.over != RUNNING:
        return ()
    return tuple(range(s.players)) if s.phase == BID else (s.asked,)


def _round(s: Any) -> int:
    drawn = s.over != RUNNING and s.winner == pieces.NOBODY
    return s.rounds + (0 if drawn else 1)


def _phase(s: Any) -> str:
    return "over" if s.over != RUNNING else PHASES[s.phase]


def _bag(s: Any) -> Cubes | None:
    return Cubes(*s.bag) if s.screens == pieces.OPEN else None


def _hand(s: Any, viewer: int | None) -> Hand | None:
    if viewer is None or s.over != RUNNING or s.phase != BID:
        return None
    return Hand(Cubes(*s.hand[viewer]), bool(s.closed[viewer]))


def _circle(s: Any) -> tuple[Island, ...]:
    return tuple([_island(s, place) for place in range(pieces.ISLAND_COUNT)])


def _island(s: Any, place: int) -> Island:
    island = s.circle[place]
    if island < pieces.FIRST_PEOPLE:
        return Island(pieces.ISLANDS[island], "neutral", None, None)
    owner = _seat_or_none(s.owner[island - pieces.FIRST_PEOPLE])
    face = pieces.FACES[s.sepia[island - pieces.FIRST_PEOPLE]]
    kind = "non-player" if owner is None else "player"
    return Island(pieces.ISLANDS[island], kind, owner, face)


def _seat(s: Any, seat: int, own: bool) -> Seat:
    return Seat(
        people=pieces.PEOPLES[s.people[seat]],
        island=pieces.ISLANDS[s.circle[s.place[seat]]],
        pieces=pieces.PIECES[: s.built[seat]],
        tokens=Tokens(*s.tokens[seat]),
        cubes=Cubes(*s.cubes[seat]) if own or s.screens == pieces.OPEN else None,
        owed=s.owed[seat],
    )


view = Scene(
    RyuView,
    "ryu",
    players=lambda s: s.players,
    pending=_pending,
    options=Chosen(pieces.OPTIONS),
    first=lambda s: s.first,
    round=_round,
    turn=lambda s: s.turn if s.over == RUNNING else None,
    phase=_phase,
    moved=lambda s: bool(s.moved and s.over == RUNNING),
    acted=lambda s: bool(s.acted and s.over == RUNNING),
    passive=lambda s: _seat_or_none(s.passive) if s.over == RUNNING else None,
    circle=_circle,
    seats=_seat,
    bag=_bag,
    centre=lambda s: Cubes(*s.centre),
    shown=lambda s: Cubes(*s.shown),
    aside=lambda s: Cubes(*s.aside),
    fallen=lambda s: Cubes(*s.fallen),
    hand=_hand,
)
