"""Keyed chance against published vectors, and its fairness."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from scipy.stats import chisquare

import wyrmhall
from wyrmhall.kernel.chance import draw, shuffle, threefry
from wyrmhall.kernel.state import blank

# kat_vectors of Random123, threefry2x64 with 20 rounds: counter, key, answer.
ALL_ONES = 0xFFFFFFFFFFFFFFFF
PUBLISHED = [
    ((0, 0), (0, 0), (0xC2B6E3A8C2C69865, 0x6F81ED42F350084D)),
    ((ALL_ONES,) * 2, (ALL_ONES,) * 2, (0xE02CB7C4D95D277A, 0xD06633D0893B8B68)),
    (
        (0x243F6A8885A308D3, 0x13198A2E03707344),
        (0xA4093822299F31D0, 0x082EFA98EC4E6C89),
        (0x263C7D30BB0F0AF1, 0x56BE8361D3311526),
    ),
]


@pytest.mark.parametrize(("counter", "key", "answer"), PUBLISHED)
def test_threefry_gives_the_published_answers(
    counter: tuple[int, int], key: tuple[int, int], answer: tuple[int, int]
) -> None:
    block = threefry(*map(np.uint64, (*key, *counter)))
    assert tuple(map(int, block)) == answer


@pytest.mark.parametrize("choices", [1, 2, 3, 7, 36])
def test_draws_are_uniform_and_in_range(choices: int) -> None:
    s = blank(wyrmhall.load("book").state_type)[0]
    s.key[:] = 12, choices
    seen = Counter(int(draw(s, choices)) for _ in range(400 * choices))
    assert set(seen) == set(range(choices))
    assert choices == 1 or chisquare(list(seen.values())).pvalue > 1e-4
    assert int(s.drawn) >= 400 * choices


def test_every_shuffle_is_equally_likely() -> None:
    s = blank(wyrmhall.load("book").state_type)[0]
    s.key[:] = 5, 6
    cards = np.zeros(4, np.int8)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        cards[:] = range(4)
        shuffle(s, cards, 4)
        seen[tuple(cards.tolist())] += 1
    assert set(seen) == set(permutations(range(4)))
    assert chisquare(list(seen.values())).pvalue > 1e-4


def test_a_key_is_a_game() -> None:
    game = wyrmhall.load("book")
    assert game.new(3, seed=9).digest() == game.new(3, seed=f"{9:032x}").digest()
    assert game.new(3, seed=9).digest() != game.new(3, seed=10).digest()
    assert game.new(3).digest() != game.new(3).digest()
