"""run.py: what it runs for which arguments, and what it installs again after which change."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

import run

ROOT = Path(run.__file__).parent


class Recorder:
    """Stands in for subprocess.run and keeps the commands; those that contain a failing word fail."""

    def __init__(self) -> None:
        self.commands: list[list[str]] = []
        self.failing: set[str] = set()

    def __call__(self, command: list[str | Path], **_: object) -> "subprocess.CompletedProcess[str]":
        if command[1] == "--version":
            return subprocess.CompletedProcess([], 0, stdout="v20.19.0")
        words = [str(word).removeprefix(f"{ROOT}{os.sep}") for word in command]
        words[0] = words[0] if words[0].startswith(".venv") else Path(words[0]).name
        self.commands.append(words)
        return subprocess.CompletedProcess(words, returncode=1 if self.failing & set(words) else 0)


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    recorder = Recorder()

    def prepare(self: run.Environment, with_page: bool) -> None:
        recorder.commands.append([self.folder.name, *["tools"] * self.tools, *["page"] * with_page])

    monkeypatch.setattr(subprocess, "run", recorder)
    monkeypatch.setattr(run.Environment, "prepare", prepare)
    return recorder


def programs(folder: str) -> Path:
    return run.Environment(compiled=folder == ".venv-compiled").bin.relative_to(ROOT)


@pytest.mark.parametrize(
    ("arguments", "folder", "expected"),
    [
        (["demo"], ".venv", ["demo"]),
        (["simulate", "--games", "10"], ".venv", ["simulate", "--games", "10"]),
        (["simulate", "--help"], ".venv", ["simulate", "--help"]),
        (["--compiled", "bench"], ".venv-compiled", ["bench"]),
    ],
)
def test_other_arguments_go_to_elbowroom(
    recorder: Recorder, arguments: list[str], folder: str, expected: list[str]
) -> None:
    assert run.main(arguments) == 0
    assert recorder.commands == [[folder], [str(programs(folder) / "elbowroom"), *expected]]


@pytest.mark.parametrize(
    ("arguments", "folder"), [([], ".venv"), (["--compiled"], ".venv-compiled"), (["play"], ".venv")]
)
def test_playing_wants_the_page(recorder: Recorder, arguments: list[str], folder: str) -> None:
    assert run.main(arguments) == 0
    assert recorder.commands == [[folder, "page"], [str(programs(folder) / "elbowroom"), "play"]]


@pytest.mark.parametrize(("command", "folder"), [("install", ".venv"), ("compile", ".venv-compiled")])
def test_install_and_compile_only_prepare(recorder: Recorder, command: str, folder: str) -> None:
    assert run.main([command]) == 0
    assert run.main([command, "--dev"]) == 0
    assert recorder.commands == [[folder, "page"], [folder, "tools", "page"]]


@pytest.mark.parametrize("command", ["install", "compile"])
def test_install_and_compile_take_no_other_options(
    recorder: Recorder, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    assert run.main([command, "--everything"]) == 2
    assert recorder.commands == []
    assert "--dev" in capsys.readouterr().err


def test_help_installs_nothing(recorder: Recorder, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["--help"]) == 0
    assert recorder.commands == []
    printed = capsys.readouterr().out
    words = ("play", "test", "--quick", "install", "--dev", "compile", "--compiled", ".venv")
    assert all(word in printed for word in words)


def test_test_runs_every_check_and_passes_options_to_pytest(recorder: Recorder) -> None:
    assert run.main(["test", "-k", "troll"]) == 0
    assert recorder.commands[0] == [".venv", "tools", "page"]
    assert [command[2:] for command in recorder.commands[1:]] == [
        ["ruff", "check"],
        ["ruff", "format", "--check"],
        ["mypy"],
        ["--silent", "check"],
        ["--silent", "test"],
        ["pytest", "-k", "troll"],
    ]


def test_compiled_test_runs_the_tests_alone(recorder: Recorder) -> None:
    assert run.main(["--compiled", "test"]) == 0
    assert recorder.commands[0] == [".venv-compiled", "tools", "page"]
    assert [command[2:] for command in recorder.commands[1:]] == [["pytest"]]


@pytest.mark.parametrize(
    ("tool", "name"),
    [("ruff", "style"), ("mypy", "types"), ("npm", "types of the page"), ("pytest", "tests")],
)
def test_a_failed_check_fails_the_run_and_is_named(
    recorder: Recorder, capsys: pytest.CaptureFixture[str], tool: str, name: str
) -> None:
    recorder.failing = {tool}
    assert run.main(["test"]) == 1
    assert len(recorder.commands) == 7, "the other checks run all the same"
    assert f"This check failed: {name}" in capsys.readouterr().err


def test_the_exit_code_of_elbowroom_is_passed_on(recorder: Recorder) -> None:
    recorder.failing = {"nonsense"}
    assert run.main(["nonsense"]) == 1


def test_a_failed_step_says_which_and_what_to_do() -> None:
    with pytest.raises(run.StepError) as failure:
        run.step("baking", [sys.executable, "-c", "print('too hot'); exit(3)"], "open the window")
    assert str(failure.value).split("\n") == [
        "too hot",
        "",
        "This step failed: baking.",
        "What to do: open the window.",
    ]


class Trial(run.Environment):
    """An environment that only writes down what it would install."""

    def __init__(self, compiled: bool, root: Path, tools: bool = False) -> None:
        super().__init__(compiled, tools, root)
        self.done: list[str] = []
        self.failure: dict[str, BaseException] = {}

    def note(self, name: str) -> None:
        self.done.append(name)
        if name in self.failure:
            raise self.failure.pop(name)

    def create(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        self.bin.mkdir(parents=True)
        self.note("create")
        self.python.touch()

    def install_lock(self, lock: str) -> None:
        self.note({run.LOCK: "lock", run.COMPILER_LOCK: "compiler", run.TOOLS_LOCK: "tools"}[lock])

    def install_project(self) -> None:
        self.note("project")

    def build_page(self, page: ModuleType) -> None:
        self.note("page and tools" if self.tools else "page")
        built = self.root / "src/elbowroom/web" / page.STAMP
        built.parent.mkdir(exist_ok=True)
        built.write_text(page.digest(self.root))
        packages = self.root / "web/node_modules" / page.INSTALLED
        packages.parent.mkdir(exist_ok=True)
        packages.write_text(page.package_marks(self.root)[self.tools])

    def prepared(self, with_page: bool = False) -> list[str]:
        """What preparing does now."""
        self.done.clear()
        self.prepare(with_page)
        return self.done[:]


@pytest.fixture
def make(tmp_path: Path) -> Callable[..., Trial]:
    locks = run.LOCK, run.COMPILER_LOCK, run.TOOLS_LOCK
    build = "pyproject.toml", "setup.py", "build_backend/b.py", "src/elbowroom/measure/compiled.py"
    for name in (*locks, *build):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("old")
    return lambda compiled=False, tools=False: Trial(compiled, tmp_path, tools)


EVERYTHING = ["create", "lock", "project"]
COMPILED = ["create", "lock", "compiler", "project"]


def test_the_second_run_installs_nothing(make: Callable[..., Trial]) -> None:
    assert make().prepared() == EVERYTHING
    assert make().prepared() == []
    assert make(compiled=True).prepared() == COMPILED
    assert make(compiled=True).prepared() == []


def test_tools_come_on_top_and_are_not_taken_away_again(make: Callable[..., Trial]) -> None:
    assert make().prepared() == EVERYTHING
    assert make(tools=True).prepared() == ["tools"]
    assert make(tools=True).prepared() == []
    (make().root / run.LOCK).write_text("new")
    assert make().prepared() == ["lock"], "who plays on does not wait for tools"
    (make().root / run.TOOLS_LOCK).write_text("new")
    assert make().prepared() == []
    assert make(tools=True).prepared() == ["tools"]
    assert make(compiled=True, tools=True).prepared() == ["create", "lock", "compiler", "tools", "project"]


@pytest.mark.parametrize(
    ("name", "plain", "compiled"),
    [
        (run.LOCK, ["lock"], ["lock"]),
        (run.COMPILER_LOCK, [], ["compiler"]),
        (run.TOOLS_LOCK, [], []),
        ("pyproject.toml", ["project"], ["project"]),
        ("setup.py", ["project"], ["project"]),
        ("build_backend/b.py", ["project"], ["project"]),
        ("src/elbowroom/new.py", [], ["project"]),
        ("src/elbowroom/__pycache__/x.pyc", [], []),
        ("README.md", [], []),
    ],
)
def test_a_change_installs_what_depends_on_it(
    make: Callable[..., Trial], name: str, plain: list[str], compiled: list[str]
) -> None:
    environments = make(), make(compiled=True)
    assert [each.prepared() for each in environments] == [EVERYTHING, COMPILED]
    changed = environments[0].root / name
    changed.parent.mkdir(exist_ok=True)
    changed.write_text("new")
    assert [each.prepared() for each in environments] == [plain, compiled]
    assert [each.prepared() for each in environments] == [[], []]


def test_the_page_is_built_before_it_is_packed_and_only_when_it_changed(make: Callable[..., Trial]) -> None:
    environment = make(compiled=True)
    for name in (
        "web/package.json",
        "web/package-lock.json",
        "web/src/main.ts",
        "src/elbowroom/locales/en/page.ftl",
    ):
        (environment.root / name).parent.mkdir(parents=True, exist_ok=True)
        (environment.root / name).write_text("old")
    assert environment.prepared() == COMPILED, "who only simulates needs no page"
    assert environment.prepared(with_page=True) == ["page", "project"]
    assert environment.prepared(with_page=True) == []
    (environment.root / "web/src/main.ts").write_text("new")
    assert environment.prepared() == []
    assert environment.prepared(with_page=True) == ["page", "project"]
    (environment.root / "src/elbowroom/locales/en/page.ftl").write_text("new")
    assert environment.prepared(with_page=True) == ["page", "project"]
    developer = make(compiled=True, tools=True)
    assert developer.prepared(with_page=True) == ["tools", "page and tools"]
    assert developer.prepared(with_page=True) == []
    assert environment.prepared(with_page=True) == []


@pytest.mark.parametrize("interrupted", ["create", "lock"])
def test_a_half_made_environment_is_made_anew(make: Callable[..., Trial], interrupted: str) -> None:
    environment = make()
    environment.failure = {interrupted: KeyboardInterrupt()}
    with pytest.raises(KeyboardInterrupt):
        environment.prepare()
    assert environment.prepared() == EVERYTHING


def test_an_interrupted_update_is_not_trusted(make: Callable[..., Trial]) -> None:
    environment = make()
    environment.prepare()
    (environment.root / run.LOCK).write_text("new")
    environment.failure = {"lock": KeyboardInterrupt()}
    with pytest.raises(KeyboardInterrupt):
        environment.prepare()
    assert environment.prepared() == EVERYTHING


def test_interrupted_tools_leave_nothing_half_installed(make: Callable[..., Trial]) -> None:
    make().prepare()
    developer = make(tools=True)
    developer.failure = {"tools": KeyboardInterrupt()}
    with pytest.raises(KeyboardInterrupt):
        developer.prepare()
    assert make().prepared() == EVERYTHING, "they may have replaced what playing needs"
    assert developer.prepared() == ["tools"]


def test_a_failed_compilation_is_repeated_alone(make: Callable[..., Trial]) -> None:
    environment = make(compiled=True)
    environment.failure = {"project": run.StepError("no compiler")}
    with pytest.raises(run.StepError):
        environment.prepare()
    assert environment.prepared() == ["project"]


@pytest.mark.parametrize("content", ["", "{", "[]", "null"])
def test_a_damaged_stamp_is_not_trusted(make: Callable[..., Trial], content: str) -> None:
    environment = make()
    environment.prepare()
    environment.stamp.write_text(content)
    assert environment.prepared() == EVERYTHING


def test_an_environment_without_its_python_is_made_anew(make: Callable[..., Trial]) -> None:
    environment = make()
    environment.prepare()
    environment.python.unlink()
    assert environment.prepared() == EVERYTHING


def test_another_python_or_another_folder_needs_a_new_environment(
    make: Callable[..., Trial], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make().prepare()
    moved = tmp_path / "moved"
    shutil.copytree(tmp_path, moved, ignore=shutil.ignore_patterns("moved"))
    assert Trial(False, moved).prepared() == EVERYTHING
    monkeypatch.setattr(sys, "version", "3.99.0")
    assert make().prepared() == EVERYTHING


def test_the_readme_gives_the_command_that_ci_runs() -> None:
    command = "python3 run.py test"
    assert command in (ROOT / ".ci/run").read_text(encoding="utf-8")
    assert command in (ROOT / "README.md").read_text(encoding="utf-8")
