"""R12–R18: exploring, the fifth sepia island, the toss, the draft and the split."""

import pytest

from ryu.table import (
    CIRCLE,
    Table,
    bag,
    centre,
    cubes,
    drawn_cubes,
    event,
    faces,
    last_events,
    legal,
    look,
    play,
    screen,
    tokens,
    tossed,
)
from wyrmhall.games.ryu.view import Cubes

PEOPLES = CIRCLE[::2]


def guest(**more: int) -> Table:
    """Seat 0 stands on seat 1's island with one yellow cube."""
    return Table(players=3).stands(0, "goblins").screen(0, "1 yellow").tokens(0, **more)


def test_R12_pay_a_yellow_turn_the_island_take_a_merchant() -> None:
    match = guest().match()
    match.play(0, "explore")
    assert centre(match) == cubes("1 yellow")
    assert faces(match) == {"goblins"}
    assert tokens(match, 0) == (1, 0, 0)


@pytest.mark.parametrize("island", ["shibuke", "smugglers", "merchants", "bazaar", "governor"])
def test_R12_not_on_ones_own_or_a_neutral_island(island: str) -> None:
    match = Table().stands(0, island).screen(0, "3 yellow").match()
    assert legal(match, 0, "explore") == set()


def test_R12_on_any_other_island_of_a_people() -> None:
    for island in ("goblins", "sharks", "amazons", "reptilians"):
        assert "explore" in legal(Table().stands(0, island).match(), 0)


def test_R12_not_on_a_sepia_face_nor_without_a_yellow() -> None:
    assert "explore" not in legal(guest().sepia("goblins").match(), 0)
    assert "explore" not in legal(guest().screen(0, "4 blue").match(), 0)


def test_R13_fifth_sepia_turns_the_others_back() -> None:
    match = guest().sepia("shibuke", "sharks", "amazons", "reptilians").match()
    match.play(0, "explore")
    assert faces(match) == {"goblins"}
    assert event("renewed", island="goblins") in last_events(match)


def test_R13_the_fourth_sepia_does_not() -> None:
    match = guest().sepia("shibuke", "sharks", "amazons").match()
    match.play(0, "explore")
    assert faces(match) == {"shibuke", "sharks", "amazons", "goblins"}


def test_R13_holds_when_an_island_is_turned_over() -> None:
    table = Table().stands(0, "governor").tokens(0, merchant=1)
    match = table.sepia("shibuke", "sharks", "amazons", "reptilians").match()
    match.play(0, "turn over goblins")
    assert faces(match) == {"goblins"}
    back = table.sepia("shibuke", "sharks", "amazons", "reptilians").match()
    back.play(0, "turn over sharks")
    assert faces(back) == {"shibuke", "amazons", "reptilians"}


def test_R14_a_non_player_island_gives_two_cubes_shown_to_all() -> None:
    table = Table(players=3).stands(0, "amazons").screen(0, "1 yellow").bag("1 white 2 blue")
    match = table.luck(0, "explore", drawn="2 blue")
    assert tossed(match) is None
    assert screen(match, 0) == cubes("2 blue")
    assert bag(match) == cubes("1 white")
    assert [p for p in last_events(match, None) if p.name == "event-drew"] == [
        event("drew", who=0, colour="blue")
    ] * 2
    assert match.pending == (0,)


def test_R15_four_or_five_evenly_and_always_before_drawing() -> None:
    tosses = []
    for key in range(600):
        match = guest().match(key)
        match.play(0, "explore")
        names = [phrase.name for phrase in last_events(match)]
        assert names.index("event-tossed") < names.index("event-drew")
        wanted = tossed(match)
        assert wanted == names.count("event-drew")
        tosses.append(wanted)
    assert set(tosses) == {4, 5}
    assert 240 < tosses.count(4) < 360


def test_R15_the_owner_is_passive_wherever_their_figure_stands() -> None:
    match = guest().stands(1, "bazaar").luck(0, "explore", toss=4)
    assert look(match).passive == 1
    split = guest().stands(1, "reptilians").luck(0, "explore", toss=5)
    assert split.pending == (1,)


def draft() -> Table:
    return guest().bag("1 white 1 blue 1 orange 1 purple 1 yellow")


def test_R16_active_one_passive_two_active_the_last() -> None:
    match = draft().luck(0, "explore", toss=4, drawn="1 blue 1 orange 1 purple 1 yellow")
    assert legal(match, 0) == {"pick blue", "pick orange", "pick purple", "pick yellow"}
    match.play(0, "pick purple")
    assert match.pending == (1,)
    assert legal(match, 1) == {"pick blue", "pick orange", "pick yellow"}
    match.play(1, "pick yellow")
    assert match.pending == (1,)
    match.play(1, "pick blue")
    assert screen(match, 0) == cubes("1 purple 1 orange")
    assert screen(match, 1) == cubes("1 blue 3 yellow")
    assert look(match).shown == cubes("")
    assert match.pending == (0,)  # who may still move


def test_R16_equal_cubes_are_one_choice_and_a_single_choice_is_not_asked() -> None:
    table = guest().bag("1 white 6 blue")
    match = table.luck(0, "explore", toss=4, drawn="4 blue")
    assert screen(match, 0) == cubes("2 blue")
    assert screen(match, 1) == cubes("2 blue 2 yellow")
    mixed = guest().bag("1 white 3 blue 1 orange")
    match = mixed.luck(0, "explore", toss=4, drawn="3 blue 1 orange")
    match.play(0, "pick orange")
    assert screen(match, 0) == cubes("1 orange 1 blue")


def test_R16_the_white_cube_may_be_picked() -> None:
    match = draft().luck(0, "explore", toss=4, drawn="1 white 1 blue 1 orange 1 yellow")
    play(match, 0, "pick blue")
    play(match, 1, "pick white", "pick orange")
    assert screen(match, 1).white == 1
    assert look(match).phase == "bid"


def split() -> Table:
    return guest().bag("1 white 2 blue 1 orange 1 purple 1 yellow")


def test_R17_the_passive_player_makes_piles_of_four_and_one() -> None:
    match = split().luck(0, "explore", toss=5, drawn="2 blue 1 orange 1 purple 1 yellow")
    assert match.pending == (1,)
    colours = {f"set aside {c}" for c in ("blue", "orange", "purple", "yellow")}
    assert legal(match, 1) == colours
    match.play(1, "set aside orange")
    assert legal(match, 1) == {"set aside blue", "set aside purple", "set aside yellow", "split"}
    match.play(1, "split")
    assert legal(match, 0) == {"choose aside", "choose rest"}
    match.play(0, "choose rest")
    assert screen(match, 0) == cubes("2 blue 1 purple 1 yellow")
    assert screen(match, 1) == cubes("1 orange 2 yellow")


def test_R17_or_of_three_and_two_and_the_active_player_chooses() -> None:
    match = split().luck(0, "explore", toss=5, drawn="2 blue 1 orange 1 purple 1 yellow")
    play(match, 1, "set aside blue", "set aside blue")
    assert match.pending == (0,)
    assert look(match).aside == cubes("2 blue")
    assert look(match).shown == cubes("1 orange 1 purple 1 yellow")
    match.play(0, "choose aside")
    assert screen(match, 0) == cubes("2 blue")
    assert screen(match, 1) == cubes("1 orange 1 purple 3 yellow")


def test_R18_fewer_cubes_than_the_toss_asks_go_to_the_active_player() -> None:
    match = guest().bag("1 white 1 blue 1 orange").match()
    match.play(0, "explore")
    assert drawn_cubes(match) == cubes("1 white 1 blue 1 orange")
    assert screen(match, 0) == cubes("1 white 1 blue 1 orange")
    assert screen(match, 1) == cubes("2 yellow")
    assert bag(match) == Cubes()
    assert event("emptied_bag", who=0, count=3) in last_events(match)
    assert look(match).phase == "bid"  # the white cube was among them


def test_R18_exactly_enough_is_a_draft() -> None:
    table = guest().bag("1 white 1 blue 1 orange 1 purple")
    assert look(table.luck(0, "explore", toss=4)).phase == "draft"
    match = table.luck(0, "explore", toss=5)
    assert screen(match, 0) == cubes("1 white 1 blue 1 orange 1 purple")
    assert look(match).phase == "bid"


def test_R18_two_cubes_asked_and_one_there() -> None:
    match = Table().stands(0, "amazons").screen(0, "1 yellow").bag("1 white").match()
    match.play(0, "explore")
    assert screen(match, 0) == cubes("1 white")
