"""The Book of Dragons says why a move is not legal."""

from book.table import Table
from wyrmhall.kernel.match import Match


def why(match: Match, seat: int, move: str) -> tuple[str | None, str]:
    """The clause and the sentence of a refused move."""
    reason = match.why(seat, move)
    assert reason is not None, f"{move} is legal"
    return reason.clause, str(reason)


def test_B6_an_outbid_hand_is_told_who_holds_the_pile_and_what_is_needed() -> None:
    match = Table(players=3).only(2, "drake plains").dice(1, (6, 2), (6, 2), 2).match()
    assert why(match, 0, "place 3+4+5 on 2") == (
        "B6",
        "Player 2 holds pile 2 with 12: you need 13 or more, and 3+4+5 makes 12.",
    )
    reason = match.why(0, "place 3+4+5 on 2")
    assert reason is not None
    assert reason.in_words("fr") == (
        "Joueur 2 tient la pile 2 avec 12\u00a0: il vous faut 13 ou plus, et 3+4+5 fait 12."
    )


def test_B6_a_weak_hand_is_told_the_cards_points() -> None:
    match = Table(players=3).pile(1, "hydra volcano").match()
    assert why(match, 0, "place 3+4 on 1") == (
        "B6",
        "Pile 1 asks for 8 or more, and 3+4 makes 7.",
    )
    assert match.why(0, "place 3+5 on 1") is None


def test_B6_dice_that_are_not_free_are_named() -> None:
    match = Table(players=3).pile(1, "drake plains").dice(0, (6, 1), 2, 2).match()
    assert why(match, 0, "place 2+6 on 2") == ("B6", "You have no free dice showing 2+6.")


def test_B6_a_die_swept_home_this_turn_is_not_placed_again() -> None:
    match = (
        Table(players=2)
        .pile(1, "drake plains")
        .pile(2, "hydra plains")
        .pile(3, "serpent plains")
        .dice(0, 3, 4, 5)
        .book(0, "wyvern jungle")  # something else to do, or the turn would end by itself
        .block(3)
        .match()
    )
    match.play(0, "place 3 on 1")
    match.play(0, "place 4+5 on 3")  # the blocking die moves to pile 1 and sends the 3 home
    clause, text = why(match, 0, "place 3 on 2")
    assert clause == "B6"
    assert (
        text == "Each die can be placed once a turn, and 3 would use one that came home this turn."
    )


def test_B9_B5_one_card_a_turn_and_before_placing() -> None:
    match = Table(players=3).dice(0, (6, 1), (6, 2), 6).match()
    match.play(0, "take 1")
    assert why(match, 0, "take 2")[1].startswith("You have taken a card this turn.")
    match = Table(players=3).pile(2, "drake plains").dice(0, (6, 1), 6, 5).match()
    match.play(0, "place 6 on 2")
    assert why(match, 0, "take 1")[0] == "B5"
    assert why(match, 0, "take 3")[0] == "B9"


def test_B10_ending_while_something_can_be_done() -> None:
    match = Table(players=3).match()
    assert why(match, 0, "end")[0] == "B10"
    assert why(match, 1, "end") == ("B5", "It is Player 1’s turn.")


def test_B11_tokens() -> None:
    match = (
        Table(players=3)
        .dice(0, (6, 1), 5, 5)
        .dice(1, (3, 2), 5, 5)
        .token(1, 2)
        .book(0, "drake plains", "hydra plains")
        .match()
    )
    assert why(match, 0, "place 5+5 on 2") == (
        "B11",
        "Player 2’s immunity token protects pile 2 until the start of their next turn.",
    )
    assert why(match, 0, "protect 3")[0] == "B11"
    match.play(0, "protect 1")
    assert why(match, 0, "protect 1")[1].startswith("Your immunity token is already on a card.")


def test_B13_B22_storm_needs_a_card_without_dice() -> None:
    match = (
        Table(players=2)
        .dice(1, (5, 1), 5, 5)
        .pile(1, "hydra plains")
        .book(0, "drake storm")
        .block(3)
        .match()
    )
    assert why(match, 0, "remove 1")[0] == "B13"
    assert why(match, 0, "remove 3")[0] == "B22"
    assert why(match, 0, "raise all") == (
        "B14",
        "For this you need a Jungle dragon whose ability you have not used yet.",
    )


def test_B20_the_blocking_die_is_named() -> None:
    match = Table(players=2).pile(3, "serpent plains").block(3).match()
    assert why(match, 0, "place 3 on 3") == (
        "B20",
        "The blocking die holds pile 3 with 6: you need 7 or more, and 3 makes 3.",
    )


def test_touching_a_pile_is_answered_by_the_strongest_hand() -> None:
    match = Table(players=3).only(2, "drake plains").dice(1, (6, 2), (6, 2), 2).match()
    reason = match.why_touched(0, ["pile:2"])
    assert reason is not None
    assert reason.move == "place 3+4+5 on 2"
    assert match.why_touched(0, ["pile:1"]) is None
    both = match.why_touched(0, ["die:3", "pile:2"])
    assert both is not None
    assert "die:3" in match.game.move(both.move).touches
