"""The locks: who plays gets what playing needs and nothing else, and every file is known by its hash."""

import re
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import run

ROOT = Path(run.__file__).parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = [run.LOCK, run.COMPILER_LOCK, run.TOOLS_LOCK, run.NODE_LOCK]
Entry = tuple[Requirement, int]


def entries(lock: str) -> list[Entry]:
    """The requirements of a lock, each with the number of its hashes."""
    text = (ROOT / lock).read_text(encoding="utf-8").replace("\\\n", "")
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    found = []
    for line in lines:
        requirement, *hashes = re.split(r"\s+--hash=sha256:", line.rstrip())
        assert all(re.fullmatch("[0-9a-f]{64}", hash) for hash in hashes), line
        found.append((Requirement(requirement), len(hashes)))
    return found


def locked(lock: str) -> dict[str, str]:
    """The version of each package that a lock installs here."""
    return {
        canonicalize_name(entry.name): str(entry.specifier)
        for entry, _ in entries(lock)
        if entry.marker is None or entry.marker.evaluate()
    }


def group(name: str) -> list[str]:
    """The requirements of a group of pyproject.toml."""
    found: list[str] = []
    for wanted in PYPROJECT["dependency-groups"][name]:
        found += [wanted] if isinstance(wanted, str) else group(wanted["include-group"])
    return found


def closure(wanted: list[str]) -> set[str]:
    """The packages that these requirements bring here, as their own descriptions say."""
    found: set[tuple[str, str]] = set()
    left = [(Requirement(text), "") for text in wanted]
    while left:
        requirement, extra = left.pop()
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": extra}):
            continue
        name = canonicalize_name(requirement.name)
        for inner in ["", *requirement.extras]:
            if (name, inner) not in found:
                found.add((name, inner))
                left += [(Requirement(text), inner) for text in requires(name) or []]
    return {name for name, _ in found}


def test_playing_installs_what_it_needs_and_nothing_else() -> None:
    wanted = PYPROJECT["project"]["dependencies"] + group("play")
    assert set(locked(run.LOCK)) == closure(wanted)


@pytest.mark.parametrize(("lock", "name"), [(run.COMPILER_LOCK, "compile"), (run.TOOLS_LOCK, "dev")])
def test_what_comes_on_top_is_complete_in_itself(lock: str, name: str) -> None:
    assert set(locked(lock)) == closure(group(name))


def test_no_tool_gets_to_players() -> None:
    tools = {canonicalize_name(Requirement(text).name) for text in group("dev")}
    assert {"mypy", "pytest", "ruff", "uv", "numpy"} <= tools
    assert set(locked(run.LOCK)) & tools == {"setuptools", "httpx"}, "they build and serve"


def test_the_locks_agree() -> None:
    play, compiler, tools = (locked(lock) for lock in (run.LOCK, run.COMPILER_LOCK, run.TOOLS_LOCK))
    for one, other in ((play, compiler), (play, tools), (compiler, tools)):
        assert {name: one[name] for name in one.keys() & other} == {
            name: other[name] for name in one.keys() & other
        }


@pytest.mark.parametrize("lock", LOCKS)
def test_every_version_is_exact_and_has_hashes(lock: str) -> None:
    assert entries(lock)
    for requirement, hashes in entries(lock):
        assert re.fullmatch(r"==[\w.]+", str(requirement.specifier)), requirement
        assert hashes, requirement
        assert requirement.url is None


@pytest.mark.parametrize("lock", LOCKS)
def test_no_lock_says_where_packages_come_from(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert not re.search(r"://|--(extra-)?index|--find-links|--trusted-host", text)
