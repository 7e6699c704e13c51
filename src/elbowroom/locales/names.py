"""The names of things: of players and regions at one table, of races, powers and markers everywhere."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Self, cast

from elbowroom.locales.bundles import has_text, message_id, text

if TYPE_CHECKING:
    from elbowroom.game import Game


class GameNames:
    """The names that belong to one game: its players and the regions of its map."""

    def __init__(self, players: Sequence[str], map: str | Mapping[str, object], locale: str = "en") -> None:
        self.players = list(players)
        self.locale = locale
        self._regions = _region_keys(map)

    @classmethod
    def of(cls, game: "Game", locale: str = "en") -> Self:
        """The names of a game's players and regions."""
        return cls(game.names, game.map, locale)

    def player(self, seat: int) -> str:
        """The name of the player in a seat."""
        return self.players[seat]

    def region(self, r: int) -> str:
        """The name of a region, or its number where the map gives it none."""
        key = self._regions.get(r)
        if key is None:
            return text("numbered-region", self.locale, number=r)
        return _named(f"region-{key}", key, self.locale)


def trait_name(id: str, locale: str = "en") -> str:
    """The name of a race or power; one without a text is called by its id."""
    kind = "race" if has_text(f"race-{id}", locale) else "power"
    return _named(f"{kind}-{id}", id, locale)


def trait_about(id: str, locale: str = "en") -> str:
    """What a race or power does, in a sentence or two; empty if nobody wrote it down."""
    for message in (f"race-{id}-about", f"power-{id}-about"):
        if has_text(message, locale):
            return text(message_id(message), locale)
    return ""


def marker_name(id: str, count: int = 1, locale: str = "en") -> str:
    """A marker, or several, in as few words as possible: "lair", "3 camps"."""
    if has_text(f"marker-{id}", locale):
        return text(message_id(f"marker-{id}"), locale, count=count)
    return _words(id) if count == 1 else f"{count} {_words(id)}"


def one_marker(id: str, locale: str = "en") -> str:
    """A marker in a sentence: "a fortress", "the dragon"."""
    if not has_text(f"marker-{id}", locale):
        return _words(id)
    try:
        return text(f"{message_id(f'marker-{id}')}.indefinite", locale)
    except LookupError:  # a home-made one may have a name only
        return marker_name(id, locale=locale)


def _named(message: str, id: str, locale: str) -> str:
    return text(message_id(message), locale) if has_text(message, locale) else _words(id).title()


def _words(id: str) -> str:
    return id.replace("_", " ")


def _region_keys(map: str | Mapping[str, object]) -> dict[int, str]:
    """The `name` of each region that has one."""
    from elbowroom.content.loader import map_facts

    facts = map_facts(map) if isinstance(map, str) else map
    rows = cast("list[Mapping[str, object]]", facts["regions"])
    return {cast("int", row["id"]): str(row["name"]) for row in rows if row.get("name")}
