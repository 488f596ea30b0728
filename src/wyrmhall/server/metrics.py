"""Figures for operators, as Prometheus reads them."""

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from wyrmhall.server.hall import Hall
from wyrmhall.server.sockets import Sockets


class Figures:
    """Reads the figures off the hall when they are asked for."""

    def __init__(self, hall: Hall, sockets: Sockets) -> None:
        self._hall = hall
        self._sockets = sockets
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def text(self) -> bytes:
        """The figures now."""
        return generate_latest(self._registry)

    def collect(self) -> list[Metric]:
        """As prometheus_client wants them."""
        hall = self._hall
        return [
            GaugeMetricFamily("wyrmhall_tables", "tables in memory", value=len(hall.tables)),
            GaugeMetricFamily(
                "wyrmhall_sessions", "connected WebSockets", value=self._sockets.connected
            ),
            CounterMetricFamily(
                "wyrmhall_entries", "decisions made durable", value=hall.ledger.entries
            ),
            CounterMetricFamily(
                "wyrmhall_commits", "transactions of them", value=hall.ledger.batches
            ),
            CounterMetricFamily("wyrmhall_refusals", "refused messages", value=hall.refusals),
            GaugeMetricFamily(
                "wyrmhall_up_seconds", "since this worker opened", value=hall.now() - hall.opened_at
            ),
        ]
