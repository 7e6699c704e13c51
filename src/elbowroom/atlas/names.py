"""Names for the regions of a map: those of the base maps, which have words in every language."""

from collections.abc import Sequence
from functools import cache
from typing import cast

from elbowroom.content.loader import MAPS, map_facts


@cache
def names_by_terrain() -> dict[str, list[str]]:
    """The keys of all names, in the order of the maps."""
    found: dict[str, list[str]] = {}
    for map in MAPS:
        for row in cast("list[dict[str, str]]", map_facts(map)["regions"]):
            found.setdefault(row["terrain"], []).append(row["name"])
    return found


@cache
def known_names() -> tuple[str, ...]:
    """The keys of all names."""
    return tuple(name for names in names_by_terrain().values() for name in names)


def fitting_names(places: Sequence[tuple[str, str | None]], first: int = 0) -> list[str | None]:
    """A name for each terrain, each once: the one it has if that fits, else one that is free.

    ``first`` is where to begin among the names. Where all are taken there is none: a number will do.
    """
    taken: set[str] = set()
    found: list[str | None] = []
    for terrain, name in places:
        fits = name in names_by_terrain().get(terrain, []) and name not in taken
        found.append(name if fits else None)
        taken |= {name} if fits and name else set()
    for index, (terrain, _) in enumerate(places):
        if found[index] is None:
            names = names_by_terrain().get(terrain, [])
            order = names[first % max(len(names), 1) :] + names[: first % max(len(names), 1)]
            found[index] = next((name for name in order if name not in taken), None)
            taken |= {found[index] or ""}
    return found
