"""Maps of one's own: made, checked, measured and played on. A map is the document of docs/maps.md."""

from typing import Annotated, Any

from msgspec import Meta

from elbowroom.server.protocol.basics import Asked, Facts, Told

MapData = Annotated[dict[str, Any], Meta(title="MapData")]
MapName = Annotated[str, Meta(max_length=40)]


class NewMap(Asked):
    """A map to be made; the same seed gives the same one."""

    players: Annotated[int, Meta(ge=2, le=6)]
    seed: Annotated[int, Meta(ge=0, lt=1 << 53)]


class MapToCheck(Asked):
    """A map as somebody has drawn it; its facts are taken from the drawing."""

    map: MapData


class MapProblem(Told):
    """Something that does not hold of a map: a code with its facts, and the regions it is about."""

    error: str
    text: str
    facts: Facts
    regions: list[int]
    is_grave: bool
    """Nobody can play on it."""


class CheckedMap(Told):
    """A map with facts that fit its drawing, and what is wrong with it."""

    map: MapData
    problems: list[MapProblem]


class OwnMap(Told):
    """A map that comes with the game beside the four boards; it has a name in every language."""

    id: str
    players: int
    regions: int
    rounds: int


class SeatFigures(Told):
    """How a seat fared: wins, the share of games it won with its 95 % interval, and coins."""

    wins: float
    rate: float
    low: float
    high: float
    coins: float


class FairnessNow(Told):
    """How far the games are by which the seats of a map are compared."""

    id: str
    done: int
    games: int
    waiting: int
    """How many other maps are measured at the same time."""
    seats: list[SeatFigures]
    is_fair: bool | None
    """Whether no seat differs from its fair share more than chance explains; None before the end."""
