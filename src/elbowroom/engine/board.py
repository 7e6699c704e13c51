"""The board: what the printed map says and nothing that ever changes.

A set of regions is an int mask: bit ``r`` stands for region ``r``. Every board fits into 61 bits, so that
compiled code never leaves machine words. Ids need not start at 0 or be without gaps.
"""

from typing import Final

FARMLAND: Final = 1 << 0
FOREST: Final = 1 << 1
HILL: Final = 1 << 2
MOUNTAIN: Final = 1 << 3
SWAMP: Final = 1 << 4
SEA: Final = 1 << 5
LAKE: Final = 1 << 6
MINE: Final = 1 << 7
CAVERN: Final = 1 << 8
MAGIC: Final = 1 << 9
COAST: Final = 1 << 10
"""A land region next to a sea or lake (10.12)."""

WATER: Final = SEA | LAKE
LAND: Final = FARMLAND | FOREST | HILL | MOUNTAIN | SWAMP
ANYWHERE: Final = LAND | WATER

TERRAINS: Final = {
    "farmland": FARMLAND,
    "forest": FOREST,
    "hill": HILL,
    "mountain": MOUNTAIN,
    "swamp": SWAMP,
    "sea": SEA,
    "lake": LAKE,
}
SYMBOLS: Final = {"mine": MINE, "cavern": CAVERN, "magic": MAGIC}

LAST_REGION: Final = 60
"""The highest region id there may be."""


class Region:
    """One space of the map, as printed."""

    def __init__(
        self,
        id: int,
        terrain: int,
        symbols: int,
        near: int,
        edge: bool,
        lost_tribe: bool,
        border: bool | None,
    ) -> None:
        self.id = id
        self.terrain = terrain
        self.symbols = symbols
        self.near = near
        self.edge = edge
        self.lost_tribe = lost_tribe
        self.border = border
        """Whether a race may enter here (4.1); None leaves it to the rule."""

    def __reduce__(self) -> tuple[object, ...]:
        fields = self.id, self.terrain, self.symbols, self.near, self.edge, self.lost_tribe, self.border
        return Region, fields


class Board:
    """All regions of a map, with the sets that rules ask for."""

    def __init__(self, regions: list[Region], rounds: int) -> None:
        self.regions = regions
        self.rounds = rounds
        self.ids = sorted(region.id for region in regions)
        self.size = self.ids[-1] + 1
        self.near = [0] * self.size
        self.features = [0] * self.size
        self.tribes = 0
        self.edge = 0
        for region in regions:
            self.near[region.id] = region.near
            self.features[region.id] = region.terrain | region.symbols
            if region.lost_tribe:
                self.tribes |= 1 << region.id
            if region.edge:
                self.edge |= 1 << region.id
        self._on: dict[int, int] = {}
        self.all = self.on(ANYWHERE)
        self.water = self.on(WATER)
        self.land = self.on(LAND)
        self.mountains = self.on(MOUNTAIN)
        self.caverns = self.on(CAVERN)
        for r in self.ids:
            if self.near[r] & self.water and self.features[r] & LAND:
                self.features[r] |= COAST
        self._on.clear()  # coasts are known only now
        self.border = self._border(regions)

    def __reduce__(self) -> tuple[object, ...]:
        return Board, (self.regions, self.rounds)

    def _border(self, regions: list[Region]) -> int:
        """Where a race may enter the map (4.1)."""
        outer_seas = self.on(SEA) & self.edge
        border = 0
        for region in regions:
            by_rule = region.edge or (region.near & outer_seas) != 0
            if by_rule if region.border is None else region.border:
                border |= 1 << region.id
        return border

    def on(self, features: int) -> int:
        """The regions that show any of these features, as a mask: ``on(HILL | FARMLAND)``."""
        found = self._on.get(features)
        if found is None:
            found = 0
            for r in self.ids:
                if self.features[r] & features:
                    found |= 1 << r
            self._on[features] = found
        return found

    def neighbours(self, mask: int) -> int:
        """Everything adjacent to any region of the set."""
        around = 0
        near = self.near
        while mask:
            low = mask & -mask
            around |= near[low.bit_length() - 1]
            mask ^= low
        return around


def members(mask: int) -> list[int]:
    """The regions (or seats, or whatever a mask is about) of a mask, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
