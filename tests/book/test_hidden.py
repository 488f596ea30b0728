"""What is hidden and what is public, and `imagine`; C3: what undo may take back."""

import pytest

from book.table import Table, book, cards_of_pile, dice, look, removed, visible
from wyrmhall.games.book import GAME
from wyrmhall.kernel.errors import CannotUndo
from wyrmhall.kernel.match import Match


def midgame() -> Table:
    """A table with something of everything."""
    return (
        Table(players=3)
        .pile(1, "hydra jungle", "drake plains", "wyvern storm")
        .only(2, "drake volcano")
        .pile(3, "serpent plains", "serpent desert")
        .dice(0, 1, 4, 6)
        .dice(1, (6, 1), 2, 2)
        .token(1, 1)
        .book(0, "wyvern desert", "serpent storm used")
        .removed("lindworm plains")
        .objective(0, "hydra")
    )


def covered(match: Match) -> list[list[str]]:
    """The unseen cards of each pile."""
    return [cards_of_pile(match, pile.number)[1:] for pile in look(match).piles]


def test_hidden_is_public_all_but_the_unseen_cards() -> None:
    match = midgame().match()
    assert book(match, 0) == ["wyvern desert", "serpent storm used"]
    assert "lindworm plains" in removed(match)
    assert dice(match, 1) == [2, 2, (6, 1)]
    for viewer in (None, 0, 1, 2):
        view = look(match, viewer)
        assert [pile.height for pile in view.piles] == [12, 1, 12]
        assert view.seats[0].objective == "hydra"
        assert view.seats[1].token == 1
        assert view.seats == look(match).seats
        assert view.piles == look(match).piles
        assert view.removed == look(match).removed


def test_hidden_are_the_covered_cards_of_every_pile() -> None:
    match = midgame().match()
    for viewer in (None, 0, 1, 2):
        assert len(GAME.hidden(match.state, viewer)) == 11 + 0 + 11


def test_hidden_cards_stay_out_of_view_and_journal() -> None:
    """Two tables that differ in covered cards alone look alike until one is uncovered."""
    one = midgame().match()
    other = midgame().pile(1, "hydra jungle", "wyvern storm", "drake plains").match()
    assert covered(one) != covered(other)
    for match in (one, other):
        match.play(0, "place 4 on 3")
        match.play(0, "raise 1")
    for viewer in (None, 0, 1, 2):
        assert look(one, viewer).json() == look(other, viewer).json()
        assert one.journal(viewer) == other.journal(viewer)


def test_hidden_imagine_looks_the_same_to_everyone() -> None:
    match = midgame().match()
    before = match.digest()
    for seed in range(5):
        imagined = match.imagine(0, seed)
        for viewer in (None, 0, 1, 2):
            assert look(imagined, viewer).json() == look(match, viewer).json()
        assert GAME.audit(imagined.state) == 0
        assert imagined.legal(0) == match.legal(0)
    assert match.digest() == before


def test_hidden_imagine_reshuffles_unseen_cards_over_all_covered_places() -> None:
    """The same cards, but any of them may come to lie in any covered place."""
    match = midgame().match()
    everything = sorted(card for pile in covered(match) for card in pile)
    next_cards: list[set[str]] = [set(), set()]
    for seed in range(200):
        first, second, third = covered(match.imagine(1, seed))
        assert second == []
        assert (len(first), len(third)) == (11, 11)
        assert sorted(first + third) == everything
        next_cards[0].add(first[0])
        next_cards[1].add(third[0])
    assert next_cards == [set(everything), set(everything)]


def test_C3_the_end_of_a_turn_can_be_taken_back_until_the_next_player_moves() -> None:
    match = midgame().match()
    match.play(0, "place 4 on 3")
    match.play(0, "end")
    assert match.undoable(0)
    match.play(1, "place 2+2 on 1")
    assert not match.undoable(0)
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_C3_nothing_is_taken_back_past_an_uncovered_card() -> None:
    """Placing after a take can be taken back, the take cannot."""
    match = midgame().dice(0, (6, 3), 4, 6).match()
    match.play(0, "take 3")
    assert visible(match, 3) == "serpent desert"
    taken = match.digest()
    match.play(0, "place 4+6 on 3")
    match.undo(0)
    assert match.digest() == taken
    assert not match.undoable(0)
