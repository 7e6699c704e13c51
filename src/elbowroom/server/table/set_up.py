"""How a table is set up: the settings that are kept of it, made from what somebody asked for."""

from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from msgspec import Struct

from elbowroom.content.loader import MOST
from elbowroom.game import Game, sealed
from elbowroom.game.options import checked_seed, seated
from elbowroom.locales.languages import FIRST, best_language
from elbowroom.players.loading import LEVELS
from elbowroom.record.write import write_position
from elbowroom.server.errors import TableError
from elbowroom.server.protocol.basics import Help, Position, SeatKind
from elbowroom.server.protocol.http import Key, NewTable, SeatPlan
from elbowroom.server.protocol.table import Clock
from elbowroom.server.table.maps import map_for
from elbowroom.server.table.names import bot_name, clean_name, default_name
from elbowroom.server.table.packs import checked_packs, packs_of, with_on_top
from elbowroom.server.table.secrets import digest, new_secret


class SeatSettings(Struct, omit_defaults=True):
    """A seat as the table was set up; ``key`` is the digest of the secret that holds it."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    key: str | None = None


class Settings(Struct, omit_defaults=True):
    """How a table was set up. ``start`` is the position it plays on from, if it does not start anew.

    All chance follows from ``secret``, or where there is none from ``seed``.
    """

    created: int
    seed: int
    seats: list[SeatSettings]
    drawn: Literal["chosen", "draw", "ears"]
    host: str
    open_scores: bool = False
    public: bool = False
    clock: Clock | None = None
    help: Help = "hints"
    origin: str | None = None
    start: Position | None = None
    watchers_talk: bool = False
    secret: str | None = None
    map: str | dict[str, Any] | None = None
    """None is the board for so many seats."""
    packs: list[dict[str, Any]] = []
    """The home-made races and powers that are in the game."""
    is_seed_chosen: bool = False
    """Somebody knows what the dice will show; then everybody may."""
    language: str = FIRST
    """That of whoever made the table: bots have their names in it."""


@dataclass(frozen=True)
class SetUp:
    """The settings of a new table, and the secrets that only whoever asked for it gets."""

    settings: Settings
    keys: list[Key]
    host: str


def set_up(wanted: NewTable, at: int, start: Game | None, origin: str | None) -> SetUp:
    """The settings of a new table. ``start`` is the game it plays on from; its dice are not taken along."""
    secret = sealed.new_secret() if wanted.seed is None else None
    seed = checked_seed(wanted.seed) if secret is None else sealed.first_seed(secret, [])
    plans = list(enumerate(_checked(wanted.seats)))
    if start is not None and wanted.map is not None:
        raise TableError("which_map", where="map")
    chosen = None if wanted.map is None else map_for(wanted.map, len(plans))
    if start is None and chosen is None and len(plans) > MOST:
        raise TableError("six_need_a_map", where="seats")
    drawn = wanted.first if isinstance(wanted.first, str) else "chosen"
    if start is None:
        order = seated([str(i) for i, _ in plans], "draw" if drawn != "chosen" else wanted.first, seed)
        plans = [plans[int(i)] for i in order]
    else:
        drawn = "chosen"  # who begins was settled long ago
        if len(plans) != start.players:
            raise TableError("seats_differ", seats=len(plans), players=start.players)
        plans = [(i, _named_as_before(plan, start.names[i])) for i, plan in plans]
    if start is not None and (wanted.packs or wanted.top):
        raise TableError("which_packs", where="packs")
    packs = checked_packs(wanted.packs) if start is None else packs_of(start)
    language = best_language(wanted.language) or FIRST
    names = _names(plans, seed, language)
    if start is None and (packs or wanted.top):
        # made once now, so that pieces that cannot play together are refused before there is a table
        fresh = Game.new(len(plans), seed, map=chosen, homebrew=packs)
        start = with_on_top(fresh, wanted.top) if wanted.top else None
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
        help=wanted.help,
        origin=origin,
        start=None if start is None else dict(write_position(start.state, start.map, start.names)),
        watchers_talk=wanted.watchers_talk,
        packs=packs,
        secret=secret,
        map=chosen if chosen is None or isinstance(chosen, str) else dict(chosen),
        is_seed_chosen=secret is None,
        language=language,
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


def _names(plans: list[tuple[int, SeatPlan]], seed: int, language: str) -> list[str]:
    """The names of people first, so that a bot gives way to them; open seats have none yet."""
    names = [""] * len(plans)
    # in the order in which they were asked for, so that of two alike the later one is told, however lots fell
    for seat, (number, plan) in sorted(enumerate(plans), key=lambda one: one[1][0]):
        if plan.kind == "human":
            names[seat] = clean_name(plan.name, default_name(number), names, field=f"seats[{number}].name")
    for seat, (number, plan) in enumerate(plans):
        if plan.kind == "bot" and plan.name.strip():
            names[seat] = clean_name(plan.name, "", names, field=f"seats[{number}].name")
        elif plan.kind == "bot":
            names[seat] = bot_name(seed, names, language)
    return names
