"""What is hidden, and fair imagining; C3: what undo may take back."""

from collections import Counter

import pytest
from scipy.stats import chisquare

from mekong.table import Table, cards_laid, lay, legal, look, play, programme, seat_of
from wyrmhall.games.mekong import GAME


def running() -> Table:
    return Table(players=3).programmes(
        red=["stone", "jump"], yellow=["stone", "dragon-blue"], blue=["stone", "remove"]
    )


def test_hidden_are_the_others_cards_not_yet_turned() -> None:
    match = running().match()
    assert len(GAME.hidden(match.state, 0)) == 2 * 4
    assert len(GAME.hidden(match.state, None)) == 3 * 4


def test_hidden_cards_stay_out_of_view_and_journal() -> None:
    other = Table(players=3).programmes(
        red=["stone", "jump"], yellow=["stone", "remove"], blue=["stone", "dragon-red"]
    )
    one, two = running().match(), other.match()
    for match in (one, two):
        play(match, "red", "stone on 3")
    assert look(one, 0).json() == look(two, 0).json()
    assert one.journal(0) == two.journal(0)
    assert look(one, 1).json() != look(two, 1).json()


def test_hidden_a_view_holds_the_viewers_own_hand() -> None:
    match = Table(players=3).match()
    lay(match, "red", "stone", "dragon-blue")
    assert look(match).hand == ()
    assert look(match, 0).hand == (
        *("two-stones", "plank", "two-planks", "remove", "move-1", "move-2", "jump"),
        "dragon-yellow",
    )
    assert len(look(match, 1).hand) == 10


def test_hidden_imagine_keeps_what_was_turned_and_ones_own_cards() -> None:
    match = running().match()
    for seed in range(50):
        twin = match.imagine(0, seed)
        assert look(twin, 0).json() == look(match, 0).json()
        assert cards_laid(twin, "red") == cards_laid(match, "red")
        for colour in ("yellow", "blue"):
            cards = cards_laid(twin, colour)
            assert cards[0] == "stone"
            assert len(set(cards)) == 5
            assert sum(card.startswith("dragon") for card in cards) <= 1


def test_hidden_imagine_draws_every_lawful_row_equally_often() -> None:
    """Two places left and no dragon yet: with 5 actions and 2 dragons, 20 + 2·2·5 rows."""
    table = Table(players=3).programmes(
        red=["stone"], yellow=["stone", "jump", "move-1"], blue=["stone"]
    )
    match = table.match()
    match.state.turned = 3  # as if three were turned
    match.state.place = 2
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(4000):
        seen[tuple(cards_laid(match.imagine(0, seed), "yellow")[3:])] += 1
    assert len(seen) == 5 * 4 + 2 * 2 * 5
    assert chisquare(list(seen.values())).pvalue > 1e-4


def test_hidden_imagine_leaves_a_programming_stage_open() -> None:
    match = GAME.new(2, seed=3)
    pink, black = seat_of(match, "pink"), seat_of(match, "black")
    programme(match, "pink", "jump", "stone", "plank", "remove", "move-1")
    counts: Counter[int] = Counter()
    for seed in range(300):
        twin = match.imagine(pink, seed)
        counts[len(cards_laid(twin, "black"))] += 1
        assert cards_laid(twin, "pink") == cards_laid(match, "pink")
        assert twin.pending == (black,)
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    twins = [match.imagine(black, seed) for seed in range(99)]
    assert {len(cards_laid(twin, "pink")) for twin in twins} == {0, 1, 2, 3, 4, 5}
    assert {twin.pending for twin in twins} == {(black,), tuple(sorted((pink, black)))}


def test_hidden_imagine_forgets_how_often_others_rearranged() -> None:
    one, other = GAME.new(2, seed=3), GAME.new(2, seed=3)
    play(one, "pink", "put jump in 2", "put jump in 4")
    for seed in range(20):
        black = seat_of(one, "black")
        assert one.imagine(black, seed).digest() == other.imagine(black, seed).digest()


def test_C3_placing_can_be_taken_back_until_another_acts_or_a_card_is_turned() -> None:
    match = running().match()
    play(match, "red", "stone on 3")
    assert match.undoable(0)
    match.undo(0)
    play(match, "red", "stone on 4")
    play(match, "yellow", "stone on 5")
    assert not match.undoable(0)
    play(match, "blue", "stone on 6")  # and the second cards are turned
    assert not match.undoable(2)


def test_C1_programming_is_always_asked() -> None:
    match = GAME.new(2, seed=1)
    assert match.state.asks == 1
    assert sum(move.startswith("program") for move in legal(match, "pink")) == 9


@pytest.mark.parametrize("players", range(2, 7))
def test_hidden_pending_names_all_while_they_programme(players: int) -> None:
    match = GAME.new(players, seed=1)
    colour = look(match).seats[0].colour
    programme(match, colour, "jump", "stone", "plank", "remove", "move-1")
    assert look(match, 0).pending == tuple(range(players))
    assert 0 not in match.pending
