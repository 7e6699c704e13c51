"""How a table is set up: the settings that are kept of it, made from what somebody asked for."""

from dataclasses import dataclass
from secrets import randbits
from typing import Literal

import msgspec
from msgspec import Struct

from elbowroom.game import Game
from elbowroom.game.options import checked_seed, seated
from elbowroom.players.loading import LEVELS
from elbowroom.record.write import write_position
from elbowroom.server.errors import TableError
from elbowroom.server.protocol.basics import Position, SeatKind
from elbowroom.server.protocol.http import Key, NewTable, SeatPlan
from elbowroom.server.protocol.table import Clock
from elbowroom.server.table.names import bot_name, clean_name, default_name
from elbowroom.server.table.secrets import digest, new_secret


class SeatSettings(Struct, omit_defaults=True):
    """A seat as the table was set up; ``key`` is the digest of the secret that holds it."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    key: str | None = None


class Settings(Struct, omit_defaults=True):
    """How a table was set up. ``start`` is the position it plays on from, if it does not start anew."""

    created: int
    seed: int
    seats: list[SeatSettings]
    drawn: Literal["chosen", "draw", "ears"]
    host: str
    open_scores: bool = False
    public: bool = False
    clock: Clock | None = None
    origin: str | None = None
    start: Position | None = None


@dataclass(frozen=True)
class SetUp:
    """The settings of a new table, and the secrets that only whoever asked for it gets."""

    settings: Settings
    keys: list[Key]
    host: str


def set_up(wanted: NewTable, at: int, start: Game | None, origin: str | None) -> SetUp:
    """The settings of a new table. ``start`` is the game it plays on from; its dice are not taken along."""
    seed = randbits(63) if wanted.seed is None else checked_seed(wanted.seed)
    plans = list(enumerate(_checked(wanted.seats)))
    drawn = wanted.first if isinstance(wanted.first, str) else "chosen"
    if start is None:
        order = seated([str(i) for i, _ in plans], "draw" if drawn != "chosen" else wanted.first, seed)
        plans = [plans[int(i)] for i in order]
    else:
        drawn = "chosen"  # who begins was settled long ago
        if len(plans) != start.players:
            raise TableError("seats_differ", seats=len(plans), players=start.players)
        plans = [(i, _named_as_before(plan, start.names[i])) for i, plan in plans]
    names = _names(plans)
    keys: list[Key] = []
    seats = []
    for seat, (_, plan) in enumerate(plans):
        key = None
        if plan.kind == "human":
            keys.append(Key(seat, new_secret()))
            key = digest(keys[-1].secret)
        level = plan.level if plan.kind == "bot" else None
        seats.append(SeatSettings(plan.kind, names[seat], level, key))
    host = new_secret()
    settings = Settings(
        created=at,
        seed=seed,
        seats=seats,
        drawn=drawn,
        host=digest(host),
        open_scores=wanted.open_scores,
        public=wanted.public,
        clock=wanted.clock,
        origin=origin,
        start=None if start is None else dict(write_position(start.state, start.map, start.names)),
    )
    return SetUp(settings, keys, host)


_decoder = msgspec.json.Decoder(Settings)


def write_settings(settings: Settings) -> str:
    """Settings as the database keeps them."""
    return msgspec.json.encode(settings).decode()


def read_settings(text: str) -> Settings:
    """Settings that `write_settings` has written."""
    return _decoder.decode(text)


def checked_level(level: str, *, field: str = "level") -> str:
    """A level of the built-in bots: files and plugins are not for strangers to name."""
    if level not in LEVELS:
        raise TableError("unknown_level", level=repr(level), known=", ".join(LEVELS), where=field)
    return level


def _checked(plans: list[SeatPlan]) -> list[SeatPlan]:
    for number, plan in enumerate(plans):
        if plan.kind == "bot":
            checked_level(plan.level, field=f"seats[{number}].level")
    return plans


def _named_as_before(plan: SeatPlan, name: str) -> SeatPlan:
    return SeatPlan(plan.kind, plan.name or (name if plan.kind == "human" else ""), plan.level)


def _names(plans: list[tuple[int, SeatPlan]]) -> list[str]:
    """The names of people first, so that a bot gives way to them; open seats have none yet."""
    names = [""] * len(plans)
    for seat, (number, plan) in enumerate(plans):
        if plan.kind == "human":
            names[seat] = clean_name(plan.name, default_name(number), names, field=f"seats[{number}].name")
    for seat, (number, plan) in enumerate(plans):
        if plan.kind == "bot" and plan.name.strip():
            names[seat] = clean_name(plan.name, "", names, field=f"seats[{number}].name")
        elif plan.kind == "bot":
            names[seat] = bot_name(plan.level, names)
    return names
