"""M18–M21: spaces, steps, jumps and falls."""

import pytest

from mekong.table import Table, events, facts, legal, play, round_is_over, stands


def crossing() -> Table:
    """Three planks on stone 13: to 27, 10 and 9; and one from 27 to the red village."""
    return (
        Table(players=6)
        .stones(27, 13, 10, 9)
        .plank("red-27", 1, "red")
        .plank("13-27", 1, "blue")
        .plank("10-13", 1, "green")
        .plank("9-13", 2, "pink")
    )


def test_M18_planks_that_share_a_stone_are_adjacent_whatever_their_colour() -> None:
    match = crossing().pawn("red", "13-27").acts("red", "move-1").match()
    assert legal(match, "red") == {
        "step to plank red-27",
        "step to plank 10-13",
        "step to plank 9-13",
    }


def test_M18_a_plank_holds_one_pawn_a_village_any_number() -> None:
    match = crossing().pawn("red", "13-27").pawn("blue", "10-13").acts("red", "move-1").match()
    assert "step to plank 10-13" not in legal(match, "red")
    table = crossing().pawn("blue", "red-27").pawn("yellow", "red").acts("blue", "move-1")
    crowded = table.match()
    assert "step to red" in legal(crowded, "blue")
    play(crowded, "blue", "step to red")
    assert [stands(crowded, colour) for colour in ("red", "blue", "yellow")] == ["red"] * 3


def test_M18_two_planks_on_one_village_are_two_steps_apart() -> None:
    table = crossing().stones(21).plank("red-21", 5, "black").pawn("blue", "red-21")
    match = table.acts("blue", "move-1").match()
    assert stands(match, "blue") == "red"  # the only step
    again = crossing().stones(21).plank("red-21", 5, "black").pawn("blue", "red-21")
    two = again.acts("blue", "move-2").match()
    assert legal(two, "blue") == {"step to plank red-27", "step to plank red-21"}


def test_M19_a_step_is_not_declinable_and_a_lone_way_is_taken() -> None:
    match = crossing().acts("red", "move-1").match()
    assert stands(match, "red") == "red-27"
    assert events(match)[0] == "stepped"


def test_M19_no_way_the_pawn_falls_in_and_returns_to_its_own_village() -> None:
    match = (
        Table(players=6)
        .stones(27, 13)
        .plank("13-27", 1, "red")
        .pawn("red", "13-27")
        .acts("red", "move-1")
        .match()
    )
    assert stands(match, "red") == "red"
    assert facts(match, "fell_in") == {"who": 0, "village": "red", "card": "move-1"}


def test_M19_at_home_that_has_no_effect() -> None:
    match = Table().acts("red", "move-1").match()
    assert stands(match, "red") == "red"
    assert events(match) == ["stuck_at_home", "round"]


def test_M19_in_another_village_without_a_plank_one_falls_in_too() -> None:
    match = Table().pawn("red", "blue").acts("red", "move-1").match()
    assert stands(match, "red") == "red"
    assert events(match)[0] == "fell_in"


def test_M20_two_steps_the_second_may_return() -> None:
    match = crossing().pawn("red", "13-27").acts("red", "move-2").match()
    play(match, "red", "step to plank 9-13")
    assert legal(match, "red") == {"step to plank 13-27", "step to plank 10-13"}
    play(match, "red", "step to plank 13-27")
    assert stands(match, "red") == "13-27"
    assert round_is_over(match)


def test_M20_a_first_step_that_can_only_return_is_legal_in_2012() -> None:
    match = crossing().pawn("red", "13-27").pawn("blue", "10-13").pawn("green", "9-13")
    went = match.acts("red", "move-2").match()  # its one way is the plank to the village
    assert stands(went, "red") == "red-27"
    assert legal(went, "red") == {"step to red", "step to plank 13-27"}


def test_M20_no_first_step_falls_in() -> None:
    table = Table().stones(27, 13).plank("13-27", 1, "red").pawn("red", "13-27")
    match = table.acts("red", "move-2").match()
    assert stands(match, "red") == "red"
    assert facts(match, "fell_in")["card"] == "move-2"


def dead_end(edition: str) -> Table:
    """From 13-27 one can step to the dead end 9-13, or by 10-13 on to 10-14."""
    return (
        Table(players=6, edition=edition)
        .stones(27, 13, 10, 9, 14)
        .plank("13-27", 1, "blue")
        .plank("10-13", 1, "green")
        .plank("9-13", 2, "pink")
        .plank("10-14", 1, "red")
    )


def test_M20_2000_two_steps_must_lead_away_where_they_can() -> None:
    taken = dead_end("2000").pawn("red", "10-14").pawn("blue", "13-27").pawn("green", "9-13")
    match = taken.pawn("black", "10-13").acts("red", "move-2").match()
    assert stands(match, "red") == "red"  # all adjacent planks are taken: it falls in
    table = dead_end("2000").pawn("red", "10-14").pawn("green", "9-13").acts("red", "move-2")
    away = table.match()
    assert stands(away, "red") == "13-27"  # two lone ways
    free = dead_end("2000").pawn("red", "10-14").acts("red", "move-2").match()
    assert legal(free, "red") == {"step to plank 13-27", "step to plank 9-13"}


@pytest.mark.parametrize(("edition", "both"), [("2012", True), ("2000", False)])
def test_M20_2000_a_first_step_that_can_only_return_is_not_legal(edition: str, both: bool) -> None:
    """Blue may go to the village, or to the stub of a plank beyond stone 27."""
    table = (
        Table(players=6, edition=edition)
        .stones(27, 13, 21)
        .plank("red-27", 1, "blue")
        .plank("red-21", 5, "pink")
        .plank("13-27", 1, "green")
        .pawn("blue", "red-27")
        .acts("blue", "move-2")
    )
    match = table.match()
    if both:
        assert legal(match, "blue") == {"step to red", "step to plank 13-27"}
    else:
        assert stands(match, "blue") == "red-21"
        assert events(match)[:2] == ["entered", "stepped"]


def test_M20_2000_a_round_trip_where_there_is_nothing_else() -> None:
    match = (
        Table(players=6, edition="2000")
        .stones(27)
        .plank("red-27", 1, "blue")
        .acts("red", "move-2")
        .match()
    )
    assert stands(match, "red") == "red"
    assert events(match)[:2] == ["stepped", "entered"]


def test_M20_2000_entering_the_destination_is_always_legal() -> None:
    """Through 16-24 two steps lead away, and the destination is beside."""
    table = (
        Table(players=6, edition="2000")
        .stones(24, 16, 11)
        .plank("green-24", 1, "red")
        .plank("16-24", 1, "blue")
        .plank("11-16", 2, "pink")
        .pawn("red", "green-24")
        .acts("red", "move-2")
    )
    match = table.match()
    assert legal(match, "red") == {"step to green", "step to plank 16-24"}
    play(match, "red", "step to green")
    assert match.outcome is not None


def test_M21_over_a_pawn_on_an_adjacent_plank_to_a_free_one_beyond() -> None:
    match = crossing().pawn("red", "red-27").pawn("blue", "13-27").acts("red", "jump").match()
    assert legal(match, "red") == {"jump to plank 10-13", "jump to plank 9-13"}
    play(match, "red", "jump to plank 9-13")
    assert stands(match, "red") == "9-13"
    assert stands(match, "blue") == "13-27"


def test_M21_three_planks_on_one_stone_allow_it() -> None:
    match = crossing().pawn("red", "10-13").pawn("blue", "13-27").acts("red", "jump").match()
    assert legal(match, "red") == {"jump to plank 9-13", "jump to plank red-27"}


def test_M21_to_a_village_the_jumped_plank_rests_on() -> None:
    match = crossing().pawn("blue", "13-27").pawn("red", "red-27").acts("blue", "jump").match()
    assert stands(match, "blue") == "red"
    assert events(match)[0] == "jumped_in"


def test_M21_a_pawn_in_a_village_may_jump_but_is_not_jumped() -> None:
    match = crossing().pawn("blue", "red-27").acts("red", "jump").match()
    assert stands(match, "red") == "13-27"
    table = crossing().pawn("blue", "red-27").acts("blue", "jump")
    assert stands(table.match(), "blue") == "blue"  # red at home cannot be jumped: blue falls in


def test_M21_never_back_to_where_it_began_and_none_falls_in() -> None:
    """Blue stands on a plank whose only other neighbour is red's own."""
    match = (
        Table(players=6)
        .stones(27, 13, 10)
        .plank("13-27", 1, "blue")
        .plank("10-13", 1, "green")
        .pawn("red", "13-27")
        .pawn("blue", "10-13")
        .acts("red", "jump")
        .match()
    )
    assert stands(match, "red") == "red"
    assert facts(match, "fell_in")["card"] == "jump"


def test_M21_two_pawns_jumped_to_one_landing_are_one_choice() -> None:
    """Planks 13-27, 9-13 and 9-27 make a triangle: 9-27 lies beyond both pawns."""
    match = (
        crossing()
        .plank("9-27", 3, "black")
        .pawn("red", "10-13")
        .pawn("blue", "13-27")
        .pawn("green", "9-13")
        .acts("red", "jump")
        .match()
    )
    assert legal(match, "red") == {"jump to plank 9-27", "jump to plank red-27"}


def test_M20_2000_beside_the_destination_a_step_that_can_only_return_is_not_legal() -> None:
    """The plank 16-24 is a stub, and the destination is the only other way."""
    match = (
        Table(players=6, edition="2000")
        .stones(24, 16)
        .plank("green-24", 1, "red")
        .plank("16-24", 1, "blue")
        .pawn("red", "green-24")
        .acts("red", "move-2")
        .match()
    )
    assert stands(match, "red") == "green"  # the one way there is
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
