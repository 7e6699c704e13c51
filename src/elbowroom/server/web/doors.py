"""From where the server can be reached: where it was told to listen, and the home network on request.

A server that listens on its own machine only can let others of the home network in. That is the deliberate
act of whoever sits at that machine, and lasts until it is taken back or the server stops.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable

from elbowroom.server.errors import TableError
from elbowroom.server.protocol.http import Reach

EVERYWHERE = ("0.0.0.0", "::")
COMMAND = "elbowroom serve --host 0.0.0.0"

Listen = Callable[[str, int], Awaitable[asyncio.Server]]


def lan_address() -> str | None:
    """This machine's address in its network, if it has one. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def home_address() -> str | None:
    """As `lan_address`, but only an address of a home network: one that the internet cannot reach."""
    found = lan_address()
    if found is None:
        return None
    address = ipaddress.ip_address(found)
    return found if address.is_private and not address.is_loopback and not address.is_link_local else None


def url(host: str, port: int) -> str:
    """The address of a server, for a browser."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Doors:
    """Where the server listens. ``lan`` is the address that may be opened, ``listen`` does it."""

    def __init__(self, host: str, port: int, lan: str | None, listen: Listen) -> None:
        self.lan = lan
        self._host = host
        self._port = port
        self._listen = listen
        self._lock = asyncio.Lock()
        self._opened: asyncio.Server | None = None

    def reach(self) -> Reach:
        """How things stand, for the machine's owner."""
        is_always = self._host in (*EVERYWHERE, self.lan)
        lan = None if self.lan is None else url(self.lan, self._port)
        return Reach(lan, lan is not None and (is_always or self._opened is not None), is_always, COMMAND)

    async def let_in(self, wanted: bool) -> Reach:
        """Open the door to the home network, or close it; who is in already may stay."""
        async with self._lock:
            now = self.reach()
            if self.lan is None:
                raise TableError("no_lan")
            if wanted and not now.is_open:
                self._opened = await self._listen(self.lan, self._port)
            elif not wanted and self._opened is not None:
                self._opened.close()
                self._opened = None
            return self.reach()
