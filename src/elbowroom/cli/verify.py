"""`elbowroom verify`: whether somebody tampered with the dice and combos of a game on a server."""

from typing import Annotated

import typer

from elbowroom.cli.options import GameFile


def verify(
    file: GameFile,
    seal: Annotated[str | None, typer.Option("--seal", metavar="SEAL")] = None,
) -> None:
    """Check that all chance of a record followed from its secret, and that the secret had a seal."""
    from elbowroom.cli.console import standard_output
    from elbowroom.cli.files import naming, read_file
    from elbowroom.engine.errors import RecordError
    from elbowroom.game.verify import verified_seal
    from elbowroom.locales import text
    from elbowroom.record.record import read_record

    content = read_file(file)
    with naming(file):
        record = read_record(content)
        found = verified_seal(record)
        if seal is not None and seal.strip().lower() != found:
            raise RecordError("seal_differs", line=record.line_of("secret"))
    console = standard_output()
    console.print(text("cli-verified", seal=found), soft_wrap=True)
    console.print(text("cli-verified-compare") if seal is None else text("cli-verified-same"))
