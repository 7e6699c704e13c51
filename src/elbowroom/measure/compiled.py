"""Tells whether the engine runs compiled, and refuses compiled files that no longer match their sources.

A compiled wheel carries `_compiled_digest.txt`, a digest of the sources it was compiled from; nothing else
does. Python prefers an extension module to the `.py` file beside it, so without this check an edited source
would silently have no effect. `setup.py` takes the digest with the same function.
"""

import os
from collections.abc import Iterator
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[1]
DIGEST_FILE: Final = "_compiled_digest.txt"
COMPILED_FOLDERS: Final = ("engine", "content/base", "content/packs/rules", "players/search")
COMPILED_FILES: Final = ("game/dice.py", "homebrew.py", "measure/playout.py")


def is_compiled() -> bool:
    """Whether the engine is loaded from extension modules."""
    spec = find_spec("elbowroom.engine.apply")
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))


def check_fresh(package: Path = PACKAGE) -> None:
    """Raise ImportError if compiled files would shadow sources that they were not compiled from."""
    recorded = package / DIGEST_FILE
    if recorded.exists():
        if recorded.read_text().strip() != digest(package):
            raise ImportError(
                f"The sources in {package} were edited after they were compiled, and the compiled files "
                "would hide the edit. Compile and install again, or install without ELBOWROOM_COMPILE."
            )
    elif built := next((path for path in _files(package) if path.endswith((".so", ".pyd"))), None):
        raise ImportError(
            f"The compiled file {built} stands beside the sources and would hide every edit to them. "
            "Delete it: compiled modules belong in a wheel, never in the source folder."
        )


def digest(package: Path) -> str:
    """The digest of all sources that are compiled, and of their neighbours whose constants they inline."""
    total = sha256()
    for path in sources(package):
        content = path.read_bytes()
        total.update(f"{path.relative_to(package).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def sources(package: Path) -> list[Path]:
    """Every Python file in the part of the package that is compiled, in a fixed order."""
    singles = {package / name for name in COMPILED_FILES}
    folders = {path.parent for path in singles}
    found = (Path(path) for path in _files(package) if path.endswith(".py"))
    return sorted(path for path in found if path.parent not in folders or path in singles)


def _files(package: Path) -> Iterator[str]:
    """All files in the compiled folders, and those beside the files that are compiled alone."""
    for folder in sorted({str(Path(name).parent) for name in COMPILED_FILES}):
        with os.scandir(package / folder) as entries:
            yield from [entry.path for entry in entries if entry.is_file()]
    for folder in COMPILED_FOLDERS:
        for parent, _, names in os.walk(package / folder):
            yield from (f"{parent}/{name}" for name in names)
