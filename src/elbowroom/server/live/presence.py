"""Who is at a table: the connections of this server, and what other servers say of theirs."""

from collections.abc import Container
from dataclasses import dataclass, replace
from time import monotonic

from elbowroom.server.live.connection import Connection

BELIEVED_SECONDS = 75.0
"""How long what another server said is believed; it says so again more often than that."""


@dataclass(frozen=True)
class Elsewhere:
    """Who is connected at another server, and when it said so."""

    at: float
    seats: frozenset[int]
    watchers: int


class Presence:
    """The seats and watchers that are connected to one table."""

    def __init__(self, seats: int) -> None:
        self.connections: set[Connection] = set()
        self._others: dict[str, Elsewhere] = {}
        self._away = [monotonic()] * seats

    @property
    def here(self) -> set[int]:
        """The seats that somebody is connected for, wherever."""
        return self.at_this_server.union(*(other.seats for other in self._others.values()))

    @property
    def at_this_server(self) -> set[int]:
        """The seats that somebody is connected for at this server."""
        return {seat for connection in self.connections for seat in connection.seats}

    @property
    def watchers_at_this_server(self) -> int:
        """How many only watch, at this server."""
        return sum(not connection.seats for connection in self.connections)

    @property
    def watchers(self) -> int:
        """How many only watch, wherever."""
        return self.watchers_at_this_server + sum(other.watchers for other in self._others.values())

    def away_since(self, seat: int) -> float:
        """When somebody was last connected for a seat that nobody is connected for."""
        return self._away[seat]

    def remove(self, connection: Connection) -> None:
        """Forget a connection that is gone."""
        before = self.here
        self.connections.discard(connection)
        self._note(before)

    def hear(self, process: str, seats: list[int], watchers: int) -> bool:
        """Another server says who is there; whether anything is different now."""
        before = (self.here, self.watchers)
        self._others[process] = Elsewhere(monotonic(), frozenset(seats), watchers)
        self._note(before[0])
        return before != (self.here, self.watchers)

    @property
    def is_somebody_elsewhere(self) -> bool:
        """Whether anybody is connected at another server."""
        return any(other.seats or other.watchers for other in self._others.values())

    def believe_again(self) -> None:
        """This server could not hear for a while: what others said before holds until they say it again."""
        now = monotonic()
        self._others = {process: replace(other, at=now) for process, other in self._others.items()}

    def silent(self, living: Container[str]) -> list[str]:
        """Servers that died, or were not heard of for a while."""
        latest = monotonic() - BELIEVED_SECONDS
        others = self._others.items()
        return [process for process, other in others if other.at < latest or process not in living]

    def forget_silent(self, living: Container[str]) -> bool:
        """Forget servers that died, or were not heard of for a while; whether there were any."""
        before, silent = self.here, self.silent(living)
        for process in silent:
            del self._others[process]
        self._note(before)
        return bool(silent)

    def _note(self, before: set[int]) -> None:
        for seat in before - self.here:
            self._away[seat] = monotonic()
