"""Packs beside the races and powers of the box: whether they fit, and those that come with the game."""

from collections.abc import Mapping
from functools import cache

from elbowroom.content.loader import CONTENT, add_trait, base_powers, base_races, boxes
from elbowroom.content.packs.load import traits_of
from elbowroom.content.packs.pack import Pack
from elbowroom.content.packs.reader import check_pack, read_pack
from elbowroom.engine.errors import ContentError, ElbowroomError

OWN_PACKS = ("odd_neighbours",)
"""Packs of our own: races and powers as data."""


@cache
def own_pack(name: str) -> Pack:
    """A pack that comes with the game."""
    if name not in OWN_PACKS:
        raise ContentError("unknown_pack", pack=name, known=", ".join(OWN_PACKS))
    file = CONTENT / "own" / f"{name}.toml"
    return read_pack(file.read_text(encoding="utf-8"))


def check_at_table(source: str | Mapping[str, object]) -> tuple[Pack, list[ElbowroomError]]:
    """A pack, and all that is wrong with it, also beside the races and powers of the box.

    Every error has the path of its field among its facts.
    """
    pack, found = check_pack(source)
    problems: list[ElbowroomError] = list(found)
    known = {trait.id: trait for trait in (*base_races(), *base_powers())}
    gone: set[str] = set()
    for i, trait in enumerate(() if problems else traits_of(pack, boxes())):
        try:
            add_trait(trait, known, gone)
        except ContentError as error:
            place = f"races[{i}]" if i < len(pack.races) else f"powers[{i - len(pack.races)}]"
            error.facts["field"] = f"{place}.{_AT_FAULT.get(error.code, 'rules')}"
            problems.append(error)
    return pack, problems


_AT_FAULT = {
    "bad_trait_id": "id",
    "trait_exists": "id",
    "bad_token_count": "tokens",
    "no_lender": "replaces",
    "bad_box": "box",
}
"""The field that an error of a table is about; those about markers and what is remembered are about rules."""
