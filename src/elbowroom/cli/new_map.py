"""`elbowroom new-map`: a map that nobody has played on yet."""

from pathlib import Path
from typing import Annotated

import typer


def new_map(
    players: Annotated[int, typer.Option("--players", "-p")] = 3,
    seed: Annotated[int | None, typer.Option("--seed", "-s")] = None,
    out: Annotated[Path | None, typer.Option("--out")] = None,
) -> None:
    """Draw a new map in the proportions of the four boards, and write it as JSON."""
    from random import getrandbits

    from elbowroom.atlas import new_map as draw
    from elbowroom.atlas.files import map_text
    from elbowroom.cli.console import standard_output
    from elbowroom.engine.errors import OptionError
    from elbowroom.locales import text

    written = map_text(draw(players, getrandbits(32) if seed is None else seed))
    if out is None:
        print(written, end="")
        return
    try:
        out.write_text(written, encoding="utf-8")
    except OSError as error:
        raise OptionError("cannot_write", option="out", path=str(out), error=error.strerror or "") from error
    console = standard_output()
    console.print(text("cli-written"), style="bold")
    console.print(f"  {out}", soft_wrap=True)
    console.print(text("cli-try-it"), style="bold")
    console.print(f"  elbowroom check-map {out}", soft_wrap=True)
    console.print(f"  elbowroom seats easy --map {out}", soft_wrap=True)


def check_map(file: Annotated[Path, typer.Argument(metavar="FILE")]) -> None:
    """Say what does not hold of a map, and where; exit code 1 if nobody can play on it."""
    from elbowroom.atlas import problems_of
    from elbowroom.atlas.files import load_map
    from elbowroom.cli.console import plain_table, standard_output
    from elbowroom.locales import describe_error, text

    map = load_map(file)
    found = problems_of(map)
    console = standard_output()
    console.print(text("cli-map", players=map.players, regions=len(map.places), rounds=map.rounds))
    if not found:
        console.print(text("cli-map-sound"))
        return
    table = plain_table("", [text("cli-map-weight"), text("cli-map-problem")])
    for problem in found:
        weight = text("cli-map-grave") if problem.is_grave else text("cli-map-odd")
        table.add_row(weight, describe_error(problem.error.code, problem.error.facts))
    console.print(table)
    if found[0].is_grave:
        raise typer.Exit(1)
