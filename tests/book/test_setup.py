"""B1–B4: the components and how a game begins."""

import pytest

from book.table import EVERY_CARD, Table, cards_of_pile, dice, legal, look, visible
from wyrmhall.games.book import GAME

PLAYERS = (2, 3, 4, 5)


@pytest.mark.parametrize("players", PLAYERS)
def test_B1_each_pair_of_kind_and_world_is_dealt_once(players: int) -> None:
    match = GAME.new(players, seed=1)
    piles = range(1, len(look(match).piles) + 1)
    dealt = [card for number in piles for card in cards_of_pile(match, number)]
    assert len(dealt) == 36
    assert set(dealt) == set(EVERY_CARD)
    assert len({card.split()[0] for card in dealt}) == 6
    assert len({card.split()[1] for card in dealt}) == 6


@pytest.mark.parametrize("players", PLAYERS)
def test_B1_each_player_has_three_dice_and_a_token_in_hand(players: int) -> None:
    seats = look(GAME.new(players, seed=1)).seats
    assert len(seats) == players
    for seat in seats:
        assert len(seat.dice) == 3
        assert seat.token is None
        assert seat.book == ()
        assert seat.score == 0


@pytest.mark.parametrize(
    ("world", "points"),
    [("plains", 3), ("mountains", 4), ("storm", 5), ("jungle", 6), ("desert", 7), ("volcano", 8)],
)
def test_B2_a_card_is_worth_what_its_world_is(world: str, points: int) -> None:
    for kind in ("wyvern", "drake", "hydra", "lindworm", "amphithere", "serpent"):
        top = look(Table(players=3).pile(1, f"{kind} {world}").match()).piles[0].top
        assert top is not None
        assert top.points == points
        owner = look(Table(players=3).book(2, f"{kind} {world}").match()).seats[2]
        assert owner.points == points


@pytest.mark.parametrize(
    ("players", "heights"),
    [
        (2, [12, 12, 12]),
        (3, [12, 12, 12]),
        (4, [9, 9, 9, 9]),
        (5, [8, 7, 7, 7, 7]),
    ],
)
def test_B3_piles_by_number_of_players(players: int, heights: list[int]) -> None:
    view = look(GAME.new(players, seed=3))
    assert [pile.height for pile in view.piles] == heights
    assert [pile.number for pile in view.piles] == list(range(1, len(heights) + 1))


def test_B3_cards_are_shuffled() -> None:
    """Over 60 deals the first pile shows most of the 36 cards, and no two deals are the same."""
    deals = [GAME.new(3, seed=seed) for seed in range(60)]
    assert len({visible(match, 1) for match in deals}) > 20
    assert len({tuple(cards_of_pile(match, 1)) for match in deals}) == 60


def test_B3_only_the_top_card_of_a_pile_is_visible() -> None:
    """Tables that differ in covered cards alone look and read the same to everyone."""
    one = Table(players=3).pile(1, "hydra jungle", "drake plains", "wyvern storm").match()
    other = Table(players=3).pile(1, "hydra jungle", "wyvern storm", "drake plains").match()
    assert cards_of_pile(one, 1) != cards_of_pile(other, 1)
    assert visible(one, 1) == "hydra jungle"
    for seat in (None, 0, 1, 2):
        assert look(one, seat).json() == look(other, seat).json()


@pytest.mark.parametrize("players", PLAYERS)
def test_B4_objectives_are_all_different(players: int) -> None:
    drawn = set()
    for seed in range(40):
        objectives = [seat.objective for seat in look(GAME.new(players, seed=seed)).seats]
        assert len(set(objectives)) == players
        drawn.add(tuple(objectives))
    first_seats = {objectives[0] for objectives in drawn}
    assert first_seats == {"wyvern", "drake", "hydra", "lindworm", "amphithere", "serpent"}


@pytest.mark.parametrize("players", PLAYERS)
def test_B4_dice_start_at_three_four_and_five(players: int) -> None:
    match = GAME.new(players, seed=5)
    for seat in range(players):
        assert dice(match, seat) == [3, 4, 5]


@pytest.mark.parametrize("players", PLAYERS)
def test_B4_the_first_player_is_drawn_among_all(players: int) -> None:
    opened = [GAME.new(players, seed=seed) for seed in range(40)]
    assert {look(match).first for match in opened} == set(range(players))
    for match in opened:
        assert match.pending == (look(match).first,)


@pytest.mark.parametrize("players", PLAYERS)
def test_B4_turns_go_clockwise_from_the_first_player(players: int) -> None:
    """Each player puts all three dice on a pile of their own, which leaves nothing else to do."""
    match = GAME.new(players, seed=6)
    first = look(match).first
    for turn in range(players):
        assert match.pending == ((first + turn) % players,)
        match.play((first + turn) % players, f"place 3+4+5 on {turn + 1}")
    assert match.pending == (first,)


def test_B4_only_the_player_whose_turn_it_is_may_move() -> None:
    match = Table(players=3, first=2).match()
    assert match.pending == (2,)
    assert legal(match, 2)
    assert legal(match, 0) == legal(match, 1) == set()
