"""Making a table from what somebody asked for."""

from dataclasses import dataclass
from secrets import randbits

from elbowroom.game import Game
from elbowroom.game.options import checked_seed, seated
from elbowroom.players.loading import LEVELS
from elbowroom.record.write import write_position
from elbowroom.server.errors import TableError
from elbowroom.server.protocol.http import Key, NewTable, SeatPlan
from elbowroom.server.table.events import SeatMade, Settings
from elbowroom.server.table.names import bot_name, clean_name, default_name
from elbowroom.server.table.secrets import digest, new_secret


@dataclass(frozen=True)
class Made:
    """A table to be stored, and the secrets that only its maker gets."""

    settings: Settings
    keys: list[Key]
    host: str


def make(wanted: NewTable, at: int, start: Game | None, origin: str | None) -> Made:
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
        seats.append(SeatMade(plan.kind, names[seat], level, key))
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
    return Made(settings, keys, host)


def checked_level(level: str, *, field: str = "level") -> str:
    """A level of the built-in bots: files and plugins are not for strangers to name."""
    if level not in LEVELS:
        raise TableError("unknown_level", level=repr(level), known=", ".join(LEVELS), place=field)
    return level


def _checked(plans: list[SeatPlan]) -> list[SeatPlan]:
    for place, plan in enumerate(plans):
        if plan.kind == "bot":
            checked_level(plan.level, field=f"seats[{place}].level")
    return plans


def _named_as_before(plan: SeatPlan, name: str) -> SeatPlan:
    return SeatPlan(plan.kind, plan.name or (name if plan.kind == "human" else ""), plan.level)


def _names(plans: list[tuple[int, SeatPlan]]) -> list[str]:
    """Humans first, so that a bot gives way to them; open seats have none yet."""
    names = [""] * len(plans)
    for seat, (place, plan) in enumerate(plans):
        if plan.kind == "human":
            names[seat] = clean_name(plan.name, default_name(place), names, field=f"seats[{place}].name")
    for seat, (place, plan) in enumerate(plans):
        if plan.kind == "bot" and plan.name.strip():
            names[seat] = clean_name(plan.name, "", names, field=f"seats[{place}].name")
        elif plan.kind == "bot":
            names[seat] = bot_name(plan.level, names)
    return names
