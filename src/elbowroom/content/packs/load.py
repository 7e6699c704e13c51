"""Packs wherever they come from: files, folders, documents; and back again into positions and records."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from elbowroom.content.packs.link import is_link, linked
from elbowroom.content.packs.make import piece_of, trait_of
from elbowroom.content.packs.pack import Pack
from elbowroom.content.packs.reader import read_pack
from elbowroom.content.packs.vocabulary import LONGEST_PACK
from elbowroom.engine.errors import ContentError, PackError, PositionError
from elbowroom.engine.trait import Trait

SUFFIXES: Final = (".toml", ".json")
_BYTES_A_CHARACTER: Final = 4


def pack_file(path: Path) -> Pack:
    """The pack in a file; an error names the file and the field."""
    try:
        if path.stat().st_size > _BYTES_A_CHARACTER * LONGEST_PACK:
            raise PackError("pack_too_long", field="pack", length=path.stat().st_size, most=LONGEST_PACK)
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError("unreadable", path=str(path)) from error
    return read_pack(text)


def pack_files(path: Path) -> list[Pack]:
    """The packs that a path means: that of a file or of a link, or all of a folder; else none."""
    if is_link(str(path)):
        return [read_pack(linked(str(path)))]
    if path.is_dir():
        return [pack_file(file) for file in sorted(path.iterdir()) if file.suffix in SUFFIXES]
    return [pack_file(path)] if path.is_file() and path.suffix in SUFFIXES else []


def traits_of(pack: Pack, boxes: Mapping[str, int]) -> list[Trait]:
    """The races and powers of a pack; ``boxes`` says how many tokens the races have that may be replaced."""
    return [trait_of(piece, boxes.get(str(piece.values.get("replaces")), 0)) for piece in pack.pieces]


# In positions and records


def pack_of(traits: Iterable[Trait]) -> Pack | None:
    """The pack that describes all of these that are data; nothing if none is."""
    pieces = [piece for piece in map(piece_of, traits) if piece is not None]
    if not pieces:
        return None
    races = tuple(piece for piece in pieces if piece.is_race)
    return Pack(races, tuple(piece for piece in pieces if not piece.is_race))


def embedded(traits: Sequence[Trait]) -> list[dict[str, object] | str]:
    """What a position says of home-made traits: data as packs, code by its id. Nothing if all is code."""
    found: list[dict[str, object] | str] = []
    for trait in traits:
        pack = pack_of([trait])
        found.append(trait.id if pack is None else pack.data())
    return found if any(isinstance(entry, dict) for entry in found) else []


def unpacked(
    entries: Iterable[tuple[object, str]], given: Sequence[Trait], boxes: Mapping[str, int]
) -> list[Trait]:
    """The traits of a position in their order: those that it describes, and those that were given.

    Raises `PositionError` where one is named that is not at hand, and `PackError` for data that cannot be.
    """
    at_hand = {trait.id: trait for trait in given}
    found: dict[str, Trait] = {}
    for entry, path in entries:
        if isinstance(entry, Mapping):
            for trait in traits_of(read_pack(entry, path), boxes):
                found[trait.id] = at_hand.get(trait.id, trait)
        elif isinstance(entry, str) and entry in at_hand:
            found[entry] = at_hand[entry]
        else:
            raise PositionError("homebrew_not_here", field=path, value=str(entry)[:80])
    return list((found | at_hand).values())
