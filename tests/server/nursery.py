"""A process that has imported the server and forks one whenever a line with a database comes in.

Starting Python and importing everything takes seconds, and the tests that kill servers start many.
"""

import os
import sys

from elbowroom.server.live.times import Pace
from elbowroom.server.web.run import ServerOptions, serve


def ready(host: str, port: int) -> None:
    print(os.getpid(), port, flush=True)


def main() -> None:
    """For each line: fork a server, tell its process and port, and wait until somebody has killed it."""
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            serve(ServerOptions(port=0, db=line.strip(), workers=1, pace=Pace(pause=0.0)), ready)
            os._exit(0)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
