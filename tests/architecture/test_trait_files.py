"""A race or power is one small file that says which rule it is."""

import ast
import re
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, name, tree

BASE = PACKAGE / "content" / "base"
CHAPTERS = {"races": 10, "powers": 11}
"""Where the rules of both kinds stand, in the order of the alphabet."""

TRAITS = [
    pytest.param(path, f"{chapter}.{number}", id=path.stem)
    for folder, chapter in CHAPTERS.items()
    for number, path in enumerate(
        sorted(set((BASE / folder).glob("*.py")) - {BASE / folder / "__init__.py"}), 1
    )
]


def test_all_34_traits_are_there() -> None:
    assert len(TRAITS) == 14 + 20


@pytest.mark.parametrize(("path", "rule"), TRAITS)
def test_a_file_has_one_trait_of_its_own_name(path: Path, rule: str) -> None:
    module = tree(path)
    assigned = [node for node in module.body if isinstance(node, ast.Assign) and _targets(node) == ["TRAIT"]]
    assert len(assigned) == 1
    made = assigned[0].value
    assert isinstance(made, ast.Call)
    assert isinstance(made.args[0], ast.Constant)
    assert made.args[0].value == path.stem
    assert len([node for node in module.body if isinstance(node, ast.ClassDef)]) <= 1


def _targets(node: ast.Assign) -> list[str]:
    return [target.id for target in node.targets if isinstance(target, ast.Name)]


@pytest.mark.parametrize(("path", "rule"), TRAITS)
def test_its_docstring_begins_with_its_name_and_the_number_of_its_rule(path: Path, rule: str) -> None:
    english = path.stem.replace("_", " ").title()
    assert (ast.get_docstring(tree(path)) or "").startswith(f"{english} ({rule}): ")


@pytest.mark.parametrize(("path", "rule"), TRAITS)
def test_it_cites_no_rule_of_another_trait_in_its_docstring(path: Path, rule: str) -> None:
    cited = re.findall(r"\b1[01]\.\d+\b", ast.get_docstring(tree(path)) or "")
    assert cited == [rule]


@pytest.mark.parametrize("path", sorted(BASE.rglob("*.py")), ids=name)
def test_it_is_small(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 150
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ClassDef):
            assert node.end_lineno is not None
            assert node.end_lineno - node.lineno + 1 <= 60, node.name
