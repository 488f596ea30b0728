"""HTTP: tables and what surrounds play. Every refusal is a `Refusal` with a name."""

from functools import cache
from typing import Annotated, Any

from litestar import Request, Response, get, patch, post, put
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi.spec import Example
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from wyrmhall.bots.levels import LEVELS
from wyrmhall.kernel.errors import UnknownGame, WyrmhallError
from wyrmhall.kernel.record import Record
from wyrmhall.kernel.registry import games, load
from wyrmhall.kernel.words import LANGUAGES, explain
from wyrmhall.server.hall import Hall
from wyrmhall.server.refusals import Foreign, Malformed, NotFound, TooLarge, Unavailable, phrase_of
from wyrmhall.server.refusals import name_of as refusal_name
from wyrmhall.server.sockets import cookie_of, holder_of, is_own
from wyrmhall.server.visitors import COOKIE, hash_of, new_token
from wyrmhall.server.wire import (
    GameInfo,
    Join,
    Line,
    Link,
    NewTable,
    OptionInfo,
    Refusal,
    SetSeat,
    SetTable,
    Story,
    TableInfo,
    Tables,
)

YEAR = 365 * 24 * 3600
GUARD = "x-wyrmhall"
LISTED_CHOICES = 40  # of an option with more, the page asks for a number
STORY_PAGE = 200
TableId = Annotated[
    str, PathParameter(pattern=r"^[a-z0-9]{1,16}$", examples=[Example(value="abc")])
]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]
AnyRequest = Request[Any, Any, AppState]
TheHall = NamedDependency[Hall]
Visitor = NamedDependency[str]
"""Who asks: the hash of their token."""


async def provide_hall(state: AppState) -> Hall:
    """The hall, for handlers."""
    hall: Hall = state.hall
    return hall


async def provide_visitor(request: AnyRequest) -> str:
    """Who asks: the hash of their token; nobody's hash where they have none."""
    return holder_of(dict(request.headers)) or ""


def guard(request: AnyRequest) -> None:
    """A change must come from our own page, or from no page at all."""
    headers = dict(request.headers)
    if not is_own(headers, request.app.state.origins) or GUARD not in headers:
        raise Foreign("error-foreign", header=GUARD)
    request.app.state.buckets.take(request)


def as_visitor(request: AnyRequest) -> tuple[str, str | None]:
    """The visitor's hash, and a new token for one who has none yet."""
    known = holder_of(dict(request.headers))
    if known is not None:
        return known, None
    token = new_token()
    return hash_of(token), token


def with_cookie(request: AnyRequest, body: TableInfo, token: str | None) -> Response[TableInfo]:
    """An answer that also makes a visitor of whoever asked."""
    response = Response(body, status_code=201)
    renewed = token or cookie_of(request.headers.get("cookie", ""))
    if renewed:
        response.set_cookie(
            COOKIE,
            renewed,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
            path="/",
        )
    return response


@get("/api/games", summary="The games one can open a table for")
async def list_games() -> list[GameInfo]:
    """Every game, with its options for each number of players."""
    return game_infos()


@get("/api/games/{game:str}/rules/{language:str}", media_type="text/plain")
async def rules(game: FromPath[str], language: FromPath[str]) -> str:
    """A game's rules as Markdown."""
    try:
        page = load(game).rules_page(language) if language in LANGUAGES else None
    except UnknownGame:
        page = None
    if page is None:
        raise NotFound("error-not-found")
    return page


@get("/api/tables", summary="Tables to join and to watch")
async def list_tables(hall: TheHall, visitor: Visitor) -> Tables:
    """Open tables that gather players first, then running ones."""
    gathering = await hall.listed("open", visitor)
    return Tables((*gathering, *await hall.listed("running", visitor)))


@get("/api/tables/mine", summary="The visitor's own tables")
async def my_tables(hall: TheHall, visitor: Visitor) -> Tables:
    """Tables where the visitor sits or is host."""
    return Tables(tuple(await hall.listed("mine", visitor)) if visitor else ())


@post("/api/tables", summary="Open a table")
async def create_table(
    request: AnyRequest, hall: TheHall, data: JSONBody[NewTable]
) -> Response[TableInfo]:
    """The visitor becomes the table's host."""
    guard(request)
    visitor, token = as_visitor(request)
    table = await hall.create(data, visitor)
    return with_cookie(request, table.info(visitor), token)


@get("/api/tables/{table_id:str}")
async def show_table(hall: TheHall, visitor: Visitor, table_id: TableId) -> TableInfo:
    """One table."""
    return (await hall.table(table_id)).info(visitor)


@post("/api/tables/{table_id:str}/join", summary="Take a seat")
async def join_table(
    request: AnyRequest, hall: TheHall, table_id: TableId, data: JSONBody[Join]
) -> Response[TableInfo]:
    """Any free seat, the one named, or the one a link is for."""
    guard(request)
    visitor, token = as_visitor(request)
    table = await hall.join(table_id, data, visitor)
    return with_cookie(request, table.info(visitor), token)


@post("/api/tables/{table_id:str}/leave", status_code=200, summary="Give the seat up")
async def leave_table(
    request: AnyRequest, hall: TheHall, visitor: Visitor, table_id: TableId
) -> TableInfo:
    """In a running game a bot minds it."""
    guard(request)
    return (await hall.leave(table_id, visitor)).info(visitor)


@post("/api/tables/{table_id:str}/start", status_code=200, summary="Begin the game")
async def start_table(
    request: AnyRequest, hall: TheHall, visitor: Visitor, table_id: TableId
) -> TableInfo:
    """The host's to do, when every seat is taken."""
    guard(request)
    return (await hall.start(table_id, visitor)).info(visitor)


@patch("/api/tables/{table_id:str}", summary="Pause, resume, open or close a table")
async def set_table(
    request: AnyRequest,
    hall: TheHall,
    visitor: Visitor,
    table_id: TableId,
    data: JSONBody[SetTable],
) -> TableInfo:
    """The host's to do."""
    guard(request)
    return (await hall.set_table(table_id, data, visitor)).info(visitor)


@put("/api/tables/{table_id:str}/seats/{seat:int}", summary="A bot to a seat, or off it")
async def set_seat(
    request: AnyRequest,
    hall: TheHall,
    visitor: Visitor,
    table_id: TableId,
    seat: SeatNumber,
    data: JSONBody[SetSeat],
) -> TableInfo:
    """The host's to do."""
    guard(request)
    return (await hall.set_seat(table_id, seat, data.bot, visitor)).info(visitor)


@post("/api/tables/{table_id:str}/link", summary="An invitation")
async def invite(request: AnyRequest, hall: TheHall, visitor: Visitor, table_id: TableId) -> Link:
    """A secret that leads a friend to any free seat."""
    guard(request)
    return Link(await hall.link(table_id, None, visitor))


@post("/api/tables/{table_id:str}/seats/{seat:int}/link", summary="One's own seat, elsewhere")
async def link_seat(
    request: AnyRequest, hall: TheHall, visitor: Visitor, table_id: TableId, seat: SeatNumber
) -> Link:
    """A secret that brings one's seat to another browser."""
    guard(request)
    return Link(await hall.link(table_id, seat, visitor))


@post("/api/tables/{table_id:str}/rematch", summary="The same people again")
async def rematch(
    request: AnyRequest, hall: TheHall, visitor: Visitor, table_id: TableId
) -> TableInfo:
    """A new table, once the game is over."""
    guard(request)
    return (await hall.rematch(table_id, visitor)).info(visitor)


@get("/api/tables/{table_id:str}/story", summary="What happened before")
async def story(
    hall: TheHall,
    visitor: Visitor,
    table_id: TableId,
    before: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)],
) -> Story:
    """What the visitor may know happened up to a version of theirs, a page of it."""
    table = await hall.table(table_id)
    seats = [n for n, seat in enumerate(table.row.seats) if visitor and seat.holder == visitor]
    seat = seats[0] if seats else None
    since, lines = await table.story_before(seat, before, STORY_PAGE)
    return Story(since, before, tuple(Line(version, phrase) for version, phrase in lines))


@get("/api/tables/{table_id:str}/record", summary="The game as a record")
async def record(hall: TheHall, table_id: TableId) -> Record:
    """When the game is over: `wyrmhall verify` proves that no draw was tampered with."""
    return await hall.record(table_id)


ROUTES = [
    list_games,
    rules,
    list_tables,
    my_tables,
    create_table,
    show_table,
    join_table,
    leave_table,
    start_table,
    set_table,
    set_seat,
    invite,
    link_seat,
    rematch,
    story,
    record,
]
DEPENDENCIES = {
    "hall": Provide(provide_hall),
    "visitor": Provide(provide_visitor),
}


def game_infos() -> list[GameInfo]:
    """Every game, imported once: a worker does so before it serves."""
    return [_game_info(name) for name in games()]


def refuse(_: AnyRequest, error: WyrmhallError) -> Response[Refusal]:
    """A refusal of ours as an answer."""
    why, status = refusal_name(error)
    return Response(Refusal(why, phrase_of(error), explain(error, "en")), status_code=status)


def refuse_request(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """What the framework refuses, in our form."""
    named: WyrmhallError
    if error.status_code in (404, 405):
        named = NotFound("error-not-found")
    elif error.status_code == 413:
        named = TooLarge("error-message-large", longest=request.app.state.longest_body)
    else:
        named = Malformed("error-message", why=_told(error)[:200])
    answer = refuse(request, named)
    answer.status_code = error.status_code
    return answer


def refuse_for_now(request: AnyRequest, fault: Exception) -> Response[Refusal]:
    """A database that does not answer."""
    request.app.state.hall.log("request-failed", fault=type(fault).__name__)
    return refuse(request, Unavailable("error-unavailable"))


def _told(error: HTTPException) -> str:
    """What the framework found wrong, as a sentence."""
    extra = error.extra
    if isinstance(extra, list) and extra:
        return "; ".join(str(part.get("message", part)) for part in extra)
    return error.detail


@cache
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
    )
