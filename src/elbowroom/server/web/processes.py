"""Several servers behind one port, and a parent that starts them, again if they die, and renews them."""

import asyncio
import logging
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import connection, get_context, parent_process
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Any

from elbowroom.server.errors import TableError
from elbowroom.server.logs import set_up_logging
from elbowroom.server.store.store import database_url
from elbowroom.server.web.run import (
    BACKLOG,
    Keys,
    ServerOptions,
    Sockets,
    listen,
    metrics_sockets,
    prepare_database,
    serve_at,
)

log = logging.getLogger(__name__)

READY_SECONDS = 60.0
"""How long a new process may take until it serves."""
STOP_SECONDS = 15.0
"""How long an old one may take until it has stopped."""
FIRST_WAIT = 0.5
LONGEST_WAIT = 30.0
RENEW = getattr(signal, "SIGHUP", None)
"""The signal at which all processes are renewed, one after the other."""


class SharedSocket(socket.socket):
    """A socket at which several processes accept.

    The event loop takes the same number for how many may wait and for how many it accepts at once. Here many
    may wait, and each process takes one at a time, so that an idle one comes before one that is busy.
    """

    def listen(self, backlog: int = BACKLOG, /) -> None:
        """Let many wait, whatever the event loop says."""
        super().listen(BACKLOG)


@dataclass
class Child:
    """A process that serves."""

    process: BaseProcess
    ready: Any
    """From where it says that it serves."""
    began: float


def serve_many(options: ServerOptions, when_ready: Callable[[str, int], None]) -> None:
    """Serve with several processes until SIGINT or SIGTERM; SIGHUP renews them. They need PostgreSQL."""
    set_up_logging(options.log)
    if database_url(options.database).startswith("sqlite"):
        raise TableError("processes_need_postgres")
    keys = asyncio.run(prepare_database(options.database, options.remind))
    with listen(options.host, options.port) as listening, _signals() as heard:
        listening.listen(BACKLOG)
        parent = Parent(options, keys, listening, heard)
        try:
            parent.start()
            when_ready(options.host, listening.getsockname()[1])
            parent.watch()
        finally:
            parent.stop()


class Parent:
    """Looks after the processes. ``heard`` is a socket from which the numbers of signals come."""

    def __init__(
        self, options: ServerOptions, keys: Keys, listening: socket.socket, heard: socket.socket
    ) -> None:
        self._options = options
        self._keys = keys
        self._listening = listening
        self._figures = metrics_sockets(options)
        self._heard = heard
        self._children: list[Child] = []
        self._wait = FIRST_WAIT
        self._is_stopping = False

    def start(self) -> None:
        """Start all, and wait until they serve."""
        self._children = [self._new(i) for i in range(self._options.processes)]
        for child in self._children:
            if not _serves(child):
                raise SystemExit(1)

    def watch(self) -> None:
        """Until it is told to stop: start dead ones again, and renew all of them when that is wanted."""
        while not self._is_stopping:
            connection.wait([*(child.process.sentinel for child in self._children), self._heard])
            signs = self._signs()
            self._is_stopping = bool(signs & {signal.SIGINT, signal.SIGTERM})
            if not self._is_stopping:
                self._replace_dead()
                if RENEW in signs:
                    self._renew()

    def stop(self) -> None:
        """Stop all, and wait until they have."""
        for child in self._children:
            child.process.terminate()
        for child in self._children:
            _end(child)

    def _new(self, number: int) -> Child:
        ready, tell = get_context("spawn").Pipe(duplex=False)
        sockets = Sockets(self._listening, self._figures[number])
        arguments = (self._options, self._keys, sockets, tell)
        process = get_context("spawn").Process(target=_serve_child, args=arguments)
        process.start()
        tell.close()
        return Child(process, ready, monotonic())

    def _replace_dead(self) -> None:
        for i, child in enumerate(self._children):
            if child.process.is_alive():
                continue
            if monotonic() - child.began > LONGEST_WAIT:
                self._wait = FIRST_WAIT
            log.error("a server process has ended (%s); a new one starts", child.process.exitcode)
            connection.wait([self._heard], self._wait)  # a signal comes first
            self._wait = min(2 * self._wait, LONGEST_WAIT)
            self._children[i] = self._new(i)

    def _renew(self) -> None:
        """A new process for each. The old one stops only when that serves: pages go over by themselves."""
        for i, old in enumerate(self._children):
            new = self._new(i)
            if not _serves(new):
                log.error("a new server process does not serve; the old ones stay")
                new.process.kill()
                return
            self._children[i] = new
            old.process.terminate()
            _end(old)

    def _signs(self) -> set[int]:
        try:
            return set(self._heard.recv(4096))
        except BlockingIOError:
            return set()


def _serves(child: Child) -> bool:
    """Wait until a process says that it serves; False if it ends, or takes too long."""
    connection.wait([child.ready, child.process.sentinel], READY_SECONDS)
    try:
        return bool(child.ready.poll() and child.ready.recv())
    except EOFError:
        return False


def _end(child: Child) -> None:
    child.process.join(STOP_SECONDS)
    if child.process.is_alive():
        child.process.kill()
        child.process.join()


@contextmanager
def _signals() -> Iterator[socket.socket]:
    """From the socket come the numbers of signals, which do nothing else any more."""
    reading, writing = socket.socketpair()
    for end in (reading, writing):
        end.setblocking(False)
    for sign in filter(None, (signal.SIGINT, signal.SIGTERM, RENEW)):
        signal.signal(sign, lambda *_: None)
    before = signal.set_wakeup_fd(writing.fileno())
    with reading, writing:
        try:
            yield reading
        finally:
            signal.set_wakeup_fd(before)


def _serve_child(options: ServerOptions, keys: Keys, sockets: Sockets, tell: Any) -> None:
    """One of the processes: it serves until it is told to stop, or until its parent is gone."""
    if RENEW is not None:
        signal.signal(RENEW, signal.SIG_IGN)
    threading.Thread(target=_stop_without_parent, daemon=True).start()
    set_up_logging(options.log)
    shared = Sockets(SharedSocket(fileno=sockets.listening.detach()), sockets.figures)
    serve_at(shared, options, keys, lambda *_: tell.send(True))


def _stop_without_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
