"""Keyed, counted chance: Threefry-2x64-20 (Salmon, Moraes, Dror and Shaw, 2011).

A draw is a function of the match's secret 128-bit key and of how many draws came before it.
Nothing else in a game is random, so a game is its key, its options and its moves; and nobody
who lacks the key can foresee a draw.
"""

from typing import Any

import numpy as np

from wyrmhall.kernel.rule import rule, wrapping_rule
from wyrmhall.kernel.state import Cells, Header

PARITY = np.uint64(0x1BD11BDAA9FC1A22)
ROTATIONS = np.array([16, 42, 12, 31, 16, 32, 24, 21], dtype=np.uint64)
ROUNDS = 20
WORD = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
WHOLE = np.uint64(64)
ONE = np.uint64(1)
NONE = np.uint64(0)


@wrapping_rule
def threefry(key0: Any, key1: Any, count0: Any, count1: Any) -> tuple[Any, Any]:
    """One block: two 64-bit words from a 128-bit key and a 128-bit counter."""
    key2 = PARITY ^ key0 ^ key1
    x0 = count0 + key0
    x1 = count1 + key1
    for turn in range(ROUNDS):
        by = ROTATIONS[turn % 8]
        x0 = x0 + x1
        x1 = (x1 << by) | (x1 >> (WHOLE - by))
        x1 = x1 ^ x0
        if turn % 4 == 3:
            injected = turn // 4 + 1
            step = injected % 3
            if step == 0:
                x0, x1 = x0 + key0, x1 + key1
            elif step == 1:
                x0, x1 = x0 + key1, x1 + key2
            else:
                x0, x1 = x0 + key2, x1 + key0
            x1 = x1 + np.uint64(injected)
    return x0, x1


@rule
def draw(s: Header, choices: int) -> Any:
    """A uniform draw from 0 … choices - 1 (Lemire's multiplication, exact by rejection)."""
    span = np.uint64(choices)
    unfair = (WORD + ONE - span) % span
    while True:
        block, _ = threefry(np.uint64(s.key[0]), np.uint64(s.key[1]), np.uint64(s.drawn), NONE)
        s.drawn = np.uint64(s.drawn) + ONE
        product = (block & WORD) * span
        if (product & WORD) >= unfair:
            return np.int64(product >> HALF)  # int() would stay unsigned


@rule
def shuffle(s: Header, cards: Cells, count: int) -> None:
    """Fisher–Yates over the first `count` cards."""
    for last in range(count - 1, 0, -1):
        other = draw(s, last + 1)
        kept = cards[last]
        cards[last] = cards[other]
        cards[other] = kept
