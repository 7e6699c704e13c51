"""Home-made races and powers, wherever they come from: files of Python, packs in files, links, documents."""

import importlib.util
from collections.abc import Mapping
from pathlib import Path

from elbowroom.content.packs.load import pack_files, traits_of
from elbowroom.content.packs.pack import Pack
from elbowroom.content.packs.reader import read_pack
from elbowroom.engine.errors import ContentError
from elbowroom.engine.trait import Power, Race, Trait


def traits_in(source: object, boxes: Mapping[str, int]) -> list[Trait]:
    """The races and powers that somebody gave: one itself, a pack, its document, or a path of either.

    ``boxes`` says how many tokens the races have that may be replaced.
    """
    if isinstance(source, Race | Power):
        return [source]
    if isinstance(source, Pack):
        return traits_of(source, boxes)
    if isinstance(source, Mapping):
        return traits_of(read_pack(source), boxes)
    if not isinstance(source, str | Path):
        raise ContentError("not_homebrew", value=repr(source))
    path = Path(source)
    packs = pack_files(path)
    if packs:
        return [trait for pack in packs for trait in traits_of(pack, boxes)]
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
