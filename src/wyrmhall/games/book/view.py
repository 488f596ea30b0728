"""What a viewer sees of a match of The Book of Dragons, and how moves are put into words.

Everything is public except the cards under the visible ones, so every viewer sees the same.
"""

from typing import Any

import msgspec

from wyrmhall.games.book import pieces
from wyrmhall.games.book.choices import MOVES
from wyrmhall.games.book.rules import score
from wyrmhall.kernel.moves import Move
from wyrmhall.kernel.options import Choice, Chosen
from wyrmhall.kernel.rule import plain
from wyrmhall.kernel.state import RUNNING
from wyrmhall.kernel.view import Scene, Stake, View
from wyrmhall.kernel.words import Phrase

_score = plain(score)


class Card(msgspec.Struct, frozen=True):
    """A dragon."""

    kind: str
    world: str
    points: int


class Pile(msgspec.Struct, frozen=True):
    """A pile: its visible card and what lies on it. Piles are numbered from 1."""

    number: int
    height: int
    top: Card | None
    floor: int | None
    """What dice here must total; if others lie here, they must also exceed `total`."""
    holder: int | None
    blocked: bool
    dice: tuple[int, ...]
    total: int
    immune: bool


class Die(msgspec.Struct, frozen=True):
    """An expedition die; `pile` is None while it is free."""

    pips: int
    pile: int | None
    spent: bool
    """Already placed this turn, so it cannot be placed again."""


class Taken(msgspec.Struct, frozen=True):
    """A dragon in a player's book."""

    card: Card
    used: bool
    objective: bool


class Seat(msgspec.Struct, frozen=True):
    """A player."""

    objective: str
    dice: tuple[Die, ...]
    token: int | None
    """The pile the immunity token lies on; None in hand."""
    book: tuple[Taken, ...]
    points: int
    bonus: int
    score: int


class BookView(View, kw_only=True):
    """The whole table."""

    options: dict[str, Choice]
    first: int
    turn: int | None
    """Whose turn it is; None when the game is over."""
    took: bool
    placed: bool
    last_round: bool
    block: int | None
    """The pile the blocking die lies on; 0 beside the board; None if there is none."""
    piles: tuple[Pile, ...]
    seats: tuple[Seat, ...]
    removed: tuple[Card, ...]


REST = Phrase("move-rest")


def describe(move: Move, view: BookView) -> Phrase:
    """A move in words, with the facts the view adds to its arguments."""
    if not move.args:
        resting = move.kind == "end" and not view.took and not view.placed
        return REST if resting else MOVES.phrase(move)
    facts: dict[str, int | str] = dict(move.args)
    if "pile" in move.args:
        card = view.piles[int(move.args["pile"]) - 1].top
        if card is not None:
            facts |= {"kind": card.kind, "world": card.world, "points": card.points}
    if "die" in move.args:
        pips = int(move.args["die"])
        facts |= {"pips": pips, "after": 7 - pips if move.kind == "turn" else pips + 1}
    return Phrase(f"move-{move.kind}", facts)


def stake_of_take(move: Move, view: BookView) -> Stake:
    """B9."""
    del move, view
    return Stake(Phrase("stake-take"))


def stake_of_place(move: Move, view: BookView) -> Stake | None:
    """B5, B8: whose dice go home; and that no card can be taken after it."""
    if not view.took and not view.placed and any(p.holder == view.viewer for p in view.piles):
        return Stake(Phrase("stake-no_take"), warns=True)
    holder = view.piles[int(move.args["pile"]) - 1].holder
    if holder is None or holder == view.viewer:
        return None
    return Stake(Phrase("stake-outbid", {"whom": holder}))


def stake_of_end(move: Move, view: BookView) -> Stake | None:
    """B10: what stays unused."""
    del move
    assert view.viewer is not None
    idle = [die for die in view.seats[view.viewer].dice if die.pile is None and not die.spent]
    if not idle or (not view.took and not view.placed):
        return None
    return Stake(Phrase("stake-end", {"count": len(idle)}), warns=True)


STAKES = {"take": stake_of_take, "place": stake_of_place, "end": stake_of_end}


def hidden(s: Any, seat: int | None) -> tuple[int, ...]:
    """The covered cards, pile by pile from the bottom; the same for every viewer."""
    covered: list[int] = []
    for pile in range(pieces.PILES_FOR[s.players]):
        covered += s.piles[pile][: max(int(s.height[pile]) - 1, 0)].tolist()
    return tuple(covered)


EVERY_CARD = tuple(
    Card(kind, world, int(points))
    for kind in pieces.KINDS
    for world, points in zip(pieces.WORLDS, pieces.POINTS)
)


def _removed(s: Any) -> tuple[Card, ...]:
    return tuple(
        [EVERY_CARD[card] for card, owner in enumerate(s.owner) if owner == pieces.REMOVED]
    )


def _pile(s: Any, pile: int) -> Pile:
    height, holder = s.height[pile], s.holder[pile]
    held = holder not in (pieces.NOBODY, pieces.BLOCK)
    dice = [p for p, at in zip(s.pips[holder], s.lies_on[holder]) if at == pile] if held else []
    return Pile(
        number=pile + 1,
        height=height,
        top=EVERY_CARD[s.piles[pile][height - 1]] if height else None,
        floor=s.floor[pile] if height else None,
        holder=holder if held else None,
        blocked=holder == pieces.BLOCK,
        dice=tuple(sorted(dice)),
        total=s.total[pile],
        immune=held and s.token[holder] == pile,
    )


def _seat(s: Any, seat: int) -> Seat:
    objective = s.objective[seat]
    book = _book(s, seat)
    dice = zip(s.pips[seat], s.lies_on[seat], s.spent)
    on_turn = s.over == RUNNING and s.turn == seat
    return Seat(
        objective=pieces.KINDS[objective],
        dice=tuple(
            Die(pips, None if pile == pieces.HOME else pile + 1, bool(spent and on_turn))
            for pips, pile, spent in sorted(dice)
        ),
        token=None if s.token[seat] == pieces.IN_HAND else s.token[seat] + 1,
        book=book,
        points=sum(taken.card.points for taken in book),
        bonus=pieces.OBJECTIVE_BONUS * sum(taken.objective for taken in book),
        score=_score(s, seat),
    )


def _book(s: Any, seat: int) -> tuple[Taken, ...]:
    objective = s.objective[seat]
    cards = [card for card, owner in enumerate(s.owner) if owner == seat]
    return tuple(
        Taken(EVERY_CARD[card], bool(s.used[card]), card // pieces.WORLD_COUNT == objective)
        for card in cards
    )


view = Scene(
    BookView,
    "book",
    players=lambda s: s.players,
    pending=lambda s: () if s.over != RUNNING else (s.turn,),
    options=Chosen(pieces.OPTIONS),
    first=lambda s: s.first,
    turn=lambda s: s.turn if s.over == RUNNING else None,
    took=lambda s: bool(s.took and s.over == RUNNING),
    placed=lambda s: bool(s.placed and s.over == RUNNING),
    last_round=lambda s: bool(s.last_round),
    block=lambda s: None if s.block == pieces.ABSENT else s.block + 1,
    piles=lambda s: tuple([_pile(s, pile) for pile in range(pieces.PILES_FOR[s.players])]),
    seats=lambda s: tuple([_seat(s, seat) for seat in range(s.players)]),
    removed=_removed,
)
