"""`elbowroom new-power` and `elbowroom new-race`: the three files with which a home-made one begins."""

from pathlib import Path
from typing import Annotated

import typer

from elbowroom.content.examples import PLAIN_RACES, RACE_TO_REPLACE

Name = Annotated[str, typer.Argument(metavar="NAME")]
Folder = Annotated[Path, typer.Option("--dir")]
HOMEBREW = Path("homebrew")
SETTINGS = "pytest.ini"
MOST_TOKENS = 10
"""The box of a new race, if the race it replaces has as many."""


def new_power(name: Name, folder: Folder = HOMEBREW) -> None:
    """Write a new power that works at once: its code, its test and its texts."""
    from elbowroom.cli.templates import POWER
    from elbowroom.content.loader import with_homebrew
    from elbowroom.engine.trait import Power

    with_homebrew([Power(name, 4)])  # refuses a name that is bad or taken
    race, rival = PLAIN_RACES
    _write(name, folder, "power", POWER, race=race, power=name, rival=rival)


def new_race(
    name: Name,
    replaces: Annotated[str, typer.Option("--replaces")] = RACE_TO_REPLACE,
    folder: Folder = HOMEBREW,
) -> None:
    """Write a new race that works at once: its code, its test and its texts."""
    from elbowroom.cli.templates import RACE
    from elbowroom.content.loader import base_races, with_homebrew
    from elbowroom.engine.trait import Race

    boxes = {race.id: race.box for race in base_races()}
    box = min(MOST_TOKENS, boxes.get(replaces, MOST_TOKENS))
    with_homebrew([Race(name, 5, box=box, replaces=replaces)])
    rival = next(race for race in PLAIN_RACES if race != replaces)
    _write(name, folder, "race", RACE, race=name, power="forest", rival=rival, box=box, replaces=replaces)


def _write(name: str, folder: Path, kind: str, code: str, **facts: object) -> None:
    """Fill in the templates, write the files unless one of them is there already, and say what to try."""
    from elbowroom.cli.console import standard_output
    from elbowroom.cli.templates import PYTEST, TEST, TEXTS
    from elbowroom.engine.errors import OptionError
    from elbowroom.locales import text

    title = name.replace("_", " ").title()
    facts |= {"name": name, "title": title, "kind": kind, "message": name.replace("_", "-")}
    contents = {f"{name}.py": code, f"test_{name}.py": TEST, f"{name}.ftl": TEXTS}
    for file in contents:
        if (folder / file).exists():
            raise OptionError("file_exists", option="name", path=str(folder / file))
    if not (folder / SETTINGS).exists():  # one for all of the folder
        contents[SETTINGS] = PYTEST
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file, template in contents.items():
            (folder / file).write_text(template.format(**facts), encoding="utf-8")
    except OSError as error:
        raise OptionError(
            "cannot_write", option="dir", path=str(folder), error=str(error.strerror)
        ) from error
    console = standard_output()
    console.print(text("cli-written"), style="bold")
    for file in contents:
        console.print(f"  {folder / file}", soft_wrap=True)
    console.print(text("cli-try-it"), style="bold")
    console.print(f"  pytest {folder}", soft_wrap=True)
    console.print(f"  elbowroom simulate --games 100 --homebrew {folder / name}.py", soft_wrap=True)
