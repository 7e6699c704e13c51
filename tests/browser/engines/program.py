"""A program that runs beside a test, with all that it starts itself."""

import os
import signal
import subprocess
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from tests.browser.engines.until import until
from tests.patience import PATIENCE

T = TypeVar("T")


class Program:
    """Starts in a group of its own, so that it ends with everything it has started; what it says is kept.

    In files, which never fill up as a pipe does. What it answers (its standard output) is apart from what it
    complains about: one line amid the other would be taken for the answer.
    """

    def __init__(self, folder: Path, *words: str, **variables: str) -> None:
        self.words = words
        name = Path(words[0]).name
        self.output, self.log = folder / f"{name}.out", folder / f"{name}.log"
        with self.output.open("wb") as output, self.log.open("wb") as log:
            self.process = subprocess.Popen(
                words, env=os.environ | variables, stdout=output, stderr=log, start_new_session=True
            )

    def wait_for(self, look: Callable[[], T | None]) -> T:
        """What there is to find as soon as it is there; fails when the program ends before that."""

        def look_again() -> T | None:
            found = look()
            ended = found is None and self.process.poll() is not None
            assert not ended, f"{self.words[0]} ended: {self.said()}"
            return found

        return until(look_again, lambda: f"{self.words[0]} does not answer: {self.said()}")

    def answered(self) -> str:
        return self.output.read_text("utf-8", "replace")

    def said(self) -> str:
        return self.log.read_text("utf-8", "replace")

    def end(self) -> None:
        """Ask it to end; whatever is left of it after that is killed."""
        if self.process.poll() is None:
            self.process.terminate()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(20)
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
