"""`elbowroom perft`: count what can happen from a position."""

from typing import Annotated

import typer

from elbowroom.cli.options import GameFile, HomebrewFiles, homebrew_with_texts


def perft(
    file: GameFile,
    depth: Annotated[int, typer.Option("--depth", "-d", min=1)],
    divide: Annotated[bool, typer.Option("--divide")] = False,
    homebrew: HomebrewFiles = None,
) -> None:
    """Count the sequences of actions from a position; outcomes of chance are counted once each."""
    from time import perf_counter

    from elbowroom.cli.console import plain_table, spaced, standard_output
    from elbowroom.cli.files import load_game
    from elbowroom.locales import decimal_text, text
    from elbowroom.measure import perft as counting

    console = standard_output()
    state = load_game(file, homebrew_with_texts(homebrew)).state
    start = perf_counter()
    if divide:
        counts = counting.divide(state, depth)
        table = plain_table("", [text("cli-move"), text("cli-sequences")], right=[1])
        for move, count in counts.items():
            table.add_row(move, str(count))
        total = sum(counts.values())
        if counts:
            console.print(spaced(table))
    else:
        total = counting.perft(state, depth)
    seconds = decimal_text(perf_counter() - start, 2)
    console.print(text("cli-perft", depth=depth, total=total, seconds=seconds))
