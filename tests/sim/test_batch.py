"""Many matches as one array give the same games as one match at a time."""

import numpy as np
import pytest

import wyrmhall
from wyrmhall import IllegalMove, OptionError
from wyrmhall.sim.playouts import Study

every_game = pytest.mark.parametrize("name", wyrmhall.games())


@every_game
def test_a_batch_plays_like_single_matches(name: str) -> None:
    game = wyrmhall.load(name)
    batch = wyrmhall.batch(name, n=8, players=3, seed=4)
    dice = np.random.default_rng(4)
    keys = [(int(key[0]) << 64) | int(key[1]) for key in batch.states["key"]]
    matches = [game.new(3, seed=key) for key in keys]
    for _ in range(game.most_decisions):
        if batch.over.all():
            break
        seats = batch.seats
        mask = batch.legal()
        for match, seat, row in zip(matches, seats, mask, strict=True):
            legal = {move.number for move in match.legal(int(seat))} if seat >= 0 else set()
            assert set(np.flatnonzero(row).tolist()) == legal
        chosen = np.argmax(dice.random(mask.shape) * mask, axis=1)
        batch.step(chosen)
        for match, seat, move in zip(matches, seats, chosen, strict=True):
            if seat >= 0:
                match.play(int(seat), game.moves.move(int(move)))
    assert batch.over.all()
    assert len(set(keys)) == 8
    ranks, scores = batch.results()
    for match, rank, score in zip(matches, ranks, scores, strict=True):
        assert match.outcome is not None
        assert tuple(score.tolist()) == match.outcome.scores
        assert tuple(np.flatnonzero(rank == 1).tolist()) == match.outcome.winners


def test_one_illegal_move_changes_no_match() -> None:
    batch = wyrmhall.batch("book", n=4, players=2, seed=1)
    chosen = np.argmax(batch.legal(), axis=1)
    chosen[2] = batch.game.moves.size - 1
    before = batch.states.tobytes()
    with pytest.raises(IllegalMove, match="match 2"):
        batch.step(chosen)
    with pytest.raises(OptionError, match="shape"):
        batch.step(chosen[:3])
    with pytest.raises(OptionError, match="shape"):
        batch.legal(seats=np.zeros(3, np.int8))
    assert batch.states.tobytes() == before


def test_a_seat_of_minus_one_leaves_its_match_alone() -> None:
    batch = wyrmhall.batch("book", n=2, players=2, seed=1)
    before = batch.states[1].tobytes()
    seats = batch.seats
    seats[1] = -1
    batch.step(np.argmax(batch.legal(), axis=1), seats=seats)
    assert batch.states[1].tobytes() == before
    assert not batch.legal(seats=seats)[1].any()


@pytest.mark.parametrize("n", [0, -3, 2.5, "4"])
def test_a_batch_needs_a_size(n: int) -> None:
    with pytest.raises(OptionError):
        wyrmhall.batch("book", n=n, players=2, seed=1)


@every_game
def test_a_study_is_the_same_on_any_number_of_cores(name: str) -> None:
    study = Study(wyrmhall.load(name), 2, seed=8)
    assert study.play(60, cores=1) == study.play(60, cores=2) == study.play(60, cores=7)
    assert study.play(30) != study.play(30, first=30)
