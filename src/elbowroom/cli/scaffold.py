"""Writing the three files with which a home-made race or power begins."""

from pathlib import Path

from elbowroom.cli import templates
from elbowroom.cli.console import standard_output
from elbowroom.content.loader import base_races, with_homebrew
from elbowroom.engine.errors import OptionError
from elbowroom.engine.trait import Power, Race
from elbowroom.locales import text

MOST_TOKENS = 10
"""The box of a new race, if the race it replaces has as many."""


def write_power(name: str, folder: Path) -> None:
    """A power, its test and its texts."""
    with_homebrew([Power(name, 4)])
    _write(name, folder, "power", templates.POWER, race="orcs", power=name, rival="elves")


def write_race(name: str, folder: Path, replaces: str) -> None:
    """A race, its test and its texts."""
    boxes = {race.id: race.box for race in base_races()}
    box = min(MOST_TOKENS, boxes.get(replaces, MOST_TOKENS))
    with_homebrew([Race(name, 5, box=box, replaces=replaces)])
    rival = "elves" if replaces != "elves" else "orcs"
    facts = {"race": name, "power": "forest", "rival": rival, "box": box, "replaces": replaces}
    _write(name, folder, "race", templates.RACE, **facts)


def _write(name: str, folder: Path, kind: str, trait: str, **facts: object) -> None:
    title = name.replace("_", " ").title()
    facts |= {"name": name, "title": title, "kind": kind, "message": name.replace("_", "-")}
    contents = {f"{name}.py": trait, f"test_{name}.py": templates.TEST, f"{name}.ftl": templates.TEXTS}
    for file in contents:
        if (folder / file).exists():
            raise OptionError("file_exists", option="name", path=str(folder / file))
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
