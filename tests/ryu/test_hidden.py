"""R31: what is hidden, what `screens=open` shows, and what a bot may imagine."""

from collections import Counter

import pytest

from ryu.table import Table, close_all, cubes, look, play
from wyrmhall.games.ryu import GAME
from wyrmhall.kernel.match import Match


def bidding(screens: str = "closed") -> Match:
    """Seat 0 has drawn the Tear; the bid is open."""
    table = Table(players=3, screens=screens).stands(0, "smugglers").bag("1 white")
    table.screen(0, "1 yellow 1 blue").screen(1, "2 blue 1 orange").screen(2, "2 purple")
    match = table.match()
    match.play(0, "smugglers draw")
    return match


def test_R31_closed_screens_show_only_ones_own_cubes_and_no_bag() -> None:
    match = Table(players=3).screen(1, "2 blue").match()
    for viewer in (None, 0, 1, 2):
        view = look(match, viewer)
        assert view.bag is None
        assert [seat.cubes is not None for seat in view.seats] == [viewer == s for s in range(3)]
    assert look(match, 1).seats[1].cubes == cubes("2 blue")


def test_R31_two_tables_that_differ_behind_screens_look_alike() -> None:
    one = Table(players=3).screen(1, "2 blue").screen(2, "1 orange").match()
    other = Table(players=3).screen(1, "1 orange").screen(2, "2 blue 3 purple").match()
    assert look(one, 0).json() == look(other, 0).json()
    assert look(one, None).json() == look(other, None).json()


def test_R31_open_screens_show_cubes_and_bag() -> None:
    match = Table(players=3, screens="open").screen(1, "2 blue").match()
    for viewer in (None, 0, 1, 2):
        view = look(match, viewer)
        assert view.seats[1].cubes == cubes("2 blue")
        assert view.bag == cubes("1 white 5 blue 7 orange 7 purple 17 yellow")


@pytest.mark.parametrize("screens", ["closed", "open"])
def test_R31_bids_in_progress_are_never_shown(screens: str) -> None:
    """Neither what, nor how many, nor who has closed; the journal keeps silent too."""
    match = bidding(screens)
    before = {viewer: look(match, viewer).json() for viewer in (None, 0, 2)}
    journals = {viewer: match.journal(viewer) for viewer in (None, 0, 2)}
    play(match, 1, "bid blue", "bid orange", "close hand")
    for viewer, seen in before.items():
        assert look(match, viewer).json() == seen
        assert look(match, viewer).pending == (0, 1, 2)
        assert match.journal(viewer) == journals[viewer]
        assert not (viewer is not None and match.undoable(viewer))
    own = look(match, 1)
    assert own.pending == (0, 1, 2)
    assert own.hand is not None
    assert (own.hand.cubes, own.hand.closed) == (cubes("1 blue 1 orange"), True)
    assert [phrase.name for phrase in match.journal(1)][-3:] == [
        "event-put_in",
        "event-put_in",
        "event-closed",
    ]


def test_R31_every_draw_is_shown_as_it_happens() -> None:
    match = Table(players=3).stands(0, "amazons").match()
    match.play(0, "explore")
    for viewer in (None, 0, 1, 2):
        assert len([p for p in match.journal(viewer) if p.name == "event-drew"]) == 2


def test_R31_hidden_are_others_bids_and_nothing_else() -> None:
    match = bidding()
    play(match, 1, "bid blue", "close hand")
    assert GAME.hidden(match.state, 0) == ((1, 0, 1, 0, 0, 0), (0, 0, 0, 0, 0, 0))
    assert GAME.hidden(match.state, 1) == ((0, 1, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0))
    assert len(GAME.hidden(match.state, None)) == 3
    assert GAME.hidden(Table().match().state, 0) == ()


def test_R31_imagine_keeps_cubes_and_ones_own_hand_and_redraws_others() -> None:
    match = bidding()
    play(match, 0, "bid blue")
    hands: Counter[tuple[int, ...]] = Counter()
    closed = 0
    for seed in range(600):
        imagined = match.imagine(0, seed)
        s = imagined.state
        assert s.cubes.tolist() == match.state.cubes.tolist()
        assert s.bag.tolist() == match.state.bag.tolist()
        assert s.hand[0].tolist() == match.state.hand[0].tolist()
        assert imagined.pending[0] == 0
        assert GAME.loops.inspect(imagined._states, 0) == 0
        hands[tuple(s.hand[1].tolist())] += 1
        closed += int(s.closed[1])
    assert len(hands) == 6  # 0, 1 or 2 blue with or without the orange one
    assert 240 < closed < 360
    assert 100 < hands[0, 1, 0, 0, 0] < 200  # one blue, no orange: a quarter
    assert 45 < hands[0, 2, 1, 0, 0] < 110  # both blue and the orange one: an eighth


def test_R31_the_tears_holder_always_has_it_in_hand() -> None:
    match = bidding()
    for seed in range(50):
        assert match.imagine(1, seed).state.hand[0, 0] == 1


def test_R31_somebody_is_always_left_to_close() -> None:
    match = bidding()
    match.play(0, "close hand")
    seen = Counter(match.imagine(0, seed).pending for seed in range(300))
    assert set(seen) == {(1,), (2,), (1, 2)}


def test_R31_outside_a_bid_only_the_key_is_redrawn() -> None:
    match = close_all(bidding(), "", "", "")
    imagined = match.imagine(2, 5)
    for field in ("cubes", "bag", "centre", "tokens", "circle", "place"):
        assert imagined.state[field].tolist() == match.state[field].tolist()
    assert imagined.state.key.tolist() != match.state.key.tolist()
