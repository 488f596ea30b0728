"""What follows from a move, said before it is made."""

from mekong.table import Table, lay, legal, look, play, seat_of
from wyrmhall import Match
from wyrmhall.games.mekong import GAME
from wyrmhall.kernel.view import Stake


def stake(match: Match, colour: str, move: str) -> Stake | None:
    """What a player stakes by a legal move."""
    assert move in legal(match, colour)
    return GAME.stake(GAME.move(move), match.view(seat_of(match, colour)))


def told(match: Match, colour: str, move: str) -> tuple[str, bool]:
    """The same in English, and whether it warns; nobody's names but their seats'."""
    found = stake(match, colour, move)
    if found is None:
        return "", False
    return GAME.words("en").say(found.phrase, lambda seat: f"seat {seat}"), found.warns


def test_M6_ready_is_final() -> None:
    match = GAME.new(2, seed=1)
    lay(match, "black", "jump", "stone", "plank", "remove", "move-1")
    final = "You can’t change your cards any more this round."
    assert told(match, "black", "ready") == (final, True)
    assert stake(match, "black", "take back jump") is None


def test_M7_a_dragon_names_whose_card_it_cancels() -> None:
    match = GAME.new(3, seed=1)  # red, yellow, blue
    lay(match, "red", "jump", "stone")
    whom = seat_of(match, "blue")
    cancels = f"It cancels seat {whom}’s card in position %d, unless that is a dragon too."
    assert told(match, "red", "program dragon-blue") == (cancels % 3, False)
    assert told(match, "red", "put dragon-blue in 5") == (cancels % 5, False)
    assert stake(match, "red", "program plank") is None


def test_M13_a_plank_that_fits_nowhere_is_lost() -> None:
    table = Table(players=3).stones(9).acts("red", "two-planks")
    match = table.match()
    assert look(match, 0).doomed == (1, 2, 3, 4)
    assert told(match, "red", "take plank 4") == ("It fits nowhere: you lose it for good.", True)
    assert told(match, "red", "take plank 5") == ("Then choose two supports for it.", False)
    all_lost = "None of your planks fits anywhere: the one you take is lost."
    match = Table(players=3).acts("red", "plank").match()
    assert told(match, "red", "take plank 6") == (all_lost, True)


def test_M23_by_eye_nothing_is_given_away() -> None:
    match = Table(players=3, by_eye=True).stones(9).acts("red", "plank").match()
    assert look(match, 0).doomed == ()
    final = "You can’t choose another one. If it fits nowhere, it is lost."
    assert {told(match, "red", move) for move in legal(match, "red")} == {(final, False)}
    play(match, "red", "take plank 6")
    again = "If it is too short or blocked, you try again elsewhere."
    assert told(match, "red", "bridge red-9") == (again, False)


def test_M24_what_fits_nowhere_is_told_in_open_water_too() -> None:
    match = Table(players=3, open_water=True).at(175).acts("red", "two-planks").match()
    doomed = look(match, 0).doomed
    assert doomed
    for size in doomed:
        assert told(match, "red", f"take plank {size}")[1]


def walkway() -> Table:
    """A path from red over 27, 13 and 10, and a side plank from 13 to 9."""
    return (
        Table(players=6)
        .stones(27, 13, 10, 9)
        .plank("red-27", 1, "red")
        .plank("13-27", 1, "blue")
        .plank("10-13", 1, "green")
        .plank("9-13", 2, "pink")
    )


def test_M17_taking_the_only_way_on_strands_a_pawn() -> None:
    table = walkway().pawn("green", "9-13").pawn("pink", "10-13")
    match = table.reserve("green").acts("green", "remove").match()
    own = "Your own pawn would have nowhere left to go, and fall in at your next move."
    assert told(match, "green", "remove plank 13-27") == (own, True)
    table = walkway().pawn("green", "10-13")
    match = table.reserve("red", "red 2").acts("red", "remove").match()
    assert told(match, "red", "remove plank 13-27")[0] == "The plank goes into your reserve."
    table = walkway().pawn("green", "10-13").pawn("blue", "9-13")
    match = table.reserve("red", "red 3").acts("red", "remove").match()
    whom = min(seat_of(match, "green"), seat_of(match, "blue"))
    freed = f"The plank is yours, and seat {whom}’s pawn has nowhere left to go."
    assert told(match, "red", "remove plank 13-27") == (freed, False)


def test_M19_a_first_card_that_would_drop_the_pawn() -> None:
    match = walkway().pawn("red", "9-13").pawn("blue", "13-27").pawn("pink", "10-13").match()
    falls = "As things stand, your pawn has nowhere to go and would fall in."
    assert told(match, "red", "program move-2") == (falls, False)
    assert stake(match, "red", "program jump") is None
    assert stake(match, "red", "put move-2 in 2") is None
    assert stake(match, "green", "program move-1") is None  # at home nobody falls


def test_M20_a_first_step_is_followed_by_a_second() -> None:
    match = walkway().pawn("red", "13-27").acts("red", "move-2").match()
    assert told(match, "red", "step to plank 10-13") == ("A second step must follow.", False)
    match = walkway().stones(21).plank("red-21", 6, "red").acts("red", "move-2").match()
    back = "From there the second step can only lead back."
    assert told(match, "red", "step to plank red-21") == (back, True)
    assert told(match, "red", "step to plank red-27") == ("A second step must follow.", False)


def test_M21_a_jump_to_where_no_step_leads_on() -> None:
    table = walkway().stones(14).plank("10-14", 3, "yellow")
    match = table.pawn("red", "13-27").pawn("blue", "10-13").acts("red", "jump").match()
    assert told(match, "red", "jump to plank 10-14")[0].startswith("From there no step leads on")
    assert stake(match, "red", "jump to plank 9-13") is None


def test_M9_entering_the_destination_wins() -> None:
    match = walkway().pawn("green", "red-27").acts("green", "move-1").match()
    assert told(match, "green", "step to red") == ("You reach your destination and win!", False)
    assert stake(match, "green", "step to plank 13-27") is None
