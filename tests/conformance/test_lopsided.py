"""Uneven games: what a view shows of the scores is what the outcome says, however large."""

from typing import Any

import pytest

import wyrmhall
from conformance.variants import SHOWN, Variant, play_lopsided

uneven = pytest.mark.parametrize(
    "variant",
    [
        Variant(name, players, ())
        for name in wyrmhall.games()
        if name in SHOWN
        for players in wyrmhall.load(name).seats
    ],
    ids=str,
)


@uneven
def test_a_view_shows_the_outcomes_scores(variant: Variant) -> None:
    taker = variant.players - 1
    *_, end = play_lopsided(variant.new(5), taker)
    assert end.outcome is not None
    for viewer in (None, *range(variant.players)):
        view: Any = end.view(viewer)
        assert tuple(map(SHOWN[variant.name], view.seats)) == end.outcome.scores


@pytest.mark.parametrize("seed", [31, 37])
def test_scores_over_127_do_not_wrap(seed: int) -> None:
    *_, end = play_lopsided(wyrmhall.load("book").new(2, seed), 0)
    assert end.outcome is not None
    assert end.outcome.scores[0] > 127
    view: Any = end.view()
    assert [seat.score for seat in view.seats] == list(end.outcome.scores)
