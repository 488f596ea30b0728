"""Move texts and numbers, and everything that is not a legal move."""

import random
import string

import pytest

import wyrmhall
from conformance.variants import Variant, choose, every_variant, positions
from wyrmhall import (
    GameOver,
    IllegalMove,
    MalformedMove,
    Match,
    Move,
    MoveError,
    NoSuchSeat,
    NotYourTurn,
)

every_game = pytest.mark.parametrize("name", wyrmhall.games())


@every_game
def test_every_number_has_one_text_and_every_text_one_number(name: str) -> None:
    game = wyrmhall.load(name)
    texts: set[str] = set()
    for number, move in enumerate(game.moves):
        assert move.number == number
        assert game.move(str(move)) is move
        assert move.touches, f"{move} touches nothing"
        texts.add(str(move))
    assert len(texts) == game.moves.size


@every_game
def test_a_move_says_itself_in_full(name: str) -> None:
    move = wyrmhall.load(name).moves.move(0)
    assert eval(repr(move), {"Move": Move}) == move


@every_variant
def test_legal_moves_are_distinct_and_fit_the_scratch(variant: Variant) -> None:
    for match in positions(variant, 21, every=3):
        for seat in match.pending:
            moves = match.legal(seat)
            assert len(set(moves)) == len(moves) < variant.game.most_moves


@every_variant
def test_every_legal_move_can_be_said_in_both_languages(variant: Variant) -> None:
    for match in positions(variant, 22, every=4):
        for seat in match.pending:
            view = match.view(seat)
            for language in ("en", "fr"):
                words = variant.game.words(language)
                said = [
                    words.say(variant.game.describe(move, view), lambda s: f"<{s}>")
                    for move in match.legal(seat)
                ]
                assert len(set(said)) == len(said), said


@every_variant
def test_every_event_can_be_said_in_both_languages(variant: Variant) -> None:
    for match in positions(variant, 23, every=9):
        for language in ("en", "fr"):
            words = variant.game.words(language)
            for phrase in match.journal(0):
                assert words.say(phrase, lambda s: f"<{s}>")


def nonsense(match: Match, dice: random.Random) -> object:
    """Something that is, nearly always, no legal move."""
    texts = [str(move) for move in match.legal(match.pending[0])] or ["end"]
    real = dice.choice(texts)
    kind = dice.randrange(9)
    if kind == 0:
        return "".join(dice.choices(string.printable, k=dice.randrange(40)))
    if kind == 1:
        return real[: dice.randrange(len(real))]
    if kind == 2:
        place = dice.randrange(len(real))
        return real[:place] + chr(dice.randrange(1, 0x2FFF)) + real[place + 1 :]
    if kind == 3:
        return real + dice.choice(" \n\x000\u0664")
    if kind == 4:
        return dice.choice([None, 3, 2.5, b"end", [], {}, object(), True])
    if kind == 5:
        return real.upper()
    if kind == 6:
        return real.replace(" ", "  ")
    return match.game.moves.move(dice.randrange(match.game.moves.size))


@every_variant
def test_whatever_is_not_legal_is_refused_by_name_and_changes_nothing(variant: Variant) -> None:
    dice = random.Random(24)
    refused = 0
    matches = list(positions(variant, 24, every=7))
    tries = max(40, 200 // len(matches))
    for match in matches:
        before, log = match.state.tobytes(), match.journal(0)
        legal = {seat: match.legal(seat) for seat in range(match.players)}
        for _ in range(tries):
            seat = dice.choice([*range(match.players), -1, 99])
            move = nonsense(match, dice)
            known = [str(m) for m in legal.get(seat, [])]
            if isinstance(move, (str, Move)) and str(move) in known:
                continue
            with pytest.raises(MoveError):
                match.play(seat, move)  # type: ignore[arg-type]  # nonsense is the point
            refused += 1
            assert match.state.tobytes() == before
        assert match.journal(0) == log
        assert {seat: match.legal(seat) for seat in range(match.players)} == legal
    assert refused > 100


@every_variant
def test_each_refusal_has_its_name(variant: Variant) -> None:
    match = variant.new(25)
    seat = match.pending[0]
    legal = match.legal(seat)
    illegal = next(move for move in variant.game.moves if move not in legal)
    with pytest.raises(IllegalMove):
        match.play(seat, illegal)
    with pytest.raises(MalformedMove, match="10000000"):
        match.play(seat, "x" * 10_000_000)
    with pytest.raises(NoSuchSeat):
        match.play(variant.players, legal[0])
    idle = [other for other in range(variant.players) if other not in match.pending]
    for other in idle:
        with pytest.raises(NotYourTurn):
            match.play(other, legal[0])
    *_, last = positions(variant, 25, every=1, most=None)
    dice = random.Random(25)
    while last.outcome is None:
        last.play(last.pending[0], choose(last, last.pending[0], dice))
    with pytest.raises(GameOver):
        last.play(0, legal[0])


def test_a_move_of_another_game_is_malformed() -> None:
    match = wyrmhall.load("book").new(2, seed=1)
    stranger = Move("chess", 0, "take 1", "take", {}, ())
    with pytest.raises(MalformedMove):
        match.play(match.pending[0], stranger)
