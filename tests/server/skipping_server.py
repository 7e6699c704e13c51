"""`elbowroom` in a process whose time is moved on by so many seconds for each number on standard input.

Before anything else is imported, everything that measures time gets a clock that can be moved.
"""

import sys
import threading
import time

_monotonic = time.monotonic
_time = time.time
_skipped = 0.0


def now() -> float:
    return _monotonic() + _skipped


def time_of_day() -> float:
    return _time() + _skipped


def listen() -> None:
    """The server's loop looks at its clock several times a second, so nobody needs to wake it."""
    global _skipped
    for line in sys.stdin:
        _skipped += float(line)


def main() -> None:
    time.monotonic = now
    time.time = time_of_day
    threading.Thread(target=listen, daemon=True).start()
    from elbowroom.cli import main as elbowroom

    elbowroom()


if __name__ == "__main__":
    main()
