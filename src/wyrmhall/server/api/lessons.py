"""Lessons: the positions of a game's lesson, what a learner's move does there, and why one cannot.

Nothing of it is kept: a lesson is the same for everybody, and the page remembers how far one came.
"""

from litestar import get
from litestar.datastructures import State as AppState
from litestar.params import FromPath, FromQuery

from wyrmhall.kernel.game import Game
from wyrmhall.kernel.lesson import Lesson, Moment, answer, lesson_of, moment, tried
from wyrmhall.server.api.games import known_game
from wyrmhall.server.errors import NotFound
from wyrmhall.server.messages import Because, LegalMove, LessonStep

MOST_PIECES = 32


@get("/api/games/{game:str}/lesson/{step:int}", summary="A step of a game's lesson")
async def lesson_step(
    state: AppState, game: FromPath[str], step: FromPath[int], move: FromQuery[str | None] = None
) -> LessonStep:
    """How the table stands at a step, from 0.

    With a `move`, what comes of it: the next step where it is the one that was asked for, else the
    same step after that move, with an answer.
    """
    taught, lesson = await _lesson(state, game, step)
    if move is None:
        return _shown(taught, lesson, step, moment(taught, step))
    after = tried(taught, step, move)
    if move == lesson.steps[step].move and step + 1 < len(lesson.steps):
        return _shown(taught, lesson, step + 1, moment(taught, step + 1))
    return _shown(taught, lesson, step, after, move)


@get("/api/games/{game:str}/lesson/{step:int}/why", summary="Why a touched piece leads nowhere")
async def lesson_why(
    state: AppState, game: FromPath[str], step: FromPath[int], pieces: FromQuery[list[str]]
) -> Because:
    """As `why` at a table, for the learner's seat."""
    taught, lesson = await _lesson(state, game, step)
    match = moment(taught, step).match
    found = match.why_touched(lesson.seat, pieces[-MOST_PIECES:])
    found = found or match.why_touched(lesson.seat, pieces[-1:])
    return Because("", found.clause, found.phrase) if found else Because("", None, None)


async def _lesson(state: AppState, name: str, step: int) -> tuple[Game, Lesson]:
    game = known_game(name)
    lesson = lesson_of(game)
    if lesson is None or not 0 <= step < len(lesson.steps):
        raise NotFound("error-not-found")
    await state.hall.services.compiled.rules_ready(game.id)
    return game, lesson


def _shown(
    game: Game, lesson: Lesson, number: int, here: Moment, move: str | None = None
) -> LessonStep:
    step, view = lesson.steps[number], here.match.view(lesson.seat)
    legal = here.match.legal(lesson.seat) if move is None else []
    return LessonStep(
        number=number,
        count=len(lesson.steps),
        name=step.name,
        clause=step.clause,
        show=step.show,
        move=step.move,
        view=view,
        legal=tuple(
            LegalMove(
                one.text,
                one.kind,
                one.args,
                one.touches,
                game.describe(one, view),
                game.stake(one, view),
            )
            for one in legal
        ),
        story=here.story,
        answer=None if move is None else answer(game, number, move),
    )


ROUTES = [lesson_step, lesson_why]
