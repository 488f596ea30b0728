"""The worked examples of both rulebooks."""

from mekong.table import (
    Table,
    events,
    facts,
    hand,
    legal,
    look,
    play,
    reserve,
    seat_of,
    stands,
    stones,
)
from wyrmhall.games.mekong import GAME


def test_M19_2012_example_1_green_steps_left_or_right_but_not_onto_the_taken_plank() -> None:
    match = (
        Table(players=6)
        .stones(27, 13, 10, 9)
        .plank("13-27", 1, "yellow")
        .plank("10-13", 1, "green")
        .plank("9-13", 2, "pink")
        .plank("red-27", 1, "red")
        .pawn("green", "13-27")
        .pawn("pink", "9-13")
        .acts("green", "move-1")
        .match()
    )
    assert legal(match, "green") == {"step to plank 10-13", "step to plank red-27"}


def test_M20_2012_example_2_only_the_red_village_or_there_and_back() -> None:
    match = (
        Table(players=6)
        .stones(27, 13, 9)
        .plank("13-27", 1, "blue")
        .plank("red-27", 1, "red")
        .plank("9-13", 2, "pink")
        .pawn("blue", "13-27")
        .pawn("pink", "9-13")
        .acts("blue", "move-2")
        .match()
    )
    assert stands(match, "blue") == "red-27"
    assert legal(match, "blue") == {"step to red", "step to plank 13-27"}


def test_M21_2012_example_3_the_jump_over_green_lands_on_the_red_plank() -> None:
    match = (
        Table(players=6)
        .stones(27, 13, 10)
        .plank("13-27", 1, "green")
        .plank("red-27", 1, "blue")
        .plank("10-13", 1, "red")
        .pawn("blue", "red-27")
        .pawn("green", "13-27")
        .acts("blue", "jump")
        .match()
    )
    assert stands(match, "blue") == "10-13"


def test_M21_2012_example_4_nobody_to_jump_over_falls_in() -> None:
    match = (
        Table(players=6)
        .stones(27, 13)
        .plank("13-27", 1, "green")
        .plank("red-27", 1, "blue")
        .pawn("blue", "red-27")
        .acts("blue", "jump")
        .match()
    )
    assert stands(match, "blue") == "blue"
    assert events(match)[0] == "fell_in"


def fourth(**dragons: str) -> Table:
    """Everyone's fourth card: the dragons named, an action for the rest."""
    before = ["jump", "move-1", "move-2"]  # nothing happens at home without planks
    cards = {colour: [*before, dragon] for colour, dragon in dragons.items()}
    return Table(players=6).programmes(**cards)


def everyone(**named: str) -> dict[str, str]:
    others = dict.fromkeys(("red", "yellow", "pink", "green", "blue", "black"), "remove")
    return others | named


def test_M7_2012_example_5_green_dragon_does_not_stop_the_blue_one() -> None:
    table = fourth(**everyone(pink="dragon-green", green="dragon-blue", blue="stone"))
    match = table.match()
    [cancelled] = [p.facts for p in match.journal(None) if p.name == "event-cancelled"]
    assert cancelled["who"] == seat_of(match, "blue")
    assert cancelled["whom"] == seat_of(match, "green")
    assert stones(match) == set()


def test_M4_2000_example_three_players_take_out_three_dragons() -> None:
    match = GAME.new(3, seed=1, edition="2000")
    hands = {card for colour in ("red", "blue", "pink") for card in hand(match, colour)}
    assert not hands & {f"dragon-{colour}" for colour in ("black", "green", "yellow")}


def test_M4_2000_example_four_players_have_11_cards_and_red_goes_to_green() -> None:
    match = GAME.new(4, seed=1, edition="2000")
    assert len(hand(match, "red")) == 11
    assert look(match).seats[seat_of(match, "red")].destination == "green"


def test_M17_2000_example_red_with_two_colours_and_four_sizes() -> None:
    """With 4, 3, 2 and 6 in red and green, only a red or green 1 or 5 may be removed."""
    match = (
        Table(players=6, edition="2000")
        .stones(27, 13, 10, 9, 21, 1, 4)
        .plank("red-27", 1, "green")
        .plank("13-27", 1, "blue")
        .plank("10-13", 5, "red")
        .plank("9-13", 4, "green")
        .plank("9-21", 5, "yellow")
        .plank("1-4", 2, "red")
        .reserve("red", "red 4", "red 3", "green 2", "green 6")
        .acts("red", "remove")
        .match()
    )
    assert legal(match, "red") == {"remove plank red-27", "remove plank 10-13"}
    play(match, "red", "remove plank 10-13")
    assert reserve(match, "red") == ["green 2", "red 3", "red 4", "red 5", "green 6"]


def test_M7_2000_example_greens_red_dragon_cancels_reds_fourth_card() -> None:
    match = fourth(**everyone(green="dragon-red", red="stone")).match()
    assert facts(match, "cancelled") == {
        "who": seat_of(match, "red"),
        "whom": seat_of(match, "green"),
        "card": "stone",
    }


def test_M7_2000_example_reds_green_dragon_does_not_stop_greens_blue_one() -> None:
    match = fourth(**everyone(red="dragon-green", green="dragon-blue", blue="stone")).match()
    assert facts(match, "cancelled")["who"] == seat_of(match, "blue")
