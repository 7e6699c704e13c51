"""The time of day. Whatever measures how long something takes uses a monotonic clock instead."""

from time import time


def now_ms() -> int:
    """The time of an entry: milliseconds since 1970."""
    return int(time() * 1000)
