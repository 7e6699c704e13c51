"""Who asks: from which address, a page of this server, and whether it is shown on the server's own machine.

A page of another site may send requests to this machine, or call it by a name of its own: the first has
another origin, the second another host.
"""

import ipaddress
from urllib.parse import urlsplit

from litestar.datastructures import Address, Headers

from elbowroom.server.errors import TableError

PASSED_ON = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers of requests that came through another server: behind one, everybody seems to be at this machine."""


WHOLE_NETWORK = 64
"""So many bits of an IPv6 address are the same for everything that one household has."""


def address_of(client: Address | None) -> str:
    """The address that limits count for: that of IPv4, or the network of one household in IPv6."""
    if client is None:
        return ""
    try:
        found = ipaddress.ip_address(client.host)
    except ValueError:
        return client.host
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, WHOLE_NETWORK), strict=False))


def check_sender(headers: Headers) -> None:
    """Refuse a request that makes something unless it is JSON, and not from a page of another site.

    A browser sends plain text to any site that a page names, but JSON only if that site allows it.
    """
    origin = headers.get("origin")
    is_own = origin is None or is_own_page(origin, headers.get("host", ""))
    if not is_own or headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        raise TableError("foreign_page")
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise TableError("not_json_type")


def is_own_page(origin: str, host: str) -> bool:
    """Whether an origin is that of this server's own page, under the host that was asked."""
    return origin.lower() in (f"http://{host}".lower(), f"https://{host}".lower())


def check_owner(client: str | None, headers: Headers, *, acts: bool) -> None:
    """Refuse a request unless it comes from a browser at this machine that shows this server's own page.

    What ``acts`` must tell its origin.
    """
    host = headers.get("host", "")
    origin = headers.get("origin")
    is_here = client is not None and _is_loopback(client) and _is_loopback(_name(host))
    is_direct = not any(name in headers for name in PASSED_ON)
    is_own = not acts if origin is None else is_own_page(origin, host)
    is_same_site = headers.get("sec-fetch-site", "same-origin") == "same-origin"
    if not (is_here and is_direct and is_own and is_same_site):
        raise TableError("not_owner")


def _name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _is_loopback(host: str) -> bool:
    if host.lower() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
