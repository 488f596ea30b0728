"""What follows from a move, said before it is made."""

from ryu.table import Table, play
from wyrmhall.games.ryu import GAME
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.view import Stake


def stake(match: Match, seat: int, move: str) -> Stake | None:
    """What is said of a legal move."""
    found = next(one for one in match.legal(seat) if one.text == move)
    return GAME.stake(found, match.view(seat))


def said(match: Match, seat: int, move: str, language: str = "en") -> str:
    """The stake in words, behind a sign where it warns; nothing where there is none."""
    told = stake(match, seat, move)
    if told is None:
        return ""
    words = GAME.words(language).say(told.phrase, lambda seat: f"Player {seat + 1}")
    return f"! {words}" if told.warns else words


def in_question(match: Match, seat: int) -> str:
    """What is said of all moves alike."""
    (text,) = {said(match, seat, move.text) for move in match.legal(seat)}
    return text


def test_R9_a_free_yellow_cube_comes_first() -> None:
    match = Table().screen(0, "").stands(0, "bazaar").tokens(0, smuggler=3).match()
    warning = "! You have no cubes: a yellow one is free, but only before anything else."
    for move in ("end", "bazaar draw", "move to amazons"):
        assert said(match, 0, move) == warning
    match.play(0, "take gem")
    assert said(match, 0, "bazaar draw") == ""


def test_R10_far_sails_end_the_turn_and_an_end_leaves_something_unused() -> None:
    match = Table().stands(0, "merchants").match()
    assert said(match, 0, "move to sharks") == ""
    assert said(match, 0, "move to amazons") == ("! Sailing 3 or 4 islands costs you your action.")
    assert said(match, 0, "end") == "! You would neither sail nor act this turn."
    match.play(0, "merchants governor")
    assert said(match, 0, "move to sharks") == "Then your turn is over."
    assert said(match, 0, "end") == "! You could still sail 1 or 2 islands."
    moved = play(Table().screen(0, "3 blue").match(), 0, "move to smugglers")
    assert said(moved, 0, "end") == "! You could still act here."


def test_R15_an_owner_gets_a_share() -> None:
    shared = Table().stands(0, "goblins")
    assert said(shared.match(), 0, "explore") == (
        "Player 2 gets a share: two cubes of four, or one of two piles."
    )
    alone = Table().stands(0, "amazons").tokens(0, merchant=5).match()
    assert said(alone, 0, "explore") == (
        "! Nobody plays this people: the cubes are all yours. "
        "You already have five Merchants: the new one is lost."
    )


def test_R16_who_takes_the_other_cubes() -> None:
    table = Table().stands(0, "goblins").bag("1 white 2 blue 2 orange")
    match = table.luck(0, "explore", 4, "2 blue 2 orange")
    assert in_question(match, 0) == (
        "Player 2 takes two of the other three; the last one is yours."
    )
    match.play(0, "pick blue")
    assert in_question(match, 1) == "You take one more; then the last one goes to Player 1."
    match.play(1, "pick orange")
    assert in_question(match, 1) == "The other one goes to Player 1."


def test_R17_who_splits_does_not_choose() -> None:
    table = Table().stands(0, "goblins").bag("1 white 2 blue 3 orange")
    match = table.luck(0, "explore", 5, "2 blue 3 orange")
    assert in_question(match, 1) == (
        "Once one or two are set aside, Player 1 takes the pile of their choice; "
        "the other is yours."
    )
    match.play(1, "set aside blue")
    assert in_question(match, 1) == (
        "Then Player 1 takes the pile of their choice; the other is yours."
    )
    match.play(1, "split")
    assert in_question(match, 0) == "Player 2 gets the other pile."


def test_R20_the_last_piece_wins() -> None:
    table = Table().screen(0, "3 blue 1 orange 1 purple 2 yellow")
    assert said(table.match(), 0, "build with blue+blue+blue") == ""
    last = table.built(0, "ABCD").match()
    move = "build with blue+orange+purple+yellow+yellow"
    assert said(last, 0, move) == "Your dragon is complete: you win!"


def test_R23_governors_island() -> None:
    table = Table().stands(0, "governor").tokens(0, merchant=1, smuggler=1)
    table.sepia("goblins").screen(1, "3 blue 2 orange")
    match = table.match()
    assert said(match, 0, "turn over goblins") == "It can be explored again."
    assert said(match, 0, "turn over sharks") == "Nobody can explore it until it turns back."
    assert said(match, 0, "inspect") == "You may then take one of the cubes they discard."
    match.play(0, "inspect")
    assert in_question(match, 1) == "Player 1 may then take one of the cubes discarded."
    match.play(1, "discard blue")
    assert in_question(match, 0) == "The cubes you do not take stay in the centre."
    four = table.sepia("goblins", "amazons", "shibuke", "reptilians").match()
    assert said(four, 0, "turn over sharks").startswith("It is the fifth to turn sepia")
    seen = Table(screens="open").stands(0, "governor").tokens(0, smuggler=1).match()
    assert said(seen, 0, "inspect") == (
        "! Nobody has more than 4 cubes: nothing would be discarded."
    )


def test_R25_tokens_above_five_are_lost() -> None:
    table = Table().stands(0, "smugglers").screen(0, "1 blue 1 yellow")
    match = table.tokens(0, merchant=5, smuggler=4).match()
    assert said(match, 0, "smugglers draw") == (
        "! You can have no more than five Smugglers: one is lost."
    )
    assert said(match, 0, "give blue") == "Then choose a Merchant or a Smuggler for it."
    match.play(0, "give blue")
    assert said(match, 0, "take merchant") == (
        "! You can have no more than five Merchants: one is lost."
    )
    assert said(match, 0, "take smuggler") == ""
    full = table.tokens(0, merchant=5, smuggler=5).match()
    assert said(full, 0, "smugglers draw").endswith("both are lost.")
    assert said(full, 0, "give blue").startswith("! You have five Merchants and five Smugglers")


def test_R28_what_a_bid_brings() -> None:
    table = Table().stands(0, "smugglers").screen(0, "1 yellow").screen(1, "2 blue").bag("1 white")
    match = play(table.match(), 0, "smugglers draw")
    match.play(1, "bid blue")
    for seat in range(3):
        assert in_question(match, seat).startswith("The most cubes build a piece for free;")


def test_every_stake_is_said_in_both_languages_through_whole_games() -> None:
    for seed in range(3):
        match = GAME.new(3, seed)
        while match.outcome is None and len(match.decisions) < 600:
            seat = match.pending[0]
            for move in match.legal(seat):
                for language in ("en", "fr"):
                    said(match, seat, move.text, language)
            legal = match.legal(seat)
            match.play(seat, legal[(7 * len(match.decisions) + seed) % len(legal)].text)
