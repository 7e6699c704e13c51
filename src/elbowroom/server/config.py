"""The configuration file of a server: how much anybody may ask of it, and how long it keeps games."""

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct, field

from elbowroom.server.errors import TableError

Count = Annotated[int, Meta(ge=1)]
Rate = Annotated[float, Meta(gt=0)]
Days = Annotated[int, Meta(ge=0)]


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one address may do, and one table; more is refused. An address of IPv6 is a whole household."""

    tables_of_one: Count = 50
    """Tables in use, not over, that one address made."""
    sockets_of_one: Count = 100
    """Sockets of one address, at all tables."""
    connections_of_one: Count = 200
    """Connections of one address that are not sockets yet, or never will be."""
    making_a_second: Rate = 10.0
    making_at_once: Rate = 300.0
    """Requests that make something; dear ones count for several."""
    reading_a_second: Rate = 20.0
    reading_at_once: Rate = 300.0
    """Requests that read something; dear ones count for several."""
    chat_a_minute: Rate = 20.0
    chat_at_once: Rate = 8.0
    """Lines of chat of one seat, or of all who watch a table together."""
    pages_a_second: Rate = 20.0
    pages_at_once: Rate = 200.0
    """Pages of the log of one table, for all who ask for them."""
    unwatched_minutes: Rate = 5.0
    """After so long in which nobody looked at a table its bots rest until somebody does."""
    request_seconds: Rate = 20.0
    """How long a request may take to arrive."""


class Retention(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """After how many days tables are forgotten at which nothing happened any more; 0 is never."""

    waiting_days: Days = 0
    """Tables at which a seat is still open."""
    playing_days: Days = 0
    over_days: Days = 0

    def __bool__(self) -> bool:
        """Whether anything is forgotten at all."""
        return bool(self.waiting_days or self.playing_days or self.over_days)


class Config(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole file."""

    limits: Limits = field(default_factory=Limits)
    retention: Retention = field(default_factory=Retention)


def read_config(path: Path | None) -> Config:
    """The configuration in a TOML file, or the usual one; an error names what is wrong with it."""
    if path is None:
        return Config()
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Config)
    except (OSError, msgspec.DecodeError) as error:
        raise TableError("bad_config", path=repr(str(path)), problem=str(error)) from error
