"""Everything that a race, a power or a marker may import: the surface that home-made ones can rely on.

The base game's own races and powers import from here and from nowhere deeper. ``docs/homebrew.md`` is the
page to read: every field, every hook and everything below in tables.

A hook gets the state ``s`` and the number ``p`` of the people that has the trait. A set of regions is an int
mask, one bit for each region: ``s.held[p] & s.rules.board.on(HILL)`` is every hill that the people holds.
"""

from elbowroom.engine import fold as _fold
from elbowroom.engine.board import (
    ANYWHERE,
    CAVERN,
    COAST,
    FARMLAND,
    FOREST,
    HILL,
    LAKE,
    LAND,
    MAGIC,
    MINE,
    MOUNTAIN,
    SEA,
    SWAMP,
    SYMBOLS,
    TERRAINS,
    WATER,
    members,
)
from elbowroom.engine.events import Event
from elbowroom.engine.peace import make_peace
from elbowroom.engine.phases.conquest import attack_refusals, cost, evict, occupy, take, targets
from elbowroom.engine.phases.redeploy import region_refusals
from elbowroom.engine.state import ACTIVE as _ACTIVE
from elbowroom.engine.state import CONQUER_PHASE, EXPAND, REDEPLOY, WITHDRAW, State
from elbowroom.engine.state import SLOTS as _SLOTS
from elbowroom.engine.trait import Marker, Power, Race
from elbowroom.engine.troops import earn, lift, place, raise_tokens

__all__ = [
    "ANYWHERE",
    "CAVERN",
    "COAST",
    "CONQUER_PHASE",
    "EXPAND",
    "FARMLAND",
    "FOREST",
    "HILL",
    "LAKE",
    "LAND",
    "MAGIC",
    "MINE",
    "MOUNTAIN",
    "REDEPLOY",
    "SEA",
    "SWAMP",
    "SYMBOLS",
    "TERRAINS",
    "WATER",
    "WITHDRAW",
    "Event",
    "Marker",
    "Power",
    "Race",
    "State",
    "active_people",
    "adjacent",
    "attack_refusals",
    "cost",
    "earn",
    "evict",
    "is_active",
    "lift",
    "make_peace",
    "members",
    "occupy",
    "place",
    "raise_tokens",
    "reach",
    "region_refusals",
    "seat_of",
    "take",
    "targets",
    "tray",
]


def seat_of(p: int) -> int:
    """The seat of a people."""
    return p // _SLOTS


def is_active(p: int) -> bool:
    """Whether a people is its seat's active race, not one in decline."""
    return p % _SLOTS == _ACTIVE


def active_people(seat: int) -> int:
    """The people that is a seat's active race; where there is none, ``s.held`` and ``s.hand`` have 0."""
    return _SLOTS * seat + _ACTIVE


def tray(s: State, p: int) -> int:
    """How many tokens of the people's race are neither on the map nor in hand."""
    return s.tray(s.rules.race_of(s.combo[p]))


def adjacent(s: State, p: int, mask: int) -> int:
    """Everything that counts as adjacent to a region of the mask for this people, whatever makes it so."""
    return _fold.adjacent(s.folded[p], s, p, mask)


def reach(s: State, p: int) -> int:
    """What the people may attack though not adjacent, or enter though not border, by race or power."""
    return _fold.reach(s.folded[p], s, p)
