"""Running the server until it is told to stop."""

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from elbowroom.server.errors import TableError
from elbowroom.server.live.hub import Hub
from elbowroom.server.live.times import Pace
from elbowroom.server.live.workers import Workers, usual_workers
from elbowroom.server.store.store import Store
from elbowroom.server.web.app import make_app
from elbowroom.server.web.limits import LONGEST_MESSAGE


@dataclass(frozen=True)
class ServerOptions:
    """Where the server listens, where it keeps games, and how many processes bots get."""

    host: str = "127.0.0.1"
    port: int = 8765
    """0 takes one that is free."""
    db: str | None = None
    """A URL, or the path of an SQLite file; without it, a file in the user's data folder."""
    workers: int | None = None
    pace: Pace = field(default_factory=Pace)


def default_database() -> Path:
    """The SQLite file in which games are kept if no other database is named."""
    return Path(platformdirs.user_data_dir("elbowroom", appauthor=False)) / "games.db"


class _Server(uvicorn.Server):
    """Uvicorn's server; it calls ``when_ready`` as soon as it listens."""

    def __init__(self, config: uvicorn.Config, when_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self._when_ready()


def serve(options: ServerOptions, when_ready: Callable[[str, int], None]) -> None:
    """Serve until SIGINT or SIGTERM; ``when_ready`` gets the host and the port."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    db = options.db or str(default_database())
    asyncio.run(prepare_database(db))
    with listen(options.host, options.port) as listening:
        port: int = listening.getsockname()[1]
        hub = Hub(Store(db), Workers(options.workers or usual_workers()), options.pace)
        server = _Server(_config(hub), lambda: when_ready(options.host, port))
        _collect_garbage_rarely()
        # Uvicorn raises the signal again that has stopped it; to be told to stop is not a failure here.
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, _ignore_signal)
        server.run(sockets=[listening])
    if not server.started:
        raise SystemExit(1)


def _collect_garbage_rarely() -> None:
    """Modules and the logs of games stay; searching all of them for garbage would stall every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 50, 100)


def _config(hub: Hub) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(hub),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to a host and port; `TableError` if that cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise TableError("cannot_listen", host=host, port=port, problem=error.strerror) from error
    return listening


async def prepare_database(db: str) -> None:
    """Make the database or bring it up to date; an error if it cannot be had."""
    try:
        store = Store(db)
        try:
            await store.open()
        finally:
            await store.close()
    except (ImportError, OSError, SQLAlchemyError) as error:
        raise TableError("no_database", problem=str(error).partition("\n")[0]) from error


def lan_address() -> str | None:
    """This machine's address in its network, if it has one. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _ignore_signal(*_: object) -> None:
    pass
