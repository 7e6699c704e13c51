"""`elbowroom rules`: the rulebook on a terminal."""

from typing import Annotated

import typer


def rules(
    topic: Annotated[list[str] | None, typer.Argument()] = None,
) -> None:
    """Read the rulebook: its contents, a page of it, or everything with some words."""
    from elbowroom.cli.console import standard_output
    from elbowroom.cli.rule_pages import print_contents, print_topic

    if topic:
        if not print_topic(standard_output(), " ".join(topic)):
            raise typer.Exit(1)
    else:
        print_contents(standard_output())
