"""What was learned about home-made races and powers, kept in the user's cache folder.

Whatever cannot be read there counts as not learned, and whatever cannot be written is learned again one day.
Nothing is taken from a file but a few numbers of a sensible size.
"""

import json
import os
from contextlib import suppress
from math import isfinite
from pathlib import Path
from typing import Final

import platformdirs

from elbowroom.players.search.weights import Key, version

METHOD: Final = 2
"""To be counted up when learning changes: what was learned otherwise is left alone."""
MOST_FILES: Final = 1000
MOST_BYTES: Final = 4096
MOST_WEIGHTS: Final = 32
LARGEST_WEIGHT: Final = 200.0


def folder() -> Path:
    """Where the files are."""
    return Path(platformdirs.user_cache_dir("elbowroom", appauthor=False)) / "learned"


def recalled(key: Key) -> list[float] | None:
    """The weights that were kept, or None."""
    try:
        with _file(key).open("rb") as file:
            found = json.loads(file.read(MOST_BYTES))
    except (OSError, ValueError, RecursionError):
        return None
    return found if _are_weights(found) else None


def _are_weights(found: object) -> bool:
    return (
        isinstance(found, list)
        and 1 <= len(found) <= MOST_WEIGHTS
        and all(isinstance(weight, float) and isfinite(weight) for weight in found)
        and all(abs(weight) <= LARGEST_WEIGHT for weight in found)
    )


def keep(key: Key, weights: list[float]) -> None:
    """Write the weights, as a whole or not at all; the oldest files go when there are too many."""
    file = _file(key)
    half = file.with_suffix(f".{os.getpid()}")
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        half.write_text(json.dumps(weights), encoding="utf-8")
        half.replace(file)
        _thin_out(file.parent)


def _file(key: Key) -> Path:
    digest, seats = key
    return folder() / f"{digest}-{seats}-{version()}-{METHOD}.json"


def _thin_out(kept: Path) -> None:
    files = list(kept.iterdir())
    if len(files) > MOST_FILES:
        for file in sorted(files, key=lambda file: file.stat().st_mtime)[: len(files) - MOST_FILES]:
            file.unlink(missing_ok=True)
