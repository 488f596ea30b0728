"""Move codec: number ↔ kind and arguments ↔ canonical text ↔ the pieces a person touches.

A game declares its kinds of move with a text pattern and a domain for each argument:

    PILE = Domain("pile", ("1", "2", "3"), touches=(("pile:1",), ("pile:2",), ("pile:3",)))
    MOVES = Codec("book", Kind("take", "take {pile}", PILE), Kind("end", "end"))

Numbers run through the kinds in order, and within a kind through the arguments with the last
one running fastest; `MOVES.first("take")` is where a kind begins.
"""

import re
from collections import Counter
from collections.abc import Iterator
from math import prod
from typing import NamedTuple

import msgspec

from wyrmhall.kernel.errors import MalformedMove
from wyrmhall.kernel.words import Phrase

SHOWN = 40  # how much of a bad text an error repeats
FEW = 8  # values an error lists one by one


class Domain:
    """The values an argument may take: a token for each, and the pieces it touches."""

    def __init__(
        self, name: str, tokens: tuple[str, ...], touches: tuple[tuple[str, ...], ...] | None = None
    ) -> None:
        if touches is None:
            touches = tuple((f"{name}:{token}",) for token in tokens)
        if len(set(tokens)) != len(tokens) or len(touches) != len(tokens):
            raise ValueError(f"{name}: one distinct token and one tuple of pieces for each value")
        self.name = name
        self.tokens = tokens
        self.touches = touches
        self.value = {token: value for value, token in enumerate(tokens)}

    def __len__(self) -> int:
        return len(self.tokens)

    def refusal(self, got: str) -> MalformedMove:
        """Why a text is no value, and what would be right."""
        for token in self.tokens:
            if sorted(token) == sorted(got):  # dice in another order, for instance
                return MalformedMove("error-move-write", got=got[:SHOWN], right=token)
        few = self.tokens if len(self) <= FEW else (*self.tokens[:3], "…", self.tokens[-1])
        right = ", ".join(few)
        return MalformedMove(
            "error-move-argument", got=got[:SHOWN], argument=self.name, right=right
        )


class Kind:
    """A kind of move: `pattern` holds each domain's name in braces, once."""

    def __init__(
        self, name: str, pattern: str, *domains: Domain, touches: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self.pattern = pattern
        self.domains = domains
        self.touches = touches
        self.size = prod(len(domain) for domain in domains)
        groups = shape = re.escape(pattern)
        for domain in domains:
            alternatives = "|".join(map(re.escape, sorted(domain.tokens, key=len, reverse=True)))
            name = re.escape("{" + domain.name + "}")
            groups = groups.replace(name, f"({alternatives})", 1)
            shape = shape.replace(name, "(.+)", 1)
        self.regex = re.compile(groups)
        self.shape = re.compile(shape)
        """The same with anything for an argument, to tell which one is wrong."""
        self.order = sorted(
            range(len(domains)), key=lambda i: pattern.index("{" + domains[i].name + "}")
        )

    def number(self, values: tuple[int, ...]) -> int:
        """The arguments as one mixed-radix number."""
        total = 0
        for domain, value in zip(self.domains, values, strict=True):
            total = total * len(domain) + value
        return total

    def values(self, number: int) -> tuple[int, ...]:
        """The arguments back from their number."""
        values = []
        for domain in reversed(self.domains):
            number, value = divmod(number, len(domain))
            values.append(value)
        return tuple(reversed(values))


class Move(msgspec.Struct, frozen=True):
    """One move of one game; `str(move)` is its canonical text."""

    game: str
    number: int
    text: str
    kind: str
    args: dict[str, str]
    touches: tuple[str, ...]

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        """A move equals its text, so that `"end" in match.legal(seat)` is what it says."""
        if isinstance(other, Move):
            return (self.game, self.number) == (other.game, other.number)
        return self.text == other if isinstance(other, str) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.text)


class Span(NamedTuple):
    """Where a kind's numbers begin."""

    kind: Kind
    first: int


class Codec:
    """Every move of a game, as numbers 0 … size - 1."""

    def __init__(self, game: str, *kinds: Kind) -> None:
        self.game = game
        self.kinds = kinds
        self.size = 0
        self._spans: dict[str, Span] = {}
        for kind in kinds:
            self._spans[kind.name] = Span(kind, self.size)
            self.size += kind.size
        self._moves: dict[int, Move] = {}
        self._by_text: dict[str, Move] = {}
        self._phrases: dict[int, Phrase] = {}
        self._touching: dict[str, list[int]] = {}
        """By piece, the moves for which it is touched; made when somebody first asks."""
        self._longest = max(
            len(kind.pattern) + sum(max(map(len, d.tokens)) for d in kind.domains) for kind in kinds
        )

    def first(self, kind: str) -> int:
        """The first number of a kind."""
        return self._spans[kind].first

    def move(self, number: int) -> Move:
        """The move of a number."""
        known = self._moves.get(number)
        if known is None:
            known = self._moves[number] = self._build(number)
            self._by_text[known.text] = known
        return known

    def parse(self, text: object) -> Move:
        """The move of a canonical text; MalformedMove for anything else."""
        if not isinstance(text, str):
            raise MalformedMove("error-move-type", got=type(text).__name__)
        if known := self._by_text.get(text):
            return known
        if len(text) > self._longest:
            raise MalformedMove("error-move-long", length=len(text), longest=self._longest)
        for kind, first in self._spans.values():
            if found := kind.regex.fullmatch(text):
                values = [0] * len(kind.domains)
                for index, token in zip(kind.order, found.groups(), strict=True):
                    values[index] = kind.domains[index].value[token]
                return self.move(first + kind.number(tuple(values)))
        raise self._refusal(text)

    def _refusal(self, text: str) -> MalformedMove:
        """What is wrong with a text, as nearly as can be told."""
        for kind in self.kinds:
            if found := kind.shape.fullmatch(text):
                for index, got in zip(kind.order, found.groups(), strict=True):
                    if got not in kind.domains[index].value:
                        return kind.domains[index].refusal(got)
        return MalformedMove("error-move-text", got=text[:SHOWN], forms=self.forms())

    def phrase(self, move: Move) -> Phrase:
        """A move in words, for which the table need not be known; always the same object."""
        found = self._phrases.get(move.number)
        if found is None:
            facts: dict[str, int | str] = dict(move.args)
            found = self._phrases[move.number] = Phrase(f"move-{move.kind}", facts)
        return found

    def touching(self, pieces: Counter[str]) -> list[int]:
        """The numbers of all moves for which these pieces are touched, at least so often."""
        if not self._touching:
            for move in self:
                for piece in set(move.touches):
                    self._touching.setdefault(piece, []).append(move.number)
        first, *others = pieces or [""]
        found = self._touching.get(first, [])
        if not others and pieces[first] == 1:
            return found
        return [number for number in found if pieces <= Counter(self.move(number).touches)]

    def forms(self) -> str:
        """The patterns of all kinds, for a person to read."""
        return ", ".join(kind.pattern for kind in self.kinds)

    def __iter__(self) -> Iterator[Move]:
        return map(self.move, range(self.size))

    def _build(self, number: int) -> Move:
        if not 0 <= number < self.size:
            raise MalformedMove("error-move-number", got=number, last=self.size - 1)
        span = next(s for s in reversed(self._spans.values()) if s.first <= number)
        kind = span.kind
        values = kind.values(number - span.first)
        pairs = list(zip(kind.domains, values, strict=True))
        args = {domain.name: domain.tokens[value] for domain, value in pairs}
        touched = [piece for domain, value in pairs for piece in domain.touches[value]]
        return Move(
            game=self.game,
            number=number,
            text=kind.pattern.format(**args),
            kind=kind.name,
            args=args,
            touches=(*kind.touches, *touched),
        )
