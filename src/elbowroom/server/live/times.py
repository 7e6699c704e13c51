"""Times of a table in use: the time of day, and how long bots and absent players are waited for."""

from dataclasses import dataclass
from time import time


def now_ms() -> int:
    """The time of day in milliseconds since 1970; how long something takes is measured by `monotonic`."""
    return int(time() * 1000)


@dataclass(frozen=True)
class Pace:
    """Times in seconds: between two moves of a bot, and how long an absent player is waited for."""

    pause: float = 0.04
    grace: float = 60.0
