"""A screen that nobody sees, for a browser that needs one: an X server of its own."""

import re
import shutil
from pathlib import Path

from tests.browser.engines.program import Program

XVFB = shutil.which("Xvfb")


class Display(Program):
    """Takes a number that no other display has, also when many start at once."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, str(XVFB), "-displayfd", "1", "-noreset", "-screen", "0", "1600x1200x24")

    def name(self) -> str:
        """As soon as it can be used; before that it complains of every number that is taken."""
        return ":" + self.wait_for(lambda: re.fullmatch(r"(\d+)\n", self.answered()))[1]
