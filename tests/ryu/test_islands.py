"""R21–R25: the four neutral islands, and gains above the cap."""

import pytest

from ryu.table import (
    CIRCLE,
    Table,
    bag,
    centre,
    cubes,
    event,
    faces,
    last_events,
    legal,
    look,
    play,
    screen,
    tokens,
)
from wyrmhall.kernel.errors import CannotUndo

BOTH_FULL = {"merchant": 5, "smuggler": 5}


def test_R21_a_yellow_for_a_cube_and_two_smugglers() -> None:
    table = Table().stands(0, "smugglers").screen(0, "1 yellow").bag("1 white 2 purple")
    match = table.luck(0, "smugglers draw", drawn="1 purple")
    assert screen(match, 0) == cubes("1 purple")
    assert tokens(match, 0) == (0, 2, 0)
    assert bag(match) == cubes("1 white 1 purple")
    assert event("drew", who=0, colour="purple") in match.journal(None)


def test_R21_any_number_of_cubes_for_any_mix_of_tokens() -> None:
    match = Table().stands(0, "smugglers").screen(0, "2 blue 1 orange 1 purple 1 yellow").match()
    assert legal(match, 0, "give") == {"give blue", "give orange", "give purple"}
    match.play(0, "give blue")
    assert legal(match, 0) == {"take merchant", "take smuggler"}
    match.play(0, "take merchant")
    assert legal(match, 0) == {"give blue", "give orange", "give purple", "done"}
    play(match, 0, "give purple", "take smuggler", "give blue", "take smuggler")
    assert legal(match, 0) == {"give orange", "done"}
    match.play(0, "done")
    assert tokens(match, 0) == (1, 2, 0)
    assert screen(match, 0) == cubes("1 orange 1 yellow")
    assert centre(match) == cubes("2 blue 1 purple")
    assert look(match).acted
    assert match.undoable(0)  # C3: paying reveals nothing


def test_R21_done_by_itself_with_nothing_left_to_give() -> None:
    match = Table().stands(0, "smugglers").screen(0, "1 blue 3 yellow").match()
    play(match, 0, "give blue", "take merchant")
    assert look(match).phase == "turn"
    assert look(match).acted


def test_R21_no_yellow_is_given_and_none_needed() -> None:
    match = Table().stands(0, "smugglers").screen(0, "3 yellow").match()
    assert legal(match, 0, "give") == set()
    match = Table().stands(0, "smugglers").screen(0, "1 blue").match()
    assert legal(match, 0, "smugglers_draw", "give") == {"give blue"}


def test_R22_two_yellow_for_a_governor() -> None:
    match = Table().stands(0, "merchants").screen(0, "3 yellow").match()
    match.play(0, "merchants governor")
    assert tokens(match, 0) == (0, 0, 1)
    assert screen(match, 0) == cubes("1 yellow")
    poor = Table().stands(0, "merchants").screen(0, "1 yellow 4 blue").match()
    assert legal(poor, 0, "merchants_governor") == set()


def test_R22_a_merchant_and_a_smuggler_for_a_yellow_from_the_centre_first() -> None:
    table = Table().stands(0, "merchants").tokens(0, merchant=1, smuggler=2)
    match = table.bag("1 white 3 yellow").match()
    before = centre(match).yellow
    match.play(0, "merchants gem")
    assert tokens(match, 0) == (0, 1, 0)
    assert screen(match, 0) == cubes("3 yellow")
    assert (centre(match).yellow, bag(match).yellow) == (before - 1, 3)


def test_R22_else_from_the_bag_a_search_without_the_tear() -> None:
    table = Table().stands(0, "merchants").tokens(0, merchant=1, smuggler=1)
    match = table.match()
    before = bag(match).yellow
    match.play(0, "merchants gem")
    assert bag(match).yellow == before - 1
    assert look(match).phase == "turn"
    assert match.undoable(0)


def test_R22_not_available_with_no_yellow_to_be_had() -> None:
    table = Table(players=2).stands(0, "merchants").tokens(0, **BOTH_FULL)
    match = table.screen(0, "1 blue").screen(1, "18 yellow").match()
    assert legal(match, 0, "merchants_gem") == set()
    lacking = Table().stands(0, "merchants").tokens(0, merchant=5).match()
    assert legal(lacking, 0, "merchants_gem") == set()


def test_R23_a_merchant_turns_over_any_peoples_island() -> None:
    table = Table().stands(0, "governor").tokens(0, merchant=2).sepia("sharks")
    match = table.match()
    assert legal(match, 0, "turn_over") == {f"turn over {people}" for people in CIRCLE[::2]}
    match.play(0, "turn over shibuke")  # one's own
    assert faces(match) == {"sharks", "shibuke"}
    assert tokens(match, 0) == (1, 0, 0)
    back = table.match()
    back.play(0, "turn over sharks")
    assert faces(back) == set()
    wild = table.match()
    wild.play(0, "turn over reptilians")  # nobody's
    assert faces(wild) == {"sharks", "reptilians"}


def inspector() -> Table:
    return Table(players=4).stands(1, "governor").tokens(1, smuggler=1).turn(1)


def test_R23_a_smuggler_reveals_all_other_screens() -> None:
    match = inspector().screen(0, "").screen(2, "1 blue 2 yellow").match()
    match.play(1, "inspect")
    assert tokens(match, 1) == (0, 0, 0)
    assert last_events(match)[2:] == [
        event("showed", who=2, blue=1, orange=0, purple=0, yellow=2),
        event("showed", who=3, blue=0, orange=0, purple=0, yellow=2),
        event("showed_nothing", who=0),
    ]
    assert look(match).phase == "turn"  # nothing discarded, nothing to claim
    with pytest.raises(CannotUndo):
        match.undo(1)


def test_R23_whoever_has_more_than_four_discards_in_turn_order() -> None:
    table = inspector().screen(0, "3 blue 3 orange").screen(2, "4 yellow")
    match = table.screen(3, "1 purple 4 yellow").screen(1, "3 blue 3 orange").match()
    match.play(1, "inspect")
    assert match.pending == (3,)
    assert legal(match, 3) == {"discard purple", "discard yellow"}
    match.play(3, "discard purple")
    assert match.pending == (0,)
    play(match, 0, "discard blue", "discard orange")
    assert [screen(match, seat).count for seat in range(4)] == [4, 6, 4, 4]
    assert look(match).fallen == centre(match) == cubes("1 blue 1 orange 1 purple")
    assert match.pending == (1,)
    assert legal(match, 1) == {"claim blue", "claim orange", "claim purple", "claim nothing"}


def test_R23_the_active_player_may_claim_one_of_them() -> None:
    table = inspector().screen(0, "6 orange").bag("1 white 4 blue")
    match = table.match()
    before = centre(match)
    match.play(1, "inspect")  # C1: seat 0 has no choice
    assert screen(match, 0) == cubes("4 orange")
    assert legal(match, 1) == {"claim orange", "claim nothing"}  # and nothing else of the centre
    match.play(1, "claim orange")
    assert screen(match, 1) == cubes("1 orange 2 yellow")
    assert centre(match).orange == before.orange + 1
    assert look(match).fallen == cubes("")


def test_R23_or_none() -> None:
    match = inspector().screen(0, "6 orange").match()
    play(match, 1, "inspect", "claim nothing")
    assert screen(match, 1) == cubes("2 yellow")
    assert centre(match) == cubes("2 orange")
    assert look(match).acted


def test_R24_three_merchants_for_a_governor() -> None:
    match = Table().stands(0, "bazaar").tokens(0, merchant=4, smuggler=2).match()
    assert legal(match, 0, "bazaar_governor", "bazaar_draw") == {"bazaar governor"}
    match.play(0, "bazaar governor")
    assert tokens(match, 0) == (1, 2, 1)
    poor = Table().stands(0, "bazaar").tokens(0, merchant=2, smuggler=2).match()
    assert legal(poor, 0, "bazaar_governor", "bazaar_draw") == set()


def test_R24_three_smugglers_for_two_cubes() -> None:
    table = Table().stands(0, "bazaar").tokens(0, smuggler=3).bag("1 white 1 blue 1 orange")
    match = table.luck(0, "bazaar draw", drawn="1 blue 1 orange")
    assert tokens(match, 0) == (0, 0, 0)
    assert screen(match, 0) == cubes("1 blue 1 orange 2 yellow")
    assert len([p for p in last_events(match) if p.name == "event-drew"]) == 2


def test_R25_an_action_is_legal_though_the_cap_swallows_its_gain() -> None:
    full = Table().stands(0, "merchants").screen(0, "2 yellow").tokens(0, governor=5).match()
    full.play(0, "merchants governor")
    assert tokens(full, 0) == (0, 0, 5)
    assert event("gained", who=0, token="governor", count=0, lost=1) in last_events(full)
    guest = Table().stands(0, "amazons").tokens(0, merchant=5).match()
    guest.play(0, "explore")
    assert tokens(guest, 0)[0] == 5


def test_R25_a_full_kind_may_be_chosen() -> None:
    table = Table().stands(0, "smugglers").screen(0, "1 blue").tokens(0, merchant=5)
    match = table.match()
    match.play(0, "give blue")
    assert legal(match, 0) == {"take merchant", "take smuggler"}
    match.play(0, "take merchant")
    assert tokens(match, 0) == (5, 0, 0)


def test_R25_with_both_full_nothing_is_asked() -> None:
    table = Table().stands(0, "smugglers").screen(0, "2 blue").tokens(0, **BOTH_FULL)
    match = table.match()
    match.play(0, "give blue")
    assert legal(match, 0) == {"give blue", "done"}
    assert event("forwent", who=0, count=1) in last_events(match)
    assert tokens(match, 0) == (5, 5, 0)


def test_R23_the_journal_has_room_for_the_longest_inspection() -> None:
    """Four others with one colour each have no choice: 32 discards follow from one decision."""
    table = Table(players=5).stands(0, "governor").screen(0, "").tokens(0, smuggler=1)
    table.screen(1, "24 yellow").screen(2, "8 blue").screen(3, "8 orange").screen(4, "8 purple")
    match = table.match()
    match.play(0, "inspect")
    events = [phrase.name for phrase in last_events(match)]
    assert events.count("event-discarded") == 20 + 4 + 4 + 4
    assert match.state.noted == len(events)
    assert centre(match) == cubes("20 yellow 4 blue 4 orange 4 purple")
