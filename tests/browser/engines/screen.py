"""What a browser must be able to do for a journey, however it is driven."""

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

LAPTOP = (1440, 900)
PHONE = (390, 844)


class Screen(ABC):
    """One window of one browser, which is as large as a laptop or a phone, and shows no motion."""

    name: str
    """Of the browser, for whoever reads that a test failed."""

    has_fingers = True
    """Whether it can be touched where it is a phone."""

    @classmethod
    @abstractmethod
    def lacks(cls) -> str:
        """What to install where this browser is not there; nothing where it is."""

    def __init__(self, folder: Path, *, phone: bool) -> None:
        """Start it; all of its files go into a folder of its own."""
        self.folder = folder
        self.phone = phone
        self.size = PHONE if phone else LAPTOP

    @abstractmethod
    def go(self, address: str) -> None:
        """Open an address, and wait until the page is loaded."""

    @abstractmethod
    def run(self, function: str) -> Any:
        """What a function of JavaScript without arguments returns in the page."""

    @abstractmethod
    def press(self, x: float, y: float) -> None:
        """Click a point of the window; on a phone, tap it if this browser can be tapped."""

    @abstractmethod
    def picture(self) -> bytes:
        """The window as a PNG."""

    @abstractmethod
    def complaints(self) -> list[str]:
        """Errors of the page up to now, thrown or written to its console."""

    @abstractmethod
    def close(self) -> None:
        """End it and everything it has started."""
