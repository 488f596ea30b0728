"""The page's files, built by `make page` into the package."""

from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from wyrmhall.server.identity import AnyConnection

PAGE = Path(__file__).parents[1] / "page"
FOREVER = "public, max-age=31536000, immutable"


def _index() -> Response[bytes]:
    file = PAGE / "index.html"
    if not file.is_file():
        raise NotFoundException("the page is not built: make page")
    return Response(
        file.read_bytes(), media_type="text/html", headers={"Cache-Control": "no-cache"}
    )


@get("/", include_in_schema=False, sync_to_thread=False)
def hall_page() -> Response[bytes]:
    """The hall."""
    return _index()


@get("/table/{table_id:str}", include_in_schema=False, sync_to_thread=False)
def table_page(table_id: FromPath[str]) -> Response[bytes]:
    """A table; the page reads which from its address."""
    del table_id
    return _index()


@get("/learn/{game:str}", include_in_schema=False, sync_to_thread=False)
def lesson_page(game: FromPath[str]) -> Response[bytes]:
    """A game's lesson; the page reads which from its address."""
    del game
    return _index()


@get("/rules/{game:str}", include_in_schema=False, sync_to_thread=False)
def reading_page(game: FromPath[str]) -> Response[bytes]:
    """A game's rules; the page reads which from its address."""
    del game
    return _index()


def routes() -> list[ControllerRouterHandler]:
    """Everything a browser needs to show the page."""
    found: list[ControllerRouterHandler] = [hall_page, table_page, lesson_page, reading_page]
    assets = PAGE / "assets"
    if assets.is_dir():
        found.append(
            create_static_files_router(
                path="/assets",
                directories=[assets],
                include_in_schema=False,
                cache_control=None,
                guards=[_check_path],
                after_request=_keep_forever,
            )
        )
    return found


def _check_path(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """No file has such a name, and asking the system for it is an error."""
    if "\0" in connection.scope["path"]:
        raise NotFoundException


async def _keep_forever(response: Response[object]) -> Response[object]:
    response.headers["Cache-Control"] = FOREVER  # a file's name changes with its content
    return response
