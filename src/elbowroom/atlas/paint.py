"""What the regions of a new map show: terrain, symbols and Lost Tribes in the usual numbers, well spread."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from elbowroom.atlas.drawing import Drawing
from elbowroom.atlas.proportions import Proportions
from elbowroom.engine.board import SYMBOLS
from elbowroom.game.dice import Dice

T = TypeVar("T")
SWAPS = 40
"""Tries for each region to swap what it shows with another one, kept where like things get further apart."""
TRIBELESS = ("mountain", "sea", "lake")
"""On the four boards no Lost Tribe lives there."""


def shuffled(things: Sequence[T], dice: Dice) -> list[T]:
    """The things in an order by chance."""
    found = list(things)
    for last in range(len(found) - 1, 0, -1):
        other = dice.below(last + 1)
        found[last], found[other] = found[other], found[last]
    return found


class Painter:
    """Paints the regions of one drawing; their ids count from 0."""

    def __init__(self, drawing: Drawing, expected: Proportions, dice: Dice) -> None:
        self.expected, self.dice = expected, dice
        self.count = len(drawing.rings)
        self.near = [drawing.neighbours(region) for region in range(self.count)]
        self.edge = [drawing.touches_edge(region) for region in range(self.count)]
        self.centres = [_mean(drawing.outline(region)) for region in range(self.count)]
        self.middle = (drawing.width / 2, drawing.height / 2)

    def terrains(self) -> list[str]:
        """Seas at the edge and far apart, a lake inland, the rest so that few alike are neighbours."""
        found = [""] * self.count
        for _ in range(self.expected.terrains["sea"]):
            found[self._next_sea(found)] = "sea"
        for _ in range(self.expected.terrains["lake"]):
            found[self._next_lake(found)] = "lake"
        land = [region for region in range(self.count) if not found[region]]
        bag = [
            terrain
            for terrain, count in self.expected.terrains.items()
            if terrain not in ("sea", "lake")
            for _ in range(count)
        ]
        for region, terrain in zip(land, shuffled(bag, self.dice), strict=True):
            found[region] = terrain
        return self._spread(
            found, land, lambda region, kinds: sum(kinds[o] == kinds[region] for o in self.near[region])
        )

    def symbols(self, terrains: Sequence[str]) -> list[tuple[str, ...]]:
        """Each kind of symbol on land, in as many regions as usual; one region has two."""
        land = [region for region in range(self.count) if terrains[region] not in ("sea", "lake")]
        bag: list[tuple[str, ...]] = [
            (kind,) for kind, count in self.expected.symbols.items() for _ in range(count)
        ]
        bag = shuffled(bag, self.dice)
        two = next(i for i, pair in enumerate(bag) if pair != bag[0])
        pair = bag[0] + bag.pop(two)
        bag[0] = tuple(symbol for symbol in SYMBOLS if symbol in pair)
        bag = shuffled(bag + [()] * (len(land) - len(bag)), self.dice)
        found: list[tuple[str, ...]] = [()] * self.count
        for region, shown in zip(land, bag, strict=True):
            found[region] = shown

        def crowding(region: int, kinds: Sequence[tuple[str, ...]]) -> int:
            alike = sum(2 * len(set(kinds[region]) & set(kinds[other])) for other in self.near[region])
            return alike + sum(bool(kinds[region]) and bool(kinds[other]) for other in self.near[region])

        return self._spread(found, land, crowding)

    def tribes(self, terrains: Sequence[str]) -> list[bool]:
        """Lost Tribes, rather inland than at the edge, where they can be met after the first turn too."""
        places = [region for region in range(self.count) if terrains[region] not in TRIBELESS]
        chosen = shuffled(places, self.dice)[: self.expected.tribes]
        found = [region in chosen for region in range(self.count)]

        def crowding(region: int, here: Sequence[bool]) -> int:
            return here[region] * (2 * sum(here[other] for other in self.near[region]) + self.edge[region])

        return self._spread(found, places, crowding)

    def _spread(
        self, kinds: list[T], places: list[int], crowding: Callable[[int, Sequence[T]], int]
    ) -> list[T]:
        """Swap what regions show as long as like things get further apart by it."""
        for _ in range(SWAPS * len(places)):
            one, other = (places[self.dice.below(len(places))] for _ in range(2))
            touched = {one, other, *self.near[one], *self.near[other]} & set(places)
            before = sum(crowding(region, kinds) for region in touched)
            kinds[one], kinds[other] = kinds[other], kinds[one]
            if sum(crowding(region, kinds) for region in touched) > before:
                kinds[one], kinds[other] = kinds[other], kinds[one]
        return kinds

    def _next_sea(self, found: list[str]) -> int:
        """A region at the edge: by chance the first, then the one farthest from the seas there are."""
        edge = [region for region in range(self.count) if self.edge[region] and not found[region]]
        seas = [region for region in range(self.count) if found[region] == "sea"]
        if not seas:
            return edge[self.dice.below(len(edge))]
        return max(edge, key=lambda region: min(self._far(region, sea) for sea in seas))

    def _next_lake(self, found: list[str]) -> int:
        """A region inland, nearest to the middle of the board and not at a sea."""
        inland = [region for region in range(self.count) if not self.edge[region] and not found[region]]
        dry = [region for region in inland if not any(found[other] for other in self.near[region])]
        x, y = self.middle
        return min(dry or inland, key=lambda r: (self.centres[r][0] - x) ** 2 + (self.centres[r][1] - y) ** 2)

    def _far(self, one: int, other: int) -> float:
        (x, y), (u, v) = self.centres[one], self.centres[other]
        return (x - u) ** 2 + (y - v) ** 2


def _mean(outline: Sequence[tuple[int, int]]) -> tuple[float, float]:
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)
