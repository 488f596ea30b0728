"""Why a move is not legal: the clause that forbids it, and what the player is told."""

from conformance.grounds import check
from mekong.table import Table, lay, legal, play, programme, seat_of
from wyrmhall import Match
from wyrmhall.games.mekong import GAME
from wyrmhall.games.mekong.choices import MOST_CHANGES
from wyrmhall.kernel.why import WhyNot


def refused(match: Match, colour: str, move: str) -> WhyNot:
    """Why a player may not make a move; `why` and `legal` agree on all others too."""
    check(match, 1)
    reason = match.why(seat_of(match, colour), move)
    assert reason is not None
    return reason


def why(match: Match, colour: str, move: str) -> tuple[str | None, str]:
    """The clause that forbids a move, and the sentence in English."""
    reason = refused(match, colour, move)
    return reason.clause, str(reason)


def touched(match: Match, colour: str, *pieces: str) -> str:
    """What a player is told who touches pieces."""
    return str(match.why_touched(seat_of(match, colour), pieces))


def delta() -> Table:
    """Three planks on stone 13: to 27, 10 and 9; and one from 27 to the red village."""
    return (
        Table(players=6)
        .stones(27, 13, 10, 9)
        .plank("red-27", 1, "red")
        .plank("13-27", 1, "blue")
        .plank("10-13", 1, "green")
        .plank("9-13", 2, "pink")
    )


def laying(table: Table, size: int) -> Match:
    """Red has taken a plank and looks for two supports."""
    match = table.acts("red", "plank").match()
    play(match, "red", f"take plank {size}")
    return match


def test_M4_dragons_only_of_the_others_in_play() -> None:
    match = GAME.new(3, seed=1)  # red, yellow, blue
    assert why(match, "red", "program dragon-red") == (
        "M4",
        "You have a dragon for every other colour in play, but none for your own.",
    )
    assert why(match, "red", "put dragon-pink in 3") == (
        "M4",
        "Nobody plays this colour at this table: the pink dragon is not in your hand.",
    )
    assert why(match, "red", "take back dragon-pink")[0] == "M4"


def test_M6_five_cards_then_ready_then_they_are_final() -> None:
    match = GAME.new(2, seed=1)
    lay(match, "black", "jump", "stone", "plank")
    few = refused(match, "black", "ready")
    assert (few.clause, str(few)) == ("M6", "You need five cards to be ready. Lay 2 more.")
    assert few.in_words("fr") == "Il faut cinq cartes pour être prêt. Posez-en encore 2."
    board = "Nothing happens on the board until everyone is ready. "
    assert why(match, "black", "stone on 3") == ("M6", board + "Lay 2 more cards first.")
    lay(match, "black", "remove", "move-1")
    ready = "Your five cards are laid: say you are ready."
    assert why(match, "black", "stone on 3") == ("M6", board + ready)
    assert why(match, "black", "program move-2") == (
        "M6",
        "All five positions are filled. Put the card in place of another, or say you are ready.",
    )
    play(match, "black", "ready")
    assert why(match, "black", "put jump in 2") == (
        "M6",
        "You said you were ready, so your five cards are final. Wait for the others.",
    )


def test_M6_a_card_is_laid_once_where_there_is_room() -> None:
    match = GAME.new(2, seed=1)
    assert touched(match, "black", "hand") == (
        "You have not laid any cards yet, so there is nothing to take back."
    )
    play(match, "black", "put jump in 3")
    assert why(match, "black", "program jump") == (
        "M6",
        "You have already laid “jump”, in position 3. Each card can be laid once.",
    )
    assert why(match, "black", "put jump in 3")[1] == "Position 3 is where “jump” lies already."
    assert why(match, "black", "take back stone") == (
        "M6",
        "You have not laid “place 1 stone”, so you cannot take it back.",
    )
    assert why(match, "black", "put stone in 1") == (
        "M6",
        "Position 1 is the next to be filled: the next card you lay goes there.",
    )


def test_M6_a_second_dragon_can_only_take_the_place_of_the_first() -> None:
    match = GAME.new(3, seed=1)
    lay(match, "red", "stone", "dragon-blue")
    for move in ("program dragon-yellow", "put dragon-yellow in 3", "put dragon-yellow in 5"):
        assert why(match, "red", move) == (
            "M6",
            "At most one of your five cards may be a dragon, and one lies in position 2. "
            "Another can only take its place.",
        )
    assert match.why(seat_of(match, "red"), "put dragon-yellow in 2") is None


def test_M6_rearranging_comes_to_an_end() -> None:
    match = GAME.new(2, seed=1)
    lay(match, "black", "jump", "stone")
    for _ in range(MOST_CHANGES // 2):
        play(match, "black", "put jump in 2", "put jump in 1")
    limit = "You have rearranged your cards 12 times this round, and that is the limit. "
    filling = limit + "Fill the empty positions from your hand, or use undo."
    assert why(match, "black", "put jump in 2") == ("M6", filling)
    assert touched(match, "black", "card:jump") == filling
    assert touched(match, "black", "hand") == filling
    lay(match, "black", "plank", "move-1", "dragon-pink")
    assert touched(match, "black", "card:move-2") == limit + "Say you are ready, or use undo."
    reason = refused(match, "black", "take back plank")
    assert reason.in_words("fr") == (
        "Vous avez réarrangé vos cartes 12 fois pendant ce tour\u00a0: c’est la limite. "
        "Dites «\u00a0prêt\u00a0», ou annulez le coup."
    )
    assert why(match, "black", "program move-2") == (
        "M6",
        "All five positions are filled. Say you are ready.",
    )


def test_M7_another_player_is_at_it_or_a_dragon_cancels_the_card() -> None:
    table = Table(players=3).programmes(red=["two-stones"], yellow=["dragon-blue"], blue=["move-1"])
    match = table.match()
    assert why(match, "yellow", "stone on 3") == (
        "M7",
        "It is Player 1’s turn to carry out “place 2 stones”.",
    )
    assert why(match, "blue", "step to blue") == (
        "M7",
        "Player 2’s dragon cancels your card in this position, “move 1”: it does nothing.",
    )
    assert why(match, "red", "put jump in 1") == (
        "M6",
        "Your five cards are final for this round. Now carry out “place 2 stones”.",
    )


def test_M9_M22_a_game_that_is_over() -> None:
    home = Table(players=6).stones(24).plank("green-24", 1, "red").pawn("red", "green-24")
    won = home.acts("red", "move-1").match()
    assert why(won, "blue", "ready") == ("M9", "The game is over: Player 1 has arrived.")
    drawn = Table(players=3).round(60).acts("red", "stone").match()
    play(drawn, "red", "stone on 3")
    assert why(drawn, "red", "stone on 4") == (
        "M9",
        "The game is over: nobody arrived in 60 rounds.",
    )


def test_M10_M15_an_island_with_a_stone_or_under_a_plank() -> None:
    table = Table(players=3).stones(10, 27).plank("10-27", 4, "blue").acts("red", "two-stones")
    match = table.match()
    assert why(match, "red", "stone on 27") == (
        "M10",
        "Island 27 already has a stone. Choose a free island.",
    )
    under = refused(match, "red", "stone on 13")
    assert (under.clause, str(under)) == (
        "M15",
        "The blue plank between stones 10 and 27 lies over island 13: no stone can go under it.",
    )
    assert under.in_words("fr") == (
        "La planche bleue entre les pierres 10 et 27 passe sur l’île 13\u00a0: "
        "on ne peut pas y poser de pierre."
    )
    assert touched(match, "red", "stone:27") == (
        "You are carrying out “place 2 stones”: "
        "choose an island that has no stone and is not under a plank."
    )
    assert why(match, "red", "stone at 200")[0] == "M24"


def test_M12_first_a_plank_then_two_supports() -> None:
    match = delta().reserve("red", "red 3", "red 5").acts("red", "plank").match()
    assert why(match, "red", "take plank 4") == (
        "M12",
        "You have no plank of size 4 in your reserve. Sizes to choose from: 3, 5.",
    )
    assert why(match, "red", "bridge 9-27") == (
        "M12",
        "You are carrying out “place 1 plank”: first choose a plank from your reserve.",
    )
    play(match, "red", "take plank 3")
    assert why(match, "red", "take plank 5") == (
        "M12",
        "You have already taken the plank of size 3. Choose two supports for it.",
    )
    assert why(match, "red", "bridge 9-21") == (
        "M12",
        "There is no stone 21 on the board. "
        "A plank rests on two stones, or on a village and a stone.",
    )
    assert touched(match, "red", "plank:9-13").startswith("You have taken the plank of size 3:")


def test_M3_a_plank_that_is_too_short() -> None:
    match = laying(Table().stones(27, 13, 10, 9, 14), 2)
    assert why(match, "red", "bridge 10-27") == (
        "M3",
        "It takes a plank of at least size 4 between stones 10 and 27, "
        "and you have taken one of size 2.",
    )
    assert why(match, "red", "bridge 9-27") == (
        "M3",
        "The plank of size 2 that you have taken is just too short between stones 9 and 27: "
        "it takes at least size 3.",
    )
    assert why(match, "red", "bridge red-14") == (
        "M3",
        "No plank reaches that far: even size 6 is too short between the red village and stone 14.",
    )
    assert touched(match, "red", "village:black") == (
        "The plank of size 2 that you have taken is just too short "
        "between the black village and stone 14: it takes at least size 3."
    )


def test_M14_three_planks_on_a_support_and_one_between_two() -> None:
    match = laying(delta(), 6)
    assert touched(match, "red", "stone:13") == (
        "No room for another plank between stones 13 and 27: stone 13 already carries 3."
    )
    assert why(match, "red", "bridge red-27") == (
        "M14",
        "The red plank already lies between the red village and stone 27, "
        "and there is only room for one.",
    )
    full = (
        Table(players=6)
        .stones(27, 13, 21, 9)
        .plank("red-27", 1, "blue")
        .plank("red-13", 3, "green")
        .plank("red-21", 5, "black")
    )
    reason = refused(laying(full, 6), "red", "bridge red-9")
    assert (reason.clause, str(reason)) == (
        "M14",
        "No room for another plank between the red village and stone 9: "
        "the red village already carries 3.",
    )
    assert reason.in_words("fr") == (
        "Plus de place pour une planche entre le village rouge et la pierre 9\u00a0: "
        "le village rouge en porte déjà 3."
    )


def test_M15_a_plank_that_would_cross_another_or_lie_over_a_stone() -> None:
    match = laying(Table().stones(27, 13, 10, 9).plank("9-13", 2, "blue"), 4)
    assert why(match, "red", "bridge 10-27") == (
        "M15",
        "Planks may not cross: laid between stones 10 and 27, "
        "yours would cross the blue plank of size 2.",
    )
    over = refused(laying(Table().stones(27, 13, 10), 4), "red", "bridge 10-27")
    assert (over.clause, str(over)) == (
        "M15",
        "A plank may not lie over a stone: laid between stones 10 and 27, "
        "yours would lie over stone 13.",
    )
    assert over.in_words("fr") == (
        "Une planche ne passe pas sur une pierre\u00a0: placée entre les pierres 10 et 27, "
        "la vôtre passerait sur la pierre 13."
    )


def test_M17_what_cannot_be_removed() -> None:
    match = (
        Table(players=6)
        .stones(27, 13, 10, 9, 1, 3)
        .plank("red-27", 1, "green")
        .plank("13-27", 2, "blue")
        .plank("10-13", 3, "blue")
        .plank("9-13", 2, "pink")
        .pawn("blue", "red-27")
        .reserve("red", "red 3", "blue 4")
        .acts("red", "remove")
        .match()
    )
    assert why(match, "red", "remove stone 13") == (
        "M17",
        "Stone 13 carries 3 planks. You can remove only a stone that carries none.",
    )
    assert touched(match, "red", "stone:10") == (
        "Stone 10 carries a plank. You can remove only a stone that carries none."
    )
    assert touched(match, "red", "plank:red-27") == (
        f"Player {seat_of(match, 'blue') + 1}’s pawn stands on this plank. "
        "You can remove only a plank with no pawn on it."
    )
    assert touched(match, "red", "plank:10-13") == (
        "A plank you remove goes into your reserve, which may not hold two of the same size: "
        "you already have one of size 3."
    )
    third = refused(match, "red", "remove plank 9-13")
    assert (third.clause, str(third)) == (
        "M17",
        "A plank you remove goes into your reserve, which may hold two colours at most: "
        "this pink plank would bring a third.",
    )
    assert why(match, "red", "remove stone 5")[1] == "There is no stone 5 on the board."
    assert why(match, "red", "remove plank 1-3")[1] == "There is no plank between stones 1 and 3."
    assert touched(match, "red", "village:red").startswith("You are carrying out “remove 1 plank")


def test_M17_not_even_under_ones_own_pawn() -> None:
    match = delta().stones(1, 3).pawn("red", "9-13").reserve("red").acts("red", "remove").match()
    assert touched(match, "red", "plank:9-13") == (
        "Your own pawn stands on this plank. You can remove only a plank with no pawn on it."
    )


def test_M18_steps_lead_to_what_is_adjacent_and_free() -> None:
    table = delta().stones(21).plank("red-21", 5, "black")
    match = table.pawn("red", "13-27").pawn("blue", "10-13").acts("red", "move-1").match()
    assert touched(match, "red", "plank:10-13") == (
        f"Player {seat_of(match, 'blue') + 1}’s pawn stands on this plank, "
        "and a plank holds only one."
    )
    assert why(match, "red", "step to plank red-21") == (
        "M18",
        "This plank shares no stone with the one you stand on, so you cannot step onto it.",
    )
    assert why(match, "red", "step to red") == (
        "M18",
        "You step into the red village only from a plank that rests on it.",
    )
    assert why(match, "red", "step to plank 9-27") == (
        "M18",
        "There is no plank between stones 9 and 27 to walk on.",
    )
    assert touched(match, "red", "plank:13-27") == (
        "Your pawn is already there. Choose where it steps to."
    )
    assert touched(match, "red", "stone:27").startswith("You are carrying out “move 1”:")


def test_M18_two_planks_on_one_village_are_two_steps_apart() -> None:
    table = delta().stones(21).plank("red-21", 5, "black")
    match = table.pawn("blue", "red-27").acts("blue", "move-1").match()
    through = refused(match, "blue", "step to plank red-21")
    assert (through.clause, str(through)) == (
        "M18",
        "Both planks rest on the red village, but they share no stone: "
        "from one to the other you go through the village.",
    )
    at_home = delta().stones(21).plank("red-21", 5, "black").acts("red", "move-1").match()
    assert why(at_home, "red", "step to plank 9-13") == (
        "M18",
        "Your pawn is in the red village: from there you step only onto a plank that rests on it.",
    )


def test_M20_2000_two_steps_lead_away_where_they_can() -> None:
    """From 10-13 one can step to the stub 10-14, or on by 13-27 and 9-13."""
    match = (
        Table(players=6, edition="2000")
        .stones(27, 13, 10, 9, 14, 3)
        .plank("10-14", 1, "red")
        .plank("10-13", 1, "green")
        .plank("13-27", 1, "blue")
        .plank("red-27", 1, "black")
        .plank("9-13", 2, "pink")
        .plank("3-9", 3, "pink")
        .pawn("red", "10-13")
        .acts("red", "move-2")
        .match()
    )
    stub = refused(match, "red", "step to plank 10-14")
    assert (stub.clause, str(stub)) == (
        "M20",
        "From there you could only step back. "
        "In the edition of 2000 you must go somewhere else with two steps if you can.",
    )
    play(match, "red", "step to plank 13-27")
    assert why(match, "red", "step to plank 10-13") == (
        "M20",
        "In the edition of 2000 you may not step back to where you began "
        "if you can go anywhere else.",
    )


def test_M21_jumps_lead_over_a_pawn_to_a_free_place_next_to_it() -> None:
    table = delta().stones(21).plank("9-21", 2, "black").plank("red-21", 5, "yellow")
    match = table.pawn("red", "red-27").pawn("blue", "13-27").acts("red", "jump").match()
    assert legal(match, "red") == {"jump to plank 10-13", "jump to plank 9-13"}
    assert touched(match, "red", "plank:13-27") == (
        f"You can jump over Player {seat_of(match, 'blue') + 1}’s pawn. Choose where you land: "
        "on a free plank next to it, or in a village its plank rests on."
    )
    assert why(match, "red", "jump to plank 9-21") == (
        "M21",
        "No jump leads there: you jump over a pawn on a plank next to you, "
        "and land on a free plank or in a village next to it.",
    )
    assert touched(match, "red", "village:red") == (
        "No jump leads there, and “jump” does not let you step. "
        "Jump over a pawn on a plank next to you."
    )
    assert touched(match, "red", "plank:red-27") == (
        "A jump never ends where it began. Choose a place to land beyond another player’s pawn."
    )
    assert why(match, "red", "step to red") == (
        "M21",
        "You are carrying out “jump”: choose where you land beyond another player’s pawn.",
    )


def test_M21_a_landing_must_be_free() -> None:
    table = delta().stones(14).plank("10-14", 1, "black").plank("9-10", 2, "yellow")
    pawns = table.pawn("red", "10-14").pawn("blue", "10-13").pawn("green", "13-27")
    match = pawns.acts("red", "jump").match()
    assert legal(match, "red") == {"jump to plank 9-10", "jump to plank 9-13"}
    assert why(match, "red", "jump to plank 13-27") == (
        "M21",
        f"Player {seat_of(match, 'green') + 1}’s pawn stands there, "
        "and you can land only on a free plank or in a village.",
    )


def test_M21_nothing_free_next_to_a_pawn() -> None:
    """Red can jump green on 10-13, but not blue on the stub 9-27."""
    match = (
        Table(players=6)
        .stones(27, 13, 10, 9, 14)
        .plank("13-27", 1, "blue")
        .plank("10-13", 1, "green")
        .plank("red-13", 3, "pink")
        .plank("10-14", 1, "black")
        .plank("9-27", 3, "black")
        .pawn("red", "13-27")
        .pawn("green", "10-13")
        .pawn("blue", "9-27")
        .acts("red", "jump")
        .match()
    )
    assert legal(match, "red") == {"jump to plank red-13", "jump to plank 10-14"}
    stub = refused(match, "red", "jump to plank 9-27")
    whom = seat_of(match, "blue") + 1
    assert (stub.clause, str(stub)) == (
        "M21",
        f"You cannot jump over Player {whom}’s pawn: nothing next to it is free to land on.",
    )
    assert stub.in_words("fr") == (
        f"Vous ne pouvez pas sauter le pion de Joueur {whom}\u00a0: "
        "il n’y a rien de libre à côté de lui où retomber."
    )


def test_M23_by_eye_a_pair_is_tried_once_and_nothing_else_is_told() -> None:
    match = Table(by_eye=True).stones(9, 13, 27).plank("9-13", 2, "blue").acts("red", "plank")
    trying = match.match()
    play(trying, "red", "take plank 1")
    assert trying.why(seat_of(trying, "red"), "bridge green-9") is None
    assert trying.why(seat_of(trying, "red"), "bridge 9-13") is None
    play(trying, "red", "bridge green-9")
    tried = refused(trying, "red", "bridge green-9")
    assert (tried.clause, str(tried)) == (
        "M23",
        "You have already tried this plank between the green village and stone 9, "
        "and it does not hold there. Choose two other supports.",
    )


def test_M24_in_open_water_stones_keep_apart() -> None:
    match = Table(open_water=True).at(100, 150).acts("red", "stone").match()
    beside = refused(match, "red", "stone at 101")
    assert (beside.clause, str(beside)) == (
        "M24",
        "This point is right next to stone 1, and stones may not lie on neighbouring points.",
    )
    assert beside.in_words("fr") == (
        "Ce point est voisin de la pierre 1, "
        "et deux pierres ne peuvent pas être sur des points voisins."
    )
    assert why(match, "red", "stone at 150") == (
        "M10",
        "A stone already lies there. Choose a free point.",
    )
    assert why(match, "red", "stone on 3") == (
        "M24",
        "In open water there are no islands: choose a point in the water.",
    )


def test_M15_in_open_water_too() -> None:
    """Three points apart on a row: the plank lies over the two between."""
    table = Table(open_water=True).at(170, 174, 178)
    covered = table.plank("1-2", 2, "blue").acts("red", "stone").match()
    assert why(covered, "red", "stone at 172") == (
        "M15",
        "The blue plank between stones 1 and 2 lies over this point: no stone can go under it.",
    )
    over = laying(Table(open_water=True).at(170, 174, 178), 6)
    assert why(over, "red", "bridge 1-3") == (
        "M15",
        "A plank may not lie over a stone: laid between stones 1 and 3, "
        "yours would lie over stone 2.",
    )


def test_hidden_nobody_is_told_how_far_another_is() -> None:
    """Red is told the same whether the others are ready or not."""
    match = GAME.new(3, seed=1)
    before = match.why(seat_of(match, "red"), "ready")
    programme(match, "blue", "jump", "stone", "plank", "remove", "dragon-red")
    assert match.why(seat_of(match, "red"), "ready") == before
