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
    from elbowroom.locales import decimal_text, text

    console = standard_output()
    table = plain_table("", [text("cli-figure"), text("cli-value"), text("cli-meaning")], right=[1])
    rows: list[tuple[str, str, str]] = [
        (text("cli-bench-games", map=map), f"{decimal_text(rate, 0)} / s", text("cli-bench-games-means"))
        for map, rate in measured.games.items()
    ]
    rows += [
        (
            text("cli-bench-actions"),
            f"{decimal_text(measured.actions, 0)} / s",
            text("cli-bench-actions-means"),
        ),
        (text("cli-bench-copy"), f"{decimal_text(measured.copy_us, 2)} µs", text("cli-bench-copy-means")),
        (text("cli-bench-legal"), f"{decimal_text(measured.legal_us, 2)} µs", text("cli-bench-legal-means")),
        (text("cli-bench-start"), f"{decimal_text(measured.start_s, 2)} s", text("cli-bench-start-means")),
    ]
    if measured.catanatron is not None:
        rows.append(
            ("catanatron", f"{decimal_text(measured.catanatron)} / s", text("cli-bench-catanatron-means"))
        )
    if measured.ratio is not None:
        rows.append((text("cli-bench-ratio"), decimal_text(measured.ratio), text("cli-bench-ratio-means")))
    for row in rows:
        table.add_row(*row)
    engine = "compiled" if measured.compiled else "interpreted"
    console.print(text("cli-bench-engine", engine=engine), soft_wrap=True)
    console.print()
    console.print(spaced(table))
    if measured.catanatron is None:
        console.print(text("cli-bench-alone"), style=FADED, soft_wrap=True, markup=False)
