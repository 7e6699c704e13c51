"""Connections that send nothing, or half of a request, for ever; and too many of them from one address."""

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from elbowroom.server.config import Limits

UNFINISHED = (h11.IDLE, h11.SEND_BODY)
"""What a client is doing whose request is not complete."""


def protocol_with(limits: Limits, proxies: tuple[str, ...]) -> type[H11Protocol]:
    """HTTP as uvicorn speaks it, within these limits; trusted servers may have any number of connections."""
    open_now = Counter[str]()
    trusted = [ip_network(one) for one in proxies]

    class Hasty(H11Protocol):
        """Hangs up on whoever does not finish a request in time."""

        _limit: asyncio.TimerHandle | None = None
        _counted: str | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            host = "" if self.client is None else self.client[0]
            if not _is_in(host, trusted):
                open_now[host] += 1
                self._counted = host
                if open_now[host] > limits.connections_of_one:
                    transport.abort()
                    return
            self._watch()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.transport.get_protocol() is self:
                self._watch()
            else:  # it has become a socket, with limits of its own
                self._unwatch()
                self._discount()

        def connection_lost(self, exc: Exception | None) -> None:
            self._discount()
            self._unwatch()
            super().connection_lost(exc)

        def _watch(self) -> None:
            if self.conn.their_state not in UNFINISHED:
                self._unwatch()
            elif self._limit is None:
                self._limit = self.loop.call_later(limits.request_seconds, self.transport.abort)

        def _unwatch(self) -> None:
            if self._limit is not None:
                self._limit.cancel()
                self._limit = None

        def _discount(self) -> None:
            if self._counted is not None:
                open_now[self._counted] -= 1
                if not open_now[self._counted]:
                    del open_now[self._counted]
                self._counted = None

    return Hasty


def _is_in(host: str, networks: list[Any]) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in networks)
