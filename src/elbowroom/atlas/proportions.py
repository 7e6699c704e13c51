"""What is usual on a board for so many players: counted on the four boards, carried on to six players."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from elbowroom.content.loader import MOST, map_facts
from elbowroom.content.maps import ROUNDS
from elbowroom.record.read_regions import LOST_TRIBES

HEIGHTS = {2: 560, 3: 600, 4: 700, 5: 740, 6: 800}
"""How high a board is drawn that is 1000 wide, by number of players."""
SIX = 57
"""Regions on a board for six: about as many more as each of the four boards has than the one before it."""


@dataclass(frozen=True)
class Proportions:
    """How many regions of each kind a board has."""

    regions: int
    rounds: int
    height: int
    terrains: Mapping[str, int]
    symbols: Mapping[str, int]
    tribes: int
    edges: int
    borders: int


@cache
def usual(players: int) -> Proportions:
    """What is usual for so many players."""
    rows = cast("list[dict[str, Any]]", map_facts(f"{min(players, MOST)}p")["regions"])
    regions = len(rows) if players <= MOST else SIX
    share = regions / len(rows)
    terrains = Counter(row["terrain"] for row in rows)
    water = {terrain: terrains.pop(terrain) for terrain in ("sea", "lake")}
    land = _shared_out(terrains, regions - sum(water.values()))
    symbols = Counter(symbol for row in rows for symbol in row["symbols"])
    return Proportions(
        regions=regions,
        rounds=ROUNDS[players],
        height=HEIGHTS[players],
        terrains=land | water,
        symbols={symbol: round(count * share) for symbol, count in sorted(symbols.items())},
        tribes=min(round(sum(row["lost_tribe"] for row in rows) * share), LOST_TRIBES),
        edges=round(sum(row["edge"] for row in rows) * share**0.5),
        borders=round(sum(row["border"] for row in rows) * share**0.5),
    )


def _shared_out(counts: Mapping[str, int], total: int) -> dict[str, int]:
    """Counts in the same proportions that add up to a total; what is over goes to the first ones."""
    before = sum(counts.values())
    found = {key: count * total // before for key, count in sorted(counts.items())}
    for key in list(found)[: total - sum(found.values())]:
        found[key] += 1
    return found
