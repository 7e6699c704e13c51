"""What must hold of a map that a table plays on, what should, and where it does not.

A problem is an error that nobody has raised yet: a code, the field it is about, and facts for its sentence.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from elbowroom.atlas import soundness
from elbowroom.atlas.document import MapDocument
from elbowroom.atlas.drawing import Drawing
from elbowroom.atlas.proportions import usual
from elbowroom.engine.board import members
from elbowroom.engine.errors import PositionError
from elbowroom.record.read_regions import LOST_TRIBES

FEWEST_LAND = 4
"""Regions of land for each player without which there is no game."""
TOLERANCE = 0.34
"""A count may be so much off what is usual, or by `SLACK`."""
SLACK = 2
SHORT_BORDER = 14
SMALL = 0.3
"""Of the area that a region has on average; in a smaller one there is no room for tokens."""

DRAWING, REGIONS, ROUNDS = "map.drawing", "map.regions", "map.rounds"


@dataclass(frozen=True)
class Problem:
    """Something that does not hold, and the regions it is about.

    Nobody can play on a map with a grave one; the others make it odd or unfair.
    """

    error: PositionError
    is_grave: bool
    regions: tuple[int, ...] = ()


def problems_of(map: MapDocument) -> list[Problem]:
    """Everything that does not hold of a map, the grave things first."""
    found = [*_of_drawing(map), *_of_ways(map), *_of_pieces(map), *_of_counts(map)]
    return sorted(found, key=lambda problem: not problem.is_grave)


def check_playable(map: MapDocument) -> None:
    """Raise the first grave problem of a map, if it has any."""
    for problem in problems_of(map):
        if problem.is_grave:
            raise problem.error


def _listed(regions: Iterable[int]) -> str:
    return ", ".join(str(region) for region in sorted(regions))


def _grave(error: PositionError, regions: Iterable[int]) -> Iterator[Problem]:
    """A grave problem, if there are any regions that have it."""
    found = tuple(sorted(regions))
    if found:
        yield Problem(error, True, found)


def _odd(error: PositionError, regions: Iterable[int]) -> Iterator[Problem]:
    """The same for one that is not grave."""
    found = tuple(sorted(regions))
    if found:
        yield Problem(error, False, found)


def _of_drawing(map: MapDocument) -> Iterator[Problem]:
    """Planar, and the facts are what is drawn."""
    drawing = map.drawing
    if drawing is None:
        yield Problem(PositionError("map_not_drawn", field=DRAWING), True)
        return
    crossed, torn = soundness.crossed(drawing), soundness.torn(drawing)
    overlapping = soundness.overlapping(drawing)
    yield from _grave(PositionError("map_crossed", field=DRAWING, regions=_listed(crossed)), crossed)
    yield from _grave(PositionError("map_torn", field=DRAWING, regions=_listed(torn)), torn)
    yield from _grave(
        PositionError("map_overlapping", field=DRAWING, regions=_listed(overlapping)), overlapping
    )
    if not crossed + torn + overlapping and not soundness.covers_board(drawing):
        yield Problem(PositionError("map_not_covered", field=DRAWING), True)
    near = [place.id for place in map.places if set(place.adjacent) != drawing.neighbours(place.id)]
    yield from _grave(PositionError("map_other_neighbours", field=REGIONS, regions=_listed(near)), near)
    edge = [place.id for place in map.places if place.edge != drawing.touches_edge(place.id)]
    yield from _grave(PositionError("map_other_edge", field=REGIONS, regions=_listed(edge)), edge)
    if not crossed:
        yield from _of_sizes(drawing)


def _of_sizes(drawing: Drawing) -> Iterator[Problem]:
    for pair in soundness.short_borders(drawing, SHORT_BORDER):
        yield from _odd(PositionError("map_short_border", field=DRAWING, regions=_listed(pair)), pair)
    least = SMALL * drawing.width * drawing.height / len(drawing.rings)
    small = [region for region in drawing.rings if drawing.area(region) < least]
    yield from _odd(PositionError("map_small_region", field=DRAWING, regions=_listed(small)), small)


def _of_ways(map: MapDocument) -> Iterator[Problem]:
    """Connected, and every land can be reached from the border of the map."""
    board = map.board
    apart = members(board.all & ~_spread(board.ids[:1], board.near, board.all))
    yield from _grave(PositionError("map_not_connected", field=REGIONS, regions=_listed(apart)), apart)
    reached = _spread(members(board.border & board.land), board.near, board.land)
    closed = members(board.land & ~reached)
    yield from _grave(PositionError("map_no_way_in", field=REGIONS, regions=_listed(closed)), closed)


def _spread(start: list[int], near: list[int], among: int) -> int:
    """Everything that can be reached from some regions without leaving a set."""
    found, queue = 0, list(start)
    for id in queue:
        found |= 1 << id
    while queue:
        fresh = near[queue.pop()] & among & ~found
        found |= fresh
        queue += members(fresh)
    return found


def _of_pieces(map: MapDocument) -> Iterator[Problem]:
    water = [place for place in map.places if not place.is_land]
    tribes = [place.id for place in water if place.lost_tribe]
    yield from _grave(PositionError("map_tribe_on_water", field=REGIONS, regions=_listed(tribes)), tribes)
    if sum(place.lost_tribe for place in map.places) > LOST_TRIBES:
        yield Problem(PositionError("too_many_tribes", field=REGIONS, most=LOST_TRIBES), True)
    symbols = [place.id for place in water if place.symbols]
    yield from _odd(PositionError("map_symbol_on_water", field=REGIONS, regions=_listed(symbols)), symbols)
    land, least = len(map.places) - len(water), FEWEST_LAND * map.players
    if land < least:
        yield Problem(PositionError("map_too_little_land", field=REGIONS, land=land, least=least), True)
    names: Counter[str | None] = Counter(place.name for place in map.places)
    twice = [place.id for place in map.places if place.name is not None and names[place.name] > 1]
    yield from _odd(PositionError("map_same_name", field=REGIONS, regions=_listed(twice)), twice)


def _of_counts(map: MapDocument) -> Iterator[Problem]:
    """Rounds, regions, terrains, symbols, tribes and ways in, beside what is usual."""
    expected, places = usual(map.players), map.places
    if map.rounds != expected.rounds:
        facts = {"count": map.rounds, "usual": expected.rounds}
        yield Problem(PositionError("map_rounds", field=ROUNDS, **facts), False)
    if facts := _unusual(len(places), expected.regions):
        yield Problem(PositionError("map_region_count", field=REGIONS, **facts), False)
    terrains = Counter(place.terrain for place in places)
    for terrain, wanted in expected.terrains.items():
        if facts := _unusual(terrains[terrain], wanted):
            yield Problem(PositionError("map_terrain_count", field=REGIONS, terrain=terrain, **facts), False)
    symbols = Counter(symbol for place in places for symbol in place.symbols)
    for symbol, wanted in expected.symbols.items():
        if facts := _unusual(symbols[symbol], wanted):
            yield Problem(PositionError("map_symbol_count", field=REGIONS, symbol=symbol, **facts), False)
    if facts := _unusual(sum(place.lost_tribe for place in places), expected.tribes):
        yield Problem(PositionError("map_tribe_count", field=REGIONS, **facts), False)
    if facts := _unusual(map.board.border.bit_count(), expected.borders):
        yield Problem(PositionError("map_border_count", field=REGIONS, **facts), False)


def _unusual(count: int, usual: int) -> dict[str, int]:
    """The facts of a count that is too far off; nothing if it is not."""
    if abs(count - usual) <= max(SLACK, TOLERANCE * usual):
        return {}
    return {"count": count, "usual": usual}
