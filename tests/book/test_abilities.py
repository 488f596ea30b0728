"""B12–B17: the abilities of Mountains, Storm, Jungle and Desert, and the Volcano's lack of one."""

import pytest

from book.table import (
    Table,
    book,
    dice,
    event,
    last_events,
    legal,
    look,
    removed,
    visible,
)
from wyrmhall.kernel.errors import CannotUndo, IllegalMove

ABILITIES = ("protect", "turn", "remove", "raise_all", "raise")


def open_table() -> Table:
    """Three players, three cards of the Plains visible, volcanoes below."""
    return (
        Table(players=3)
        .pile(1, "wyvern plains", "wyvern volcano")
        .pile(2, "drake plains", "drake volcano")
        .pile(3, "hydra plains", "hydra volcano")
    )


@pytest.mark.parametrize("pips", range(1, 7))
def test_B12_mountains_turn_a_free_die_to_its_opposite_face(pips: int) -> None:
    match = open_table().dice(0, pips, 2, 2).book(0, "serpent mountains").match()
    match.play(0, f"turn {pips}")
    assert dice(match, 0) == sorted([7 - pips, 2, 2])
    assert last_events(match) == [event("turned", who=0, before=pips, after=7 - pips)]
    assert book(match, 0) == ["serpent mountains used"]


def test_B12_mountains_turn_one_die_of_ones_choice_once() -> None:
    match = open_table().dice(0, 1, 2, 2).book(0, "serpent mountains").match()
    assert legal(match, 0, "turn") == {"turn 1", "turn 2"}
    match.play(0, "turn 2")
    assert dice(match, 0) == [1, 2, 5]
    assert legal(match, 0, "turn") == set()


def test_B12_mountains_never_touch_placed_dice() -> None:
    match = open_table().dice(0, (3, 1), (4, 2), 6).book(0, "serpent mountains").match()
    assert legal(match, 0, "turn") == {"turn 6"}
    all_placed = open_table().dice(0, (3, 1), (4, 2), (6, 2)).book(0, "serpent mountains")
    assert legal(all_placed.match(), 0, "turn") == set()


def test_B13_storm_removes_a_visible_card_from_the_game() -> None:
    match = open_table().book(0, "serpent storm").match()
    match.play(0, "remove 2")
    assert removed(match) == {"drake plains"}
    assert visible(match, 2) == "drake volcano"
    assert look(match).piles[1].floor == 8
    assert last_events(match) == [
        event("removed", who=0, pile=2, kind="drake", world="plains"),
        event("uncovered", pile=2, kind="drake", world="volcano"),
    ]
    assert book(match, 0) == ["serpent storm used"]


def test_B13_storm_not_on_a_card_with_any_die_on_it() -> None:
    """Neither one's own nor another's."""
    table = open_table().dice(0, (3, 1), 4, 5).dice(1, (4, 2), 3, 5).book(0, "serpent storm")
    match = table.match()
    assert legal(match, 0, "remove") == {"remove 3"}
    for held in ("remove 1", "remove 2"):
        with pytest.raises(IllegalMove):
            match.play(0, held)


def test_B13_storm_not_on_an_empty_pile() -> None:
    match = open_table().only(1).book(0, "serpent storm").match()
    assert legal(match, 0, "remove") == {"remove 2", "remove 3"}


def test_B13_a_pile_may_be_emptied_by_storm() -> None:
    match = open_table().only(2, "drake plains").book(0, "serpent storm").match()
    assert not look(match).last_round
    match.play(0, "remove 2")
    assert look(match).piles[1].height == 0
    assert look(match).last_round
    assert event("emptied", pile=2) in last_events(match)


def test_B13_storm_is_not_offered_without_a_card_to_remove() -> None:
    table = open_table().dice(0, (3, 1), 4, 5).dice(1, (4, 2), 3, 5).dice(2, (4, 3), 3, 5)
    assert legal(table.book(0, "serpent storm").match(), 0, "remove") == set()


def test_C3_storm_that_uncovers_a_card_cannot_be_taken_back() -> None:
    match = open_table().book(0, "serpent storm").match()
    match.play(0, "remove 2")
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_C3_storm_that_empties_a_pile_can_be_taken_back() -> None:
    match = open_table().only(2, "drake plains").book(0, "serpent storm").match()
    before = match.digest()
    match.play(0, "remove 2")
    match.undo(0)
    assert match.digest() == before
    assert book(match, 0) == ["serpent storm"]


def test_B14_jungle_raises_each_free_die_by_one() -> None:
    match = open_table().dice(0, 1, 4, 6).book(0, "serpent jungle").match()
    match.play(0, "raise all")
    assert dice(match, 0) == [2, 5, 6]
    assert last_events(match) == [event("raised_all", who=0)]
    assert book(match, 0) == ["serpent jungle used"]
    assert "raise all" not in legal(match, 0)


def test_B14_jungle_never_touches_placed_dice() -> None:
    match = open_table().dice(0, (3, 1), (4, 2), 4).book(0, "serpent jungle").match()
    match.play(0, "raise all")
    assert dice(match, 0) == [(3, 1), (4, 2), 5]
    assert [pile.total for pile in look(match).piles] == [3, 4, 0]


def test_B14_jungle_raises_nobody_elses_dice() -> None:
    match = open_table().book(0, "serpent jungle").match()
    match.play(0, "raise all")
    assert dice(match, 0) == [4, 5, 6]
    assert [dice(match, seat) for seat in (1, 2)] == [[3, 4, 5], [3, 4, 5]]


def test_B14_jungle_is_not_offered_without_effect() -> None:
    """All free dice show 6, or none is free."""
    sixes = open_table().dice(0, (3, 1), 6, 6).book(0, "serpent jungle")
    assert "raise all" not in legal(sixes.match(), 0)
    placed = open_table().dice(0, (3, 1), (4, 2), (5, 3)).book(0, "serpent jungle")
    assert "raise all" not in legal(placed.match(), 0)


def test_B15_desert_raises_one_free_die_by_one() -> None:
    match = open_table().dice(0, 2, 2, 5).book(0, "serpent desert").match()
    assert legal(match, 0, "raise") == {"raise 2", "raise 5"}
    match.play(0, "raise 2")
    assert dice(match, 0) == [2, 3, 5]
    assert last_events(match) == [event("raised", who=0, before=2, after=3)]
    assert book(match, 0) == ["serpent desert used"]
    assert legal(match, 0, "raise") == set()


def test_B15_desert_never_raises_above_six_nor_touches_placed_dice() -> None:
    match = open_table().dice(0, (3, 1), 4, 6).book(0, "serpent desert").match()
    assert legal(match, 0, "raise") == {"raise 4"}


def test_B15_desert_is_not_offered_without_effect() -> None:
    sixes = open_table().dice(0, (3, 1), 6, 6).book(0, "serpent desert")
    assert legal(sixes.match(), 0, "raise") == set()
    placed = open_table().dice(0, (3, 1), (4, 2), (5, 3)).book(0, "serpent desert")
    assert legal(placed.match(), 0, "raise") == set()


def test_B16_volcano_has_no_ability() -> None:
    table = Table(players=3).pile(1, "wyvern plains").dice(0, (3, 1), 1, 2)
    match = table.book(0, "lindworm volcano", "serpent volcano").match()
    assert legal(match, 0, *ABILITIES) == set()


@pytest.mark.parametrize(
    ("world", "offered"),
    [
        ("plains", {"protect 1"}),
        ("mountains", {"turn 1", "turn 2"}),
        ("storm", {"remove 2", "remove 3"}),
        ("jungle", {"raise all"}),
        ("desert", {"raise 1", "raise 2"}),
    ],
)
def test_B17_each_world_has_its_own_ability_once_per_card(world: str, offered: set[str]) -> None:
    table = open_table().dice(0, (3, 1), 1, 2)
    assert legal(table.book(0, f"serpent {world}").match(), 0, *ABILITIES) == offered
    assert legal(table.book(0, f"serpent {world} used").match(), 0, *ABILITIES) == set()


def test_B17_an_ability_is_its_owners_alone() -> None:
    match = open_table().book(1, "serpent jungle", "serpent desert", "serpent storm").match()
    assert legal(match, 0, *ABILITIES) == set()


def test_B17_two_cards_of_a_world_are_two_uses() -> None:
    match = open_table().dice(0, 1, 1, 1).book(0, "serpent desert", "hydra desert").match()
    match.play(0, "raise 1")
    match.play(0, "raise 2")
    assert dice(match, 0) == [1, 1, 3]
    assert legal(match, 0, "raise") == set()
    assert sorted(book(match, 0)) == ["hydra desert used", "serpent desert used"]


def test_B17_a_used_card_still_scores() -> None:
    table = open_table().objective(0, "serpent").book(0, "serpent desert", "hydra jungle used")
    match = table.match()
    before = look(match).seats[0]
    assert (before.points, before.bonus, before.score) == (13, 3, 16)
    match.play(0, "raise 3")
    after = look(match).seats[0]
    assert [entry.used for entry in after.book] == [True, True]
    assert (after.points, after.bonus, after.score) == (13, 3, 16)


def test_B17_an_ability_can_be_taken_back() -> None:
    match = open_table().book(0, "serpent desert", "serpent mountains").match()
    before = match.digest()
    match.play(0, "turn 3")
    match.play(0, "raise 5")
    match.undo(0)
    match.undo(0)
    assert match.digest() == before
