"""How bots judge a table: what is left of the route, with the cards laid, and who is nearer."""

import random

import pytest

import wyrmhall
from mekong.table import Table, cards_laid, lay, look, seat_of
from wyrmhall import Match
from wyrmhall.games.mekong import GAME
from wyrmhall.games.mekong.playout import suppose
from wyrmhall.games.mekong.worth import worth


def standing(match: Match, colour: str) -> float:
    """What the table is worth to a player."""
    return worth(match.copy().state, seat_of(match, colour), GAME.scratch())


def programming(**laid: tuple[str, ...]) -> Match:
    match = GAME.new(2, seed=1)
    for colour, cards in laid.items():
        lay(match, colour, *cards)
    return match


def test_nobody_is_ahead_at_the_start() -> None:
    match = GAME.new(6, seed=1)
    assert len({round(standing(match, seat.colour), 9) for seat in look(match).seats}) == 1


def test_a_stone_and_a_plank_on_the_way_are_worth_having() -> None:
    bare = Table(players=3).acts("blue", "plank").match()
    stone = Table(players=3).stones(27).acts("blue", "plank").match()
    plank = Table(players=3).stones(27).plank("red-27", 1, "red").acts("blue", "plank").match()
    assert standing(bare, "red") < standing(stone, "red") < standing(plank, "red")


def test_a_pawn_farther_along_is_worth_more() -> None:
    def at(where: str) -> float:
        table = Table(players=3).stones(24, 16).plank("green-24", 1, "red")
        table.plank("16-24", 1, "blue").pawn("red", where)
        return standing(table.acts("blue", "plank").match(), "red")

    assert at("red") < at("16-24") < at("green-24")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (("two-stones",), ("two-planks",)),  # planks need stones
        (("two-stones", "two-planks"), ("two-planks", "two-stones")),
        (("two-stones", "two-planks", "move-2"), ("move-2", "two-stones", "two-planks")),
        (("two-stones",), ("stone",)),
        (("two-stones",), ("jump",)),
    ],
    ids=str,
)
def test_cards_count_in_the_order_they_are_carried_out(
    better: tuple[str, ...], worse: tuple[str, ...]
) -> None:
    assert standing(programming(pink=better), "pink") > standing(programming(pink=worse), "pink")


def test_a_dragon_in_the_same_place_takes_a_card_away() -> None:
    free = programming(pink=("two-stones",), black=("jump", "dragon-pink"))
    struck = programming(pink=("two-stones",), black=("dragon-pink", "jump"))
    assert standing(struck, "pink") < standing(free, "pink")


def test_the_reserve_matters() -> None:
    rich = Table(players=3).acts("blue", "stone").match()
    poor = Table(players=3).reserve("red", "red 1").acts("blue", "stone").match()
    none = Table(players=3).reserve("red").acts("blue", "stone").match()
    assert standing(none, "red") < standing(poor, "red") < standing(rich, "red")


@pytest.mark.parametrize("open_water", [False, True])
def test_a_table_without_any_way_still_has_a_worth(open_water: bool) -> None:
    match = Table(players=3, open_water=open_water).reserve("red").acts("blue", "stone").match()
    assert -100 < standing(match, "red") < 0


def test_what_others_are_supposed_to_have_laid_is_lawful_and_leaves_the_seat_its_own() -> None:
    match = programming(pink=("two-stones", "stone"), black=("jump", "remove"))
    seat = seat_of(match, "pink")
    dice = random.Random(4)
    rows = []
    for _ in range(40):
        twin = match.imagine(seat, dice.getrandbits(64))
        suppose(twin.state, seat, GAME.scratch(), dice.getrandbits(32))
        assert cards_laid(twin, "pink") == ["two-stones", "stone"]
        rows.append(tuple(cards_laid(twin, "black")))
        assert len(set(rows[-1])) == 5
    assert len(set(rows)) > 5
    first = [row[0] for row in rows]
    assert first.count("two-stones") > len(first) / 2  # a route begins with stones


def test_cards_that_were_turned_stay_in_what_is_supposed() -> None:
    table = Table(players=3).programmes(red=("stone", "plank"), blue=("two-stones", "move-1"))
    match = table.match()
    seat = seat_of(match, "red")
    twin = match.imagine(seat, 3)
    suppose(twin.state, seat, GAME.scratch(), 12345)
    assert cards_laid(twin, "blue")[0] == "two-stones"
    assert cards_laid(twin, "red") == cards_laid(match, "red")
    assert len(set(cards_laid(twin, "blue"))) == 5


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_a_bot_steps_into_its_destination(bot: str) -> None:
    table = Table().stones(24, 16).plank("green-24", 1, "red").plank("16-24", 1, "blue")
    match = table.pawn("red", "green-24").acts("red", "move-2").match()
    settings = {"iterations": 60} if bot == "search" else {}
    player = wyrmhall.bot(bot, seed=1, **settings)
    assert str(player.choose(match, seat_of(match, "red"))) == "step to green"


def test_greedy_bots_arrive() -> None:
    match = GAME.new(3, seed=8)
    greedy = wyrmhall.bot("greedy", seed=8)
    while match.outcome is None:
        match.play(match.pending[0], greedy.choose(match, match.pending[0]))
    assert match.outcome.reason == "arrived"
