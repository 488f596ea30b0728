"""The light player of Dragon Island: cheap, and sensible where the sensible thing is plain."""

import wyrmhall
from island.table import Table, play
from wyrmhall import Match
from wyrmhall.games.island import GAME
from wyrmhall.games.island.playout import light
from wyrmhall.sim.playouts import LUCK, Study

THINKING = LUCK - 1  # a luck on which it thinks


def advised(match: Match) -> str:
    """What it would do."""
    moves = GAME.scratch()
    count = GAME.loops.functions["legal"](match.state, 0, moves)
    return GAME.moves.move(int(moves[light(match.state, 0, moves, count, THINKING)])).text


def land() -> Table:
    table = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green")
    return table.wizard(0, "0,0").wizard(1, "0,0").hand(1, "dragon-gold/wild").placed()


def test_it_places_where_most_tiles_touch() -> None:
    table = Table().tile("1,0", "tower-blue").tile("0,1", "tower-green").tile("1,-1", "build-red")
    table.wizard(0, "0,0").wizard(1, "0,0").hand(0, "dragon-gold/wild").hand(
        1, "dragon-gold/storm-green"
    )
    match = play(table.match(), "tile dragon-gold over wild")
    assert advised(match) in ("at 1,1", "at 2,-1")  # three tiles each; elsewhere two


def test_it_goes_for_the_capture_pays_with_the_commonest_and_builds() -> None:
    table = land().tile("1,-1", "dragon-red", "red", "white").stock(0, red=9, blue=15)
    match = table.match()
    assert advised(match) == "herd nothing"
    match = play(match, "herd nothing")
    assert advised(match) == "go to 1,-1"
    match = play(match, "go to 1,-1")
    assert advised(match) == "pay blue"
    for _ in range(10):
        if str(match.legal(0)[0]).startswith("pay"):
            match = play(match, advised(match))
    assert advised(match) == "build spire"


def test_it_pulls_along_the_longest_line() -> None:
    table = (
        land().tile("1,-1", "telekinesis-red").tile("2,-2", "build-red").tile("3,-3", "build-red")
    )
    match = play(table.match(), "herd nothing", "go to 1,-1")
    directions = {str(move) for move in match.legal(0)}
    assert advised(match) in directions - {"act nothing"}
    before = sum(match.state.stock[0])
    after = sum(play(match, advised(match)).state.stock[0])
    assert after - before == 3


def test_it_plays_its_best_map() -> None:
    table = land().tile("1,-1", "storm-green").tile("1,-2", "wild-red").tile("2,-1", "wild-white")
    table.tile("0,-1", "wild-red").maps(0, "blue-red-white", "red-red-white")
    match = play(table.match(), "herd nothing", "go to 1,-1")
    assert advised(match) == "play map red-red-white"


def test_it_beats_who_does_not_think() -> None:
    wins = 0
    for seed in range(20):
        match, other = GAME.new(2, seed=seed), wyrmhall.bot("random", seed=seed)
        while match.outcome is None:
            seat = match.pending[0]
            match.play(seat, advised(match) if seat == 0 else other.choose(match, seat))
        wins += match.outcome.winners == (0,)
    assert wins >= 19


def test_its_games_keep_every_rule() -> None:
    assert Study(GAME, 3, seed=1, policy=light).play(200, audited=True).fault is None
