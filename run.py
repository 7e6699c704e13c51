#!/usr/bin/env python3
"""Install Elbowroom into this folder and run it. Needs only Python 3.11 to 3.14.

    python3 run.py                         play in the browser (elbowroom play)
    python3 run.py simulate --games 10     any other command of elbowroom; --help after it explains it
    python3 run.py test [pytest options]   style, types and tests
    python3 run.py test --quick            the same without the slow tests, in two minutes or less
    python3 run.py install                 install only
    python3 run.py install --dev           install with the developers' tools, which test installs too
    python3 run.py compile                 compile the engine (needs a C compiler), several times faster
    python3 run.py --compiled bench        the same commands with the compiled engine

The first run makes the environment .venv in this folder, installs the exact versions of requirements.lock
into it, and builds the page with the Node of the machine (20.19 or newer) or one of its own in .venv. Tools
are in requirements-dev.lock, and installed on top when they are first needed. Later runs do again only what
has changed, and need no network if nothing has. The compiled engine lives in a second environment,
.venv-compiled, and is compiled again when the sources have changed.
Both folders may be deleted at any time; one whose installation was interrupted is made anew.
"""

import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

OLDEST, NEWEST = (3, 11), (3, 14)
"""The Pythons for which every package of the locks is there as a wheel; make lock checks it."""


def python_that_works() -> str:
    """The command of a Python that this machine has and that will do; nothing if there is none."""
    for minor in range(NEWEST[1], OLDEST[1] - 1, -1):
        words = ["py", f"-3.{minor}"] if os.name == "nt" else [f"python3.{minor}"]
        # A name alone says little: with pyenv it is there even where that Python is not.
        with contextlib.suppress(OSError):
            if subprocess.run([*words, "-c", ""], stderr=subprocess.DEVNULL, check=False).returncode == 0:
                return " ".join(words)
    return ""


def complain_of_python() -> str:
    """That this Python will not do, and which one will, in a sentence that older ones can make too."""
    why = "is too old" if sys.version_info < OLDEST else "some of its packages are not made for yet"
    works = python_that_works()
    return "Elbowroom needs Python {}.{} to {}.{}, and this is Python {}.{}, which {}: {} {} run.py".format(
        *OLDEST,
        *NEWEST,
        *sys.version_info[:2],
        why,
        "start it with" if works else "install one of those and start it by its name, for example",
        works or "python{}.{}".format(*NEWEST),
    )


if not OLDEST <= sys.version_info[:2] <= NEWEST:
    sys.exit(complain_of_python())

ROOT = Path(__file__).resolve().parent
LOCK = "requirements.lock"
COMPILER_LOCK = "requirements-compile.lock"
TOOLS_LOCK = "requirements-dev.lock"
NODE_LOCK = "requirements-node.lock"
WITH_PAGE = ("play", "serve", "test", "install", "compile")
BUILD_FILES = ("pyproject.toml", "setup.py", "build_backend", "src/elbowroom/measure/compiled.py")
CHECKS = (
    ("style", ("ruff", "check"), "make format mends most of it"),
    ("format", ("ruff", "format", "--check"), "make format mends it"),
    ("types", ("mypy",), "the lines above say where"),
)
PAGE_CHECKS = (
    ("types of the page", ("run", "--silent", "check"), "the lines above say where"),
    ("tests of the page", ("run", "--silent", "test"), "npm test in web/ runs them alone"),
)
Check = tuple[str, list[str | Path], Path, str]


class StepError(Exception):
    """A step failed: which one, what it printed, and what to do about it."""


class Environment:
    """A virtual environment in the checkout, and a stamp that tells what is completely installed in it."""

    def __init__(self, compiled: bool = False, tools: bool = False, root: Path = ROOT) -> None:
        self.compiled = compiled
        self.tools = tools
        self.root = root
        self.folder = root / (".venv-compiled" if compiled else ".venv")
        self.bin = self.folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.bin / ("python.exe" if os.name == "nt" else "python")
        self.stamp = self.folder / "elbowroom-stamp.json"
        self.locks = [LOCK, *[COMPILER_LOCK] * compiled, *[TOOLS_LOCK] * tools]

    def wanted(self) -> dict[str, str]:
        """What the stamp says when everything is in place; it may say more."""
        project = [*BUILD_FILES, "src"] if self.compiled else BUILD_FILES
        return {
            "home": f"{self.root} {sys.base_prefix} {sys.version}",
            **{lock: fingerprint(self.root, [lock]) for lock in self.locks},
            "project": fingerprint(self.root, project),
        }

    def installed(self) -> dict[str, str]:
        """What the stamp says; nothing if the environment is missing, damaged or half made."""
        try:
            stamp = json.loads(self.stamp.read_text()) if self.python.exists() else {}
        except (OSError, ValueError):
            return {}
        return stamp if isinstance(stamp, dict) else {}

    def prepare(self, with_page: bool = False) -> None:
        """Install whatever is missing or has changed; the page is built before a wheel packs it."""
        page = page_builder()

        def is_page_ready() -> bool:
            return not with_page or bool(page.is_ready(self.root, self.tools))

        if self.wanted().items() <= self.installed().items() and is_page_ready():
            return
        with one_at_a_time():
            wanted, installed = self.wanted(), self.installed()
            if installed.get("home") != wanted["home"]:
                self.create()
                installed = {"home": wanted["home"]}
            for lock in self.locks:
                if installed.get(lock) != wanted[lock]:
                    self.stamp.unlink(missing_ok=True)
                    self.install_lock(lock)
                    installed[lock] = wanted[lock]
                    self.write_stamp(installed)
            if not is_page_ready():
                self.build_page(page)
                wanted = self.wanted()
            if installed.get("project") != wanted["project"]:
                installed.pop("project", None)
                self.write_stamp(installed)
                self.install_project()
                self.write_stamp({**installed, "project": wanted["project"]})

    def write_stamp(self, installed: dict[str, str]) -> None:
        self.stamp.write_text(json.dumps(installed, indent=1))

    def create(self) -> None:
        say(f"Making the environment {self.folder.name} ...")
        self.stamp.unlink(missing_ok=True)
        advice = (
            "on Debian and Ubuntu, install the package python3-venv; otherwise delete the folder and retry"
        )
        step("making the environment", [sys.executable, "-m", "venv", "--clear", self.folder], advice)

    def install_lock(self, lock: str) -> None:
        """With uv if it can be had, otherwise with pip; either way only files whose hash is in the lock."""
        say(f"Installing the packages of {lock} ...")
        wants: list[str | Path] = ["install", "--require-hashes", "-r", self.root / lock]
        uv = self.find_uv()
        if uv:
            with contextlib.suppress(StepError):
                step("installing with uv", [uv, "pip", *wants, "--python", self.python])
                return
            say("uv could not do it, trying pip ...")
        advice = "check the network connection and run it again"
        step("installing the packages", [*self.pip, *wants, "--no-compile"], advice)

    def find_uv(self) -> str | None:
        """The machine's or our own: it belongs to the tools, and would nearly double what players load."""
        return (
            shutil.which("uv")
            or shutil.which("uv", path=str(self.bin))
            or (self.install_uv() if self.tools else None)
        )

    def install_uv(self) -> str | None:
        """uv inside the environment, at the version and with the hashes of the lock."""
        tools = (self.root / TOOLS_LOCK).read_text()
        entry = re.search(r"^uv==.*?(?=^\S|\Z)", tools, re.MULTILINE | re.DOTALL)
        if entry is None:
            return None
        with tempfile.TemporaryDirectory() as folder:
            only_uv = Path(folder, "uv.txt")
            only_uv.write_text(entry[0])
            with contextlib.suppress(StepError):
                step("installing uv", [*self.pip, "install", "--require-hashes", "-r", only_uv])
        return shutil.which("uv", path=str(self.bin))

    def build_page(self, page: ModuleType) -> None:
        """With the machine's Node if it is new enough, otherwise with one of our own; tools come along."""
        node = page.find_node([self.bin]) or self.install_node(page)
        say("Installing the tools of the page ..." if page.is_built(self.root) else "Building the page ...")
        try:
            page.build(node, self.root, self.tools)
        except page.PageError as error:
            raise StepError(str(error)) from error

    def install_node(self, page: ModuleType) -> Path:
        """Node and npm inside the environment, for a machine that has none or an old one."""
        say("Installing Node ...")
        command = [*self.pip, "install", "--require-hashes", "-r", self.root / NODE_LOCK]
        advice = "install Node 20.19 or newer yourself, or check the network connection"
        step("installing Node", command, advice)
        node = page.find_node([self.bin])
        if node is None:
            step("starting the Node just installed", [self.bin / "node", "--version"], advice)
            raise StepError(f"The Node just installed is of no use here.\nWhat to do: {advice}.")
        return Path(node)

    def install_project(self) -> None:
        """The project itself: the sources in place, or a wheel compiled from them."""
        command = [*self.pip, "install", "--no-deps", "--no-build-isolation", "--force-reinstall"]
        if self.compiled:
            say("Compiling the engine (this takes a minute or two) ...")
            advice = "compiling needs a C compiler such as gcc or clang, and sources that mypy accepts"
            step("compiling", [*command, self.root], advice, ELBOWROOM_COMPILE="1")
        else:
            say("Installing Elbowroom itself ...")
            step("installing Elbowroom", [*command, "-e", self.root], "", ELBOWROOM_COMPILE="0")

    @property
    def pip(self) -> list[str | Path]:
        return [self.python, "-m", "pip", "--disable-pip-version-check"]


def fingerprint(root: Path, names: list[str] | tuple[str, ...]) -> str:
    """A digest of the named files and of all files in the named folders."""
    total = hashlib.sha256()
    for name in names:
        path = root / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and "__pycache__" not in file.parts and ".egg-info" not in file.parent.name:
                content = file.read_bytes()
                total.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
    return total.hexdigest()


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two runs must not install into the same folder at once: the second waits for the first."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    with Path(__file__).open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def step(name: str, command: list[str | Path], advice: str = "", **variables: str) -> None:
    """Run a command quietly; if it fails, say so with its last lines and what to do."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | variables,
        text=True,
        errors="replace",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        printed = "\n".join(done.stdout.rstrip().splitlines()[-40:])
        raise StepError(
            f"{printed}\n\nThis step failed: {name}." + (f"\nWhat to do: {advice}." if advice else "")
        )


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def page_builder() -> ModuleType:
    """What the build of a wheel uses too."""
    spec = spec_from_file_location("elbowroom_page", ROOT / "build_backend" / "elbowroom_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run_tests(environment: Environment, options: list[str]) -> int:
    """Every check, even after a failed one; the compiled engine gets the tests alone."""
    python: list[str | Path] = [environment.python, "-m"]
    checks: list[Check] = []
    if not environment.compiled:
        checks += [(name, [*python, *command], ROOT, advice) for name, command, advice in CHECKS]
        node = page_builder().find_node([environment.bin])
        npm = shutil.which("npm", path=str(node)) or "npm"
        checks += [(name, [npm, *command], ROOT / "web", advice) for name, command, advice in PAGE_CHECKS]
    checks.append(
        ("tests", [*python, "pytest", *options], ROOT, "python3 run.py test PATH runs a single file")
    )
    failed = []
    for name, command, folder, advice in checks:
        say(f"Checking {name}: {' '.join(Path(str(word)).name for word in command)}")
        if subprocess.run(command, cwd=folder, check=False).returncode:
            failed.append(f"This check failed: {name} ({advice}).")
    say("\n".join(failed) or "All checks passed.")
    return 1 if failed else 0


def main(arguments: list[str]) -> int:
    compiled = arguments[:1] == ["--compiled"]
    command, *rest = arguments[compiled:] or ["play"]
    if command in ("-h", "--help"):
        print(__doc__)
        return 0
    if command in ("install", "compile") and rest not in ([], ["--dev"]):
        say(f"{command} takes no options but --dev, which brings the developers' tools.")
        return 2
    tools = command == "test" or (command in ("install", "compile") and rest == ["--dev"])
    environment = Environment(compiled or command == "compile", tools)
    try:
        environment.prepare(with_page=command in WITH_PAGE)
        if command in ("install", "compile"):
            say(f"Ready in {environment.folder.name}.")
            return 0
        if command == "test":
            return run_tests(environment, rest)
        return subprocess.run([environment.bin / "elbowroom", command, *rest], check=False).returncode
    except (OSError, StepError) as error:
        say(str(error))
    except KeyboardInterrupt:
        say("\nStopped.")
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
