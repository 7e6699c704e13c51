"""A region as a person would describe it: what is printed there, and what stands there now."""

from dataclasses import dataclass

from elbowroom.engine.board import SYMBOLS, TERRAINS, members
from elbowroom.engine.state import ACTIVE, SLOTS, State


@dataclass(frozen=True, slots=True)
class RegionNow:
    """One region of a game at one moment."""

    id: int
    terrain: str
    symbols: tuple[str, ...]
    neighbours: tuple[int, ...]
    """The regions next to it, as printed."""
    border: bool
    """Whether a race may enter the map here."""
    lost_tribe: bool
    seat: int | None
    """Who holds it."""
    race: str | None
    in_decline: bool
    """Whether the race that holds it is in decline."""
    tokens: int
    markers: dict[str, int]
    """How many of each marker stand there, by id."""
    immune: bool
    """Whether nobody can conquer it now."""


def region_now(s: State, r: int) -> RegionNow:
    """The region with this number, which must be on the board."""
    board, owner = s.rules.board, s.owner[r]
    features = board.features[r]
    return RegionNow(
        id=r,
        terrain=next(name for name, bit in TERRAINS.items() if features & bit),
        symbols=tuple(name for name, bit in SYMBOLS.items() if features & bit),
        neighbours=tuple(members(board.near[r])),
        border=bool(board.border >> r & 1),
        lost_tribe=bool(s.tribes >> r & 1),
        seat=None if owner < 0 else owner // SLOTS,
        race=None if owner < 0 else s.rules.race_id(s.combo[owner]),
        in_decline=owner >= 0 and owner % SLOTS != ACTIVE,
        tokens=s.tokens[r],
        markers={marker.id: n for k, marker in enumerate(s.rules.markers) if (n := s.markers_at(k, r))},
        immune=bool(s.immune >> r & 1),
    )
