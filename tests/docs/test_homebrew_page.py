"""docs/homebrew.md lists every field, hook, name and law that there is, and nothing else."""

import ast
import inspect
import re

import pytest

from elbowroom import homebrew
from elbowroom.content.checks import hooks
from elbowroom.content.loader import ruleset
from elbowroom.engine.apply import new_state
from elbowroom.engine.trait import Trait
from tests.architecture.sources import PACKAGE, tree
from tests.docs.pages import page, rows, section

PAGE = page("docs/homebrew.md")
TESTING = PACKAGE / "testing"


def first_column(heading: str) -> list[str]:
    """What stands in backticks in the first column under a heading."""
    return [word for cells in rows(section(PAGE, heading)) for word in re.findall(r"`(.+?)`", cells[0])]


def parameters(function: object) -> list[str]:
    assert callable(function)
    return [name for name in inspect.signature(function).parameters if name != "self"]


@pytest.mark.parametrize(("heading", "kind"), [("Fields", "Trait"), ("Markers", "Marker")])
def test_every_field_is_listed(heading: str, kind: str) -> None:
    # From the source: a compiled constructor does not tell its parameters.
    classes = [node for node in tree(PACKAGE / "engine" / "trait.py").body if isinstance(node, ast.ClassDef)]
    (body,) = [node.body for node in classes if node.name == kind]
    (made,) = [node for node in body if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
    fields = [argument.arg for argument in (*made.args.args[1:], *made.args.kwonlyargs)]
    assert sorted(first_column(heading)) == sorted(fields)


def test_every_hook_is_listed_with_its_arguments() -> None:
    listed = first_column("Hooks")
    assert sorted(word.partition("(")[0] for word in listed) == sorted(hooks())
    for word in listed:
        name, given = re.fullmatch(r"(\w+)\((.*)\)", word).groups()  # type: ignore[union-attr]
        assert given.split(", ") == parameters(getattr(Trait, name)), name


def test_every_name_to_import_is_listed_with_its_arguments() -> None:
    words = [*first_column("Names to import"), *first_column("What a hook may do")]
    assert {word.partition("(")[0] for word in words} == set(homebrew.__all__)
    for word in words:
        if called := re.fullmatch(r"(\w+)\((.*)\)", word):
            assert called[2].split(", ") == parameters(getattr(homebrew, called[1])), word


def test_what_is_said_of_a_state_is_true_of_one() -> None:
    s = new_state(ruleset("2p", 2))
    for word in first_column("What a hook may ask"):
        for name in re.findall(r"^s\.(rules\.board\.\w+|rules\.\w+|\w+)", word):
            value: object = s
            for part in name.split("."):
                value = getattr(value, part)
        for name in re.findall(r"^\.(\w+)", word):
            assert hasattr(s.rules.board, name)


def test_every_law_is_listed() -> None:
    raised = {
        code
        for path in TESTING.glob("*.py")
        for code in re.findall(r'ContentError\(\s*"(\w+)"', path.read_text(encoding="utf-8"))
    }
    assert set(first_column("Laws")) == raised
