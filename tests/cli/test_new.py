"""`elbowroom new-power` and `elbowroom new-race`."""

from pathlib import Path

import pytest

from elbowroom.content.loader import base_races
from tests.cli.shell import python, refused, run

pytestmark = pytest.mark.slow


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def pytest_passes(path: Path, tests: int) -> None:
    done = python("-m", "pytest", "-q", "-p", "no:cacheprovider", path, cwd=path)
    assert done.returncode == 0, done.stdout
    assert f"{tests} passed" in done.stdout


@pytest.mark.parametrize("name", ["frosty", "very_frosty_2"])
def test_a_new_power_works_at_once(folder: Path, name: str) -> None:
    printed = run("new-power", name)
    files = [f"homebrew/{name}.py", f"homebrew/test_{name}.py", f"homebrew/{name}.ftl", "homebrew/pytest.ini"]
    assert all(f"  {file}\n" in printed for file in files)
    assert sorted(str(path.relative_to(folder)) for path in folder.rglob("*.*")) == sorted(files)
    assert f"  elbowroom simulate --games 100 --homebrew homebrew/{name}.py\n" in printed
    table = run("simulate", "--games", "60", "--homebrew", f"homebrew/{name}.py")
    assert name.replace("_", " ").title() in table
    pytest_passes(folder / "homebrew", 3)


@pytest.mark.parametrize("replaces", ["ratmen", "dwarves", "elves", "orcs"])
def test_a_new_race_works_at_once_whatever_it_replaces(folder: Path, replaces: str) -> None:
    run("new-race", "snow_people", "--replaces", replaces, "--dir", "mine/own")
    pytest_passes(folder / "mine" / "own", 3)
    table = run("simulate", "--games", "60", "--homebrew", "mine/own/snow_people.py")
    assert "Snow People" in table
    assert replaces.title() not in table


def test_the_test_of_a_new_power_fails_without_what_it_tests(folder: Path) -> None:
    run("new-power", "frosty")
    code = folder / "homebrew" / "frosty.py"
    code.write_text(code.read_text(encoding="utf-8").replace("bonus_on=MOUNTAIN", ""), encoding="utf-8")
    done = python("-m", "pytest", "-q", "-p", "no:cacheprovider", folder / "homebrew", cwd=folder)
    assert done.returncode == 1
    assert "1 failed, 2 passed" in done.stdout


def test_a_slip_in_a_new_power_is_told_by_its_own_test(folder: Path) -> None:
    run("new-power", "frosty")
    code = folder / "homebrew" / "frosty.py"
    hook = "class Frosty(Power):\n    def incme(self, s, p):\n        return 1\n\n\nTRAIT = Frosty("
    code.write_text(code.read_text(encoding="utf-8").replace("TRAIT = Power(", hook), encoding="utf-8")
    done = python("-m", "pytest", "-q", "-p", "no:cacheprovider", folder / "homebrew", cwd=folder)
    assert done.returncode == 1
    assert "the nearest hook is “income”" in done.stdout


def test_the_tests_of_a_folder_run_in_one_process_whatever_is_set_above(folder: Path) -> None:
    (folder / "pytest.ini").write_text("[pytest]\naddopts = --no-such-option\n", encoding="utf-8")
    run("new-power", "frosty")
    run("new-power", "icy")
    pytest_passes(folder / "homebrew", 6)


def test_settings_that_are_there_stay(folder: Path) -> None:
    (folder / "homebrew").mkdir()
    settings = folder / "homebrew" / "pytest.ini"
    settings.write_text("[pytest]\nmarkers = mine\n", encoding="utf-8")
    assert "pytest.ini" not in run("new-power", "frosty")
    assert settings.read_text(encoding="utf-8") == "[pytest]\nmarkers = mine\n"


@pytest.mark.parametrize("command", ["new-power", "new-race"])
@pytest.mark.parametrize("name", ["Frosty", "two words", "2fast", "", "../frosty", "frosty.py", "é"])
def test_a_bad_name_is_refused(folder: Path, command: str, name: str) -> None:
    assert refused(command, name) == (
        f"A race or power cannot be called {name!r}: it needs small letters, with underscores between words."
    )
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("command", ["new-power", "new-race"])
@pytest.mark.parametrize("name", ["trolls", "dragon_master"])
def test_a_taken_name_is_refused(folder: Path, command: str, name: str) -> None:
    assert refused(command, name) == f"There is already a race or power “{name}”."
    assert list(folder.iterdir()) == []


def test_a_race_that_replaces_nobody_is_refused(folder: Path) -> None:
    free = ", ".join(race.id for race in base_races())
    assert refused("new-race", "moles", "--replaces", "badgers") == (
        f"“moles” must replace a race that is in the game, not “badgers”; free are {free}."
    )


@pytest.mark.parametrize("file", ["frosty.py", "test_frosty.py", "frosty.ftl"])
def test_nothing_is_ever_overwritten(folder: Path, file: str) -> None:
    (folder / "homebrew").mkdir()
    precious = folder / "homebrew" / file
    precious.write_text("precious", encoding="utf-8")
    assert refused("new-power", "frosty") == (
        f"{Path('homebrew') / file} is there already, and nothing is overwritten."
    )
    assert [path.name for path in (folder / "homebrew").iterdir()] == [file]
    assert precious.read_text(encoding="utf-8") == "precious"


def test_a_folder_that_cannot_be_made_is_named(folder: Path) -> None:
    (folder / "homebrew").write_text("a file", encoding="utf-8")
    assert refused("new-power", "frosty") == "homebrew cannot be written: File exists."
