"""Every table there is: each registered game, player count and combination of options."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import pytest

import wyrmhall
from wyrmhall import Game, Match, Move
from wyrmhall.bots.search import glance
from wyrmhall.kernel.state import blank
from wyrmhall.sim.advice import advised


@dataclass(frozen=True)
class Variant:
    """One kind of table."""

    name: str
    players: int
    options: tuple[tuple[str, Any], ...]

    @property
    def game(self) -> Game:
        return wyrmhall.load(self.name)

    def new(self, seed: int) -> Match:
        return self.game.new(self.players, seed, **dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.name, f"{self.players}p", *(f"{k}={v}" for k, v in self.options)])


SHOWN: dict[str, Callable[[Any], int]] = {
    "book": lambda seat: seat.score,
    "island": lambda seat: seat.fame + sum(pet.gold for pet in seat.pets),
    "mekong": lambda seat: int(seat.stands == seat.destination),
    "ryu": lambda seat: len(seat.pieces),
    "hoard": lambda seat: seat.points,
}
"""How a seat's score can be read off its view when the game is over; ours, not those of others."""


def variants() -> list[Variant]:
    return [
        Variant(name, players, tuple(options.items()))
        for name in wyrmhall.games()
        for players, options in wyrmhall.load(name).variants()
    ]


every_variant = pytest.mark.parametrize("variant", variants(), ids=str)


def choose(match: Match, seat: int, dice: random.Random) -> Move:
    """Any legal move; most often the policy's where the game has one, so that games end."""
    if match.game.policy is not None and dice.random() < 0.75:
        return advised(match, seat, dice.getrandbits(32))
    return dice.choice(match.legal(seat))


def play_on(match: Match, seed: int) -> Iterator[Match]:
    """Random play to the end: the match before every decision, and at last when it is over.

    Where several seats owe a decision, any of them goes first.
    """
    dice = random.Random(seed)
    while match.outcome is None:
        yield match
        seat = dice.choice(match.pending)
        match.play(seat, choose(match, seat, dice))
    yield match


@cache
def played(variant: Variant, seed: int) -> str:
    """The record of one random game."""
    *_, end = play_on(variant.new(seed), seed)
    return end.record()


def positions(variant: Variant, seed: int, every: int, most: int | None = 30) -> Iterator[Match]:
    """Copies of the positions of a random game, one in so many; of a long game, so many at most."""
    seen = [
        match.copy()
        for place, match in enumerate(play_on(variant.new(seed), seed))
        if place % every == 0 and match.outcome is None
    ]
    step = 1 if most is None else -(-len(seen) // most)
    yield from seen[::step]


def play_lopsided(match: Match, taker: int) -> Iterator[Match]:
    """One seat takes all it can, the others as little as they can: as uneven as games get."""
    game = match.game
    while match.outcome is None:
        yield match
        seat = match.pending[0]
        work = blank(game.state_type, 3)
        work[0] = match.state
        keys = (np.uint64(taker), np.uint64(len(match.decisions)))
        legal = match.legal(seat)
        _, _, shares = glance(game, work, seat, keys, 2)
        liked = np.argmax if seat == taker else np.argmin
        match.play(seat, legal[int(liked(shares[: len(legal)]))])
    yield match
