"""A table of Les Dragons du Mékong laid out by hand, and what a test reads off it.

    match = (
        Table(players=3)                      # red, yellow, blue
        .stones(27, 13, 10)                   # on these islands
        .plank("red-27", 1, "red")            # pair, size, colour
        .plank("13-27", 2, "blue")
        .pawn("red", "13-27")                 # on a plank, or in a village
        .reserve("red", "red 3", "blue 4")    # and nothing else
        .acts("red", "move-1")                # red carries out this card, last of the round
        .match()
    )

Whatever is not said is as at the start of a game: pawns at home, planks in the reserve of their
colour unless they lie on the board or were named elsewhere. Instead of `acts`, `programmes`
gives every seat five cards, and the round is played from its first card on. Players are named
by colour. In open water `at(point, …)` places stones 1, 2, … .
"""

from collections.abc import Sequence
from itertools import count
from typing import Any, Self

from wyrmhall.games.mekong import GAME, pieces, rules
from wyrmhall.games.mekong.state import put_plank
from wyrmhall.games.mekong.stones import put_stone
from wyrmhall.games.mekong.view import MekongView
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.options import Choice, settle_options
from wyrmhall.kernel.state import blank
from wyrmhall.kernel.words import Phrase

FILLERS = ("stone", "two-stones", "plank", "two-planks", "remove", "move-1", "move-2", "jump")


class Table:
    """A position in the making; `match()` lays it out."""

    def __init__(self, players: int = 3, first: str | None = None, **options: Choice) -> None:
        chosen = settle_options(GAME.options, options, GAME.id, players)
        for key in count():
            self._states = blank(GAME.state_type)
            self.s: Any = self._states[0]
            self.s.key[0] = key
            self.s.players = players
            for name, index in chosen.items():
                self.s[name] = index
            rules.setup(self.s)
            if self.s.colour[0] == pieces.CIRCLE[self.s.edition, players, 0]:
                break  # seats in the order of the rules page, whatever the lot (M5)
        self.s.noted = 0
        self.s.first = 0 if first is None else self.seat(first)
        self._begin: tuple[int, int] | None = None
        self._programmes: dict[int, tuple[str, ...]] = {}

    def seat(self, colour: str) -> int:
        """The seat that plays a colour."""
        seat = int(self.s.seat_of[pieces.COLOURS.index(colour)])
        assert seat != pieces.NONE, f"nobody plays {colour}"
        return seat

    def stones(self, *islands: int) -> Self:
        """Stones on islands."""
        for island in islands:
            put_stone(self.s, island - 1, island - 1)
        return self

    def at(self, *points: int) -> Self:
        """Open water: stones 1, 2, … at these points."""
        for number, point in enumerate(points):
            put_stone(self.s, number, point - 1)
        return self

    def plank(self, pair: str, size: int, colour: str) -> Self:
        """A plank on the board."""
        plank = pieces.COLOURS.index(colour) * 6 + size - 1
        owner = self.s.seat_of[pieces.COLOURS.index(colour)]
        assert owner != pieces.NONE, f"{colour} is not in play"
        self.s.reserve[owner, size - 1] = pieces.NONE
        put_plank(self.s, plank, pieces.PAIR_NAMES.index(pair))
        return self

    def pawn(self, colour: str, where: str) -> Self:
        """A pawn on a plank, named by its pair, or in a village."""
        if where in pieces.COLOURS:
            space = pieces.COLOURS.index(where)
        else:
            pair = pieces.PAIR_NAMES.index(where)
            space = pieces.VILLAGES + self.s.lies.tolist().index(pair)
        self.s.pawn[self.seat(colour)] = space
        return self

    def reserve(self, colour: str, *planks: str) -> Self:
        """Exactly these planks in a reserve ('red 3'); others of its colour are lost."""
        seat = self.seat(colour)
        before = [
            c * 6 + k for k, c in enumerate(self.s.reserve[seat].tolist()) if c != pieces.NONE
        ]
        self.s.lost = int(self.s.lost) | sum(1 << plank for plank in before)
        self.s.reserve[seat] = pieces.NONE
        for plank in planks:
            owner, size = plank.split()
            bit = pieces.COLOURS.index(owner) * 6 + int(size) - 1
            self.s.lost = int(self.s.lost) & ~(1 << bit)
            for other in range(int(self.s.players)):
                if self.s.reserve[other, int(size) - 1] == pieces.COLOURS.index(owner):
                    self.s.reserve[other, int(size) - 1] = pieces.NONE
            self.s.reserve[seat, int(size) - 1] = pieces.COLOURS.index(owner)
        return self

    def acts(self, colour: str, card: str) -> Self:
        """A player carries out a card, as the fifth and last of the round."""
        self._begin = self.seat(colour), pieces.CARDS.index(card)
        return self

    def programmes(self, **cards: Sequence[str]) -> Self:
        """Every player's five cards; fewer are filled up with actions not named."""
        for colour, named in cards.items():
            rest = [card for card in FILLERS if card not in named]
            self._programmes[self.seat(colour)] = (*named, *rest)[: pieces.LAID]
        return self

    def round(self, number: int) -> Self:
        """Which round it is."""
        self.s.rounds = number
        return self

    def match(self) -> Match:
        """The match from here on, checked against every invariant of the game."""
        if self._begin is not None:
            self._take_up(*self._begin)
        elif self._programmes:
            self._turn_first()
        GAME.loops.functions["settle"](self.s, GAME.scratch())
        fault = GAME.loops.inspect(self._states, 0)
        assert fault == 0, GAME.invariants[fault - 1]
        return Match(GAME, self._states, None)

    def _take_up(self, seat: int, card: int) -> None:
        s = self.s
        players = int(s.players)
        for other in range(players):
            fillers = [c for c in range(len(FILLERS)) if c != card]
            s.laid[other] = fillers[: pieces.LAID]
        s.laid[seat, pieces.LAID - 1] = card
        s.stage = s.asks = 0
        s.first = (seat + 1) % players
        s.turned, s.place, s.acted, s.turn = pieces.LAID, pieces.LAID - 1, players - 1, seat
        s.task, s.left = pieces.TASK_OF[card], pieces.TIMES_OF[card]
        rules.carry_on(s)

    def _turn_first(self) -> None:
        s = self.s
        for seat in range(int(s.players)):
            cards = self._programmes.get(seat, FILLERS[: pieces.LAID])
            s.laid[seat] = [pieces.CARDS.index(card) for card in cards]
        s.stage = s.asks = 0
        rules.turn_cards(s)
        rules.carry_on(s)


def look(match: Match, seat: int | None = None) -> MekongView:
    """The table as a seat, or a spectator, sees it."""
    view = match.view(seat)
    assert isinstance(view, MekongView)
    return view


def seat_of(match: Match, colour: str) -> int:
    """The seat that plays a colour."""
    return [seat.colour for seat in look(match).seats].index(colour)


def legal(match: Match, colour: str) -> set[str]:
    """The moves a player may make."""
    texts = [move.text for move in match.legal(seat_of(match, colour))]
    assert len(set(texts)) == len(texts), "a move is offered twice"
    return set(texts)


def play(match: Match, colour: str, *moves: str) -> None:
    """Moves of one player, one after another."""
    for move in moves:
        match.play(seat_of(match, colour), move)


def stands(match: Match, colour: str) -> str:
    """Where a player's pawn is."""
    return look(match).seats[seat_of(match, colour)].stands


def planks(match: Match) -> dict[str, str]:
    """The planks on the board by their pairs, as 'red 3'."""
    return {plank.pair: f"{plank.colour} {plank.size}" for plank in look(match).planks}


def reserve(match: Match, colour: str) -> list[str]:
    """A player's planks as `Table.reserve` says them, the shortest first."""
    return [f"{p.colour} {p.size}" for p in look(match).seats[seat_of(match, colour)].reserve]


def stones(match: Match) -> set[int]:
    """The numbers of the stones on the board."""
    return {stone.number for stone in look(match).stones}


def round_is_over(match: Match) -> bool:
    """Whether all programme again: whatever was to be done has been done."""
    return look(match).programming


def events(match: Match) -> list[str]:
    """The names of everything that happened since the table was laid out."""
    return [phrase.name.removeprefix("event-") for phrase in match.journal(None)]


def facts(match: Match, name: str) -> dict[str, int | str]:
    """The facts of the only event of a name."""
    [found] = [p for p in match.journal(None) if p.name == f"event-{name}"]
    return found.facts


def last_events(match: Match) -> list[Phrase]:
    """What the last decision, and all that followed from it unasked, left in the journal."""
    return match.journal(since=len(match.decisions))


def pair(one: str | int, other: str | int) -> int:
    """The number of a pair of supports."""
    return int(
        pieces.PAIR_OF[pieces.SUPPORT_NAMES.index(str(one)), pieces.SUPPORT_NAMES.index(str(other))]
    )


def lay(match: Match, colour: str, *cards: str) -> None:
    """A player programmes cards."""
    play(match, colour, *(f"program {card}" for card in cards))


def hand(match: Match, colour: str) -> set[str]:
    """The cards a player may lay next."""
    moves = legal(match, colour)
    return {move.removeprefix("program ") for move in moves if move.startswith("program ")}


def programme(match: Match, colour: str, *cards: str) -> None:
    """A player programmes five cards and is ready."""
    lay(match, colour, *cards)
    play(match, colour, "ready")


def cards_laid(match: Match, colour: str) -> list[str]:
    """What a player has laid this round: nobody else may see this."""
    row = match.state.laid[seat_of(match, colour)].tolist()
    return [pieces.CARDS[card] for card in row if card != pieces.NO_CARD]
