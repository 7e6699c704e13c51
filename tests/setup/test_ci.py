"""The build server's script: it runs every check, and passes over nothing that is missing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.missing import missing

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(os.name == "nt", reason="a bash script")


class Machine:
    """A copy of the script with a run.py that tells how it was called, and the only programs there are."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = folder / "programs"
        self.programs.mkdir()
        (folder / ".ci").mkdir()
        shutil.copy(ROOT / ".ci/run", folder / ".ci/run")
        self.code = 0
        for name in ("bash", "dirname", "id", "env"):
            found = shutil.which(name)
            assert found is not None
            (self.programs / name).symlink_to(found)
        (self.programs / "python3").symlink_to(sys.executable)

    def install(self, name: str, line: str) -> None:
        """A program that does one thing."""
        (self.programs / name).write_text(f"#!/bin/sh\n{line}\n")
        (self.programs / name).chmod(0o755)

    def run(self, **environment: str) -> "subprocess.CompletedProcess[str]":
        check = f"import os, sys\nprint(sys.argv[1], os.environ.get('CI'))\nsys.exit({self.code})\n"
        (self.folder / "run.py").write_text(check)
        return subprocess.run(
            [self.folder / ".ci/run"], env={"PATH": str(self.programs)} | environment,
            capture_output=True, text=True, check=False,
        )  # fmt: skip


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.parametrize("code", [0, 3])
def test_ci_runs_the_test_command_and_fails_with_it(machine: Machine, code: int) -> None:
    machine.install("chromium", "exit 0")
    machine.code = code
    done = machine.run()
    assert (done.stdout, done.returncode) == ("test 1\n", code)


def test_without_a_browser_one_is_installed(machine: Machine) -> None:
    machine.install("apt-get", f'echo "$@" >> {machine.folder}/asked')
    machine.install("sudo", '"$@"')
    assert machine.run().stdout == "test 1\n"
    assert (machine.folder / "asked").read_text().splitlines() == [
        "update -q",
        "install -y -q --no-install-recommends chromium",
    ]


def test_a_browser_by_another_name_will_do(machine: Machine) -> None:
    assert machine.run(ELBOWROOM_BROWSER="/somewhere/browser").stdout == "test 1\n"


def test_a_browser_that_cannot_be_had_is_a_failure(machine: Machine) -> None:
    done = machine.run()
    assert (done.stdout, done.returncode) == ("", 1)
    assert "need a browser" in done.stderr
    machine.install("sudo", '"$@"')
    machine.install("apt-get", "echo 'no such package' >&2; exit 100")
    done = machine.run()
    assert (done.stdout, done.returncode, done.stderr) == ("", 100, "no such package\n")


@pytest.mark.parametrize(
    ("ci", "outcome"),
    [(None, pytest.skip.Exception), ("", pytest.skip.Exception), ("1", pytest.fail.Exception)],
)
def test_what_a_test_needs_may_be_missing_but_not_on_a_build_server(
    monkeypatch: pytest.MonkeyPatch, ci: str | None, outcome: type[BaseException]
) -> None:
    monkeypatch.delenv("CI", raising=False)
    if ci is not None:
        monkeypatch.setenv("CI", ci)
    with pytest.raises(outcome, match="no browser here"):
        missing("no browser here")


def test_browsers_and_databases_are_not_passed_over() -> None:
    texts = {path.parent.name: path.read_text("utf-8") for path in (ROOT / "tests").rglob("conftest.py")}
    assert {name for name, text in texts.items() if " missing(" in text} == {"browser", "server"}
    assert not any("pytest.skip(" in text for text in texts.values())
