"""Show that no event can be left out or be wrong without being noticed: ``python -m tools.mutate_events``.

    python -m tools.mutate_events [DEAL …]   every event of some games left out, each of its fields made wrong
    python -m tools.mutate_events --sources  every place in the sources that tells an event made silent once

Noticed is what makes the position that is rebuilt from events (`elbowroom.testing.rebuilt`) differ from the
game's. The first prints a table, the second a line a place; both fail if anything got by. Without a number
the first takes all 20 deals of the 280 pairs, which is some minutes of work; the suite looks at one of them.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from elbowroom.content.loader import ruleset
from elbowroom.engine.events import KINDS, Event
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import PHASES
from elbowroom.testing.rebuilt import Rebuilt, Untrue
from tests.engine.telling import Step, earning_table, follow, told_game
from tests.engine.test_invariants import CROWDED, SHIFTS, deal

ROOT = Path(__file__).parents[1]
PROOF = "tests/engine/test_rebuilt.py"
TELLS = re.compile(r"\bout\.append\(")
LEFT_OUT = ""
"""In place of a field: the whole event is missing."""


class Wrong:
    """Wrong values that look right: another seat, region, race … of the same table."""

    def __init__(self, rules: Ruleset) -> None:
        ids = [trait.id for trait in (*rules.races, *rules.powers)]
        self.choices: dict[str, list[Any]] = {
            "seat": list(range(rules.seats)),
            "ally": list(range(rules.seats)),
            "region": list(rules.board.ids),
            "race": [race.id for race in rules.races],
            "power": [power.id for power in rules.powers],
            "trait": ids,
            "means": ["tokens", "attempt", *ids],
            "marker": [marker.id for marker in rules.markers],
            "phase": list(PHASES),
        }

    def values(self, field: str, value: Any) -> Iterator[Any]:
        """Other values for a field."""
        if field in self.choices:
            choices = self.choices[field]
            place = choices.index(value) if value in choices else 0
            yield from {choices[(place + shift) % len(choices)] for shift in (1, 2)} - {value}
            if value is None or field in ("region", "race"):
                yield choices[0] if value is None else None
        elif field == "income":
            (first, coins), *rest = value
            yield ((first, coins + 1), *rest)
            yield ((first + "?", coins), *rest)
            if rest:
                yield (*value[:-1], (rest[-1][0] + "?", rest[-1][1]))
                yield value[:-1]
        elif field == "coins" and isinstance(value, tuple):
            yield (value[0] + 1, *value[1:])
            yield value[1:]
        elif field == "winners":
            yield tuple(self.choices["seat"]) if len(value) < len(self.choices["seat"]) else value[1:]
            yield ()
        elif field == "total":
            yield value + 1
            yield None
        else:
            yield from (value + 1, value - 1)


def spoilt(step: Step, wrong: Wrong) -> Iterator[tuple[type[Event], str, Step]]:
    """A step told wrongly in every way, each time with the kind and the field of what is wrong."""
    for place, event in enumerate(step.events):
        before, after = step.events[:place], step.events[place + 1 :]
        yield type(event), LEFT_OUT, replace(step, events=[*before, *after])
        for field in fields(event):
            for value in wrong.values(field.name, getattr(event, field.name)):
                changed: Any = event
                told = replace(changed, **{field.name: value})
                yield type(event), field.name, replace(step, events=[*before, told, *after])


def is_noticed(step: Step, rules: Ruleset) -> bool:
    """Whether the position that is rebuilt from a step's events is not the game's, or cannot be rebuilt."""
    try:
        follow(Rebuilt(step.before, rules), step)
    except (AssertionError, Untrue, LookupError, TypeError, ValueError):
        return True
    return False


class Survey:
    """How often something was told wrongly, and how often nobody noticed, by kind and field."""

    def __init__(self) -> None:
        self.tried: Counter[tuple[type[Event], str]] = Counter()
        self.missed: Counter[tuple[type[Event], str]] = Counter()
        self.examples: list[tuple[str, list[Event]]] = []

    def look(self, steps: Iterable[Step], rules: Ruleset) -> None:
        """Tell every step wrongly in every way."""
        wrong = Wrong(rules)
        for step in steps:
            assert not is_noticed(step, rules)
            for kind, field, lie in spoilt(step, wrong):
                self.tried[kind, field] += 1
                if not is_noticed(lie, rules):
                    self.missed[kind, field] += 1
                    self.examples.append((f"{kind.__name__}.{field}", lie.events))

    def table(self) -> str:
        """All kinds and fields, with how often each was spoilt and noticed."""
        lines = ["| event | left out, noticed | fields made wrong, noticed |", "|---|---|---|"]
        for kind in KINDS:
            cells = ", ".join(f"`{field.name}` {self._share(kind, field.name)}" for field in fields(kind))
            lines.append(f"| `{kind.__name__}` | {self._share(kind, LEFT_OUT)} | {cells} |")
        return "\n".join(lines)

    def _share(self, kind: type[Event], field: str) -> str:
        tried = self.tried[kind, field]
        return f"{tried - self.missed[kind, field]}/{tried}"


def survey(shifts: Iterable[int]) -> Survey:
    """Games on all maps, and on one where everybody is in everybody's way."""
    found = Survey()
    for shift in shifts:
        for seats, pairs in deal(shift):
            for map in (f"{seats}p", CROWDED):
                rules = ruleset(map, seats)
                found.look(told_game(rules, pairs, 4000 + shift * 10 + seats), rules)
    rules, pairs = earning_table(CROWDED)
    found.look(told_game(rules, pairs, 1), rules)
    return found


def places() -> Iterator[tuple[Path, int]]:
    """Where the sources tell an event: the file, and the how-manieth in it."""
    for path in sorted((ROOT / "src/elbowroom").rglob("*.py")):
        if {"engine", "content"} & set(path.parts):
            for number, _ in enumerate(TELLS.finditer(path.read_text(encoding="utf-8"))):
                yield path.relative_to(ROOT), number


def is_caught(path: Path, number: int) -> bool:
    """Whether the proof fails when this place is silent."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src", Path(folder, "src"))
        copy = Path(folder, path)
        text = copy.read_text(encoding="utf-8")
        told = list(TELLS.finditer(text))[number]
        copy.write_text(text[: told.start()] + "[].append(" + text[told.end() :], encoding="utf-8")
        run = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider", PROOF]
        environment = os.environ | {"PYTHONPATH": str(Path(folder, "src")), "PYTHONDONTWRITEBYTECODE": "1"}
        return (
            subprocess.run(run, cwd=ROOT, env=environment, capture_output=True, check=False).returncode == 1
        )


def main(arguments: list[str]) -> int:
    """Print what was noticed; 1 if something was not."""
    if "--sources" in arguments:
        missed = 0
        for path, number in places():
            caught = is_caught(path, number)
            missed += not caught
            print(f"{path} {number + 1}: {'noticed' if caught else 'NOT NOTICED'}", flush=True)
        return 1 if missed else 0
    found = survey([int(deal) for deal in arguments] or SHIFTS)
    print(found.table())
    seen = {kind for kind, _ in found.tried}
    print(f"\n{len(seen)} of {len(KINDS)} kinds, {sum(1 for _, field in found.tried if field)} fields, "
          f"{found.tried.total()} lies, {found.missed.total()} not noticed")  # fmt: skip
    for example in found.examples[:20]:
        print(*example)
    return 0 if seen == set(KINDS) and not found.missed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
