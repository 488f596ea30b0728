"""Figures for operators, as Prometheus reads them."""

import asyncio

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from wyrmhall.server.live.sockets import Sockets
from wyrmhall.server.tables.services import Services

EVERY = 1.0  # seconds


class Metrics:
    """Reads the figures when they are asked for."""

    def __init__(self, sockets: Sockets) -> None:
        self._hall = sockets.hall
        self._sockets = sockets
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def text(self) -> bytes:
        """The figures now."""
        return generate_latest(self._registry)

    def collect(self) -> list[Metric]:
        """As prometheus_client wants them."""
        hall, services = self._hall, self._hall.services
        return [
            GaugeMetricFamily("wyrmhall_tables", "tables in memory", value=len(hall.tables)),
            GaugeMetricFamily(
                "wyrmhall_sessions", "connected WebSockets", value=self._sockets.connected
            ),
            CounterMetricFamily(
                "wyrmhall_entries", "decisions made durable", value=services.batcher.entries
            ),
            CounterMetricFamily(
                "wyrmhall_commits", "transactions of them", value=services.batcher.batches
            ),
            CounterMetricFamily("wyrmhall_refusals", "refused messages", value=services.refusals),
            GaugeMetricFamily(
                "wyrmhall_up_seconds",
                "since this worker opened",
                value=services.monotonic() - services.opened_at,
            ),
        ]


class Health:
    """Whether anything can be kept, asked of the database once a second at most."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._checking: asyncio.Task[None] | None = None
        self._checked_at = -EVERY

    async def check(self) -> None:
        """Raise where nothing can be kept."""
        now = self._services.monotonic()
        if self._checking is None or (self._checking.done() and now - self._checked_at >= EVERY):
            self._checked_at = now
            self._checking = asyncio.create_task(self._services.storage.check())
        await asyncio.shield(self._checking)
