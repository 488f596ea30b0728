"""A table of The Book of Dragons laid out by hand, and what a test reads off it.

    table = (
        Table(players=2)
        .pile(1, "hydra jungle", "drake plains")  # the visible card first, then those below
        .only(2, "drake volcano")                 # and nothing below
        .dice(0, 3, 4, 5)
        .dice(1, (6, 1), 2, 2)                    # (pips, pile) lies on a pile; a number is free
        .block(3)
        .token(1, 1)
        .book(0, "wyvern desert", "serpent storm used")
    )
    match = table.match()

Whatever is not said is as at the start of a game: dice at 3, 4 and 5, tokens in hand, books
empty, seat 0 first and to move, the blocking die (where there is one) on the third pile,
objectives in the order of the kinds. Cards not mentioned are dealt, in the order of their
kinds and worlds, under the cards of each pile in turn, up to the height piles start with;
those for which there is no room left were removed from the game.
"""

import random
from collections.abc import Iterator
from typing import Any, Self, TypeAlias

from wyrmhall.games.book import GAME, pieces
from wyrmhall.games.book.view import BookView
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.options import Choice, settle_options
from wyrmhall.kernel.state import blank
from wyrmhall.kernel.words import Phrase

Die: TypeAlias = int | tuple[int, int]
"""A free die's pips, or the pips and the pile of a die that lies on one."""

OPENING = {2: (12,) * 3, 3: (12,) * 3, 4: (9,) * 4, 5: (8, 7, 7, 7, 7)}  # B3
POINTS = {"plains": 3, "mountains": 4, "storm": 5, "jungle": 6, "desert": 7, "volcano": 8}  # B2
BOARD = (3, 4, 5, 6, 7)  # B23
PILES_TO_END = {2: 1, 3: 1, 4: 2, 5: 2}  # B18
EVERY_CARD = tuple(f"{kind} {world}" for kind in pieces.KINDS for world in pieces.WORLDS)
WAITING = 0
"""Where the blocking die is while it waits beside the board."""


class Table:
    """A position in the making; `match()` lays it out."""

    def __init__(self, players: int = 3, first: int = 0, **options: Choice) -> None:
        self._players = players
        self._options = settle_options(GAME.options, options, GAME.id, players)
        self._first = self._turn = first
        self._piles: list[list[str]] = [[] for _ in OPENING[players]]
        self._room = list(OPENING[players])
        self._dice: list[tuple[Die, ...]] = [(3, 4, 5)] * players
        self._tokens: dict[int, int] = {}
        self._books: list[tuple[str, ...]] = [()] * players
        self._objectives: dict[int, str] = {}
        self._removed: tuple[str, ...] = ()
        self._block = 3
        self._block_left = 3

    def pile(self, number: int, *cards: str) -> Self:
        """A pile's cards, the visible one first; cards nobody mentions lie below them."""
        self._piles[number - 1] = list(cards)
        return self

    def only(self, number: int, *cards: str) -> Self:
        """A pile of these cards and no other; of none, it is empty."""
        self._room[number - 1] = len(cards)
        return self.pile(number, *cards)

    def dice(self, seat: int, *dice: Die) -> Self:
        """A seat's three dice."""
        self._dice[seat] = dice
        return self

    def token(self, seat: int, pile: int) -> Self:
        """A seat's immunity token lies on a pile."""
        self._tokens[seat] = pile
        return self

    def book(self, seat: int, *cards: str) -> Self:
        """The cards a seat took, those whose ability is spent marked 'used'."""
        self._books[seat] = cards
        return self

    def objective(self, seat: int, kind: str) -> Self:
        """A seat's objective."""
        self._objectives[seat] = kind
        return self

    def removed(self, *cards: str) -> Self:
        """Cards out of the game."""
        self._removed = cards
        return self

    def block(self, pile: int) -> Self:
        """The blocking die lies on a pile."""
        self._block = pile
        return self

    def block_waits(self, left: int) -> Self:
        """The blocking die waits beside the board since it left a pile."""
        self._block, self._block_left = WAITING, left
        return self

    def turn(self, seat: int) -> Self:
        """The seat whose turn begins."""
        self._turn = seat
        return self

    def match(self) -> Match:
        """The match from here on, checked against every invariant of the game."""
        states = blank(GAME.state_type)
        s = states[0]
        s.players = self._players
        for name, index in self._options.items():
            s[name] = index
        s.first, s.turn = self._first, self._turn
        self._lay_cards(s)
        self._lay_dice(s)
        for seat, kind in enumerate(self._dealt_objectives()):
            s.objective[seat] = pieces.KINDS.index(kind)
        fault = GAME.loops.inspect(states, 0)
        assert fault == 0, GAME.invariants[fault - 1]
        return Match(GAME, states, None)

    def _lay_cards(self, s: Any) -> None:
        s.owner[:] = pieces.REMOVED
        for pile, cards in enumerate(self._filled_piles()):
            s.height[pile] = len(cards)
            for index, card in enumerate(reversed(cards)):
                s.piles[pile, index] = _number(card)
                s.owner[_number(card)] = pieces.IN_A_PILE
            if cards:
                s.floor[pile] = BOARD[pile] if s.minimum else _points(cards[0])
        for seat, book in enumerate(self._books):
            for entry in book:
                card = entry.removesuffix(" used")
                s.owner[_number(card)] = seat
                s.used[_number(card)] = card != entry
                s.ready[seat, pieces.WORLDS.index(card.split()[1])] += card == entry
        empty = sum(s.height[pile] == 0 for pile in range(len(self._piles)))
        s.last_round = empty >= PILES_TO_END[self._players]

    def _lay_dice(self, s: Any) -> None:
        s.holder[:] = pieces.NOBODY
        s.lies_on[:] = pieces.HOME
        s.token[:] = pieces.IN_HAND
        for seat, dice in enumerate(self._dice):
            assert len(dice) == 3, f"seat {seat} has three dice"
            for die, shown in enumerate(dice):
                if isinstance(shown, int):
                    s.pips[seat, die] = shown
                    continue
                s.pips[seat, die], number = shown
                assert s.holder[number - 1] in (pieces.NOBODY, seat), f"two owners on pile {number}"
                s.lies_on[seat, die] = number - 1
                s.holder[number - 1] = seat
                s.total[number - 1] += shown[0]
        for seat, number in self._tokens.items():
            s.token[seat] = number - 1
        s.block = pieces.ABSENT
        if s.blocking_die and self._block == WAITING:
            s.block, s.block_left = pieces.BESIDE, self._block_left - 1
        elif s.blocking_die:
            assert s.holder[self._block - 1] == pieces.NOBODY, (
                f"dice under the block on {self._block}"
            )
            s.block = self._block - 1
            s.holder[s.block], s.total[s.block] = pieces.BLOCK, 6

    def _filled_piles(self) -> list[list[str]]:
        """The piles, visible card first, with unmentioned cards dealt below."""
        named = [card for cards in self._piles for card in cards]
        named += [entry.removesuffix(" used") for book in self._books for entry in book]
        named += self._removed
        assert len(set(named)) == len(named), "a card lies in two places"
        unmentioned = [card for card in EVERY_CARD if card not in named]
        piles = [cards.copy() for cards in self._piles]
        while unmentioned and any(len(p) < room for p, room in zip(piles, self._room)):
            for pile, room in zip(piles, self._room, strict=True):
                if unmentioned and len(pile) < room:
                    pile.append(unmentioned.pop(0))
        return piles

    def _dealt_objectives(self) -> list[str]:
        left = [kind for kind in pieces.KINDS if kind not in self._objectives.values()]
        return [self._objectives.get(seat) or left.pop(0) for seat in range(self._players)]


def _number(card: str) -> int:
    return EVERY_CARD.index(card)


def _points(card: str) -> int:
    return POINTS[card.split()[1]]


def look(match: Match, seat: int | None = None) -> BookView:
    """The table as a seat, or a spectator, sees it."""
    view = match.view(seat)
    assert isinstance(view, BookView)
    return view


def legal(match: Match, seat: int, *kinds: str) -> set[str]:
    """The moves a seat may make, of the given kinds only where any are given."""
    moves = match.legal(seat)
    texts = {move.text for move in moves if not kinds or move.kind in kinds}
    assert len({move.text for move in moves}) == len(moves), "a move is offered twice"
    return texts


def dice(match: Match, seat: int) -> list[Die]:
    """A seat's dice as `Table.dice` says them, the lowest first, free before placed."""
    return [
        die.pips if die.pile is None else (die.pips, die.pile)
        for die in look(match).seats[seat].dice
    ]


def cards_of_pile(match: Match, number: int) -> list[str]:
    """A pile's cards as `Table.pile` says them, the visible one first: nobody may see this."""
    height = int(match.state.height[number - 1])
    return [EVERY_CARD[card] for card in match.state.piles[number - 1][:height][::-1].tolist()]


def visible(match: Match, number: int) -> str | None:
    """The visible card of a pile; None where the pile is empty."""
    card = look(match).piles[number - 1].top
    return None if card is None else f"{card.kind} {card.world}"


def book(match: Match, seat: int) -> list[str]:
    """A seat's cards as `Table.book` says them."""
    return [
        f"{entry.card.kind} {entry.card.world}" + (" used" if entry.used else "")
        for entry in look(match).seats[seat].book
    ]


def removed(match: Match) -> set[str]:
    """The cards out of the game."""
    return {f"{card.kind} {card.world}" for card in look(match).removed}


def event(name: str, **facts: int | str) -> Phrase:
    """A line of the journal."""
    return Phrase(f"event-{name}", dict(facts))


def last_events(match: Match) -> list[Phrase]:
    """What the last decision, and all that followed from it unasked, left in the journal."""
    return match.journal(since=len(match.decisions))


def random_play(players: int, seed: int, **options: Choice) -> Iterator[Match]:
    """A game of random moves, seen at its start and after every decision."""
    match = GAME.new(players, seed=seed, **options)
    chance = random.Random(seed)
    yield match
    for _ in range(GAME.most_decisions):
        if not match.pending:
            return
        seat = match.pending[0]
        match.play(seat, chance.choice(match.legal(seat)))
        yield match
    raise AssertionError("B10: every game ends")
