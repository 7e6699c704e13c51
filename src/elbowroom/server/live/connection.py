"""A page that is connected to a table: which seats it holds, whose eyes look, and what waits to be sent."""

import asyncio
from collections.abc import Awaitable, Callable

MOST_WAITING = 200
"""Messages that may wait for a slow reader before it is dropped."""

# Codes with which a connection is closed, from the range that applications may use.
NO_TABLE = 4004
NO_HELLO = 4008
START_OVER = 4012
TOO_SLOW = 4013
CANNOT_SAVE = 4014
FLOOD = 4029
SILENT = 4030


class Connection:
    """One socket. Sending never waits: what cannot be sent at once waits here, and only so much of it."""

    def __init__(self, address: str = "") -> None:
        self.address = address
        self.keys: frozenset[str] = frozenset()
        """The digests of the secrets that it said hello with: what they hold, the table says each time."""
        self.seats: frozenset[int] = frozenset()
        self.eyes: int | None = None
        self.is_host = False
        self.said_hello = False
        self.client: str | None = None
        """What the page calls itself."""
        self.is_asking = False
        """A hint is being thought about."""
        self.is_analysing = False
        """The same of an analysis."""
        self.closing: int | None = None
        self._over = asyncio.Event()
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)

    def sit(self, seats: frozenset[int], is_host: bool) -> None:
        """Have the seats that its secrets hold now. One seat has its eyes; of several, `look` chooses."""
        self.is_host = is_host
        self.seats = seats
        if len(seats) == 1:
            (self.eyes,) = seats
        elif self.eyes not in seats:
            self.eyes = None

    def ask(self, request: int | None) -> str | None:
        """A name for one of the page's requests that nobody else's has; None if it gave none."""
        return None if self.client is None or request is None else f"{self.client} {request}"

    def look(self, seat: int | None) -> bool:
        """Look with the eyes of a seat, or of nobody; False if the seat is not one's own."""
        if seat is not None and seat not in self.seats:
            return False
        if len(self.seats) > 1:
            self.eyes = seat
        return True

    def send(self, message: bytes) -> None:
        """Queue a message; if too many wait already, the connection is closed."""
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Close as soon as possible; what waits is lost."""
        if self.closing is None:
            self.closing = code
            self._over.set()

    async def closed(self) -> None:
        """Wait until the connection is to be closed, even if it is stuck with sending."""
        await self._over.wait()

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what waits, for ever."""
        while True:
            await send(await self._waiting.get())
