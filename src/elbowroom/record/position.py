"""The fields of a position, said once: what the reader knows, the writer writes and the page is told.

``docs/formats.md`` explains them. An object that may have keys of home-made content beside these says so in
`FREE_KEYS`: markers in a region, registers of an active race, what was used this turn. ``python -m
tools.page_types`` makes the page's types from this file.
"""

from collections.abc import Mapping
from typing import Final, Literal, NotRequired, TypedDict

Phase = Literal["pick", "expand", "conquer", "redeploy", "stout", "withdraw", "over"]
Acting = Literal["active", "declined"]


class ActivePeople(TypedDict):
    """A player's active race; beside these fields, its registers by name."""

    race: str
    power: str
    hand: int
    aside: int
    turns: int


class DeclinedPeople(TypedDict):
    """A race in decline; ``power`` is there only where the badge was kept.

    ``aside`` and registers are there only where a race that goes on fighting has something in them.
    """

    race: str
    power: str | None
    hand: int
    aside: NotRequired[int]


class Player(TypedDict):
    """A seat. ``coins`` is None where the viewer may not see them."""

    name: str
    coins: int | None
    active: ActivePeople | None
    declined: list[DeclinedPeople]


class RegionContent(TypedDict):
    """What stands in a region; beside these fields, how many of each marker by its id."""

    lost_tribe: NotRequired[int]
    seat: NotRequired[int]
    race: NotRequired[str]
    tokens: NotRequired[int]


class Combo(TypedDict):
    """A combo on offer, and the coins that lie on it."""

    race: str
    power: str
    coins: int


class Banners(TypedDict):
    """Banners that are not on offer: in no order yet, and those that came back, in theirs."""

    shuffled: list[str]
    returned: list[str]


class Badges(TypedDict):
    """Badges that are not on offer."""

    shuffled: list[str]
    discarded: list[str]


class Turn(TypedDict):
    """What the acting people has done this turn; ``used`` has for each trait a flag, how often, or seats."""

    conquests: int
    occupied_taken: int
    attacked: list[int]
    die: int | None
    committed: bool
    used: dict[str, bool | int | list[int]]


# A keyword of Python is among the fields, so this one cannot be a class.
Peace = TypedDict("Peace", {"from": int, "to": int})


class Position(TypedDict):
    """A whole position. The map is a name or the facts of a map.

    ``homebrew`` has the home-made races and powers of the table in their order: data as packs, code by id.
    """

    map: str | Mapping[str, object]
    round: int
    seat: int
    phase: Phase
    acting: Acting
    acting_race: NotRequired[str]
    deciding: NotRequired[int]
    players: list[Player]
    regions: dict[str, RegionContent]
    offer: list[Combo]
    banners: Banners
    badges: Badges
    turn: Turn
    peace: list[Peace]
    open_scores: NotRequired[bool]
    homebrew: NotRequired[list[Mapping[str, object] | str]]
    seed: NotRequired[int]
    dice: NotRequired[int]


FREE_KEYS: Final = {RegionContent: int, ActivePeople: int, DeclinedPeople: int}
"""Objects that have further keys, named by the content of the table, and the type of what stands there."""


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of the fields of one of these objects, in their order."""
    return tuple(kind.__annotations__)
