"""A lesson: a game taught step by step on the real rules, by scripted decisions from a fixed key.

A game's `lesson.py` declares it:

    LESSON = Lesson(
        players=2,
        seat=0,
        key="0" * 32,
        steps=(
            Step("welcome", "B3", show=("pile:1", "pile:2", "pile:3")),
            Step("place", "B6", show=("pile:2",), move="place 4+5 on 2"),
            Step("outbid", "B8", before=((1, "place 5+6 on 2"),)),
        ),
    )

Every step says `lesson-NAME` from the game's words. One with a move waits until the learner makes
it. Any other legal move is carried out too, answered by `lesson-NAME-else`, and taken back.
"""

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module

from wyrmhall.kernel.game import Game
from wyrmhall.kernel.match import Match
from wyrmhall.kernel.options import Choice
from wyrmhall.kernel.registry import load
from wyrmhall.kernel.words import Phrase


@dataclass(frozen=True)
class Step:
    """One thing to learn."""

    name: str
    clause: str
    """Where the rules say it."""
    show: tuple[str, ...] = ()
    """The pieces the text is about, by their ids on the board."""
    move: str | None = None
    """What the learner does; None where there is only something to read."""
    before: tuple[tuple[int, str], ...] = ()
    """The decisions that lead here from the step before, the learner's own among them."""


@dataclass(frozen=True)
class Lesson:
    """A whole lesson."""

    players: int
    seat: int
    """The learner's."""
    key: str
    steps: tuple[Step, ...]
    options: dict[str, Choice] = field(default_factory=dict)


@dataclass(frozen=True)
class Moment:
    """How the table stands at a step, and what happened since the step before."""

    match: Match
    story: tuple[Phrase, ...]


def lesson_of(game: Game) -> Lesson | None:
    """A game's lesson, where it has one."""
    if game.lesson is None:
        return None
    found: Lesson = import_module(game.lesson).LESSON
    return found


@cache
def _positions(game_id: str) -> tuple[Moment, ...]:
    game = load(game_id)
    lesson = lesson_of(game)
    if lesson is None:
        return ()
    match = game.new(lesson.players, lesson.key, **lesson.options)
    moments: list[Moment] = []
    told = 0
    for step in lesson.steps:
        for seat, move in step.before:
            match.play(seat, move)
        story = match.journal(lesson.seat)
        moments.append(Moment(match.copy(), tuple(story[told:])))
        told = len(story)
        if step.move is not None:
            match.play(lesson.seat, step.move)
    return tuple(moments)


def moment(game: Game, number: int) -> Moment:
    """How the table stands at a step of the game's lesson, from 0."""
    return _positions(game.id)[number]


def tried(game: Game, number: int, move: str) -> Moment:
    """How it stands after the learner has made a legal move at a step, whichever it is."""
    lesson = lesson_of(game)
    assert lesson is not None
    here = moment(game, number).match
    match = here.copy()
    match.play(lesson.seat, move)
    story = match.journal(lesson.seat, since=len(match.decisions))
    return Moment(match, tuple(story))


def answer(game: Game, number: int, move: str) -> Phrase | None:
    """What the lesson says to a move other than the one it asks for; None for that one."""
    lesson = lesson_of(game)
    assert lesson is not None
    step = lesson.steps[number]
    if move == step.move:
        return None
    kind = game.move(move).kind
    words = game.words("en")
    for name in (f"lesson-{step.name}-else-{kind}", f"lesson-{step.name}-else"):
        if name in words:
            return Phrase(name)
    return Phrase("lesson-else")
