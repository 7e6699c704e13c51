"""`elbowroom bench`: how fast the engine is."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from elbowroom.measure.bench import Measured


def bench(
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, max=600)] = 2.0,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Measure how fast the engine is, beside catanatron where that is installed.

    Everything is measured on one core. Engine and catanatron take turns, so that a busy machine slows both.
    """
    from elbowroom.measure.bench import measure

    with _progress() as step:
        measured = measure(seconds, step)
    if as_json:
        print(json.dumps(measured.as_json()))
    else:
        print_measured(measured)


@contextmanager
def _progress() -> Iterator[Callable[[str], None]]:
    """What is being measured, on standard error if that is a terminal."""
    from elbowroom.cli.console import standard_error
    from elbowroom.locales import text

    console = standard_error()
    if not console.is_terminal:
        yield lambda what: None
        return
    with console.status(text("cli-measuring", what="")) as status:
        yield lambda what: status.update(text("cli-measuring", what=what))


def print_measured(measured: "Measured") -> None:
    """A table of all figures, and how to get those that are missing."""
    from elbowroom.cli.console import FADED, plain_table, spaced, standard_output
    from elbowroom.locales import text

    console = standard_output()
    table = plain_table("", [text("cli-figure"), text("cli-value"), text("cli-meaning")], right=[1])
    for map, rate in measured.games.items():
        table.add_row(text("cli-bench-games", map=map), f"{rate:.0f} / s", text("cli-bench-games-means"))
    table.add_row(text("cli-bench-actions"), f"{measured.actions:.0f} / s", text("cli-bench-actions-means"))
    table.add_row(text("cli-bench-copy"), f"{measured.copy_us:.2f} µs", text("cli-bench-copy-means"))
    table.add_row(text("cli-bench-legal"), f"{measured.legal_us:.2f} µs", text("cli-bench-legal-means"))
    table.add_row(text("cli-bench-start"), f"{measured.start_s:.2f} s", text("cli-bench-start-means"))
    if measured.catanatron is not None:
        table.add_row("catanatron", f"{measured.catanatron:.1f} / s", text("cli-bench-catanatron-means"))
    if measured.ratio is not None:
        table.add_row(text("cli-bench-ratio"), f"{measured.ratio:.1f}", text("cli-bench-ratio-means"))
    engine = "compiled" if measured.compiled else "interpreted"
    console.print(text("cli-bench-engine", engine=engine), soft_wrap=True)
    console.print()
    console.print(spaced(table))
    if measured.catanatron is None:
        console.print(text("cli-bench-alone"), style=FADED, soft_wrap=True, markup=False)
