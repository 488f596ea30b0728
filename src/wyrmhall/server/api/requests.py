"""What handlers share: who asks, and whether they may."""

from typing import Annotated, Any

from litestar import Request, Response
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler
from litestar.openapi.spec import Example
from litestar.params import PathParameter

from wyrmhall.server.admission import SEARCH, Admission
from wyrmhall.server.errors import Foreign, TooFast, TooMany
from wyrmhall.server.identity import (
    COOKIE,
    AnyConnection,
    Secrets,
    address_of,
    cookie_of,
    hash_of,
    holder_of,
    is_own_page,
)
from wyrmhall.server.messages import TableInfo
from wyrmhall.server.tables.hall import Hall
from wyrmhall.server.tables.hosting import Hosting

YEAR = 365 * 24 * 3600
GUARD = "x-wyrmhall"
TableId = Annotated[
    str, PathParameter(pattern=r"^[a-z0-9]{1,16}$", examples=[Example(value="abc")])
]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]
AnyRequest = Request[Any, Any, AppState]
TheHall = NamedDependency[Hall]
TheHosting = NamedDependency[Hosting]
Visitor = NamedDependency[str]
"""Who asks: the hash of their token."""


async def provide_hall(state: AppState) -> Hall:
    """The tables, for handlers."""
    hall: Hall = state.hall
    return hall


async def provide_hosting(state: AppState) -> Hosting:
    """What changes tables, for handlers."""
    hosting: Hosting = state.hosting
    return hosting


async def provide_visitor(request: AnyRequest) -> str:
    """Who asks: the hash of their token; nobody's hash where they have none."""
    return holder_of(request) or ""


DEPENDENCIES = {
    "hall": Provide(provide_hall),
    "hosting": Provide(provide_hosting),
    "visitor": Provide(provide_visitor),
}


def guard(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A change must come from our own page, or from no page at all."""
    if not is_own_page(connection, connection.app.state.origins) or GUARD not in connection.headers:
        raise Foreign("error-foreign", header=GUARD)


async def guard_search(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """What is looked for in the whole database costs more than what is at hand."""
    admission: Admission = connection.app.state.admission
    await admission.pay(SEARCH, address_of(connection))


async def guard_opening(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """An address opens so many tables in a while; each then waits for the next."""
    admission: Admission = connection.app.state.new_tables
    try:
        await admission.pay(1.0, address_of(connection))
    except TooFast:
        raise TooMany("error-too-many-tables-here") from None


def as_visitor(request: AnyRequest) -> tuple[str, str | None]:
    """The visitor's hash, and a new token for one who has none yet."""
    known = holder_of(request)
    if known is not None:
        return known, None
    token = Secrets().token()
    return hash_of(token), token


def with_cookie(request: AnyRequest, body: TableInfo, token: str | None) -> Response[TableInfo]:
    """An answer that also makes a visitor of whoever asked."""
    response = Response(body, status_code=201)
    renewed = token or cookie_of(request)
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
