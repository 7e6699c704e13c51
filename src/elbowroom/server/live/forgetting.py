"""Old tables are forgotten, as the configuration says."""

import asyncio
import logging
from collections.abc import Callable

from elbowroom.server.config import Retention
from elbowroom.server.live.times import now_ms
from elbowroom.server.store.upkeep import Upkeep

log = logging.getLogger(__name__)

FIRST_SECONDS = 60.0
EVERY_SECONDS = 3600.0


class Forgetting:
    """Removes tables at which nothing has happened for so many days, but never one in use."""

    def __init__(self, upkeep: Upkeep, retention: Retention, is_used: Callable[[str], bool]) -> None:
        self.upkeep = upkeep
        self.retention = retention
        self.is_used = is_used

    async def run(self) -> None:
        """Look for old tables, for ever, if there is anything to look for."""
        pause = FIRST_SECONDS
        while self.retention:
            await asyncio.sleep(pause)
            await self.once()
            pause = EVERY_SECONDS

    async def once(self) -> int:
        """Remove what is too old; how many tables that were."""
        old = [id for id in await self.upkeep.old(self.retention, now_ms()) if not self.is_used(id)]
        if old:
            await self.upkeep.remove(old)
            log.info("old tables removed", extra={"tables": len(old)})
        return len(old)
