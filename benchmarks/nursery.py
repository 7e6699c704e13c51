"""Forks a server whenever a line with a database comes in, as `tests.server.nursery`, and waits for its end.

Its workers start only when a bot wants to think: here servers live for seconds, and most have no bots.
"""

import os
import signal
import sys

from elbowroom.game import Game
from elbowroom.server.config import Config, Limits
from elbowroom.server.live import hub
from elbowroom.server.live.times import Pace
from elbowroom.server.live.workers import Workers
from elbowroom.server.store.store import Store
from elbowroom.server.web.app import make_app
from elbowroom.server.web.run import ServerOptions, serve

LIMITS = Limits(
    tables_of_one=100_000,
    sockets_of_one=100_000,
    connections_of_one=100_000,
    making_at_once=1e6,
    reading_at_once=1e6,
    chat_at_once=1e6,
)
"""All players of a benchmark come from one address."""


def ready(host: str, port: int) -> None:
    """Tell the process and the port of a server that listens; zeros if it could not be started."""
    print(os.getpid(), port, flush=True)


def main() -> None:
    """One server at a time, until the input ends."""
    hub.WARM_UP_SECONDS = 1e9
    Game.new(5, 1)
    make_app(hub.Hub(Store("sqlite+aiosqlite://"), Workers(1), Pace()))  # what is imported late is here, then
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            options = ServerOptions(
                port=0, db=line.strip(), workers=1, pace=Pace(pause=0.05), config=Config(limits=LIMITS)
            )
            try:
                serve(options, ready)
            except BaseException:
                print(0, 0, flush=True)
            os._exit(0)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
