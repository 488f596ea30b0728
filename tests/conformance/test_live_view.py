"""A live view is the view made anew, after every decision, undo and rewind, for every viewer."""

import json
import random
from typing import Any

import msgspec

from conformance.variants import Variant, every_variant
from wyrmhall import Match
from wyrmhall.kernel.live_view import LiveView


@every_variant
def test_a_live_view_is_always_the_view(variant: Variant) -> None:
    dice = random.Random(7)
    match = variant.new(7)
    viewers = [None, *range(variant.players)]
    live = {viewer: match.watch(viewer) for viewer in viewers}
    seen = {viewer: json.loads(live[viewer].view.json()) for viewer in viewers}
    decisions = 0
    while match.outcome is None and decisions < 400:
        seat = dice.choice(match.pending)
        if decisions % 5 == 4 and match.undoable(seat):
            match.undo(seat)
        elif decisions % 37 == 36 and match.rewindable(seat):
            match.rewind(seat)
        else:
            match.play(seat, dice.choice(match.legal(seat)))
        if decisions % 50 == 49:
            match.forget(10)
            aside = match.copy()  # what happens to a copy is not seen here
            if aside.outcome is None:
                aside.play(aside.pending[0], aside.legal(aside.pending[0])[0])
                aside.view(None)
        decisions += 1
        for viewer in viewers:
            if dice.random() < 0.7:  # some look seldom
                _look(match, live[viewer], seen[viewer])
    for viewer in viewers:
        _look(match, live[viewer], seen[viewer])


def _look(match: Match, live: LiveView, seen: dict[str, Any]) -> None:
    """What `look` tells, put onto what was seen before, is a view made from nothing."""
    changed = json.loads(msgspec.json.encode(live.look()))
    fresh = match.copy().view(live.view.viewer)
    assert live.view == fresh
    for field, value in changed.items():
        assert seen[field] != value, f"{field} has not changed"
    seen |= changed
    assert seen == json.loads(fresh.json())
    assert live.look() == {}
