"""A clock that stops whatever takes too long, so that a bot which hangs cannot hang a match.

It needs the timer signal of the operating system, which there is on Linux and macOS, and the main thread.
Elsewhere nothing is stopped, and a bot's time is only measured when it has answered.
"""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


class TimeIsUp(BaseException):
    """Not an Exception, so that a bot which catches all of those does not catch this."""


@contextmanager
def alarm(seconds: float | None) -> Iterator[None]:
    """Raise `TimeIsUp` inside the block if it takes longer than that; None is for ever."""
    if seconds is None or sys.platform == "win32" or current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: object) -> None:
    raise TimeIsUp
