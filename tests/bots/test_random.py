"""The random bot: legal, repeatable, fair, and harmless."""

from collections import Counter

import pytest
from scipy.stats import chisquare

import wyrmhall
from wyrmhall import GameOver, NotYourTurn, OptionError


def test_it_repeats_itself_with_a_seed_and_leaves_the_match_alone() -> None:
    match = wyrmhall.load("book").new(2, seed=1)
    seat, before = match.pending[0], match.state.tobytes()
    chosen = [wyrmhall.bot("random", seed=4).choose(match, seat) for _ in range(3)]
    assert len(set(chosen)) == 1
    assert chosen[0] in match.legal(seat)
    assert match.state.tobytes() == before


def test_every_move_is_as_likely() -> None:
    match = wyrmhall.load("book").new(2, seed=1)
    seat = match.pending[0]
    seeded = Counter(str(wyrmhall.bot("random", seed=n).choose(match, seat)) for n in range(3000))
    bot = wyrmhall.bot("random")
    fresh = Counter(str(bot.choose(match, seat)) for _ in range(3000))
    for seen in (seeded, fresh):
        assert len(seen) == len(match.legal(seat))
        assert chisquare(list(seen.values())).pvalue > 1e-6


def test_it_is_not_asked_out_of_turn() -> None:
    match = wyrmhall.load("book").new(2, seed=1)
    bot = wyrmhall.bot("random", seed=1)
    with pytest.raises(NotYourTurn):
        bot.choose(match, 1 - match.pending[0])
    while match.outcome is None:
        match.play(match.pending[0], bot.choose(match, match.pending[0]))
    with pytest.raises(GameOver):
        bot.choose(match, 0)


def test_a_policy_bot_wins_the_mekong_and_is_refused_elsewhere() -> None:
    match = wyrmhall.load("mekong").new(2, seed=1)
    bots = [wyrmhall.bot("policy", seed=1), wyrmhall.bot("random", seed=2)]
    while match.outcome is None:
        seat = match.pending[0]
        match.play(seat, bots[seat].choose(match, seat))
    assert match.outcome.winners == (0,)
    with pytest.raises(GameOver):
        bots[0].choose(match, 0)
    with pytest.raises(OptionError, match="no player of its own"):
        bots[0].choose(wyrmhall.load("book").new(2, seed=1), 0)


def test_a_policy_bot_cannot_peek() -> None:
    match = wyrmhall.load("mekong").new(3, seed=1)
    for _ in range(40):
        seat = match.pending[0]
        chosen = wyrmhall.bot("policy", seed=7).choose(match, seat)
        for seed in range(3):
            other = match.imagine(seat, seed)
            assert wyrmhall.bot("policy", seed=7).choose(other, seat) == chosen
        match.play(seat, chosen)
        if match.outcome is not None:
            break
