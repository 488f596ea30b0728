"""What a bot of RYU must prefer: positions in which the better move is plain."""

import pytest

from ryu.table import Table, close_all, look, pieces
from wyrmhall.bots.greedy import GreedyBot
from wyrmhall.bots.search import SearchBot
from wyrmhall.games.ryu import GAME
from wyrmhall.games.ryu.policy import policy
from wyrmhall.games.ryu.worth import worth
from wyrmhall.kernel.match import Match
from wyrmhall.sim.playouts import LUCK, Study, uniform

THINKING = LUCK - 1  # a luck on which the light player thinks


def advised(match: Match, seat: int, luck: int = THINKING) -> str:
    """What the light player would do."""
    moves = GAME.scratch()
    count = GAME.loops.functions["legal"](match.state, seat, moves)
    return GAME.moves.move(int(moves[policy(match.state, seat, moves, count, luck)])).text


def stands(match: Match, seat: int) -> float:
    """How well a seat stands, as the bots see it."""
    return worth(match.state, seat, GAME.scratch())


def chosen(match: Match, seat: int) -> set[str]:
    """What the bots would do."""
    bots = GreedyBot(seed=1), SearchBot(iterations=400, seed=1)
    return {bot.choose(match, seat).text for bot in bots} | {advised(match, seat)}


def test_all_build_the_last_piece_when_they_can() -> None:
    cubes = "1 blue 1 orange 1 purple 2 yellow"
    match = Table(players=2).built(0, "ABCD").screen(0, cubes).match()
    assert chosen(match, 0) == {"build with blue+orange+purple+yellow+yellow"}


def test_all_build_the_first_piece_when_they_can() -> None:
    match = Table(players=2).screen(0, "3 blue 1 yellow").match()
    assert advised(match, 0) == "build with blue+blue+blue"
    assert GreedyBot(seed=1).choose(match, 0).text == "build with blue+blue+blue"


def test_the_light_player_spends_no_governor_where_cubes_pay() -> None:
    match = Table(players=2).screen(0, "3 blue 1 yellow").tokens(0, governor=3).match()
    assert advised(match, 0) == "build with blue+blue+blue"


def test_all_take_the_free_gem() -> None:
    match = Table(players=2).screen(0, "").match()
    assert advised(match, 0) == "take gem"
    assert GreedyBot(seed=1).choose(match, 0).text == "take gem"


def test_an_island_of_nobody_underfoot_is_explored() -> None:
    match = Table(players=2).stands(0, "sharks").match()
    assert advised(match, 0) == "explore"
    assert GreedyBot(seed=1, tables=32).choose(match, 0).text == "explore"


def test_the_cube_that_completes_a_piece_is_picked() -> None:
    table = Table(players=2).stands(0, "goblins").screen(0, "2 blue 2 yellow")
    match = table.luck(0, "explore", toss=4, drawn="1 blue 1 orange 1 purple 1 yellow")
    assert chosen(match, 0) == {"pick blue"}


def test_a_pile_that_completes_a_piece_is_chosen() -> None:
    table = Table(players=2).stands(0, "goblins").screen(0, "2 blue 2 yellow")
    match = table.luck(0, "explore", toss=5, drawn="1 blue 1 orange 3 yellow")
    match.play(1, "set aside blue")
    match.play(1, "set aside orange")
    assert GreedyBot(seed=1).choose(match, 0).text == "choose aside"


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Table(2).built(0, "A").screen(0, "1 yellow"), Table(2).screen(0, "2 blue 1 yellow")),
        (Table(2).screen(0, "2 blue 1 yellow"), Table(2).screen(0, "1 blue 1 orange 1 yellow")),
        (
            Table(2).built(0, "A").screen(0, "1 blue 1 orange 1 yellow"),
            Table(2).built(0, "A").screen(0, "2 blue 1 yellow"),
        ),
        (Table(2).screen(0, "1 blue 1 yellow"), Table(2).screen(0, "1 blue")),
        (Table(2).tokens(0, governor=1), Table(2).tokens(0, merchant=1)),
        (Table(2).stands(0, "sharks"), Table(2).sepia("sharks", "amazons", "reptilians")),
    ],
    ids=["piece", "one colour", "each colour", "gem", "governor", "reach"],
)
def test_what_is_better_is_worth_more(better: Table, worse: Table) -> None:
    assert stands(better.match(), 0) > stands(worse.match(), 0)


def test_a_lead_fades_as_the_draw_comes_near() -> None:
    def lead(rounds: int) -> float:
        match = Table(2).built(0, "ABC").rounds(rounds).match()
        return stands(match, 0) - stands(match, 1)

    assert lead(0) > lead(50) > lead(190) > 0


def bidding(mine: str, theirs: str) -> Match:
    """Seat 0 drew the Tear; each seat holds what is said, and seat 0 the Tear as well."""
    table = Table(players=2).stands(0, "smugglers").built(0, "ABCD").built(1, "ABCD")
    match = table.screen(0, mine).screen(1, theirs).luck(0, "smugglers draw", drawn="1 white")
    assert look(match).phase == "bid"
    return match


def test_a_sure_win_is_bid_for_and_no_more() -> None:
    match = bidding("3 blue 3 yellow", "1 blue")
    bot, bid = GreedyBot(seed=1), 1  # the Tear is in the hand
    while (move := bot.choose(match, 0)).text != "close hand":
        assert move.kind == "bid"
        match.play(0, move)
        bid += 1
    assert bid == 2
    match.play(0, "close hand")
    match.play(1, "bid blue")
    match.play(1, "close hand")
    assert pieces(match, 0) == "ABCDE"


def test_the_light_player_bids_no_more_than_it_takes() -> None:
    match = bidding("3 blue 3 yellow", "1 blue")
    bids = set()
    for luck in range(THINKING, THINKING - 4000, -16):
        imagined = match.copy()
        bid = 1
        while advised(imagined, 0, luck) != "close hand":
            imagined.play(0, advised(imagined, 0, luck))
            bid += 1
        bids.add(bid)
    assert bids <= {1, 2}


def test_the_light_player_ends_its_games() -> None:
    played = Study(GAME, 2, seed=1, policy=policy).play(300, audited=True)
    thoughtless = Study(GAME, 2, seed=1, policy=uniform).play(300)
    assert played.fault is None
    assert played.reasons["round-limit"] < 0.1 * played.games
    assert played.median < 0.5 * thoughtless.median


def test_close_all_is_not_disturbed_by_what_bots_think() -> None:
    match = bidding("3 blue 3 yellow", "1 blue")
    before = match.digest()
    SearchBot(iterations=50, seed=1).choose(match, 1)
    assert match.digest() == before
    close_all(match, "1 yellow", "")
    assert pieces(match, 0) == "ABCDE"
