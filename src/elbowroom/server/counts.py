"""What this process has done since it began. It is always counted, and told where `--metrics` asks for it."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: how long something took is counted up to each of these."""


class Durations:
    """How often something was done, and how long it took."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.counts = [0] * (len(BOUNDS) + 1)
        """By the first of the `BOUNDS` that was not exceeded; the last one is for what took longer."""

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Count what happens inside, whether it goes well or not."""
        began = perf_counter()
        try:
            yield
        finally:
            took = perf_counter() - began
            self.seconds += took
            self.counts[bisect_left(BOUNDS, took)] += 1


class Counts:
    """All of it."""

    def __init__(self) -> None:
        self.tables = self.moves = self.sockets = 0
        """Tables made here, moves stored, sockets that are open."""
        self.commits, self.failures = Durations(), 0
        """Transactions, and those among them and the questions that the database failed."""
        self.requests: Counter[int] = Counter()
        """Answers over HTTP by status."""
        self.messages, self.thoughts = Durations(), Durations()
        """What pages asked over sockets, until it was answered; what workers did, with the waiting."""


counts = Counts()
