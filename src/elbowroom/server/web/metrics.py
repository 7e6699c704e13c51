"""Figures for Prometheus, at an address of their own: they are for whoever looks after a server."""

import asyncio
import socket
from collections import Counter
from collections.abc import Iterable
from itertools import accumulate
from typing import TYPE_CHECKING

import uvicorn
from uvicorn.server import ServerState

from elbowroom.server.counts import BOUNDS, Durations, counts
from elbowroom.server.errors import TableError
from elbowroom.server.live.hub import Hub

if TYPE_CHECKING:
    from prometheus_client.core import Metric

LOCAL = "127.0.0.1"


def metrics_address(given: str) -> tuple[str, int]:
    """Host and port from PORT or HOST:PORT; without a host it is this machine's own."""
    host, _, port = given.rpartition(":")
    if not (port.isascii() and port.isdecimal() and int(port) < 65536):
        raise TableError("bad_metrics", address=repr(given))
    return host.strip("[]") or LOCAL, int(port)


def check_metrics() -> None:
    """Refuse what cannot be done without the library."""
    try:
        import prometheus_client  # noqa: F401
    except ImportError as error:
        raise TableError(
            "needs_extra", option="--metrics", package="prometheus-client", extra="metrics"
        ) from error


async def tell_metrics(hub: Hub, listening: socket.socket) -> asyncio.Server:
    """Answer requests for figures on a socket, and nothing else."""
    from prometheus_client import CollectorRegistry, ProcessCollector, make_asgi_app

    registry = CollectorRegistry()
    registry.register(Figures(hub))
    ProcessCollector(registry=registry)
    app = make_asgi_app(registry)
    config = uvicorn.Config(app, log_config=None, access_log=False, ws="none", lifespan="off")
    config.load()
    loop, state = asyncio.get_running_loop(), ServerState()

    def protocol() -> asyncio.Protocol:
        return config.http_protocol_class(  # type: ignore[call-arg]
            config=config, server_state=state, app_state={}, _loop=loop
        )

    return await loop.create_server(protocol, sock=listening)


class Figures:
    """What a scrape is told: counters of the process, and how things stand in its hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def collect(self) -> Iterable["Metric"]:
        """All figures."""
        from prometheus_client.core import CounterMetricFamily as Count
        from prometheus_client.core import GaugeMetricFamily as Gauge

        tables = Gauge("elbowroom_tables", "tables in memory", labels=["status"])
        found = Counter(room.table.status for room in self.hub.rooms)
        for status in ("waiting", "playing", "over"):
            tables.add_metric([status], found[status])
        yield tables
        yield Gauge("elbowroom_sockets", "sockets that are open", value=counts.sockets)
        yield Gauge(
            "elbowroom_bots_waiting", "thoughts that wait for a worker", value=self.hub.workers.waiting
        )
        yield Gauge("elbowroom_can_save", "whether writing goes well", value=not self.hub.store.is_failing)
        yield Count("elbowroom_tables_made", "tables made here", value=counts.tables)
        yield Count("elbowroom_moves", "moves stored", value=counts.moves)
        yield Count("elbowroom_database_failures", "what the database failed", value=counts.failures)
        answers = Count("elbowroom_answers", "answers over HTTP", labels=["status"])
        for status_code, number in sorted(counts.requests.items()):
            answers.add_metric([str(status_code)], number)
        yield answers
        yield _histogram("elbowroom_commit_seconds", "transactions", counts.commits)
        yield _histogram("elbowroom_message_seconds", "messages, until they are answered", counts.messages)
        yield _histogram("elbowroom_thought_seconds", "what workers did, with the waiting", counts.thoughts)


def _histogram(name: str, about: str, durations: Durations) -> "Metric":
    from prometheus_client.core import HistogramMetricFamily

    bounds = [*map(str, BOUNDS), "+Inf"]
    buckets = list(zip(bounds, accumulate(durations.counts), strict=True))
    return HistogramMetricFamily(name, about, buckets=buckets, sum_value=durations.seconds)
