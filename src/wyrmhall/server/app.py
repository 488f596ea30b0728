"""One worker of the server: its parts put together as one ASGI application."""

import gc
import secrets
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, get
from litestar.config.cors import CORSConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Receive, Scope, Send

from wyrmhall.server.admission import CHANGE, REQUEST, Admission
from wyrmhall.server.api import games, lessons, pages, play, tables
from wyrmhall.server.api.refusals import EXCEPTION_HANDLERS, LONGEST_BODY, refuse_early
from wyrmhall.server.api.requests import DEPENDENCIES, GUARD, AnyRequest
from wyrmhall.server.config import Config
from wyrmhall.server.errors import NotFound, TooFast
from wyrmhall.server.identity import AnyConnection, address_of, holder_of, is_here
from wyrmhall.server.live.broadcast import Broadcast
from wyrmhall.server.live.sockets import Sockets
from wyrmhall.server.live.workers import WorkerChannel
from wyrmhall.server.logs import set_up_logs
from wyrmhall.server.metrics import Health, Metrics
from wyrmhall.server.precompile import Compiled, Precompiler
from wyrmhall.server.storage.database import Database
from wyrmhall.server.tables.bot_pool import BotBackend, BotPool
from wyrmhall.server.tables.hall import Hall
from wyrmhall.server.tables.hosting import Hosting
from wyrmhall.server.tables.services import Services

COLLECT_EVERY = 50_000  # objects made between two garbage collections
SWITCH_INTERVAL = 0.0005  # seconds until the thread that commits gets the GIL; default: 0.005
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
    """Whether this worker can serve: something can be kept."""
    await state.health.check()
    return {"status": "well"}


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: AnyRequest, state: State) -> bytes:
    """Figures for Prometheus: not for players, whom they would tell that somebody has decided."""
    if not is_here(request) and not state.public_metrics:
        raise NotFound("error-not-found")
    figures: Metrics = state.metrics
    return figures.text()


def _cors(origins: Sequence[str]) -> CORSConfig | None:
    """What tells browsers that pages of other origins may ask: by bearer token, not by cookie."""
    if not origins:
        return None
    return CORSConfig(
        allow_origins=list(origins),
        allow_methods=["GET", "POST", "PUT", "PATCH"],
        allow_headers=["authorization", "content-type", GUARD],
    )


class Server:
    """One worker."""

    def __init__(
        self, config: Config, bots: BotBackend | None = None, compiled: Compiled | None = None
    ) -> None:
        self.config = config
        self.storage = Database(config.db, worker=secrets.token_hex(4))
        self.bots = bots or BotPool(config.bot_processes)
        self.compiled = compiled or Precompiler()
        services = Services(
            self.storage,
            self.bots,
            self.compiled,
            bot_pause=config.bot_pause,
            empty_for=config.empty_for,
        )
        self.hall = Hall(services, audience=Broadcast)
        self.hosting = Hosting(self.hall)
        self._admission = Admission(*config.rate, services.monotonic)
        sockets = Sockets(self.hall, self.hosting, self._admission, config.sockets)
        self._web = Litestar(
            route_handlers=[
                *games.ROUTES,
                *lessons.ROUTES,
                *tables.ROUTES,
                *play.ROUTES,
                *pages.routes(),
                health,
                metrics,
            ],
            dependencies=DEPENDENCIES,
            state=State(
                {
                    "hall": self.hall,
                    "hosting": self.hosting,
                    "sockets": sockets,
                    "metrics": Metrics(sockets),
                    "health": Health(services),
                    "public_metrics": config.public_metrics,
                    "origins": frozenset(config.origins),
                    "admission": self._admission,
                    "new_tables": Admission(*config.tables, services.monotonic, household=1.0),
                }
            ),
            exception_handlers=EXCEPTION_HANDLERS,
            openapi_config=OpenAPIConfig(
                title="Wyrmhall",
                version="1",
                path="/api",
                render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            ),
            cors_config=_cors(config.origins),
            request_max_body_size=LONGEST_BODY,
            lifespan=[self._lifespan],
            pdb_on_exception=False,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI."""
        if scope["type"] != ScopeType.HTTP:
            await self._web(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        asking: AnyConnection = ASGIConnection(scope)
        cost = REQUEST if scope["method"] in ("GET", "HEAD", "OPTIONS") else CHANGE
        try:
            await self._admission.pay(cost, address_of(asking), holder_of(asking))
        except TooFast as refusal:
            await refuse_early(refusal, send_with_headers)
        else:
            await self._web(scope, receive, send_with_headers)

    @asynccontextmanager
    async def _lifespan(self, _: Any) -> AsyncIterator[None]:
        services = self.hall.services
        if isinstance(self.compiled, Precompiler):
            self.compiled.begin()
        services.spawn(self.hall.sweep())
        if self.storage.shared:
            channel = WorkerChannel(self.storage.url, self.storage.worker, self.hall)
            services.spawn(channel.listen())
        try:
            yield
        finally:
            if isinstance(self.compiled, Precompiler):
                self.compiled.close()
            await self.hall.close()
            await self.storage.close()
            if isinstance(self.bots, BotPool):
                await self.bots.close()


def from_environment() -> Server:
    """What each worker process runs."""
    config = Config.from_environment()
    set_up_logs(config.log_level)
    server = Server(config)
    games.game_infos()
    # What is here now stays: the collector need not look through it again and again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_EVERY, 20, 50)
    sys.setswitchinterval(SWITCH_INTERVAL)
    return server
