"""Every bot at every game: legal, honest, harmless, repeatable."""

import random

import pytest

import wyrmhall
from conformance.variants import Variant, play_on, variants
from wyrmhall import Match
from wyrmhall.bots.bot import Bot

BOTS = {
    "random": {},
    "greedy": {},
    "search": {"iterations": 40},
    "hatchling": {},
}
usual = [
    variant
    for variant in variants()
    if dict(variant.options) == {o.name: o.default(variant.players) for o in variant.game.options}
]


def one_choice_apart() -> list[Variant]:
    """The smallest table of each game, as usual and with each other choice by itself."""
    tables = []
    for variant in variants():
        fewest = variant.game.seats[0]
        usual = {o.name: o.default(fewest) for o in variant.game.options}
        others = [name for name, choice in variant.options if choice != usual[name]]
        if variant.players == fewest and len(others) <= 1:
            tables.append(variant)
    return tables


thinking_at_every_table = pytest.mark.parametrize(
    ("variant", "name"),
    [
        (variant, name)
        for variant in usual
        for name in BOTS
        if name == "random" or variant.game.worth is not None
    ],
    ids=str,
)


to_the_end = pytest.mark.parametrize(
    ("variant", "name"),
    [
        (variant, name)
        for variant in one_choice_apart()
        for name in ("greedy", "hatchling")
        if variant.game.worth is not None
    ],
    ids=str,
)


def bot(name: str) -> Bot:
    return wyrmhall.bot(name, seed=5, **BOTS[name])


def some_positions(variant: Variant, count: int) -> list[Match]:
    """Copies from all over a random game that is not too long, joint decisions among them."""
    seen = []
    for place, match in enumerate(play_on(variant.new(61), 61)):
        if match.outcome is not None or place > 400:
            break
        seen.append(match.copy())
    dice = random.Random(6)
    joint = [match for match in seen if match.state.stage]
    return dice.sample(seen, min(count, len(seen))) + dice.sample(joint, min(2, len(joint)))


@thinking_at_every_table
def test_a_bot_is_blind_to_what_its_seat_may_not_know(variant: Variant, name: str) -> None:
    """With a fixed seed the choice is the same whatever the hidden truth."""
    for place, match in enumerate(some_positions(variant, 5)):
        seat = match.pending[0]
        chosen = bot(name).choose(match, seat)
        for seed in range(3):
            other = match.imagine(seat, 100 * place + seed)
            assert bot(name).choose(other, seat) == chosen


@thinking_at_every_table
def test_a_bot_answers_legally_and_leaves_the_match_alone(variant: Variant, name: str) -> None:
    for match in some_positions(variant, 6):
        before = match.state.tobytes()
        for seat in match.pending:
            chosen = bot(name).choose(match, seat)
            assert chosen in match.legal(seat)
            assert bot(name).choose(match, seat) == chosen
        assert match.state.tobytes() == before


@to_the_end
def test_a_bot_brings_every_kind_of_game_to_its_end(variant: Variant, name: str) -> None:
    """One that could repeat itself for ever would never come to the bound of its game."""
    match, player = variant.new(5), bot(name)
    while match.outcome is None:
        assert len(match.decisions) <= min(variant.game.most_decisions, 20_000)
        seat = match.pending[0]
        match.play(seat, player.choose(match, seat))


@pytest.mark.parametrize("name", sorted({variant.name for variant in usual if variant.game.worth}))
def test_the_search_accounts_for_every_move(name: str) -> None:
    game = wyrmhall.load(name)
    match = game.new(game.seats[-1], seed=3)
    later = match.copy()
    while later.state.stage and later.outcome is None:
        later.play(later.pending[0], later.legal(later.pending[0])[0])
    if later.outcome is None:  # else all decisions of this game are joint ones
        match = later
    seat = match.pending[0]
    searcher = wyrmhall.bot("search", iterations=300, seed=1)
    thoughts = searcher.think(match, seat)  # type: ignore[attr-defined]  # more than a Bot
    assert {thought.move for thought in thoughts} == {str(move) for move in match.legal(seat)}
    assert sum(thought.visits for thought in thoughts) == 300
    for thought in thoughts:
        assert len(thought.shares) == match.players
        if thought.visits:
            assert sum(thought.shares) == pytest.approx(1)
            assert all(0 <= share <= 1 for share in thought.shares)
    assert str(searcher.choose(match, seat)) == thoughts[0].move
