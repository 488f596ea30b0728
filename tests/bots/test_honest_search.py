"""The search imagines new tables all the time, uses its whole budget, and credits each seat."""

import numpy as np
import pytest

import wyrmhall
from bots.guess import CARDS, GAME
from wyrmhall.bots import tree
from wyrmhall.bots.levels import LEVELS
from wyrmhall.bots.luck import Luck
from wyrmhall.bots.search import SearchBot, glance
from wyrmhall.kernel.state import blank, thaw

FAIR = 1 / CARDS


def test_every_iteration_imagines_another_table() -> None:
    """No guess is better than another: with the same hidden card each time, one always wins."""
    thoughts = SearchBot(iterations=800, seed=1).think(GAME.new(2, seed=1), 0)
    won = sum(thought.visits * thought.shares[0] for thought in thoughts) / 800
    lost = sum(thought.visits * thought.shares[1] for thought in thoughts) / 800
    assert won == pytest.approx(FAIR, abs=0.08)
    assert lost == pytest.approx(1 - FAIR, abs=0.08)


def test_a_glance_imagines_another_table_each_time() -> None:
    work = blank(GAME.state_type, 3)
    work[0] = thaw(GAME.new(2, seed=1).state.tobytes(), GAME.state_type)[0]
    _, count, means = glance(GAME, work, 0, (np.uint64(5), np.uint64(6)), 400)
    assert count == CARDS
    assert means[:CARDS] == pytest.approx([FAIR] * CARDS, abs=0.08)


def test_a_bot_imagines_other_tables_wherever_it_sees_another_position() -> None:
    match = wyrmhall.load("book").new(2, seed=1)
    seat, luck = match.pending[0], Luck(seed=3)
    assert luck.key(match, seat) == luck.key(match.imagine(seat, 9), seat)
    assert luck.key(match, seat) != Luck(seed=4).key(match, seat)
    later = match.copy()
    later.play(seat, later.legal(seat)[0])
    assert luck.key(later, seat) != luck.key(match, seat)


def test_each_core_imagines_tables_of_its_own() -> None:
    match = wyrmhall.load("book").new(2, seed=1)
    seat = match.pending[0]
    one = SearchBot(iterations=100, seed=4).think(match, seat)
    two = SearchBot(iterations=200, seed=4, cores=2).think(match, seat)
    assert {t.move: 2 * t.visits for t in one} != {t.move: t.visits for t in two}


def test_a_stronger_level_looks_at_more_tables() -> None:
    match = wyrmhall.load("book").new(2, seed=1)
    seat = match.pending[0]
    looked_at = []
    for level in LEVELS:
        bot = wyrmhall.bot(level, seed=1)
        assert isinstance(bot, SearchBot)
        bot.choose(match, seat)  # compiled from here on
        looked_at.append(sum(thought.visits for thought in bot.think(match, seat)))
    assert looked_at == sorted(looked_at)
    assert looked_at[:2] == [24, 300]
    assert looked_at[3] > 2 * looked_at[2]


def test_a_node_tries_more_moves_the_more_it_is_visited() -> None:
    """The moves a node has tried are about the root of four times its visits."""
    tried = 0
    for visits in range(100):
        tried += tree.wants_another(tried, 50, visits)
    assert tried == 20
    assert not tree.wants_another(50, 50, 10_000)
