"""What run.py really installs, from locks and packages of the tests' own: no network is needed."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import run

pytestmark = pytest.mark.slow

PACKAGES = {run.LOCK: "elbow_game", run.COMPILER_LOCK: "elbow_compiler", run.TOOLS_LOCK: "elbow_tool"}


def make_wheel(folder: Path, name: str, value: int) -> Path:
    """The smallest package there is: a module with a number."""
    wheel = folder / f"{name}-1.0-py3-none-any.whl"
    about = f"{name}-1.0.dist-info"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr(f"{name}.py", f"VALUE = {value}\n")
        archive.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        archive.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(
            f"{about}/RECORD", f"{name}.py,,\n{about}/METADATA,,\n{about}/WHEEL,,\n{about}/RECORD,,\n"
        )
    return wheel


class Toy(run.Environment):
    """A real environment in which nothing stands for the project itself."""

    def install_project(self) -> None:
        pass

    def modules(self) -> set[str]:
        """Which of the packages can be imported."""
        check = f"from importlib.util import find_spec; print(*filter(find_spec, {list(PACKAGES.values())}))"
        done = subprocess.run([self.python, "-c", check], capture_output=True, text=True, check=True)
        return set(done.stdout.split())


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a small package in each lock, all of them in a folder beside it."""
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    for name in ("pyproject.toml", "setup.py", "build_backend/b.py", "src/elbowroom/measure/compiled.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    for value, (lock, name) in enumerate(PACKAGES.items()):
        wheel = make_wheel(shelf, name, value)
        digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
        (tmp_path / lock).write_text(f"{name}==1.0 --hash=sha256:{digest}\n")
    for installer in ("PIP", "UV"):
        monkeypatch.setenv(f"{installer}_NO_INDEX", "1")
        monkeypatch.setenv(f"{installer}_FIND_LINKS", str(shelf))
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("UV_NO_CONFIG", "1")
    monkeypatch.setenv("UV_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path


@pytest.fixture(params=["pip", "uv"])
def installer(request: pytest.FixtureRequest, root: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Which of the two the machine has: pip is in every environment."""
    programs = root / "programs"
    programs.mkdir()
    if request.param == "uv":
        uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
        assert uv is not None, "it is one of the tools"
        (programs / Path(uv).name).symlink_to(uv)
    monkeypatch.setenv("PATH", str(programs))
    return str(request.param)


def test_playing_installs_the_first_lock_and_tools_come_on_top(
    root: Path, installer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    player = Toy(root=root)
    player.prepare()
    assert player.modules() == {"elbow_game"}
    assert set(json.loads(player.stamp.read_text())) == {"home", run.LOCK, "project"}
    developer = Toy(tools=True, root=root)
    developer.prepare()
    assert developer.modules() == {"elbow_game", "elbow_tool"}
    assert set(json.loads(player.stamp.read_text())) == {"home", run.LOCK, run.TOOLS_LOCK, "project"}
    assert "trying pip" not in capsys.readouterr().err
    assert (root / "cache").exists() == (installer == "uv"), "it was used where it is, and not brought"
    shutil.rmtree(root / "shelf")
    player.prepare()
    developer.prepare()


def test_a_file_with_another_hash_is_refused(root: Path, installer: str) -> None:
    make_wheel(root / "shelf", "elbow_game", 99)
    player = Toy(root=root)
    with pytest.raises(run.StepError, match=r"(?i)hash[\s\S]*This step failed: installing the packages"):
        player.prepare()
    assert player.modules() == set()
    assert player.installed() == {}, "the next run begins anew"
