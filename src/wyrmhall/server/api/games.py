"""The games one can open a table for, their words and their rules."""

from functools import cache
from hashlib import sha256

from litestar import Response, get
from litestar.params import FromPath

from wyrmhall.bots.levels import LEVELS
from wyrmhall.kernel.errors import UnknownGame
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import games, load
from wyrmhall.kernel.words import LANGUAGES
from wyrmhall.server.api.requests import AnyRequest
from wyrmhall.server.api.rules_page import rules_html
from wyrmhall.server.errors import NotFound
from wyrmhall.server.messages import GameInfo, OptionInfo

LISTED_CHOICES = 40  # of an option with more, the page asks for a number


@get("/api/games", summary="The games one can open a table for")
async def list_games() -> tuple[GameInfo, ...]:
    """Every game, with its options for each number of players."""
    return game_infos()


@get("/api/games/{game:str}/words/{language:str}", media_type="text/plain")
async def words(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """A game's messages in a language, as Fluent."""
    file = known_game(game).folder / "words" / f"{language}.ftl"
    if language not in LANGUAGES or not file.is_file():
        raise NotFound("error-not-found")
    return _with_etag(request, file.read_text(encoding="utf-8"), "text/plain")


@get("/api/games/{game:str}/rules/{language:str}", media_type="text/html")
async def rules(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """A game's rules as HTML; a clause has the id `rule-B8`."""
    page = rules_html(known_game(game).id, language)
    if page is None:
        raise NotFound("error-not-found")
    return _with_etag(request, page, "text/html")


def known_game(name: str) -> Game:
    """The game of that name; not found where there is none."""
    try:
        return load(name)
    except UnknownGame:
        raise NotFound("error-not-found") from None


def _with_etag(request: AnyRequest, text: str, media_type: str) -> Response[str]:
    """A text the browser keeps, and asks for again by its hash."""
    tag = f'"{sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers, media_type=media_type)
    return Response(text, headers=headers, media_type=media_type)


@cache
def game_infos() -> tuple[GameInfo, ...]:
    """Every game, looked for and imported once: a worker does so before it serves."""
    return tuple(map(_game_info, games()))


def _game_info(name: str) -> GameInfo:
    game = load(name)
    return GameInfo(
        id=game.id,
        version=game.version,
        fewest=game.seats[0],
        most=game.seats[-1],
        options={
            str(players): tuple(
                OptionInfo(o.name, o.choices(players)[:LISTED_CHOICES], o.default(players))
                for o in game.options
            )
            for players in game.seats
        },
        levels=LEVELS,
        lesson=game.lesson is not None,
    )


ROUTES = [list_games, words, rules]
