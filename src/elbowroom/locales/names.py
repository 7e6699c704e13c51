"""The names of things: of players and regions at one table, of races, powers and markers everywhere."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Self, cast

from elbowroom.content.packs.pack import Pack, Words, in_language
from elbowroom.locales.bundles import has_text, message_id, text
from elbowroom.locales.languages import spoken

if TYPE_CHECKING:
    from elbowroom.game import Game


class GameNames:
    """The names that belong to one game: its players and the regions of its map."""

    def __init__(
        self, players: Sequence[str], map: str | Mapping[str, object], locale: str | None = None
    ) -> None:
        self.players = list(players)
        self.locale = locale or spoken()
        self._regions = _region_keys(map)

    @classmethod
    def of(cls, game: "Game", locale: str | None = None) -> Self:
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


_PACKED: dict[str, tuple[Words | None, Words | None]] = {}
"""Names and texts of pieces that are data, by id; the box has its own in the messages."""


def add_names(pack: Pack) -> None:
    """Call the pieces of a pack as it calls them, from now on and for everything that this process tells."""
    for piece in pack.pieces:
        _PACKED[piece.id] = (
            cast("Words | None", piece.values["name"]),
            cast("Words | None", piece.values["text"]),
        )
        for rule in piece.rules_of("marker"):
            _PACKED[rule.word("id")] = (cast("Words | None", rule.values["name"]), None)


def _packed(id: str, which: int, locale: str | None) -> str:
    """What a pack says for an id, empty if nothing: its name (0) or its text (1)."""
    return in_language(_PACKED[id][which], locale or spoken()) if id in _PACKED else ""


def trait_name(id: str, locale: str | None = None) -> str:
    """The name of a race or power; one without a text is called by its id."""
    kind = "race" if has_text(f"race-{id}", locale) else "power"
    return _packed(id, 0, locale) or _named(f"{kind}-{id}", id, locale)


def combo_name(race: str, power: str, locale: str | None = None) -> str:
    """A combo by the language's own rule; one whose race or power has no words for it by `combo-name`."""
    if not (has_text(f"race-{race}.combo", locale) and has_text(f"power-{power}.combo", locale)):
        names = {"race": trait_name(race, locale), "power": trait_name(power, locale)}
        return text("combo-name", locale, **names)
    gender = text(f"race-{race}.gender", locale) if has_text(f"race-{race}.gender", locale) else "m"
    return text(f"power-{power}.combo", locale, race=text(f"race-{race}.combo", locale), gender=gender)


def trait_about(id: str, locale: str | None = None) -> str:
    """What a race or power does, in a sentence or two; empty if nobody wrote it down."""
    for message in (f"race-{id}-about", f"power-{id}-about"):
        if has_text(message, locale):
            return text(message_id(message), locale)
    return _packed(id, 1, locale)


def marker_name(id: str, count: int = 1, locale: str | None = None) -> str:
    """A marker, or several, in as few words as possible: "lair", "3 camps"."""
    if has_text(f"marker-{id}", locale):
        return text(message_id(f"marker-{id}"), locale, count=count)
    name = _packed(id, 0, locale) or _words(id)
    return name if count == 1 else f"{count} {name}"


def one_marker(id: str, locale: str | None = None) -> str:
    """A marker in a sentence: "a fortress", "the dragon"."""
    if has_text(f"marker-{id}.indefinite", locale):
        return text(f"marker-{id}.indefinite", locale)
    return marker_name(id, locale=locale)  # a home-made one may have a name only


def _named(message: str, id: str, locale: str | None) -> str:
    return text(message_id(message), locale) if has_text(message, locale) else _words(id).title()


def _words(id: str) -> str:
    return id.replace("_", " ")


def _region_keys(map: str | Mapping[str, object]) -> dict[int, str]:
    """The `name` of each region that has one."""
    from elbowroom.content.loader import map_facts

    facts = map_facts(map) if isinstance(map, str) else map
    rows = cast("list[Mapping[str, object]]", facts["regions"])
    return {cast("int", row["id"]): str(row["name"]) for row in rows if row.get("name")}
