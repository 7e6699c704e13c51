"""run.py on a Python that is too old or too new: one sentence, with the one that works."""

import ast
import os
import runpy
import sys
import tomllib
from pathlib import Path

import pytest

import run

ROOT = Path(run.__file__).parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def told(monkeypatch: pytest.MonkeyPatch, version: tuple[int, int]) -> str:
    """What run.py says under a Python of this version, before it does anything."""
    monkeypatch.setattr(sys, "version_info", (*version, 0, "final", 0))
    with pytest.raises(SystemExit) as stopped:
        runpy.run_path(run.__file__, run_name="__main__")
    return str(stopped.value)


def pretend(folder: Path, **codes: int) -> None:
    """Programs that end with a code, as the only ones there are."""
    for name, code in codes.items():
        program = folder / name.replace("_", ".")
        program.write_text(f"#!/bin/sh\nexit {code}\n")
        program.chmod(0o755)


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder in which programs are found."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def test_an_old_python_understands_enough_of_it_to_complain() -> None:
    ast.parse(Path(run.__file__).read_text(encoding="utf-8"), feature_version=(3, 7))


@pytest.mark.skipif(os.name == "nt", reason="a shell script stands for Python")
def test_an_older_python_is_told_which_one_of_this_machine_works(
    programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(
        programs, python3_14=127, python3_12=0, python3_11=0, python3_10=0
    )  # pyenv has names without a Python
    assert told(monkeypatch, (3, 10)) == (
        "Elbowroom needs Python 3.11 to 3.14, and this is Python 3.10, which is too old: "
        "start it with python3.12 run.py"
    )


@pytest.mark.skipif(os.name == "nt", reason="a shell script stands for Python")
def test_a_newer_python_than_the_packages_know_is_told_so(
    programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(programs, python3_15=0, python3_13=0)
    assert told(monkeypatch, (3, 15)) == (
        "Elbowroom needs Python 3.11 to 3.14, and this is Python 3.15, which some of its packages are "
        "not made for yet: start it with python3.13 run.py"
    )


def test_where_no_python_works_one_is_to_be_installed(
    programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert told(monkeypatch, (3, 15)).endswith(
        ": install one of those and start it by its name, for example python3.14 run.py"
    )


@pytest.mark.parametrize("minor", range(run.OLDEST[1], run.NEWEST[1] + 1))
def test_every_python_from_the_oldest_to_the_newest_is_taken(
    monkeypatch: pytest.MonkeyPatch, minor: int, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, minor, 0, "final", 0))
    monkeypatch.setattr(sys, "argv", ["run.py", "--help"])
    with pytest.raises(SystemExit, match="0"):
        runpy.run_path(run.__file__, run_name="__main__")
    assert "Needs only Python 3.11 to 3.14" in capsys.readouterr().out


def test_the_package_names_the_same_pythons() -> None:
    named = [line.rsplit(" ", 1)[1] for line in PROJECT["classifiers"] if ":: Python :: 3." in line]
    assert named == [f"3.{minor}" for minor in range(run.OLDEST[1], run.NEWEST[1] + 1)]
    assert PROJECT["requires-python"] == ">={}.{}".format(*run.OLDEST)
    wheels = next(line for line in (ROOT / "Makefile").read_text().splitlines() if "for python in" in line)
    assert wheels.split("in ")[1].split(";")[0].split() == named, "make lock looks for their wheels"
