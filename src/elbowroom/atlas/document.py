"""A map as a document: the facts that the rules need, how it is drawn, and what it is called.

`read_map` takes a stranger's data apart: everything is bounded, and what is wrong is named with its path.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from elbowroom.atlas.drawing import Drawing, read_drawing
from elbowroom.atlas.names import fitting_names, known_names
from elbowroom.content.fields import Fields
from elbowroom.content.loader import FEWEST, MOST_ON_OWN_MAP
from elbowroom.content.maps import ROUNDS, board_from
from elbowroom.engine.board import LAND, SYMBOLS, TERRAINS, Board, members
from elbowroom.engine.errors import PositionError
from elbowroom.record.visible import is_visible

LONGEST_TITLE = 40
FIELDS = ("players", "rounds", "title", "board", "regions", "drawing")
REGION_FIELDS = (
    "id", "name", "terrain", "symbols", "lost_tribe", "edge", "border", "adjacent", "x", "y",
)  # fmt: skip


@dataclass(frozen=True)
class Place:
    """A region as a map says it; ``border`` is None where the rule decides (4.1)."""

    id: int
    terrain: str
    symbols: tuple[str, ...] = ()
    lost_tribe: bool = False
    edge: bool = False
    adjacent: tuple[int, ...] = ()
    border: bool | None = None
    name: str | None = None

    @property
    def is_land(self) -> bool:
        """Whether it is neither sea nor lake."""
        return bool(TERRAINS[self.terrain] & LAND)


@dataclass(frozen=True)
class MapDocument:
    """A map that was read; region i need not have the id i."""

    players: int
    rounds: int
    places: tuple[Place, ...]
    drawing: Drawing | None = None
    title: str = ""

    @cached_property
    def board(self) -> Board:
        """The map as the rules see it."""
        return board_from(self.facts(), "map", self.players)

    def redrawn(self) -> "MapDocument":
        """With neighbours and edges as they are drawn, and a name that fits for every region."""
        drawing = self.drawing
        places = self.places
        if drawing is not None:
            places = tuple(
                replace(
                    place,
                    adjacent=tuple(sorted(drawing.neighbours(place.id))),
                    edge=drawing.touches_edge(place.id),
                )
                for place in places
            )
        names = fitting_names([(place.terrain, place.name) for place in places])
        named = tuple(replace(place, name=name) for place, name in zip(places, names, strict=True))
        return replace(self, places=named)

    def facts(self) -> dict[str, object]:
        """The map as the formats have it, without its drawing."""
        return {
            "players": self.players,
            "rounds": self.rounds,
            "regions": [_row(place) for place in self.places],
        }

    def to_json(self) -> dict[str, object]:
        """All of it as plain data, which `read_map` reads."""
        found = {"title": self.title, **self.facts()} if self.title else self.facts()
        if self.drawing is not None:
            found["drawing"] = self.drawing.to_json()
        return found


def _row(place: Place) -> dict[str, object]:
    row: dict[str, object] = {"id": place.id}
    if place.name is not None:
        row["name"] = place.name
    row |= {
        "terrain": place.terrain,
        "symbols": list(place.symbols),
        "lost_tribe": place.lost_tribe,
        "edge": place.edge,
        "adjacent": list(place.adjacent),
    }
    return row if place.border is None else {**row, "border": place.border}


def read_map(value: object, path: str = "map", *, as_drawn: bool = False) -> MapDocument:
    """A map from untrusted data; `PositionError` names what is wrong in it.

    ``as_drawn`` takes neighbours and edges from the drawing, whatever the facts say.
    """
    fields = Fields(value, path, FIELDS)
    players = fields.number("players", 0, FEWEST, MOST_ON_OWN_MAP)
    if not players:
        raise PositionError("missing", field=fields.at("players"))
    title = fields.text("title", "")
    if len(title) > LONGEST_TITLE or (title and not is_visible(title)):
        raise PositionError("bad_title", field=fields.at("title"), most=LONGEST_TITLE)
    rows = [Fields(row, where, REGION_FIELDS) for row, where in fields.items("regions")]
    facts: Mapping[str, object] = fields.value
    if as_drawn and fields.has("drawing"):
        facts = {**facts, "regions": [{**row.value, "adjacent": [], "edge": False} for row in rows]}
    board = board_from(facts, path, players)
    places = tuple(_place(row, board) for row in rows)
    ids = [place.id for place in places]
    drawing = read_drawing(fields.inner("drawing"), ids) if fields.has("drawing") else None
    rounds = fields.number("rounds", ROUNDS[players], 1, 99)
    found = MapDocument(players, rounds, places, drawing, title.strip())
    return found.redrawn() if as_drawn else found


def _place(row: Fields, board: Board) -> Place:
    """A row that `board_from` has found right."""
    id = row.number("id", 0)
    shown = board.features[id]
    return Place(
        id=id,
        terrain=row.text("terrain", ""),
        symbols=tuple(symbol for symbol, bit in SYMBOLS.items() if shown & bit),
        lost_tribe=row.flag("lost_tribe"),
        edge=row.flag("edge"),
        adjacent=tuple(members(board.near[id])),
        border=row.flag("border") if row.has("border") else None,
        name=row.one_of("name", known_names()) if row.has("name") else None,
    )
