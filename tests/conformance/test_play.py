"""Random play, records, undo and copies, for every kind of table."""

import copy
import json
import pickle

import msgspec
import numpy as np
import pytest

from conformance.variants import Variant, every_variant, play_on, played, positions, variants
from wyrmhall import Match
from wyrmhall.kernel.state import RUNNING
from wyrmhall.sim.playouts import Study

MOST_GAMES, ENOUGH_DECISIONS = 2_000, 100_000
STUDIED = [
    (variant, policy)
    for variant in variants()
    for policy in ("uniform", "own")
    if policy == "uniform" or variant.game.policy is not None
]


@pytest.mark.parametrize(("variant", "policy"), STUDIED, ids=str)
def test_random_games_end_within_the_declared_bound_and_keep_every_invariant(
    variant: Variant, policy: str
) -> None:
    chosen = {"policy": variant.game.policy} if policy == "own" else {}
    study = Study(variant.game, variant.players, seed=11, **chosen, **dict(variant.options))
    few = study.play(10)
    games = min(MOST_GAMES, max(10, ENOUGH_DECISIONS * few.games // few.decisions))
    tally = study.play(games, audited=True)
    assert tally.fault is None
    assert tally.unfinished == 0
    assert sum(tally.reasons.values()) == games
    assert tally.longest <= variant.game.most_decisions
    assert tally.fullest_journal <= variant.game.state_type["notes"].shape[0]


@every_variant
def test_somebody_always_has_a_move(variant: Variant) -> None:
    for match in play_on(variant.new(3), 3):
        if match.outcome is None:
            assert match.pending
            for seat in range(match.players):
                assert bool(match.legal(seat)) == (seat in match.pending)
        else:
            assert match.pending == ()
            assert not any(match.legal(seat) for seat in range(match.players))


UNDER_WAY = ("turn", "passive", "placing", "herding", "paying", "chosen")
"""Fields of views that say what is being done: None when nothing is."""


@every_variant
def test_a_finished_table_shows_nothing_under_way(variant: Variant) -> None:
    *_, end = play_on(variant.new(6), 6)
    for viewer in (None, *range(variant.players)):
        view = msgspec.to_builtins(end.view(viewer))
        assert not view["pending"]
        assert {view[name] for name in UNDER_WAY if name in view} <= {None}
        assert view.get("phase", "over") == "over"
        assert view.get("task", "") == ""
        assert not any(seat.get("owed") or seat.get("drawn") for seat in view.get("seats", ()))


@every_variant
def test_a_decision_with_one_answer_is_asked_only_to_hide_something(variant: Variant) -> None:
    for match in play_on(variant.new(4), 4):
        if match.outcome is None and not match.state.asks:
            assert len(match.pending) == 1
            assert len(match.legal(match.pending[0])) > 1


@every_variant
def test_a_record_replays_to_the_same_digest_at_every_step(variant: Variant) -> None:
    match = variant.new(5)
    digests = []
    for here in play_on(match, 5):
        digests.append(here.digest())
    told = json.loads(match.record())
    again = variant.game.new(told["players"], told["key"], **told["options"])
    seen = [again.digest()]
    for seat, text in told["decisions"]:
        again.play(seat, text)
        seen.append(again.digest())
    assert seen == digests
    assert again.record() == match.record()
    assert variant.game.replay(match.record()).outcome == match.outcome


@every_variant
def test_a_running_game_can_be_recorded_and_taken_up_again(variant: Variant) -> None:
    for match in positions(variant, 6, every=17):
        again = variant.game.replay(match.record())
        assert again.digest() == match.digest()
        assert again.pending == match.pending
        assert again.journal(None) == match.journal(None)


@every_variant
def test_undo_restores_every_byte(variant: Variant) -> None:
    undone = 0
    match = variant.new(7)
    for here in play_on(match, 7):
        if here.outcome is not None:
            break
        twin = here.copy()
        before, log = twin.state.tobytes(), twin.journal(None)
        seat = twin.pending[-1]
        twin.play(seat, twin.legal(seat)[-1])
        if twin.undoable(seat):
            twin.undo(seat)
            undone += 1
            assert twin.state.tobytes() == before
            assert twin.journal(None) == log
            assert twin.decisions == here.decisions
        else:
            changed = twin.state.revealed != here.state.revealed
            assert changed or twin.state.over != RUNNING or twin.state.stage != here.state.stage
    assert undone > 0


@every_variant
def test_what_others_built_on_is_not_taken_back(variant: Variant) -> None:
    for match in positions(variant, 8, every=5):
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[0])
        if match.outcome is None and match.pending[0] != seat and not match.state.stage:
            other = match.pending[0]
            match.play(other, match.legal(other)[0])
            assert match.outcome is not None or not match.undoable(seat)


@every_variant
def test_copies_never_alias(variant: Variant) -> None:
    """Every earlier state is looked at again after every decision."""
    kept: list[tuple[Match, bytes]] = []
    for match in play_on(variant.new(9), 9):
        twin = match.copy()
        assert not np.shares_memory(twin._states, match._states)
        kept.append((twin, twin.state.tobytes()))
        if len(kept) % 16 == 0:
            assert all(twin.state.tobytes() == then for twin, then in kept)
    assert all(twin.state.tobytes() == then for twin, then in kept)
    first = kept[0][0]
    assert first.decisions == ()


@every_variant
def test_a_match_travels_to_another_process(variant: Variant) -> None:
    for match in positions(variant, 13, every=29):
        twin = pickle.loads(pickle.dumps(match))
        assert twin.digest() == match.digest()
        assert twin.record() == match.record()
        assert twin.journal(0) == match.journal(0)
        assert copy.deepcopy(match).digest() == match.digest()
        assert copy.deepcopy(match).game is match.game


@every_variant
def test_the_outcome_ranks_every_seat_once(variant: Variant) -> None:
    outcome = variant.game.replay(played(variant, 10)).outcome
    assert outcome is not None
    assert sorted(seat for seats in outcome.ranking for seat in seats) == [*range(variant.players)]
    assert outcome.reason in variant.game.reasons
    assert len(outcome.scores) == variant.players


@every_variant
def test_views_and_journals_are_json(variant: Variant) -> None:
    for match in positions(variant, 12, every=23):
        for viewer in (None, *range(match.players)):
            view = match.view(viewer)
            assert json.loads(view.json())["viewer"] == viewer
            assert msgspec.json.decode(view.json(), type=type(view)) == view
            msgspec.json.encode(match.journal(viewer))
