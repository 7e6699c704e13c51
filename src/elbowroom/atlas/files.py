"""Maps in files: JSON as the program writes it, or TOML as people do."""

import json
import tomllib
from functools import cache
from pathlib import Path

from elbowroom.atlas.document import MapDocument, read_map
from elbowroom.engine.errors import ContentError, PositionError
from elbowroom.record.inputs import MapSource, json_object

SUFFIXES = (".json", ".toml")
LARGEST_FILE = 1_000_000
"""Bytes; a map of sixty regions with every corner it may have is smaller."""


@cache
def map_source(map: str) -> MapSource:
    """A map as `Game.new` takes it: by its name, or from a file that is named. Read once in each process."""
    return load_map(Path(map)).to_json() if map.endswith(SUFFIXES) else map


def load_map(path: Path) -> MapDocument:
    """The map of a file; an error names the file, or the field that is wrong in it."""
    if not path.is_file():
        raise ContentError("no_such_file", path=str(path))
    try:
        raw = path.read_bytes() if path.stat().st_size <= LARGEST_FILE else b"\xff"
        text = raw.decode()
    except (OSError, ValueError) as error:
        raise PositionError("unreadable", field="map", path=repr(str(path))) from error
    if path.suffix != ".toml":
        return read_map(json_object(text, path.name), path.name)
    try:
        return read_map(tomllib.loads(text), path.name)
    except tomllib.TOMLDecodeError as error:
        raise PositionError("not_toml", field=path.name, error=str(error)) from error


def map_text(map: MapDocument) -> str:
    """A map as JSON, with a line for each region and each ring, so that a change can be read."""
    value = map.to_json()
    lines = []
    for key, part in value.items():
        if key == "regions" and isinstance(part, list):
            lines.append('"regions": [\n    ' + ",\n    ".join(map_json(row) for row in part) + "\n  ]")
        elif key == "drawing" and isinstance(part, dict):
            rings = ",\n      ".join(f'"{id}": {map_json(ring)}' for id, ring in part["rings"].items())
            plain = {name: part[name] for name in ("width", "height", "points")}
            inner = [f'"{name}": {map_json(item)}' for name, item in plain.items()]
            inner.append('"rings": {\n      ' + rings + "\n    }")
            lines.append('"drawing": {\n    ' + ",\n    ".join(inner) + "\n  }")
        else:
            lines.append(f'"{key}": {map_json(part)}')
    return "{\n  " + ",\n  ".join(lines) + "\n}\n"


def map_json(value: object) -> str:
    """A value on one line."""
    return json.dumps(value, ensure_ascii=False)
