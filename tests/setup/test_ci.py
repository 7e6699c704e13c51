"""The build server's script: it runs every check, and passes over nothing that is missing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.missing import lacking, missing

ROOT = Path(__file__).parents[2]
BROWSERS = ("chromium", "firefox-esr", "WebKitWebDriver", "Xvfb")
SERVERS = ("nginx", "caddy")
DICTIONARIES = ["hunspell-en-gb", "myspell-et", "hunspell-is", "hunspell-ro", "hunspell-uk"]
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
        absent = "f\"[{os.environ.get('ELBOWROOM_NOT_TO_BE_HAD')}]\""
        check = f"import os, sys\nprint(sys.argv[1], os.environ.get('CI'), {absent})\nsys.exit({self.code})\n"
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
    for name in (*BROWSERS, *SERVERS, "hunspell"):
        machine.install(name, "exit 0")
    machine.code = code
    done = machine.run()
    assert (done.stdout, done.returncode) == ("test 1 []\n", code)


def apt_get(machine: Machine, without: str = "nothing") -> None:
    """Installs, and writes down what, but for one package, which there is not."""
    machine.install("sudo", '"$@"')
    machine.install(
        "apt-get",
        f'case "$*" in *{without}*) echo "no {without}" >&2; exit 100;; esac\n'
        f'echo "$@" >> {machine.folder}/asked',
    )


def installed(machine: Machine) -> list[list[str]]:
    """What was installed in the end; first, and only once, the machine was told what there is."""
    asked = (machine.folder / "asked").read_text().splitlines()
    assert asked[0] == "update -q"
    words = "install -y -q --no-install-recommends "
    assert all(line.startswith(words) for line in asked[1:])
    return [line.removeprefix(words).split() for line in asked[1:] if "--download-only" not in line]


def test_what_is_missing_is_installed(machine: Machine) -> None:
    apt_get(machine)
    assert machine.run().stdout == "test 1 []\n"
    browsers = ["chromium", "firefox-esr", "webkit2gtk-driver", "xvfb"]
    assert installed(machine) == [[*browsers, "hunspell", *DICTIONARIES], ["nginx"], ["caddy"]]


@pytest.mark.parametrize("missing", ["WebKitWebDriver", "Xvfb"])
def test_what_is_there_is_not_installed(machine: Machine, missing: str) -> None:
    apt_get(machine)
    for name in (*BROWSERS, *SERVERS, "hunspell"):
        if name != missing:
            machine.install(name, "exit 0")
    assert machine.run().stdout == "test 1 []\n"
    assert installed(machine) == [["webkit2gtk-driver", "xvfb"]]


def test_browsers_by_other_names_will_do(machine: Machine) -> None:
    for name in ("WebKitWebDriver", "Xvfb", "hunspell", *SERVERS):
        machine.install(name, "exit 0")
    done = machine.run(ELBOWROOM_BROWSER="/somewhere/browser", ELBOWROOM_FIREFOX="/somewhere/firefox")
    assert (done.stdout, done.stderr) == ("test 1 []\n", "")
    machine.install("firefox", "exit 0")
    done = machine.run(ELBOWROOM_BROWSER="/somewhere/browser")
    assert (done.stdout, done.stderr) == ("test 1 []\n", "")


def test_a_browser_beside_chromium_that_cannot_be_had_is_told(machine: Machine) -> None:
    apt_get(machine, without="webkit2gtk-driver")
    for name in ("hunspell", *SERVERS):
        machine.install(name, "exit 0")
    done = machine.run()
    assert done.stdout == "test 1 [WebKit]\n"
    assert done.stderr.splitlines() == [
        "no webkit2gtk-driver",
        "WebKit cannot be installed here (Debian's webkit2gtk-driver xvfb): its tests are left out.",
    ]
    assert installed(machine) == [["chromium", "firefox-esr"]]


def test_a_dictionary_that_is_missing_is_installed_or_told(machine: Machine) -> None:
    for name in (*BROWSERS, *SERVERS):
        machine.install(name, "exit 0")
    machine.install("hunspell", 'case "$2" in et_EE|is_IS) exit 1;; esac')
    apt_get(machine, without="myspell-et")
    done = machine.run()
    assert done.stdout == "test 1 [et_EE]\n"
    assert "et_EE cannot be installed here (Debian's myspell-et): its tests are left out.\n" in done.stderr
    assert installed(machine) == [["hunspell-is"]]


def test_without_packages_the_other_browsers_are_left_out(machine: Machine) -> None:
    for name in ("chromium", "hunspell", *SERVERS):
        machine.install(name, "exit 0")
    done = machine.run()
    assert done.stdout == "test 1 [Firefox WebKit]\n"
    assert [line.partition(" ")[0] for line in done.stderr.splitlines()] == ["Firefox", "WebKit"]


def test_a_browser_that_can_be_had_must_be_installed(machine: Machine) -> None:
    machine.install("sudo", '"$@"')
    machine.install("chromium", "exit 0")
    machine.install(
        "apt-get", 'case "$*" in update*|*--download-only*) ;; *) echo "no room" >&2; exit 100;; esac'
    )
    done = machine.run()
    assert (done.stdout, done.returncode, done.stderr) == ("", 100, "no room\n")


def test_a_server_that_cannot_be_installed_is_told_and_stops_nothing(machine: Machine) -> None:
    """Neither if there is no package of it, nor if the package fails, as where a service cannot start."""
    for name in (*BROWSERS, "hunspell"):
        machine.install(name, "exit 0")
    told = [f"{name} cannot be installed here (Debian's {name}): its tests are left out." for name in SERVERS]
    done = machine.run()
    assert (done.stdout, done.stderr.splitlines()) == ("test 1 [nginx caddy]\n", told)
    apt_get(machine, without="caddy")
    assert machine.run().stdout == "test 1 [caddy]\n"
    assert installed(machine) == [["nginx"]]
    machine.install("apt-get", 'case "$*" in *download-only*|update*|*caddy) ;; *) exit 100;; esac')
    done = machine.run()
    assert (done.stdout, done.stderr.splitlines()) == ("test 1 [nginx]\n", told[:1])


def test_chromium_that_cannot_be_had_is_a_failure(machine: Machine) -> None:
    done = machine.run()
    assert (done.stdout, done.returncode) == ("", 1)
    assert "need a browser" in done.stderr
    apt_get(machine, without="chromium")
    done = machine.run()
    assert (done.stdout, done.returncode) == ("", 1)
    assert done.stderr.startswith("no chromium\n")
    assert "need a browser" in done.stderr


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
    # the script may have looked for a package in vain, and said so
    assert {name for name, text in texts.items() if " lacking(" in text} == {"engines"}
    assert [name for name, text in texts.items() if "pytest.skip(" in text] == []


def test_what_the_script_could_not_get_is_left_out_on_a_build_server_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CI", "1")
    monkeypatch.setattr("tests.missing.NOT_TO_BE_HAD", ["caddy"])
    with pytest.raises(pytest.skip.Exception, match="caddy cannot be had"):
        lacking("caddy", "no caddy here")
    with pytest.raises(pytest.fail.Exception, match="no nginx here"):
        lacking("nginx", "no nginx here")
