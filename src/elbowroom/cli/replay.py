"""`elbowroom replay`: a recorded game told turn by turn, and checked."""

from typing import Annotated

import typer

from elbowroom.cli.options import GameFile, HomebrewFiles, homebrew_with_texts


def replay(
    file: GameFile,
    quiet: Annotated[bool, typer.Option("--quiet", help="Only check the record.")] = False,
    homebrew: HomebrewFiles = None,
) -> None:
    """Play a record again, tell what happens turn by turn, and check its result."""
    from elbowroom.cli.console import standard_output
    from elbowroom.cli.files import Replay, naming, read_file
    from elbowroom.cli.log import Log, print_result, turns
    from elbowroom.locales import text

    console = standard_output()
    traits = homebrew_with_texts(homebrew)
    content = read_file(file)
    with naming(file):
        record = Replay(content, traits)
    log = Log.of(record.game)
    if not quiet:
        console.print(*log.opening(record.game), sep="\n")
    for turn in turns(record.play(step) for step in record.steps):
        if not quiet:
            console.print(*log.lines(turn), sep="\n")
    if record.game.over and not quiet:
        print_result(console, record.game)
    verdict = "checked" if record.has_result else "unfinished"
    console.print(text("cli-replayed", moves=len(record.steps), verdict=verdict), style="bold")
