"""Tables, and what visitors do around the games."""

from typing import Annotated

from litestar import Response, get, patch, post, put
from litestar.params import JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from wyrmhall.kernel.record import Record
from wyrmhall.server.api.requests import (
    AnyRequest,
    SeatNumber,
    TableId,
    TheHall,
    TheHosting,
    Visitor,
    as_visitor,
    guard,
    guard_opening,
    guard_search,
    with_cookie,
)
from wyrmhall.server.messages import (
    Join,
    Link,
    NewTable,
    SetSeat,
    SetTable,
    Story,
    StoryLine,
    TableInfo,
    Tables,
)
from wyrmhall.server.tables.story import story_before

STORY_PAGE = 200


@get("/api/tables", summary="Tables to join and to watch", guards=[guard_search])
async def list_tables(hall: TheHall, visitor: Visitor) -> Tables:
    """Open tables that gather players first, then running ones."""
    gathering = await hall.listed("open", visitor)
    return Tables((*gathering, *await hall.listed("running", visitor)))


@get("/api/tables/mine", summary="The visitor's own tables", guards=[guard_search])
async def my_tables(hall: TheHall, visitor: Visitor) -> Tables:
    """Tables where the visitor sits or is host."""
    return Tables(tuple(await hall.listed("mine", visitor)) if visitor else ())


@post("/api/tables", summary="Open a table", guards=[guard, guard_opening])
async def create_table(
    request: AnyRequest, hosting: TheHosting, data: JSONBody[NewTable]
) -> Response[TableInfo]:
    """The visitor becomes the table's host."""
    visitor, token = as_visitor(request)
    table = await hosting.create(data, visitor)
    return with_cookie(request, table.info(visitor), token)


@get("/api/tables/{table_id:str}")
async def show_table(hall: TheHall, visitor: Visitor, table_id: TableId) -> TableInfo:
    """One table."""
    return (await hall.table(table_id)).info(visitor)


@post("/api/tables/{table_id:str}/join", summary="Take a seat", guards=[guard])
async def join_table(
    request: AnyRequest, hosting: TheHosting, table_id: TableId, data: JSONBody[Join]
) -> Response[TableInfo]:
    """Any free seat, the one named, or the one a link is for."""
    visitor, token = as_visitor(request)
    table = await hosting.join(table_id, data, visitor)
    return with_cookie(request, table.info(visitor), token)


@post(
    "/api/tables/{table_id:str}/leave", status_code=200, summary="Give the seat up", guards=[guard]
)
async def leave_table(hosting: TheHosting, visitor: Visitor, table_id: TableId) -> TableInfo:
    """In a running game a bot plays on."""
    return (await hosting.leave(table_id, visitor)).info(visitor)


@post("/api/tables/{table_id:str}/start", status_code=200, summary="Begin the game", guards=[guard])
async def start_table(hosting: TheHosting, visitor: Visitor, table_id: TableId) -> TableInfo:
    """The host's to do, when every seat is taken."""
    return (await hosting.start(table_id, visitor)).info(visitor)


@patch("/api/tables/{table_id:str}", summary="Pause, resume, open or close a table", guards=[guard])
async def set_table(
    hosting: TheHosting,
    visitor: Visitor,
    table_id: TableId,
    data: JSONBody[SetTable],
) -> TableInfo:
    """The host's to do."""
    return (await hosting.set_table(table_id, data, visitor)).info(visitor)


@put(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    summary="A bot to a seat, or off it",
    guards=[guard],
)
async def set_seat(
    hosting: TheHosting,
    visitor: Visitor,
    table_id: TableId,
    seat: SeatNumber,
    data: JSONBody[SetSeat],
) -> TableInfo:
    """The host's to do."""
    return (await hosting.set_seat(table_id, seat, data.bot, visitor)).info(visitor)


@post("/api/tables/{table_id:str}/link", summary="An invitation", guards=[guard])
async def invite(hosting: TheHosting, visitor: Visitor, table_id: TableId) -> Link:
    """A secret that leads a friend to any free seat."""
    return Link(await hosting.link(table_id, None, visitor))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/link",
    summary="One's own seat, elsewhere",
    guards=[guard],
)
async def link_seat(
    hosting: TheHosting, visitor: Visitor, table_id: TableId, seat: SeatNumber
) -> Link:
    """A secret that brings one's seat to another browser."""
    return Link(await hosting.link(table_id, seat, visitor))


@post(
    "/api/tables/{table_id:str}/rematch",
    summary="The same people again",
    guards=[guard, guard_opening],
)
async def rematch(hosting: TheHosting, visitor: Visitor, table_id: TableId) -> TableInfo:
    """A new table, once the game is over."""
    return (await hosting.rematch(table_id, visitor)).info(visitor)


@get("/api/tables/{table_id:str}/story", summary="What happened before", guards=[guard_search])
async def story(
    hall: TheHall,
    visitor: Visitor,
    table_id: TableId,
    before: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)],
) -> Story:
    """What the visitor may know happened up to a version of theirs, a page of it."""
    table = await hall.table(table_id)
    seat = next(iter(table.seats_of(visitor)), None)
    since, lines = await story_before(table, seat, before, STORY_PAGE)
    return Story(since, before, tuple(StoryLine(version, phrase) for version, phrase in lines))


@get("/api/tables/{table_id:str}/record", summary="The game as a record", guards=[guard_search])
async def record(hall: TheHall, table_id: TableId) -> Record:
    """When the game is over: `wyrmhall verify` proves that no draw was tampered with."""
    return await hall.record(table_id)


ROUTES: list[ControllerRouterHandler] = [
    list_tables,
    my_tables,
    show_table,
    create_table,
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
