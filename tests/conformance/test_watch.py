"""A view that is kept up to date is the view made anew, after every decision and undo."""

import json
import random
from typing import Any

import msgspec

from conformance.variants import Variant, every_variant
from wyrmhall import Match
from wyrmhall.kernel.watch import Watch


@every_variant
def test_a_watched_view_is_always_the_view(variant: Variant) -> None:
    dice = random.Random(7)
    match = variant.new(7)
    viewers = [None, *range(variant.players)]
    watches = {viewer: match.watch(viewer) for viewer in viewers}
    told = {viewer: json.loads(watches[viewer].view.json()) for viewer in viewers}
    decisions = 0
    while match.outcome is None and decisions < 400:
        seat = dice.choice(match.pending)
        if decisions % 5 == 4 and match.undoable(seat):
            match.undo(seat)
        else:
            match.play(seat, dice.choice(match.legal(seat)))
        decisions += 1
        for viewer in viewers:
            if dice.random() < 0.7:  # some look seldom
                _look(match, watches, told, viewer)
    for viewer in viewers:
        _look(match, watches, told, viewer)


def _look(
    match: Match,
    watches: dict[int | None, Watch],
    told: dict[int | None, Any],
    viewer: int | None,
) -> None:
    changed = json.loads(msgspec.json.encode(watches[viewer].look()))
    fresh = match.view(viewer)
    assert watches[viewer].view == fresh
    for field, value in changed.items():
        assert told[viewer][field] != value, f"{field} has not changed"
    told[viewer] |= changed
    assert told[viewer] == json.loads(fresh.json())
    assert watches[viewer].look() == {}
