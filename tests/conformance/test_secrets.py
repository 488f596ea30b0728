"""What a seat may not know changes nothing it is shown; and imagining is fair."""

import random
from collections import Counter
from itertools import permutations
from math import factorial

import pytest
from scipy.stats import chisquare

import wyrmhall
from conformance.variants import Variant, choose, every_variant, positions, variants
from wyrmhall import Match

MOST_ARRANGEMENTS = 24


@every_variant
def test_imagining_keeps_the_view_and_the_moves_of_the_seat(variant: Variant) -> None:
    changed = 0
    for place, match in enumerate(positions(variant, 31, every=6)):
        for seat in range(match.players):
            before = match.state.tobytes()
            other = match.imagine(seat, seed=1000 * place + seat)
            assert match.state.tobytes() == before
            assert other.view(seat).json() == match.view(seat).json()
            assert other.legal(seat) == match.legal(seat)
            assert variant.game.loops.inspect(other._states, 0) == 0
            assert other.state.key.tolist() != match.state.key.tolist()
            hidden = variant.game.hidden
            changed += hidden(other.state, seat) != hidden(match.state, seat)
    if any(len(variant.game.hidden(m.state, 0)) > 1 for m in positions(variant, 31, every=6)):
        assert changed > 0


@every_variant
def test_imagining_is_a_function_of_what_the_seat_knows(variant: Variant) -> None:
    """Nothing of the hidden truth is left: from any two such positions a seed gives the same."""
    for place, match in enumerate(positions(variant, 35, every=6)):
        for seat in range(match.players):
            other = match.imagine(seat, seed=place)
            once = match.imagine(seat, seed=99).state.tobytes()
            assert other.imagine(seat, seed=99).state.tobytes() == once


@every_variant
def test_where_nothing_is_hidden_nothing_is_redrawn_but_chance(variant: Variant) -> None:
    """So a game that declares no secrets has none."""
    for place, match in enumerate(positions(variant, 36, every=4)):
        for seat in range(match.players):
            if not variant.game.hidden(match.state, seat):
                other = match.imagine(seat, seed=place).state
                for name in set(other.dtype.names) - {"key", "drawn", "noted", "notes"}:
                    assert (other[name] == match.state[name]).all(), name


@every_variant
def test_an_imagined_match_plays_on_to_a_lawful_end(variant: Variant) -> None:
    for place, match in enumerate(positions(variant, 32, every=40)):
        imagined = match.imagine(match.pending[0], seed=place)
        dice = random.Random(place)
        decisions = 0
        while imagined.outcome is None:
            seat = dice.choice(imagined.pending)
            imagined.play(seat, choose(imagined, seat, dice))
            decisions += 1
            assert decisions <= variant.game.most_decisions
            assert variant.game.loops.inspect(imagined._states, 0) == 0
        with pytest.raises(wyrmhall.NoRecord):
            imagined.record()


@every_variant
def test_what_is_hidden_from_a_seat_shows_in_nothing_it_reads(variant: Variant) -> None:
    """From two positions a seat cannot tell apart, the same unrevealing move looks the same."""
    compared = 0
    for place, match in enumerate(positions(variant, 33, every=2 * variant.players)):
        for viewer in range(match.players):
            one, two = match.imagine(viewer, 2 * place), match.imagine(viewer, 2 * place + 1)
            for seat in one.pending:
                if seat not in two.pending:
                    continue
                shared = [move for move in one.legal(seat) if move in two.legal(seat)]
                for move in shared[:3]:
                    a, b = one.copy(), two.copy()
                    a.play(seat, move)
                    b.play(seat, move)
                    if a.state.revealed != one.state.revealed or a.outcome or b.outcome:
                        continue
                    if b.state.revealed != two.state.revealed:
                        continue
                    assert a.view(viewer).json() == b.view(viewer).json()
                    assert a.journal(viewer) == b.journal(viewer)
                    assert a.undoable(viewer) == b.undoable(viewer)
                    compared += 1
    assert compared > 0


@every_variant
def test_no_view_carries_the_chance_key(variant: Variant) -> None:
    match = variant.new(int("1234567890abcdef" * 2, 16))
    high, low = match.state.key.tolist()
    for viewer in (None, *range(match.players)):
        shown = match.view(viewer).json().decode() + repr(match.journal(viewer))
        for secret in (str(high), str(low), f"{high:x}", f"{low:x}"):
            assert secret not in shown


@every_variant
def test_joint_decisions_commute(variant: Variant) -> None:
    """Seats that decide at once reach the same digest in any order, and nobody sees the order."""
    tried = 0
    for match in positions(variant, 34, every=1, most=None):
        seats = match.pending
        if len(seats) < 2 or tried >= 20:
            continue
        tried += 1
        dice = random.Random(tried)
        choices = {seat: dice.choice(match.legal(seat)) for seat in seats}
        ends = []
        for order in list(permutations(seats))[:24]:
            twin = match.copy()
            for seat in order:
                twin.play(seat, choices[seat])
            views = [twin.view(viewer).json() for viewer in (None, *range(match.players))]
            ends.append((twin.digest(), views))
        assert all(end == ends[0] for end in ends)
    joint = any(len(m.pending) > 1 for m in positions(variant, 34, every=1, most=None))
    assert bool(tried) == joint


def smallest_position(variant: Variant) -> tuple[Match, int]:
    """Of a few games, the position with the fewest unseen pieces, three at least; and a seat."""
    found: list[tuple[int, Match, int]] = []
    for seed in range(6):
        for match in positions(variant, seed, every=1, most=None):
            seat = match.pending[0]
            hidden = variant.game.hidden(match.state, seat)
            if len(hidden) >= 3 and len(set(hidden)) == len(hidden):
                found.append((len(hidden), match, seat))
    _, match, seat = min(found, key=lambda entry: entry[0])
    return match, seat


uniform_variants = [variant for variant in variants() if variant.game.uniform]


@pytest.mark.parametrize("variant", uniform_variants, ids=str)
def test_redraws_are_uniform(variant: Variant) -> None:
    """Every arrangement of the unseen, or of any two of its places, comes equally often."""
    match, seat = smallest_position(variant)
    pieces = variant.game.hidden(match.state, seat)
    looked_at = len(pieces) if factorial(len(pieces)) <= MOST_ARRANGEMENTS else 2
    arrangements = list(permutations(pieces, looked_at))
    seen: Counter[tuple[object, ...]] = Counter()
    for seed in range(100 * len(arrangements)):
        redrawn = variant.game.hidden(match.imagine(seat, seed).state, seat)
        assert sorted(redrawn) == sorted(pieces)
        seen[redrawn[-looked_at:]] += 1
    assert chisquare([seen[a] for a in arrangements]).pvalue > 1e-4
