"""The two consoles that everything is printed on, their colours, and plain tables."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from elbowroom.engine.errors import ElbowroomError

if TYPE_CHECKING:
    from rich.console import Console
    from rich.padding import Padding
    from rich.table import Table

SEATS = ("bright_blue", "bright_red", "bright_green", "bright_yellow", "bright_magenta")
"""A colour for each seat."""
FADED = "grey50"
"""What is in decline, or only a hint."""


def standard_output() -> "Console":
    """A console on standard output, for results."""
    from rich.console import Console

    return Console(highlight=False)


def standard_error() -> "Console":
    """A console on standard error, for errors and progress."""
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def complain(error: ElbowroomError) -> None:
    """Print an error as one red line on standard error."""
    from rich.text import Text

    from elbowroom.locales import describe_error

    sentence = " ".join(describe_error(error.code, error.facts).split())
    standard_error().print(Text(sentence, style="bold red"), soft_wrap=True)


def plain_table(title: str, columns: Iterable[str], right: Iterable[int] = ()) -> "Table":
    """A table with few lines; the columns whose places are in ``right`` hold numbers."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    numbers = set(right)
    table = Table(title=title, title_style="bold", title_justify="left", box=SIMPLE_HEAD)
    table.padding, table.pad_edge, table.show_edge = (0, 1, 0, 0), False, False
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place in numbers else "left")
    return table


def spaced(table: "Table") -> "Padding":
    """A table with an empty line below it."""
    from rich.padding import Padding

    return Padding(table, (0, 0, 1, 0), expand=False)
