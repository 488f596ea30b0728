"""The server as one ASGI application: WebSockets to `Sockets`, the rest to Litestar."""

import gc
import secrets
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, get
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.server.config import Config
from wyrmhall.server.hall import Hall
from wyrmhall.server.logs import set_up_logs
from wyrmhall.server.metrics import Figures
from wyrmhall.server.minds import Minds, ProcessMinds
from wyrmhall.server.news import News
from wyrmhall.server.page_files import page_routes
from wyrmhall.server.routes import (
    DEPENDENCIES,
    ROUTES,
    AnyRequest,
    game_infos,
    refuse,
    refuse_for_now,
    refuse_request,
)
from wyrmhall.server.sockets import Sockets, holder_of
from wyrmhall.server.storage import Database
from wyrmhall.server.visitors import Bucket
from wyrmhall.server.warming import Warming, Warmth

LONGEST_BODY = 16 * 1024
MOST_BUCKETS = 10_000
GARBAGE = 50_000  # objects made between two looks for garbage
TURN = (
    0.0005  # seconds until the thread that commits gets its turn; Python's own are ten times that
)
HOUSEHOLD = 8  # visitors who may share an address
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        b"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


@get("/health", include_in_schema=False)
async def health(state: State) -> dict[str, str]:
    """Whether this worker can serve: its database answers."""
    await state.hall.storage.due(0.0, 1)
    return {"status": "well"}


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(state: State) -> bytes:
    """Figures for Prometheus."""
    figures: Figures = state.figures
    return figures.text()


class Buckets:
    """Who has sent how many requests, by visitor or address."""

    def __init__(self, config: Config, hall: Hall) -> None:
        self._size = config.requests
        self._hall = hall
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, request: AnyRequest) -> None:
        """Count a request; TooFast where its visitor or its address sends too many.

        A new token makes a new visitor, so an address has a bucket too: for a household.
        """
        address = request.client.host if request.client else ""
        self._bucket(f"address {address}", HOUSEHOLD).take()
        if visitor := holder_of(dict(request.headers)):
            self._bucket(visitor, 1).take()

    def _bucket(self, who: str, times: int) -> Bucket:
        if who not in self._buckets:
            burst, rate = self._size
            self._buckets[who] = Bucket(times * burst, times * rate, self._hall.now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return self._buckets[who]


class Server:
    """One worker."""

    def __init__(
        self, config: Config, minds: Minds | None = None, warmth: Warmth | None = None
    ) -> None:
        self.config = config
        worker = secrets.token_hex(4)
        self.storage = Database(config.db, worker)
        self.minds = minds or ProcessMinds(config.bot_processes)
        self.hall = Hall(self.storage, self.minds, warmth or Warming(), bot_pause=config.bot_pause)
        origins = frozenset(config.origins)
        self.sockets = Sockets(self.hall, origins, config.rate)
        self._worker = worker
        self._web = Litestar(
            route_handlers=[*ROUTES, health, metrics, *page_routes()],  # type: ignore[list-item]  # routers and handlers
            dependencies=DEPENDENCIES,
            state=State(
                {
                    "hall": self.hall,
                    "figures": Figures(self.hall, self.sockets),
                    "origins": origins,
                    "buckets": Buckets(config, self.hall),
                    "longest_body": LONGEST_BODY,
                }
            ),
            exception_handlers={
                WyrmhallError: refuse,
                HTTPException: refuse_request,
                SQLAlchemyError: refuse_for_now,
                OSError: refuse_for_now,
            },
            openapi_config=OpenAPIConfig(
                title="Wyrmhall",
                version="1",
                path="/api",
                render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            ),
            request_max_body_size=LONGEST_BODY,
            lifespan=[self._life],
            pdb_on_exception=False,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI."""
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.sockets(scope, receive, send)  # type: ignore[arg-type]  # plain mappings
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self._web(scope, receive, send_with_headers)

    @asynccontextmanager
    async def _life(self, _: Any) -> AsyncIterator[None]:
        if isinstance(self.hall.warmth, Warming):
            self.hall.warmth.begin()
        self.hall.spawn(self.hall.sweep())
        if not self.storage.sqlite:
            self.hall.spawn(News(self.storage.url, self._worker, self.hall).listen())
        try:
            yield
        finally:
            if isinstance(self.hall.warmth, Warming):
                self.hall.warmth.close()
            await self.hall.close()
            await self.storage.close()
            if isinstance(self.minds, ProcessMinds):
                self.minds.close()


def from_environment() -> Server:
    """What each worker process runs."""
    config = Config.from_environment()
    set_up_logs(config.log_level)
    server = Server(config)
    game_infos()
    # What is here now stays: the collector need not look through it again and again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 50)
    sys.setswitchinterval(TURN)
    return server
