"""R9–R11: the free action, moving, and one action a turn; C1 and C3 in a turn."""

import pytest

from ryu.table import (
    CIRCLE,
    Table,
    bag,
    centre,
    cubes,
    event,
    last_events,
    legal,
    look,
    play,
    screen,
    where,
)
from wyrmhall.kernel.errors import IllegalMove


def test_R9_with_no_cube_a_yellow_from_the_centre() -> None:
    match = Table().screen(0, "").bag("1 white 5 yellow").match()
    before = centre(match).yellow
    match.play(0, "take gem")
    assert screen(match, 0) == cubes("1 yellow")
    assert centre(match).yellow == before - 1
    assert bag(match).yellow == 5
    assert last_events(match) == [event("gem", who=0, source="centre")]


def test_R9_from_the_bag_if_the_centre_has_none_without_chance() -> None:
    match = Table().screen(0, "").match()
    before, drawn = bag(match).yellow, int(match.state.drawn)
    match.play(0, "take gem")
    assert bag(match).yellow == before - 1
    assert last_events(match) == [event("gem", who=0, source="bag")]
    assert match.state.drawn == drawn
    assert match.undoable(0)  # a search, not a draw


def test_R9_impossible_if_there_is_no_yellow_anywhere() -> None:
    table = Table(players=2).screen(0, "").screen(1, "18 yellow")
    assert "take gem" not in legal(table.match(), 0)


def test_R9_not_with_a_cube_behind_the_screen() -> None:
    match = Table().screen(0, "1 blue").match()
    assert "take gem" not in legal(match, 0)


def test_R9_only_at_the_very_start() -> None:
    match = Table().screen(0, "").stands(0, "merchants").tokens(0, merchant=1, smuggler=1).match()
    assert "take gem" in legal(match, 0)
    match.play(0, "move to bazaar")  # two islands on; nothing to do there, so the turn is over
    assert look(match).turn == 1
    moved = Table().screen(0, "").stands(0, "sharks").tokens(0, merchant=1, smuggler=1).match()
    moved.play(0, "move to merchants")
    assert legal(moved, 0) == {"merchants gem", "end"}
    spent = Table().screen(0, "").stands(0, "bazaar").tokens(0, merchant=3).match()
    spent.play(0, "bazaar governor")
    assert "take gem" not in legal(spent, 0)


def test_R9_is_not_the_action() -> None:
    match = Table().screen(0, "").stands(0, "goblins").match()
    match.play(0, "take gem")
    assert {"explore", "end"} <= legal(match, 0)
    assert "take gem" not in legal(match, 0)
    assert len(legal(match, 0, "move")) == 8


def test_R9_may_be_declined() -> None:
    match = Table().screen(0, "").match()
    match.play(0, "end")
    assert screen(match, 0) == cubes("")
    assert match.pending == (1,)


@pytest.mark.parametrize("place", range(9))
def test_R10_a_move_of_one_to_four_either_way_names_any_other_island(place: int) -> None:
    match = Table().stands(0, CIRCLE[place]).match()
    others = {f"move to {island}" for island in CIRCLE} - {f"move to {CIRCLE[place]}"}
    assert legal(match, 0, "move") == others


@pytest.mark.parametrize("steps", [3, 4, 5, 6])
def test_R10_after_three_or_four_steps_the_turn_ends(steps: int) -> None:
    """Five and six one way are four and three the other."""
    match = Table().screen(0, "3 blue").match()
    match.play(0, f"move to {CIRCLE[steps]}")
    assert where(match, 0) == CIRCLE[steps]
    assert match.pending == (1,)


@pytest.mark.parametrize("steps", [1, 2, 7, 8])
def test_R10_after_one_or_two_steps_one_may_act_or_end(steps: int) -> None:
    match = Table().screen(0, "3 blue").match()
    match.play(0, f"move to {CIRCLE[steps]}")
    assert match.pending == (0,)
    assert {"build with blue+blue+blue", "end"} <= legal(match, 0)
    assert legal(match, 0, "move") == set()
    match.play(0, "build with blue+blue+blue")
    assert match.pending == (1,)  # C1: only the end is left


def test_R10_after_an_action_one_may_move_one_or_two_or_end() -> None:
    match = Table().screen(0, "3 blue").match()
    match.play(0, "build with blue+blue+blue")
    near = {f"move to {CIRCLE[place]}" for place in (1, 2, 7, 8)}
    assert legal(match, 0) == {*near, "end"}
    match.play(0, "move to goblins")
    assert match.pending == (1,)


def test_R10_one_move_a_turn() -> None:
    match = Table().match()
    match.play(0, "move to smugglers")
    assert legal(match, 0, "move") == set()
    with pytest.raises(IllegalMove):
        match.play(0, "move to goblins")


def test_R10_doing_neither_is_legal() -> None:
    match = Table().match()
    match.play(0, "end")
    assert match.pending == (1,)


def test_R10_a_move_with_nothing_to_do_after_it_ends_the_turn_by_itself() -> None:
    match = Table().screen(0, "1 blue").match()
    match.play(0, "move to merchants")  # three steps
    assert match.pending == (1,)
    match = Table().screen(0, "1 blue").match()
    match.play(0, "move to goblins")  # two steps, no yellow to explore with
    assert match.pending == (1,)


def test_R11_one_action_a_turn() -> None:
    match = Table().stands(0, "merchants").screen(0, "3 blue 4 yellow").match()
    match.play(0, "merchants governor")
    assert legal(match, 0, "merchants_governor", "build") == set()


def test_R11_only_the_choices_of_the_island_underfoot() -> None:
    rich = {"merchant": 5, "smuggler": 5}
    offers = {
        "smugglers": {"smugglers draw", "give blue"},
        "merchants": {"merchants governor", "merchants gem"},
        "bazaar": {"bazaar governor", "bazaar draw"},
        "governor": {"inspect", *(f"turn over {p}" for p in CIRCLE[::2])},
        "goblins": {"explore"},
        "shibuke": set(),
    }
    for island, offered in offers.items():
        match = Table().stands(0, island).screen(0, "1 blue 2 yellow").tokens(0, **rich).match()
        assert legal(match, 0) - legal(match, 0, "move", "end") == offered


def test_R11_cubes_spent_lie_in_the_centre_tokens_go_to_the_reserve() -> None:
    match = Table().stands(0, "merchants").screen(0, "3 yellow").match()
    match.play(0, "merchants governor")
    assert centre(match) == cubes("2 yellow")
    match = Table().screen(0, "2 blue 1 yellow").tokens(0, governor=1).match()
    play(match, 0, "build with blue+blue+governor", "end")
    assert centre(match) == cubes("2 blue")
    match.play(1, "end")
    assert centre(match) == cubes("2 blue")  # and stay there until a Tear (R30)
