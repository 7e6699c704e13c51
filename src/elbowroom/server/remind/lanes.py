"""What waits to be sent. Whoever hands something in never waits: a slow receiver delays nobody's game."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal

log = logging.getLogger(__name__)

MOST_WAITING = 1000
RETRY_SECONDS = (60.0, 300.0, 1200.0)
"""When something that could not be sent is tried again."""

Outcome = Literal["done", "gone", "later"]
"""It was sent; whoever it was for does not exist any more; it may work another time."""


@dataclass(frozen=True)
class Parcel:
    """Something to be sent: how, and what to do if nobody is there any more."""

    send: Callable[[], Awaitable[Outcome]]
    gone: Callable[[], Awaitable[None]]
    tries: int = 0


class Lane:
    """Sends parcels, a few at a time."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._waiting: asyncio.Queue[Parcel] = asyncio.Queue(MOST_WAITING)
        self._under_way = 0

    @property
    def is_idle(self) -> bool:
        """Whether nothing is to be sent now; something may be tried again later."""
        return self._waiting.empty() and not self._under_way

    def hand_in(self, parcel: Parcel) -> bool:
        """Let something be sent; False if too much waits already."""
        try:
            self._waiting.put_nowait(parcel)
        except asyncio.QueueFull:
            log.warning("too much waits to be sent: one message less")
            return False
        return True

    async def run(self) -> None:
        """Send what waits, for ever."""
        async with asyncio.TaskGroup() as group:
            for _ in range(self._workers):
                group.create_task(self._work())

    async def _work(self) -> None:
        while True:
            parcel = await self._waiting.get()
            self._under_way += 1
            try:
                outcome = await parcel.send()
                if outcome == "gone":
                    await parcel.gone()
                elif outcome == "later" and parcel.tries < len(RETRY_SECONDS):
                    again = Parcel(parcel.send, parcel.gone, parcel.tries + 1)
                    loop = asyncio.get_running_loop()
                    loop.call_later(RETRY_SECONDS[parcel.tries], self.hand_in, again)
            except Exception:
                log.exception("something could not be sent")
            finally:
                self._under_way -= 1
