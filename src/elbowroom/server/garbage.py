"""Memory that only a search finds: sought seldom enough not to be felt, often enough not to pile up.

What a closed connection leaves behind refers to itself, and is freed only by a search of all there is,
the logs of all games among it. Python would begin one at any moment or, told to be patient, not for hours.
"""

import asyncio
import gc
from time import perf_counter

LEAST_SECONDS = 60.0
"""Between two searches."""
SHARE = 0.001
"""Of all time, so much may be spent on searching."""
_YOUNG = (10_000, 50)
"""What is young is searched as often as this."""
_NEVER = 1_000_000


def search_seldom() -> None:
    """Leave searches of everything to `search`; what is there now stays, and is not searched at all."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_YOUNG, _NEVER)


async def search() -> None:
    """Search from time to time, for ever: the longer it takes, the more seldom."""
    pause = LEAST_SECONDS
    while True:
        await asyncio.sleep(pause)
        began = perf_counter()
        gc.collect()
        pause = max(LEAST_SECONDS, (perf_counter() - began) / SHARE)
