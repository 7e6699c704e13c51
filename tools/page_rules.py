"""What the page knows of the rulebook without a server: ``python -m tools.page_rules [--check]``.

The order of its pages, which rule explains what, and the examples before and after their moves.
"""

import json
import sys
from pathlib import Path
from typing import Any, cast

from elbowroom.content.loader import base_powers, base_races
from elbowroom.game import Game
from elbowroom.rulebook.book import book, links
from elbowroom.rulebook.examples import Example, examples, play

PAGE = Path(__file__).parents[1] / "web" / "src"
UNSEEN: dict[str, Any] = {
    "banners": {"shuffled": [], "returned": []},
    "badges": {"shuffled": [], "discarded": []},
}
"""What no picture shows."""


def book_file() -> str:
    """The order of the rulebook, the numbers of races and powers, and the links."""
    the = book()
    numbers = {
        trait.id: {"tokens": trait.tokens + trait.extra, "box": getattr(trait, "box", 0) or None}
        for trait in (*base_races(), *base_powers())
    }
    shown: dict[str, Any] = {
        "chapters": the.chapters,
        "races": the.races,
        "powers": the.powers,
        "rules": {trait: the.rule_of(trait) for trait in the.traits},
        "numbers": {trait: numbers[trait] for trait in the.traits},
        "questions": the.questions,
        "editions": the.editions,
        "words": the.words,
        "links": links(),
    }
    return _lines(shown)


def examples_file() -> str:
    """All examples before and after their moves."""
    return _lines({id: _shown(example) for id, example in examples().items()})


def _shown(example: Example) -> dict[str, Any]:
    before = example.game()
    return {
        "rules": example.rules,
        "see": example.see,
        "seat": before.seat,
        "before": _position(before),
        "after": _position(play(example)[0]),
    }


def _position(game: Game) -> dict[str, Any]:
    position = cast("dict[str, Any]", game.to_position())
    return {**{key: value for key, value in position.items() if key not in ("seed", "dice")}, **UNSEEN}


def _lines(shown: dict[str, Any]) -> str:
    """JSON with a line for each of its parts, so that changes can be read."""
    rows = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in shown.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


FILES = {"rules/book.json": book_file, "rulebook/examples.json": examples_file}


def main() -> int:
    """Write the files, or say which are out of date."""
    stale = [name for name, made in FILES.items() if _read(PAGE / name) != made()]
    if "--check" in sys.argv:
        return len(stale)
    for name in stale:
        (PAGE / name).parent.mkdir(exist_ok=True)
        (PAGE / name).write_text(FILES[name](), encoding="utf-8")
    return 0


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


if __name__ == "__main__":
    sys.exit(main())
