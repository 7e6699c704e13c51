"""Home-made races and powers: files of Python, packs in files, links and documents, and packs of our own."""

import importlib.util
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from elbowroom.content.loader import CONTENT, add_trait, base_powers, base_races, boxes
from elbowroom.content.packs.load import pack_files, traits_of
from elbowroom.content.packs.pack import Pack
from elbowroom.content.packs.reader import check_pack, read_pack
from elbowroom.engine.errors import ContentError, ElbowroomError
from elbowroom.engine.trait import Power, Race, Trait

OWN_PACKS = ("odd_neighbours",)
"""Packs of our own: races and powers as data."""


def traits_in(source: object) -> list[Trait]:
    """The races and powers that somebody gave: one itself, a pack, its document, or a path of either."""
    if isinstance(source, Race | Power):
        return [source]
    if isinstance(source, Pack):
        return traits_of(source, boxes())
    if isinstance(source, Mapping):
        return traits_of(read_pack(source), boxes())
    if not isinstance(source, str | Path):
        raise ContentError("not_homebrew", value=repr(source))
    path = Path(source)
    packs = pack_files(path)
    if packs:
        return [trait for pack in packs for trait in traits_of(pack, boxes())]
    if not path.is_file():
        raise ContentError("no_such_file", path=str(path))
    return [_trait_in(path)]


def _trait_in(path: Path) -> Trait:
    spec = importlib.util.spec_from_file_location(f"elbowroom_homebrew_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise ContentError("not_python", path=str(path))
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # the file is somebody else's: whatever it raises is named, with its file
        raise ContentError("broken_file", path=str(path), error=f"{type(error).__name__}: {error}") from error
    trait = getattr(module, "TRAIT", None)
    if not isinstance(trait, Race | Power):
        raise ContentError("no_trait", path=str(path))
    return trait


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
