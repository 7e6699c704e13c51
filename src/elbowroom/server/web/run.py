"""Running the server until it is told to stop."""

import asyncio
import ipaddress
import logging
import signal
import socket
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from elbowroom.server.config import Config
from elbowroom.server.errors import TableError
from elbowroom.server.garbage import search_seldom
from elbowroom.server.live.desk import Desk
from elbowroom.server.live.hub import Hub
from elbowroom.server.live.times import Pace
from elbowroom.server.live.workers import Workers, usual_workers
from elbowroom.server.logs import LogFormat, set_up_logging
from elbowroom.server.remind.options import RemindOptions
from elbowroom.server.remind.push import PushCourier, new_key
from elbowroom.server.store.hold import hold
from elbowroom.server.store.store import Store
from elbowroom.server.table.secrets import new_secret
from elbowroom.server.web.app import make_app
from elbowroom.server.web.doors import Doors, home_address
from elbowroom.server.web.limits import LONGEST_MESSAGE
from elbowroom.server.web.metrics import check_metrics, metrics_address, tell_metrics
from elbowroom.server.web.slow import protocol_with

log = logging.getLogger(__name__)

BACKLOG = 2048
"""Connections that may wait until they are accepted."""


@dataclass(frozen=True)
class ServerOptions:
    """Where the server listens, where it keeps games, and how many processes bots get."""

    host: str = "127.0.0.1"
    port: int = 8765
    """0 takes one that is free."""
    db: str | None = None
    """A URL, or the path of an SQLite file; without it, a file in the user's data folder."""
    workers: int | None = None
    """Processes in which bots think, for all that serve together."""
    pace: Pace = field(default_factory=Pace)
    lan: str | None = None
    """The address that the owner's page may open, or "none"; by default that of the home network."""
    remind: RemindOptions = field(default_factory=RemindOptions)
    proxies: tuple[str, ...] = ()
    """Addresses and networks of servers in front of this one, which say truly who asks them."""
    config: Config = field(default_factory=Config)
    metrics: str | None = None
    """Where figures are told, as PORT or HOST:PORT; nowhere without it. Each process has the next port."""
    log: LogFormat = "text"
    processes: int = 1
    """How many serve behind one port; more than one needs PostgreSQL."""

    @property
    def database(self) -> str:
        """The URL or the path of the database."""
        return self.db or str(default_database())


def checked_proxies(given: Sequence[str]) -> tuple[str, ...]:
    """Addresses or networks of trusted servers; an error names the first that is none."""
    for one in given:
        try:
            ipaddress.ip_network(one)
        except ValueError:
            raise TableError("bad_proxy", proxy=repr(one)) from None
    return tuple(given)


def default_database() -> Path:
    """The SQLite file in which games are kept if no other database is named."""
    return Path(platformdirs.user_data_dir("elbowroom", appauthor=False)) / "games.db"


Beside = Callable[[], Awaitable[asyncio.Server]]
"""Begins to listen for something else."""


class _Server(uvicorn.Server):
    """Uvicorn's server; it calls ``when_ready`` as soon as it listens, with ``beside`` listening too."""

    def __init__(
        self, config: uvicorn.Config, when_ready: Callable[[], None], beside: Beside | None = None
    ) -> None:
        super().__init__(config)
        self._when_ready = when_ready
        self._beside = beside

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started and self._beside is not None:
            self.servers.append(await self._beside())  # so that it is closed with the others
        if self.started:
            self._when_ready()

    async def listen_at(self, host: str, port: int) -> asyncio.Server:
        """Listen at one more address; `TableError` if that cannot be had."""
        config, loop = self.config, asyncio.get_running_loop()

        def protocol() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=self.lifespan.state, _loop=loop
            )

        opened = await loop.create_server(protocol, sock=listen(host, port), backlog=config.backlog)
        self.servers.append(opened)  # so that it is closed with the others
        return opened


def serve(options: ServerOptions, when_ready: Callable[[str, int], None]) -> None:
    """Serve until SIGINT or SIGTERM; ``when_ready`` gets the host and the port."""
    set_up_logging(options.log)
    with hold(options.database):
        figures = metrics_sockets(options)
        keys = asyncio.run(prepare_database(options.database, options.remind))
        with listen(options.host, options.port) as listening:
            serve_at(Sockets(listening, figures[0]), options, keys, when_ready)


@dataclass(frozen=True)
class Sockets:
    """Where a process accepts connections, and where it tells its figures; both are bound already."""

    listening: socket.socket
    figures: socket.socket | None


def serve_at(
    sockets: Sockets, options: ServerOptions, keys: "Keys", when_ready: Callable[[str, int], None]
) -> None:
    """Serve at sockets, in a database that is up to date."""
    port: int = sockets.listening.getsockname()[1]
    store = Store(options.database)
    hub = Hub(
        store,
        Workers(max(1, (options.workers or usual_workers()) // options.processes)),
        options.pace,
        make_desk(store, options.remind, keys),
        options.config.limits,
        options.config.retention,
    )
    figures = sockets.figures
    doors = Doors(options.host, port, _lan(options), lambda host, port: server.listen_at(host, port))
    beside = None if figures is None else lambda: tell_metrics(hub, figures)
    server = _Server(_config(hub, doors, options), lambda: when_ready(options.host, port), beside)
    search_seldom()
    # Uvicorn raises the signal again that has stopped it; to be told to stop is not a failure here.
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, _ignore_signal)
    log.info("serving", extra={"host": options.host, "port": port})
    server.run(sockets=[sockets.listening])
    log.info("stopped")
    if not server.started:
        raise SystemExit(1)


def _lan(options: ServerOptions) -> str | None:
    """The address that the owner's page may open. One of several processes could open it for itself only."""
    if options.processes > 1 or options.lan == "none":
        return None
    return home_address() if options.lan is None else options.lan


def metrics_sockets(options: ServerOptions) -> list[socket.socket | None]:
    """Where each process tells its figures: at ports that follow each other, or nowhere."""
    if options.metrics is None:
        return [None] * options.processes
    check_metrics()
    host, port = metrics_address(options.metrics)
    return [listen(host, port + i if port else 0) for i in range(options.processes)]


def _config(hub: Hub, doors: Doors, options: ServerOptions) -> uvicorn.Config:
    proxies = options.proxies
    return uvicorn.Config(
        make_app(hub, doors=doors),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        http=protocol_with(hub.limits, proxies),
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=3,
        backlog=BACKLOG if options.processes == 1 else 1,  # see `SharedSocket`
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


@dataclass(frozen=True)
class Keys:
    """What the database keeps for the server alone: what signs the links of mails, and what signs pushes."""

    links: str = ""
    push: str = ""


async def prepare_database(db: str, remind: RemindOptions | None = None) -> Keys:
    """Make the database or bring it up to date; an error if it cannot be had. The keys that it keeps."""
    try:
        store = Store(db)
    except (ImportError, OSError, SQLAlchemyError) as error:
        raise TableError("no_database", problem=str(error).partition("\n")[0]) from error
    try:
        await store.open()
        return await keep_keys(store, remind) if remind else Keys()
    finally:
        await store.close()


async def keep_keys(store: Store, remind: RemindOptions) -> Keys:
    """The keys of a server that tells players of their turns; made once, unless one was given."""
    push = ""
    if remind.push is not None:
        push = remind.push.key or await store.keep("push", new_key())
    return Keys(await store.keep("links", new_secret()), push)


def make_desk(store: Store, remind: RemindOptions, keys: Keys) -> Desk | None:
    """The desk at which players say how they want to be told; None if this server tells nobody."""
    if not remind:
        return None
    courier = None if remind.push is None else PushCourier(remind.push, keys.push)
    return Desk(store.reminders, remind, keys.links, courier)


def _ignore_signal(*_: object) -> None:
    pass
