"""R26–R30: the Tear of Ryu, the dragon bid, and what it leaves."""

from itertools import permutations

import pytest

from ryu.table import (
    Table,
    bag,
    centre,
    close_all,
    cubes,
    event,
    last_events,
    legal,
    look,
    pieces,
    play,
    screen,
    tokens,
    where,
)
from wyrmhall.games.ryu import GAME
from wyrmhall.games.ryu.choices import MOST_CHANGES
from wyrmhall.kernel.errors import IllegalMove
from wyrmhall.kernel.match import Match
from wyrmhall.sim.playouts import Study


def tear(players: int = 3, active: int = 0) -> Table:
    """The active player stands on the Smuggler Guild, and only the Tear is in the bag."""
    table = Table(players=players).turn(active).stands(active, "smugglers").bag("1 white")
    return table.screen(active, "1 yellow")


def weep(table: Table, active: int = 0) -> Match:
    """`smugglers draw` draws the Tear: the bid begins."""
    match = table.match()
    match.play(active, "smugglers draw")
    assert look(match).phase == "bid"
    return match


def test_R26_the_action_is_completed_first_every_gain_in_hand() -> None:
    match = weep(tear().screen(0, "2 blue 1 yellow"))
    assert tokens(match, 0) == (0, 2, 0)
    assert screen(match, 0) == cubes("1 white 2 blue")
    assert event("tear", who=0) in last_events(match)


def test_R26_the_draft_included() -> None:
    table = (
        Table().stands(0, "goblins").screen(0, "1 yellow").bag("1 white 1 blue 1 orange 1 yellow")
    )
    match = table.luck(0, "explore", toss=4, drawn="1 white 1 blue 1 orange 1 yellow")
    assert look(match).phase == "draft"
    match.play(0, "pick white")
    play(match, 1, "pick blue", "pick orange")
    assert look(match).phase == "bid"
    assert match.pending == (0, 1, 2)


@pytest.mark.parametrize(
    ("island", "move", "kind"),
    [("amazons", "explore", "merchant"), ("bazaar", "bazaar draw", "smuggler")],
)
def test_R26_whatever_the_action_was(island: str, move: str, kind: str) -> None:
    match = Table().stands(0, island).tokens(0, **{kind: 3}).bag("1 white").match()
    match.play(0, move)
    assert look(match).phase == "bid"


def test_R26_between_turns_the_white_cube_is_in_the_bag() -> None:
    match = close_all(weep(tear()), "", "", "")
    assert match.pending == (1,)
    assert bag(match).white == 1
    assert Study(GAME, 4, seed=26).play(300, audited=True).fault is None


def test_R27_a_hand_cannot_be_changed_for_ever_but_can_be_undone() -> None:
    match = weep(tear().screen(1, "2 blue").screen(2, ""))
    for _ in range(MOST_CHANGES):
        match.play(1, "bid blue")
        match.play(1, "take back blue")
    match.play(1, "bid blue")
    assert legal(match, 1) == {"bid blue", "close hand"}
    match.undo(1)
    assert legal(match, 1) == {"bid blue", "close hand"}
    match.play(1, "close hand")
    assert match.undoable(1)


def test_R27_any_number_of_ones_cubes_zero_allowed() -> None:
    match = weep(tear().screen(1, "2 blue 1 yellow").screen(2, ""))
    assert legal(match, 1) == {"bid blue", "bid yellow", "close hand"}
    assert legal(match, 2) == {"close hand"}  # asked all the same, so that nothing shows
    match.play(1, "bid blue")
    assert legal(match, 1) == {"bid blue", "take back blue", "bid yellow", "close hand"}
    match.play(1, "bid blue")
    assert legal(match, 1) == {"take back blue", "bid yellow", "close hand"}
    match.play(1, "take back blue")
    match.play(1, "close hand")
    assert legal(match, 1) == set()
    assert match.pending == (0, 2)


def test_R27_the_white_cube_is_bid_and_counts_one() -> None:
    match = weep(tear())
    assert look(match, 0).hand is not None
    assert look(match, 0).hand.cubes == cubes("1 white")  # type: ignore[union-attr]  # just seen
    for move in ("bid blue", "take back blue"):
        with pytest.raises(IllegalMove):
            match.play(0, move)
    close_all(match, "", "", "")
    assert pieces(match, 0) == "A"  # one cube against none


def test_R27_all_are_revealed_together() -> None:
    match = weep(tear().screen(1, "2 blue"))
    play(match, 1, "bid blue", "close hand")
    play(match, 0, "close hand")
    assert not [p for p in match.journal(None) if p.name in ("event-bid", "event-bid_tear")]
    assert centre(match).white == 0
    match.play(2, "close hand")
    assert last_events(match)[:4] == [
        event("bid_tear", who=0),
        event("bid", who=1, blue=1, orange=0, purple=0, yellow=0),
        event("bid_nothing", who=2),
        event("bid_tied", count=1),
    ]


def test_R27_the_order_of_deciding_changes_nothing() -> None:
    ends = set()
    for order in permutations(range(3)):
        match = weep(tear().screen(1, "2 blue").screen(2, "1 blue 2 yellow"))
        close_all(match, "", "2 blue", "1 yellow", order=order)
        views = tuple(look(match, viewer).json() for viewer in (None, 0, 1, 2))
        ends.add((match.digest(), views))
    assert len(ends) == 1


def test_R27_a_hand_may_be_changed_until_the_last_has_closed() -> None:
    match = weep(tear().screen(1, "2 blue"))
    play(match, 1, "bid blue", "close hand")
    match.play(0, "close hand")
    match.undo(1)
    assert match.pending == (1, 2)
    play(match, 1, "bid blue", "close hand")
    match.play(2, "close hand")
    assert pieces(match, 1) == "A"
    assert not match.undoable(2)


def test_R28_strictly_the_most_builds_free_and_the_others_take_tokens() -> None:
    match = weep(tear().screen(1, "3 blue").screen(2, "2 orange 1 yellow"))
    close_all(match, "", "3 blue", "2 orange")
    assert pieces(match, 1) == "A"
    assert event("built_free", who=1, piece="A") in last_events(match)
    assert centre(match).white == 1
    assert (screen(match, 1), screen(match, 2)) == (cubes(""), cubes("1 yellow"))
    assert match.pending == (0,)  # one for the Tear
    assert legal(match, 0) == {"take merchant", "take smuggler"}
    match.play(0, "take merchant")
    play(match, 2, "take merchant", "take smuggler")
    assert [tokens(match, seat) for seat in range(3)] == [(1, 2, 0), (0, 0, 0), (1, 1, 0)]


def test_R28_tokens_in_turn_order_from_the_active_player() -> None:
    table = tear(players=4, active=2).screen(0, "1 blue").screen(1, "1 blue").screen(3, "3 blue")
    match = close_all(weep(table, 2), "1 blue", "1 blue", "", "3 blue")
    for seat in (2, 0, 1):
        assert match.pending == (seat,)
        match.play(seat, "take smuggler")
    assert match.pending == (3,)
    assert look(match).turn == 3


def test_R28_the_cap_holds_and_with_both_full_nothing_is_asked() -> None:
    table = tear().screen(1, "3 blue").tokens(1, merchant=5, smuggler=4)
    match = close_all(weep(table.screen(2, "4 orange")), "", "3 blue", "4 orange")
    match.play(0, "take merchant")
    assert match.pending == (1,)
    match.play(1, "take smuggler")
    assert tokens(match, 1) == (5, 5, 0)
    assert event("forwent", who=1, count=2) in last_events(match)
    assert match.pending == (1,)
    assert look(match).phase == "turn"


def test_R28_a_free_E_wins_and_nothing_more_is_decided() -> None:
    table = tear().built(1, "ABCD").screen(1, "3 blue").screen(2, "2 orange")
    match = close_all(weep(table), "", "3 blue", "2 orange")
    assert match.outcome is not None
    assert match.outcome.ranking == ((1,), (0, 2))
    assert tokens(match, 2) == (0, 0, 0)
    assert match.pending == ()
    assert [seat.owed for seat in look(match).seats] == [0, 0, 0]


def test_R28_a_free_E_ends_the_game_before_anything_returns_to_the_bag() -> None:
    match = close_all(weep(tear().built(0, "ABCD")), "", "", "")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert last_events(match)[-1] == event("won", who=0)
    assert (centre(match).white, bag(match).white) == (1, 0)
    assert look(match).turn is None


def test_R29_a_tie_for_the_most_and_nobody_builds() -> None:
    match = weep(tear().screen(1, "2 blue").screen(2, "2 orange"))
    close_all(match, "", "2 blue", "2 orange")
    assert [pieces(match, seat) for seat in range(3)] == ["", "", ""]
    assert event("bid_tied", count=2) in last_events(match)
    play(match, 0, "take merchant")
    play(match, 1, "take merchant", "take merchant")
    play(match, 2, "take smuggler", "take smuggler")
    assert [tokens(match, seat) for seat in range(3)] == [(1, 2, 0), (2, 0, 0), (0, 2, 0)]


def test_R29_a_tie_below_the_most_is_none() -> None:
    match = weep(tear(players=4).screen(1, "3 blue"))
    close_all(match, "", "3 blue", "1 yellow", "1 yellow")
    assert pieces(match, 1) == "A"


def test_R30_the_whole_centre_returns_to_the_bag() -> None:
    match = weep(tear().screen(1, "2 blue").screen(2, "1 purple"))
    assert centre(match).count > 30
    close_all(match, "", "2 blue", "")
    match.play(0, "take merchant")
    assert centre(match) == cubes("")
    assert bag(match) == cubes("1 white 7 blue 7 orange 6 purple 21 yellow")
    returned = [p for p in last_events(match) if p.name == "event-returned"]
    assert returned == [event("returned", who=0, blue=7, orange=7, purple=6, yellow=21)]


def test_R30_the_turn_is_over_a_move_not_made_is_lost() -> None:
    match = close_all(weep(tear()), "", "", "")
    assert match.pending == (1,)
    assert look(match).turn == 1
    assert where(match, 0) == "smugglers"
    assert legal(match, 1, "move") != set()
