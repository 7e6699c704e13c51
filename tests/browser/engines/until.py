"""Waiting for what must come."""

from collections.abc import Callable
from time import monotonic, sleep
from typing import TypeVar

from tests.patience import PATIENCE

T = TypeVar("T")


def until(look: Callable[[], T | None], complaint: Callable[[], str]) -> T:
    """What there is to see as soon as there is anything; after a long while, a complaint."""
    end = monotonic() + PATIENCE
    while (found := look()) is None:
        assert monotonic() < end, complaint()
        sleep(0.025)
    return found
