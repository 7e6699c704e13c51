"""Where a push may go. Its address is a stranger's, who must not reach this machine's own network by it."""

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

from elbowroom.server.errors import TableError
from elbowroom.server.protocol.reminders import LONGEST_ENDPOINT

HTTPS = 443
_TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
"""Addresses of IPv4 as a gateway translates them for IPv6."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Forbidden(Exception):
    """A name leads to an address that strangers may not make this server talk to."""


def check_endpoint(url: str, *, anywhere: bool) -> tuple[str, int]:
    """The host and port of a push service; an error if it is not one on the open internet, with HTTPS.

    With ``anywhere`` any port and any network will do.
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port or HTTPS
    except ValueError:
        host, port = None, 0
    if (
        host is None
        or not url.isascii()
        or not url.isprintable()
        or len(url) > LONGEST_ENDPOINT
        or parts.scheme != "https"
        or parts.username is not None
        or parts.password is not None
    ):
        raise TableError("bad_endpoint")
    if not anywhere and (port != HTTPS or not _may_be_public(host)):
        raise TableError("private_endpoint")
    return host, port


async def find(host: str, port: int, *, anywhere: bool) -> list[str]:
    """The addresses that a name leads to. If any of them is private, none is taken.

    Whoever connects does so by the address: a name that is looked up twice may lead elsewhere then.
    """
    loop = asyncio.get_running_loop()
    answers = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    found = list(dict.fromkeys(str(answer[4][0]) for answer in answers))
    if not anywhere and not all(is_public(ipaddress.ip_address(one.partition("%")[0])) for one in found):
        raise Forbidden(host)
    return found


def is_public(address: Address) -> bool:
    """Whether an address is on the open internet, also one of IPv4 that is written as one of IPv6."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in _TRANSLATED:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast


def _may_be_public(host: str) -> bool:
    """What can be said of a host without asking anybody; names are looked up when something is sent."""
    try:
        return is_public(ipaddress.ip_address(host))
    except ValueError:
        return "." in host.strip(".") and not host.rstrip(".").endswith((".localhost", ".local", ".internal"))
