"""`elbowroom replay`: a recorded game told turn by turn, and checked."""

from typing import Annotated

import typer

from elbowroom.cli.options import GameFile, HomebrewFiles, homebrew_with_texts


def replay(
    file: GameFile,
    quiet: Annotated[bool, typer.Option("--quiet")] = False,
    homebrew: HomebrewFiles = None,
) -> None:
    """Play a record again, tell what happens turn by turn, and check its result."""
    from elbowroom.cli.console import standard_output
    from elbowroom.cli.files import naming, read_file
    from elbowroom.cli.log import Log, print_result, turns
    from elbowroom.game import Game
    from elbowroom.locales import text
    from elbowroom.record.record import read_record

    console = standard_output()
    traits = homebrew_with_texts(homebrew)
    content = read_file(file)
    with naming(file):
        record = read_record(content)
        game = Game.beginning(record, homebrew=traits)
        log = Log.of(game)
        opening = list(log.opening(game))
        told = list(turns(step.events for step in game.steps(record)))  # nothing is told of a wrong record
    if not quiet:
        console.print(*opening, sep="\n")
        for turn in told:
            console.print(*log.lines(turn), sep="\n")
        if game.over:
            print_result(console, game)
    verdict = "unfinished" if record.result is None else "checked"
    console.print(text("cli-replayed", moves=len(record.moves()), verdict=verdict), style="bold")
