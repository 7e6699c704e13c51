"""Where a position comes from: a dict, JSON text, or a file."""

import json
from collections.abc import Mapping
from pathlib import Path

from elbowroom.engine.errors import PositionError

Source = Mapping[str, object] | str | Path


def json_object(text: str, field: str) -> dict[str, object]:
    """JSON text that must be an object."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PositionError("not_json", field=field, error=str(error)) from error
    if not isinstance(value, dict):
        raise PositionError("not_an_object", field=field, value=repr(value))
    return value


def position_object(position: Source) -> object:
    """The object that a position is, wherever it comes from."""
    if isinstance(position, str):
        if position.lstrip().startswith(("{", "[")):
            return json_object(position, "position")
        position = Path(position)
    if isinstance(position, Path):
        try:
            text = position.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            raise PositionError("unreadable", field="position", path=repr(str(position))) from error
        return json_object(text, "position")
    return position


def compact_json(value: object) -> str:
    """JSON on one line."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
