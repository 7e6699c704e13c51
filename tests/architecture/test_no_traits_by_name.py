"""Nothing knows a race, a power or a marker by name: what one of them does is said in its own file.

Names stand in the content and in the locales, and in the examples of those who write tests. The page's side
is tested in `web/tests`.
"""

import ast
import re
from pathlib import Path

import pytest

from elbowroom.content.loader import base_powers, base_races, ruleset
from tests.architecture.sources import files, loose_strings, name

ALLOWED = {
    "forest": "a terrain of the board",
    "hill": "a terrain of the board",
    "swamp": "a terrain of the board",
    "stout": "the phase of a late decline, as positions call it",
    "human": "who sits on a seat that no bot plays, as the protocol calls it",
}
NAMING = ("content/", "locales/")
"""Where races, powers and markers have their names."""
EXAMPLES = "testing/"
"""Where docstrings show scenarios, and scenarios name races."""
NAMELESS = [path for path in files() if not name(path).startswith(NAMING)]
SINGULARS = {"dwarves": "dwarf", "elves": "elf", "ratmen": "ratman"}


def names() -> set[str]:
    """Every race, power and marker, in the plural and the singular."""
    ids = {trait.id for trait in (*base_races(), *base_powers())}
    ids.update(marker.id for marker in ruleset("2p", 2).markers)
    singulars = {SINGULARS.get(id, id.removesuffix("s") if not id.endswith("ss") else id) for id in ids}
    return ids | singulars


def mentions(text: str) -> set[str]:
    """The names that occur in a text as words or as parts of identifiers."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)  # ElfKing is two words
    known = "|".join(sorted((id.replace("_", "[ _]") for id in names() - set(ALLOWED)), reverse=True))
    return set(re.findall(rf"(?<![a-z])(?:{known})(?:e?s)?(?![a-z])", words.lower()))


def test_names_are_found_wherever_they_hide() -> None:
    text = "a lone Elf; is_dwarf(TrollKing, HEROES) # the Dragon Master's fortresses, 'ratmen'"
    found = {"elf", "dwarf", "troll", "heroes", "dragon master", "fortresses", "ratmen"}
    assert mentions(text) == found
    assert mentions("the whole selfish army of giantess, hills and STOUT") == set()


@pytest.mark.parametrize("path", NAMELESS, ids=name)
def test_no_file_names_a_race_a_power_or_a_marker(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert mentions(without_docstrings(text) if name(path).startswith(EXAMPLES) else text) == set()


def without_docstrings(text: str) -> str:
    module = ast.parse(text)
    docstrings = loose_strings(module)
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and node in docstrings:
            node.value = ""
    return ast.unparse(module)


def test_nothing_is_allowed_that_the_package_does_not_need() -> None:
    text = " ".join(path.read_text(encoding="utf-8").lower() for path in NAMELESS)
    assert {word for word in ALLOWED if not re.search(rf"\b_?{word}", text)} == set()
