"""How bots judge a table of Dragon Island: what a turn has begun, and what it can still do."""

import wyrmhall
from island.table import Table, play
from wyrmhall import Match
from wyrmhall.games.island import GAME
from wyrmhall.games.island.worth import worth


def land() -> Table:
    table = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green")
    return table.wizard(0, "0,0").wizard(1, "0,0").hand(1, "dragon-gold/wild").placed()


def standing(match: Match) -> float:
    """What the table is worth to seat 0."""
    return worth(match.copy().state, 0, GAME.scratch())


def greedily(match: Match) -> str:
    return str(wyrmhall.bot("greedy", seed=1).choose(match, 0))


def test_a_capture_still_to_be_paid_counts_already() -> None:
    def after_going(face: str, *dragons: str) -> Match:
        table = land().tile("1,-1", face, *dragons).stock(0, red=9, blue=9)
        return play(table.match(), "herd nothing", "go to 1,-1")

    paying = after_going("dragon-red", "red")
    assert all(str(move).startswith("pay") for move in paying.legal(0))
    assert standing(paying) > standing(after_going("storm-red"))


def test_greedy_builds_though_the_payment_comes_later() -> None:
    table = land().tile("1,-1", "build-red").stock(0, red=5, blue=5)
    match = play(table.match(), "herd nothing", "go to 1,-1")
    assert greedily(match) == "build spire"


def test_greedy_goes_where_its_map_fits() -> None:
    table = land().tile("1,-1", "storm-green").tile("1,-2", "wild-red")
    table.tile("2,-1", "wild-white").maps(0, "blue-red-white")
    match = play(table.match(), "herd nothing")
    assert greedily(match) == "go to 1,-1"
    assert greedily(play(match, "go to 1,-1")) == "play map blue-red-white"


def test_greedy_tames_where_it_can() -> None:
    table = land().tile("1,-1", "dragon-red", "red").stock(0, gold=3)
    assert greedily(play(table.match(), "herd nothing")) == "go to 1,-1"
