"""Why a move is not legal: the clause that forbids it, and the sentence that says so."""

import pytest

from ryu.table import Table, close_all, play
from wyrmhall.games.ryu import GAME
from wyrmhall.games.ryu.choices import MOST_CHANGES
from wyrmhall.kernel.match import Match


def refusal(match: Match, seat: int, move: str, language: str = "en") -> tuple[str | None, str]:
    """The clause and the sentence."""
    reason = match.why(seat, move)
    assert reason is not None, f"{move} is legal"
    return reason.clause, reason.in_words(language)


def touched(match: Match, seat: int, *pieces: str) -> str:
    """What is said of pieces that begin no legal move."""
    reason = match.why_touched(seat, pieces)
    assert reason is not None, f"{pieces} begin a legal move"
    return str(reason)


def tear() -> Match:
    """Seat 0 has drawn the Tear, and the bid is open; seat 1 has two blue cubes."""
    table = Table().stands(0, "smugglers").screen(0, "1 yellow").screen(1, "2 blue").bag("1 white")
    return play(table.match(), 0, "smugglers draw")


def shared(toss: int, drawn: str) -> Match:
    """Seat 0 has explored the island of seat 1."""
    return Table().stands(0, "goblins").bag(f"1 white {drawn}").luck(0, "explore", toss, drawn)


def test_R5_the_price_of_another_piece() -> None:
    match = Table().built(0, "A").screen(0, "3 blue").match()
    assert refusal(match, 0, "build with blue+blue+blue") == (
        "R5",
        "This does not pay for piece B. It costs 1 blue, 1 orange and 1 purple; "
        "a Governor can stand for any of them.",
    )


def test_R7_the_late_seats_take_a_token_before_the_first_turn() -> None:
    match = GAME.new(3, 5)
    (late,) = match.pending
    assert refusal(match, late, "end") == (
        "R7",
        "First take your starting token: a Merchant or a Smuggler.",
    )
    early = (late + 1) % 3
    assert refusal(match, early, "end") == (
        "R7",
        f"Player {late + 1} takes a Merchant or a Smuggler first. Then the first turn begins.",
    )


def test_R8_another_players_turn() -> None:
    match = Table().match()
    assert refusal(match, 1, "end") == ("R8", "It is Player 1’s turn.")
    assert refusal(match, 1, "end", "fr") == ("R8", "C’est le tour de Joueur 1.")


def test_R9_a_free_gem() -> None:
    assert refusal(Table().match(), 0, "take gem") == (
        "R9",
        "A yellow cube is free only for a player with no cubes, and you have 2.",
    )
    late = Table().screen(0, "").stands(0, "sharks").tokens(0, merchant=1, smuggler=1).match()
    late.play(0, "move to merchants")
    assert refusal(late, 0, "take gem") == (
        "R9",
        "You can take a free yellow cube only at the very start of your turn, "
        "before you move or act.",
    )


def test_R9_no_yellow_cube_is_left_to_be_free() -> None:
    match = Table(players=2).screen(0, "").screen(1, "18 yellow").match()
    left = "There is no yellow cube left in the centre or in the bag."
    assert refusal(match, 0, "take gem") == ("R9", left)
    assert refusal(match, 0, "take gem", "fr") == (
        "R9",
        "Il ne reste aucun cube jaune, ni au centre ni dans le sac.",
    )


def test_R10_one_move_a_turn_and_a_short_one_after_acting() -> None:
    match = Table().stands(0, "merchants").screen(0, "2 yellow").match()
    assert refusal(match, 0, "move to merchants") == (
        "R10",
        "You are already on the Merchant Guild.",
    )
    match.play(0, "merchants governor")
    assert touched(match, 0, "island:amazons") == (
        "After acting you may sail 1 or 2 islands, and the island of the Amazons is 3 islands away."
    )
    moved = play(Table().screen(0, "3 blue").match(), 0, "move to smugglers")
    assert touched(moved, 0, "island:goblins") == (
        "You have already moved this turn. You may still act where you are, or end your turn."
    )


def test_R11_one_action_a_turn() -> None:
    match = Table().stands(0, "merchants").screen(0, "3 blue 2 yellow").match()
    match.play(0, "merchants governor")
    assert touched(match, 0, "dragon") == (
        "You have already acted this turn. You may still sail 1 or 2 islands, or end your turn."
    )


def test_R12_which_islands_are_explored_and_for_what() -> None:
    table = Table()
    assert touched(table.stands(0, "governor").match(), 0, "bag") == (
        "You can explore only the island of another people, and you are on Governor’s Island."
    )
    assert touched(table.stands(0, "shibuke").match(), 0, "bag") == (
        "You can explore only the island of another people, not your own."
    )
    assert touched(table.stands(0, "goblins").screen(0, "").match(), 0, "bag") == (
        "Exploring costs 1 yellow, and you have none."
    )
    assert refusal(table.sepia("goblins").match(), 0, "explore") == (
        "R12",
        "The island of the Goblins is sepia. It can be explored again once it turns back: "
        "when the fifth island turns sepia, or for 1 Merchant on Governor’s Island.",
    )


def test_R15_nothing_to_share_out() -> None:
    assert refusal(Table().match(), 0, "pick blue") == (
        "R15",
        "There are no cubes to share out. They are drawn by exploring a player’s island.",
    )


def test_R16_the_draft() -> None:
    match = shared(4, "2 blue 1 orange 1 yellow")
    assert refusal(match, 0, "end") == ("R16", "First take one of the cubes drawn.")
    assert refusal(match, 0, "pick purple") == ("R16", "There is no purple cube left to take.")
    assert refusal(match, 1, "pick blue") == (
        "R16",
        "The cubes drawn are being shared out, and Player 1 takes the next one.",
    )


def test_R17_the_split_and_the_choice() -> None:
    match = shared(5, "2 blue 2 orange 1 yellow")
    assert refusal(match, 0, "choose rest") == (
        "R17",
        "Player 2 is splitting the cubes drawn into two piles.",
    )
    assert refusal(match, 1, "split") == (
        "R17",
        "Set a cube aside first: neither pile may be empty.",
    )
    assert refusal(match, 1, "set aside purple")[1] == "There is no purple cube left to set aside."
    assert refusal(match, 1, "bid blue")[1] == (
        "First split the cubes drawn into two piles: set 1 or 2 of them aside."
    )
    play(match, 1, "set aside blue", "split")
    assert refusal(match, 0, "end")[1] == "First choose which of the two piles you take."
    assert refusal(match, 1, "end") == ("R17", "Player 1 is choosing between the two piles.")


def test_R19_the_next_piece_cannot_be_paid() -> None:
    poor = Table().screen(0, "1 blue 1 orange").match()
    assert touched(poor, 0, "dragon") == (
        "Piece A costs 3 cubes of one colour, blue, orange or purple. You are 2 short; "
        "a Governor can stand for any cube."
    )
    helped = Table().built(0, "ABCD").screen(0, "1 blue 3 yellow").tokens(0, governor=1).match()
    assert touched(helped, 0, "dragon") == (
        "Piece E costs 1 blue, 1 orange, 1 purple and 2 yellow. You are 1 short, "
        "even with your Governor."
    )


def test_R19_the_next_piece_can_be_paid_in_another_way() -> None:
    match = Table().screen(0, "3 blue 1 orange").tokens(0, governor=1).match()
    assert touched(match, 0, "cube:orange") == (
        "That takes 2 Governors, and you have only 1. You can pay for piece A in another way."
    )
    assert refusal(match, 0, "build with orange+orange+governor") == (
        "R19",
        "That takes 2 orange, which you do not have. You can pay for piece A in another way.",
    )
    assert refusal(match, 0, "build with orange+governor+governor", "fr")[1] == (
        "Cela demande 2 Gouverneurs, et vous n’en avez qu’un. "
        "Vous pouvez payer la pièce A autrement."
    )


def test_R20_the_game_is_won() -> None:
    match = Table().built(0, "ABCD").screen(0, "1 blue 1 orange 1 purple 2 yellow").match()
    match.play(0, "build with blue+orange+purple+yellow+yellow")
    for seat in range(3):
        assert refusal(match, seat, "build with blue+blue+blue") == (
            "R20",
            "The game is over: Player 1 has completed their dragon.",
        )


def test_R21_cubes_for_tokens_at_the_smuggler_guild() -> None:
    away = Table().screen(0, "1 blue").match()
    assert refusal(away, 0, "give blue") == (
        "R21",
        "Only the Smuggler Guild, 1 island away, gives tokens for blue, orange and purple cubes.",
    )
    match = Table().stands(0, "smugglers").screen(0, "2 blue").match()
    assert touched(match, 0, "island:smugglers", "bag") == (
        "A cube from the bag and 2 Smugglers cost 1 yellow, and you have none."
    )
    assert refusal(match, 0, "give orange")[1] == "You have no orange cube to give."
    match.play(0, "give blue")
    assert refusal(match, 0, "give blue")[1] == (
        "First take a Merchant or a Smuggler for the cube you gave."
    )
    match.play(0, "take merchant")
    assert refusal(match, 0, "end")[1] == (
        "You are giving cubes for tokens: give another blue, orange or purple one, or give no more."
    )


def test_R22_the_merchant_guild() -> None:
    match = Table().stands(0, "merchants").screen(0, "1 yellow").tokens(0, smuggler=2).match()
    assert (
        touched(match, 0, "cube:yellow") == "A Governor costs 2 yellow here, and you have only 1."
    )
    assert touched(match, 0, "centre:yellow") == (
        "A yellow cube costs a Merchant and a Smuggler, and you have no Merchant."
    )
    assert refusal(match, 0, "merchants governor", "fr") == (
        "R22",
        "Un Gouverneur coûte ici 2 jaunes, et vous n’en avez qu’un.",
    )


def test_R22_no_yellow_cube_is_left_to_be_bought() -> None:
    table = Table(players=2).stands(0, "merchants").tokens(0, merchant=1, smuggler=1)
    match = table.screen(0, "1 blue").screen(1, "18 yellow").match()
    assert refusal(match, 0, "merchants gem") == (
        "R22",
        "There is no yellow cube left in the centre or in the bag.",
    )


def test_R23_discards_and_claims() -> None:
    table = Table().stands(0, "governor").tokens(0, smuggler=1).screen(1, "5 blue 1 orange")
    match = table.match()
    assert refusal(match, 0, "turn over sharks") == (
        "R23",
        "Turning an island over costs 1 Merchant, and you have none.",
    )
    match.play(0, "inspect")
    assert refusal(match, 0, "claim blue") == (
        "R23",
        "Player 2 has more than 4 cubes, and discards down to 4 first.",
    )
    assert refusal(match, 1, "end")[1] == "First discard 2 cubes: you may keep 4."
    assert refusal(match, 1, "discard yellow")[1] == "You have no yellow cube to discard."
    play(match, 1, "discard blue", "discard blue")
    assert refusal(match, 0, "claim orange")[1] == "No orange cube was just discarded."
    assert refusal(match, 0, "end")[1] == (
        "First claim one of the cubes just discarded, or claim nothing."
    )


def test_R24_the_bazaar() -> None:
    match = Table().stands(0, "bazaar").tokens(0, merchant=2).match()
    assert touched(match, 0, "token:merchant") == (
        "A Governor costs 3 Merchants here, and you have only 2."
    )
    assert touched(match, 0, "bag") == (
        "Drawing 2 cubes from the bag costs 3 Smugglers here, and you have none."
    )


def test_R27_the_bid() -> None:
    match = tear()
    assert refusal(match, 0, "end")[1].startswith("The dragon bid comes first: ")
    assert refusal(match, 1, "bid yellow")[1] == "You have no yellow cube to bid."
    assert refusal(match, 1, "take back blue")[1] == "There is no blue cube in your hand."
    play(match, 1, "bid blue", "bid blue")
    assert refusal(match, 1, "bid blue") == ("R27", "Your 2 blue cubes are already in your hand.")
    assert refusal(match, 1, "bid blue", "fr")[1] == (
        "Vos 2 cubes bleus sont déjà tous dans votre poing."
    )
    match.play(1, "close hand")
    assert refusal(match, 1, "take back blue") == (
        "R27",
        "Your hand is closed. All hands are opened together once everyone has closed theirs; "
        "until then you can undo.",
    )


def test_R27_a_hand_is_not_changed_for_ever() -> None:
    match = tear()
    for _ in range(MOST_CHANGES):
        play(match, 1, "bid blue", "take back blue")
    match.play(1, "bid blue")
    assert refusal(match, 1, "take back blue") == (
        "R27",
        "You have taken 12 cubes back out of your hand, and that is the limit. You can still undo.",
    )


@pytest.mark.parametrize(
    ("hands", "said"),
    [
        ("1 blue", "First take 1 token for your bid: a Merchant or a Smuggler."),
        ("2 blue", "First take 2 tokens for your bid: a Merchant or a Smuggler each time."),
    ],
)
def test_R28_tokens_for_a_bid(hands: str, said: str) -> None:
    table = Table().stands(0, "smugglers").screen(0, "1 yellow").bag("1 white")
    table.screen(1, "2 blue").screen(2, "3 orange")
    match = play(table.match(), 0, "smugglers draw")
    close_all(match, "", hands, "3 orange")
    assert refusal(match, 1, "end")[0] == "R28"
    assert refusal(match, 1, "end")[1] == "Player 1 is taking tokens for the cubes they bid."
    match.play(0, "take merchant")
    assert refusal(match, 1, "end") == ("R28", said)


def test_R32_the_game_is_drawn() -> None:
    match = play(Table(players=2).rounds(199).turn(1).match(), 1, "end")
    assert refusal(match, 0, "end") == (
        "R32",
        "The game is over: nobody completed a dragon in 200 rounds.",
    )
    assert refusal(match, 0, "end", "fr") == (
        "R32",
        "La partie est terminée\u00a0: personne n’a achevé de dragon en 200 tours de table.",
    )
