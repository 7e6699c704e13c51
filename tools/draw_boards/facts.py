"""What a map file says about its regions, and how wide and high its board is drawn."""

import math
from dataclasses import dataclass
from typing import Any

from elbowroom.content.loader import map_facts

WIDTH = 1000
HEIGHTS = {2: 560, 3: 600, 4: 700, 5: 740}
"""By number of players. All lie on their side like a screen; the facts of the large two are square."""


@dataclass(frozen=True)
class Region:
    """One region: what it is, whom it touches and where it lies roughly."""

    id: int
    name: str
    terrain: str
    symbols: tuple[str, ...]
    edge: bool
    adjacent: tuple[int, ...]
    x: float
    y: float


@dataclass(frozen=True)
class Facts:
    """A board before it is drawn; region i has the id i."""

    players: int
    height: int
    regions: tuple[Region, ...]

    @property
    def side(self) -> float:
        """The side of a square as large as a region is on average."""
        return math.sqrt(WIDTH * self.height / len(self.regions))


def read(players: int) -> Facts:
    """The facts of the map for so many players, with its rough centres fitted to the board drawn."""
    facts: dict[str, Any] = dict(map_facts(f"{players}p"))
    height = HEIGHTS[players]
    across, down = WIDTH / facts["board"]["width"], height / facts["board"]["height"]
    regions = tuple(
        Region(
            id=row["id"],
            name=row["name"],
            terrain=row["terrain"],
            symbols=tuple(row["symbols"]),
            edge=row["edge"],
            adjacent=tuple(row["adjacent"]),
            x=row["x"] * across,
            y=row["y"] * down,
        )
        for row in facts["regions"]
    )
    return Facts(players, height, regions)
