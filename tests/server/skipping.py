"""Time that passes at once: an hour on a server's clocks takes as long as a test wants, on any machine.

The clocks go on as ever, and `skip` moves them on. Tests speak of hours, so that what passes by itself while
they run does not matter. `run_skippable` is for hubs in the test's own process, after `make_skippable`;
`SkippingServer` is a server in a process of its own.
"""

import asyncio
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.serving import Server

HOUR = 3600.0

_monotonic = time.monotonic
_skipped = 0.0


def now() -> float:
    """What stands for `monotonic`."""
    return _monotonic() + _skipped


class SkippingLoop(asyncio.SelectorEventLoop):
    """An event loop whose timers go by `now`."""

    def time(self) -> float:
        return now()


def run_skippable(work: Coroutine[Any, Any, None]) -> None:
    """As `asyncio.run`, in a loop whose time can be skipped."""
    with asyncio.Runner(loop_factory=SkippingLoop) as runner:
        runner.run(work)


async def skip(seconds: float) -> None:
    """Let time pass; whatever was due in it has begun when this returns."""
    global _skipped
    _skipped += seconds
    await asyncio.sleep(0.01)


async def skip_until(is_so: Callable[[], object], seconds: float) -> None:
    """Let time pass step by step until something is so."""
    limit = _monotonic() + PATIENCE
    while not is_so():
        assert _monotonic() < limit, "waited in vain"
        await skip(seconds)


def make_skippable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every module of the server that is loaded goes by `now` for the rest of a test."""
    modules = [module for name, module in sys.modules.items() if name.startswith("elbowroom.server")]
    measuring = [module for module in modules if getattr(module, "monotonic", None) is _monotonic]
    assert measuring, "they import monotonic from time"
    for module in measuring:
        monkeypatch.setattr(module, "monotonic", now)


class SkippingServer(Server):
    """A server whose time can be moved on."""

    program = (str(Path(__file__).with_name("skipping_server.py")),)

    def skip(self, seconds: float) -> None:
        """Let time pass there."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
