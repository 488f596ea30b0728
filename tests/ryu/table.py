"""A table of RYU laid out by hand, and what a test reads off it.

    table = (
        Table(players=3)
        .stands(0, "bazaar")
        .screen(0, "2 blue 1 yellow")
        .tokens(0, merchant=3, governor=1)
        .built(0, "AB")
        .sepia("goblins", "amazons")
        .bag("1 white 2 orange")         # all cubes not mentioned lie in the centre
    )
    match = table.match()

Whatever is not said is as at the start of a game: figures on their own islands, nothing built,
no token, two yellow cubes behind each screen, every island to be explored, the other cubes in
the bag, seat 0 first and to move. The circle is that of `CIRCLE`, clockwise.
"""

from collections.abc import Sequence
from typing import Any, Self

from wyrmhall.games.ryu import GAME
from wyrmhall.games.ryu.phases import TURN
from wyrmhall.games.ryu.pieces import COLOURS, FIRST_PEOPLE, ISLANDS, NOBODY, PEOPLES, TOKENS
from wyrmhall.games.ryu.view import Cubes, RyuView, Tokens
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.options import Choice, settle_options
from wyrmhall.kernel.state import blank
from wyrmhall.kernel.words import Phrase

# R2, repeated here so that the tests do not rely on the rules' own table.
CUBES = {
    2: "1 white 6 blue 6 orange 6 purple 18 yellow",
    3: "1 white 7 blue 7 orange 7 purple 21 yellow",
    4: "1 white 7 blue 7 orange 7 purple 21 yellow",
    5: "1 white 8 blue 8 orange 8 purple 24 yellow",
}
CIRCLE = (
    "shibuke",
    "smugglers",
    "goblins",
    "merchants",
    "sharks",
    "bazaar",
    "amazons",
    "governor",
    "reptilians",
)


def cubes(said: str) -> Cubes:
    """Cubes from words: "2 blue 1 yellow"; none from the empty text."""
    words = said.split()
    return Cubes(**{colour: int(n) for n, colour in zip(words[::2], words[1::2], strict=True)})


def _numbers(held: Cubes) -> list[int]:
    return [getattr(held, colour) for colour in COLOURS]


class Table:
    """A position in the making; `match()` lays it out."""

    def __init__(self, players: int = 3, first: int = 0, **options: Choice) -> None:
        self._players = players
        self._options = settle_options(GAME.options, options, GAME.id, players)
        self._first = self._turn = first
        peoples = options.get("peoples", ",".join(PEOPLES[:players]))
        self._peoples = str(peoples).split(",")
        self._circle: tuple[str, ...] = CIRCLE
        self._stands = dict(enumerate(self._peoples))
        self._screens = [cubes("2 yellow")] * players
        self._tokens: list[dict[str, int]] = [{} for _ in range(players)]
        self._built = [0] * players
        self._sepia: tuple[str, ...] = ()
        self._bag: Cubes | None = None
        self._rounds = 0

    def stands(self, seat: int, island: str) -> Self:
        """A figure stands on an island."""
        self._stands[seat] = island
        return self

    def screen(self, seat: int, said: str) -> Self:
        """The cubes behind a screen."""
        self._screens[seat] = cubes(said)
        return self

    def tokens(self, seat: int, **tokens: int) -> Self:
        """A seat's tokens by kind."""
        self._tokens[seat] = tokens
        return self

    def built(self, seat: int, pieces: str) -> Self:
        """The pieces of a seat's dragon that stand: "ABC"."""
        assert "ABCDE".startswith(pieces)
        self._built[seat] = len(pieces)
        return self

    def sepia(self, *islands: str) -> Self:
        """The islands that show their sepia face."""
        self._sepia = islands
        return self

    def bag(self, said: str) -> Self:
        """The bag; cubes nobody mentions lie in the centre."""
        self._bag = cubes(said)
        return self

    def rounds(self, played: int) -> Self:
        """So many rounds are over."""
        self._rounds = played
        return self

    def turn(self, seat: int) -> Self:
        """The seat whose turn begins."""
        self._turn = seat
        return self

    def match(self, key: int = 1) -> Match:
        """The match from here on, checked against every invariant of the game."""
        states = blank(GAME.state_type)
        s = states[0]
        s.key[1] = key
        s.players = self._players
        for name, index in self._options.items():
            s[name] = index
        s.first, s.turn, s.asked, s.rounds = self._first, self._turn, self._turn, self._rounds
        s.phase, s.passive, s.winner = TURN, NOBODY, NOBODY
        s.circle[:] = [ISLANDS.index(island) for island in self._circle]
        s.owner[:], s.people[:] = NOBODY, NOBODY
        for seat, people in enumerate(self._peoples):
            s.people[seat] = PEOPLES.index(people)
            s.owner[s.people[seat]] = seat
            s.place[seat] = self._circle.index(self._stands[seat])
            s.built[seat] = self._built[seat]
            for token, count in self._tokens[seat].items():
                s.tokens[seat, TOKENS.index(token)] = count
        for island in self._sepia:
            s.sepia[ISLANDS.index(island) - FIRST_PEOPLE] = 1
        self._lay_cubes(s)
        fault = GAME.loops.inspect(states, 0)
        assert fault == 0, GAME.invariants[fault - 1]
        return Match(GAME, states, None)

    def luck(self, seat: int, move: str, toss: int | None = None, drawn: str = "") -> Match:
        """The match after a move that tossed and drew as wished: keys are tried until it does."""
        wanted = cubes(drawn)
        for key in range(4000):
            match = self.match(key)
            match.play(seat, move)
            if tossed(match) == toss and (not drawn or drawn_cubes(match) == wanted):
                return match
        raise AssertionError(f"no key tosses {toss} and draws {drawn}")

    def _lay_cubes(self, s: Any) -> None:
        left = _numbers(cubes(CUBES[self._players]))
        for seat, held in enumerate(self._screens):
            s.cubes[seat] = _numbers(held)
            left = [all_ - mine for all_, mine in zip(left, _numbers(held), strict=True)]
        assert min(left) >= 0, "more cubes than there are (R2)"
        if self._bag is None:
            s.bag[:] = left
            return
        s.bag[:] = _numbers(self._bag)
        s.centre[:] = [all_ - bag for all_, bag in zip(left, _numbers(self._bag), strict=True)]
        assert s.centre.min() >= 0, "more cubes than there are (R2)"


def look(match: Match, seat: int | None = None) -> RyuView:
    """The table as a seat, or a spectator, sees it."""
    view = match.view(seat)
    assert isinstance(view, RyuView)
    return view


def legal(match: Match, seat: int, *kinds: str) -> set[str]:
    """The moves a seat may make, of the given kinds only where any are given."""
    moves = match.legal(seat)
    assert len({move.text for move in moves}) == len(moves), "a move is offered twice"
    return {move.text for move in moves if not kinds or move.kind in kinds}


def play(match: Match, seat: int, *moves: str) -> Match:
    """Several decisions of one seat in a row."""
    for move in moves:
        match.play(seat, move)
    return match


def screen(match: Match, seat: int) -> Cubes:
    """What lies behind a seat's screen."""
    held = look(match, seat).seats[seat].cubes
    assert held is not None
    return held


def bag(match: Match) -> Cubes:
    """What is in the bag: with closed screens nobody may see this."""
    return Cubes(*match.state.bag.tolist())


def centre(match: Match) -> Cubes:
    """What lies in the centre."""
    return look(match).centre


def tokens(match: Match, seat: int) -> tuple[int, int, int]:
    """Merchants, Smugglers and Governors of a seat."""
    held: Tokens = look(match).seats[seat].tokens
    return held.merchant, held.smuggler, held.governor


def pieces(match: Match, seat: int) -> str:
    """The pieces of a seat's dragon: "ABC"."""
    return "".join(look(match).seats[seat].pieces)


def faces(match: Match) -> set[str]:
    """The islands that show their sepia face."""
    return {island.name for island in look(match).circle if island.face == "sepia"}


def where(match: Match, seat: int) -> str:
    """The island a figure stands on."""
    return look(match).seats[seat].island


def event(name: str, **facts: int | str) -> Phrase:
    """A line of the journal."""
    return Phrase(f"event-{name}", dict(facts))


def last_events(match: Match, seat: int | None = None) -> list[Phrase]:
    """What the last decision, and all that followed from it unasked, left in the journal."""
    return match.journal(seat, since=len(match.decisions))


def tossed(match: Match) -> int | None:
    """What the last decision's toss showed; None without one."""
    for phrase in last_events(match):
        if phrase.name == "event-tossed":
            return int(phrase.facts["count"])
    return None


def drawn_cubes(match: Match) -> Cubes:
    """The cubes the last decision drew."""
    colours = [str(p.facts["colour"]) for p in last_events(match) if p.name == "event-drew"]
    return Cubes(**{colour: colours.count(colour) for colour in set(colours)})


def close_all(match: Match, *hands: str, order: Sequence[int] | None = None) -> Match:
    """A whole bid: each seat's hand, the white cube not mentioned, then closed."""
    for seat in order or range(match.players):
        for colour in COLOURS[1:]:
            for _ in range(getattr(cubes(hands[seat]), colour)):
                match.play(seat, f"bid {colour}")
        match.play(seat, "close hand")
    return match
