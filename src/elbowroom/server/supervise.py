"""Work that goes on for ever: what fails is logged, and begins again after a while."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

FIRST_WAIT = 0.5
LONGEST_WAIT = 30.0


async def supervise(
    name: str, work: Callable[[], Awaitable[None]], longest_wait: float = LONGEST_WAIT
) -> None:
    """Do some work to its end, however often it fails: each time a little later, until it goes well."""
    wait = FIRST_WAIT
    while True:
        began = asyncio.get_running_loop().time()
        try:
            await work()
            return
        except Exception:
            log.exception("%s failed, and begins again in %.1f seconds", name, wait)
        if asyncio.get_running_loop().time() - began > longest_wait:
            wait = FIRST_WAIT
        await asyncio.sleep(wait)
        wait = min(2 * wait, longest_wait)
