"""What is built, what is kept out of the repository, and that compiled files never hide edited sources."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path

import elbowroom_build
import elbowroom_page
import pytest

import elbowroom
from elbowroom.measure import compiled

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_package_knows_its_version() -> None:
    assert elbowroom.__version__ == PROJECT["version"]


def test_the_readme_is_the_description_of_the_package() -> None:
    assert (PROJECT.get("readme") == "README.md") == (ROOT / "README.md").exists()


def test_no_file_names_a_registry_or_a_folder_of_somebodys_machine() -> None:
    if not shutil.which("git") or not (ROOT / ".git").exists():
        pytest.skip("only a git checkout knows which files belong to it")
    hosts = ["pypi" + ".org", "python" + "hosted.org", "npm" + "js.org", "yarn" + "pkg.com"]
    folders = [rf"(?<![\w.}}$*-])/{name}/" for name in ("root", "work", "home", "opt", "Users")]
    forbidden = re.compile("|".join([*map(re.escape, hosts), *folders]).encode())
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    tracked = [ROOT / os.fsdecode(name) for name in listed.split(b"\0") if name]
    found = {
        f"{path.relative_to(ROOT)}: {match[0].decode()}"
        for path in tracked
        if path.is_file()
        for match in forbidden.finditer(path.read_bytes())
    }
    assert found == set()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package with one file of each kind."""
    package = tmp_path / "elbowroom"
    for name in (
        "game.py",
        "game/dice.py",
        "homebrew.py",
        "measure/playout.py",
        "engine/apply.py",
        "engine/phases/pick.py",
        "content/base/races/orcs.py",
    ):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("X = 1\n")
    return package


def compile_in(package: Path) -> None:
    (package / compiled.DIGEST_FILE).write_text(compiled.digest(package) + "\n")
    (package / "engine/apply.cpython-311-x86_64-linux-gnu.so").touch()


def test_plain_sources_are_fresh(package: Path) -> None:
    compiled.check_fresh(package)
    (package / "engine/apply.py").write_text("X = 2\n")
    compiled.check_fresh(package)


def test_an_installed_compiled_package_is_fresh(package: Path) -> None:
    compile_in(package)
    compiled.check_fresh(package)
    (package / "game/game.py").write_text("X = 2\n")  # never compiled, so nothing hides it
    compiled.check_fresh(package)


EDITS: dict[str, Callable[[Path], object]] = {
    "edited": lambda package: (package / "engine/phases/pick.py").write_text("X = 2\n"),
    "edited alone": lambda package: (package / "game/dice.py").write_text("X = 2\n"),
    "added": lambda package: (package / "content/base/races/elves.py").write_text("X = 1\n"),
    "removed": lambda package: (package / "content/base/races/orcs.py").unlink(),
    "renamed": lambda package: (package / "engine/apply.py").rename(package / "engine/act.py"),
}


@pytest.mark.parametrize("edit", EDITS.values(), ids=EDITS.keys())
def test_sources_edited_after_compiling_are_refused(package: Path, edit: Callable[[Path], object]) -> None:
    compile_in(package)
    edit(package)
    with pytest.raises(ImportError, match="edited after they were compiled"):
        compiled.check_fresh(package)


@pytest.mark.parametrize(
    "name",
    [
        "engine/phases/pick.cpython-311-darwin.so",
        "content/base/races/orcs.cp311-win_amd64.pyd",
        "game/dice.so",
    ],
)
def test_modules_compiled_in_place_are_refused(package: Path, name: str) -> None:
    (package / name).touch()
    with pytest.raises(ImportError, match=r"stands beside the sources.*Delete it"):
        compiled.check_fresh(package)


def test_the_engine_the_base_content_and_the_search_are_what_is_compiled() -> None:
    folder = ROOT / "src/elbowroom"
    names = {path.relative_to(folder).as_posix() for path in compiled.sources(folder)}
    assert {"engine/apply.py", "engine/trait.py"} <= names
    assert any(name.startswith("content/base/powers/") for name in names)
    assert "players/search/turn.py" in names
    assert not any(name.startswith(("cli/", "players/expert", "record/")) for name in names)


def test_an_editable_install_refuses_to_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ELBOWROOM_COMPILE", raising=False)
    assert elbowroom_build.get_requires_for_build_editable() == []
    monkeypatch.setenv("ELBOWROOM_COMPILE", "1")
    with pytest.raises(SystemExit, match="editable install cannot be compiled"):
        elbowroom_build.get_requires_for_build_editable()


def test_only_a_compiled_wheel_requires_mypy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ELBOWROOM_PAGE", "0")
    monkeypatch.delenv("ELBOWROOM_COMPILE", raising=False)
    assert elbowroom_build.get_requires_for_build_wheel() == []
    monkeypatch.setenv("ELBOWROOM_COMPILE", "1")
    assert [name[:4] for name in elbowroom_build.get_requires_for_build_wheel()] == ["mypy"]


def test_a_wheel_requires_node_only_where_the_page_is_not_built_and_there_is_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("ELBOWROOM_COMPILE", raising=False)
    monkeypatch.delenv("ELBOWROOM_PAGE", raising=False)
    monkeypatch.setattr(elbowroom_page, "is_built", lambda: False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert elbowroom_build.get_requires_for_build_wheel() == [elbowroom_page.NODE_PACKAGE]
    with pytest.raises(SystemExit, match=r"needs Node 20\.19.*ELBOWROOM_PAGE=0"):
        elbowroom_build.build_wheel(str(tmp_path))
    monkeypatch.setenv("ELBOWROOM_PAGE", "0")
    assert elbowroom_build.get_requires_for_build_wheel() == []


def test_the_pure_wheel_holds_every_source_and_nothing_built(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    unwanted = shutil.ignore_patterns(
        ".*", "tests", "node_modules", "__pycache__", "*.egg-info", "build", "dist"
    )
    shutil.copytree(ROOT, copy, ignore=unwanted)
    for built in ("web", "src/elbowroom/web"):
        shutil.rmtree(copy / built, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w"]
    pure = os.environ | {"ELBOWROOM_COMPILE": "0"}
    page = copy / "src/elbowroom/web"
    (page / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/index-1.js", "icon.svg"):
        (page / name).write_text("built before")
    subprocess.run([*command, tmp_path, copy], env=pure, capture_output=True, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if name.startswith("elbowroom/")}
    files = [path for path in (copy / "src/elbowroom").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert packed == {path.relative_to(copy / "src").as_posix() for path in files}
    assert {"elbowroom/server/web/app.py", "elbowroom/server/store/migrations/env.py"} <= packed
    assert not (copy / "build").exists()
