"""Every game says why a move is not legal, for every move at any time."""

from collections import Counter
from itertools import islice

import pytest

import wyrmhall
from conformance.grounds import census, check, grounds_of
from conformance.variants import Variant, variants
from wyrmhall.kernel.why import LEGAL
from wyrmhall.kernel.words import LANGUAGES

MOST_POSITIONS = 3_000
"""Rarer grounds are named in the long run (`grounds.py`), and in the tests of their game."""
EXPLAINED = [name for name in wyrmhall.games() if wyrmhall.load(name).why is not None]
every_table = pytest.mark.parametrize(
    "variant", [one for one in variants() if one.name in EXPLAINED], ids=str
)


def test_all_games_explain_themselves() -> None:
    assert list(wyrmhall.games()) == EXPLAINED


@every_table
def test_a_move_is_legal_exactly_where_nothing_forbids_it(variant: Variant) -> None:
    forbidden: Counter[int] = Counter()
    for seed, match in enumerate(islice(census([variant], 11, every=7), 40)):
        forbidden += check(match, seed)
    assert forbidden[LEGAL] > 0


@pytest.mark.parametrize("name", EXPLAINED)
def test_every_clause_is_named_and_said_in_both_languages(name: str) -> None:
    game = wyrmhall.load(name)
    assert game.why is not None
    unnamed = set(range(1, len(game.why.grounds) + 1))
    tables = [variant for variant in variants() if variant.name == name]
    for match in islice(census(tables, 11), MOST_POSITIONS):
        for seat in range(match.players):
            grounds = grounds_of(match, seat)
            for ground in unnamed.intersection(grounds):
                reason = match.why(seat, game.moves.move(grounds.index(ground)))
                assert reason is not None
                assert reason.clause == game.why.grounds[ground][1]
                for language in LANGUAGES:
                    assert reason.in_words(language).endswith(".")
                unnamed.discard(ground)
        if not unnamed:
            break
    named = {
        clause for number, (_, clause) in enumerate(game.why.grounds, 1) if number not in unnamed
    }
    assert named == {clause for _, clause in game.why.grounds}


@pytest.mark.parametrize("name", EXPLAINED)
def test_every_ground_has_its_sentence(name: str) -> None:
    game = wyrmhall.load(name)
    assert game.why is not None
    for language in LANGUAGES:
        words = game.words(language)
        assert [ground for ground, _ in game.why.grounds if f"why-{ground}" not in words] == []


@pytest.mark.parametrize("name", EXPLAINED)
def test_every_clause_named_is_on_the_rules_page(name: str) -> None:
    game = wyrmhall.load(name)
    assert game.why is not None
    for language in LANGUAGES:
        page = game.rules_page(language)
        assert page is not None
        for ground, clause in game.why.grounds:
            assert f"**{clause}**" in page, f"{ground}: no {clause} in {language}"


@pytest.mark.parametrize("name", wyrmhall.games())
def test_a_refused_move_says_why_and_changes_nothing(name: str) -> None:
    match = wyrmhall.load(name).new(wyrmhall.load(name).seats[0], 5)
    seat = match.pending[0]
    move = next(move for move in match.game.moves if move not in match.legal(seat))
    before = match.digest()
    with pytest.raises(wyrmhall.IllegalMove) as refused:
        match.play(seat, move)
    assert refused.value.why == match.why(seat, move)
    assert str(refused.value.why) in str(refused.value)
    assert match.digest() == before


@pytest.mark.parametrize("name", EXPLAINED)
def test_touched_pieces_are_answered_by_the_move_nearest_to_legal(name: str) -> None:
    game = wyrmhall.load(name)
    match = game.new(game.seats[-1], 5)
    seat = match.pending[0]
    grounds = grounds_of(match, seat)
    touching: dict[str, list[int]] = {}
    for move in game.moves:
        for piece in move.touches:
            touching.setdefault(piece, []).append(grounds[move.number])
    answers: Counter[bool] = Counter()
    for piece, forbidden in touching.items():
        reason = match.why_touched(seat, [piece])
        answers[reason is None] += 1
        if reason is None:
            assert LEGAL in forbidden
        else:
            assert LEGAL not in forbidden
            assert grounds[game.move(reason.move).number] == max(forbidden)
    assert answers[True]
    assert answers[False]
    assert match.why_touched(seat, ["no such piece"]) is None
